"""Totals, the longest path, and who wins (R47-R50); doubles (R35, R36)."""

from __future__ import annotations

import pytest

from tests.engine.playing import positions
from ttr_widget.engine import USA, GameState, Rules


def over(routes, tickets, points=None, *, start=0, rules=None) -> GameState:
    players = len(routes)
    return GameState.from_parts(
        hands=[[0] * 9] * players,
        routes=[[USA.route(r).index for r in mine] for mine in routes],
        tickets=[[USA.ticket(t).index for t in mine] for mine in tickets],
        points=points,
        phase="over",
        start=start,
        rules=rules,
    )


def test_a_score_adds_up():  # R47, R49
    state = over(
        [["Kansas City-Oklahoma City:1", "Dallas-Oklahoma City:1", "Dallas-Houston:1"], []],
        [["Houston-Kansas City", "Denver-El Paso"], ["Boston-Miami"]],
    )
    first, second = state.scores()
    assert [t.id for t in first.tickets_completed] == ["Houston-Kansas City"]
    assert [t.id for t in first.tickets_missed] == ["Denver-El Paso"]
    assert (first.route_points, first.ticket_points, first.longest_path, first.longest_bonus) == (5, 1, 5, 10)
    assert first.total == 16
    assert len(first.path) == 3
    assert (second.total, second.longest_bonus, second.path) == (-12, 0, [])
    assert state.returns() == [16, -12]
    assert state.winners() == (0,)


def test_nobody_has_the_longest_path_of_nothing():  # R49
    state = over([[], []], [[], []])
    assert state.returns() == [0, 0]
    assert state.winners() == (0, 1)


def test_the_bonus_goes_to_all_who_tie():
    state = over([["Helena-Seattle"], ["El Paso-Houston"], []], [[], [], []])
    assert [s.longest_bonus for s in state.scores()] == [10, 10, 0]


def test_ties_are_broken_by_tickets_then_by_the_card():  # R50
    one = ["Kansas City-Oklahoma City:1", "Dallas-Oklahoma City:1", "Dallas-Houston:1"]
    tickets = over([one, ["Helena-Seattle"]], [["Houston-Kansas City"], []], [0, 0])
    assert tickets.returns() == [5, 10]
    tickets = over([one, ["Helena-Seattle"]], [["Houston-Kansas City"], []], [5, 0])
    assert tickets.returns() == [10, 10]
    assert tickets.winners() == (0,)
    card = over([["Atlanta-Nashville"], ["Helena-Seattle"]], [[], []], [15, 5])
    assert card.returns() == [15, 15]
    assert card.winners() == (1,)
    # Holding the card counts, not the length of one's own path.
    lengths = over([["Atlanta-Nashville"], ["Calgary-Helena"], ["Helena-Seattle"]], [[], [], []], [20, 20, 0])
    assert lengths.winners() == (0, 1)


@pytest.mark.parametrize(("start", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_by_tournament_rules_the_later_seat_wins(start, winner):
    state = over([[], [], []], [[], [], []], start=start, rules=Rules(shared_victory=False))
    assert state.winners() == (winner,)


def test_no_winners_before_the_end():
    for state in positions(2, 1, every=40):
        assert bool(state.winners()) == state.is_over


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_doubles(players):  # R35, R36
    hands = [[2, 0, 0, 0, 0, 0, 0, 0, 0]] * players
    first = USA.route("Seattle-Vancouver:1").index
    for seat in range(players):
        state = GameState.from_parts(hands=hands, routes=[[first], *[[]] * (players - 1)], turn=seat)
        mine = {m.route for m in state.legal_moves()}
        assert "Seattle-Vancouver:1" not in mine
        assert ("Seattle-Vancouver:2" in mine) == (players >= 4 and seat > 0)
        closed = state.closed(seat)
        assert closed["owned"] == ["Seattle-Vancouver:1"]
        if seat == 0:
            assert closed["own_twin"] == ["Seattle-Vancouver:2"]
        else:
            assert closed.get("closed_double") == (None if players >= 4 else ["Seattle-Vancouver:2"])


def test_the_cached_longest_path_follows_the_claims():
    for state in positions(2, 3, every=9):
        fresh = GameState.from_parts(**state.parts())
        for seat in (0, 1):
            assert fresh.longest_path(seat)[0] == state.longest_path(seat)[0]
            length, path = state.longest_path(seat)
            assert sum(USA.route(r).length for r in path) == length
