"""The way back: undo, redo, jumps and looks at earlier plies are exact, and cost little memory."""

from __future__ import annotations

import random
import tracemalloc
from typing import Any

import pytest

import ttr_widget as ttr
from tests.session.tables import wander


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_undo_and_redo_over_a_whole_game(players: int, seed: int) -> None:
    game = ttr.Game(players=players, seed=seed)
    positions = [game.position()]
    positions += [game.position() for _ in wander(game, 400, seed)]
    records = game.history
    for k in range(len(records), 0, -1):
        assert game.position() == positions[k]
        game.undo()
    assert game.position() == positions[0]
    assert not game.can_undo
    for k in range(1, len(records) + 1):
        game.redo()
        assert game.position() == positions[k]
    assert game.history == records
    rng = random.Random(seed)
    for _ in range(30):
        k = rng.randrange(len(positions))
        game.goto(k)
        assert (game.ply, game.position()) == (k, positions[k])
        j = rng.randrange(k + 1)
        earlier = game.at(j)
        assert earlier.position() == positions[j]
        assert earlier.history == records[:j]


def test_a_look_back_is_independent() -> None:
    game = ttr.Game(players=2, seed=4)
    for _ in wander(game, 30):
        pass
    earlier, before = game.at(10), game.position()
    earlier.play(earlier.legal_moves()[0])
    earlier.undo(11)
    assert game.position() == before
    assert earlier.ply == 0


def test_what_counts() -> None:
    game = ttr.Game(players=2, seed=4)
    for _ in wander(game, 10):
        pass
    assert (game.state_id, game.branch) == (10, 0)
    game.undo(3)
    assert (game.ply, game.state_id, game.branch) == (7, 11, 1)
    game.redo(2)
    assert (game.ply, game.state_id, game.branch) == (9, 12, 2)
    game.goto(9)
    game.undo(0)
    assert (game.ply, game.state_id, game.branch) == (9, 12, 2), "no jump, no change"
    game.play(game.legal_moves()[0])
    assert (game.ply, game.state_id, game.branch) == (10, 13, 2)
    assert not game.can_redo, "a new move: what was taken back is gone"


@pytest.mark.parametrize("n", [-1, 11])
def test_too_far(n: int) -> None:
    game = ttr.Game(players=2, seed=4)
    for _ in wander(game, 10):
        pass
    state_id = game.state_id
    for way in (game.undo, game.redo, game.at, game.goto):
        with pytest.raises(ValueError, match="plies"):
            way(n)
    assert game.state_id == state_id


@pytest.mark.parametrize("n", [True, 1.0, "1", None])
def test_no_number(n: Any) -> None:
    game = ttr.Game(players=2, seed=4)
    with pytest.raises(TypeError):
        game.undo(n)


def test_first_tickets_out_of_order_and_back() -> None:
    game = ttr.Game(players=3, seed=4, start=1)
    positions = [game.position()]
    for seat in (2, 0, 1):
        game.play("keep all", seat=seat)
        positions.append(game.position())
    assert game.turn == 1
    for k in (2, 1, 0):
        game.undo()
        assert game.position() == positions[k]
    game.redo(3)
    assert game.position() == positions[3]
    assert [r.seat for r in game.history] == [2, 0, 1]


def test_turns_group_plies() -> None:
    game = ttr.Game(players=2, seed=4, start=0)
    for text in ("keep all", "keep all", "draw deck", "draw deck", "draw tickets", "keep all", "draw deck"):
        game.play(text)
    assert [r.turn for r in game.history] == [0, 1, 2, 2, 3, 3, 4]
    assert [r.ply for r in game.history] == list(range(7))


def test_records_say_what_chance_did() -> None:
    game = ttr.Game.from_position(
        {"players": [{}, {}], "market": ["red", "blue", "green", "white", "yellow"], "deck": ["black", "orange"]}
    )
    game.play("draw red")
    game.play("draw deck")
    first, second = game.history
    assert first.outcome.card == "red"
    assert first.outcome.refills == [(0, "black")]
    assert second.outcome.card == "orange"
    assert repr(first) == "<0 · seat 0 draws red>"
    assert repr(second) == "<1 · seat 0 draws from the deck>"


def test_memory_of_a_long_game() -> None:
    """300 plies with all their history stay below 2 MB: the figure is about 0.3."""
    ttr.Game(players=4, seed=1).legal_moves()  # what all games share
    tracemalloc.start()
    try:
        game = ttr.Game(players=4, seed=1)
        for _ in wander(game, 300, 1):
            pass
        used = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert game.ply > 200
    assert used < 2_000_000 * game.ply / 300, f"{used} bytes for {game.ply} plies"


def test_another_way_after_a_long_undo() -> None:
    game = ttr.Game(players=2, seed=4)
    for _ in wander(game, 50, 1):
        pass
    for back, seed in ((45, 2), (30, 3), (17, 4)):
        game.undo(back)
        positions = {game.ply: game.position()}
        for _ in wander(game, 50, seed):
            positions[game.ply] = game.position()
        for ply, position in positions.items():
            assert game.at(ply).position() == position
        for ply, position in positions.items():
            game.goto(ply)
            assert game.position() == position
        game.goto(max(positions))
