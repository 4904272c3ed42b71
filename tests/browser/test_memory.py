"""Nothing piles up: not over games, not when a cell is run again and again. `measure_memory.py` takes the figures."""

from __future__ import annotations

from tests.browser.conftest import OpenNotebook
from tests.browser.memory import PLAY, holdings

GAMES = 20
RUNS = 100
FIRST = 5
"""Runs and games before the measurement: what is made once is made by then."""

TREE = 400
"""Elements that one board on the page is made of, at least."""


def test_games_leave_nothing(notebook: OpenNotebook) -> None:
    page = notebook(PLAY, "board", reduced_motion="reduce")
    page.widget()
    for _ in range(FIRST):
        page.execute("one_game()")
    before = holdings(page)
    for _ in range(GAMES):
        page.execute("one_game()")
    after = holdings(page)
    assert after.kernel_mb - before.kernel_mb < 10, f"{before}\n{after}"
    assert after.browser_mb - before.browser_mb < 5, f"{before}\n{after}"
    assert (after.widgets, after.comms, after.page_comms) == (before.widgets, before.comms, before.page_comms)


def test_runs_of_a_cell_leave_nothing(notebook: OpenNotebook) -> None:
    page = notebook(PLAY, "board.overlay.fill_rect(0, 0, 9, 9)", "board = ttr.GameWidget(game)\nboard")
    page.widget()
    page.run(*[2] * FIRST)
    before = holdings(page)
    page.run(*[2] * RUNS)
    assert page.widget().locator("*").count() > TREE
    after = holdings(page)
    assert (after.widgets, after.comms, after.page_comms) == (before.widgets, before.comms, before.page_comms)
    assert page.page.locator(".ttr-root").count() == 1
    assert after.nodes - before.nodes < TREE * RUNS / 10, f"{before}\n{after}"
    assert after.browser_mb - before.browser_mb < 0.1 * RUNS, f"{before}\n{after}"  # the front end's code is 0.6 MB
    assert after.kernel_mb - before.kernel_mb < 0.5 * RUNS, f"{before}\n{after}"  # IPython keeps what cells showed
    page.execute("extra = [ttr.GameWidget(game) for _ in range(2)]")  # what is counted does count
    assert holdings(page).widgets > after.widgets
