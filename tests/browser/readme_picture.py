"""The pictures of the README, made by the package itself: `make picture`.

`board.png` and `lesson.png` are the real widget in JupyterLab, in few colours; `position.png`, `inside.png` and
`game.gif` are what `to_png` and `save_gif` draw, without a browser.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import ttr_widget as ttr
from tests.browser import chromium
from tests.browser.lab import LabServer
from tests.browser.page import new_page
from tests.browser.scenes import SCENES
from tests.browser.shots import Ways, shoot
from ttr_widget import analysis, overlays
from ttr_widget.render import to_png

DOCS = Path(__file__).parents[2] / "docs"
GAMES = 100
WIDTH = 1360
"""Device pixels; more than a README shows, and still below 300 KB."""


def main() -> None:
    position(DOCS / "position.png")
    inside(DOCS / "inside.png")
    film(DOCS / "game.gif")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        try:
            browser = chromium.launch(playwright)
            board(server, browser, Path(folder), DOCS / "board.png")
            lesson(server, browser, Path(folder) / "lesson.png", DOCS / "lesson.png")
        finally:
            server.stop()
    for file in sorted([*DOCS.glob("*.png"), *DOCS.glob("*.gif")]):
        with Image.open(file) as made:
            print(f"{file.name}: {made.width} x {made.height}, {file.stat().st_size / 1024:.0f} KB")


def position(file: Path) -> None:
    """A position with highlights: the cheapest way of a ticket, its cities, a word at one of them."""
    game = (
        ttr.position(players=["Ann", "Bo"])
        .tickets(0, "New York-Seattle")
        .claim(0, "Helena-Seattle", "Chicago-Pittsburgh:orange")
        .claim(1, "Duluth-Toronto", "Duluth-Helena", "Denver-Omaha")
        .game()
    )
    way = analysis.way(game, 0, "Seattle", "New York")
    assert way is not None
    marks = [
        overlays.Path(way, start="Seattle", color="gold", label="the cheapest way that is left"),
        overlays.Arrows([("Denver", "Oklahoma City")], color="seat-1", label="where Bo is heading"),
        overlays.Notes({"New York": "22 points"}),
    ]
    file.write_bytes(to_png(game.view(0), width=1000, overlays=marks))


def inside(file: Path) -> None:
    """How often a route is claimed in games between three bots that build towards their tickets."""
    share: dict[str, float] = {}
    for seed in range(GAMES):
        game = ttr.Game(players=[ttr.bots.Greedy(name) for name in ("Ann", "Bo", "Cai")], seed=seed)
        game.play_bots()
        for route in game.view(None).owners:
            share[route] = share.get(route, 0) + 100 / GAMES
    heat = overlays.Heat(share, label="claimed, % of games")
    file.write_bytes(to_png(ttr.Game(players=3, seed=1).view(None), width=1000, overlays=[heat]))


def film(file: Path) -> None:
    """The first claims of a game between bots."""
    game = ttr.Game(players=[ttr.bots.Greedy("Ann"), ttr.bots.Greedy("Bo"), ttr.bots.Greedy("Cai")], seed=1900, start=0)
    game.play_bots()
    game.save_gif(file, 60, 150, None, every="claim", width=640, progress=False)


def board(server: LabServer, browser: Browser, folder: Path, file: Path) -> None:
    (scene,) = (scene for scene in SCENES if scene.name == "preview")
    shoot([scene], server, browser, Ways(folder, themes=["light"]))
    (shot,) = folder.glob("preview*.png")
    in_few_colors(shot, file)


def lesson(server: LabServer, browser: Browser, shot: Path, file: Path) -> None:
    page = new_page(browser, server, ratio=2, viewport={"width": 1400, "height": 1600}, reduced_motion="reduce")
    page.open(server.notebook("lesson", "import ttr_widget as ttr\nttr.lesson(6)"))
    page.run(0)
    page.fit_output(1240, 1600)
    root = page.widget()
    page.page.mouse.move(2, 2)
    page.page.wait_for_timeout(600)
    root.screenshot(path=shot, animations="allow")
    in_few_colors(shot, file)


def in_few_colors(shot: Path, file: Path) -> None:
    """The picture at its width here, with a palette: a quarter of the bytes."""
    with Image.open(shot) as opened:
        picture = opened.convert("RGB")
    picture = picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)
    few = picture.quantize(160, method=Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


if __name__ == "__main__":
    main()
