"""Where a board may find itself: the whole screen, a scaled slide, a zoomed page, a notebook that hides what is far."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.inspect_layout import layout_faults
from tests.browser.person import Person, layout
from tests.browser.positions import MOVES, mid_game

BOARD = "board = ttr.GameWidget(game, speed=0)\nboard"


@pytest.mark.parametrize(("width", "height"), [(1440, 1000), (1366, 768)])
def test_full_screen_and_back(notebook: OpenNotebook, width: int, height: int) -> None:
    page = notebook(mid_game(), BOARD, viewport={"width": width, "height": height})
    ann = Person(page)
    ann.press("Full screen", "header")
    page.page.wait_for_function("document.fullscreenElement?.matches('.ttr-root')")
    page.page.wait_for_timeout(400)
    # On the lower screen the log is below, a scroll away.
    assert [fault for fault in layout_faults(ann.root) if height > 800 or "sticks out" not in fault] == []
    for part in ("board", "hand", "tickets", "market", "action-bar"):
        box = ann.part(part).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= width, part
        assert box["y"] + box["height"] <= height, part
    ann.click_route("Denver-Kansas City:black")
    expect(ann.bar).to_contain_text("Claim Denver – Kansas City")
    ann.press("Leave full screen", "header")
    page.page.wait_for_function("document.fullscreenElement === null")
    expect(ann.bar).to_contain_text("Claim Denver – Kansas City")


def test_a_scaled_slide(notebook: OpenNotebook) -> None:
    """Presentations scale their slides; what is clicked is what is under the pointer."""
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    ann.root.evaluate("root => { root.parentElement.style.cssText = 'transform: scale(0.7); transform-origin: 0 0'; }")
    page.page.wait_for_timeout(200)
    ann.click_route("Denver-Kansas City:black")
    expect(ann.bar).to_contain_text("Claim Denver – Kansas City")
    ann.cancel()
    ann.click_route("Little Rock-Nashville", car=0)
    expect(ann.bar).to_contain_text("Claim Little Rock – Nashville")


def test_a_page_at_200_percent(notebook: OpenNotebook) -> None:
    """As wide as a page that is zoomed to 200 % leaves it, in the same pixels."""
    page = notebook(mid_game(), BOARD, viewport={"width": 720, "height": 900}, ratio=2)
    ann = Person(page)
    assert layout_faults(ann.root) == []
    ann.click_route("Denver-Kansas City:black")
    expect(ann.bar).to_contain_text("Claim Denver – Kansas City")
    assert layout_faults(ann.root) == []


def test_the_wheel_scrolls_the_page(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, "'below'", viewport={"width": 1400, "height": 700})
    ann = Person(page)
    page.page.mouse.move(*ann.place(500, 300))
    before = ann.canvas.bounding_box()
    page.page.mouse.wheel(0, 160)
    page.page.wait_for_timeout(400)
    after = ann.canvas.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["y"] - before["y"]) > 50


def test_hidden_and_shown_again(notebook: OpenNotebook) -> None:
    """As Lab's windowing does with outputs that are far off screen."""
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    for _ in range(2):
        ann.root.evaluate("root => { root.parentElement.style.display = 'none'; }")
        page.page.wait_for_timeout(100)
        page.execute("game.play('draw red') if game.phase == 'turn' else game.undo()")
        ann.root.evaluate("root => { root.parentElement.style.display = ''; }")
        page.page.wait_for_timeout(300)
        size = ann.canvas.evaluate("canvas => [canvas.width, Math.round(canvas.clientWidth * devicePixelRatio)]")
        assert abs(size[0] - size[1]) <= 2
        assert ann.root.get_attribute("data-size") == "wide"
    ann.click_route("Denver-Kansas City:black")
    expect(ann.bar).to_contain_text("Claim Denver – Kansas City")
    assert page.errors == []


def test_routes_are_claimed_by_mouse_at_800_pixels(notebook: OpenNotebook) -> None:
    """Every lane of a double, and routes that touch each other in the east, at the width of a half screen."""
    page = notebook(mid_game(), BOARD, viewport={"width": 980, "height": 1000})
    page.fit_output(800, 1000)
    ann = Person(page)
    for route, name in {
        "Boston-Montréal:1": "Boston – Montréal",
        "Boston-New York:red": "Boston – New York",
        "Atlanta-Raleigh:2": "Atlanta – Raleigh",
        "Denver-Kansas City:orange": "Denver – Kansas City",
    }.items():
        for car in range(len(layout()["routes"][route]["cars"])):
            ann.click_route(route, car)
            expect(ann.bar).to_contain_text(name)
            ann.canvas.press("Escape")
    ann.play("claim Denver-Kansas City:black with 3 black + 1 locomotive")
    assert ann.view()["owners"]["Denver-Kansas City:black"] == 0


def test_a_board_alone_has_payments_to_choose_from(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), "board = ttr.GameWidget(game, speed=0, figure=True, width=640)\nboard")
    ann = Person(page)
    before = ann.canvas.bounding_box()
    ann.click_route("Denver-Kansas City:black")
    expect(ann.bar.get_by_role("radio")).to_have_count(2)
    assert ann.canvas.bounding_box() == before
    assert layout_faults(ann.root) == []
    ann.choose_payment("black", 2, 2)
    ann.confirm()
    ann.until(lambda: ann.ply() == len(MOVES) + 1, "the claim was not made")
    assert page.ask("str(game.history[-1].move)") == "claim Denver-Kansas City:black with 2 black + 2 locomotive"
    expect(ann.bar).to_have_count(0)
    expect(ann.part("caption")).to_contain_text("Bo to move")


def test_more_contrast_reaches_the_map(notebook: OpenNotebook) -> None:
    """The edges of a white slot, pale on pale land otherwise, become nearly black."""
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    x, y = ann.point_of("Calgary-Winnipeg", 2)
    across = [(x, y + step / 2) for step in range(-14, 15)]

    def darkest() -> int:
        page.page.mouse.move(2, 2)
        page.page.wait_for_timeout(200)
        return min(page.brightness(*at) for at in across)

    usual = darkest()
    page.page.emulate_media(contrast="more")
    strong = darkest()
    page.page.emulate_media(contrast="no-preference")
    assert strong < usual - 20, f"{strong} is not much darker than {usual}"
    assert darkest() == usual
    assert page.errors == []


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 720)])
def test_a_small_laptop_shows_all_one_plays_with(notebook: OpenNotebook, width: int, height: int) -> None:
    page = notebook(mid_game(), BOARD, viewport={"width": width, "height": height}, reduced_motion="reduce")
    ann = Person(page)
    ann.root.evaluate("root => root.scrollIntoView({block: 'start'})")
    page.page.wait_for_timeout(300)
    floor = page.page.locator(".jp-Notebook").first.bounding_box()
    assert floor is not None
    for part in ("action-bar", "board", "players", "market", "hand", "tickets"):
        box = ann.part(part).bounding_box()
        assert box is not None
        assert box["y"] >= floor["y"] - 1, part
        assert box["y"] + box["height"] <= floor["y"] + floor["height"] + 1, part
    for language in ("en", "zh", "ja"):
        page.execute(f"board.language = {language!r}")
        page.page.wait_for_timeout(200)
        faults = [fault for fault in layout_faults(ann.root) if language == "en" or "is cut off" not in fault]
        assert faults == []
    page.execute("board.language = 'en'")
    before = ann.canvas.bounding_box()
    ann.click_route("Denver-Kansas City:black")
    expect(ann.bar).to_contain_text("Claim Denver – Kansas City")
    assert ann.canvas.bounding_box() == before
    ann.choose_payment("black", 3, 1)
    ann.confirm()
    ann.until(lambda: ann.ply() == len(MOVES) + 1, "the claim was not made")
