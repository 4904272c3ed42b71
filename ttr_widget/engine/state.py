"""`GameState`: a game at one moment, everything in it, hidden things too. For scripts that play millions of moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .board import Board
from .fields import OVER
from .moves import Move
from .outcome import Outcome
from .reading import Reading
from .refusals import IllegalAction
from .rules import Rules

if TYPE_CHECKING:
    import random

    from .view import View


class GameState(Reading):
    """A game of 2 to 5 players. Make one with `GameState.new` or `GameState.from_parts`.

    >>> state = GameState.new(players=2, seed=0)
    >>> while not state.is_over:
    ...     state.apply(state.legal_actions()[0])
    >>> len(state.returns())
    2

    Fixed for the whole game: `board`, `rules`, `num_players`, `start` (the seat that begins).
    """

    __slots__ = ()

    # ---- making one --------------------------------------------------------------------------------------------------

    @staticmethod
    def new(
        players: int = 2,
        seed: int | None = None,
        *,
        board: Board | None = None,
        start: int | None = None,
        rules: Rules | None = None,
    ) -> GameState:
        """A fresh game after the deal (R5); without a seed a random one, without `start` the seed decides (R7).

        `ValueError` for anything but 2 to 5 players, or a starting seat that is none of theirs.
        """
        from .deal import new_game

        return new_game(players, seed, board, start, rules)

    @staticmethod
    def from_parts(**parts: Any) -> GameState:
        """The state that these parts describe, see `parts.from_parts`; `from_parts(**state.parts()) == state`."""
        from .parts import from_parts

        return from_parts(**parts)

    def parts(self) -> dict[str, Any]:
        """Everything there is as plain numbers, from which `from_parts` makes an equal state."""
        from .parts import to_parts

        return to_parts(self)

    def settle(self) -> list[str]:
        """Make a position regular that no game reaches, and say how: `market_filled`, `market_swept`, `turn_ended`.

        Empty market slots are filled while cards are left (R24), a row with three locomotives is swept (R21, R25), and
        a second card that cannot be taken is not waited for (R18).
        """
        from .parts import settle

        return settle(self)

    def __copy__(self) -> GameState:
        return self.clone()

    def __deepcopy__(self, memo: object) -> GameState:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., GameState], tuple[dict[str, Any]]]:
        from .parts import from_pickle

        return (from_pickle, (self.parts(),))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return self.parts() == other.parts()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<GameState: {self.num_players} players, {self.phase}, seat {self.to_move} to move>"

    # ---- playing -----------------------------------------------------------------------------------------------------

    def play(self, move: Move, seat: int | None = None) -> Outcome:
        """Carry out a move and say what it brought about; `IllegalAction` with the reason where it is not legal."""
        refusal = self.why_not(move, seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        outcome = Outcome()
        action = self.move_to_action(move, seat)
        self._log = outcome
        try:
            self.apply(action, seat)
        finally:
            self._log = None
        outcome.over = self._phase == OVER
        return outcome

    # ---- what a seat may know ----------------------------------------------------------------------------------------

    def view(self, seat: int | str | None) -> View:
        """What a seat may know; `None` is a spectator, `"open"` sees everything."""
        from .view import View

        return View.of(self, seat)

    def resample(self, seat: int | None, rng: random.Random) -> GameState:
        """A random world consistent with all the seat knows: its view of that world equals its view of this one."""
        return self.view(seat).sample(rng)
