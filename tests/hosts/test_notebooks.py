"""JupyterLab and Notebook 7: board, moves both ways, reload, restart, a cell that is far away."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.lab import LabServer
from tests.browser.person import Person
from tests.hosts.conftest import OpenTab
from tests.hosts.games import BOARD, DRAW, GAME, MOVE, PLY
from tests.hosts.pixels import is_pink, map_is_drawn, wait_for
from tests.hosts.servers import NotebookServer, need
from tests.hosts.sheet import Sheet
from tests.hosts.traffic import Traffic

WINDOWING = {"@jupyterlab/notebook-extension/tracker": {"windowingMode": "full"}}

OpenSheet = Callable[..., tuple[Sheet, Traffic]]


@pytest.fixture(scope="module", params=["jupyterlab", "notebook"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """Either with the setting that only cells in sight are in the page."""
    need(request.param)
    kind = {"jupyterlab": LabServer, "notebook": NotebookServer}[request.param]
    started = kind(tmp_path_factory.mktemp(request.param), WINDOWING)
    yield started
    started.stop()


@pytest.fixture
def sheet(server: LabServer, tab: OpenTab, request: pytest.FixtureRequest) -> Iterator[OpenSheet]:
    def open_sheet(*cells: str) -> tuple[Sheet, Traffic]:
        page, traffic = tab()
        return Sheet(page, server, server.notebook(request.node.originalname, *cells)), traffic

    yield open_sheet
    server.shut_sessions()


def draw(ann: Person) -> None:
    ann.part("market").locator("[data-part='deck']").click()


def test_board_and_moves(sheet: OpenSheet) -> None:
    page, traffic = sheet(GAME, BOARD, MOVE, DRAW)
    page.run(0, 1)
    ann = Person(page)  # type: ignore[arg-type]
    assert map_is_drawn(ann)
    draw(ann)
    expect(ann.bar).to_contain_text("second card")
    assert ann.ply() == PLY + 1
    page.run(2)
    wait_for(lambda: ann.ply() == PLY + 2, "the cell did not play")
    expect(ann.root).to_contain_text(f"Move {PLY + 2} / {PLY + 2}")
    page.run(3)
    at = page.ask("board.overlay.at('Denver')")
    wait_for(lambda: is_pink(ann, *at), "the overlay is not on the map")
    assert traffic.outside == []
    assert traffic.our_errors == []


def test_reload(sheet: OpenSheet) -> None:
    """The page is loaded again over a kernel that lives on; it is saved while the board has the keyboard."""
    page, traffic = sheet(GAME, BOARD)
    page.run(0, 1)
    ann = Person(page)  # type: ignore[arg-type]
    draw(ann)
    wait_for(lambda: page.ask("game.ply") == PLY + 1, "the click did not play")
    ann.canvas.focus()
    page.save()
    page.open()
    ann = Person(page)  # type: ignore[arg-type]
    expect(ann.bar).to_contain_text("second card")
    assert map_is_drawn(ann)
    draw(ann)
    wait_for(lambda: ann.ply() == PLY + 2, "the click after the reload did not play")
    assert traffic.our_errors == []


def test_restart(sheet: OpenSheet) -> None:
    """A restarted kernel knows nothing: the board says so; and after Restart and Run All there is one that plays."""
    page, traffic = sheet(GAME, BOARD)
    page.run(0, 1)
    ann = Person(page)  # type: ignore[arg-type]
    draw(ann)
    expect(ann.bar).to_contain_text("second card")
    page.restart()
    expect(ann.bar).to_contain_text("The kernel is not answering: run the cell again", timeout=30_000)
    page.restart_and_run_all()
    ann = Person(page)  # type: ignore[arg-type]
    expect(ann.bar).to_contain_text("Your turn", timeout=30_000)
    expect(page.page.locator(".ttr-root")).to_have_count(1)
    assert ann.ply() == PLY
    draw(ann)
    wait_for(lambda: ann.ply() == PLY + 1, "the click after Restart and Run All did not play")
    assert traffic.our_errors == []


def test_a_saved_notebook(sheet: OpenSheet, server: LabServer) -> None:
    """Trusted, it shows the board as it was, without a kernel behind it; from a stranger, the picture."""
    page, traffic = sheet(GAME, BOARD)
    page.run(0, 1)
    page.widget()
    page.save()
    assert "widget-state+json" in (server.folder / page.path).read_text(encoding="utf-8")
    page.close()
    page.open()
    ann = Person(page)  # type: ignore[arg-type]
    expect(ann.bar).to_have_attribute("data-state", "saved-picture")
    assert map_is_drawn(ann)
    saved = server.folder / page.path
    stranger = saved.with_name(f"stranger_{saved.name}")
    stranger.write_text(saved.read_text(encoding="utf-8").replace("seed=1900", "seed=1901"), encoding="utf-8")
    page.close()
    page.path = stranger.name
    page.open()
    picture = page.cell(1).locator("img[src^='data:image/png']")
    expect(picture).to_be_visible()
    assert picture.evaluate("img => img.naturalWidth") == 1000
    expect(page.page.locator(".ttr-root")).to_have_count(0)
    assert traffic.our_errors == []


def test_a_cell_far_away(sheet: OpenSheet) -> None:
    """In windowing mode `full` the page drops a cell that is out of sight, and shows it again."""
    page, traffic = sheet(GAME, BOARD, *["print('\\n' * 60)"] * 12, "print('the end')")
    page.run_all()
    wait_for(lambda: page.ask("game.ply") == PLY, "the cells have not run")
    _scroll(page, 4000, until=lambda: not _is_shown(page))
    page.kernel.execute("game.play('draw deck')")
    _scroll(page, -4000, until=lambda: _is_shown(page))
    ann = Person(page)  # type: ignore[arg-type]
    expect(ann.root).to_contain_text(f"Move {PLY + 1} / {PLY + 1}")
    wait_for(lambda: map_is_drawn(ann), "the map is not drawn again")
    draw(ann)
    wait_for(lambda: ann.ply() == PLY + 2, "the click does not play")
    assert traffic.our_errors == []


def _is_shown(page: Sheet) -> bool:
    """Whether the board has its place in the page, in sight or not."""
    board = page.page.locator(".ttr-root")
    return board.count() == 1 and board.bounding_box() is not None


def _scroll(page: Sheet, by: float, until: Callable[[], bool]) -> None:
    """Turn the wheel over the notebook, and wait a little: the page follows when it has time."""
    page.page.mouse.move(700, 600)

    def turned() -> bool:
        page.page.mouse.wheel(0, by)
        page.page.wait_for_timeout(200)
        return until()

    wait_for(turned, "the page keeps the cell as it was")
