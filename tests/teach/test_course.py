"""Courses and progress: where one is, what has been solved, and keeping it."""

from __future__ import annotations

import gc
import json
import weakref
from pathlib import Path
from typing import Any

import pytest

import ttr_widget as ttr
from tests.teach.small import lesson, text
from ttr_widget.teach import Course, Lessons, Progress
from ttr_widget.teach.courses import specs_of
from ttr_widget.teach.progress import SHARED

OWN = Path(__file__).parents[2] / "notebooks/lessons/my_first_lesson.yaml"


@pytest.fixture(autouse=True)
def _fresh() -> None:
    SHARED.clear()


def solve(one: ttr.Lesson) -> None:
    for move in one.spec.solution:
        one.play(move)


def test_lessons_by_number_and_id() -> None:
    assert ttr.lessons[6] is ttr.lessons["coloured-route"]
    assert [spec.number for spec in ttr.lessons] == list(range(1, 15))
    assert ttr.lessons[6] in ttr.lessons
    known: Any = ttr.lessons
    assert 6 in known
    assert 15 not in known
    assert [spec.number for spec in ttr.lessons[2:4]] == [3, 4]
    assert len(repr(ttr.lessons).splitlines()) == 14
    assert ttr.lessons[6].title["zh"] in ttr.lessons.text("zh")
    with pytest.raises(KeyError, match="1 to 14"):
        ttr.lesson(15)
    with pytest.raises(KeyError, match="did you mean 'coloured-route'"):
        ttr.lesson("colored-route")
    with pytest.raises(ValueError, match="en, zh, ja"):
        ttr.lesson(6, "fr")


def test_a_lesson_solved_alone_counts_in_the_course() -> None:
    course = ttr.course()
    assert course.current.spec.number == 1
    seen: list[int] = []
    course.observe(lambda change: seen.append(change.new), names="changed")
    solve(ttr.lesson(6))
    states = {row["number"]: row["state"] for row in course.to_list()}
    assert (states[6], states[7]) == ("solved", "new")
    assert seen
    ttr.lesson(7).play("draw deck")
    assert course.progress.state("gray-route") == "tried"
    assert "✓  6" in repr(course)


def test_going_about() -> None:
    course = ttr.course()
    first = course.current
    assert course.back() is first
    assert course.next().spec.number == 2
    sixth = course.go(6)
    sixth.play("draw deck")
    assert course.go("six-spaces").spec.number == 9
    assert course.go(6) is sixth, "it stands where it was left"
    assert course.go(14) is course.next()
    with pytest.raises(KeyError):
        course.go(99)
    assert course.current.spec.number == 14


def test_a_new_course_begins_where_something_is_to_be_done() -> None:
    for number in (1, 2):
        solve(ttr.lesson(number))
    assert ttr.course().current.spec.number == 3


def test_courses_of_one_s_own(tmp_path: Path) -> None:
    course = ttr.course([OWN, 6, "gray-route"], language="ja")
    assert [spec.id for spec in course.lessons] == ["shortest-way", "coloured-route", "gray-route"]
    assert course.current.language == "ja"
    assert course.current.game.names == ("あなた", "相手")
    solve(course.current)
    assert SHARED.state("shortest-way") == "solved"
    course.language = "zh"
    assert course.current.game.names == ("你", "对手")
    assert course.next().language == "zh"
    with pytest.raises(ValueError, match="two lessons are called"):
        ttr.course([6, 6])
    with pytest.raises(ValueError, match="at least one"):
        ttr.course([])
    bad = tmp_path / "bad.yaml"
    bad.write_text(text(title=None), encoding="utf-8")
    with pytest.raises(ttr.LessonError, match=r"bad\.yaml:1: title: this field is missing"):
        ttr.course([str(bad)])


@pytest.mark.parametrize(
    ("which", "idents"),
    [
        (6, ["coloured-route"]),
        ("coloured-route", ["coloured-route"]),
        (OWN, ["shortest-way"]),
        (str(OWN), ["shortest-way"]),
        (ttr.lessons[6], ["coloured-route"]),
        (ttr.lessons[5:7], ["coloured-route", "gray-route"]),
        (lesson(), ["gray"]),
        ((one for one in (7, "six-spaces")), ["gray-route", "six-spaces"]),
        (None, [spec.id for spec in ttr.lessons]),
        (ttr.course([9, 2]), ["six-spaces", "two-cards"]),
    ],
    ids=repr,
)
def test_one_lesson_or_many(which: Any, idents: list[str]) -> None:
    assert [spec.id for spec in specs_of(which)] == idents


@pytest.mark.parametrize("which", [3.5, [3.5], [None]])
def test_what_names_no_lesson(which: Any) -> None:
    with pytest.raises(TypeError):
        specs_of(which)
    with pytest.raises(KeyError, match=r"ttr\.Lesson\.from_file"):
        ttr.lesson("lesson.yaml")


def test_a_course_of_tests() -> None:
    course = ttr.course([6], reveal=False)
    assert course.current.play("draw deck").verdict == "recorded"


def test_progress_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    solve(ttr.lesson(6))
    ttr.lesson(7).play("draw deck")
    SHARED.save(path)
    other = Progress().load(path)
    assert other.to_list() == SHARED.to_list()
    assert other.solved == ("coloured-route",)
    assert (other.entry("gray-route").attempts, other.state("gray-route")) == (1, "tried")


def test_what_is_solved_stays_solved(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    Progress().save(path)
    solve(ttr.lesson(6))
    SHARED.load(path)
    ttr.lesson(6).play("draw deck")
    assert SHARED.state("coloured-route") == "solved"


ENTRY = {"lesson": "gray", "attempts": 3, "solved": False, "when": "2026-01-01T00:00:00+00:00"}
SOLVED = {"lesson": "gray", "attempts": 2, "solved": True, "when": "2026-01-02T00:00:00+00:00"}
AGAIN = {"lesson": "gray", "attempts": 9, "solved": True, "when": "2026-01-03T00:00:00+00:00"}


@pytest.mark.parametrize(
    ("here", "there", "both"),
    [
        (ENTRY, SOLVED, SOLVED | {"attempts": 3}),
        (SOLVED, ENTRY, SOLVED | {"attempts": 3}),
        (SOLVED, AGAIN, SOLVED | {"attempts": 9}),
        (AGAIN, SOLVED, AGAIN),
        (ENTRY, ENTRY | {"attempts": 1, "when": ""}, ENTRY),
    ],
)
def test_two_files_are_one_progress(here: Any, there: Any, both: Any, tmp_path: Path) -> None:
    progress = Progress()
    for number, entry in enumerate((here, there)):
        path = tmp_path / f"{number}.json"
        path.write_text(json.dumps({"format": "ttr-progress", "version": 1, "lessons": [entry]}), encoding="utf-8")
        progress.load(path)
    (found,) = progress.to_list()
    assert {key: found[key] for key in both} == both


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("{", "no JSON"),
        ("[]", "no progress file"),
        ('{"format": "ttr-progress", "version": 2}', "reads version 1"),
        ('{"format": "ttr-progress", "version": 1}', "lessons: a list is right"),
        ('{"format": "ttr-progress", "version": 1, "lessons": [{"lesson": "a", "attempts": "many"}]}', r"lessons\[0\]"),
        ('{"format": "ttr-progress", "version": 1, "lessons": [{"lesson": "a"}, {"x": 1}]}', r"lessons\[1\]"),
    ],
)
def test_files_that_are_no_progress(tmp_path: Path, content: str, words: str) -> None:
    path = tmp_path / "progress.json"
    path.write_text(content, encoding="utf-8")
    progress = Progress()
    with pytest.raises(ValueError, match=words):
        progress.load(path)
    assert progress.to_list() == []


def test_a_lesson_without_a_number_is_counted() -> None:
    course = Course(Lessons([lesson().spec]))
    assert course.to_list()[0]["number"] == 1
    assert json.loads(json.dumps(course.to_list())) == course.to_list()


def test_a_forgotten_course_is_gone() -> None:
    course = ttr.course()
    gone = weakref.ref(course), weakref.ref(course.current)
    heard = len(SHARED._trait_notifiers["changed"]["change"])
    del course
    gc.collect()
    assert [ref() for ref in gone] == [None, None]
    assert len(SHARED._trait_notifiers["changed"]["change"]) < heard
