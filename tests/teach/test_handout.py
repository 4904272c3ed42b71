"""Hand-outs: a page that stands alone, a PDF, solutions apart, and clear words about what is missing."""

from __future__ import annotations

import importlib
import re
import warnings
from pathlib import Path
from typing import Any

import pytest

import ttr_widget as ttr
from tests.teach.small import text
from ttr_widget.teach import HandoutError, printing

NOTEBOOKS = Path(__file__).parents[2] / "notebooks/lessons"


def page(tmp_path: Path, *lessons: Any, **options: Any) -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # nbconvert's own
        return ttr.handout(lessons, tmp_path / "out.html", **options).read_text(encoding="utf-8")


def test_stands_alone(tmp_path: Path) -> None:
    found = page(tmp_path, 6, "one-lane")
    assert found.startswith("<!DOCTYPE html>")
    assert found.rstrip().endswith("</html>")
    assert re.findall(r"https?://", found) == []
    assert "<script" not in found
    assert found.count("data:image/svg+xml;base64,") == 2
    assert "6. A coloured route takes its own colour" in found
    assert "jp-" not in found


def test_the_solution_is_not_told_unless_asked_for(tmp_path: Path) -> None:
    answer = ttr.lessons[6].solution[0]
    praise = str(ttr.lessons[6].steps[0].praise)[:40]
    found = page(tmp_path, 6)
    assert answer not in found
    assert praise not in found
    with_answers = page(tmp_path, 6, solutions=True)
    tasks, apart, solutions = with_answers.partition('<h1 class="ttr-handout-page">')
    assert apart
    assert answer not in tasks
    assert answer in solutions
    assert praise in solutions


@pytest.mark.parametrize(("language", "words"), [("zh", "你的走法"), ("ja", "あなたの手")])
def test_languages(tmp_path: Path, language: str, words: str) -> None:
    found = page(tmp_path, 10, language=language, solutions=True)
    assert f'<html lang="{language}">' in found
    assert found.count(words) == 2
    assert ttr.lessons[10].title[language] in found


def test_lessons_of_one_s_own_and_their_markup(tmp_path: Path) -> None:
    spec = ttr.Lesson.from_text(text(title="<b>Gray</b> & more", task="1 < 2\nand <script>alert(1)</script>")).spec
    found = page(tmp_path, spec, NOTEBOOKS / "my_first_lesson.yaml", title="Week <3>")
    assert "&lt;b&gt;Gray&lt;/b&gt; &amp; more" in found
    assert "<script>" not in found
    assert re.search("1 &lt; 2<br/?>and", found)
    assert "<h1>Week &lt;3&gt;</h1>" in found
    assert "The shortest way to Salt Lake City" in found


def test_all_that_ship(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = ttr.handout(None, tmp_path / "all.html").read_text(encoding="utf-8")
    assert found.count("<section>") == 14


def test_pdf(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        file = ttr.handout([6], tmp_path / "out.pdf", solutions=True)
    content = file.read_bytes()
    assert content.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", content)) == 2, "the solutions are on a sheet of their own"


def test_without_a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "browser", lambda: None)
    with pytest.raises(HandoutError, match=r"chromium.*\.html"):
        ttr.handout([6], tmp_path / "out.pdf")
    assert not (tmp_path / "out.pdf").exists()


def test_without_nbconvert(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.import_module

    def missing(name: str, *args: Any) -> Any:
        if name == "nbconvert":
            raise ImportError(name)
        return real(name, *args)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(HandoutError, match="pip install nbconvert"):
        ttr.handout([6], tmp_path / "out.html")


def test_wrong_arguments(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"\.html or \.pdf"):
        ttr.handout([6], tmp_path / "out.docx")
    with pytest.raises(ValueError, match="en, zh, ja"):
        ttr.handout([6], tmp_path / "out.html", language="de")
    with pytest.raises(KeyError, match="1 to 14"):
        ttr.handout([15], tmp_path / "out.html")
    with pytest.raises(ValueError, match="at least one"):
        ttr.handout([], tmp_path / "out.html")
