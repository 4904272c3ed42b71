"""People who learn: they do the lessons of a course, by mouse or by keys, as the screen lets them."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.page import NotebookPage
from tests.browser.person import Person, read_payment
from tests.browser.unsighted import KeyPlayer

COURSE = """
import ttr_widget as ttr
course = ttr.course()
course.progress.clear()
board = ttr.LessonWidget(course, speed=3{options})
board
"""

GAME = "course.current.game"
COLORS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive")


def course(options: str = "") -> str:
    """The cell that shows the course; `options` are more of the widget's."""
    return COURSE.format(options=f", {options}" if options else "")


def cards_of(payment: str) -> list[str]:
    """The cards of a payment, one by one, ordinary ones first."""
    color, count, locomotives = read_payment(payment)
    return [color] * count + ["locomotive"] * locomotives


class Learner(Person):
    """Does lessons with a mouse."""

    def __init__(self, notebook: NotebookPage, widget: int = 0, game: str = GAME) -> None:
        super().__init__(notebook, widget, game)

    @property
    def lesson(self) -> Locator:
        return self.part("lesson")

    def is_at(self, number: int) -> None:
        """The panel and the line of lessons show this lesson."""
        expect(self.lesson).to_have_attribute("data-lesson", self.notebook.ask(f"ttr.lessons[{number}].id"))
        expect(self.part("course").locator("[aria-current='step']")).to_have_text(str(number))

    def says(self, verdict: str) -> None:
        expect(self.part("lesson-talk")).to_have_attribute("data-verdict", verdict)

    def show(self, move: str) -> None:
        if not move.startswith("claim "):
            super().show(move)
            return
        route, payment = move.removeprefix("claim ").split(" with ")
        self.click_route(route)
        if self.bar.get_attribute("data-state") == "claim":
            for card in cards_of(payment):
                self.take(card)

    def take(self, color: str) -> None:
        """One more card of the hand for the payment."""
        self.bar.locator(f"[data-take='{color}']").click()

    def answer(self, move: str) -> None:
        """Make a move of a lesson, or try one that is refused; returns when the lesson has judged it."""
        before = self.attempts()
        self.show(move)
        if self.bar.get_attribute("data-state") in ("claim", "draw"):
            self.confirm()
        elif self.bar.get_attribute("data-state") == "keep":
            self.press("Keep", "action-bar")
        self.until(lambda: self.attempts() > before, f"{move} was not judged; the bar says: {self.bar.inner_text()}")

    def attempts(self) -> int:
        count: int = self.notebook.ask("len(course.current.attempts)")
        return count

    def next(self) -> None:
        self.press("Next lesson", "lesson")

    def solve(self, number: int) -> None:
        """Do the whole lesson, as its solution says."""
        self.is_at(number)
        moves = self.notebook.ask("course.current.solution")
        for move in moves:
            self.answer(move)
        self.says("solved")
        expect(self.lesson).to_have_attribute("data-solved", "true")


class KeyLearner(KeyPlayer, Learner):
    """Does lessons with the keys of the map alone."""

    def answer(self, move: str) -> None:
        before = self.attempts()
        self.canvas.focus()
        self.show(move)
        if self.bar.get_attribute("data-state") == "draw":
            self.keyboard.press("Enter")
        self.until(lambda: self.attempts() > before, f"{move} was not judged; last heard: {self.heard()}")

    def show(self, move: str) -> None:
        if not move.startswith("claim "):
            KeyPlayer.show(self, move)
            return
        route, payment = move.removeprefix("claim ").split(" with ")
        self._choose_route(route)
        if self.bar.get_attribute("data-state") == "claim":
            for card in cards_of(payment):
                self.keyboard.press(str(COLORS.index(card) + 1))
            self.keyboard.press("Enter")

    def _choose_route(self, route: str) -> None:
        self._walk_to_route(route)
        self.keyboard.press("Enter")

    def next(self) -> None:
        self.canvas.focus()
        self.keyboard.press("n")
