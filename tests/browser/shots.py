"""Screenshots of the widget as it looks in JupyterLab: `make shots OUT=folder WIDTHS="1240 800 480"`.

Each scene of `scenes.py`, light and dark, at two device pixels for one of CSS, cropped to the widget, which is exactly
as wide as asked.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.lab import LabServer
from tests.browser.page import NotebookPage, new_page
from tests.browser.person import Person
from tests.browser.scenes import SCENES, Scene

TALL = 1700
"""Height of the window: more than the widget's at any width, so that nothing is cut off."""


def main() -> None:
    names = [scene.name for scene in SCENES]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("shots"))
    parser.add_argument("--widths", type=int, nargs="+", default=[1240])
    parser.add_argument("--scenes", nargs="+", choices=names, default=names)
    parser.add_argument("--themes", nargs="+", choices=["light", "dark"], default=["light", "dark"])
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        try:
            browser = chromium.launch(playwright)
            for scene in SCENES:
                if scene.name in arguments.scenes:
                    shoot(scene, server, browser, arguments.out, arguments.widths, arguments.themes)
        finally:
            server.stop()


def shoot(
    scene: Scene, server: LabServer, browser: Browser, out: Path, widths: list[int], themes: list[str]
) -> None:
    """One notebook for the scene, in all widths and themes."""
    page = new_page(
        browser, server, ratio=2, viewport={"width": max(widths) + 180, "height": TALL}, reduced_motion="reduce"
    )
    page.open(server.notebook(scene.name, scene.setup, f"board = ttr.GameWidget(game, speed={scene.speed})\nboard"))
    page.run(0, 1)
    scene.act(Person(page))
    for width in widths:
        page.fit_output(width, TALL)
        for theme in themes:
            page.switch_theme(theme)
            path = out / f"{scene.name}-{width}-{theme}.png"
            _picture(page, path, width)
            print(path)
    if page.errors:
        raise SystemExit(f"{scene.name}: errors in the console: {page.errors}")
    page.page.context.close()
    server.shut_sessions()


def _picture(page: NotebookPage, path: Path, width: int) -> None:
    root = page.widget()
    root.scroll_into_view_if_needed()
    page.page.mouse.move(2, 2)  # no hover in the picture
    page.page.wait_for_timeout(400)
    box = root.bounding_box()
    assert box is not None
    if round(box["width"]) != width or box["y"] < 0 or box["y"] + box["height"] > TALL:
        raise SystemExit(f"{path.name}: the widget does not fit its window: {box}")
    root.screenshot(path=path, animations="disabled")


if __name__ == "__main__":
    main()
