"""A move that is asked for does its step only as long as what comes after it can be done."""

from __future__ import annotations

import pytest

import ttr_widget as ttr
from tests.teach.small import lesson

CARDS = {
    "position": {"players": [{"hand": {"red": 2}}, {}], "market": ["red", "blue", "green", "white", "black"]},
    "mistakes": [],
}
RED_BLUE = {
    **CARDS,
    "steps": [{"accept": ["draw red"]}, {"accept": ["draw blue"]}],
    "solution": ["draw red", "draw blue"],
}
LATE = "has ended your turn"


def verdicts(one: ttr.Lesson, *moves: str) -> list[str]:
    return [one.play(move).verdict for move in moves]


def test_of_a_shipped_lesson() -> None:
    one = ttr.lesson(2)
    assert verdicts(one, "draw yellow", "draw red") == ["wrong", "wrong"]
    assert (one.step, one.solved) == (0, False)
    assert LATE in str(one.feedback)
    one.retry()
    assert verdicts(one, "draw red", "draw blue") == ["right", "solved"]


@pytest.mark.parametrize("number", [spec.number for spec in ttr.lessons if len(spec.steps) > 1])
def test_no_shipped_lesson_is_right_where_it_cannot_go_on(number: int) -> None:
    """Whatever comes first, a step that counts leaves the learner, or somebody for them, the next move."""
    spec = ttr.lessons[number]
    for first in [str(move) for move in ttr.Lesson(spec).game.legal_moves()][:60]:
        for second in spec.solution:
            one = ttr.Lesson(spec)
            one.play(first)
            said = one.play(second)
            if said.verdict == "right" and not spec.steps[one.step].refused:
                assert one.game.turn == one.seat, (first, second)


def test_it_is_said_in_every_language() -> None:
    one = lesson(**RED_BLUE)
    one.play("draw white")
    said = one.play("draw red")
    assert LATE in said.texts["en"]
    assert "下一步" in said.texts["zh"]
    assert "次のステップ" in said.texts["ja"]


def test_the_lesson_s_own_words_come_first() -> None:
    mistakes = [{"step": 1, "move": ["draw *"], "say": "Red comes first."}]
    one = lesson(**{**RED_BLUE, "mistakes": mistakes})
    one.play("draw white")
    assert str(one.play("draw red")) == "Red comes first."


def test_the_last_step_needs_nothing_after_it() -> None:
    one = lesson(**{**RED_BLUE, "steps": [{"accept": ["draw red"]}], "solution": ["draw red"]})
    assert verdicts(one, "draw white", "draw red") == ["wrong", "solved"]


def test_a_step_that_is_a_refusal_needs_no_turn() -> None:
    steps = [{"accept": ["draw red"]}, {"accept": ["draw blue"]}, {"accept": ["draw *"], "refused": "not_your_turn"}]
    one = lesson(**CARDS, steps=steps, solution=["draw red", "draw blue", "draw green"])
    assert verdicts(one, "draw red", "draw blue", "draw green") == ["right", "right", "solved"]


def test_others_who_move_on_bring_the_turn_back() -> None:
    claim = "claim Los Angeles-Las Vegas with 2 red"
    one = lesson(
        position={"players": [{"hand": {"red": 2}, "offer": ["Denver-El Paso"]}, {}], "phase": "tickets"},
        steps=[{"accept": ["keep *"]}, {"accept": ["claim *"]}],
        opponents={1: ["draw deck", "draw deck"]},
        solution=["keep Denver-El Paso", claim],
        mistakes=[],
    )
    assert verdicts(one, "keep Denver-El Paso", claim) == ["right", "solved"]


def test_others_who_stop_half_way_do_not() -> None:
    one = lesson(
        **CARDS,
        steps=[{"accept": ["draw red"]}, {"accept": ["draw blue"]}],
        opponents={1: ["draw green"]},  # one card, and nobody takes the second
        solution=["draw red", "draw blue"],
    )
    assert verdicts(one, "draw white", "draw red") == ["wrong", "wrong"]
    assert LATE in str(one.feedback)


def test_a_goal_met_too_late() -> None:
    goal = {"hand": {"red": 3}}
    one = lesson(**CARDS, steps=[{"goal": goal}, {"accept": ["draw blue"]}], solution=["draw red", "draw blue"])
    assert verdicts(one, "draw white", "draw red") == ["recorded", "wrong"]
    assert LATE in str(one.feedback)


def test_what_is_only_tried_is_judged_by_the_move_alone() -> None:
    one = lesson(**RED_BLUE)
    one.play("draw white")
    assert one.tried("draw red").verdict == "right"
