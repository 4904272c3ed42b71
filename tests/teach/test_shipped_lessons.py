"""The lessons that ship: each can be solved, every wrong way is explained, and nothing is left in another language."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget import texts
from ttr_widget.teach import Feedback
from ttr_widget.teach.patterns import fits_any
from ttr_widget.teach.reading import spec_from_file, texts_in

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "ttr_widget/data/teach/lessons").glob("*.yaml"))
NUMBERS = range(1, 15)


def do(number: int, *moves: str, language: str = "en") -> tuple[ttr.Lesson, Any]:
    """A lesson after some moves, and what was said to the last one."""
    lesson = ttr.Lesson(ttr.lessons[number], language)
    said: Any = None
    for move in moves:
        said = lesson.play(move)
    return lesson, said


def test_there_are_fourteen() -> None:
    assert [spec.number for spec in ttr.lessons] == list(NUMBERS)
    assert len(FILES) == 14


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_file_is_right(path: Path) -> None:
    """Read in full, with the solution played."""
    spec = spec_from_file(path)
    assert spec.remarks == ()
    assert path.stem == f"{spec.number:02}-{spec.id}"
    assert spec.rules
    assert spec.source is not None
    for _, text in texts_in(spec):
        assert set(text) == set(texts.LANGUAGES)


@pytest.mark.parametrize("number", NUMBERS)
def test_solved_step_by_step(number: int) -> None:
    spec = ttr.lessons[number]
    lesson, said = do(number, *spec.solution)
    assert lesson.solved
    assert said.verdict == "solved"
    assert [a.verdict for a in lesson.attempts] == ["right"] * (len(spec.steps) - 1) + ["solved"]


@pytest.mark.parametrize("number", NUMBERS)
def test_the_position_is_complete_and_comes_back(number: int) -> None:
    spec = ttr.lessons[number]
    lesson = ttr.Lesson(spec)
    before = lesson.game.position()
    assert before.remarks == ()
    for again in range(2):
        data = lesson.game.position().to_dict()
        hands = sum(sum(p["hand"].values()) for p in data["players"])
        market = sum(card is not None for card in data["market"])
        assert hands + market + len(data["deck"]) + sum(data["discard"].values()) == 110
        held = sum(len(p["tickets"]) + len(p["offer"]) for p in data["players"])
        assert held + len(data["ticket_deck"]) == 30
        if not again:
            for move in spec.solution:
                lesson.play(move)
    lesson.retry()
    assert lesson.game.position() == before
    assert ttr.Lesson(spec).game.position() == before


# What a learner gets wrong: the lesson, the moves, and how what is said to the last one is known, by a word of the
# lesson's own explanation, or by the rule.
WRONG = [
    (1, ["keep Houston-Kansas City"], "refused", "too few", "R6"),
    (1, ["keep none"], "refused", "at least two", "R6"),
    (2, ["draw red", "draw tickets"], "refused", "a second is due", "R13"),
    (2, ["draw deck"], "wrong", "red card", "R13"),
    (3, ["draw locomotive", "draw red"], "refused", "No second card", "R15"),
    (3, ["draw red"], "wrong", "out of reach", "R16"),
    (4, ["draw locomotive"], "refused", "covered card knows no such limit", "R16"),
    (5, ["draw locomotive"], "refused", "No preview shows it", None),
    (5, ["draw deck", "draw tickets"], "refused", "", None),
    (5, ["draw deck", "draw deck"], "wrong", "face-up blue one", "R17"),
    (6, ["claim Los Angeles-San Francisco:yellow with 3 red"], "refused", "red cards do not count", "R29"),
    (6, ["claim Los Angeles-San Francisco:yellow with 2 yellow + 1 red"], "refused", "only a locomotive", "R29"),
    (6, ["claim Los Angeles-San Francisco:yellow with 2 yellow"], "refused", "exactly three", "R29"),
    (6, ["claim Los Angeles-San Francisco:yellow with 4 yellow"], "refused", "exactly three", "R29"),
    (6, ["claim Los Angeles-San Francisco:purple with 3 yellow"], "refused", "purple lane", "R29"),
    (7, ["claim Las Vegas-Los Angeles with 1 red + 1 blue"], "refused", "do not mix", "R30"),
    (8, ["claim Las Vegas-Los Angeles with 1 red + 1 blue"], "refused", "two colours", "R30"),
    (8, ["claim Las Vegas-Los Angeles with 1 red + 1 blue + 1 locomotive"], "refused", "one too many", "R29"),
    (9, ["draw red"], "wrong", "all six", "R9"),
    (9, ["claim Helena-Seattle with 5 yellow"], "refused", "not the price", "R29"),
    (10, ["claim Seattle-Vancouver:2 with 1 red", "claim Seattle-Vancouver:2 with 1 red"], "refused", "closed", "R35"),
    (10, ["claim Las Vegas-Los Angeles with 2 red"], "wrong", "one thing comes first", "R35"),
    (11, ["claim Seattle-Vancouver:1 with 1 red"], "refused", "already", "R28"),
    (12, ["keep none"], "refused", "At least one", "R38"),
    (12, ["keep Houston-Kansas City"], "refused", "", None),
    (13, ["draw red"], "wrong", "−5", "R42"),
    (14, ["draw red", "draw blue"], "wrong", "82", "R47"),
    (14, ["draw deck", "draw deck"], "wrong", "82", "R47"),
]


@pytest.mark.parametrize(("number", "moves", "verdict", "words", "rule"), WRONG)
def test_wrong_actions_are_explained(number: int, moves: list[str], verdict: str, words: str, rule: str | None) -> None:
    lesson, said = do(number, *moves)
    assert said.verdict == verdict
    assert words in said.texts["en"]
    assert lesson.solved is (number == 3 and len(moves) == 2)
    own = [m.say for m in lesson.spec.mistakes]
    assert said.text in own, "the lesson has words of its own for this"
    if rule is not None:
        assert said.rule == rule


def test_lesson_10_the_refused_try_costs_nothing() -> None:
    lesson = ttr.Lesson(ttr.lessons[10])
    before = lesson.game.position()
    said = lesson.play("claim Seattle-Vancouver:2 with 1 red")
    assert (said.verdict, said.code, lesson.step) == ("right", "closed_double", 1)
    assert lesson.game.position() == before


def test_lesson_14_is_won_by_one_space_and_else_lost() -> None:
    lesson, _ = do(14, *ttr.lessons[14].solution)
    scores = lesson.game.scores()
    assert [score.total for score in scores] == [86, 82]
    assert [score.route_points for score in scores] == [75, 85]
    assert [score.ticket_points for score in scores] == [15 - 4, 9 - 22]
    assert [score.longest_bonus for score in scores] == [0, 10]
    assert lesson.game.winners == (lesson.seat,)
    other, _ = do(14, "draw red", "draw blue")
    assert [score.total for score in other.game.scores()] == [75, 82]
    assert other.game.winners == (1,)
    assert not other.solved


OUTCOMES = {6: (4, 42), 7: (2, 43), 8: (2, 43), 9: (15, 39), 10: (2, 43), 11: (1, 44), 13: (5, 40)}
"""Route points and trains afterwards."""


@pytest.mark.parametrize("number", OUTCOMES)
def test_outcomes(number: int) -> None:
    lesson, _ = do(number, *ttr.lessons[number].solution)
    player = lesson.game.view("open").players[lesson.seat]
    assert (player.points, player.trains) == OUTCOMES[number]


ENGLISH = re.compile(r"[A-Za-z]{3,}")
ILLEGAL = (
    "draw deck", "draw red", "draw locomotive", "draw tickets", "keep all", "keep none", "pass", "keep Dallas-New York",
    "claim Helena-Seattle with 6 yellow", "claim Helena-Seattle with 5 yellow", "claim Seattle-Vancouver:1 with 1 red",
    "claim Seattle-Vancouver:2 with 2 red", "claim Denver-Helena with 2 red + 2 blue",
    "claim Duluth-Omaha:1 with 2 green",
    "claim Las Vegas-Los Angeles with 9 red", "claim Dallas-Houston:1 with 1 locomotive",
    "claim Miami-Boston with 3 red",
)  # fmt: skip


def complaints(said: Feedback, language: str) -> list[str]:
    """What is wrong with an answer in a language."""
    text = said.texts[language]
    found = []
    if len(text) < 6 or re.search(r"\{|\}|None|FluentNone", text):
        found.append(text)
    if language != "en" and (english := set(ENGLISH.findall(re.sub(r"claim [^：。\n]*|SL", "", text)))):
        found.append(f"{sorted(english)} in {text}")
    return found


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_whatever_is_tried_first_gets_an_answer(number: int, language: str) -> None:
    lesson = ttr.Lesson(ttr.lessons[number], language)
    legal = [str(move) for move in lesson.game.legal_moves(lesson.seat)]
    some = legal if len(legal) < 40 else random.Random(number).sample(legal, 40)
    for move in [*some, *ILLEGAL]:
        refusal = lesson.game.why_not(move, lesson.seat)
        said = lesson.play(move)
        assert complaints(said, language) == [], move
        assert said.code == (None if refusal is None else refusal.code), move
        first = lesson.spec.steps[0]
        if said.is_good:
            assert fits_any(first.accept, lesson._tried(move), lesson.game.board) or first.goal
        lesson.retry()
