"""marimo, as an app and as a notebook: the board by `mo.ui.anywidget`, moves both ways; an overlay does not show."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.hosts.board_page import BoardPage
from tests.hosts.conftest import OpenTab
from tests.hosts.games import MARIMO, PLY
from tests.hosts.pixels import is_pink, map_is_drawn, wait_for
from tests.hosts.servers import Server, marimo

NAME = "table.py"


@pytest.fixture(scope="module", params=["run", "edit"])
def mode(request: pytest.FixtureRequest) -> str:
    """An app, or a notebook."""
    return str(request.param)


@pytest.fixture(scope="module")
def server(mode: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("marimo")
    (folder / NAME).write_text(MARIMO.lstrip(), encoding="utf-8")
    started = marimo(folder, mode, NAME)
    yield started
    started.stop()


def run_all(page: Page) -> None:
    """Press the button that runs all cells until they run: before the kernel is there it is passed over."""
    button = page.get_by_test_id("chrome-controls-bottom-right").get_by_test_id("run-button")
    button.wait_for()

    def is_running() -> bool:
        if "inactive-button" not in (button.get_attribute("class") or ""):
            button.click()
        page.wait_for_timeout(1000)
        return page.locator(".ttr-root").count() > 0

    wait_for(is_running, "the cells do not run", 60)


def test_board_and_moves(server: Server, mode: str, tab: OpenTab) -> None:
    page, traffic = tab(viewport={"width": 1500, "height": 1400})
    page.goto(server.url)
    if mode == "edit":
        run_all(page)
    ann = Person(BoardPage(page))  # type: ignore[arg-type]
    wait_for(lambda: map_is_drawn(ann), "the map is not drawn")
    assert not is_pink(ann, 500, 300)
    ann.part("market").locator("[data-part='deck']").click()
    expect(ann.bar).to_contain_text("second card")
    expect(page.get_by_text(f"kernel: {PLY + 1} of {PLY + 1}")).to_be_visible()
    page.get_by_role("button", name="A card from Python").click()
    expect(ann.root).to_contain_text(f"Move {PLY + 2} / {PLY + 2}")
    expect(page.get_by_text(f"kernel: {PLY + 2} of {PLY + 2}")).to_be_visible()
    assert traffic.our_errors == []
    assert [address for address in traffic.outside if "marimo" not in address] == []
