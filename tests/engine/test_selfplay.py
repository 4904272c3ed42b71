from __future__ import annotations

import random

import pytest

from tests.engine.playing import POLICIES, check_books, hoarding_action, positions, random_action
from ttr_widget.engine import GameState, Rules
from ttr_widget.engine.actions import FIRST_CLAIM


@pytest.mark.parametrize("policy", POLICIES, ids=lambda p: p.__name__)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_game_ends(players, policy):
    for seed in range(6):
        for plies, last in enumerate(positions(players, seed, policy=policy)):
            assert plies < 20000
            state = last
        check_books(state)
        assert state.to_move is None
        assert state.legal_actions() == []
        assert state.returns() == [s.total for s in state.scores()]
        assert state.winners()
        assert state.final is not None or state.passes == players  # R11 is the only other end


@pytest.mark.parametrize(("players", "plies"), [(2, 159), (4, 301), (5, 366)])
def test_random_games_are_as_long_as_they_should_be(players, plies):
    games = 60
    total = sum(sum(1 for _ in positions(players, seed)) - 1 for seed in range(games))
    assert total / games == pytest.approx(plies, rel=0.06)


def test_hoarders_end_a_game_by_passing():  # R11
    # Found by search: five hoarders who build only while three trains remain; no final round can ever begin.
    state = GameState.new(players=5, seed=50)
    rng = random.Random(50)
    while not state.is_over:
        length = state.board.lengths
        left = state.trains[state.turn_seat]
        claims = [a for a in state.legal_actions() if a >= FIRST_CLAIM]
        routes = {a: state.board.actions.route_of[a] for a in claims}
        short = [a for a in claims if length[routes[a]] < 4 and left - length[routes[a]] >= 3]
        state.apply(rng.choice(short) if short else hoarding_action(state, rng))
    assert state.final is None
    assert state.passes == 5
    assert min(state.trains) >= 3
    check_books(state)


def test_as_many_passes_as_players_end_the_game():  # R10, R11
    state = _deadlock()
    assert state.legal_actions() == [state.move_to_action(state.legal_moves()[0])]
    assert str(state.legal_moves()[0]) == "pass"
    for passes in (1, 2):
        state.apply(state.legal_actions()[0])
        assert state.passes == passes
        assert not state.is_over
    state.apply(state.legal_actions()[0])
    assert state.is_over
    assert state.final is None
    assert len(state.winners()) >= 1


def _deadlock() -> GameState:
    """All cards and tickets in the hands, three trains each, and every route of up to three owned or closed."""
    from ttr_widget.engine import USA
    from ttr_widget.engine.cards import CARD_COUNTS

    hands = [[0] * 9, [0] * 9, list(CARD_COUNTS)]
    short = [r for r in USA.routes if r.length <= 3 and (r.twin is None or r.index < r.twin)]
    routes: list[list[int]] = [[], [], []]
    for i, r in enumerate(short):
        routes[i % 3].append(r.index)
    tickets = [list(range(len(USA.tickets))), [], []]
    return GameState.from_parts(hands=hands, routes=routes, tickets=tickets, trains=[3, 3, 3], points=[0, 0, 0])


def test_a_pass_is_legal_only_when_nothing_else_is():
    state = GameState.new(players=2, seed=3)
    for seat in (0, 1):
        state.apply(state.legal_actions()[-1], seat)
    assert "pass" not in [str(m) for m in state.legal_moves()]
    with pytest.raises(ValueError, match="pass_not_allowed"):
        state.apply(11)


@pytest.mark.parametrize("players", [0, 1, 6, -1, 2.0, "3", None, True])
def test_a_wrong_number_of_players_is_refused(players):  # R3
    with pytest.raises(ValueError, match="from 2 to 5"):
        GameState.new(players=players)


@pytest.mark.parametrize("start", [-1, 2, "0", True])
def test_a_wrong_start_is_refused(start):
    with pytest.raises(ValueError, match="seat from 0 to 1"):
        GameState.new(players=2, start=start)


@pytest.mark.parametrize("seed", ["x", 1.5, True])
def test_a_wrong_seed_is_refused(seed):
    with pytest.raises(ValueError, match="whole number"):
        GameState.new(players=2, seed=seed)


@pytest.mark.parametrize("bad", [{"max_refreshes": -1}, {"max_refreshes": True}, {"shared_victory": 3}])
def test_wrong_rules_are_refused(bad):
    with pytest.raises(ValueError, match="must be"):
        Rules(**bad)


def test_without_a_seed_games_differ():
    assert len({tuple(GameState.new(players=2).deck) for _ in range(4)}) == 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deal(players):  # R5, R6, R8
    starts = set()
    for seed in range(40):
        state = GameState.new(players=players, seed=seed)
        starts.add(state.start)
        check_books(state)
        assert state.phase == "initial_tickets"
        assert [sum(h) for h in state.hands] == [4] * players
        assert [len(o) for o in state.offers] == [3] * players
        assert len(state.ticket_deck) == 30 - 3 * players
        assert state.market.count(8) < 3
        assert len(state.deck) + sum(state.discard) == 105 - 4 * players
        assert sum(state.discard) % 5 == 0
        given = GameState.new(players=players, seed=seed, start=1)
        assert given.start == 1
        assert (given.hands, given.deck, given.offers) == (state.hands, state.deck, state.offers)
    assert starts == set(range(players))  # R7: every seat begins sometimes


def test_the_trigger_has_the_last_turn():  # R43, R44
    for players in (2, 3, 4, 5):
        for seed in range(8):
            turns: list[int] = []
            trigger = None
            last = None
            for state in positions(players, seed):
                if state.final is not None and trigger is None:
                    trigger = state.final[0]
                    assert state.final[1] == players
                    assert state.trains[trigger] <= 2
                    last = trigger
                if trigger is not None and state.phase == "turn" and state.turn_seat != last:
                    last = state.turn_seat
                    turns.append(last)
            assert trigger is not None
            assert turns == [(trigger + 1 + i) % players for i in range(players)]


def test_random_and_legal_agree_on_what_a_game_is():
    state = next(iter(positions(2, 5)))
    assert random_action(state, random.Random(0)) in state.legal_actions()
