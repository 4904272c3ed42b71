"""How fast a change in the kernel is painted: part of `make bench`. A measurement, not a test.

From just before `game.play` in the kernel to the end of the first paint of the board's canvas and the last change of
the panels; both clocks are this machine's. Also the way to the browser alone, and what is left after it.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.lab import LabServer
from tests.browser.page import NotebookPage, new_page
from tests.browser.person import Person
from tests.browser.positions import EARLIER

GAME = f"""
import asyncio
import time
import ttr_widget as ttr
game = ttr.Game.from_position({EARLIER!r})
board = ttr.GameWidget(game, seat=0, speed=0)
started = 0.0
def change():
    global started
    started = time.time() * 1000
    if game.ply:
        game.undo()
    else:
        game.play("claim Chicago-Pittsburgh:black with 3 black")
def change_soon():
    # apart from the messages of a running cell, as the move of a bot is
    asyncio.get_running_loop().call_later(0.15, change)
"""
ROUNDS = 50

# Notes when the board was drawn on, when the panels changed, and when a message from the kernel came in.
_WATCH = """() => {
  const at = () => performance.timeOrigin + performance.now();
  window.seen = {strokes: []};
  const { prototype } = CanvasRenderingContext2D;
  for (const name of ['drawImage', 'fill', 'stroke', 'fillRect', 'fillText', 'clearRect']) {
    const draw = prototype[name];
    prototype[name] = function (...args) {
      if (this.canvas.isConnected) window.seen.strokes.push(at());
      return draw.apply(this, args);
    };
  }
  const root = document.querySelector('.ttr-root');
  new MutationObserver(() => { window.seen.panels = at(); })
    .observe(root, {subtree: true, childList: true, characterData: true, attributes: true});
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  kernel.anyMessage.connect((_, {direction, msg}) => {
    if (direction === 'recv' && msg.header.msg_type === 'comm_msg') window.seen.arrived ??= at();
  });
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        try:
            browser = chromium.launch(playwright)
            page = new_page(browser, server, reduced_motion="reduce")
            page.open(server.notebook("painting", GAME, "board"))
            page.run(0, 1)
            report(measure(page))
        finally:
            server.stop()


def measure(page: NotebookPage) -> list[dict[str, float]]:
    """For each change: epoch milliseconds of `start`, `arrived`, `drawn` and `panels`."""
    Person(page)
    page.page.evaluate(_WATCH)
    rounds = []
    for _ in range(ROUNDS):
        page.page.wait_for_timeout(120)
        page.page.evaluate("window.seen = {strokes: []}")
        page.execute("change_soon()")
        page.page.wait_for_timeout(350)
        seen = page.page.evaluate("window.seen")
        paints = _bursts(seen.pop("strokes"))
        start = page.ask("started")
        rounds.append({"start": start, "drawn": paints[0][-1], "paints": len(paints), **seen})
    return rounds


def _bursts(times: list[float], gap: float = 4) -> list[list[float]]:
    """Drawing operations that follow each other within `gap` ms belong to one paint."""
    bursts: list[list[float]] = [[]]
    for time in times:
        if bursts[-1] and time - bursts[-1][-1] > gap:
            bursts.append([])
        bursts[-1].append(time)
    return bursts


def report(rounds: list[dict[str, float]]) -> None:
    warm = rounds[10:]
    for name, since in (("arrived", "start"), ("drawn", "start"), ("panels", "start"), ("drawn", "arrived")):
        times = sorted(one[name] - one[since] for one in warm if name in one)
        label = "kernel change" if since == "start" else "arrival"
        tenth = times[int(0.9 * len(times))]
        print(f"{label:>13} → {name:<8} median {statistics.median(times):5.1f} ms, 90 % under {tenth:5.1f} ms")
    print(f"paints a change: {statistics.mean(one['paints'] for one in warm):.1f}")


if __name__ == "__main__":
    main()
