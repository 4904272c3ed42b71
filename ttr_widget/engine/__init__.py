"""The rules of the game, with the standard library alone: no widget, no traitlets, no third-party package.

>>> import random
>>> from ttr_widget.engine import GameState
>>> rng = random.Random(0)
>>> state = GameState.new(players=2, seed=0)
>>> while not state.is_over:
...     state.apply(rng.choice(state.legal_actions()))
"""

from __future__ import annotations

from . import board as _board
from .board import Board, City, Route, Ticket
from .cards import COLORS
from .moves import Move
from .outcome import Outcome
from .refusals import IllegalAction, Refusal
from .rules import Rules
from .scoring import Score, TicketProgress
from .state import GameState
from .view import PlayerView, View

__all__ = [
    "COLORS",
    "USA",
    "Board",
    "City",
    "GameState",
    "IllegalAction",
    "Move",
    "Outcome",
    "PlayerView",
    "Refusal",
    "Route",
    "Rules",
    "Score",
    "Ticket",
    "TicketProgress",
    "View",
]

USA: Board


def __getattr__(name: str) -> Board:
    # The classic board is read from its file when somebody first asks for it.
    if name == "USA":
        return _board.usa()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
