"""Whether a test has failed, for fixtures that leave a picture of it: a hook for the `conftest.py` of a folder."""

from __future__ import annotations

from collections.abc import Generator

import pytest

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep the verdict with the test."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
