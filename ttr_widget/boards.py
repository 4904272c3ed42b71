"""Boards that ship, by name, and boards of one's own."""

from __future__ import annotations

from .engine.board import Board, usa

NAMES = ("usa",)
"""Names of the boards that ship."""


def shipped(name: str) -> Board | None:
    """The board that ships under this name; None if there is none."""
    return usa() if name == "usa" else None


def name_of(board: Board) -> str | None:
    """The name under which this board ships; None for one's own."""
    return next((name for name in NAMES if board == shipped(name)), None)
