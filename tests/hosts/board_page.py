"""A page with boards on it: what a `Person` needs of one, whatever the host."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


class BoardPage:
    """Boards by number, in the order of the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def widget(self, number: int = 0) -> Locator:
        """The number-th board, once it is drawn."""
        root = self.page.locator(".ttr-root").nth(number)
        expect(root).to_be_visible(timeout=60_000)
        return root
