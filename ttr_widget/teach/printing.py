"""From a page to PDF, with the Chromium, Chrome or Edge of this machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
SECONDS = 120
"""After so long, a browser that prints a few pages will not come to an end."""


class HandoutError(RuntimeError):
    """Something that a hand-out is made with is missing or failed; says what, and how to get it."""


def browser() -> str | None:
    """The browser that prints; None where there is none."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or next((place for place in PLACES if Path(place).exists()), None)


def to_pdf(page: str) -> bytes:
    """A page as PDF.

    Raises:
        HandoutError: there is nothing to print with; says what is missing.
    """
    executable = browser()
    if executable is None:
        raise HandoutError(
            f"a PDF needs Chromium, Chrome or Edge on this machine; looked for {', '.join(NAMES)} on PATH "
            "(Debian: apt install chromium). Or write .html, and print that from a browser"
        )
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        source, target = Path(folder) / "page.html", Path(folder) / "page.pdf"
        source.write_text(page, encoding="utf-8")
        command = [
            executable,
            "--headless",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-pdf-header-footer",
            f"--user-data-dir={Path(folder) / 'profile'}",
            f"--print-to-pdf={target}",
            source.as_uri(),
        ]
        if hasattr(os, "geteuid") and os.geteuid() == 0:  # as root it runs without its sandbox or not at all
            command.insert(1, "--no-sandbox")
        try:
            done = subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)  # noqa: S603 - found above
        except subprocess.TimeoutExpired:
            raise HandoutError(f"{executable} has not printed the page within {SECONDS} seconds") from None
        if not target.exists():
            said = done.stderr.decode("utf-8", "replace").strip().splitlines()
            raise HandoutError(f"{executable} could not print the page: {said[-1] if said else done.returncode}")
        return target.read_bytes()
