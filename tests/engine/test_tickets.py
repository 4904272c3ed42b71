"""First tickets, drawing, returning, and who knows what lies under the deck (R6, R38-R42)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.engine.playing import reason
from ttr_widget.engine import USA, GameState
from ttr_widget.engine.moves import Move


def ids(tickets) -> list[str]:
    return [USA.tickets[t].id for t in tickets]


def test_first_tickets_take_effect_in_seat_order():  # R6
    results = set()
    for order in permutations(range(3)):
        state = GameState.new(players=3, seed=5, start=1)
        offers = state.offers
        deck = state.ticket_deck
        for n, seat in enumerate(order):
            assert state.legal_moves(seat)
            outcome = state.play(state.legal_moves(seat)[seat], seat)
            assert (outcome.kept, outcome.offered) == (2, 3)
            assert outcome.answered_all == (n == 2)
            if n < 2:
                assert state.phase == "initial_tickets"
                assert state.tickets == [(), (), ()]
                assert state.answered[seat]
                assert state.legal_moves(seat) == []
                assert reason(state, Move.deck(), seat) == "not_your_turn"
                assert state.to_move == min(s for s in range(3) if s not in order[: n + 1])
        assert (state.phase, state.to_move) == ("turn", 1)
        back = tuple(next(t for t in offers[s] if t not in state.tickets[s]) for s in range(3))
        assert state.ticket_deck == deck + back
        assert state.returned == [(t,) for t in back]
        results.add((state.ticket_deck, tuple(state.tickets)))
    assert len(results) == 1


def test_at_least_two_first_tickets():  # R6
    state = GameState.new(players=2, seed=1)
    offer = ids(state.offers[0])
    assert {m.tickets for m in state.legal_moves()} == {
        (offer[0], offer[1]),
        (offer[0], offer[2]),
        (offer[1], offer[2]),
        tuple(offer),
    }
    assert reason(state, Move.keep(offer[:1])) == "keep_min_2"
    assert reason(state, Move.keep([])) == "keep_min_2"
    assert reason(state, Move.keep(ids(state.offers[1])), 0) == "not_in_offer"
    assert reason(state, Move.keep(["Oz-Utopia"])) == "unknown_ticket"
    assert reason(state, Move.deck(), 1) == "must_choose_tickets"
    assert reason(state, Move.deck(), 7) == "not_your_turn"


def late(ticket_deck, **parts) -> GameState:
    rest = [t for t in range(30) if t not in ticket_deck]
    deck = [c for c, n in enumerate((12,) * 8 + (14,)) for _ in range(n)]
    return GameState.from_parts(
        hands=[[0] * 9] * 2,
        market=deck[5:100:20],
        deck=[c for i, c in enumerate(deck) if i not in range(5, 100, 20)],
        ticket_deck=ticket_deck,
        tickets=[(), rest],
        **parts,
    )


def test_returned_tickets_go_under_the_deck_as_drawn():  # R38, R39
    state = late([4, 9, 2, 7, 1])
    outcome = state.play(Move.draw_tickets())
    assert outcome.offer == tuple(ids([4, 9, 2]))
    assert state.phase == "tickets"
    assert len(state.legal_moves()) == 7
    assert reason(state, Move.keep([])) == "keep_min_1"
    state.play(Move.keep(ids([9])))
    assert state.tickets[0] == (9,)
    assert state.ticket_deck == (7, 1, 4, 2)
    assert state.returned[0] == (4, 2)
    assert state.to_move == 1


def test_kept_in_any_order_is_kept_in_offer_order():
    state = late([4, 9, 2, 7, 1])
    state.play(Move.draw_tickets())
    state.play(Move.keep(ids([2, 4])))
    assert state.tickets[0] == (4, 2)


@pytest.mark.parametrize("left", [1, 2])
def test_fewer_than_three_left(left):  # R38
    state = late([4, 9][:left])
    state.play(Move.draw_tickets())
    assert len(state.offers[0]) == left
    assert len(state.legal_moves()) == 2**left - 1
    state.play(Move.keep(ids([4])))
    assert len(state.ticket_deck) == left - 1


def test_an_empty_ticket_deck_is_refused():  # R40
    state = late([])
    assert reason(state, Move.draw_tickets()) == "no_tickets"
    assert Move.draw_tickets() not in state.legal_moves()


def test_what_is_known_to_lie_under_the_deck_is_forgotten_when_it_is_drawn():
    state = late([4, 9, 2, 7])
    state.play(Move.draw_tickets())
    state.play(Move.keep(ids([4])))  # under the deck: 7, then 9, 2
    assert state.returned == [(9, 2), ()]
    state.play(Move.draw_tickets())  # the other seat draws 7, 9, 2
    assert state.returned == [(), ()]
    state.play(Move.keep(ids([7])))
    assert state.returned == [(), (9, 2)]
    assert state.ticket_deck == (9, 2)


def test_old_tickets_are_no_part_of_a_choice():  # R39
    state = late([4, 9, 2], phase="turn")
    state.play(Move.draw_tickets())
    state.play(Move.keep(ids([4, 9])))
    state.play(Move.deck())
    state.play(Move.deck())
    state.play(Move.draw_tickets())
    assert reason(state, Move.keep(ids([4, 2]))) == "not_in_offer"


def test_progress_of_tickets():
    kansas = USA.ticket("Houston-Kansas City").index
    north = USA.ticket("Los Angeles-Seattle").index
    mine = [USA.route(r).index for r in ("Kansas City-Oklahoma City:1", "Dallas-Oklahoma City:1")]
    state = late([], routes=[mine, []])
    parts = state.parts() | {"tickets": [(kansas, north), ()]}
    first, second = GameState.from_parts(**parts).ticket_progress(0)
    assert (first.ticket.id, first.done, first.claims_left) == ("Houston-Kansas City", False, 1)
    assert first.share == pytest.approx(4 / 5)
    assert (second.claims_left, second.share) == (3, 0)
    # The last link taken by the other seat, both lanes closed with two players: round by way of Little Rock.
    parts["routes"] = [mine, [USA.route("Dallas-Houston:1").index]]
    around = GameState.from_parts(**parts).ticket_progress(0)[0]
    assert around.claims_left is not None
    assert around.claims_left > 1
    parts["trains"] = [2, 45]
    blocked = GameState.from_parts(**parts).ticket_progress(0)[0]
    assert (blocked.done, blocked.claims_left) == (False, None)
    parts["routes"] = [[*mine, USA.route("Dallas-Houston:1").index], []]
    done = GameState.from_parts(**parts).ticket_progress(0)[0]
    assert (done.done, done.claims_left, done.share) == (True, 0, 1.0)
