"""A person at the board: reads the screen, moves the mouse over the map, presses what is there to press.

Nothing here calls into the page or the game to make a move. What to do is decided from the view of the person's own
seat, which holds no more than the screen shows.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from tests.browser.page import NotebookPage

DATA = Path(__file__).parents[2] / "ttr_widget" / "data"
FRAME = 26
"""Width of the score ring around the map, in board units."""


@cache
def layout() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((DATA / "usa_layout.json").read_text(encoding="utf-8"))
    return data


class Person:
    """Plays on one widget of a notebook; `game` is the game's name in the kernel."""

    def __init__(self, notebook: NotebookPage, widget: int = 0, game: str = "game", seat: int = 0) -> None:
        self.notebook = notebook
        self.page = notebook.page
        self.root = notebook.widget(widget)
        self.game = game
        self.seat = seat
        self.clicks_on_map = 0

    # -- reading ------------------------------------------------------------------------------------------------

    @property
    def canvas(self) -> Locator:
        """The map; it takes the keys too."""
        return self.part("board").locator("canvas[tabindex='0']")

    @property
    def bar(self) -> Locator:
        """The action bar, which says what can be done and what was chosen."""
        return self.part("action-bar")

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.notebook.ask(f"{self.game}.view({self.seat}).to_dict()")
        return view

    def ply(self) -> int:
        ply: int = self.notebook.ask(f"{self.game}.ply")
        return ply

    # -- the map ------------------------------------------------------------------------------------------------

    def point_of(self, route: str, car: int | None = None) -> tuple[float, float]:
        """Where in the window a car of the route lies, its middle one by default."""
        cars = layout()["routes"][route]["cars"]
        x, y, _angle = cars[len(cars) // 2 if car is None else car]
        return self.place(x, y)

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Board units to window coordinates."""
        self.canvas.scroll_into_view_if_needed()
        box = self.canvas.bounding_box()
        assert box is not None
        width, height = layout()["box"]
        framed = abs(box["width"] / box["height"] - (width + 2 * FRAME) / (height + 2 * FRAME)) < 0.01
        margin = FRAME if framed else 0
        scale = box["width"] / (width + 2 * margin)
        return box["x"] + (x + margin) * scale, box["y"] + (y + margin) * scale

    def click_route(self, route: str, car: int | None = None) -> None:
        self.page.mouse.click(*self.point_of(route, car))
        self.clicks_on_map += 1

    # -- controls -----------------------------------------------------------------------------------------------

    def part(self, name: str) -> Locator:
        """A panel of the widget: action-bar, board, hand, market, tickets, log, players, scoring, start …"""
        return self.root.locator(f"[data-part='{name}']")

    def press(self, name: str, part: str, *, greyed: bool = False) -> None:
        """Press the visible button that is called `name`, a regular expression; a greyed one only if that is meant."""
        self.part(part).get_by_role("button", name=re.compile(f"^{name}", re.IGNORECASE)).click(force=greyed)

    def confirm(self) -> None:
        self.press("Confirm", "action-bar")

    def cancel(self) -> None:
        self.press("Cancel", "action-bar")

    def note(self) -> None:
        """Put a refusal away."""
        self.press("OK", "action-bar")

    def choose_payment(self, color: str, count: int, locomotives: int) -> None:
        """Pick among the payments on show; where there is only one, it is picked already."""
        choices = self.bar.get_by_role("radio")
        if choices.count():
            name = payment_words(color, count, locomotives)
            self.bar.locator("label").filter(has=self.page.get_by_role("radio", name=name, exact=True)).click()

    def tick_tickets(self, tickets: list[str]) -> None:
        for ticket in tickets:
            self.root.locator(f"label[data-ticket='{ticket}']").click()

    def speak(self, language: str) -> None:
        """Choose a language by its button, in the header or behind ⋯."""
        if self.root.get_attribute("lang") == {"zh": "zh-Hans"}.get(language, language):
            return
        choice = self.part("language").locator(f"button[lang='{language}']")
        more = None if choice.count() else self.root.locator("[data-action='menu']")
        if more:
            more.click()
        choice.click()
        if more:
            more.click()

    # -- moves --------------------------------------------------------------------------------------------------

    def play(self, move: str) -> None:
        """Make a move, given as text, by mouse; returns when the kernel has it."""
        before = self.ply()
        self.show(move)
        self._finish(move)
        self.until(lambda: self.ply() > before, f"{move} did not reach the game; the bar says: {self.bar.inner_text()}")

    def show(self, move: str) -> None:
        """Everything of a move but its confirmation."""
        kind, _, rest = move.partition(" ")
        if kind == "claim":
            route, payment = rest.split(" with ")
            self.click_route(route)
            self.choose_payment(*read_payment(payment))
        elif kind == "keep":
            self.tick_tickets(rest.split(", "))
        elif move == "draw deck":
            self.press("Draw from the deck", "market")
        elif move == "draw tickets":
            self.press("Draw tickets", "market")
        elif kind == "draw":
            self.part("market").get_by_role("button", name=re.compile(f"^Draw {rest}$", re.IGNORECASE)).first.click()

    def _finish(self, move: str) -> None:
        kind = move.split(maxsplit=1)[0]
        if kind == "keep":
            self.press("Keep", "action-bar")
        elif kind == "pass":
            self.press("Pass", "action-bar")
        elif kind == "claim" or move == "draw tickets":
            self.confirm()

    def until(self, condition: Callable[[], bool], otherwise: str, seconds: float = 10) -> None:
        deadline = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > deadline:
                raise AssertionError(otherwise)
            self.page.wait_for_timeout(20)

    def wait_for_turn(self) -> dict[str, Any]:
        """The view once this seat has something to decide, or the game is over."""
        view = self.view()
        deadline = time.monotonic() + 20
        while not (view["legal"]["moves"] or view["legal"]["claims"] or view["phase"] == "over"):
            if time.monotonic() > deadline:
                raise AssertionError(f"seat {self.seat} never came to move; the bar says: {self.bar.inner_text()}")
            self.page.wait_for_timeout(30)
            view = self.view()
        return view


def payment_text(color: str, count: int, locomotives: int) -> str:
    """As moves are written: "3 black + 2 locomotive"."""
    if color == "locomotive":
        return f"{count + locomotives} locomotive"
    return " + ".join(f"{n} {what}" for n, what in ((count, color), (locomotives, "locomotive")) if n)


def payment_words(color: str, count: int, locomotives: int) -> str:
    """As the action bar says it: "3 black + 2 locomotives"."""
    return re.sub(r"\b(?!1 )(\d+) locomotive\b", r"\1 locomotives", payment_text(color, count, locomotives))


def read_payment(text: str) -> tuple[str, int, int]:
    """Colour, ordinary cards, locomotives of a payment's text."""
    counts = {what: int(n) for n, what in re.findall(r"(\d+) (\w+)", text)}
    locomotives = counts.pop("locomotive", 0)
    color, count = next(iter(counts.items()), ("locomotive", 0))
    return color, count, locomotives


def decide(view: dict[str, Any], shortest: int = 2, longest: int = 4) -> str:
    """A plain way to play from one's own view: claim what is neither too short nor too long, else draw.

    `longest` keeps the routes short, so that a game takes more than ten claims.
    """
    payments = [
        (count + locomotives, -locomotives, route, (color, count, locomotives))
        for route, ways in view["legal"]["claims"].items()
        for color, count, locomotives in ways
    ]
    fitting = [way for way in payments if shortest <= way[0] <= longest]
    moves: list[str] = view["legal"]["moves"]
    keeps = [move for move in moves if move.startswith("keep")]
    if keeps:
        return min(keeps, key=lambda move: (move.count(","), move))
    hand = view["you"]["hand"]
    wanted = [move for move in moves if move.startswith("draw ") and move.split()[1] in hand]
    if not fitting and wanted:
        return max(wanted, key=lambda move: (hand[move.split()[1]], move))
    if not fitting and "draw deck" in moves:
        return "draw deck"
    if fitting or payments:
        _, _, route, payment = max(fitting or payments)
        return f"claim {route} with {payment_text(*payment)}"
    return moves[0]
