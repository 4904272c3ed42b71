"""What a page asks for and what goes wrong in it: nothing of ours may come from outside this machine."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request

HERE = {"127.0.0.1", "localhost", ""}

_OURS = re.compile(r"ttr|anywidget|ipycanvas|overlay|blob:", re.IGNORECASE)
"""By which an error of the board is told from one of the host: in its words, or in where it comes from."""


class Traffic:
    """`outside`: addresses asked for that are not of this machine; `errors`: what the console says is wrong."""

    def __init__(self, page: Page) -> None:
        self.outside: list[str] = []
        self.errors: list[str] = []
        page.on("request", self._on_request)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error.stack or error}"))

    @property
    def our_errors(self) -> list[str]:
        """What went wrong in the board or on the way to it, not what a host says of itself."""
        return [error for error in self.errors if _OURS.search(error)]

    def _on_request(self, request: Request) -> None:
        if (urlsplit(request.url).hostname or "") not in HERE:
            self.outside.append(request.url)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")
