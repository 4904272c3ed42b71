"""Plays the examples of questions and rare states, with every refusal looked at."""

from __future__ import annotations

from typing import Any

from tests.cases.checker import check_books, dump
from ttr_widget import Game
from ttr_widget.teach.examples import Example


def played(setup: Example) -> list[Game]:
    """The game before each move of an example, and at last after all of them; a refused one has changed nothing."""
    game = setup.game()
    assert game.remarks == ()
    out = [game.at(0)]
    for step in setup.steps:
        check_books(dump(game))
        refusal = game.why_not(step.move)
        if step.refused is None:
            assert refusal is None, (step.move, str(refusal))
            assert str(game.play(step.move)) in (step.move, str(game.history[-1].move))
        else:
            assert refusal is not None, f"{step.move} is possible"
            assert refusal.code == step.refused
        out.append(game.at(game.ply))
    assert dump(game) == dump(setup.game(played=True))
    return out


def case(setup: Example, ident: str, expect: dict[str, Any]) -> dict[str, Any]:
    """The example as a rule case, see tests/cases."""
    steps = [
        {"move": step.move} if step.refused is None else {"move": step.move, "illegal": step.refused}
        for step in setup.steps
    ]
    return {"id": ident, "rules": [], "title": ident, "position": dict(setup.data), "steps": steps, "expect": expect}
