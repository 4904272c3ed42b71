"""One browser for all hosts, and a tab for each test. A browser or host that is missing is a failure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.failed import FAILED, pytest_runtest_makereport
from tests.hosts.traffic import Traffic

FAILURES = Path(__file__).parents[1] / "browser" / "failures"

__all__ = ["pytest_runtest_makereport"]  # a hook

OpenTab = Callable[..., tuple[Page, Traffic]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = chromium.launch(playwright)
        yield launched
        launched.close()


@pytest.fixture
def tab(browser: Browser, request: pytest.FixtureRequest) -> Iterator[OpenTab]:
    """`tab()` is a new tab in a profile of its own, and what it asks of the network."""
    opened: list[Page] = []
    with ExitStack() as profiles:

        def open_tab(**options: Any) -> tuple[Page, Traffic]:
            size = options.pop("viewport", {"width": 1400, "height": 1100})
            profile = browser.new_context(viewport=size, **options)
            profiles.callback(profile.close)
            page = profile.new_page()
            page.set_default_timeout(15_000)
            opened.append(page)
            return page, Traffic(page)

        yield open_tab
        if request.node.stash.get(FAILED, False):
            FAILURES.mkdir(exist_ok=True)
            name = re.sub(r"\W+", "_", request.node.name)
            for number, page in enumerate(opened):
                page.screenshot(path=FAILURES / f"{name}_{number}.png")
