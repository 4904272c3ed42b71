"""A view as plain text, for terminals, untrusted notebooks and screen readers: at most 80 columns."""

from __future__ import annotations

from ttr_widget import texts
from ttr_widget.engine import View
from ttr_widget.engine.view import PlayerView
from ttr_widget.widths import clip, columns, pad

from . import words

WIDTH = 80


def to_text(view: View, language: str = "en") -> str:
    """The view in words: whose turn it is, the players, the market, own cards and tickets, who owns which routes.

    What the view does not show stands there as ``?``. Names are cleared of characters that steer a terminal.

    Args:
        view: what may be told.
        language: ``"en"``, ``"zh"`` or ``"ja"``.
    """
    lines = [f"{words.title(view, language)} · {words.whose_eyes(view, language)}", words.who_moves(view, language)]
    if view.events:
        lines.append(words.event(view.events[-1], view, language))
    lines += ["", *_players(view, language), "", *_rows(_table(view, language), language)]
    lines += ["", *_rows(_routes(view, language), language)]
    return "\n".join(line.rstrip() for line in lines).rstrip("\n")


Rows = list[tuple[str, list[str]]]
"""A heading and the things that belong to it."""


def _players(view: View, language: str) -> list[str]:
    """The table of the players; with the final scores when the game is over."""
    if view.is_over:
        heads: tuple[str, ...] = ("routes", "tickets", "longest", "total")
        rows = [
            (s.route_points, f"{s.ticket_points:+d}", f"{s.longest_path} +{s.longest_bonus}", s.total)
            for s in view.scores
        ]
        table = [[str(cell) for cell in row] for row in rows]
    else:
        heads = ("points", "trains", "cards", "tickets", "longest")
        table = [[str(c) for c in (p.points, p.trains, p.cards, _tickets(view, s, p), p.longest)]
                 for s, p in enumerate(view.players)]  # fmt: skip
    titles = [texts.text(f"text-column-{head}", language) for head in heads]
    names = [_name(view, seat, language) for seat in range(view.num_players)]
    first = max(columns(name) for name in names)
    rooms = [max(columns(t), *(columns(row[i]) for row in table)) for i, t in enumerate(titles)]
    heading = "".join(pad(t, r + 2, right=True) for t, r in zip(titles, rooms, strict=True))
    out = [pad("", first + 4) + heading]
    for seat, (name, row) in enumerate(zip(names, table, strict=True)):
        active = seat in view.winners if view.is_over else seat == view.turn
        cells = "".join(pad(cell, r + 2, right=True) for cell, r in zip(row, rooms, strict=True))
        out.append(f"{'>' if active else ' '} {seat + 1} {pad(name, first)}{cells}")
    return out


def _name(view: View, seat: int, language: str) -> str:
    player = view.players[seat]
    said = [clip(words.names_of(view)[seat], 20)]
    if seat == view.seat:
        said.append(texts.text("text-you", language))
    if player.kind != "person":
        said.append(texts.text("text-bot", language))
    return said[0] if len(said) == 1 else f"{said[0]} ({texts.listing(said[1:], language)})"


def _tickets(view: View, seat: int, player: PlayerView) -> str:
    """Done of held, as far as the view tells."""
    if view.seat == "open":
        return str(player.tickets)
    if seat != view.seat:
        return f"?/{player.tickets}"
    return f"{sum(p.done for p in view.progress[: player.tickets])}/{player.tickets}"


def _table(view: View, language: str) -> Rows:
    """Market and decks, then what the view shows of hands and tickets."""

    def head(ident: str, name: str = "") -> str:
        said = texts.text(f"text-{ident}", language)
        return f"{said} ({name})" if name else said

    market = ["–" if color is None else texts.color(color, language) for color in view.market]
    rows: Rows = [(head("market"), market)]
    counts = {"deck": view.deck_size, "discard": sum(view.discard.values()), "tickets": view.ticket_deck_size}
    rows.append((head("decks"), [texts.text("text-decks-left", language, **counts)]))
    if view.discard:
        rows.append((head("discard"), words.cards(view.discard, language)))
    for seat, player in enumerate(view.players):
        if player.hand is None and player.tickets_held is None:
            continue
        name = "" if view.seat == seat and not view.is_over else clip(words.names_of(view)[seat], 12)
        if player.hand is not None:
            rows.append((head("hand", name), words.cards(player.hand, language) or ["–"]))
        if player.tickets_held:
            rows.append((head("tickets", name), _held(view, seat, player, language)))
        if player.offer_held:
            rows.append((head("offer", name), [words.ticket(t, language) for t in player.offer_held]))
    return rows


def _held(view: View, seat: int, player: PlayerView, language: str) -> list[str]:
    own = view.turn if view.seat == "open" else view.seat
    if view.is_over:
        done = {t.id for t in view.scores[seat].tickets_completed}
        state = {t.id: texts.text("ui-ticket-done" if t.id in done else "ui-ticket-missed", language)
                 for t in player.tickets_held or ()}  # fmt: skip
    elif seat == own:
        state = {p.ticket.id: words.progress(p, language) for p in view.progress}
    else:
        state = {}
    return [
        f"{words.ticket(t, language)} ({state[t.id]})" if t.id in state else words.ticket(t, language)
        for t in player.tickets_held or ()
    ]


def _routes(view: View, language: str) -> Rows:
    owned: dict[int, list[str]] = {}
    for id_, seat in sorted(view.owners.items()):
        owned.setdefault(seat, []).append(words.route(id_, view, language))
    heading = texts.text("text-routes", language)
    return [
        (f"{heading} {seat + 1} {clip(words.names_of(view)[seat], 12)}", routes)
        for seat, routes in sorted(owned.items())
    ]


def _rows(rows: Rows, language: str) -> list[str]:
    """Headings in a column of their own, things beside them, long lists going on below."""
    if not rows:
        return []
    room = max(columns(head) for head, _ in rows) + 2
    out = []
    for head, things in rows:
        first, *more = words.wrap(things, WIDTH - room, language)
        out.append(pad(head, room) + first)
        out += [" " * room + line for line in more]
    return out
