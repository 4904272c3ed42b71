"""Any legal move, each as likely as the other."""

from __future__ import annotations

from ..engine.moves import Move
from ..engine.view import View


class Random:
    """Plays any legal move: the yardstick that every other bot must beat."""

    kind = "random"

    def __init__(self, name: str = "Random", seed: int = 0) -> None:
        self.name = name
        self.seed = seed

    def choose(self, view: View) -> Move:
        """One of `view.legal_moves`, by `view.rng`."""
        return view.rng.choice(view.legal_moves)

    def __repr__(self) -> str:
        return f"Random({self.name!r}, seed={self.seed})"
