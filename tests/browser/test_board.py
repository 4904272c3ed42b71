"""The map as a drawing: highlights from a cell, alone as a figure, scrolled away, zoomed, under the wheel."""

from __future__ import annotations

import re

from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person
from tests.browser.pixels import around, difference, picture
from tests.browser.positions import MOVES, mid_game

BOARD = "board = ttr.GameWidget(game, speed=0)\nboard"
PLY = len(MOVES)

HIGHLIGHTS = """
from ttr_widget.overlays import Cities, Path, Routes
board.overlays = [
    Path(["Omaha", "Denver", "Santa Fe"], color="#ff00ff", label="the old way"),
    Cities(["Winnipeg"], color="#00c000"),
]
"""


def test_highlights_from_a_cell(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, HIGHLIGHTS, run=False)
    page.run(0, 1)
    ann = Person(page)

    def look() -> dict[str, Image.Image]:
        routes = ("Denver-Omaha", "Denver-Santa Fe", "Calgary-Helena")
        return {route: around(page.page, *ann.point_of(route)) for route in routes}

    before = look()
    assert "#ff00ff" not in page.ask("board.to_svg().lower()")
    page.run(2)
    expect(ann.part("key")).to_contain_text("the old way")
    after = look()
    changed = {route: difference(before[route], after[route]) for route in before}
    assert changed["Denver-Omaha"] > 0.1
    assert changed["Denver-Santa Fe"] > 0.1
    assert changed["Calgary-Helena"] < 0.02, "what is not highlighted looks as before"
    svg = page.ask("board.to_svg()")
    assert "#ff00ff" in svg.lower()
    assert "the old way" in svg
    page.execute("board.overlays = []")
    expect(ann.part("key")).to_have_count(0)
    after = look()
    assert max(difference(before[route], after[route]) for route in before) < 0.02


def test_scrolled_away_and_back(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, "print('line\\n' * 400)", "print('line\\n' * 400)", run=False)
    page.page.evaluate(
        """() => {
          const notebook = window.jupyterapp.shell.currentWidget.content;
          notebook.notebookConfig = {...notebook.notebookConfig, windowingMode: 'full'};
        }"""
    )
    page.run(0, 1, 2, 3)
    ann = Person(page)
    ann.canvas.scroll_into_view_if_needed()
    page.page.wait_for_timeout(500)
    before = picture(ann.canvas)
    page.page.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(3, 'end')")
    expect(ann.canvas).not_to_be_in_viewport()
    page.execute("game.play('draw red')")  # something happens while nobody looks
    page.execute("game.undo()")
    page.page.wait_for_timeout(500)
    page.page.evaluate("window.jupyterapp.shell.currentWidget.content.scrollToItem(1, 'start')")
    expect(ann.canvas).to_be_in_viewport()
    ann.canvas.scroll_into_view_if_needed()
    page.page.mouse.move(2, 2)
    page.page.wait_for_timeout(500)
    assert difference(before, picture(ann.canvas)) < 0.002
    ann.play("draw deck")


def test_wheel_and_zoom(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, "print('line\\n' * 100)")
    ann = Person(page)
    ann.canvas.scroll_into_view_if_needed()
    box = ann.canvas.bounding_box()
    assert box is not None
    page.page.mouse.move(*ann.place(500, 300))
    page.page.mouse.wheel(0, 120)
    page.page.wait_for_timeout(400)
    after = ann.canvas.bounding_box()
    assert after is not None
    assert after["y"] < box["y"] - 50, "the wheel over the map scrolls the page"

    for style in ("zoom: 1.3", "transform: scale(0.7); transform-origin: 0 0"):  # as a browser, as slides do
        ann.root.evaluate("(root, style) => root.parentElement.setAttribute('style', style)", style)
        page.page.wait_for_timeout(400)
        for route in ("Denver-Kansas City:black", "Calgary-Vancouver"):
            ann.click_route(route)
            expect(ann.bar).to_contain_text(f"Claim {re.sub('-', ' – ', route.split(':')[0])}")
            ann.press("Cancel", "action-bar")
    assert ann.ply() == PLY


def test_languages_in_mid_game(notebook: OpenNotebook) -> None:
    """Each board has its own, and can change it at any moment; nothing that was chosen is lost."""
    second = "second = ttr.GameWidget(game, speed=0, language='ja')\nsecond"
    page = notebook(mid_game(), BOARD, second)
    ann, other = Person(page), Person(page, 1)
    expect(other.bar).not_to_contain_text("Your turn")
    assert re.search("[ぁ-ん]", other.bar.inner_text())
    ann.click_route("Denver-Kansas City:black")
    expect(ann.bar).to_contain_text("Claim Denver – Kansas City")
    canvas = picture(ann.canvas)
    ann.part("language").get_by_role("button", name="中文").click()
    expect(ann.bar).to_contain_text("丹佛")
    expect(ann.root).to_have_attribute("lang", "zh-Hans")
    page.page.mouse.move(2, 2)
    page.page.wait_for_timeout(300)
    assert difference(canvas, picture(ann.canvas)) > 0.005, "the names on the map are still English"
    ann.bar.locator("label").first.click()
    ann.bar.locator("[data-action='confirm']").click()
    ann.until(lambda: ann.ply() == PLY + 1, "a move that was begun in English is made in Chinese")
    assert page.ask("[board.language, second.language, game.language]")[:2] == ["zh", "ja"]
    ann.part("language").get_by_role("button", name="English").click()
    expect(ann.bar).to_contain_text("Bo")
    assert page.errors == []
