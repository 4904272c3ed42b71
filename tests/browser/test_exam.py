"""A test of what was learnt, in the browser: whatever is answered, the screen says that it is recorded."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import axe_findings
from tests.browser.conftest import OpenNotebook
from tests.browser.learner import Learner

CELL = """
import ttr_widget as ttr
from ttr_widget.widget.lesson_widget import LessonWidget
course = ttr.course([7, 10], reveal=False)
LessonWidget(course)
"""
TELLING = ("Not allowed", "Not the task", "Right", "Solved", "R30 ·", "one colour")


def recorded(ann: Learner) -> None:
    """The screen says so, to those who look and to those who listen, and says no more."""
    ann.says("recorded")
    expect(ann.part("live-lesson")).to_contain_text("Recorded. Your answer has been recorded.")
    expect(ann.bar).not_to_have_attribute("data-state", "reason")
    said = ann.part("lesson-talk").inner_text() + ann.bar.inner_text() + ann.part("live-pointer").inner_text()
    assert not [word for word in TELLING if word in said]


def test_right_wrong_and_against_the_rules_look_alike(notebook: OpenNotebook) -> None:
    page = notebook(CELL, reduced_motion="reduce")
    ann = Learner(page)
    expect(ann.lesson.get_by_role("button", name="Hint")).to_have_count(0)
    expect(ann.part("lesson-talk")).to_contain_text("not judged here")
    ann.click_route("Las Vegas-Los Angeles")
    for card in ("red", "blue"):
        ann.take(card)
    ann.confirm()
    recorded(ann)
    expect(ann.part("tray")).to_have_count(0)
    assert page.ask("[course.current.game.ply, course.current.attempts[-1].code]") == [0, "mixed_colours"]
    ann.answer("claim Las Vegas-Los Angeles with 2 red")
    recorded(ann)
    expect(ann.bar).to_contain_text("Answer recorded")
    assert page.ask("course.current.solved")
    assert axe_findings(ann.root) == []


def test_a_lane_that_is_closed_is_an_answer_like_any_other(notebook: OpenNotebook) -> None:
    page = notebook(CELL, "other = course.go(10)", reduced_motion="reduce")
    ann = Learner(page)
    task = ann.part("lesson-task").inner_text()
    assert "1. " in task
    assert "2. " in task
    ann.answer("claim Seattle-Vancouver:1 with 1 red")  # the rival's own: not what is asked for
    recorded(ann)
    before = ann.lesson.inner_text()
    ann.answer("claim Seattle-Vancouver:2 with 1 red")
    recorded(ann)
    assert ann.lesson.inner_text() == before, "nothing tells that a step was done"
    assert page.ask("[a.verdict for a in course.current.attempts]") == ["refused", "right"]
    expect(ann.part("course").get_by_role("button", name=", tried")).to_have_count(1)
