"""Screenshots of the widget as it looks in JupyterLab: `make shots OUT=folder WIDTHS="1240 800 480" LANGS="en zh ja"`.

Each scene of `scenes.py`, light and dark, at two device pixels for one of CSS, cropped to the widget, which is exactly
as wide as asked.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.lab import LabServer
from tests.browser.page import NotebookPage, new_page
from tests.browser.person import Person
from tests.browser.scenes import SCENES, Scene, notebooks

TALL = 5200
"""Height of the window: more than the widget's at any width, so that nothing is cut off."""


WIDE = 1240
"""Scenes are reached and left at this width."""


@dataclass(frozen=True)
class Ways:
    """How each scene is taken."""

    out: Path
    widths: Sequence[int] = (WIDE,)
    themes: Sequence[str] = ("light", "dark")
    languages: Sequence[str] = ("en",)


def main() -> None:
    names = [scene.name for scene in SCENES]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("shots"))
    parser.add_argument("--widths", type=int, nargs="+", default=[WIDE])
    parser.add_argument("--scenes", nargs="+", choices=names, default=names)
    parser.add_argument("--themes", nargs="+", choices=["light", "dark"], default=["light", "dark"])
    parser.add_argument("--langs", nargs="+", choices=["en", "zh", "ja"], default=["en"])
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    ways = Ways(arguments.out, arguments.widths, arguments.themes, arguments.langs)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        try:
            browser = chromium.launch(playwright)
            for scenes in notebooks(scene for scene in SCENES if scene.name in arguments.scenes):
                shoot(scenes, server, browser, ways)
        finally:
            server.stop()


def shoot(scenes: list[Scene], server: LabServer, browser: Browser, ways: Ways) -> None:
    """One notebook for these scenes, each in all languages, widths and themes."""
    page = new_page(browser, server, ratio=2, viewport={"width": max(*ways.widths, WIDE) + 180, "height": TALL})
    page.open(server.notebook(scenes[0].name, *scenes[0].cells))
    page.run(0, 1)
    ann = Person(page)
    for scene in scenes:
        page.page.emulate_media(reduced_motion="no-preference" if scene.moving else "reduce")
        if not scene.moving:
            scene.act(ann)
        for width, theme in product(ways.widths, ways.themes):
            page.fit_output(width, TALL)
            page.switch_theme(theme)
            for language in ways.languages:
                if scene.moving:
                    page.fit_output(width, TALL)
                    scene.act(ann)
                ann.speak(language)
                note = "" if language == "en" else f"-{language}"
                path = ways.out / f"{scene.name}-{width}-{theme}{note}.png"
                _picture(page, path, width)
                print(path, flush=True)
                ann.speak("en")
                if scene.moving and scene.leave:
                    scene.leave(ann)
        page.fit_output(WIDE, TALL)
        if scene.leave and not scene.moving:
            scene.leave(ann)
    if page.errors:
        raise SystemExit(f"{scenes[0].name}: errors in the console: {page.errors}")
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
    root.screenshot(path=path, animations="allow")


if __name__ == "__main__":
    main()
