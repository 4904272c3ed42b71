"""Move text, second half: which move a text means in this position.

Only what decides the meaning is looked at: which lanes are open and fit the cards, what the offer holds, and, where
the payment was left out, whether exactly one is legal. Two possible meanings are refused, never chosen from (R31).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from . import engine
from .engine import GameState, Move
from .engine.cards import COLORS, ORDINARY
from .errors import AmbiguousMove, IllegalMove, Refusal
from .notation import Intent, quoted, read
from .reasons import explain

# How far a refusal got through the order of reasons; of two lanes the one that got further explains better.
_STAGE = {
    "game_over": 0,
    "not_your_turn": 1,
    "must_finish_draw": 2,
    "must_choose_tickets": 2,
    "owned": 3,
    "closed_double": 4,
    "own_twin": 4,
    "not_enough_trains": 5,
    "wrong_count": 6,
    "mixed_colours": 7,
    "wrong_colour": 8,
    "not_in_hand": 9,
}
_CLOSED = ("owned", "own_twin", "closed_double")


def parse(text: str, state: GameState, seat: int | None, names: Sequence[str], language: str = "en") -> Move:
    """The move that a text means for a seat. The move need not be legal.

    Raises:
        IllegalMove: the text is no move, or names what is not on the board, or cards that no move can pay with.
        AmbiguousMove: it fits several moves; `choices` lists them.
        TypeError: not a text.
    """
    if not isinstance(text, str):
        raise TypeError(f"a move is a Move or a text such as 'draw red', not {type(text).__name__}")
    intent = read(text, state.board, language)
    return _Resolver(intent, state, seat, names, language).move()


class _Resolver:
    def __init__(self, intent: Intent, state: GameState, seat: int | None, names: Sequence[str], language: str) -> None:
        self.intent = intent
        self.state = state
        self.seat = state.to_move if seat is None else seat
        self.names = names
        self.language = language

    def move(self) -> Move:
        intent = self.intent
        if intent.kind == "draw":
            return Move.draw(str(intent.color))
        if intent.kind == "keep":
            return self.keep()
        if intent.kind == "claim":
            return self.claim() if intent.payment is None else self.paid_claim(intent.payment)
        return {"deck": Move.deck, "tickets": Move.draw_tickets, "pass": Move.pass_}[intent.kind]()

    def refuse(self, found: engine.Refusal) -> NoReturn:
        raise IllegalMove(explain(found, self.state, self.seat, self.names, self.language))

    def ambiguous(self, what: str, choices: list[Move]) -> NoReturn:
        args: dict[str, Any] = {"what": what, "n": len(choices), "choices": [str(c) for c in choices]}
        args["text"] = quoted(self.intent.text)
        raise AmbiguousMove(Refusal.of("ambiguous", self.language, **args), choices)

    def keep(self) -> Move:
        """Tickets in offer order; those that are not on offer stay as they were named, for the refusal."""
        offer: list[str] = []
        if self.seat is not None and self.state.legal_actions_of(self.seat):
            offer = [self.state.board.tickets[t].id for t in self.state.offers[self.seat]]
        named = self.intent.tickets
        if named is None:
            return Move.keep(offer)
        return Move.keep(t for t in offer if t in named) if set(named) <= set(offer) else Move.keep(named)

    def paid_claim(self, payment: tuple[tuple[str, int], ...]) -> Move:
        """A claim whose payment was written out."""
        cards = dict.fromkeys(COLORS, 0)
        for color, n in payment:
            cards[color] += n
        colors = [c for c in ORDINARY if cards[c]]
        routes = self.intent.routes
        if len(routes) > 1:
            routes = self.fitting(routes, colors, sum(cards.values())) or (self.best_explained(routes, cards),)
        if len(colors) > 1:  # no `Move` can say that; the engine says whether something else is wrong before it
            found = self.state.why_not_claim(self.explained(routes, cards), cards, self.seat)
            assert found is not None
            self.refuse(found)
        moves = [Move.claim(r, colors[0] if colors else "locomotive", cards[colors[0]] if colors else 0,
                            cards["locomotive"]) for r in routes]  # fmt: skip
        if len(moves) > 1:
            self.ambiguous("lane", moves)
        return moves[0]

    def explained(self, routes: Sequence[str], cards: dict[str, int]) -> str:
        return routes[0] if len(routes) == 1 else self.best_explained(routes, cards)

    def fitting(self, routes: Sequence[str], colors: list[str], number: int) -> tuple[str, ...]:
        """The lanes that are open to the seat and take these cards."""
        closed = self.closed()
        fits = []
        for ident in routes:
            route = self.state.board.route(ident)
            of_color = len(colors) < 2 and (route.color == "gray" or not colors or colors[0] == route.color)
            if ident not in closed and of_color and route.length == number:
                fits.append(ident)
        return tuple(fits)

    def closed(self) -> set[str]:
        """Routes that are owned or closed, whatever the cards and trains."""
        if self.seat is None:
            return {self.state.board.routes[i].id for i, owner in enumerate(self.state.owners) if owner >= 0}
        closed = self.state.closed(self.seat)
        return {route for code in _CLOSED for route in closed.get(code, ())}

    def best_explained(self, routes: Sequence[str], cards: dict[str, int]) -> str:
        """Of lanes of which none fits, the one whose refusal says most."""
        found = {r: self.state.why_not_claim(r, cards, self.seat) for r in routes}
        return max(routes, key=lambda r: _STAGE.get(reason.code, 0) if (reason := found[r]) else 10)

    def claim(self) -> Move:
        """A claim without a payment: fine where exactly one is legal."""
        routes = self.intent.routes
        legal = [m for m in self.state.legal_moves(self.seat) if m.kind == "claim" and m.route in routes]
        if len(legal) == 1:
            return legal[0]
        if legal:
            self.ambiguous("payment", legal)
        reasons = [r for r in (self.why_unpayable(route) for route in routes) if r is not None]
        return self.refuse(max(reasons, key=lambda r: _STAGE.get(r.code, 0)))

    def why_unpayable(self, ident: str) -> engine.Refusal | None:
        """Why no payment at all is legal: the reason for the cards that come nearest."""
        route = self.state.board.route(ident)
        hand = self.state.hands[self.seat] if self.seat is not None else [0] * 9
        colors = ORDINARY if route.color == "gray" else (route.color,)
        color = max(colors, key=lambda c: hand[COLORS.index(c)])
        locomotives = min(hand[8], route.length - 1)
        cards = {color: route.length - locomotives, "locomotive": locomotives}
        return self.state.why_not_claim(ident, cards, self.seat)
