"""An example on a board: a position, and moves that can be played from it, some of which are refused."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .shown import label, picture

if TYPE_CHECKING:
    from ttr_widget.game import Game

WIDTH = 860
"""Pixels of a picture of an example."""


@dataclass(frozen=True)
class Step:
    """A move of an example.

    Attributes:
        move: its text.
        refused: the code with which it is refused; None for one that is played.
    """

    move: str
    refused: str | None = None

    def in_words(self, language: str) -> str:
        """The move's text, and that it is refused."""
        return self.move if self.refused is None else label("move-refused", language, move=self.move)


@dataclass(frozen=True)
class Example:
    """A position with moves to play from it.

    Attributes:
        data: the position as JSON, without names.
        steps: the moves, in order.
    """

    data: Mapping[str, Any]
    steps: tuple[Step, ...] = ()

    @classmethod
    def of(cls, entry: Mapping[str, Any]) -> Example:
        """The example of an entry of a content file."""
        steps = tuple(
            Step(move) if isinstance(move, str) else Step(move["refused"], move["code"])
            for move in entry.get("moves", ())
        )
        return cls(entry["position"], steps)

    def position(self, language: str = "en") -> dict[str, Any]:
        """The position with players called by names of the language."""
        data = copy.deepcopy(dict(self.data))
        for seat, player in enumerate(data["players"], 1):
            player.setdefault("name", label(f"name-{seat}", language))
        return data

    def game(self, language: str = "en", *, played: bool = False) -> Game:
        """A game that begins there. In a cell all of it lies open.

        Args:
            language: of names and words.
            played: with the moves of the example already played.
        """
        from ttr_widget.game import Game

        game = Game.from_position(self.position(language), language=language)
        game.screen = {"seat": "open", "language": language}
        if played:
            for step in self.steps:
                if step.refused is None:
                    game.play(step.move)
        return game

    def picture(self, language: str, alt: str) -> str:
        """How it begins, as an HTML image: the board with market, hands and tickets of the seat that decides."""
        game = self.game(language)
        svg = game.to_svg("open", what="table", width=WIDTH, language=language)
        return picture(svg, alt, WIDTH)
