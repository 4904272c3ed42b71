"""JupyterLab's windowing mode "full": cells far out of sight are taken out of the page, and come back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.page import NotebookPage
from tests.browser.person import Person
from tests.browser.positions import mid_game

BOARD = "board = ttr.GameWidget(game, speed=0)\nboard"
_SET = """
settings => window.jupyterapp.serviceManager.settings.save(
  '@jupyterlab/notebook-extension:tracker', JSON.stringify(settings))
"""


@pytest.fixture
def windowed(notebook: OpenNotebook) -> Iterator[NotebookPage]:
    """The board, thirty cells of text below it, and the setting as a person would choose it."""
    long = "print('\\n'.join(map(str, range(40))))"
    page = notebook(mid_game(), BOARD, *[long] * 30, locale="en-US")
    page.page.evaluate(_SET, {"windowingMode": "full"})
    page.save()
    page.reload()
    yield page
    page.page.evaluate(_SET, {})


def scroll_to(page: NotebookPage, cell: int) -> None:
    page.page.evaluate(
        "cell => window.jupyterapp.shell.currentWidget.content.scrollToItem(cell, 'start')",
        cell,
    )
    page.page.wait_for_timeout(500)


def test_scrolled_away_and_back(windowed: NotebookPage) -> None:
    mode = windowed.page.evaluate("window.jupyterapp.shell.currentWidget.content.notebookConfig.windowingMode")
    assert mode == "full"
    windowed.run(0, 1)
    ann = Person(windowed)
    ann.click_route("Denver-Kansas City:black")
    ann.choose_payment("black", 3, 1)
    size = ann.canvas.bounding_box()
    for _ in range(2):
        scroll_to(windowed, 31)
        expect(windowed.page.locator(".ttr-canvas")).not_to_be_in_viewport()
        windowed.execute("board.theme = 'dark' if board.theme != 'dark' else 'light'")
        scroll_to(windowed, 1)
        expect(ann.canvas).to_be_visible()
        windowed.page.wait_for_timeout(300)
        backing = ann.canvas.evaluate("canvas => [canvas.width, Math.round(canvas.clientWidth * devicePixelRatio)]")
        assert abs(backing[0] - backing[1]) <= 2
    after = ann.canvas.bounding_box()
    assert size is not None
    assert after is not None
    assert (size["width"], size["height"]) == (after["width"], after["height"])
    x, y = ann.place(14, 330)
    assert windowed.brightness(x, y) > 128, "the map is not painted as it should be"
    expect(ann.bar).to_contain_text("Claim Denver – Kansas City")
    ply = ann.ply()
    ann.confirm()
    ann.until(lambda: ann.ply() == ply + 1, "the claim was not made")
    assert windowed.errors == []
