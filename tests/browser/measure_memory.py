"""What 20 games on one board, and 100 runs of the cell that makes it, leave in memory: part of `make bench`.

Measurements, not tests: after each few games or runs one line, with all garbage collected.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.lab import LabServer
from tests.browser.memory import PLAY, holdings
from tests.browser.page import NotebookPage, new_page

STEPS = 5
"""Lines for each series, beside the first."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--runs", type=int, default=100)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        try:
            browser = chromium.launch(playwright)
            games(_open(browser, server, "games", "board"), arguments.games)
            runs(_open(browser, server, "runs", "board = ttr.GameWidget(game)\nboard"), arguments.runs)
        finally:
            server.stop()


def games(page: NotebookPage, number: int) -> None:
    """Whole games, one after the other, on the same board."""
    print(f"after   0 games: {holdings(page)}")
    done = 0
    for step in range(1, STEPS + 1):
        while done < number * step // STEPS:
            page.execute("one_game()")
            done += 1
        print(f"after {done:3} games: {holdings(page)}")


def runs(page: NotebookPage, number: int) -> None:
    """The same cell, run again and again."""
    print(f"after   1 run:   {holdings(page)}")
    done = 0
    for step in range(1, STEPS + 1):
        again = number * step // STEPS - done
        page.run(*[1] * again)
        done += again
        print(f"after {done:3} runs:  {holdings(page)}")


def _open(browser: Browser, server: LabServer, name: str, cell: str) -> NotebookPage:
    page = new_page(browser, server)
    page.open(server.notebook(name, PLAY, cell))
    page.run(0, 1)
    page.widget()
    return page


if __name__ == "__main__":
    main()
