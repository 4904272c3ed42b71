"""Two people who use no mouse: one with the keys of the map, one with the list of all moves.

Both know where they are from what a screen reader would say.
"""

from __future__ import annotations

import re
from collections import deque
from typing import Any

from playwright.sync_api import expect

from tests.browser.page import NotebookPage
from tests.browser.person import Person, layout, payment_words, read_payment
from ttr_widget.engine import USA

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


class Unsighted(Person):
    """Counts how often a pointer was pressed; it should be never."""

    def __init__(self, notebook: NotebookPage, *arguments: Any, **options: Any) -> None:
        super().__init__(notebook, *arguments, **options)
        self.keyboard = self.page.keyboard
        self.page.evaluate(
            "() => { window.presses = 0; addEventListener('pointerdown', () => { window.presses += 1; }, true); }"
        )

    def pointer_presses(self) -> int:
        presses: int = self.page.evaluate("window.presses")
        return presses

    def skip_the_show(self) -> None:
        """See all points at once when the game is over."""
        raise NotImplementedError

    def _finish(self, move: str) -> None:
        """`show` has done all."""


class KeyPlayer(Unsighted):
    """Walks over the map with the arrow keys, and remembers which key led where."""

    def __init__(self, notebook: NotebookPage, *arguments: Any, **options: Any) -> None:
        super().__init__(notebook, *arguments, **options)
        self._ways: dict[tuple[str, str], str] = {}
        self.canvas.focus()

    def heard(self) -> str:
        """What is said of the place that the keys have come to."""
        return self.part("live-pointer").text_content() or ""

    def show(self, move: str) -> None:
        kind, _, rest = move.partition(" ")
        if kind == "claim":
            route, payment = rest.split(" with ")
            self._choose_route(route)
            self._choose_payment(payment_words(*read_payment(payment)))
            self.keyboard.press("Enter")
        elif kind == "keep":
            for ticket in rest.split(", "):
                self._tick(ticket)
            self.keyboard.press("Enter")
        elif move == "draw deck":
            self.keyboard.press("d")
        elif move == "draw tickets":
            self.keyboard.press("t")
            self.keyboard.press("Enter")
        elif kind == "draw":
            self.keyboard.press(f"Shift+Digit{self.view()['market'].index(rest) + 1}")
        else:
            self.keyboard.press("Enter")

    def skip_the_show(self) -> None:
        self.keyboard.press("Enter")

    def _choose_route(self, route: str) -> None:
        self._walk_to_route(route)
        self.keyboard.press("Enter")
        one = USA.route(route)
        expect(self.bar).to_contain_text(f"Claim {one.a} – {one.b}")

    def _walk_to_route(self, route: str) -> None:
        """To its first city, and through that city's routes until it is heard."""
        one = USA.route(route)
        self._go_to(one.a)
        twins = [other for other in USA.routes if {other.a, other.b} == {one.a, one.b}]
        lane = f"lane {route[-1]}" if len(twins) > 1 and one.color == "gray" else one.color
        for _ in range(10):
            self.keyboard.press(".")
            if self.heard().startswith(f"{one.a} – {one.b}, {lane},"):
                break
        else:
            raise AssertionError(f"{route} is not among the routes of {one.a}; last heard: {self.heard()}")

    def _choose_payment(self, payment: str) -> None:
        choices = self.bar.get_by_role("radio")
        for _ in range(choices.count()):
            if self.bar.get_by_role("radio", name=payment, exact=True).is_checked():
                return
            self.keyboard.press("ArrowRight")

    def _tick(self, ticket: str) -> None:
        one = USA.ticket(ticket)
        for _ in range(3):
            self.keyboard.press("ArrowRight")
            if self.heard().startswith(f"{one.a} – {one.b}, "):
                self.keyboard.press("Space")
                return
        raise AssertionError(f"{ticket} is not offered; last heard: {self.heard()}")

    # -- walking ------------------------------------------------------------------------------------------------

    def _go_to(self, city: str) -> None:
        for _ in range(80):
            here = self._here()
            if here == city:
                return
            self._press(here, self._next_key(here, city))
        raise AssertionError(f"no way by arrow keys to {city}; last heard: {self.heard()}")

    def _here(self) -> str:
        """The city where the keys are; if they are nowhere yet or on a route, an arrow leads to one."""
        if not (city := self._city()):
            self.keyboard.press("ArrowLeft")
            city = self._city()
        return city

    def _city(self) -> str:
        named = re.match(r"(.+): \d+ routes?,", self.heard())
        return named[1] if named else ""

    def _press(self, here: str, key: str) -> None:
        self.keyboard.press(key)
        self._ways[here, key] = self._city()

    def _next_key(self, here: str, goal: str) -> str:
        """The first key on the known way to the goal; where none is known, the untried one that looks best."""
        before: dict[str, tuple[str, str]] = {}
        queue = deque([here])
        untried = None
        while queue:
            at = queue.popleft()
            if untried is None and any((at, key) not in self._ways for key in ARROWS):
                untried = at
            for key in ARROWS:
                to = self._ways.get((at, key))
                if to and to != here and to not in before:
                    before[to] = (at, key)
                    queue.append(to)
        to = goal if goal in before else untried
        assert to is not None, f"every key has been tried on the way to {goal}"
        if to == here:
            keys = [key for key in ARROWS if (here, key) not in self._ways]
            return max(keys, key=lambda key: _leads(here, key, goal))
        while before[to][0] != here:
            to = before[to][0]
        return before[to][1]


class ListPlayer(Unsighted):
    """Plays from the list of all moves, by the names of its buttons."""

    def __init__(self, notebook: NotebookPage, *arguments: Any, **options: Any) -> None:
        super().__init__(notebook, *arguments, **options)
        self.root.get_by_role("button", name="All moves, as a list").press("Enter")
        expect(self.part("mirror")).to_be_visible()

    def show(self, move: str) -> None:
        if move.startswith("claim "):
            city = USA.route(move[len("claim ") :].split(" with ", maxsplit=1)[0]).a
            group = self.part("mirror").locator(f"details[data-city='{city}']")
            if group.get_attribute("open") is None:
                group.get_by_text(re.compile(rf"^{re.escape(city)}: \d")).press("Enter")
        self.part("mirror").get_by_role("button", name=spoken(move), exact=True).first.press("Enter")

    def skip_the_show(self) -> None:
        self.root.get_by_role("button", name="Show all").press("Enter")


def spoken(move: str) -> str:
    """The move as the list of all moves says it, in English."""
    kind, _, rest = move.partition(" ")
    if kind == "claim":
        route, payment = rest.split(" with ")
        one = USA.route(route)
        words = payment_words(*read_payment(payment))
        lane = ""
        if ":" in route:
            lane = f", lane {route[-1]}" if one.color == "gray" else f", {one.color} lane"
        return f"Claim {one.a} to {one.b}{lane}, with {words.replace(' + ', ' and ')}"
    if kind == "keep":
        tickets = [USA.ticket(ticket) for ticket in rest.split(", ")]
        return "Keep " + " and ".join(f"{one.a} – {one.b}, {one.points} points" for one in tickets)
    return {"deck": "Draw from the deck", "tickets": "Draw tickets", "": "Pass"}.get(rest, f"Draw {rest}")


def _leads(here: str, key: str, goal: str) -> float:
    """How well an arrow points from one city to another."""
    a, b = layout()["cities"][here], layout()["cities"][goal]
    dx, dy = ARROWS[key]
    return float((b["x"] - a["x"]) * dx + (b["y"] - a["y"]) * dy)
