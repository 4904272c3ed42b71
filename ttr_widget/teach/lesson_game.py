"""The game of a lesson: other seats play what the lesson's file says, and then nothing more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from ttr_widget.engine import Move, View
from ttr_widget.errors import Refusal
from ttr_widget.game import Game
from ttr_widget.intent import parse
from ttr_widget.players import PERSON, Bot, Player
from ttr_widget.positions import Position


@dataclass
class Script:
    """The moves of a seat, in order. As a bot it makes the first one; the game hands out the one that is due."""

    name: str
    moves: tuple[str, ...]
    kind: str = "script"

    def choose(self, view: View) -> Move:
        """The first move."""
        assert isinstance(view.seat, int)
        return parse(self.moves[0], view.sample(view.rng), view.seat, [p.name for p in view.players])


class LessonGame(Game):
    """A `Game` whose bots play scripts: they are bots as long as there are moves left that can be played, and then
    seats that wait.
    """

    @classmethod
    def of(cls, position: Position, names: Sequence[str], scripts: Mapping[int, Sequence[str]], language: str) -> Self:
        """The game that goes on from a position."""
        players = [
            Player(name, Script(name, tuple(scripts[seat])) if scripts.get(seat) else None)
            for seat, name in enumerate(names)
        ]
        return cls.from_position(position, players, language=language)

    @property
    def bots(self) -> tuple[Bot | None, ...]:
        """The bot of each seat, None for a person's and for one whose script goes no further."""
        return tuple(self._due(seat, player.bot) for seat, player in enumerate(self._players))

    @property
    def kinds(self) -> tuple[str, ...]:
        """``"person"`` or the short name of a bot, for each seat."""
        bots = self.bots
        return tuple(PERSON if bots[seat] is None else player.kind for seat, player in enumerate(self._players))

    def _due(self, seat: int, bot: Bot | None) -> Bot | None:
        if not isinstance(bot, Script):
            return bot
        left = bot.moves[self._made_by(seat) :]
        if not left or (seat == self.turn and self.why_not(left[0], seat) is not None):
            return None
        return Script(bot.name, left)

    def _made_by(self, seat: int) -> int:
        return sum(record.seat == seat for record in self._line.records)

    def stuck(self) -> tuple[int, int, Refusal] | None:
        """The seat that decides, if what its script says cannot be played here: seat, place in the script, and why."""
        seat = self.turn
        bot = None if seat is None else self._players[seat].bot
        if seat is None or not isinstance(bot, Script):
            return None
        place = self._made_by(seat)
        refusal = self.why_not(bot.moves[place], seat) if place < len(bot.moves) else None
        return None if refusal is None else (seat, place, refusal)

    def rename(self, names: Sequence[str]) -> None:
        """Call the players something else, in another language say."""
        self._players = tuple(Player(name, player.bot) for name, player in zip(names, self._players, strict=True))
        self._publish(self.state_id + 1, self.branch)

    def restart(self, players: Any = None, *, seed: int | None = None, start: int | None = None) -> None:
        """Go back to the beginning: a lesson has one deal, and its own players."""
        self.goto(0)
