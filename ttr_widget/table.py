"""The table: who plays, on which board, by which rules, and what everybody sees of where the game stands."""

from __future__ import annotations

from typing import Any, Self

import traitlets

from .engine import Board, Rules
from .players import Bot, Player
from .rounds import Rounds
from .texts import LANGUAGES
from .timeline import Timeline


class Table(Rounds):
    """A timeline with players, and the traits that follow it. `Game` is what plays on it."""

    _line: Timeline
    _players: tuple[Player, ...]
    _number: int
    _remarks: tuple[str, ...]

    ply = traitlets.Int(0, read_only=True, help="plies played so far")
    turn = traitlets.Int(0, allow_none=True, read_only=True, help="seat that decides now, None when over")
    phase = traitlets.Unicode("initial_tickets", read_only=True, help="phase of the game")
    state_id = traitlets.Int(0, read_only=True, help="counts the changes of this game")
    branch = traitlets.Int(0, read_only=True, help="counts undo, redo and jumps")
    language = traitlets.Enum(LANGUAGES, default_value="en", help="language of messages")

    def _begin(
        self,
        line: Timeline,
        players: tuple[Player, ...],
        *,
        number: int = 0,
        language: str = "en",
        remarks: tuple[str, ...] = (),
        counts: tuple[int, int] = (0, 0),
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        super().__init__()
        self._line = line
        self._players = players
        self._number = number
        self._remarks = remarks
        self.language = language
        self._publish(*counts)

    @classmethod
    def _made(cls, line: Timeline, players: tuple[Player, ...], **facts: Any) -> Self:
        """A game without a deal of its own."""
        self = cls.__new__(cls)
        self._begin(line, players, **facts)
        return self

    def _publish(self, state_id: int, branch: int) -> None:
        """Let the traits say what the timeline now is, as one round of notifications."""
        state = self._line.state
        self._tell(
            ply=len(self._line), turn=state.to_move, phase=state.phase, branch=branch, state_id=state_id
        )  # fmt: skip

    # ---- the table

    @property
    def board(self) -> Board:
        """The board it is played on."""
        return self._line.state.board

    @property
    def rules(self) -> Rules:
        """The digital conventions it is played by."""
        return self._line.state.rules

    @property
    def start(self) -> int:
        """The seat that has the first turn."""
        return self._line.state.start

    @property
    def num_players(self) -> int:
        """How many play."""
        return len(self._players)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, in seat order."""
        return tuple(p.name for p in self._players)

    @property
    def bots(self) -> tuple[Bot | None, ...]:
        """The bot of each seat, None for a person's."""
        return tuple(p.bot for p in self._players)

    @property
    def kinds(self) -> tuple[str, ...]:
        """``"person"`` or the short name of a bot, for each seat."""
        return tuple(p.kind for p in self._players)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._line.state.is_over

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats (R50); empty until the game is over."""
        return self._line.state.winners()
