"""A phone: 480 px, fingers, nothing to hover."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.inspect_layout import layout_faults
from tests.browser.person import Person
from tests.browser.positions import MOVES, mid_game
from tests.browser.scenes import RICH

NEW = """
import ttr_widget as ttr
board = ttr.GameWidget(speed=3)
board
"""
BOARD = "board = ttr.GameWidget(game, speed=0)\nboard"
LEAST = 40
"""CSS pixels of what a finger must hit."""


def phone(notebook: OpenNotebook, *cells: str) -> Person:
    page = notebook(*cells, viewport={"width": 640, "height": 1500}, has_touch=True)
    page.fit_output(480, 1500)
    return Person(page)


def tap(ann: Person, route: str) -> None:
    ann.page.touchscreen.tap(*ann.point_of(route))


def draw(ann: Person) -> None:
    ply = ann.ply()
    ann.part("market").locator("[data-part='deck']").tap()
    ann.until(lambda: ann.ply() > ply, "a tap on the deck draws no card")


def test_a_game_begins_by_touch(notebook: OpenNotebook) -> None:
    ann = phone(notebook, NEW)
    ann.game = "board.game"
    ann.part("start").get_by_role("button", name="Start game").tap()
    expect(ann.part("tabs")).to_be_visible()
    view = ann.wait_for_turn()
    for ticket in view["you"]["offer"][:2]:
        ann.root.locator(f"label[data-ticket='{ticket}']").tap()
    ann.bar.get_by_role("button", name=re.compile("^Keep 2")).tap()
    expect(ann.bar).to_contain_text("Your turn", timeout=15_000)
    ann.part("tabs").get_by_role("tab", name="Market").tap()
    for _ in range(2):
        draw(ann)
    expect(ann.bar).to_contain_text("Your turn", timeout=15_000)


def test_a_route_is_tapped_and_confirmed_in_the_bar(notebook: OpenNotebook) -> None:
    ann = phone(notebook, mid_game(), BOARD)
    tap(ann, "Denver-Kansas City:black")
    expect(ann.bar).to_contain_text("Claim Denver – Kansas City")
    ann.bar.locator("label").first.tap()
    ply = ann.ply()
    ann.bar.get_by_role("button", name="Confirm").tap()
    ann.until(lambda: ann.ply() == ply + 1, "the claim was not made")


def test_25_ways_to_pay_fit(notebook: OpenNotebook) -> None:
    ann = phone(notebook, RICH, BOARD)
    tap(ann, "Duluth-Sault St. Marie")
    radios = ann.bar.get_by_role("radio")
    expect(radios).to_have_count(25)
    assert layout_faults(ann.root) == []
    for label in ann.bar.locator("label.ttr-payment").all():
        box = label.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST - 0.5
    ann.choose_payment("yellow", 1, 2)
    ann.bar.get_by_role("button", name="Confirm").tap()
    ann.until(lambda: ann.ply() == 1, "the claim was not made")
    assert ann.notebook.ask("str(game.history[-1].move)") == "claim Duluth-Sault St. Marie with 1 yellow + 2 locomotive"


def test_what_a_finger_needs_is_large_enough(notebook: OpenNotebook) -> None:
    ann = phone(notebook, mid_game(), BOARD)
    ann.root.get_by_role("button", name="More").tap()
    small = ann.root.evaluate(
        """(root, least) => [...root.querySelectorAll('button, [role=tab]')]
          .filter(one => one.checkVisibility() && getComputedStyle(one).clipPath === 'none')
          .map(one => [one.getAttribute('aria-label') || one.textContent, one.getBoundingClientRect()])
          .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5).map(([name, box]) =>
            `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)""",
        LEAST,
    )
    assert small == []
    ann.part("menu").get_by_role("button", name="One turn back").tap()
    expect(ann.bar).to_contain_text("You are looking at move 11")
    ann.root.get_by_role("button", name="More").tap()
    ann.press("Back to now", "action-bar")
    expect(ann.bar).to_contain_text("Your turn")
    assert layout_faults(ann.root) == []


def pinch(ann: Person, at: tuple[float, float], start: float, end: float) -> None:
    """Two fingers on the map, so many pixels apart at first and at the end, about one place."""
    devtools = ann.page.context.new_cdp_session(ann.page)
    x, y = at

    def touch(kind: str, apart: float | None) -> None:
        points = [] if apart is None else [{"x": x - apart / 2, "y": y, "id": 0}, {"x": x + apart / 2, "y": y, "id": 1}]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for step in range(1, 9):
        touch("touchMove", start + (end - start) * step / 8)
    touch("touchEnd", None)
    devtools.detach()


def test_two_fingers_enlarge_the_map_and_make_it_small_again(notebook: OpenNotebook) -> None:
    ann = phone(notebook, mid_game(), BOARD)
    ann.notebook.fit_output(390, 1500)
    at = ann.place(300, 300)
    zoom = ann.root.locator("[data-action='zoom']")
    expect(zoom).to_have_attribute("aria-label", "Enlarge the map")
    scale = ann.page.evaluate("visualViewport.scale")
    pinch(ann, at, 60, 150)
    expect(zoom).to_have_attribute("aria-label", "Show the whole map")
    expect(ann.bar).to_contain_text("Your turn")
    assert ann.page.evaluate("visualViewport.scale") == scale, "the page was enlarged, not the map"
    pinch(ann, at, 150, 50)
    expect(zoom).to_have_attribute("aria-label", "Enlarge the map")
    assert ann.ply() == len(MOVES)
