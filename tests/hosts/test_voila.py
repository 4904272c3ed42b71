"""Voila: the notebook as a page of its own. Where there are no cells, a button stands for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.hosts.board_page import BoardPage
from tests.hosts.conftest import OpenTab
from tests.hosts.games import BOARD, DRAW, GAME, PLY
from tests.hosts.kernel import Kernel
from tests.hosts.pixels import is_pink, map_is_drawn, wait_for
from tests.hosts.servers import Server, voila

BUTTON = """
import ipywidgets
button = ipywidgets.Button(description="A card from Python")
button.on_click(lambda _: game.play("draw deck"))
button
"""


class VoilaPage(BoardPage):
    """The page of the notebook, with its kernel: another one each time it is loaded."""

    def __init__(self, page: Page, server: Server) -> None:
        super().__init__(page)
        self.kernel = Kernel(server.runtime)
        page.goto(server.url, timeout=60_000)

    def ask(self, expression: str) -> Any:
        """The value of an expression in the kernel of the page loaded last."""
        return self.kernel.ask(expression)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("voila")
    cells = [nbformat.v4.new_code_cell(cell) for cell in (GAME, BOARD, DRAW, BUTTON)]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), folder / "page.ipynb")
    started = voila(folder, "page.ipynb")
    yield started
    started.stop()


def test_board_and_moves(server: Server, tab: OpenTab) -> None:
    page, traffic = tab()
    ann = Person(VoilaPage(page, server))  # type: ignore[arg-type]
    wait_for(lambda: map_is_drawn(ann), "the map is not drawn")
    assert ann.ply() == PLY
    ann.part("market").locator("[data-part='deck']").click()
    expect(ann.bar).to_contain_text("second card")
    assert ann.ply() == PLY + 1
    page.get_by_role("button", name="A card from Python").click()
    expect(ann.root).to_contain_text(f"Move {PLY + 2} / {PLY + 2}")
    at = ann.notebook.ask("board.overlay.at('Denver')")
    wait_for(lambda: is_pink(ann, *at), "the overlay is not on the map")
    assert traffic.our_errors == []
    assert [address for address in traffic.outside if "fontawesome" not in address] == []  # Voila's own icons


def test_reload(server: Server, tab: OpenTab) -> None:
    """Voila has a kernel for each page that is loaded: a page loaded again is a new game."""
    page, traffic = tab()
    ann = Person(VoilaPage(page, server))  # type: ignore[arg-type]
    ann.part("market").locator("[data-part='deck']").click()
    expect(ann.bar).to_contain_text("second card")
    again = Person(VoilaPage(page, server))  # type: ignore[arg-type]
    expect(again.bar).to_contain_text("Your turn")
    again.part("market").locator("[data-part='deck']").click()
    expect(again.bar).to_contain_text("second card")
    assert again.ply() == PLY + 1
    assert traffic.our_errors == []
