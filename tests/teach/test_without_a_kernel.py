"""Lessons where no kernel runs: a saved notebook as a page, and on paper, in every language."""

from __future__ import annotations

import html
import re
import warnings
from base64 import b64decode
from io import BytesIO
from pathlib import Path
from typing import Any

import nbformat
import pytest
from PIL import Image

import ttr_widget as ttr
from ttr_widget.texts import LANGUAGES

TEMPLATES = Path(ttr.__file__).parent / "share" / "jupyter" / "nbconvert" / "templates"
NUMBERS = [spec.number for spec in ttr.lessons]


def exported(*lessons: ttr.Lesson, widgets: bool = True) -> str:
    """The page of a notebook that was saved with these lessons in it; or that was saved without its widgets."""
    notebook = nbformat.v4.new_notebook()
    for lesson in lessons:
        data, metadata = lesson._repr_mimebundle_()
        lesson._widget.close()
        if not widgets:
            del data["application/vnd.jupyter.widget-view+json"]
        output = nbformat.v4.new_output("execute_result", data, metadata=metadata, execution_count=1)
        notebook.cells.append(nbformat.v4.new_code_cell("lesson", outputs=[output], execution_count=1))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # nbconvert's own
        from nbconvert import HTMLExporter

        exporter = HTMLExporter(template_name="ttr", extra_template_basedirs=[str(TEMPLATES)])
        page, _ = exporter.from_notebook_node(notebook)
    return str(page)


def pictures(page: str) -> list[tuple[Image.Image, str]]:
    """The pictures of a page, with what they say to those who do not see them."""
    found = re.findall(r'<img alt="([^"]*)"[^>]* src="data:image/png;base64,([^"]+)"', page)
    return [(Image.open(BytesIO(b64decode(data))), html.unescape(alt)) for alt, data in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_notebook_shows_task_and_board(language: str) -> None:
    lessons = [ttr.Lesson(spec, language) for spec in ttr.lessons]
    page = exported(*lessons)
    shown = pictures(page)
    assert len(shown) == len(lessons)
    for lesson, (picture, alt) in zip(lessons, shown, strict=True):
        assert lesson.spec.line(language) in alt
        assert lesson.task.in_(language) in alt
        assert picture.width == 1000
        assert picture.height > 700, "the task stands above the board"
    assert not re.search(r"""<(?:script|link|img)[^>]*(?:src|href)\s*=\s*["'](?!data:)""", page)


def test_a_notebook_saved_without_its_widgets_shows_the_same() -> None:
    (picture, alt), = pictures(exported(ttr.Lesson(ttr.lessons[6]), widgets=False))  # fmt: skip
    assert "three yellow cards" in alt
    assert picture.width == 1000


def test_no_page_tells_what_nobody_has_asked_for() -> None:
    for spec in ttr.lessons:
        page = html.unescape(exported(ttr.Lesson(spec)))
        assert not any(move in page for move in spec.solution if " with " in move)
        assert not any(str(step.praise) in page for step in spec.steps)
        assert not any(str(hint) in page for step in spec.steps for hint in step.hints)


def handout(path: Path, lessons: Any, **options: Any) -> Path:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ttr.handout(lessons, path, **options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_on_paper(language: str, tmp_path: Path) -> None:
    """Every task with its picture; every solution on the sheets behind it, and on no sheet without them."""
    plain = handout(tmp_path / "tasks.html", None, language=language).read_text(encoding="utf-8")
    both = handout(tmp_path / "both.html", None, language=language, solutions=True).read_text(encoding="utf-8")
    tasks, apart, solutions = both.partition('<h1 class="ttr-handout-page">')
    assert apart
    sheet = html.unescape(solutions)
    for spec in ttr.lessons:
        assert html.escape(spec.line(language)) in plain
        assert html.escape(spec.task.in_(language)) in plain
        praise = spec.steps[-1].praise
        assert praise is not None
        assert praise.in_(language) in sheet
        assert all(move in sheet for move in spec.solution)
        for page in (html.unescape(plain), html.unescape(tasks)):
            assert praise.in_(language) not in page
            assert not any(move in page for move in spec.solution if " with " in move)
    assert plain.count("<img ") == tasks.count("<img ") == len(NUMBERS)
    assert "<img " not in solutions


def test_the_picture_says_what_it_shows(tmp_path: Path) -> None:
    page = html.unescape(handout(tmp_path / "out.html", [10], language="ja").read_text(encoding="utf-8"))
    assert re.search(r'alt="[^"]*シアトル–バンクーバー', page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pdf_in_each_language(language: str, tmp_path: Path) -> None:
    content = handout(tmp_path / "out.pdf", [1, 10], language=language, solutions=True).read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type /Page\b", content)) == 3
    assert len(content) > 60_000, "pictures and fonts are in it"
