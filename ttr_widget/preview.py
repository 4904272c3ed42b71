"""`Preview`: what a move would do, as far as the seat that asks may know it (R56).

Made from the seat's `View`, so it can neither change the game nor show anything covered.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from . import texts
from .engine import Move, View
from .engine.paths import longest_trail

LOW_ON_TRAINS = 2


@dataclass(frozen=True)
class Preview:
    """What a legal move would do.

    Attributes:
        seat: who would move.
        move: the move.
        hand: the seat's cards afterwards, ``{colour: n}``, without cards that are still covered.
        gained: the face-up card taken, ``{colour: 1}``, or empty.
        paid: cards paid, ``{colour: n}``.
        covered: covered cards that would be drawn.
        offered: tickets that would be drawn, or are on offer.
        points: points scored at once (R34).
        total_points: the seat's route points afterwards.
        trains: trains left afterwards.
        completes: ids of own tickets that the move would connect (R42).
        tickets: ids of the tickets held afterwards.
        longest: the seat's longest path afterwards, in trains (R48).
        closes: ids of routes that the claim would close, to everybody or to this seat (R35, R36).
        ends_turn: whether the turn is over then; None where that hangs on a covered card.
        begins_final: whether the move would begin the final round (R43).
    """

    seat: int
    move: Move
    hand: dict[str, int]
    gained: dict[str, int] = field(default_factory=dict)
    paid: dict[str, int] = field(default_factory=dict)
    covered: int = 0
    offered: int = 0
    points: int = 0
    total_points: int = 0
    trains: int = 0
    completes: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    longest: int = 0
    closes: tuple[str, ...] = ()
    ends_turn: bool | None = True
    begins_final: bool = False
    language: str = "en"

    @classmethod
    def of(cls, view: View, move: Move, language: str = "en") -> Preview:
        """The preview of a move that is legal for the view's own seat."""
        assert isinstance(view.seat, int)
        own = view.players[view.seat]
        hand = {color: n for color, n in view.hand.items() if n}
        out: dict[str, Any] = {"trains": own.trains, "total_points": own.points, "longest": own.longest}
        out["tickets"] = tuple(t.id for t in view.tickets)
        if move.kind == "draw":
            out["gained"] = {str(move.color): 1}
            hand[str(move.color)] = hand.get(str(move.color), 0) + 1
        elif move.kind == "deck":
            out["covered"] = 1
        elif move.kind == "tickets":
            out["offered"] = min(3, view.ticket_deck_size)
        elif move.kind == "keep":
            out["tickets"] += move.tickets
            out["offered"] = len(view.offer)
        elif move.kind == "claim":
            _claim(view, move, hand, out)
        out["ends_turn"] = _ends_turn(view, move)
        low = out["trains"] <= LOW_ON_TRAINS and view.final is None and view.phase != "initial_tickets"
        out["begins_final"] = bool(out["ends_turn"] and low)
        return cls(view.seat, move, {c: n for c, n in hand.items() if n}, language=language, **out)

    def text(self, language: str | None = None) -> str:
        """The preview in a few words."""
        language = language or self.language
        if not texts.has("preview-points", language):  # an English text has English names in it
            language = "en"
        kind = self.move.kind
        parts: list[str] = []
        if kind == "draw":
            parts.append(texts.text("preview-gains", language, color=texts.color(str(self.move.color), language)))
        elif kind == "deck":
            parts.append(texts.text("preview-covered", language, n=self.covered))
        elif kind == "tickets":
            parts.append(texts.text("preview-offer", language, n=self.offered))
        elif kind == "keep":
            parts.append(texts.text("preview-keeps", language, kept=len(self.move.tickets), n=self.offered))
        elif kind == "pass":
            parts.append(texts.text("preview-pass", language))
        else:
            parts.append(texts.text("preview-points", language, n=self.points, total=self.total_points))
            parts.append(texts.text("preview-trains", language, n=self.trains))
            parts.append(texts.text("preview-longest", language, n=self.longest))
        for ident, names in (("preview-completes", self.completes), ("preview-closes", self.closes)):
            if names:
                words = texts.listing([texts.pair(n, language) for n in names], language)
                parts.append(texts.text(ident, language, tickets=words, routes=words))
        if self.begins_final:
            parts.append(texts.text("preview-final", language))
        return ("; " if language == "en" else "；").join(parts)

    def __str__(self) -> str:
        return self.text()


def _claim(view: View, move: Move, hand: dict[str, int], out: dict[str, Any]) -> None:
    board = view.board
    route = board.route(str(move.route))
    paid = {str(move.color): move.count} if move.count else {}
    if move.locomotives:
        paid["locomotive"] = move.locomotives
    for color, n in paid.items():
        hand[color] -= n
    points = board.route_points[route.length]
    out["paid"] = paid
    out["points"] = points
    out["total_points"] += points
    out["trains"] -= route.length
    out["completes"] = tuple(view.completes.get(route.id, ()))
    if route.twin is not None and board.routes[route.twin].id not in view.owners:
        out["closes"] = (board.routes[route.twin].id,)
    own = [board.route(r).index for r, seat in view.owners.items() if seat == view.seat]
    out["longest"] = longest_trail([(*board.ends[r], board.lengths[r], r) for r in [*own, route.index]])[0]


def _ends_turn(view: View, move: Move) -> bool | None:
    """Whether the turn is over after the move (R15, R18)."""
    if move.kind == "tickets":
        return False
    if move.kind not in {"draw", "deck"} or view.phase == "second_card" or move.color == "locomotive":
        return True
    covered = view.deck_size + sum(view.discard.values())
    market = list(view.market)
    if move.kind == "draw":
        market.remove(move.color)
    others = any(c is not None and c != "locomotive" for c in market)
    if covered > 1 or others:
        return False
    # One covered card is left: drawn, it is gone; otherwise it fills the slot, and nobody knows what it is.
    return None if move.kind == "draw" and covered else True
