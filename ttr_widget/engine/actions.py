"""The action space of a board: every decision that can occur in it as one small number.

    0 … 8      draw the face-up card of that colour        9   draw from the deck
    10         draw tickets                               11   pass
    12 … 18    keep a subset of the offer: number - 11 is the bit mask of the tickets kept, in offer order
    19 …       claims: every route with every payment it can have (R29-R31)

The table depends on the board alone, so numbers mean the same in every state of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import COLOR_INDEX, COLORS, EMPTY, LOCOMOTIVE, NUM_CARDS
from .moves import Move

if TYPE_CHECKING:
    from .board import Board

DRAW_DECK: Final = 9
DRAW_TICKETS: Final = 10
PASS: Final = 11
KEEP: Final = 11  # plus the mask, 1 to 7
FIRST_CLAIM: Final = 19

OFFER_SIZE: Final = 3
INITIAL_KEEP: Final = 2
"""Tickets drawn at a time (R38), and how many of the first ones must be kept (R6)."""

Claims = tuple[tuple[int, ...], bytes]
"""Claim actions, and the route of each as a byte."""


def _keeps(size: int, least: int) -> tuple[int, ...]:
    return tuple(KEEP + mask for mask in range(1, 1 << size) if mask.bit_count() >= least)


KEEPS: Final = tuple(_keeps(size, 1) for size in range(OFFER_SIZE + 1))
"""Legal choices from an offer of so many tickets during the game (R38)."""

INITIAL_KEEPS: Final = tuple(_keeps(size, min(INITIAL_KEEP, size)) for size in range(OFFER_SIZE + 1))
"""The same for the first tickets (R6)."""

# Draw actions by what can be taken: nine bits of colours face up, then deck, tickets, and "second card".
HAS_DECK: Final = 1 << 9
HAS_TICKETS: Final = 1 << 10
IS_SECOND: Final = 1 << 11


def _draws() -> tuple[tuple[int, ...], ...]:
    out: list[tuple[int, ...]] = [()]
    # With each further bit every list so far comes once more, with that bit's action at its end.
    for action in (*range(len(COLORS)), DRAW_DECK, DRAW_TICKETS):
        out += [draws + (action,) for draws in out]  # noqa: RUF005 (measured: this runs at every import)
    out += [tuple([a for a in draws if a not in (LOCOMOTIVE, DRAW_TICKETS)]) for draws in out]
    return tuple(out)


DRAWS: Final = _draws()

COLOR_BIT: Final = (*(1 << c for c in range(len(COLORS))), 0)
"""Bit of a market slot's colour; the last entry, which `EMPTY` finds, is 0."""

assert COLOR_BIT[EMPTY] == 0


class ActionSpace:
    """What each action number means on one board, and which claims a hand can pay for."""

    def __init__(self, board: Board) -> None:
        self.board = board
        route_of = [-1] * FIRST_CLAIM
        color_of = [-1] * FIRST_CLAIM
        count_of = [0] * FIRST_CLAIM
        locos_of = [0] * FIRST_CLAIM
        for route in board.routes:
            colors = range(LOCOMOTIVE) if route.color == "gray" else (COLOR_INDEX[route.color],)
            for color in colors:
                for locos in range(route.length):
                    route_of.append(route.index)
                    color_of.append(color)
                    count_of.append(route.length - locos)
                    locos_of.append(locos)
            route_of.append(route.index)
            color_of.append(LOCOMOTIVE)
            count_of.append(0)
            locos_of.append(route.length)
        self.route_of = tuple(route_of)
        self.color_of = tuple(color_of)
        self.count_of = tuple(count_of)
        self.locos_of = tuple(locos_of)
        self.num_actions = len(route_of)
        self.longest_route = max(board.lengths, default=0)
        # `bytes.translate` with such a table turns routes into 1 (open) and 0; see `Kernel._open`.
        self.all_open = bytes(1 if r < len(board.routes) else 0 for r in range(256))
        # Claims by trains left, colour, cards of it, locomotives, each clamped to the longest route; filled on demand.
        self.width = self.longest_route + 1
        self.per_color = self.width * self.width
        self.per_trains = self.per_color * len(COLORS)
        # `blocks[trains] + per_color * colour + rows[cards] + columns[locomotives]` is the index.
        clamped = [min(n, self.longest_route) for n in range(NUM_CARDS + 1)]
        self.columns = tuple(clamped)
        self.rows = tuple(self.width * n for n in clamped)
        self.blocks = tuple(self.per_trains * n for n in clamped)
        self.claims: list[Claims | None] = [None] * (self.per_trains * self.width)
        self._moves: tuple[Move | None, ...] | None = None
        self._ids: dict[Move, int] | None = None

    def payable(self, index: int) -> Claims:
        """The claims at an index of `claims`: routes in reach of the trains, paid with this colour (R29-R32).

        For the locomotive these are the payments with locomotives alone, for a colour those with at least one card of
        it; so every payment is listed exactly once.
        """
        entry = self.claims[index]
        if entry is None:
            trains, rest = divmod(index, self.per_trains)
            color, rest = divmod(rest, self.per_color)
            cards, locos = divmod(rest, self.width)
            ids = [
                a
                for a in range(FIRST_CLAIM, self.num_actions)
                if self.color_of[a] == color
                and self.count_of[a] <= cards
                and self.locos_of[a] <= locos
                and self.board.lengths[self.route_of[a]] <= trains
            ]
            entry = (tuple(ids), bytes(self.route_of[a] for a in ids))
            self.claims[index] = entry
        return entry

    @property
    def moves(self) -> tuple[Move | None, ...]:
        """The interned `Move` of each action; `None` for the choices from an offer, which depend on the offer."""
        if self._moves is None:
            fixed: list[Move | None] = [Move.draw(c) for c in COLORS]
            fixed += [Move.deck(), Move.draw_tickets(), Move.pass_()]
            fixed += [None] * (FIRST_CLAIM - len(fixed))
            routes = self.board.routes
            for a in range(FIRST_CLAIM, self.num_actions):
                color = COLORS[self.color_of[a]]
                fixed.append(Move.claim(routes[self.route_of[a]].id, color, self.count_of[a], self.locos_of[a]))
            self._moves = tuple(fixed)
        return self._moves

    @property
    def ids(self) -> dict[Move, int]:
        """The action number of each interned move."""
        if self._ids is None:
            self._ids = {move: a for a, move in enumerate(self.moves) if move is not None}
        return self._ids
