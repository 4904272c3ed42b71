"""Browser tabs with JupyterLab in them, used by one test after another: loading Lab takes longer than most tests."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Browser

from tests.browser.lab import LabServer
from tests.browser.page import NotebookPage, new_page

VIEWPORT = {"width": 1400, "height": 1100}


class Tabs:
    """Hands out tabs and takes them back; each is one person's browser, no two share a profile."""

    def __init__(self, browser: Browser, server: LabServer) -> None:
        self._browser = browser
        self._server = server
        self._free: list[NotebookPage] = []

    def take(
        self,
        path: str,
        *,
        viewport: dict[str, int] = VIEWPORT,
        reduced_motion: Literal["reduce", "no-preference"] = "no-preference",
        **context: Any,
    ) -> NotebookPage:
        """A tab with the notebook open. Whatever can only be said of a new profile (`has_touch`) gets a new one."""
        if context or not self._free:
            tab = new_page(self._browser, self._server, viewport=viewport, reduced_motion=reduced_motion, **context)
            tab.open(path)
        else:
            tab = self._free.pop()
            tab.page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
            tab.page.emulate_media(reduced_motion=reduced_motion)
            tab.open_beside(path)
        tab.reusable = not context
        tab.switch_theme("light")  # Lab remembers what an earlier test chose
        return tab

    def give_back(self, tab: NotebookPage, *, spoilt: bool) -> None:
        """Close the tab's notebooks; the tab itself, too, if a test failed in it."""
        if spoilt or not tab.reusable:
            tab.page.context.close()
            return
        tab.close_notebooks()
        self._free.append(tab)
