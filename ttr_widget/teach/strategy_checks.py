"""What a strategy file says is played before anybody gets it."""

from __future__ import annotations

from collections.abc import Iterator

from ttr_widget.errors import MoveError
from ttr_widget.game import Game

from .content_checks import Fault
from .strategy_spec import StrategySpec


def strategy_faults(spec: StrategySpec) -> Iterator[Fault]:
    """What is wrong with the choices."""
    idents = [choice.id for choice in spec.choices]
    for i, choice in enumerate(spec.choices):
        if choice.id in idents[:i]:
            yield ("choices", i, "id"), "choice_twice", {"given": choice.id}
        game = Game.from_position(spec.position)
        for j, move in enumerate(choice.moves):
            try:
                game.play(move)
            except MoveError as error:
                yield ("choices", i, "moves", j), "move", {"given": move, "said": error.refusal}
                break
