"""The fields of a game, all of them: what a position is made of, and how it is copied.

Small numbers: colours are indices of `cards.COLORS`, routes and tickets indices of the board, hands one flat list of
nine counts a seat. The deck is a list whose last card is on top. `_open` holds for each seat a table of 256 bytes, 1
where the route with that index is unowned and not closed to the seat (R28, R35, R36).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from .actions import ActionSpace
from .board import Board
from .rules import Rules

if TYPE_CHECKING:
    from .outcome import Outcome

PHASES: Final = ("initial_tickets", "turn", "second_card", "tickets", "over")
INITIAL: Final = 0
TURN: Final = 1
SECOND: Final = 2
TICKETS: Final = 3
OVER: Final = 4

NO_SEAT: Final = -1


NAMES: Final = (
    "_chance",
    "_deck",
    "_discard",
    "_final",
    "_hands",
    "_known",
    "_log",
    "_market",
    "_offers",
    "_open",
    "_passes",
    "_paths",
    "_pending",
    "_phase",
    "_points",
    "_returned",
    "_routes",
    "_space",
    "_ticket_deck",
    "_tickets",
    "_trains",
    "_turn",
    "_turns_left",
    "board",
    "num_players",
    "rules",
    "start",
)
"""Every field. Compiled classes have no `__slots__`, so the names stand here."""


class Fields:
    """A position as numbers. Nothing in it is decided here."""

    __slots__ = NAMES

    board: Board
    rules: Rules
    num_players: int
    start: int
    _space: ActionSpace
    _phase: int
    _turn: int
    _hands: list[int]
    _known: list[int]
    _trains: list[int]
    _points: list[int]
    _market: list[int]
    _deck: list[int]
    _discard: list[int]
    _ticket_deck: tuple[int, ...]
    _tickets: list[tuple[int, ...]]
    _offers: list[tuple[int, ...]]
    _pending: list[int]
    _returned: list[tuple[int, ...]]
    _routes: list[tuple[int, ...]]
    _open: list[bytes]
    _paths: list[tuple[int, tuple[int, ...]] | None]
    _final: int
    _turns_left: int
    _passes: int
    _chance: int
    _log: Outcome | None

    def clone(self) -> Self:
        """An independent copy."""
        new = self.__class__()
        self._copy_to(new)
        return new

    def _copy_to(self, new: Fields) -> None:
        """Make `new` an independent copy of this one."""
        new.board = self.board
        new.rules = self.rules
        new.num_players = self.num_players
        new.start = self.start
        new._space = self._space
        new._phase = self._phase
        new._turn = self._turn
        new._hands = self._hands[:]
        new._known = self._known[:]
        new._trains = self._trains[:]
        new._points = self._points[:]
        new._market = self._market[:]
        new._deck = self._deck[:]
        new._discard = self._discard[:]
        new._ticket_deck = self._ticket_deck
        new._tickets = self._tickets[:]
        new._offers = self._offers[:]
        new._pending = self._pending[:]
        new._returned = self._returned[:]
        new._routes = self._routes[:]
        new._open = self._open[:]
        new._paths = self._paths[:]
        new._final = self._final
        new._turns_left = self._turns_left
        new._passes = self._passes
        new._chance = self._chance
        new._log = None
