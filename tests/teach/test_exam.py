"""Tests of what was learnt (`reveal=False`): nobody is told what was right, and the teacher is told all of it."""

from __future__ import annotations

from typing import Any

import pytest

import ttr_widget as ttr
from tests.teach.small import lesson, text
from tests.teach.test_lesson import LAST, MIXED, RED, REFUSED
from ttr_widget.teach.progress import SHARED

BLUE = "claim Los Angeles-Las Vegas with 2 blue"
NUMBERS = [spec.number for spec in ttr.lessons]


@pytest.fixture(autouse=True)
def _fresh() -> None:
    SHARED.clear()


def test_every_answer_is_recorded_and_no_more_is_said() -> None:
    """Right, legal but wrong, against the rules, and no move at all."""
    for move in (
        RED,
        "draw tickets",
        MIXED,
        "claim Helena-Seattle with 6 yellow",
        "dance",
        "claim Los Angeles-Las Vegas",
    ):
        one = lesson(reveal=False)
        said = one.play(move)
        assert (said.verdict, str(said), said.rule, said.code) == (
            "recorded",
            "Your answer has been recorded.",
            None,
            None,
        )
        assert repr(said) == "Recorded: Your answer has been recorded."
        assert one.feedback == said


def test_what_the_rules_refuse_is_not_played_but_written_down() -> None:
    one = lesson(reveal=False)
    before = one.game.position()
    one.play(MIXED)
    one.tried("draw locomotive")
    assert one.game.position() == before
    assert [(a.move, a.verdict, a.code) for a in one.attempts] == [
        ("claim Las Vegas-Los Angeles with 1 red + 1 blue", "refused", "mixed_colours"),
        ("draw locomotive", "refused", "slot_empty"),
    ]


def test_no_hints_and_no_solution() -> None:
    one = lesson(reveal=False)
    assert one.hints_left == 0
    assert "no more" in one.hint()
    assert one.hints == ()
    with pytest.raises(ValueError, match="test"):
        _ = one.solution


def test_check_result_and_attempts_tell_the_truth() -> None:
    one = lesson(reveal=False)
    assert not one.check().solved
    one.play("draw deck")
    assert "draw deck" in str(one.check())
    assert not one.result("Ann")["solved"]
    one.retry()
    one.play(RED)
    assert one.check()
    assert one.result("Ann")["solved"]
    assert [a.verdict for a in one.attempts] == ["wrong", "solved"]


def test_what_is_only_tried_is_an_attempt() -> None:
    """It is said to be recorded, and so it is."""
    one = lesson(reveal=False)
    assert one.tried(RED).verdict == "recorded"
    assert not one.solved
    assert [(a.move, a.verdict) for a in one.attempts] == [("claim Las Vegas-Los Angeles with 2 red", "recorded")]


def shown(one: ttr.Lesson) -> list[Any]:
    """What a person sees of a lesson beside the board."""
    feedback = None if one.feedback is None else one.feedback.to_dict()
    return [repr(one), feedback, one.task, one.hints, one.hints_left, one.text().partition("\n\n")[0]]


@pytest.mark.parametrize("moves", [(RED,), (BLUE,), ("draw deck", "draw red"), (MIXED,), ("dance",)])
def test_nothing_shown_depends_on_the_answer(moves: tuple[str, ...]) -> None:
    one = lesson(reveal=False)
    for move in moves:
        one.play(move)
    right = lesson(reveal=False)
    right.play(RED)
    assert shown(one) == shown(right)


def test_a_step_that_is_done_is_not_told() -> None:
    right, wrong = lesson(reveal=False, **REFUSED), lesson(reveal=False, **REFUSED)
    right.play("claim Seattle-Vancouver:2 with 1 red")
    wrong.play("claim Seattle-Vancouver:1 with 1 red")
    assert (right.step, wrong.step) == (1, 0)
    assert shown(right) == shown(wrong)


def test_all_there_is_to_do_is_told_at_once() -> None:
    steps = [{"accept": ["draw red"], "task": "Red."}, {"accept": ["draw *"], "task": {"en": "Any.", "zh": "随便。"}}]
    one = lesson(reveal=False, steps=steps, solution=["draw red", "draw deck"], mistakes=[])
    assert one.task.full() == {
        "en": "Claim Los Angeles to Las Vegas. 1. Red. 2. Any.",
        "zh": "Claim Los Angeles to Las Vegas. 1. Red. 2. 随便。",
        "ja": "Claim Los Angeles to Las Vegas. 1. Red. 2. Any.",
    }
    assert "2. Any." in one.text()
    one.play("draw red")
    assert "step 2 of 2 is to be done. Any." in str(one.check())


def test_what_others_make_of_a_move_is_not_told() -> None:
    """A goal that is met, or missed, by the last turn of the game."""
    said = []
    for move in ("claim Los Angeles-Las Vegas with 2 red", "draw red"):
        one = lesson(reveal=False, **LAST)
        heard: list[Any] = []
        one.observe(lambda _change, one=one, heard=heard: heard.append(id(one.feedback)), names="changed")
        one.play(move, opponents=False)
        kept = one.feedback
        assert kept is not None
        assert kept.verdict == "recorded"
        one.game.play_bots()
        assert one.feedback is kept, "nothing is said anew, which would tell by itself"
        said.append(shown(one))
    assert said[0] == said[1]


def test_after_it_is_solved_every_move_is_recorded_still() -> None:
    solved, not_solved = (
        lesson(reveal=False, steps=[{"accept": ["draw red"]}], solution=["draw red"], mistakes=[]) for _ in "ab"
    )
    for one, first in ((solved, "draw red"), (not_solved, "draw blue")):
        before = one.play(first)
        after = one.play("draw deck")
        assert after is not before
        assert after.verdict == before.verdict == "recorded"
    assert shown(solved) == shown(not_solved)


@pytest.mark.parametrize("number", NUMBERS)
def test_each_lesson_can_be_a_test(number: int) -> None:
    one = ttr.Lesson(ttr.lessons[number], reveal=False)
    for move in one.spec.solution:
        assert one.play(move).verdict == "recorded"
    assert one.check()
    assert one.result()["solved"]


class TestCourse:
    def test_lists_answers_and_not_what_they_are(self) -> None:
        course = ttr.course([6, 7], reveal=False)
        states = []
        for move in ("claim Los Angeles-San Francisco:yellow with 3 yellow", "draw deck", "dance"):
            course.current.retry()
            course.current.play(move)
            states.append((course.to_list(), course.text()))
        assert states[0] == states[1] == states[2]
        assert [row["state"] for row in course.to_list()] == ["tried", "new"]
        assert course.progress.solved == ("coloured-route",), "the teacher sees it"

    def test_an_answer_that_waits_for_others_is_one(self) -> None:
        course = ttr.course([14], reveal=False)
        course.current.play(course.current.spec.solution[0], opponents=False)
        assert course.to_list()[0]["state"] == "tried"

    def test_is_no_part_of_what_was_practised(self) -> None:
        practised = ttr.course()
        test = ttr.course([6], reveal=False)
        test.current.play("claim Los Angeles-San Francisco:yellow with 3 yellow")
        ttr.lesson(7, reveal=False).play("claim Las Vegas-Los Angeles with 2 red")
        assert {row["state"] for row in practised.to_list()} == {"new"}

    def test_begins_with_what_has_no_answer(self, tmp_path: Any) -> None:
        own = tmp_path / "own.yaml"
        own.write_text(text(), encoding="utf-8")
        course = ttr.course([6, own], reveal=False)
        course.current.play("draw deck")
        again = ttr.teach.Course(course.lessons, course.progress, reveal=False)
        assert again.current.spec.id == "gray"
