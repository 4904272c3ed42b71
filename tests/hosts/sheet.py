"""A notebook open in Lab or Notebook 7, driven as a person does it: keys and menus, nothing of the page's own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import LabServer
from tests.hosts.board_page import BoardPage
from tests.hosts.kernel import Kernel
from tests.hosts.pixels import wait_for

RUN_SECONDS = 60


class Sheet(BoardPage):
    """One notebook in one tab."""

    def __init__(self, page: Page, server: LabServer, path: str) -> None:
        super().__init__(page)
        self.server = server
        self.path = path
        self.kernel = Kernel(server.runtime)
        self.open()

    def open(self) -> None:
        """Open the notebook, or load its page again, and wait until it can be worked with."""
        self.page.goto(self.server.address(self.path), timeout=RUN_SECONDS * 1000)
        expect(self.page.locator(".jp-Notebook .jp-Cell").first).to_be_visible(timeout=RUN_SECONDS * 1000)
        self._expect_idle()

    def close(self) -> None:
        """Leave the page, and end its kernel."""
        self.page.goto("about:blank")
        self.server.shut_sessions()

    def run(self, *cells: int) -> None:
        """Click into each of these cells and press Shift+Enter; returns when the kernel is idle again."""
        for cell in cells:
            before = self._prompt(cell)
            self.cell(cell).locator(".cm-content").click()
            self.page.keyboard.press("Shift+Enter")
            expect(self.cell(cell).locator(".jp-InputPrompt")).not_to_have_text(before, timeout=RUN_SECONDS * 1000)
            self._await_prompt(cell)

    def run_all(self) -> None:
        """Run all cells, by the menu."""
        self.menu("Run", "Run All Cells")
        self._await_prompt(self.page.locator(".jp-Notebook .jp-Cell").count() - 1)

    def restart(self) -> None:
        """Restart the kernel, by the menu."""
        self.menu("Kernel", "Restart Kernel…")
        self._confirm("Confirm Kernel Restart")

    def restart_and_run_all(self) -> None:
        """Restart the kernel and run all cells, by the menu."""
        self.menu("Kernel", "Restart Kernel and Run All Cells…")
        self._confirm("Confirm Kernel Restart")

    def save(self) -> None:
        """Save, by key; returns when the file is written."""
        with self.page.expect_response(lambda answer: answer.request.method == "PUT" and self.path in answer.url):
            self.page.keyboard.press("Control+s")

    def menu(self, menu: str, item: str) -> None:
        self.page.locator(".lm-MenuBar-item", has_text=menu).filter(has_text=menu).first.click()
        self.page.locator(".lm-Menu-item").get_by_text(item, exact=True).click()

    def cell(self, number: int) -> Locator:
        return self.page.locator(".jp-Notebook .jp-Cell").nth(number)

    def ask(self, expression: str) -> Any:
        """The value of an expression in the kernel."""
        return self.kernel.ask(expression)

    def _confirm(self, button: str) -> None:
        self.page.locator(".jp-Dialog").get_by_role("button", name=button).click()

    def _prompt(self, cell: int) -> str:
        return self.cell(cell).locator(".jp-InputPrompt").inner_text()

    def _await_prompt(self, cell: int) -> None:
        """Until the cell has its number: it has run."""
        self.page.wait_for_function(
            r"""cell => /\[\d+\]/.test(
              document.querySelectorAll('.jp-Notebook .jp-Cell')[cell]?.querySelector('.jp-InputPrompt')?.textContent
            )""",
            arg=cell,
            timeout=RUN_SECONDS * 1000,
        )

    def _expect_idle(self) -> None:
        """Until the page has its kernel: a cell run before that is passed over without a word."""
        idle = self.page.locator(".jp-Notebook-ExecutionIndicator[data-status='idle']").first
        wait_for(self.server.has_idle_kernel, f"no kernel for {self.path}", RUN_SECONDS)
        expect(idle).to_be_attached(timeout=RUN_SECONDS * 1000)
