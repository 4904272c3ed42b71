"""Which notebook cell made which widget: a constructor run again in the same cell closes what that cell made before.

ipywidgets keeps every widget alive until it is closed, so re-running a cell would otherwise leave one more model,
and one more observer of the game, each time.
"""

from __future__ import annotations

import sys
import weakref
from typing import Protocol


class Closable(Protocol):
    """What a cell may have made."""

    def close(self) -> None:
        """Close it."""


_made: dict[str, tuple[object, weakref.WeakSet[Closable]]] = {}


def current_cell() -> tuple[str, object] | None:
    """The id of the cell that runs now and a token of this run; None outside a notebook."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is None or not hasattr(shell, "kernel"):
        return None
    try:
        parent = shell.kernel.get_parent("shell")
    except (AttributeError, LookupError):
        return None
    cell = (parent.get("metadata") or {}).get("cellId")
    run = (parent.get("header") or {}).get("msg_id")
    if parent.get("header", {}).get("msg_type") != "execute_request" or not cell or not run:
        return None
    return str(cell), run


def remember(widget: Closable) -> None:
    """Note that the running cell made `widget`, closing what an earlier run of the same cell made."""
    where = current_cell()
    if where is None:
        return
    cell, run = where
    before = _made.get(cell)
    if before is None or before[0] != run:
        if before is not None:
            for old in list(before[1]):
                old.close()
        _made[cell] = (run, weakref.WeakSet())
    _made[cell][1].add(widget)
