"""What a spectator sees of the routes."""

from __future__ import annotations

import pytest

from ttr_widget.engine import GameState


def claimed(players: int) -> GameState:
    """Seat 0 owns one lane of Seattle–Vancouver, and a single route."""
    hands = [[0] * 9 for _ in range(players)]
    state = GameState.new(players=players)
    board = state.board
    routes = [[board.route("Seattle-Vancouver:1").index, board.route("Helena-Seattle").index]] + [[]] * (players - 1)
    return GameState.from_parts(hands=hands, routes=routes)


@pytest.mark.parametrize("players", [2, 3])
def test_the_twin_is_closed_to_all_at_a_small_table(players: int) -> None:
    assert claimed(players).view(None).closed == {
        "owned": ["Helena-Seattle", "Seattle-Vancouver:1"],
        "closed_double": ["Seattle-Vancouver:2"],
    }


@pytest.mark.parametrize("players", [4, 5])
def test_the_twin_is_open_to_others_at_a_large_one(players: int) -> None:
    assert claimed(players).view(None).closed == {"owned": ["Helena-Seattle", "Seattle-Vancouver:1"]}
