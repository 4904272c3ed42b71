"""The guide to lessons of one's own says what is so: its lesson works, its cells run, its tables name every field."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from ttr_widget.teach.__main__ import main
from ttr_widget.teach.reading import spec_from_file
from ttr_widget.teach.spec import GoalSpec, LessonSpec, MistakeSpec, StepSpec

GUIDE = Path(__file__).parents[2] / "docs/own_lessons.md"
TEXT = GUIDE.read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    """What stands in blocks of a kind; plain ones are of none."""
    return [
        said for found, said in re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL) if found == kind
    ]


@pytest.fixture
def lesson_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The guide's lesson, in a folder where a reader would be."""
    monkeypatch.chdir(tmp_path)
    (source,) = blocks("yaml")
    path = Path("gray-two.yaml")
    path.write_text(source, encoding="utf-8")
    return path


def test_its_lesson(lesson_file: Path) -> None:
    assert spec_from_file(lesson_file).id == "gray-two"


def test_its_cells(lesson_file: Path) -> None:
    names: dict[str, Any] = {}
    for block in blocks("python"):
        exec(block.replace(".pdf", ".html"), names)  # a PDF needs a browser, and is printed elsewhere
    assert names["test"].solved
    assert {path.name for path in Path().iterdir()} > {"homework.html", "answers.html", "progress.json"}


def test_its_message(lesson_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (shown,) = blocks("")
    source = lesson_file.read_text(encoding="utf-8")
    lesson_file.write_text(
        source.replace('accept: ["claim Las Vegas-Los Angeles', 'accept: ["claim Las Vegas-Los Angles')
    )
    assert main([str(lesson_file)]) == 1
    command, message = shown.split("\n", 1)
    assert command == f"$ python -m ttr_widget.teach {lesson_file}"
    assert capsys.readouterr().out.split() == message.split()


@pytest.mark.parametrize("model", [LessonSpec, StepSpec, MistakeSpec, GoalSpec])
def test_its_tables_name_every_field(model: type[BaseModel]) -> None:
    told = set(re.findall(r"`(\w+)(?::[^`]*)?`", TEXT))
    assert set(model.model_fields) - {"remarks"} - told == set()
