"""Lessons on paper: `ttr.handout` writes tasks with pictures, and the solutions on sheets of their own."""

from __future__ import annotations

import importlib
import os
from base64 import b64encode
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from ttr_widget import texts
from ttr_widget.render import to_text
from ttr_widget.saves.wholefile import write_whole

from .answers import in_words
from .courses import Course, Which, specs_of
from .practice import Lesson
from .printing import HandoutError, to_pdf
from .spec import LessonSpec
from .wording import Text

PICTURE = 1000
"""Width of a picture in units of its own; on paper it is as wide as the text."""

TEMPLATES = Path(__file__).parents[1] / "share" / "jupyter" / "nbconvert" / "templates"


def handout(
    lessons: Course | Iterable[Which] | Which | None,
    path: str | os.PathLike[str],
    *,
    language: str = "en",
    solutions: bool = False,
    title: str | None = None,
) -> Path:
    """Write lessons to an HTML or PDF file, to be printed: picture, task, and room for the answer.

    Args:
        lessons: numbers, ids, lessons, specs, or paths of YAML files, one or several; a course; None for all that
            ship.
        path: ends with ``.html`` (one file that needs nothing else) or ``.pdf``; written whole or not at all.
        language: ``"en"``, ``"zh"`` or ``"ja"``.
        solutions: with the solutions, on sheets apart from the tasks.
        title: what stands on top.

    Returns:
        The file.

    Raises:
        HandoutError: nbconvert is not there, or for a PDF no Chromium or Chrome.
        ValueError, KeyError, LessonError: a wrong ending or language, or no such lesson.
        OSError: the file cannot be written.
    """
    file = Path(path)
    if file.suffix.lower() not in (".html", ".pdf"):
        raise ValueError(f"a hand-out is .html or .pdf, not {file.name!r}")
    if language not in texts.LANGUAGES:
        raise ValueError(f"language is one of {', '.join(texts.LANGUAGES)}, not {language!r}")
    specs = specs_of(lessons)
    if not specs:
        raise ValueError("a hand-out has at least one lesson")
    title = texts.text("teach-handout", language) if title is None else title
    pages = [f"<h1>{escape(title)}</h1>", *(_task(spec, language) for spec in specs)]
    if solutions:
        head = texts.text("teach-handout-solutions", language)
        pages.append(f'<h1 class="ttr-handout-page">{escape(head)}</h1>')
        pages += [_solution(spec, language) for spec in specs]
    page = _converted(pages, title, language)
    write_whole(file, to_pdf(page) if file.suffix.lower() == ".pdf" else page.encode())
    return file


def _converted(pages: list[str], title: str, language: str) -> str:
    """The page that nbconvert makes of a notebook with these outputs, by the template that ships."""
    try:
        nbformat: Any = importlib.import_module("nbformat")
        nbconvert: Any = importlib.import_module("nbconvert")
    except ImportError:
        raise HandoutError("a hand-out needs nbconvert, which comes with JupyterLab (pip install nbconvert)") from None
    notebook = nbformat.v4.new_notebook()
    notebook.metadata.update({"title": title, "language": language})
    for page in pages:
        output = nbformat.v4.new_output("display_data", {"text/html": page})
        notebook.cells.append(nbformat.v4.new_code_cell(outputs=[output]))
    exporter = nbconvert.HTMLExporter(template_name="ttr_handout", extra_template_basedirs=[str(TEMPLATES)])
    converted, _ = exporter.from_notebook_node(notebook)
    return str(converted)


def _task(spec: LessonSpec, language: str) -> str:
    """A lesson as somebody is to solve it."""
    lesson = Lesson(spec, language)
    picture = lesson.game.to_svg(lesson.seat, what="table", width=PICTURE, language=language)
    alt = to_text(lesson.game.view(lesson.seat), language)
    data = b64encode(picture.encode()).decode("ascii")
    lines = len(spec.solution)
    answer = texts.text("teach-handout-answer", language)
    rooms = "".join(
        f'<div class="ttr-handout-line">{escape(answer)}{"" if lines == 1 else f" {i}"}<span></span></div>'
        for i in range(1, lines + 1)
    )
    return (
        f"<section><h2>{escape(spec.line(language))}</h2>"
        f'<img class="ttr-handout-picture" alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}">'
        f"<p>{_said(spec.task, language)}</p>{_steps(spec, language)}{rooms}</section>"
    )


def _steps(spec: LessonSpec, language: str) -> str:
    """What to do step by step, where steps have words of their own."""
    tasks = [step.task for step in spec.steps]
    if not any(tasks):
        return ""
    items = "".join(f"<li>{_said(task or spec.task, language)}</li>" for task in tasks)
    return f'<ol class="ttr-handout-tasks">{items}</ol>'


def _solution(spec: LessonSpec, language: str) -> str:
    """The moves that solve a lesson, and why."""
    lesson = Lesson(spec, language)
    items = []
    for move in spec.solution:
        meant = lesson.meant(move)
        said = lesson.play(move)
        words = "" if meant is None else f"{escape(in_words(meant, language))} "
        items.append(f"<li>{words}<code>{escape(move)}</code><br>{_said(said.text, language)}</li>")
    about = [spec.source.in_(language)] if spec.source is not None else []
    about += [", ".join(spec.rules)] if spec.rules else []
    meta = f'<p class="ttr-handout-meta">{escape(" · ".join(about))}</p>' if about else ""
    head = f"<h2>{escape(spec.line(language))}</h2>"
    return f'<section>{head}<ol class="ttr-handout-tasks">{"".join(items)}</ol>{meta}</section>'


def _said(text: Text, language: str) -> str:
    """A text as HTML; what looks like markup in it is text."""
    return escape(text.in_(language)).replace("\n", "<br>")
