"""A kernel that is busy, restarted, shut down, or was never there: the board says so, and plays nothing by mistake."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.page import NotebookPage
from tests.browser.person import Person
from tests.browser.positions import MOVES, mid_game

BOARD = "board = ttr.GameWidget(game, speed=0)\nboard"
SLEEP = "import time\ntime.sleep(6)"
PLY = len(MOVES)


def start_cell(page: NotebookPage, cell: int) -> None:
    """Run a cell without waiting for its end."""
    page.page.evaluate(
        """cell => {
          window.jupyterapp.shell.currentWidget.content.activeCellIndex = cell;
          window.jupyterapp.commands.execute('notebook:run-cell');
        }""",
        cell,
    )
    page.page.wait_for_function("window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'busy'")


def draw(ann: Person) -> None:
    ann.part("market").locator("[data-part='deck']").click()


def test_a_busy_kernel_plays_the_move_later(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, SLEEP, run=False)
    page.run(0, 1)
    ann = Person(page)
    start_cell(page, 2)
    draw(ann)
    expect(ann.bar).to_contain_text("Kernel busy, your move is waiting", timeout=5_000)
    expect(ann.bar.get_by_role("button", name="Cancel")).to_be_visible()
    expect(ann.bar).to_contain_text("second card", timeout=10_000)
    assert page.ask("game.ply") == PLY + 1
    assert page.errors == []


def test_what_was_cancelled_is_never_played(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, SLEEP, run=False)
    page.run(0, 1)
    ann = Person(page)
    start_cell(page, 2)
    draw(ann)
    expect(ann.bar).to_contain_text("your move is waiting", timeout=5_000)
    ann.cancel()
    expect(ann.bar).to_contain_text("Taking the move back")
    expect(ann.bar).to_contain_text("Your turn", timeout=10_000)
    page.page.wait_for_timeout(500)
    assert page.ask("game.ply") == PLY
    draw(ann)
    expect(ann.bar).to_contain_text("second card")
    assert page.ask("game.ply") == PLY + 1


def test_a_look_back_waits_too(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, SLEEP, run=False)
    page.run(0, 1)
    ann = Person(page)
    start_cell(page, 2)
    ann.part("time").get_by_role("button", name="To the beginning").click()
    expect(ann.bar).to_contain_text("Kernel busy", timeout=5_000)
    expect(ann.bar).to_contain_text("looking at move 0", timeout=10_000)


def test_a_move_waits_after_a_look_back(notebook: OpenNotebook) -> None:
    """A look back is answered by another thread of the kernel than a move; both are heard while a cell sleeps."""
    page = notebook(mid_game(), BOARD, SLEEP, run=False)
    page.run(0, 1)
    ann = Person(page)
    ann.part("time").get_by_role("button", name="To the beginning").click()
    expect(ann.bar).to_contain_text("looking at move 0")
    ann.press("Back to now", "action-bar")
    expect(ann.bar).to_contain_text("Your turn")
    start_cell(page, 2)
    draw(ann)
    expect(ann.bar).to_contain_text("your move is waiting", timeout=5_000)
    expect(ann.bar).to_contain_text("second card", timeout=10_000)
    assert page.ask("game.ply") == PLY + 1


def test_a_restarted_kernel(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    page.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    expect(ann.bar).to_contain_text("The kernel is not answering: run the cell again", timeout=20_000)
    draw(ann)
    page.page.wait_for_timeout(300)
    expect(ann.bar).to_contain_text("run the cell again")
    page.page.wait_for_function(
        "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'idle'", timeout=20_000
    )
    page.run(0, 1)
    expect(Person(page).bar).to_contain_text("Your turn")


def test_a_kernel_that_was_shut_down(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    page.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    page.page.wait_for_timeout(500)
    draw(ann)
    expect(ann.bar).to_contain_text("The kernel is not answering", timeout=10_000)


def test_a_saved_notebook_is_not_live(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    Person(page)
    page.save()
    page.server.shut_sessions()
    page.reload()
    ann = Person(page)
    expect(ann.bar).to_contain_text("A saved board: it is not live")
    expect(ann.part("time-label")).to_contain_text("not live")
    draw(ann)
    page.page.wait_for_timeout(300)
    expect(ann.bar).to_contain_text("Run the cell to play on")
    page.run(0, 1)
    expect(Person(page).bar).to_contain_text("Your turn")
