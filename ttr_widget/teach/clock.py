"""The time, as progress and results have it."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    """The time to the second, ISO 8601, UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")
