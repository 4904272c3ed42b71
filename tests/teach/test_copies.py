"""Copies of lessons, courses and progress: each stands where the original does, judges on, and leaves it alone."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import ttr_widget as ttr
from tests.teach.small import lesson
from ttr_widget.teach import Course, Progress
from ttr_widget.teach.shelf import shipped
from ttr_widget.widget.lesson_state import code_of

RED = "claim Los Angeles-Las Vegas with 2 red"
BLUE = "claim Los Angeles-Las Vegas with 2 blue"

each_way = pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))],
    ids=["copy", "deep", "pickle"],
)
Way = Callable[[Any], Any]


@each_way
def test_a_lesson_goes_on_judging(copied: Way) -> None:
    one = lesson()
    one.play("claim Los Angeles-Las Vegas with 1 red + 1 blue")
    one.hint()
    other = copied(one)
    assert (other.attempts, other.feedback, other.hints) == (one.attempts, one.feedback, one.hints)
    assert other.play(BLUE).verdict == "solved"
    assert (other.check().solved, one.check().solved, one.game.ply) == (True, False, 0)
    assert one.play("draw deck").verdict == "wrong"
    assert other.solved


@each_way
def test_a_lesson_in_the_middle(copied: Way) -> None:
    one = ttr.lesson(10)
    for move in one.spec.solution[:1]:
        one.play(move)
    other = copied(one)
    assert other.step == one.step == 1
    other.play(one.spec.solution[1])
    assert other.solved
    other.game.undo()
    assert (other.solved, one.step) == (False, 1)
    other.game.redo()
    assert other.solved
    other.retry()
    assert (other.step, one.step, other.runs, one.runs) == (0, 1, 1, 0)


@each_way
def test_opponents_of_a_copy_play(copied: Way) -> None:
    other = copied(ttr.lesson(14, "ja"))
    assert other.play(other.spec.solution[0]).verdict == "solved"
    assert other.game.is_over
    assert other.game.language == other.language == "ja"


@each_way
def test_a_copy_of_a_test_stays_one(copied: Way) -> None:
    one = lesson(reveal=False)
    one.play("draw deck")
    other = copied(one)
    assert (other.reveal, other.feedback.verdict, other.attempts) == (False, "recorded", one.attempts)
    assert other.hints_left == 0


@each_way
def test_a_copy_counts_in_no_course(copied: Way) -> None:
    course = Course(shipped(), Progress())
    copied(course.go(9)).play("claim Helena-Seattle with 6 yellow")
    assert course.progress.state("six-spaces") == "new"


@each_way
def test_a_lesson_that_ships_is_still_one(copied: Way) -> None:
    assert code_of(copied(ttr.lesson(6)).spec) == "ttr.lesson(6)"


@each_way
def test_a_course_has_its_own_progress(copied: Way) -> None:
    course = Course(shipped(), Progress())
    course.go(9)
    other = copied(course)
    assert other.current.spec.id == "six-spaces"
    other.current.play("claim Helena-Seattle with 6 yellow")
    assert other.progress.solved == ("six-spaces",)
    assert {row["state"] for row in course.to_list()} == {"new"}
    changed = other.changed
    other.next()
    assert (other.changed, course.current.spec.id) == (changed + 1, "six-spaces")


@each_way
def test_a_copy_of_progress_is_one(copied: Way) -> None:
    progress = Progress()
    other = copied(progress)
    other.note(lesson())
    assert (progress.to_list(), len(other.to_list())) == ([], 1)
