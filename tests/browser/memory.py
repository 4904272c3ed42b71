"""What a notebook page and its kernel hold: widgets, comms, megabytes."""

from __future__ import annotations

from dataclasses import dataclass

from tests.browser.page import NotebookPage

# To be run in the kernel first: two bots play on and on, each game taken back to its start afterwards.
PLAY = """
import gc, resource
import ipywidgets
import ttr_widget as ttr
from comm import get_comm_manager
game = ttr.Game(players=[ttr.bots.Greedy("Ann"), ttr.bots.Random("Bo")], seed=7)
board = ttr.GameWidget(game, seat=0, speed=0)
def one_game(plies=1000):
    while game.ply < plies and game.phase != "over":
        seat = game.turn
        game.play(game.bots[seat].choose(game.view(seat)), seat=seat)
    game.undo(game.ply)
def kernel_mb():
    gc.collect()
    with open("/proc/self/statm") as pages:
        return int(pages.read().split()[1]) * resource.getpagesize() / 2**20
def open_widgets():
    return len(ipywidgets.widgets.widget._instances)
def open_comms():
    return len(get_comm_manager().comms)
"""


@dataclass(frozen=True)
class Holdings:
    """Browser heap and kernel in MB; widgets and comms in the kernel; comms and DOM nodes in the page."""

    browser_mb: float
    kernel_mb: float
    widgets: int
    comms: int
    page_comms: int
    nodes: int

    def __str__(self) -> str:
        return (
            f"browser heap {self.browser_mb:6.1f} MB, {self.nodes} nodes, {self.page_comms} comms;"
            f" kernel {self.kernel_mb:6.1f} MB, {self.widgets} widgets, {self.comms} comms"
        )


def holdings(page: NotebookPage) -> Holdings:
    """After both have thrown away what they need no more."""
    page.page.wait_for_timeout(500)
    devtools = page.page.context.new_cdp_session(page.page)
    for _ in range(2):
        devtools.send("HeapProfiler.collectGarbage")
    heap = devtools.send("Runtime.getHeapUsage")["usedSize"] / 2**20
    nodes = devtools.send("Memory.getDOMCounters")["nodes"]
    devtools.detach()
    kernel, widgets, comms = page.ask("[kernel_mb(), open_widgets(), open_comms()]")
    page_comms = page.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.session.kernel._comms.size")
    return Holdings(heap, kernel, widgets, comms, page_comms, nodes)
