"""The notebook that `make play` opens, as a newcomer meets it."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person

PLAY = Path(__file__).parents[2] / "notebooks" / "play.ipynb"


def code_cells() -> list[str]:
    return [cell.source for cell in nbformat.read(PLAY, as_version=4).cells if cell.cell_type == "code"]


def test_start_panel_makes_a_game(notebook: OpenNotebook) -> None:
    first, *_ = code_cells()
    assert first.endswith("ttr.GameWidget()")
    page = notebook(first.replace("ttr.GameWidget()", "board = ttr.GameWidget(speed=3)\nboard"))
    start = page.widget().locator("[data-part='start']")
    start.get_by_label("Name, seat 1").fill("Ann")
    start.get_by_role("button", name="Add a seat").click()
    start.get_by_label("Name, seat 3").fill("Cai")
    start.get_by_label(re.compile("Seed")).fill("1900")
    start.get_by_role("button", name="Start game").click()
    ann = Person(page, game="board.game")
    expect(ann.part("players")).to_contain_text("Cai")
    view = ann.wait_for_turn()
    players = [(player["name"], player["kind"] == "person") for player in view["players"]]
    assert players == [("Ann", True), (players[1][0], False), ("Cai", False)]
    ann.play(view["legal"]["moves"][0])
    expect(ann.bar).to_contain_text("Your turn")

    ann.press("New game", "header")
    expect(ann.part("start")).to_be_visible()
    ann.press("Back to the game", "start")
    expect(ann.bar).to_contain_text("Your turn")


def test_cells_in_order(notebook: OpenNotebook) -> None:
    cells = code_cells()
    page = notebook(*cells)
    first, second = page.widget(0), page.widget(1)
    expect(first.locator("[data-part='start']")).to_be_visible()
    expect(second.locator("[data-part='timeline']")).not_to_contain_text("Move 0")
    assert page.errors == []


def test_start_panel_is_in_sight(notebook: OpenNotebook) -> None:
    """As Lab opens on a laptop: with its file browser, nothing scrolled by hand."""
    page = notebook(*code_cells(), run=False, viewport={"width": 1500, "height": 860})
    page.page.evaluate("window.jupyterapp.shell.expandLeft()")
    page.run(0)
    start = page.widget().locator("[data-part='start']")
    expect(start.get_by_role("button", name="Start game")).to_be_in_viewport(ratio=1)
    expect(start.get_by_label("Name, seat 1")).to_be_in_viewport(ratio=1)
