"""What a hand can pay: against a brute force over all sets of cards, and against the formula of R31."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from ttr_widget.engine import USA, GameState
from ttr_widget.engine.cards import COLORS


def with_hand(hand: list[int], trains: int = 45) -> GameState:
    deck = [c for c, n in enumerate((12,) * 8 + (14,)) for _ in range(n - hand[c])]
    return GameState.from_parts(hands=[hand, [0] * 9], trains=[trains, 45], deck=deck[5:], market=deck[:5])


def payments(state: GameState, route) -> set[tuple[str, int, int]]:
    moves = [m for m in state.legal_moves() if m.route == route.id]
    found = {(str(m.color), m.count, m.locomotives) for m in moves}
    assert len(found) == len(moves)
    return found


def brute_force(hand: list[int], route) -> set[tuple[str, int, int]]:
    """Every multiset of the hand's cards that R29 and R30 accept."""
    found = set()
    for counts in product(*(range(min(n, route.length) + 1) for n in hand)):
        if sum(counts) != route.length:
            continue
        ordinary = [c for c in range(8) if counts[c]]
        if len(ordinary) > 1 or (ordinary and route.color not in ("gray", COLORS[ordinary[0]])):
            continue
        color = COLORS[ordinary[0]] if ordinary else "locomotive"
        found.add((color, counts[ordinary[0]] if ordinary else 0, counts[8]))
    return found


def formula(hand: list[int], route) -> int:
    """R31, word for word."""
    n: int = route.length
    locos = hand[8]

    def ways(c: int, most: int) -> int:
        return sum(n - k <= hand[c] and k <= locos for k in range(most + 1))

    if route.color != "gray":
        return ways(COLORS.index(route.color), n)
    return sum(ways(c, n - 1) for c in range(8)) + (locos >= n)


ROUTES = {(r.color, r.length): r for r in USA.routes}


@given(st.lists(st.integers(0, 3), min_size=9, max_size=9))
def test_all_payments_are_listed_and_no_others(hand):
    state = with_hand(hand)
    for route in ROUTES.values():
        found = payments(state, route)
        assert found == brute_force(hand, route)
        assert len(found) == formula(hand, route)


@given(st.lists(st.integers(0, 12), min_size=9, max_size=9), st.integers(0, 45))
def test_the_formula_holds_for_large_hands_and_few_trains(hand, trains):
    state = with_hand(hand, trains)
    found: dict[str, int] = {}
    for move in state.legal_moves():
        if move.route:
            found[move.route] = found.get(move.route, 0) + 1
    for route in USA.routes:
        assert found.get(route.id, 0) == (formula(hand, route) if route.length <= trains else 0)  # R32


def test_the_example_of_gray_two():  # question 10 of the tutorial
    state = with_hand([2, 0, 0, 0, 1, 0, 0, 0, 2])
    found = payments(state, USA.route("Las Vegas-Los Angeles"))
    assert found == {("red", 2, 0), ("red", 1, 1), ("blue", 1, 1), ("locomotive", 0, 2)}


def test_a_claim_moves_cards_trains_and_points():  # R33, R34
    hand = [6, 0, 0, 0, 0, 0, 0, 0, 6]
    for action in with_hand(hand).legal_actions():
        state = with_hand(hand)
        claim = state.action_to_move(action)
        if claim.kind != "claim":
            continue
        route = USA.route(str(claim.route))
        state.apply(action)
        paid = [a - b for a, b in zip(hand, state.hands[0], strict=True)]
        assert sum(paid) == route.length
        assert paid[8] == claim.locomotives
        assert state.discard == paid
        assert state.trains[0] == 45 - route.length
        assert state.points[0] == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}[route.length]
        assert state.owners[route.index] == 0
        assert state.to_move == 1
