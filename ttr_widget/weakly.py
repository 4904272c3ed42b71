"""Observers that keep nobody alive."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any


def weakly(handler: Callable[[Any], None]) -> Callable[[Any], None]:
    """A function that calls the bound method `handler` as long as its object lives: to observe with."""
    alive = weakref.WeakMethod(handler)

    def forward(change: Any) -> None:
        method = alive()
        if method is not None:
            method(change)

    return forward
