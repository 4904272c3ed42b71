"""What all tests share: hypothesis profiles, and the folders they may want to look into."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parent.parent

# CI sees the same examples every time and has no deadline: two cores may be busy. "thorough" is for a long look.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("dev", deadline=None)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return ROOT
