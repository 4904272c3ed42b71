"""The guide for teachers, and the example that goes with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import BaseModel

import ttr_widget as ttr
from ttr_widget import texts
from ttr_widget.teach.reading import spec_from_text
from ttr_widget.teach.spec import GoalSpec, LessonSpec, MistakeSpec, StepSpec

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/own_lessons.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "notebooks/lessons/my_first_lesson.yaml"


def example_of_the_guide() -> str:
    found = re.search(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_smallest_lesson_is_one() -> None:
    lesson = ttr.Lesson.from_text(example_of_the_guide())
    assert lesson.play("draw deck").verdict == "wrong"
    lesson.retry()
    assert lesson.play(lesson.solution[0]).verdict == "solved"


def test_what_the_guide_says_of_a_fault_is_what_is_said() -> None:
    faulty = example_of_the_guide().replace('"claim Las Vegas-Los Angeles"', '"claim Las Vegas-Los Angles"')
    with pytest.raises(ttr.LessonError) as caught:
        spec_from_text(faulty, "gray-two.yaml")
    assert str(caught.value) in " ".join(GUIDE.split())


@pytest.mark.parametrize("model", [LessonSpec, StepSpec, MistakeSpec, GoalSpec])
def test_every_field_is_explained(model: type[BaseModel]) -> None:
    fields = set(model.model_fields) - {"remarks"}
    assert [name for name in fields if f"`{name}" not in GUIDE] == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_example(language: str) -> None:
    lesson = ttr.Lesson.from_file(EXAMPLE, language)
    assert lesson.spec.remarks == ()
    first, second = (lesson.play(move) for move in lesson.solution)
    assert (first.verdict, second.verdict) == ("right", "solved")
    assert lesson.game.scores()[0].ticket_points == 9
    lesson.retry()
    assert lesson.play("claim Las Vegas-Salt Lake City with 3 orange").verdict == "wrong"
    lesson.retry()
    mixed = lesson.play("claim Las Vegas-Los Angeles with 1 red + 1 orange")
    assert (mixed.code, mixed.rule) == ("mixed_colours", "R30")
