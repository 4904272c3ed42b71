"""Choosing a route, being refused one, or another language moves nothing: the map stays where the finger is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person
from tests.browser.positions import mid_game
from tests.browser.scenes import MANY_WAYS, RICH

BOARD = "board = ttr.GameWidget(game, speed=0)\nboard"
TALL = 1500
SIZES = ((480, TALL), (800, TALL), (1080, TALL), (1240, TALL), (1100, 720))
"""Widths of the widget, heights of the window; the last is a small laptop's."""

# One payment, two with tickets completed, three, the longest name, one that cannot be paid.
ROUTES = (
    "Atlanta-New Orleans:yellow",
    "Denver-Kansas City:black",
    "Chicago-Toronto",
    "Sault St. Marie-Winnipeg",
    "Portland-Salt Lake City",
)


def place(locator: Locator) -> tuple[int, int, int, int]:
    box = locator.bounding_box()
    assert box is not None
    return round(box["x"]), round(box["y"]), round(box["width"]), round(box["height"])


@contextmanager
def still(ann: Person) -> Iterator[None]:
    ann.canvas.scroll_into_view_if_needed()
    before = place(ann.canvas), place(ann.root)[3]
    yield
    ann.page.wait_for_timeout(150)
    assert (place(ann.canvas), place(ann.root)[3]) == before
    bar, board = place(ann.bar), place(ann.canvas)
    assert bar[1] >= board[1] + board[3] or bar[1] + bar[3] <= board[1], "the bar lies over the map"


def test_choosing_a_route_moves_nothing(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, viewport={"width": 1420, "height": TALL}, reduced_motion="reduce")
    ann = Person(page)
    for width, height in SIZES:
        page.fit_output(width, height)
        for route in ROUTES:
            with still(ann):
                ann.click_route(route)
            with still(ann):
                ann.canvas.press("Escape")


def test_25_payments_move_nothing_and_are_all_in_sight(notebook: OpenNotebook) -> None:
    page = notebook(RICH, BOARD, viewport={"width": 1420, "height": TALL}, reduced_motion="reduce")
    ann = Person(page)
    for width, height in SIZES:
        page.fit_output(width, height)
        with still(ann):
            ann.click_route(MANY_WAYS)
            expect(ann.bar.get_by_role("radio")).to_have_count(25)
        root, bar = place(ann.root), place(ann.bar)
        assert bar[1] + bar[3] <= root[1] + root[3], "the bar sticks out of the widget"
        hidden = ann.bar.locator("label").evaluate_all(
            """labels => labels.filter(label => {
              const box = label.getBoundingClientRect();
              return !label.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
            }).length"""
        )
        assert hidden == 0
        with still(ann):
            ann.choose_payment("yellow", 1, 2)
            expect(ann.bar).to_contain_text("1 yellow + 2 locomotives")
        ann.canvas.press("Escape")


def test_another_language_moves_nothing_in_the_header(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, viewport={"width": 1420, "height": TALL}, reduced_motion="reduce")
    ann = Person(page)
    for width in (1240, 1080, 800):
        page.fit_output(width, TALL)
        if width == 800:
            ann.root.get_by_role("button", name="More").click()
        seen = []
        for code in ("zh", "ja", "en"):
            ann.part("language").locator(f"button[lang='{code}']").click()
            expect(ann.root).to_have_attribute("lang", {"zh": "zh-Hans"}.get(code, code))
            page.page.wait_for_timeout(100)
            seen.append([place(ann.part("header")), place(ann.canvas), *_buttons(ann)])
        for other in seen[1:]:
            far = [abs(a - b) for one, two in zip(seen[0], other, strict=True) for a, b in zip(one, two, strict=True)]
            assert max(far) <= 3, f"{seen[0]}\n{other}"


def _buttons(ann: Person) -> list[tuple[int, int, int, int]]:
    return [place(button) for button in ann.part("header").locator("button:visible").all()]
