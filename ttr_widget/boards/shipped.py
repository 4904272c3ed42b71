"""The boards that ship, by name: the classic one, and a small one to teach with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from ttr_widget.engine.board import Board, usa

NAMES: Final = ("usa", "small")
"""Names of the boards that ship."""


@lru_cache(maxsize=1)
def small() -> Board:
    """Ten cities of the West with short ways, for lessons: 18 routes, two of them doubles, and 15 tickets."""
    source = (resources.files("ttr_widget") / "data" / "small.json").read_text(encoding="utf-8")
    return Board.from_dict(json.loads(source))


def shipped(name: str) -> Board | None:
    """The board that ships under this name; None if there is none."""
    return {"usa": usa, "small": small}[name]() if name in NAMES else None


def name_of(board: Board) -> str | None:
    """The name under which this board ships; None for one's own."""
    return next((name for name in NAMES if board == shipped(name)), None)


def for_page(board: Board) -> str | dict[str, Any]:
    """What a page is told of a board: ``"usa"``, or the whole board with a layout to draw it by."""
    from .layout import layout_of

    if board == usa():
        return "usa"
    layout: Mapping[str, Any] = layout_of(board)
    return board.to_dict() | {"layout": dict(layout)}
