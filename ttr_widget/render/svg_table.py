"""The table round the board, as SVG: players and market at its side, hand and tickets of the view's seat below."""

from __future__ import annotations

from math import ceil

from ttr_widget import texts
from ttr_widget.engine import COLORS, View
from ttr_widget.engine.scoring import TicketProgress
from ttr_widget.widths import clip, columns

from . import words
from .layout import BoardModel
from .markup import Style, label, tag
from .markup import words as content
from .svg_cards import back, card, card_defs, empty_place, mini_map
from .theme import Theme

GAP = 14
SIDE = 300
ROW = 62
"""Height of a player's row."""

STUB = 52
"""Height of a ticket."""

HAND = 590
"""Width of the hand's panel."""

Box = tuple[float, float, float, float]


def _has_hand(view: View) -> bool:
    return view.seat is not None and view._own is not None  # noqa: SLF001 - the seat an open view shows as its own


def _stubs(view: View) -> list[tuple[TicketProgress, bool]]:
    """Tickets of the seat, and whether each is only on offer."""
    return [(one, i >= len(view.tickets)) for i, one in enumerate(view.progress)]


def _foot(view: View) -> float:
    """Height of the row below the board."""
    if not _has_hand(view):
        return 0
    return max(150, 44 + (STUB + 8) * ceil(len(_stubs(view)) / 2))


def box_of(model: BoardModel, view: View, margin: float) -> Box:
    """Left, top, width and height of the whole table."""
    foot = _foot(view)
    height = model.height + 2 * margin + (foot + GAP if foot else 0)
    return -margin - GAP, -margin - GAP, model.width + 2 * margin + SIDE + 3 * GAP, height + 2 * GAP


def backdrop(box: Box, theme: Theme) -> str:
    """The table itself."""
    left, top, width, height = box
    return tag("rect", x=left, y=top, width=width, height=height, rx=12, fill=theme.tokens["bg"])


def table_defs(view: View, theme: Theme) -> list[str]:
    """The card faces that lie on the table."""
    shown = [color for color in view.market if color is not None]
    return card_defs([*shown, *(view.hand if _has_hand(view) else ())], theme)


def draw_table(view: View, model: BoardModel, theme: Theme, language: str, margin: float) -> list[str]:
    """All panels."""
    left, top = model.width + margin + GAP, -margin
    out = []
    for seat in range(view.num_players):
        out.append(_player(view, seat, theme, language, left, top))
        top += ROW + 8
    out.append(_market(view, theme, language, left, top + 4))
    top += 4 + 212 + GAP
    out.append(_log(view, theme, language, left, top, model.height + margin - top))
    foot = _foot(view)
    if foot:
        y = model.height + margin + GAP
        width = model.width + 2 * margin + GAP + SIDE
        out.append(_hand(view, theme, language, -margin, y, foot))
        out.append(_tickets(view, model, theme, language, (-margin + HAND + GAP, y, width - HAND - GAP, foot)))
    return out


def _panel(box: Box, theme: Theme, heading: str = "", *, active: bool = False) -> str:
    x, y, width, height = box
    tokens = theme.tokens
    edge: Style = {"stroke": tokens["accent"], "stroke_width": 2} if active else {"stroke": tokens["line"]}
    out = tag("rect", x=x, y=y, width=width, height=height, rx=10, fill=tokens["panel"], **edge)
    return out + (label(heading, x + 14, y + 22, 13, fill=tokens["text"], font_weight=600) if heading else "")


def _player(view: View, seat: int, theme: Theme, language: str, x: float, y: float) -> str:
    tokens, player, look = theme.tokens, view.players[seat], theme.seats[seat]
    won = seat in view.winners
    points = view.scores[seat].total if view.is_over else player.points
    name = clip(words.names_of(view)[seat], 18)
    notes = [texts.text("text-you", language)] if seat == view.seat else []
    if player.kind != "person":
        notes.append(texts.text("text-bot", language))
    if won:
        notes.append(texts.text("ui-winner", language))
    elif seat == view.turn:
        notes.append(texts.text("ui-to-move", language))
    counts = [
        f"{texts.text(f'text-column-{what}', language)} {n}"
        for what, n in (("trains", player.trains), ("cards", player.cards), ("tickets", player.tickets))
    ]
    said = tag("tspan", content(name), font_weight=700, font_size=14, fill=tokens["text"])
    said += tag("tspan", content(" · ".join(notes)), dx=9, font_weight=600) if notes else ""
    return "".join((
        _panel((x, y, SIDE, ROW), theme, active=won or seat == view.turn),
        tag("rect", x=x + 12, y=y + 13, width=32, height=36, rx=7, fill=look.fill, stroke="#fff", stroke_width=1.6),
        label(str(seat + 1), x + 28, y + 37, 17, fill=look.ink, font_weight=800, text_anchor="middle"),
        tag("text", said, x=x + 56, y=y + 27, font_size=11, fill=tokens["accent"]),
        label(" · ".join(counts), x + 56, y + 47, 11, fill=tokens["muted"]),
        label(str(points), x + SIDE - 14, y + 40, 23, fill=tokens["text"], font_weight=800, text_anchor="end"),
    ))  # fmt: skip


def _market(view: View, theme: Theme, language: str, x: float, y: float) -> str:
    tokens = theme.tokens
    out = [_panel((x, y, SIDE, 212), theme, texts.text("text-market", language))]
    for slot, color in enumerate(view.market):
        at = (x + 14 + 55.4 * slot, y + 34)
        out.append(empty_place(*at, 76, theme) if color is None else card(color, *at, 76))
    piles = (
        ("cards", "text-column-cards", [str(view.deck_size)]),
        ("tickets", "text-column-tickets", [str(view.ticket_deck_size)]),
    )
    for i, (kind, ident, counts) in enumerate(piles):
        left = x + 16 + 142 * i
        out.append(back(kind, left, y + 134, 62))
        out.append(label(texts.text(ident, language), left + 56, y + 160, 12, fill=tokens["text"], font_weight=700))
        out.append(label(counts[0], left + 56, y + 178, 12, fill=tokens["muted"]))
    return "".join(out)


def _log(view: View, theme: Theme, language: str, x: float, y: float, height: float) -> str:
    """The last events, as many as there is room for."""
    room = int((height - 20) / 34)
    if room < 1 or not view.events:
        return ""
    out = [_panel((x, y, SIDE, height), theme)]
    for i, event in enumerate(reversed(view.events[-room:])):
        top = y + 24 + 34 * i
        fill = theme.seats[event["seat"]].fill
        out.append(tag("circle", cx=x + 18, cy=top - 4, r=5, fill=fill, stroke=theme.tokens["line"]))
        said = _two_lines(words.event(event, view, language), 38)
        for line, text in enumerate(said):
            out.append(label(text, x + 32, top + 14 * line, 11.5, fill=theme.tokens["muted" if line else "text"]))
    return "".join(out)


def _two_lines(text: str, room: int) -> list[str]:
    if columns(text) <= room:
        return [text]
    cut = len(text)
    while columns(text[:cut]) > room:
        cut -= 1
    space = text.rfind(" ", room // 2, cut + 1)
    cut = space if space > 0 else cut
    return [text[:cut], clip(text[cut:].strip(), room)]


def _hand(view: View, theme: Theme, language: str, x: float, y: float, height: float) -> str:
    tokens, hand = theme.tokens, view.hand
    total = sum(hand.values())
    out = [_panel((x, y, HAND, height), theme, f"{texts.text('text-hand', language)} · {total}")]
    colors = [color for color in COLORS if hand.get(color)]
    for i, color in enumerate(colors):
        left = x + 16 + 63 * i
        sheets = reversed(range(min(3, hand[color])))
        out += [card(color, left + 3.4 * sheet, y + 50 - 3.2 * sheet, 84) for sheet in sheets]
        out.append(tag("circle", cx=left + 57, cy=y + 48, r=10, fill=tokens["panel"], stroke=tokens["text"]))
        count = label(str(hand[color]), left + 57, y + 52, 12, fill=tokens["text"], font_weight=800,
                      text_anchor="middle")  # fmt: skip
        out.append(count)
    return "".join(out)


def _tickets(view: View, model: BoardModel, theme: Theme, language: str, box: Box) -> str:
    x, y, width, _ = box
    out = [_panel(box, theme, texts.text("text-tickets", language))]
    wide = (width - 28 - 10) / 2
    for i, (one, is_offer) in enumerate(_stubs(view)):
        at = (x + 14 + (wide + 10) * (i % 2), y + 34 + (STUB + 8) * (i // 2))
        out.append(_stub(one, model, theme, language, at, wide, is_offer=is_offer))
    return "".join(out)


def _stub(
    one: TicketProgress, model: BoardModel, theme: Theme, language: str, at: tuple[float, float], wide: float,
    *, is_offer: bool
) -> str:  # fmt: skip
    x, y = at
    tokens = theme.tokens
    paper = "#FFF8E6" if not theme.dark else tokens["panel2"]
    n = 5.5  # the notches
    outline = (
        f"M{x + 7:.1f} {y:.1f}h{wide - 14:.1f}q7 0 7 7v{STUB / 2 - 7 - n:.1f}a{n} {n} 0 0 0 0 {2 * n}"
        f"v{STUB / 2 - 7 - n:.1f}q0 7-7 7h{14 - wide:.1f}q-7 0-7-7v{n + 7 - STUB / 2:.1f}a{n} {n} 0 0 0 0-{2 * n}"
        f"v{n + 7 - STUB / 2:.1f}q0-7 7-7z"
    )
    state = "muted" if one.claims_left is None and not one.done else "good" if one.done else "warn"
    said = texts.text("text-offer", language) if is_offer else words.progress(one, language)
    name = words.ticket(one.ticket, language).rpartition(" ")[0]
    room = int((wide - 150) / 7.2)
    bar: Style = {"x": x + 78, "y": y + 34, "height": 6, "rx": 3}
    dashes: Style = {"stroke_dasharray": "3 3", "stroke": tokens["line"]}
    return "".join((
        tag("path", d=outline, fill=paper, stroke=tokens["line"], **({"stroke_dasharray": "5 3"} if is_offer else {})),
        mini_map(model, (one.ticket.a, one.ticket.b), x + 14, y + 9, 54, theme),
        label(clip(name, room), x + 78, y + 22, 12.5, fill=tokens["text"], font_weight=700),
        tag("rect", width=70, fill=tokens["line"], opacity=0.6, **bar),
        tag("rect", width=70 * (1 if one.done else one.share), fill=tokens[state], **bar) if one.done or one.share
        else "",
        label(said, x + 156, y + 41, 11, fill=tokens[state]),
        tag("path", d=f"M{x + wide - 52:.1f} {y + 6:.1f}v{STUB - 12}", **dashes),
        label(str(one.ticket.points), x + wide - 27, y + 33, 19, fill=tokens["text"], font_weight=800,
              text_anchor="middle"),
    ))  # fmt: skip
