"""Refusals: every action is legal or has a reason, and asking agrees with doing (R57)."""

from __future__ import annotations

import json
import pickle

import pytest

from tests.engine.playing import POLICIES, middle_of, positions, reason
from ttr_widget.engine import USA, GameState, IllegalAction, Move, Refusal
from ttr_widget.engine.actions import FIRST_CLAIM
from ttr_widget.engine.refusals import rules_by_code


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("policy", POLICIES, ids=lambda p: p.__name__)
def test_asking_agrees_with_doing(players, policy):
    codes = set()
    for state in positions(players, seed=7, every=29, policy=policy):
        legal = set(state.legal_actions())
        before = state.parts()
        for action in range(state.num_actions):
            if 11 < action < FIRST_CLAIM and action not in legal:
                with pytest.raises(IllegalAction):
                    state.apply(action)
                continue
            refusal = state.why_not(state.action_to_move(action))
            assert (refusal is None) == (action in legal)
            if refusal is not None and action % 5 == 0:
                codes.add(refusal.code)
                with pytest.raises(IllegalAction) as caught:
                    state.apply(action)
                assert caught.value.refusal.code == refusal.code
        assert state.parts() == before
    assert len(codes) >= 4


def test_claims_are_closed_or_legal_or_not_in_hand():
    for players in (3, 4):
        for state in positions(players, seed=3, every=17):
            if state.phase != "turn":
                continue
            seat = state.turn_seat
            closed = {route: code for code, routes in state.closed(seat).items() for route in routes}
            legal = {m.route for m in state.legal_moves()}
            for route in USA.routes:
                color = "red" if route.color == "gray" else route.color
                code = reason(state, Move.claim(route.id, color, route.length))
                if route.id in closed:
                    assert route.id not in legal
                    assert code == closed[route.id]
                elif route.id not in legal:
                    assert code == "not_in_hand"


def turn(**parts) -> GameState:
    state = middle_of(2, 1, 0)
    for _ in range(2):
        state.apply(state.legal_actions()[0])
    return GameState.from_parts(**state.parts() | {"turn": 0} | parts)


def owned(*mine: str, theirs: tuple[str, ...] = (), **parts) -> GameState:
    return turn(routes=[[USA.route(r).index for r in mine], [USA.route(r).index for r in theirs]], **parts)


RED = [12, 0, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("state", "route", "cards", "code", "rule"),
    [
        (owned(theirs=("Las Vegas-Los Angeles",)), "Las Vegas-Los Angeles", {"red": 2}, "owned", "R28"),
        (owned("Seattle-Vancouver:1"), "Seattle-Vancouver:2", {"red": 1}, "own_twin", "R36"),
        (owned(theirs=("Seattle-Vancouver:1",)), "Seattle-Vancouver:2", {"red": 1}, "closed_double", "R35"),
        (turn(trains=[5, 45]), "Helena-Seattle", {"yellow": 6}, "not_enough_trains", "R32"),
        (turn(trains=[5, 45]), "Helena-Seattle", {"red": 1, "blue": 1}, "not_enough_trains", "R32"),
        (turn(), "Helena-Seattle", {"yellow": 5}, "wrong_count", "R29"),
        (turn(), "Helena-Seattle", {"yellow": 5, "red": 5}, "wrong_count", "R29"),
        (turn(), "Helena-Seattle", {}, "wrong_count", "R29"),
        (turn(), "Helena-Seattle", {"red": 3, "blue": 3}, "mixed_colours", "R30"),
        (turn(), "Las Vegas-Los Angeles", {"red": 1, "blue": 1}, "mixed_colours", "R30"),
        (turn(), "Helena-Seattle", {"red": 6}, "wrong_colour", "R29"),
        (turn(), "Helena-Seattle", {"locomotive": 6}, "not_in_hand", "R29"),
        (turn(), "Denver-Seattle", {"red": 6}, "not_adjacent", "R27"),
        (turn(), "Helena-Seattle", {"pink": 6}, "unknown_colour", "R2"),
        (turn(phase="second_card"), "Helena-Seattle", {"red": 6}, "must_finish_draw", "R12"),
        (turn(phase="over"), "Helena-Seattle", {"red": 6}, "game_over", "R44"),
        (turn(turn=1), "Helena-Seattle", {"red": 6}, "not_your_turn", "R9"),
    ],
)
def test_reasons_of_a_claim(state, route, cards, code, rule):
    refusal = state.why_not_claim(route, cards, 0)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert json.loads(json.dumps(refusal.args)) == refusal.args


def test_a_legal_claim_has_no_reason_against_it():
    state = turn(hands=[RED, [0] * 9])
    assert state.why_not_claim("Las Vegas-Los Angeles", {"red": 2, "blue": 0}) is None


def test_a_step_has_to_be_finished():
    state = turn(phase="second_card")
    assert reason(state, Move.pass_()) == "must_finish_draw"
    assert reason(state, Move.draw_tickets()) == "must_finish_draw"
    state = turn()
    assert reason(state, Move.pass_()) == "pass_not_allowed"
    assert reason(state, Move.keep([USA.tickets[0].id])) == "not_in_offer"
    assert reason(state, Move.draw("pink")) == "unknown_colour"
    assert reason(state, Move("jump")) == "not_a_move"


@pytest.mark.parametrize("action", [-1, 10**6, "x", None, 1.5, True])
def test_no_such_action(action):
    state = turn()
    before = state.parts()
    with pytest.raises(ValueError, match="not_a_move"):
        state.apply(action)
    assert state.parts() == before


def test_play_refuses_with_a_reason_and_changes_nothing():
    state = turn()
    before = state.parts()
    with pytest.raises(IllegalAction) as caught:
        state.play(Move.claim("Helena-Seattle", "red", 6))
    assert caught.value.refusal == Refusal("wrong_colour", caught.value.refusal.args)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    with pytest.raises(IllegalAction, match="not_your_turn"):
        state.play(Move.deck(), 1)
    with pytest.raises(IllegalAction, match="not_your_turn"):
        state.apply(9, seat=1)
    assert state.parts() == before
    state.apply(9, seat=0)
    assert state.phase == "second_card"


def test_every_code_has_a_rule():
    assert set(rules_by_code()) >= {"stale", "malformed", "ambiguous", "keep_min_1", "no_cards"}
    assert all(rule[0] == "R" and rule[1:].isdigit() for rule in rules_by_code().values())


def test_actions_and_moves_are_one_to_one():
    state = turn()
    moves = [state.action_to_move(a) for a in range(state.num_actions) if not 11 < a < FIRST_CLAIM]
    assert len(set(moves)) == len(moves) == len({str(m) for m in moves})
    for move in moves:
        assert state.action_to_move(state.move_to_action(move)) == move
        assert eval(repr(move)) == move
    for bad in (Move.claim("Helena-Seattle", "red", 6), Move.keep(["x"]), Move("jump")):
        with pytest.raises(ValueError, match="R"):
            state.move_to_action(bad)
    for number in (-1, 12, state.num_actions):
        with pytest.raises(ValueError, match="not_a_move"):
            state.action_to_move(number)


def test_texts_of_moves():
    assert str(Move.claim("Helena-Seattle", "locomotive", 6)) == "claim Helena-Seattle with 6 locomotive"
    assert Move.claim("Helena-Seattle", "red", 0, 6) == Move.claim("Helena-Seattle", "locomotive", 0, 6)
    assert str(Move.claim("Helena-Seattle", "yellow", 6)) == "claim Helena-Seattle with 6 yellow"
    assert str(Move.keep([])) == "keep none"
    assert str(Move.keep([USA.tickets[0], USA.tickets[1]])) == f"keep {USA.tickets[0]}, {USA.tickets[1]}"
    assert [str(m) for m in (Move.deck(), Move.draw_tickets(), Move.pass_(), Move.draw("red"))] == [
        "draw deck",
        "draw tickets",
        "pass",
        "draw red",
    ]


ODD_MOVES = [
    Move("claim", color="red", route="Helena-Seattle", locomotives=6),  # as if some of the cards were red
    Move("claim", color="locomotive", route="Helena-Seattle", count=6),
    Move("claim", color="yellow", route="Helena-Seattle", count=6, tickets=("x",)),
    Move("claim", color="yellow", route="Helena-Seattle", count="6"),
    Move("claim", color="yellow", route="Helena-Seattle", count=6.0),
    Move("claim", color=["yellow"], route="Helena-Seattle", count=6),
    Move("claim", color="yellow", count=6),
    Move("draw", color="red", count=5),
    Move("draw", color="red", tickets=["x"]),
    Move("draw", color=["red"]),
    Move("deck", color="red"),
    Move("pass", route="x"),
    Move("keep", tickets=None),
    Move("keep", tickets=["Boston-Miami"]),
    Move("keep", tickets=(1,)),
    Move(None),
]


@pytest.mark.parametrize("move", ODD_MOVES, ids=repr)
def test_a_move_with_stray_fields_is_none(move):  # asking and doing must agree about what a script has put together
    hand = [6, 0, 6, 0, 0, 0, 0, 0, 6]
    state = GameState.from_parts(hands=[hand, [0] * 9], market=[0, 1, 2, 3, 4], discard=[3] * 8 + [8])
    before = state.parts()
    assert reason(state, move) == "not_a_move"
    with pytest.raises(IllegalAction):
        state.play(move)
    assert state.parts() == before
    assert str(move)


def test_every_move_of_the_board_is_regular():
    assert all(move.is_regular for move in USA.actions.moves if move is not None)
    assert Move.keep([]).is_regular
