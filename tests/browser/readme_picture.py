"""The picture of the README, `docs/board.png`: the real widget in JupyterLab, in few colours. `make picture`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.lab import LabServer
from tests.browser.scenes import SCENES
from tests.browser.shots import Ways, shoot

PICTURE = Path(__file__).parents[2] / "docs" / "board.png"
WIDTH = 1360
"""Device pixels; more than a README shows, and still below 300 KB."""


def main() -> None:
    (scene,) = (scene for scene in SCENES if scene.name == "preview")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        try:
            shoot([scene], server, chromium.launch(playwright), Ways(Path(folder), themes=["light"]))
        finally:
            server.stop()
        (shot,) = Path(folder).glob("*.png")
        with Image.open(shot) as opened:
            picture = opened.convert("RGB")
    picture = picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)
    few = picture.quantize(160, method=Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    PICTURE.parent.mkdir(exist_ok=True)
    few.save(PICTURE, optimize=True)
    print(f"{PICTURE.name}: {few.width} x {few.height}, {PICTURE.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main()
