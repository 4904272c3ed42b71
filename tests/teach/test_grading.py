"""Results, the table of a class, and `assert lesson.check()` where it is used: in cells and in test files."""

from __future__ import annotations

import csv
import doctest
import json
from pathlib import Path
from typing import Any

import nbclient
import nbformat
import pytest

import ttr_widget as ttr
from tests.teach.small import lesson

RED = "claim Los Angeles-Las Vegas with 2 red"


def solved(number: int, who: str) -> dict[str, Any]:
    one = ttr.lesson(number)
    for move in one.spec.solution:
        one.play(move)
    return one.result(who)


class TestCheck:
    def test_solved(self) -> None:
        one = lesson()
        one.play(RED)
        check = one.check()
        assert check
        assert (bool(check), repr(check), str(check)) == (True, "solved", "solved")
        assert check.to_dict() == {"lesson": "gray", "solved": True, "reason": "solved"}

    def test_says_why_not(self, capsys: pytest.CaptureFixture[str]) -> None:
        one = lesson()
        assert "No move has been made yet" in str(one.check())
        one.play("claim Los Angeles-Las Vegas with 1 red + 1 blue")
        reason = repr(one.check())
        assert "Not of two colours" in reason
        assert "with 1 red + 1 blue" in reason
        assert capsys.readouterr().err == ""
        assert not one.check()
        assert "Not of two colours" in capsys.readouterr().err

    def test_of_a_step(self) -> None:
        one = ttr.lesson(10)
        one.play("claim Seattle-Vancouver:2 with 1 red")
        assert "step 2 of 2" in str(one.check())
        one.language = "zh"
        assert "第 2 步" in str(one.check())

    def test_plays_what_opponents_have_to_play(self) -> None:
        one = ttr.lesson(14)
        one.game.play(one.spec.solution[0], seat=0)
        assert one.check()
        assert one.game.is_over


OTTER = {
    "name": "q1",
    "points": 1,
    "suites": [
        {
            "cases": [
                {"code": ">>> lesson.check()\nsolved", "hidden": False, "locked": False},
                {"code": ">>> assert lesson.check()", "hidden": True, "locked": False},
                {"code": ">>> bool(lesson.check())\nTrue", "hidden": True, "locked": False},
            ],
            "scored": True,
            "type": "doctest",
        }
    ],
}
"""A test file as otter-grader reads one: doctests that run beside the answer."""


def run(cases: dict[str, Any], one: ttr.Lesson) -> tuple[int, str]:
    """How many cases fail, and what is printed for them."""
    printed: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    for case in cases["suites"][0]["cases"]:
        test = doctest.DocTestParser().get_doctest(case["code"], {"lesson": one}, "q1", None, 0)
        runner.run(test, out=printed.append)
    return runner.failures, "".join(printed)


def test_an_otter_test() -> None:
    one = lesson()
    one.play("draw deck")
    failures, printed = run(OTTER, one)
    assert failures == 3
    assert "is not solved: Claim Los Angeles to Las Vegas." in printed
    one.retry()
    one.play(RED)
    assert run(OTTER, one) == (0, "")


def test_a_cell_of_nbgrader(tmp_path: Path) -> None:
    """The bare assert of a test cell: when it fails, the cell shows why."""
    cells = [
        "import ttr_widget as ttr\nlesson = ttr.lesson(6)\nlesson.play('draw deck')",
        "assert lesson.check()",
        "lesson.retry()\nlesson.play(lesson.solution[0])",
        "assert lesson.check()",
    ]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    nbclient.NotebookClient(notebook, allow_errors=True, kernel_name="python3", timeout=120).execute()
    outputs = [cell.outputs for cell in notebook.cells]
    assert [output.output_type for output in outputs[1]] == ["stream", "error"]
    assert "coloured-route: “A coloured route takes its own colour” is not solved" in outputs[1][0].text
    assert outputs[1][1].ename == "AssertionError"
    assert outputs[3] == []
    assert "Solved" in outputs[2][0].data["text/plain"]


class TestGrades:
    def test_table(self) -> None:
        table = ttr.grades([solved(6, "Ann"), solved(7, "Ann"), ttr.lesson(6).result("Bo"), solved(9, "Bo")])
        assert table.people == ("Ann", "Bo")
        assert table.lessons == ("coloured-route", "gray-route", "six-spaces")
        assert table.to_list() == [
            {"who": "Ann", "coloured-route": True, "gray-route": True, "six-spaces": None, "solved": 2},
            {"who": "Bo", "coloured-route": False, "gray-route": None, "six-spaces": True, "solved": 1},
        ]
        assert "Ann  ✓ (1)" in repr(table)
        assert "2/3" in repr(table)
        assert "姓名" in table.text("zh")

    def test_the_best_result_counts(self) -> None:
        good, bad = solved(6, "Ann"), ttr.lesson(6).result("Ann")
        bad["when"] = "2999-01-01T00:00:00+00:00"
        for results in ([good, bad], [bad, good]):
            assert ttr.grades(results).to_list()[0]["coloured-route"] is True

    def test_of_equals_the_latest_counts(self) -> None:
        early, late = ttr.lesson(6).result("Ann"), ttr.lesson(6).result("Ann")
        early |= {"when": "2026-01-01T00:00:00+00:00", "attempts": 7}
        late |= {"when": "2026-01-02T00:00:00+00:00", "attempts": 2}
        for results in ([early, late], [late, early]):
            assert "– (2)" in ttr.grades(results).text()

    def test_files(self, tmp_path: Path) -> None:
        one, many = tmp_path / "ann.json", tmp_path / "class.json"
        one.write_text(json.dumps(solved(6, "Ann")), encoding="utf-8")
        many.write_text(json.dumps([solved(6, "Bo"), solved(7, "Bo")]), encoding="utf-8")
        assert len(ttr.grades([one, str(many), ttr.lesson(6)])) == 3
        assert ttr.grades(one).people == ("Ann",)

    def test_csv(self, tmp_path: Path) -> None:
        path = tmp_path / "grades.csv"
        ttr.grades([solved(6, "=2+2"), solved(7, "李雷"), ttr.lesson(6).result("李雷")]).to_csv(path)
        rows = list(csv.reader(path.read_text(encoding="utf-8-sig").splitlines()))
        assert rows == [
            ["who", "coloured-route", "gray-route", "solved"],
            ["'=2+2", "1", "", "1"],
            ["李雷", "0", "1", "1"],
        ]

    def test_names_are_no_markup(self) -> None:
        table = ttr.grades([solved(6, "<b>Ann</b>")])
        assert "<b>Ann" not in table._repr_html_()
        assert "&lt;b&gt;Ann" in table._repr_html_()

    @pytest.mark.parametrize(
        ("result", "words"),
        [
            ({}, "result 0: this is no result"),
            ({"format": "ttr-result", "version": 3}, "reads version 1"),
            ({**solved(6, "Ann"), "solved": "yes"}, "solved is 'yes'; true or false is right"),
            ({**solved(6, "Ann"), "attempts": None}, "attempts is None; a number from 0 is right"),
        ],
    )
    def test_what_is_no_result(self, result: dict[str, Any], words: str) -> None:
        with pytest.raises(ValueError, match=words):
            ttr.grades([result])

    def test_files_that_are_none(self, tmp_path: Path) -> None:
        path = tmp_path / "x.json"
        path.write_text("{", encoding="utf-8")
        with pytest.raises(ValueError, match=r"x\.json: this is no JSON"):
            ttr.grades([path])
        path.write_text("[{}]", encoding="utf-8")
        with pytest.raises(ValueError, match=r"x\.json\[0\]: this is no result"):
            ttr.grades([path])

    def test_result(self) -> None:
        result = solved(6, "Ann")
        assert result.pop("when")
        assert result == {
            "format": "ttr-result",
            "version": 1,
            "who": "Ann",
            "lesson": "coloured-route",
            "solved": True,
            "attempts": 1,
        }
        assert ttr.lesson(6).result()["when"] == ""
