"""Lesson files: every problem at once, with its line, and what would be right."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import ttr_widget as ttr
from tests.teach.small import GRAY, text
from ttr_widget import texts
from ttr_widget.teach import LessonError
from ttr_widget.teach.reading import spec_from_file, spec_from_text
from ttr_widget.teach.yaml_source import SourceError, read

ROOT = Path(__file__).parents[2]

BAD = """\
format: ttr-lesson
version: 1
id: Bad Id
titel: Two cards
task: {en: Do it, fr: Prenez}
rules: [R30, R77]
position:
  players:
    - hand: {read: 2, red: 20}
      routes: [Helena-Seatle]
    - {}
seat: 7
opponents: {1: [dra red]}
steps:
  - accept: [claim Helena-Seattel with *, "clam *"]
    refused: closed_dubble
  - hints: Hello
    goal: {owns: [Seattle-Helena], hand: 3}
mistakes:
  - {step: 4, refusal: [mixed], rule: R0, say: yes}
solution: draw red
"""

EXPECTED = """\
1: title: missing
3: id: two-cards
4: titel: did you mean title
5: task: en, zh, ja
6: rules[1]: R1 to R59
9: position.players[0].hand.read: did you mean red
9: position.players[0].hand.red: 12
10: position.players[0].routes[0]: did you mean Helena-Seattle
12: seat: at most 4
13: opponents[1][0]: Did you mean draw
15: steps[0].accept[0]: Did you mean Seattle
15: steps[0].accept[1]: no move fits
16: steps[0].refused: did you mean closed_double
17: steps[1].hints: a list is right
18: steps[1].goal.hand: fields and values
18: steps[1].goal.owns[0]: did you mean Helena-Seattle
20: mistakes[0].refusal[0]: mixed_colours
20: mistakes[0].rule: R1 to R59
20: mistakes[0].say: in quotes
20: mistakes[0].step: the last one is 2
21: solution: a list is right
"""


def fails(lesson: str) -> LessonError:
    with pytest.raises(LessonError) as caught:
        spec_from_text(lesson, "my.yaml")
    return caught.value


def test_every_problem_with_its_line() -> None:
    lines = sorted(str(fails(BAD)).splitlines(), key=lambda line: (int(line.split(":")[1]), line.split(": ")[1]))
    assert len(lines) == len(EXPECTED.splitlines())
    for line, expected in zip(lines, EXPECTED.splitlines(), strict=True):
        number, path, words = expected.split(": ", 2)
        assert line.startswith(f"my.yaml:{number}: {path}: ")
        assert words in line


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_in_every_language(language: str) -> None:
    error = fails(BAD)
    for problem in error.problems:
        assert "{" not in problem.text(language)
        own = problem.position is None
        if own and language != "en":
            assert problem.text(language) != problem.text("en")
    assert error.text("en") == str(error)


def test_error_is_a_value_error_and_can_be_pickled() -> None:
    error = fails(BAD)
    assert isinstance(error, ValueError)
    assert ttr.LessonError is LessonError
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


@pytest.mark.parametrize(
    ("changes", "where", "words"),
    [
        ({"solution": ["draw deck"]}, "solution[0]", "does not do step 1"),
        ({"solution": ["claim Helena-Seattle with 6 red"]}, "solution[0]", "is not possible in step 1"),
        ({"solution": GRAY["solution"] + ["draw deck"]}, "solution[1]", "leave the rest out"),
        ({"solution": []}, "solution", "is empty"),
        ({"solution": ["dance"]}, "solution[0]", "is not a move"),
        ({"steps": []}, "steps", "at least 1"),
        ({"steps": [{"accept": ["draw *"]}] * 2, "solution": ["draw red"]}, "solution", "step 2 of 2 is still to"),
        ({"steps": [{"accept": GRAY["steps"][0]["accept"]}] * 2}, "solution[0]", "has ended your turn"),
        ({"steps": [{"task": "Hm."}]}, "steps[0]", "accept, goal or refused"),
        ({"steps": [{"refused": "owned", "goal": {"over": True}}]}, "steps[0].goal", "leave one of them out"),
        ({"names": ["One"]}, "names", "2 players"),
        ({"seat": 3}, "seat", "the last one is 1"),
        ({"opponents": {0: ["draw red"]}}, "opponents[0]", "is the learner"),
        ({"opponents": {1: ["claim Helena-Seattle with 6 red"]}, "steps": [{"goal": {"turn_over": True}}]},
         "opponents[1][0]", "cannot play that"),
        ({"opponents": {"two": []}}, "opponents.two", "whole number"),
        ({"mistakes": [{"say": "x", "refusal": ["owned"], "over": True}]}, "mistakes[0].over", "not both"),
        ({"position": "usa"}, "position", "ttr1"),
        ({"position": None}, "position", "missing"),
        ({"position": 5}, "position", "ttr1"),
        ({"title": ""}, "title", "empty"),
        ({"title": {}}, "title", "at least one of en, zh, ja"),
        ({"title": "x" * 3000}, "title", "at most 2,000"),
        ({"number": 0}, "number", "at least 1"),
        ({"version": 2}, "version", "right would be 1"),
        ({"format": "lesson"}, "format", "ttr-lesson"),
        ({"remarks": ["x"]}, "remarks", "leave the field out"),
        ({"steps": [{"accept": "draw red"}]}, "steps[0].accept", "a list is right"),
        ({"steps": [{"accept": [7]}]}, "steps[0].accept[0]", "put it in quotes"),
        ({"steps": [{"goal": {"completed": ["El Paso-Denver"]}}]}, "steps[0].goal.completed[0]", "mean Denver-El Paso"),
    ],
)  # fmt: skip
def test_faults(changes: dict[str, Any], where: str, words: str) -> None:
    problems = {problem.path: problem.text() for problem in fails(text(**changes)).problems}
    assert words in problems[where]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("", "is empty"),
        ("- a\n- b", "mapping of fields"),
        ("a: [1, 2\nb: 3", ":2: "),
        ("a: 1\na: 2", "a second time"),
        ("a: 2026-01-01", "put it in quotes"),
        ("a: &x [*x]", "deeply nested"),
        ("a: !!python/object:os.system x", "put it in quotes"),
        ("? [a]\n: 1", "a key is"),
        ("[" * 500, ""),
        ("title:\n  a\x00b", ":2: a character"),
        ("a: 1\n---\nb: 2", "YAML"),
    ],
)
def test_texts_that_are_no_lesson(source: str, words: str) -> None:
    assert words in str(fails(source))


def test_few_lines_cannot_mean_millions() -> None:
    bomb = "a: &a [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"{b}: &{b} [*{a}, *{a}, *{a}, *{a}, *{a}, *{a}, *{a}, *{a}, *{a}, *{a}]\n"
        for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    )
    with pytest.raises(SourceError, match="too much"):
        read(bomb)


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("\ufeff" + text(), encoding="utf-8")
    assert spec_from_file(path).id == "gray"
    assert ttr.Lesson.from_file(path).spec.id == "gray"
    path.write_bytes(b"id: \xff")
    with pytest.raises(LessonError, match=r"mine\.yaml:1: this is not UTF-8"):
        ttr.Lesson.from_file(path)
    path.write_bytes(b"#" * 1_000_001)
    with pytest.raises(LessonError, match="1,000,001 bytes"):
        spec_from_file(path)


def test_a_missing_language_is_a_remark() -> None:
    spec = spec_from_text(text(title={"en": "Gray", "ja": "灰色"}, task={"en": "Claim it."}), "my.yaml")
    assert len(spec.remarks) == 1
    assert "task: not there in ja" in spec.remarks[0]
    assert spec.remarks[0].startswith("my.yaml:")


def test_position_text_and_other_boards() -> None:
    spec = spec_from_text(text(position="ttr1 usa market=RBGWY / hand=2R / hand=3B", mistakes=[]))
    assert spec.position.state().hands[0][0] == 2
    small = ttr.boards.SMALL
    route = small.routes[0]
    spec = spec_from_text(
        text(
            position={"board": small.to_dict(), "players": [{"hand": {"locomotive": 6}}, {}]},
            steps=[{"goal": {"owns": [route.id]}}],
            mistakes=[],
            solution=[f"claim {route.id} with {route.length} locomotive"],
        )
    )
    assert spec.position.board == small


def test_schema_is_fresh_and_fits() -> None:
    from ttr_widget.teach.spec import json_schema

    path = ROOT / "ttr_widget/data/teach/lesson.schema.json"
    schema = json.loads(path.read_text(encoding="utf-8"))
    assert schema == json_schema(), "python -m ttr_widget.teach.spec > ttr_widget/data/teach/lesson.schema.json"
    jsonschema.Draft202012Validator.check_schema(schema)
    positions = json.loads((ROOT / "ttr_widget/data/position.schema.json").read_text(encoding="utf-8"))
    assert schema["properties"]["position"]["anyOf"][1] == {"$ref": "../position.schema.json"}
    schema["properties"]["position"]["anyOf"][1] = {**positions, "$id": "urn:positions"}
    for file in [
        *(ROOT / "ttr_widget/data/teach/lessons").glob("*.yaml"),
        *(ROOT / "notebooks/lessons").glob("*.yaml"),
    ]:
        data = json.loads(json.dumps(read(file.read_text(encoding="utf-8")).data))
        jsonschema.validate(data, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**GRAY, "titel": 1}, schema)


def test_last_rule() -> None:
    from ttr_widget.teach.fields import LAST_RULE

    rules = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    assert f"**R{LAST_RULE}**" in rules
    assert f"**R{LAST_RULE + 1}**" not in rules


class TestCommand:
    def run(self, *arguments: str) -> int:
        from ttr_widget.teach.__main__ import main

        return main(list(arguments))

    def test_all_is_right(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert self.run(str(ROOT / "notebooks/lessons"), str(ROOT / "ttr_widget/data/teach/strategies")) == 0
        assert len(capsys.readouterr().out.splitlines()) >= 5

    def test_problems(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        bad = tmp_path / "bad.yaml"
        bad.write_text(BAD, encoding="utf-8")
        assert self.run(str(bad), "--language", "zh") == 1
        assert f"{bad}:1: title: 缺少这个字段" in capsys.readouterr().out
        assert self.run(str(bad), str(tmp_path / "none.yaml")) == 2

    def test_strategies(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        good = (ROOT / "ttr_widget/data/teach/strategies/1-sure-or-blind.yaml").read_text(encoding="utf-8")
        bad = tmp_path / "bad.yaml"
        bad.write_text(good.replace("moves: [draw red]", "moves: [draw locomotive]").replace("id: b", "id: a"), "utf-8")
        assert self.run(str(bad)) == 1
        said = capsys.readouterr().out
        assert "choices[0].moves[0]" in said
        assert "No locomotive card lies face up" in said
        assert "choices[1].id" in said
