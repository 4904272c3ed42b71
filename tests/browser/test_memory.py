"""Nothing piles up: not over games, not when a cell is run again and again. `measure_memory.py` takes the figures."""

from __future__ import annotations

from tests.browser.conftest import OpenNotebook
from tests.browser.memory import PLAY, holdings

GAMES = 3
RUNS = 20


def test_games_leave_nothing(notebook: OpenNotebook) -> None:
    page = notebook(PLAY, "board", reduced_motion="reduce")
    page.widget()
    page.execute("one_game()")  # what is made once is made now
    before = holdings(page)
    for _ in range(GAMES):
        page.execute("one_game()")
    after = holdings(page)
    assert after.kernel_mb - before.kernel_mb < 5 * GAMES, f"{before}\n{after}"
    assert after.browser_mb - before.browser_mb < 4 * GAMES, f"{before}\n{after}"
    assert (after.widgets, after.comms, after.page_comms) == (before.widgets, before.comms, before.page_comms)


def test_runs_of_a_cell_leave_nothing(notebook: OpenNotebook) -> None:
    page = notebook(PLAY, "board.overlay.fill_rect(0, 0, 9, 9)", "board = ttr.GameWidget(game)\nboard")
    page.widget()
    page.run(2)
    before = holdings(page)
    page.run(*[2] * RUNS)
    page.widget()
    after = holdings(page)
    assert (after.widgets, after.comms, after.page_comms) == (before.widgets, before.comms, before.page_comms)
    assert after.nodes - before.nodes < 350 * RUNS, f"{before}\n{after}"  # a board has more than twice as many
    assert after.browser_mb - before.browser_mb < 3 * RUNS, f"{before}\n{after}"
    page.execute("extra = [ttr.GameWidget(game) for _ in range(2)]")  # what is counted does count
    assert holdings(page).widgets > after.widgets
