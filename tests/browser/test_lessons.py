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


def at(number: int, options: str = "") -> tuple[str, str]:
    """Cells that show the course at a lesson."""
    return course(options), f"lesson = course.go({number})"


def test_wrong_payments_are_explained_and_can_be_put_right(notebook: OpenNotebook) -> None:
    page = notebook(*at(7))
    ann = Learner(page)
    ann.click_route("Las Vegas-Los Angeles")
    for card in ("red", "blue"):
        ann.take(card)
    ann.confirm()
    ann.says("refused")
    expect(ann.part("lesson-talk")).to_contain_text("R30")
    expect(ann.part("live-lesson")).to_contain_text("Not allowed.")
    # nothing is lost: the cards still lie there, and one is exchanged
    tray = ann.part("tray").locator("[data-color]")
    expect(tray).to_have_count(2)
    tray.last.click()
    ann.take("red")
    ann.confirm()
    ann.says("solved")
    assert page.ask("[str(record.move) for record in course.current.game.history]") == [
        "claim Las Vegas-Los Angeles with 2 red"
    ]


def test_what_is_not_the_task_is_played_and_practised_again(notebook: OpenNotebook) -> None:
    page = notebook(*at(6), reduced_motion="reduce")
    ann = Learner(page)
    ann.press("Hint", "lesson")
    expect(ann.part("lesson-hints").locator("li")).to_have_count(1)
    ann.answer("draw deck")
    ann.says("wrong")
    ann.press("Practise again", "lesson")
    ann.says("none")
    assert page.ask("[course.current.game.ply, len(course.current.attempts)]") == [0, 1]
    expect(ann.part("lesson-hints")).to_have_count(0)


def test_every_language_at_once(notebook: OpenNotebook) -> None:
    page = notebook(*at(10), reduced_motion="reduce")
    ann = Learner(page)
    ann.answer("claim Seattle-Vancouver:2 with 1 red")
    ann.says("right")
    spec = "ttr.lessons[10]"
    for language in ("zh", "ja", "en"):
        ann.part("language").locator(f"button[lang='{language}']").click()
        expect(ann.lesson.get_by_role("heading")).to_have_text(page.ask(f"{spec}.title.in_({language!r})"))
        expect(ann.part("lesson-task")).to_have_text(page.ask(f"{spec}.task_of(1).in_({language!r})"))
        expect(ann.part("lesson-talk")).to_contain_text(page.ask(f"{spec}.steps[0].praise.in_({language!r})"))
        rival = page.ask(f"{spec}.names_in({language!r})[1]")
        expect(ann.part("players").locator("[data-seat='1']")).to_contain_text(rival)
        assert axe_findings(ann.root) == []


def test_an_exam_only_records(notebook: OpenNotebook) -> None:
    page = notebook(COURSE_EXAM, "board")
    ann = Learner(page)
    expect(ann.lesson.get_by_role("button", name="Hint")).to_have_count(0)
    ann.answer("draw deck")
    ann.says("recorded")
    ann.answer("draw red")
    ann.says("recorded")
    expect(ann.part("course").get_by_role("button", name=", tried")).to_have_count(1)
    assert axe_findings(ann.root) == []


COURSE_EXAM = """
import ttr_widget as ttr
course = ttr.course([6, 7], reveal=False)
course.progress.clear()
board = ttr.LessonWidget(course)
"""


def test_keys_of_a_lesson_stay_in_it(notebook: OpenNotebook) -> None:
    page = notebook(*at(6))
    ann = KeyLearner(page)
    cells = page.page.locator(".jp-Notebook .jp-Cell").count()
    ann.keyboard.press("h")
    expect(ann.part("lesson-hints").locator("li")).to_have_count(1)
    ann.show("claim Los Angeles-San Francisco:purple with 2 red")
    ann.says("refused")
    ann.keyboard.press("Backspace")
    expect(ann.part("tray").locator("[data-color]")).to_have_count(1)
    expect(ann.part("live-pointer")).to_contain_text("Laid down: 1 red")
    ann.keyboard.press("Escape")
    ann.keyboard.press("r")
    ann.says("none")
    ann.keyboard.press("n")
    ann.is_at(7)
    expect(ann.part("live-lesson")).to_contain_text("Lesson 7")
    # every control of the panel is reached by Tab, and none holds the focus
    controls = ann.lesson.locator("button:not(:disabled)")
    controls.first.focus()
    for n in range(1, controls.count()):
        page.page.keyboard.press("Tab")
        expect(controls.nth(n)).to_be_focused()
    page.page.keyboard.press("Tab")
    expect(ann.lesson.locator(":focus")).to_have_count(0)
    assert page.page.locator(".jp-Notebook .jp-Cell").count() == cells


def test_what_is_said_to_an_answer_comes_into_sight(notebook: OpenNotebook) -> None:
    page = notebook(*at(2), viewport={"width": 640, "height": 800})
    page.page.emulate_media(reduced_motion="reduce")
    page.fit_output(480, 800)
    ann = Learner(page)
    ann.answer("draw deck")  # from the market, which has the panel far above it
    expect(ann.part("lesson-feedback")).to_be_in_viewport(ratio=1)
    expect(ann.part("lesson-buttons")).to_be_in_viewport(ratio=1)
    expect(ann.canvas).to_be_focused()


def test_by_touch_on_a_phone(notebook: OpenNotebook) -> None:
    page = notebook(*at(9), viewport={"width": 640, "height": 1700}, has_touch=True)
    page.fit_output(480, 1700)
    ann = Learner(page)
    ann.page.touchscreen.tap(*ann.point_of("Helena-Seattle"))
    for _ in range(6):
        ann.bar.locator("[data-take='yellow']").tap()
    for control in ann.bar.get_by_role("button").all() + ann.part("lesson-buttons").get_by_role("button").all():
        box = control.bounding_box()
        assert box is not None
        assert box["height"] >= 40, control.inner_text()
        assert box["width"] >= 36, control.inner_text()
    ann.bar.get_by_role("button", name="Confirm").tap()
    ann.says("solved")
    ann.bar.get_by_role("button", name="Next lesson").tap()
    expect(ann.part("course")).to_contain_text("Lesson 10 of 14")
    ann.part("course").get_by_role("button", name="Lesson 10 of 14").tap()
    ann.part("lesson-list").get_by_role("button", name="Lesson 3:").tap()
    expect(ann.part("course")).to_contain_text("Lesson 3 of 14")


COUNT_TRAINS = """() => {
  window.trains = 0;
  const isTrain = node => node.dataset?.part === 'lesson-train';
  const count = changes => {
    for (const {addedNodes} of changes) window.trains += [...addedNodes].filter(isTrain).length;
  };
  new MutationObserver(count).observe(document.querySelector('.ttr-root'), {childList: true, subtree: true});
}"""


def test_a_train_runs_through_once(notebook: OpenNotebook) -> None:
    page = notebook(*at(3))
    ann = Learner(page)
    page.page.evaluate(COUNT_TRAINS)
    ann.answer("draw locomotive")
    ann.says("solved")
    expect(ann.part("lesson-train")).to_have_count(0)
    assert page.page.evaluate("window.trains") == 1


def test_a_saved_lesson_shows_task_and_board(notebook: OpenNotebook) -> None:
    page = notebook("import ttr_widget as ttr\nttr.lesson(6)")
    ann = Learner(page)
    ann.game = "_.game"
    saved = page.save()
    assert "A coloured route takes its own colour" in saved
    assert "with 3 yellow" not in saved, "the hint that says the answer was not asked for"
    page.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    page.reload()
    ann = Learner(page)
    expect(ann.part("lesson-task")).to_contain_text("three yellow cards")
    expect(ann.part("lesson-buttons")).to_have_count(0)
    expect(ann.canvas).to_be_visible()


def test_a_cell_that_runs_again_closes_what_it_made(notebook: OpenNotebook) -> None:
    page = notebook("import ttr_widget as ttr\nttr.lesson(6)")
    count = "sum(type(w).__name__ == 'LessonWidget' for w in __import__('ipywidgets').Widget.widgets.values())"
    assert page.ask(count) == 1
    page.run(0)
    page.widget()
    assert page.ask(count) == 1
