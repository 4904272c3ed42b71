"""A game is gone on with by clicks: after a reload that lost the board, and after a kernel that was restarted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.page import NotebookPage
from tests.browser.person import Person

PYTHON = "import ttr_widget as ttr"
BOARD = "board = ttr.GameWidget(speed=3)\nboard"
SAVING = "board = ttr.GameWidget(speed=3, autosave='mine.json')\nboard"


def begin(page: NotebookPage) -> tuple[int, str]:
    """Start a game from the panel, choose tickets, draw a card; returns how far it is, and the hand."""
    ann = Person(page, game="board.game")
    ann.press("Start game", "start")
    view = ann.wait_for_turn()
    ann.play(f"keep {', '.join(view['you']['offer'][:2])}")
    ann.wait_for_turn()
    ann.play("draw deck")
    return ann.ply(), page.ask("board.game.view(0).to_dict()['you']")


def go_on(page: NotebookPage, ply: int, you: str) -> None:
    ann = Person(page, game="board.game")
    offer = ann.part("saved")
    expect(offer).to_contain_text("Ann, Bo")
    expect(offer).to_contain_text(f"move {ply}")
    offer.get_by_role("button", name="Continue").click()
    expect(ann.part("start")).to_have_count(0)
    expect(ann.bar).to_contain_text("second card")
    assert (ann.ply(), page.ask("board.game.view(0).to_dict()['you']")) == (ply, you)
    ann.play("draw deck")
    assert page.errors == []


def test_after_a_reload_that_lost_the_board(notebook: OpenNotebook) -> None:
    page = notebook(PYTHON, BOARD)
    ply, you = begin(page)
    page.page.evaluate("window.jupyterapp.shell.currentWidget.context.model.dirty = false")
    page.reload()
    expect(page.page.locator(".ttr-root")).to_have_count(0)
    page.run(1)
    go_on(page, ply, you)


def test_the_same_cell_again(notebook: OpenNotebook) -> None:
    """It asks anew who plays, and offers what was left; a new game leaves nothing over."""
    page = notebook(PYTHON, BOARD)
    ply, you = begin(page)
    page.run(1)
    go_on(page, ply, you)
    page.run(1)
    ann = Person(page, game="board.game")
    expect(ann.part("saved")).to_be_visible()
    ann.press("Start game", "start")
    expect(ann.part("start")).to_have_count(0)
    page.run(1)
    expect(ann.part("start")).to_be_visible()
    expect(ann.part("saved")).to_have_count(0)


def test_after_a_restart_of_the_kernel(notebook: OpenNotebook) -> None:
    page = notebook(PYTHON, SAVING)
    ply, you = begin(page)
    page.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    expect(Person(page).bar).to_contain_text("The kernel is not answering", timeout=20_000)
    page.page.wait_for_function(
        "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'idle'", timeout=20_000
    )
    page.run(0, 1)
    go_on(page, ply, you)
