"""One JupyterLab server, one browser and a few tabs a worker; a notebook with its kernel for each test."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.failed import FAILED, pytest_runtest_makereport
from tests.browser.lab import LabServer
from tests.browser.page import NotebookPage
from tests.browser.tabs import Tabs

FAILURES = Path(__file__).parent / "failures"

__all__ = ["pytest_runtest_makereport"]  # a hook

OpenNotebook = Callable[..., NotebookPage]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    server = LabServer(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = chromium.launch(playwright)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def tabs(lab: LabServer, browser: Browser) -> Tabs:
    return Tabs(browser, lab)


@pytest.fixture
def notebook(lab: LabServer, tabs: Tabs, request: pytest.FixtureRequest) -> Iterator[OpenNotebook]:
    """`notebook(*cells)` opens a new notebook of these cells in a tab of its own and runs them all."""
    pages: list[NotebookPage] = []
    name = re.sub(r"\W+", "_", request.node.name)

    def open_notebook(*cells: str, run: bool = True, **context: Any) -> NotebookPage:
        page = tabs.take(lab.notebook(f"{name}_{len(pages)}", *cells), **context)
        pages.append(page)
        if run:
            page.run(*range(len(cells)))
        return page

    yield open_notebook
    failed = request.node.stash.get(FAILED, False)
    for number, page in enumerate(pages):
        if failed:
            FAILURES.mkdir(exist_ok=True)
            page.page.screenshot(path=FAILURES / f"{name}_{number}.png")
        tabs.give_back(page, spoilt=failed)
    lab.shut_sessions()
