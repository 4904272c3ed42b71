"""Files as strangers hand them in: damaged, deep, huge. Each is refused with its name, soon, and changes nothing."""

from __future__ import annotations

import csv
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ttr_widget as ttr
from tests.teach.small import lesson, text
from ttr_widget.teach import LessonError, Progress
from ttr_widget.teach.reading import MAX_BYTES, format_of, spec_from_file, spec_from_text

RESULT = {
    "format": "ttr-result",
    "version": 1,
    "who": "Ann",
    "lesson": "gray",
    "solved": True,
    "attempts": 1,
    "when": "",
}


class TestLessons:
    @pytest.mark.parametrize(
        "value", ["9" * 6000, "0x" + "f" * 6000, "!!binary " + "aaaa" * 1000, "2020-99-" + "9" * 50]
    )
    def test_long_values_are_named_in_short(self, value: str) -> None:
        with pytest.raises(LessonError) as caught:
            spec_from_text(text().replace("version: 1", f"version: {value}"))
        said = str(caught.value)
        assert said.startswith("lesson:2: ")
        assert "{" not in said
        assert len(said) < 200

    @pytest.mark.parametrize("name", ["x" * 41, "\u202eAnn", "Ann\nBo", "\u200b", "x\u2028x"])
    def test_names_that_cannot_be_shown(self, name: str) -> None:
        for names in ([name, "Bo"], [{"en": "Ann", "zh": name}, "Bo"]):
            with pytest.raises(LessonError, match=r"names\[0\](\.zh)?: (a|the) player's name") as caught:
                spec_from_text(text(names=names))
            assert len(caught.value.problems) == 1

    def test_too_large(self, tmp_path: Path) -> None:
        path = tmp_path / "lesson.yaml"
        path.write_text(text() + "#" * MAX_BYTES, encoding="utf-8")
        with pytest.raises(LessonError, match="250,0"):
            spec_from_file(path)

    @pytest.mark.parametrize("filling", ["\n", " ", "\n ", "{", "format", "format ", "format :", "x: 1\n"])
    def test_what_a_file_is_shows_soon(self, filling: str) -> None:
        begun = time.process_time()
        assert format_of(filling * (MAX_BYTES // len(filling))) != "ttr-strategy"
        assert time.process_time() - begun < 1
        assert format_of(f"# {filling}\n\n'format':  ttr-strategy\n") == "ttr-strategy"

    def test_many_patterns(self) -> None:
        patterns = [f"claim * with {n} *x" for n in range(300)]
        begun = time.process_time()
        with pytest.raises(LessonError) as caught:
            spec_from_text(text(mistakes=[{"move": patterns, "say": "No."}]))
        assert time.process_time() - begun < 5
        assert len(caught.value.problems) == 300


@pytest.mark.parametrize(
    "said", ["\ud800x", "\x1b[31mdraw", "claim \u202ex", "draw\nred\nx", "x" * 900, "keep " + "y," * 400]
)
def test_what_was_typed_is_kept_as_it_can_be_shown(said: str) -> None:
    one = lesson()
    one.play(said)
    (attempt,) = one.attempts
    for shown in (attempt.move, str(one.check()), one.text(), repr(one.feedback)):
        assert shown.encode("utf-8")
        assert not set(shown) & set("\x1b\u202e")
    assert "\n" not in attempt.move
    assert len(attempt.move) <= 400
    assert "{" not in str(one.check())


NO_JSON: dict[str, bytes] = {
    "deep": b"[" * 200_000,
    "a large number": b'{"version": ' + b"9" * 6000 + b"}",
    "cut off": b'{"format": "ttr-',
    "bytes": b'{"who": "\xff"}',
    "empty": b"",
    "UTF-16": '{"format": 1}'.encode("utf-16"),
}


@pytest.mark.parametrize("content", NO_JSON.values(), ids=NO_JSON)
@pytest.mark.parametrize("read", [ttr.grades, Progress().load], ids=["grades", "progress"])
def test_no_json(read: Callable[[Path], Any], content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"x\.json: this is no JSON"):
        read(path)


class TestResults:
    @pytest.mark.parametrize(
        ("field", "value"),
        [
            ("lesson", "=2+2"),
            ("lesson", "Gray\n"),
            ("lesson", "x" * 61),
            ("lesson", ["gray"]),
            ("attempts", -1),
            ("attempts", True),
            ("attempts", 1.0),
            ("solved", 1),
            ("when", "tomorrow"),
            ("who", None),
            ("who", ["x" * 5000]),
        ],
    )
    def test_what_no_lesson_gives(self, field: str, value: Any) -> None:
        with pytest.raises(ValueError, match=f"result 1: {field} is .* right") as caught:
            ttr.grades([RESULT, {**RESULT, field: value}])
        assert len(str(caught.value)) < 150

    @pytest.mark.parametrize("thing", [5, None, [RESULT]])
    def test_other_things(self, thing: Any) -> None:
        with pytest.raises(TypeError, match="result 0: a result, a lesson or a path is right here"):
            ttr.grades([thing])

    @pytest.mark.parametrize("who", [5, None, b"Ann"])
    def test_who_is_a_name(self, who: Any) -> None:
        with pytest.raises(TypeError, match="who is a name, not"):
            lesson().result(who)

    @pytest.mark.parametrize("name", ["=1", " =1", "\t=1", "\x1b[31m=1", "\u202e=1", "a\nb", "\ud800", "-", "@x", "+1"])
    def test_no_name_does_harm(self, name: str, tmp_path: Path) -> None:
        table = ttr.grades([{**RESULT, "who": name}])
        for said in (repr(table), table._repr_html_()):
            assert not set(said) & set("\x1b\u202e\t\ud800")
        path = tmp_path / "grades.csv"
        table.to_csv(path)
        (_, (cell, *_)) = csv.reader(path.read_text(encoding="utf-8-sig").splitlines())
        assert cell[:1] not in tuple("=+-@\t\r ")


@pytest.mark.parametrize("lessons", [None, {}, "gray", 5, [5], [None], [[]], [{"lesson": "a", "solved": 1}]])
def test_progress_that_is_none(lessons: Any, tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    good = {"lesson": "gray", "attempts": 2, "solved": True, "when": ""}
    lessons = [good, *lessons] if isinstance(lessons, list) else lessons
    path.write_text(json.dumps({"format": "ttr-progress", "version": 1, "lessons": lessons}), encoding="utf-8")
    progress = Progress()
    with pytest.raises(ValueError, match=r"progress\.json: lessons"):
        progress.load(path)
    assert (progress.to_list(), progress.changed) == ([], 0)


def test_a_byte_order_mark_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(json.dumps({"format": "ttr-progress", "version": 1, "lessons": []}), encoding="utf-8-sig")
    assert Progress().load(path).to_list() == []
    path.write_text(json.dumps(RESULT), encoding="utf-8-sig")
    assert ttr.grades(path).people == ("Ann",)


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    for write in (Progress().save, ttr.grades([RESULT]).to_csv, ttr.Game(players=2, seed=1).save):
        with pytest.raises(FileNotFoundError, match=r"no such folder: '[^']*none'$"):
            write(folder / "file")
