"""How fast a change in the kernel is painted: part of `make bench`. A measurement, not a test.

From just before `game.play` in the kernel to the last drawing operation on the board's canvas and the last change of
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
import time
import ttr_widget as ttr
game = ttr.Game.from_position({EARLIER!r})
board = ttr.GameWidget(game, seat=0, speed=0)
def change():
    start = time.time()
    if game.ply:
        game.undo()
    else:
        game.play("claim Chicago-Pittsburgh:black with 3 black")
    return start * 1000
"""
ROUNDS = 60

# Notes when the board was drawn on, when the panels changed, and when a message from the kernel came in.
_WATCH = """() => {
  const at = () => performance.timeOrigin + performance.now();
  window.seen = {};
  const { prototype } = CanvasRenderingContext2D;
  for (const name of ['drawImage', 'fill', 'stroke', 'fillRect', 'fillText', 'clearRect']) {
    const draw = prototype[name];
    prototype[name] = function (...args) {
      if (this.canvas.isConnected) window.seen.drawn = at();
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
            page = new_page(chromium.launch(playwright), server, reduced_motion="reduce")
            page.open(server.notebook("measure", GAME, "board"))
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
        page.page.evaluate("window.seen = {}")
        start = page.ask("change()")
        page.page.wait_for_timeout(120)
        rounds.append({"start": start, **page.page.evaluate("window.seen")})
    return rounds


def report(rounds: list[dict[str, float]]) -> None:
    warm = rounds[10:]
    for name, since in (("arrived", "start"), ("drawn", "start"), ("panels", "start"), ("drawn", "arrived")):
        times = sorted(one[name] - one[since] for one in warm if name in one)
        label = "kernel change" if since == "start" else "arrival"
        tenth = times[int(0.9 * len(times))]
        print(f"{label:>13} → {name:<8} median {statistics.median(times):5.1f} ms, 90 % under {tenth:5.1f} ms")


if __name__ == "__main__":
    main()
