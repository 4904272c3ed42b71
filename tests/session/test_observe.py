"""Observers hear of a change once, when all of it is true."""

from __future__ import annotations

from typing import Any

import pytest
import traitlets

import ttr_widget as ttr
from tests.session.tables import wander

NAMES = ["ply", "turn", "phase", "state_id", "branch"]


def consistent(game: ttr.Game) -> None:
    state = game.position().state()
    assert (game.turn, game.phase) == (state.to_move, state.phase)
    assert game.ply == len(game.history)


def test_every_round_is_consistent() -> None:
    game = ttr.Game(players=3, seed=1)
    told: list[tuple[str, Any]] = []

    def look(change: Any) -> None:
        consistent(game)
        assert getattr(game, change.name) == change.new
        told.append((change.name, change.new))

    game.observe(look, names=NAMES)
    for n, _ in enumerate(wander(game, 500, 1), 1):
        assert [v for name, v in told if name == "state_id"] == [n]
        assert [v for name, v in told if name == "ply"] == [n]
        assert len({name for name, _ in told}) == len(told), "no trait twice"
        told.clear()
    assert game.is_over
    game.undo(3)
    assert {name for name, _ in told} >= {"ply", "state_id", "branch", "turn", "phase"}


def test_a_change_made_by_an_observer_comes_after() -> None:
    game = ttr.Game(players=2, seed=1)
    told: list[tuple[str, int]] = []

    def answer(change: Any) -> None:
        if game.ply == 1:
            game.play("keep all")
            assert game.ply == 2, "the caller sees its own change at once"

    game.observe(answer, names="ply")
    game.observe(lambda change: told.append((change.name, change.new)), names=["ply", "state_id"])
    game.play("keep all")
    assert told == [("ply", 1), ("state_id", 1), ("ply", 2), ("state_id", 2)]


def test_an_observer_that_fails_keeps_nobody_else_from_hearing() -> None:
    game = ttr.Game(players=2, seed=1)
    heard: list[int] = []

    def fail(change: Any) -> None:
        raise RuntimeError("no")

    game.observe(fail, names="ply")
    game.observe(lambda change: heard.append(change.new), names="state_id")
    with pytest.raises(RuntimeError, match="no"):
        game.play("keep all")
    assert heard == [1]
    assert game.ply == 1
    consistent(game)
    game.unobserve(fail, names="ply")
    game.play("keep all")
    assert heard == [1, 2]


@pytest.mark.parametrize("name", NAMES)
def test_traits_are_read_only(name: str) -> None:
    game = ttr.Game(players=2, seed=1)
    with pytest.raises(traitlets.TraitError, match="read-only"):
        setattr(game, name, 0)


def test_language() -> None:
    game = ttr.Game(players=2, seed=1)
    heard: list[str] = []
    game.observe(lambda change: heard.append(change.new), names="language")
    game.language = "ja"
    assert heard == ["ja"]
    assert game.state_id == 0
    with pytest.raises(traitlets.TraitError):
        game.language = "fr"


def test_links() -> None:
    class Clock(traitlets.HasTraits):
        ply = traitlets.Int()

    game, clock = ttr.Game(players=2, seed=1), Clock()
    traitlets.dlink((game, "ply"), (clock, "ply"))
    game.play("keep all")
    assert clock.ply == 1
