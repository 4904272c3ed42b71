"""A test on its board: of two lessons that differ in what is right alone, the same answers bring the same screens."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
import yaml

import ttr_widget as ttr
from tests.widget.conftest import Page
from ttr_widget.teach import Course, Lessons
from ttr_widget.teach.progress import Progress
from ttr_widget.widget.lesson_widget import LessonWidget

Show = Callable[[ttr.GameWidget], Page]

RED = "claim Las Vegas-Los Angeles with 2 red"
BLUE = "claim Las Vegas-Los Angeles with 2 blue"
MIXED = "claim Las Vegas-Los Angeles with 1 red + 1 blue"
CLOSED = "claim Seattle-Vancouver:2 with 1 red"
OWNED = "claim Seattle-Vancouver:1 with 1 red"

LESSON: dict[str, Any] = {
    "format": "ttr-lesson",
    "version": 1,
    "id": "same",
    "title": "Same",
    "task": "Do what is right.",
    "position": {
        "players": [{"hand": {"red": 2, "blue": 2}}, {"hand": {"green": 4}, "routes": ["Seattle-Vancouver:1"]}],
        "market": ["red", "blue", "green", "white", "yellow"],
        "deck": ["black", "orange", "red"],
    },
}
LAST: dict[str, Any] = {
    "position": {
        "players": [{"hand": {"red": 2, "blue": 2}}, {}],
        "final": {"trigger": 1, "turns_left": 2},
        "market": ["red", "blue", "green", "white", "black"],
        "deck": ["black"] * 4,
    },
    "opponents": {1: ["draw deck", "draw deck"]},
}


def steps(*of: dict[str, Any], solution: list[str], **more: Any) -> dict[str, Any]:
    said = {"praise": "SECRET praise.", "hints": ["SECRET hint."], "task": "A step."}
    mistakes = [
        {"refusal": ["mixed_colours", "closed_double"], "say": "SECRET refusal.", "rule": "R30"},
        {"move": ["claim *"], "say": "SECRET mistake."},
        {"over": True, "say": "SECRET end."},
    ]
    return {**LESSON, **more, "steps": [said | one for one in of], "mistakes": mistakes, "solution": solution}


PAIRS = {
    "which payment": (
        steps({"accept": [RED]}, solution=[RED]),
        steps({"accept": [BLUE]}, solution=[BLUE]),
    ),
    "which card": (
        steps({"accept": ["draw red"]}, {"accept": ["draw *"]}, solution=["draw red", "draw deck"]),
        steps({"accept": ["draw blue"]}, {"accept": ["draw *"]}, solution=["draw blue", "draw deck"]),
    ),
    "what is refused": (
        steps({"accept": [CLOSED], "refused": "closed_double"}, {"accept": [RED]}, solution=[CLOSED, RED]),
        steps({"accept": [OWNED], "refused": "owned"}, {"accept": [BLUE]}, solution=[OWNED, BLUE]),
    ),
    "what others make of it": (
        steps({"goal": {"wins": True}, "accept": ["claim *"]}, solution=[RED], **LAST),
        steps({"accept": [BLUE]}, solution=[BLUE], **LAST),
    ),
}
ANSWERS = {
    "red": [RED],
    "blue": [BLUE],
    "mixed": [MIXED, RED],
    "closed": [CLOSED, OWNED, RED],
    "cards": ["draw red", "draw blue"],
    "other cards": ["draw blue", "draw red"],
    "too late": ["draw red", "draw deck", "draw red"],
}


def everything(widget: LessonWidget) -> str:
    """All that is synced, but the front end itself and what is numbered anew for each widget."""
    state = {k: v for k, v in widget.get_state().items() if k not in ("_esm", "_app", "_css", "layout")}
    return json.dumps(state, sort_keys=True, default=str)


def answered(spec: ttr.LessonSpec, moves: list[str], page: Show, *, course: bool) -> list[str]:
    """All that a page gets while somebody answers, asks for a hint, takes back, begins again and answers anew."""
    beside = ttr.lessons[6]
    source: Any = ttr.Lesson(spec, reveal=False)
    if course:
        source = Course(Lessons([spec, beside]), Progress(), reveal=False)
    widget = LessonWidget(source)
    screen = page(widget)
    told = [everything(widget)]
    lesson = widget.held

    def note(reply: dict[str, Any]) -> None:
        told.extend([json.dumps(reply, sort_keys=True), everything(widget), lesson.text()])

    for move in moves:
        note(screen.play(move))
        note(screen.send("lesson", action="tried", move=move))
    lesson.game.play_bots()
    note(screen.send("lesson", action="hint"))
    assert widget.view is not None
    note(screen.send("undo", state_id=widget.view["state_id"]))
    note(screen.send("lesson", action="retry"))
    for move in reversed(moves):
        note(screen.play(move))
    if course:
        note(screen.send("lesson", action="next"))
        note(screen.send("lesson", action="back"))
    return told


@pytest.mark.parametrize("course", [False, True], ids=["alone", "in a course"])
@pytest.mark.parametrize("moves", ANSWERS.values(), ids=ANSWERS)
@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_the_same_answers_bring_the_same_screens(
    pair: tuple[dict[str, Any], dict[str, Any]], moves: list[str], course: bool, page: Show
) -> None:
    one, other = (ttr.Lesson.from_text(yaml.safe_dump(fields)).spec for fields in pair)
    assert one.solution != other.solution
    told = answered(one, moves, page, course=course)
    assert told == answered(other, moves, page, course=course)
    for secret in ("SECRET", "mixed_colours", "closed_double"):
        assert not any(secret in said for said in told if '"view"' not in said), secret
    assert not any("SECRET" in said for said in told)


def test_they_are_not_the_same_to_the_teacher() -> None:
    """What the comparison rests on: one is right where the other is wrong."""
    for pair in PAIRS.values():
        solved = []
        for fields in pair:
            lesson = ttr.Lesson.from_text(yaml.safe_dump(fields), reveal=False)
            for move in pair[1]["solution"]:
                lesson.play(move)
            solved.append(bool(lesson.check().solved))
        assert solved[1]
        assert solved[0] is (pair is PAIRS["what others make of it"]), "there both are right, one of them late"


def test_an_answer_against_the_rules_is_recorded(page: Show) -> None:
    lesson = ttr.Lesson(ttr.lessons[7], reveal=False)
    screen = page(LessonWidget(lesson))
    reply = screen.play("claim Las Vegas-Los Angeles with 1 red + 1 blue")
    assert (reply["kind"], reply["code"], reply["rule"], reply["args"]) == ("refused", "recorded", None, {})
    assert lesson.game.ply == 0
    assert screen.widget.lesson is not None
    assert screen.widget.lesson["feedback"]["verdict"] == "recorded"
    assert (lesson.attempts[-1].verdict, lesson.attempts[-1].code) == ("refused", "mixed_colours")
