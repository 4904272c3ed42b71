"""Words in pictures and texts: free text made harmless, and sentences about a view."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

from ttr_widget import texts
from ttr_widget.engine import COLORS, USA, View
from ttr_widget.engine.board import Ticket
from ttr_widget.engine.scoring import TicketProgress
from ttr_widget.widths import columns


def plain(text: str) -> str:
    r"""Free text as one line without characters that steer a terminal, turn a line round, or break XML.

    >>> plain("Ann\x1b[31m\n \u202eBo")
    'Ann[31m Bo'
    """
    kept = (c for c in " ".join(text.split()) if unicodedata.category(c) not in {"Cc", "Cf", "Cs", "Co", "Cn"})
    return "".join(kept)


def wrap(items: Iterable[str], room: int, language: str) -> list[str]:
    """Things separated by commas, in lines of at most `room` columns; no item is broken."""
    comma = texts.listing(["", ""], language)
    lines = [""]
    for item in items:
        if lines[-1] and columns(lines[-1] + comma + item) > room:
            lines[-1] += comma.rstrip()
            lines.append(item)
        else:
            lines[-1] += (comma if lines[-1] else "") + item
    return lines


def names_of(view: View) -> list[str]:
    """The players' names, harmless, by seat."""
    return [plain(player.name) or f"P{seat}" for seat, player in enumerate(view.players)]


def title(view: View, language: str) -> str:
    """What board and which move this is."""
    name = texts.text("ui-title", language) if view.board == USA else plain(view.board.name)
    return texts.text("text-title", language, board=name, ply=view.ply)


def who_moves(view: View, language: str) -> str:
    """Whose turn it is and what is to be done, or who has won."""
    names = names_of(view)
    if view.is_over:
        winners = texts.listing([names[seat] for seat in view.winners], language)
        return texts.text("text-won", language, names=winners, n=len(view.winners))
    assert view.turn is not None
    phase = view.phase.replace("_", "-")
    waiting = [names[seat] for seat, player in enumerate(view.players) if not player.answered]
    name = texts.listing(waiting, language) if waiting else names[view.turn]
    said = texts.text(f"text-phase-{phase}", language, name=name, n=max(1, len(waiting)))
    if view.final is not None:
        said += texts.text("text-final", language, n=view.final[1])
    return said


def whose_eyes(view: View, language: str) -> str:
    """Who the view belongs to."""
    if isinstance(view.seat, int):
        return texts.text("text-eyes-seat", language, name=names_of(view)[view.seat])
    return texts.text("text-eyes-open" if view.seat == "open" else "text-eyes-spectator", language)


def cards(hand: Mapping[str, int], language: str) -> list[str]:
    """Cards by colour, in the usual order."""
    return [
        texts.text("ui-payment-part", language, n=hand[color], kind=color, color=texts.color(color, language))
        for color in COLORS
        if hand.get(color)
    ]


def ticket(one: Ticket, language: str) -> str:
    """A ticket with its points; the board knows which hyphen joins the two cities."""
    return f"{texts.city(one.a, language)}–{texts.city(one.b, language)} {one.points}"


def route(id_: str, view: View, language: str) -> str:
    """A route in words, with its length."""
    found = view.board.route(id_)
    words = f"{texts.city(found.a, language)}–{texts.city(found.b, language)}"
    if found.lane is not None:
        words += f" ({texts.color(found.lane, language)})"
    return f"{words} {found.length}"


def progress(one: TicketProgress, language: str) -> str:
    """How far a ticket is, in words."""
    if one.done:
        return texts.text("ui-ticket-done", language)
    if one.claims_left is None:
        return texts.text("ui-ticket-blocked", language)
    return texts.text("ui-ticket-left", language, n=one.claims_left)


def event(what: Mapping[str, Any], view: View, language: str) -> str:
    """A sentence about something that has happened."""
    kind = what["kind"]
    args: dict[str, Any] = {"name": names_of(view)[what["seat"]]}
    if kind == "draw":
        args["color"] = texts.color(what["color"], language)
    elif kind == "tickets":
        args["n"] = what["n"]
    elif kind == "keep" and "kept" not in what:  # of the first tickets, as long as others are choosing
        kind = "chosen"
    elif kind == "keep":
        args |= {"kept": what["kept"], "of": what["of"]}
    elif kind == "claim":
        args["route"] = route(what["route"], view, language).rpartition(" ")[0]
        paid: dict[str, int] = {"locomotive": what["locomotives"]}
        if what["count"]:
            paid[what["color"]] = paid.get(what["color"], 0) + what["count"]
        args["payment"] = texts.text("ui-payment-join", language).join(cards(paid, language))
        args["points"] = what["points"]
    return texts.text(f"event-live-{kind}", language, **args)


def describe(view: View, language: str) -> str:
    """The board in a few sentences, for those who cannot see the picture."""
    said = [who_moves(view, language)]
    for seat, (name, player) in enumerate(zip(names_of(view), view.players, strict=True)):
        total = view.scores[seat].total if view.is_over else player.points
        owned = sum(owner == seat for owner in view.owners.values())
        said.append(texts.text("text-describe", language, name=name, points=total, trains=player.trains, routes=owned))
    claims = [e for e in view.events if e["kind"] == "claim"]
    if claims:
        said.append(event(claims[-1], view, language))
    return " ".join(said)
