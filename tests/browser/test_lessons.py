"""Lessons on the board: all of them by mouse and by keys, what is wrong, three languages, exams."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import axe_findings
from tests.browser.conftest import OpenNotebook
from tests.browser.learner import KeyLearner, Learner, course

LAST = 14


def test_all_lessons_by_mouse(notebook: OpenNotebook) -> None:
    page = notebook(course(), reduced_motion="reduce")
    ann = Learner(page)
    for number in range(1, LAST + 1):
        ann.solve(number)
        assert axe_findings(ann.root) == []
        if number < LAST:
            ann.next()
    expect(ann.part("course").locator(".ttr-station-solved")).to_have_count(LAST)
    # the rival has really moved, and the real scoring says who has won
    expect(ann.bar).to_contain_text("You")
    assert page.ask("[score.total for score in course.current.game.scores()]") == [86, 82]
    assert page.errors == []


def test_all_lessons_by_keys(notebook: OpenNotebook) -> None:
    page = notebook(course(), reduced_motion="reduce")
    ann = KeyLearner(page)
    for number in range(1, LAST + 1):
        ann.solve(number)
        if number < LAST:
            ann.next()
    assert ann.pointer_presses() == 0
    assert page.ask("len(course.progress.solved)") == LAST
    assert page.errors == []
