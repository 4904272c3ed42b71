"""The browser of the tests: the Chromium that is on PATH. None there is a failure, never a skipped test."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
)


def launch(playwright: Playwright) -> Browser:
    executable = next(filter(None, map(shutil.which, NAMES)), None)
    if executable is None:
        raise RuntimeError(f"no browser on PATH: looked for {', '.join(NAMES)} (Debian: apt install chromium)")
    return playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
