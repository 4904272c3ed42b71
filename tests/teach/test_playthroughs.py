"""The lessons run as they ran when somebody last read tests/playthroughs."""

from __future__ import annotations

import pytest

import ttr_widget as ttr
from tests.teach.playthrough import FOLDER, path_of, text_of
from ttr_widget.teach import LessonSpec


@pytest.mark.parametrize("spec", ttr.lessons, ids=lambda spec: spec.id)
def test_playthrough(spec: LessonSpec) -> None:
    assert text_of(spec) == path_of(spec).read_text(encoding="utf-8"), "python -m tests.teach.playthrough"


def test_no_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("lesson-*.txt")} == {path_of(spec).name for spec in ttr.lessons}
