"""A lesson on its board: what the page is told, what it may ask for, how a course goes on."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from base64 import b64decode
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import ttr_widget as ttr
from tests.widget.conftest import Page
from ttr_widget.teach import Course, Lessons
from ttr_widget.teach.progress import Progress
from ttr_widget.widget.lesson_widget import LessonWidget

Show = Callable[[ttr.GameWidget], Page]
NUMBERS = [spec.number for spec in ttr.lessons]

GRAY = """
format: ttr-lesson
version: 1
id: gray
title: Gray
task: Claim Las Vegas to Los Angeles.
position:
  players: [{hand: {red: 2, blue: 2}, tickets: [Denver-El Paso]}, {hand: {HAND}, tickets: [TICKET]}]
  market: [red, blue, green, white, yellow]
  deck: [DECK]
steps:
  - accept: [claim Las Vegas-Los Angeles]
    hints: [Only one colour.]
    praise: Two of one colour.
mistakes:
  - {refusal: [mixed_colours], say: Not of two colours.}
solution: [claim Las Vegas-Los Angeles with 2 red]
"""


def gray(hand: str = "green: 4", ticket: str = "Boston-Miami", deck: str = "black, orange, red") -> ttr.Lesson:
    text = GRAY.replace("HAND", hand).replace("TICKET", ticket).replace("DECK", deck)
    return ttr.Lesson.from_text(text)


def own_course(*, reveal: bool = True) -> Course:
    """All lessons that ship, with progress of their own."""
    return Course(Lessons(list(ttr.lessons)), Progress(), reveal=reveal)


def told(widget: LessonWidget) -> dict[str, Any]:
    assert widget.lesson is not None
    return widget.lesson


def test_the_page_is_told_the_task_and_no_answer(page: Show) -> None:
    lesson = gray()
    widget = LessonWidget(lesson)
    page(widget)
    state = told(widget)
    assert state | {"title": "", "task": "", "names": []} == {
        "id": "gray", "number": None, "code": None, "title": "", "task": "", "rules": [], "source": None, "step": 1,
        "steps": 1, "names": [], "feedback": None, "attempt": 0, "hints": [], "hints_left": 1, "solved": False,
        "reveal": True, "course": None,
    }  # fmt: skip
    assert state["task"] == dict.fromkeys(("en", "zh", "ja"), "Claim Las Vegas to Los Angeles.")
    everything = json.dumps(widget.get_state() | {"_esm": "", "_app": "", "_css": ""}, default=str)
    for secret in ("with 2 red", "Only one colour", "Two of one colour", "Not of two colours"):
        assert secret not in everything


def test_a_move_from_the_page_is_judged(page: Show) -> None:
    lesson = gray()
    screen = page(LessonWidget(lesson))
    reply = screen.play("claim Las Vegas-Los Angeles with 1 red + 1 blue")
    assert (reply["kind"], reply["code"]) == ("refused", "mixed_colours")
    state = told(screen.widget)
    assert state["feedback"]["verdict"] == "refused"
    assert state["feedback"]["text"]["en"] == "Not of two colours."
    assert (state["feedback"]["rule"], state["feedback"]["code"]) == ("R30", "mixed_colours")
    assert lesson.game.ply == 0
    assert screen.play("claim Las Vegas-Los Angeles with 2 blue")["kind"] == "accepted"
    assert told(screen.widget)["feedback"]["verdict"] == "solved"
    assert told(screen.widget)["solved"]
    assert [attempt.verdict for attempt in lesson.attempts] == ["refused", "solved"]


def test_what_the_page_tells_itself_is_judged_without_being_played(page: Show) -> None:
    lesson = gray()
    screen = page(LessonWidget(lesson))
    for _ in range(2):
        screen.send("lesson", action="tried", move="claim Helena-Seattle with 6 red")
    assert told(screen.widget)["feedback"]["verdict"] == "refused"
    assert told(screen.widget)["attempt"] == 2, "the page sees that the same was said again"
    screen.send("lesson", action="tried", move="claim Las Vegas-Los Angeles with 2 red")
    assert lesson.game.ply == 0
    assert not lesson.solved


def test_a_move_from_a_cell_is_judged_on_the_board(page: Show) -> None:
    lesson = gray()
    widget = LessonWidget(lesson)
    page(widget)
    lesson.game.play("claim Las Vegas-Los Angeles with 2 red")
    assert told(widget)["solved"]
    assert widget.view is not None
    assert widget.view["ply"] == 1


def test_hints_come_on_wish(page: Show) -> None:
    screen = page(LessonWidget(gray()))
    screen.send("lesson", action="hint")
    assert [hint["en"] for hint in told(screen.widget)["hints"]] == ["Only one colour."]
    assert told(screen.widget)["hints_left"] == 0


def test_again_is_the_identical_position(page: Show) -> None:
    lesson = gray()
    screen = page(LessonWidget(lesson))
    before = lesson.game.position().to_dict()
    screen.play("draw deck")
    screen.play("draw red")
    assert told(screen.widget)["feedback"]["verdict"] == "wrong"
    screen.send("lesson", action="retry")
    assert lesson.game.position().to_dict() == before
    assert told(screen.widget)["feedback"] is None
    assert screen.widget.ply == 0


@pytest.mark.parametrize("number", NUMBERS)
def test_each_lesson_is_solved_by_its_page(number: int, page: Show) -> None:
    lesson = ttr.Lesson(ttr.lessons[number])
    screen = page(LessonWidget(lesson))
    for move in lesson.solution:
        if lesson.game.why_not(move, lesson.seat) is None:
            screen.play(move)
        else:
            screen.send("lesson", action="tried", move=move)
    lesson.game.play_bots()
    assert told(screen.widget)["solved"]


async def test_the_rival_moves_at_the_pace_of_the_board(page: Show) -> None:
    lesson = ttr.Lesson(ttr.lessons[14])
    screen = page(LessonWidget(lesson, speed=3))
    screen.play("claim Dallas-Houston:1 with 1 red")
    assert (lesson.game.ply, told(screen.widget)["feedback"]) == (1, None)
    async with asyncio.timeout(20):
        while not lesson.game.is_over:  # noqa: ASYNC110 - the game has no event
            await asyncio.sleep(0.005)
    assert told(screen.widget)["solved"]
    assert [score.total for score in lesson.game.scores()] == [86, 82]


# -- courses --------------------------------------------------------------------------------------------------------


def test_a_course_goes_on_on_the_same_board(page: Show) -> None:
    course = own_course()
    screen = page(LessonWidget(course))
    widget = screen.widget
    assert isinstance(widget, LessonWidget)
    first = widget.held
    screen.play("keep all")
    assert told(widget)["course"][0]["state"] in ("tried", "solved")
    screen.send("lesson", action="next")
    assert (widget.held, widget.game) == (course.current, course.current.game)
    assert told(widget)["number"] == 2
    assert widget.view is not None
    assert (widget.view["ply"], widget.view["phase"]) == (0, "turn")
    first.retry()
    assert told(widget)["number"] == 2, "the lesson before is not followed any more"
    screen.send("lesson", action="back")
    assert told(widget)["number"] == 1
    screen.send("lesson", action="go", lesson="two-owners")
    assert told(widget)["number"] == 11
    assert len(widget.view["players"]) == 4


def test_each_lesson_has_a_log_of_its_own(page: Show) -> None:
    course = own_course()
    screen = page(LessonWidget(course))
    branches = []
    for _ in range(3):
        branches.append(screen.send("log", **{"from": 0})["branch"])
        screen.send("lesson", action="next")
    assert len(set(branches)) == 3


def test_a_course_moved_by_a_cell_moves_the_board(page: Show) -> None:
    course = own_course()
    widget = LessonWidget(course)
    page(widget)
    course.go(10)
    assert told(widget)["id"] == "one-lane"
    course.language = "ja"
    assert widget.held.game.names[1] == told(widget)["names"][1]["ja"]


def test_nobody_is_at_the_driver_of_a_lesson_that_was_left(page: Show) -> None:
    course = own_course()
    widget = LessonWidget(course)
    page(widget)
    game = course.current.game
    course.next()
    watchers = game._trait_notifiers["state_id"]["change"]
    assert widget._forward not in watchers
    assert len(watchers) == 1, "the lesson itself"


def test_only_lessons_that_ship_have_a_line_to_copy(page: Show) -> None:
    own = gray()
    course = Course(Lessons([ttr.lessons[6], own.spec]), Progress())
    widget = LessonWidget(course)
    page(widget)
    assert told(widget)["code"] == "ttr.lesson(6)"
    assert [row["code"] for row in told(widget)["course"]] == ["ttr.lesson(6)", None]


# -- tests of what was learnt ---------------------------------------------------------------------------------------


def test_a_test_tells_nothing(page: Show) -> None:
    course = own_course(reveal=False)
    course.go(7)
    screen = page(LessonWidget(course))
    said = []
    for move in ("claim Las Vegas-Los Angeles with 2 red", "draw red"):
        screen.send("lesson", action="retry")
        screen.play(move)
        state = told(screen.widget)
        said.append({key: state[key] for key in ("feedback", "hints", "hints_left", "solved", "course")})
    right, wrong = said
    assert right == wrong
    assert right["feedback"]["verdict"] == "recorded"
    assert right["course"][6]["state"] == "tried"
    screen.send("lesson", action="hint")
    assert told(screen.widget)["hints"] == []


def test_games_that_differ_in_secrets_send_the_same(page: Show) -> None:
    """Other cards and tickets with the rival, another order below the top of the deck."""
    sent: list[list[str]] = []
    for lesson in (gray(), gray("purple: 4", "New York-Seattle", "black, orange, blue")):
        widget = LessonWidget(lesson)
        states = [widget.get_state()]
        screen = page(widget)
        for move in ("claim Las Vegas-Los Angeles with 1 red + 1 blue", "draw deck", "draw red"):
            states += [screen.play(move), widget.get_state()]
        states += [screen.send("lesson", action="retry"), widget.get_state()]
        kept = [{k: v for k, v in state.items() if k not in ("_esm", "_app", "_css", "layout")} for state in states]
        sent.append([json.dumps(state, sort_keys=True, default=str) for state in kept])
    assert sent[0] == sent[1]


# -- what a lesson is not -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["rematch", "setup", "back", "continue", "decline", "main"])
def test_another_game_cannot_take_its_place(kind: str, page: Show) -> None:
    lesson = gray()
    screen = page(LessonWidget(lesson))
    reply = screen.send(kind)
    assert (reply["kind"], reply["code"], reply["args"]["field"]) == ("refused", "malformed", "kind")
    assert screen.widget.game is lesson.game


def test_a_lesson_has_no_branches(page: Show) -> None:
    screen = page(LessonWidget(gray()))
    screen.play("draw deck")
    assert screen.send("branch", ply=0)["code"] == "malformed"
    assert not screen.widget.can_branch
    with pytest.raises(ValueError, match=r"nobody would judge.*game\.at\(ply\)"):
        screen.widget.branch(0)
    assert (screen.widget.branches, screen.widget.branched) == ((), None)


def test_a_course_goes_on_after_a_branch_was_asked_for(page: Show) -> None:
    course = own_course()
    screen = page(LessonWidget(course))
    with pytest.raises(ValueError, match="a lesson has a game of its own"):
        screen.widget.branch()
    assert screen.send("lesson", action="next")["kind"] == "accepted"
    assert screen.widget.game is course.current.game


@pytest.mark.parametrize(
    ("fields", "field"), [({"action": "go", "lesson": "nowhere"}, "lesson"), ({"action": "next"}, "action")]
)
def test_what_is_not_there_is_refused(fields: dict[str, str], field: str, page: Show) -> None:
    source = own_course() if field == "lesson" else gray()
    screen = page(LessonWidget(source))
    reply = screen.send("lesson", **fields)
    assert (reply["code"], reply["args"]["field"]) == ("malformed", field)


def test_a_game_knows_no_lesson(page: Show) -> None:
    reply = page(ttr.GameWidget(ttr.Game(players=2, seed=1))).send("lesson", action="retry")
    assert (reply["code"], reply["args"]["field"]) == ("malformed", "kind")


def test_what_it_cannot_be_made_from() -> None:
    with pytest.raises(TypeError, match=r"Lesson or a Course, not Game: ttr\.lesson\(6\)"):
        LessonWidget(ttr.Game(players=2, seed=1))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="seat"):
        LessonWidget(gray(), seat=1)


# -- pictures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
def test_where_no_widget_runs_there_is_the_task(language: str, page: Show) -> None:
    lesson = ttr.Lesson(ttr.lessons[6], language)
    widget = LessonWidget(lesson)
    page(widget)
    data, _ = widget._repr_mimebundle_()
    assert data["text/plain"].startswith(lesson.spec.line(language))
    assert lesson.task.in_(language) in data["text/plain"]
    png = b64decode(data["image/png"])
    board = b64decode(ttr.GameWidget(lesson.game, seat=0)._repr_mimebundle_()[0]["image/png"])
    with Image.open(BytesIO(png)) as with_task, Image.open(BytesIO(board)) as alone:
        assert with_task.width == alone.width
        assert with_task.height > alone.height + 40
    assert len(png) < 150_000


def test_a_page_of_a_lesson_has_the_task_and_no_answer(page: Show, tmp_path: Path) -> None:
    widget = LessonWidget(gray())
    page(widget)
    file = widget.save_html(tmp_path / "lesson.html")
    packed = re.search(r'id="ttr-game">([^<]*)<', file.read_text(encoding="utf-8"))
    assert packed is not None
    content = gzip.decompress(b64decode(packed[1])).decode()
    assert json.loads(content)["traits"]["lesson"]["task"]["en"] == "Claim Las Vegas to Los Angeles."
    for secret in ("with 2 red", "Only one colour", "Two of one colour"):
        assert secret not in content


def test_close_lets_go_of_lesson_and_course() -> None:
    course = own_course()
    widget = LessonWidget(course)
    widget.close()
    course.next()
    assert told(widget)["number"] == 1
    assert widget.is_closed
