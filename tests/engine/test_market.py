"""Drawing, the market, the deck and the discard (R13-R26)."""

from __future__ import annotations

import pytest

from tests.engine.playing import check_books, reason
from ttr_widget.engine import GameState, Rules
from ttr_widget.engine.cards import CARD_COUNTS, COLORS
from ttr_widget.engine.moves import Move

C = {name: i for i, name in enumerate(COLORS)} | {"-": -1}


def cards(text: str) -> list[int]:
    return [C[word] for word in text.replace("L", "locomotive").split()]


def table(market: str, deck: str = "", discard: str = "", hand: str = "", rules: Rules | None = None) -> GameState:
    """Two players; whatever is not named is in the hand of seat 1, all tickets in the deck."""
    mine = [0] * 9
    for c in cards(hand):
        mine[c] += 1
    used = [0] * 9
    for c in cards(discard):
        used[c] += 1
    rest = [n - mine[c] - used[c] - cards(market).count(c) - cards(deck).count(c) for c, n in enumerate(CARD_COUNTS)]
    return GameState.from_parts(
        hands=[mine, rest],
        market=cards(market),
        deck=cards(deck),
        discard=used,
        ticket_deck=range(30),
        rules=rules,
        chance=5,
    )


def draws(state: GameState) -> list[str]:
    return [str(m) for m in state.legal_moves() if m.kind in ("draw", "deck")]


def test_a_taken_slot_is_filled_before_the_second_choice():  # R13, R14
    state = table("red blue green L white", "black yellow")
    outcome = state.play(Move.draw("red"))
    assert outcome.card == "red"
    assert outcome.refills == [(0, "black")]
    assert state.phase == "second_card"
    assert draws(state) == ["draw green", "draw blue", "draw black", "draw white", "draw deck"]
    state.play(Move.draw("black"))
    assert (state.to_move, state.phase) == (1, "turn")
    assert state.known[0][C["red"]] == state.known[0][C["black"]] == 1


def test_the_lowest_slot_of_a_colour_is_taken():
    state = table("blue red red red white", "black")
    state.play(Move.draw("red"))
    assert state.market == cards("blue black red red white")


def test_a_face_up_locomotive_is_the_only_card():  # R15
    state = table("red blue green L white", "black")
    state.play(Move.draw("locomotive"))
    assert state.to_move == 1
    assert state.market == cards("red blue green black white")


def test_a_face_up_locomotive_is_never_the_second():  # R16
    state = table("red blue green yellow white", "L")
    state.play(Move.draw("red"))
    assert reason(state, Move.draw("locomotive")) == "faceup_locomotive_second"
    assert "draw locomotive" not in draws(state)


def test_a_covered_locomotive_counts_as_one():  # R17
    state = table("red blue green yellow white", "L L black")
    state.play(Move.deck())
    assert state.phase == "second_card"
    state.play(Move.deck())
    assert state.hands[0][8] == 2
    assert state.known[0] == [0] * 9


def test_three_locomotives_sweep_the_row():  # R21, R22
    state = table("red blue L L green", "L white white black orange yellow purple red")
    outcome = state.play(Move.draw("red"))
    assert outcome.wipes == [["locomotive", "blue", "locomotive", "locomotive", "green"]]
    assert outcome.refills == [
        (0, "locomotive"),
        (0, "white"),
        (1, "white"),
        (2, "black"),
        (3, "orange"),
        (4, "yellow"),
    ]
    assert state.market == cards("white white black orange yellow")
    assert state.discard[8] == 3
    assert (state.to_move, state.phase) == (0, "second_card")
    check_books(state)


def test_after_the_second_card_too():
    state = table("red blue L L green", "white L white white black orange yellow purple red")
    state.play(Move.draw("red"))
    outcome = state.play(Move.draw("blue"))
    assert len(outcome.wipes) == 1
    assert state.to_move == 1


def test_sweeps_repeat():
    state = table("red blue L L green", "L L L red L white black orange yellow purple red")
    assert len(state.play(Move.draw("red")).wipes) == 2
    assert sum(state.discard) == 10


def test_a_row_of_fewer_than_five_stays():  # R24, R25a
    state = table("red L L L -")
    state.play(Move.draw("red"))
    assert state.market == cards("- L L L -")
    assert state.to_move == 1  # R18: no second card


def test_too_few_ordinary_cards_keep_the_row():  # R25b
    state = table("red L L blue green", "L")
    outcome = state.play(Move.draw("red"))
    assert not outcome.wipes
    assert draws(state) == ["draw green", "draw blue"]


def test_at_most_so_many_sweeps():  # R25
    market, deck, discard = "red L L blue green", "L L L L L L L L L L L L", "black black black"
    for most in (0, 1, 3):
        state = table(market, deck, discard, rules=Rules(max_refreshes=most))
        assert len(state.play(Move.draw("red")).wipes) <= most
        check_books(state)
    state = table(market, deck, discard)
    assert len(state.play(Move.draw("red")).wipes) <= 64


def test_a_payment_can_make_a_kept_row_replaceable():  # R21 after a claim
    state = table("L L L blue green", "", "", hand="red red red black black")
    assert state.settle() == []  # two ordinary cards outside the hands: the row is kept
    outcome = state.play(Move.claim("Las Vegas-Los Angeles", "red", 2))
    # Four ordinary cards now: blue, green, red, red; the row is swept until it shows at most two locomotives.
    assert outcome.wipes
    assert state.market.count(8) <= 2
    check_books(state)


def test_empty_slots_are_filled_by_a_payment():  # R24, R33
    state = table("- - - - -", "", "", hand="red red L yellow")
    outcome = state.play(Move.claim("Los Angeles-Phoenix", "red", 2, 1))
    assert outcome.reshuffled
    assert [slot for slot, _ in outcome.refills] == [0, 1, 2]
    assert state.market[3:] == [-1, -1]
    assert sum(state.discard) == 0


def test_the_discard_is_shuffled_when_a_card_is_needed():  # R23
    state = table("red blue green yellow red", "black", "orange orange purple purple white white")
    assert not state.play(Move.deck()).reshuffled
    assert state.deck == []
    chance = state.chance
    assert state.play(Move.deck()).reshuffled
    assert state.chance != chance
    assert (len(state.deck), sum(state.discard)) == (5, 0)


def test_face_up_cards_may_be_taken_when_nothing_is_covered():  # R19, R24
    state = table("red blue green yellow white")
    assert "draw deck" not in draws(state)
    state.play(Move.draw("red"))
    assert state.market[0] == -1
    state.play(Move.draw("blue"))
    assert state.to_move == 1
    assert reason(state, Move.deck()) == "no_cards"
    assert reason(state, Move.draw("red")) == "slot_empty"


def test_only_a_locomotive_left_ends_the_turn():  # R18
    state = table("L L L L L", "black")
    state.play(Move.deck())
    assert (state.to_move, state.phase) == (1, "turn")


def test_all_cards_in_hands():  # R26
    state = table("- - - - -")
    assert draws(state) == []
    assert reason(state, Move.draw("red")) == "no_cards"
    assert [str(m) for m in state.legal_moves()] == ["draw tickets"]


@pytest.mark.parametrize(
    ("market", "deck", "phase", "done"),
    [
        ("red - green - white", "blue black", "turn", ["market_filled"]),
        ("red L L L white", "blue black green yellow orange purple", "turn", ["market_swept"]),
        ("L - - - -", "", "second_card", ["turn_ended"]),
        ("red blue green L L", "white", "turn", []),
    ],
)
def test_settling_makes_a_position_regular(market, deck, phase, done):
    parts = table(market, deck).parts()
    state = GameState.from_parts(**parts | {"phase": phase})
    assert state.settle() == done
    assert state.settle() == []
    check_books(state)
    assert state.legal_actions()
