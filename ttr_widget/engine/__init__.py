"""The rules of the game, with the standard library alone: no widget, no traitlets, no third-party package.

>>> import random
>>> from ttr_widget.engine import GameState
>>> rng = random.Random(0)
>>> state = GameState.new(players=2, seed=0)
>>> while not state.is_over:
...     state.apply(rng.choice(state.legal_actions()))
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from .board import Board, City, Route, Ticket
from .cards import COLORS
from .moves import Move
from .outcome import Outcome
from .refusals import IllegalAction, Refusal
from .rules import Rules
from .state import GameState

if TYPE_CHECKING:
    from .scoring import Score, TicketProgress
    from .view import PlayerView, View

    USA: Board

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

# Loaded when somebody first asks for them, so that a worker that only plays starts quickly.
_LATE = {"USA": "board", "PlayerView": "view", "View": "view", "Score": "scoring", "TicketProgress": "scoring"}


def __getattr__(name: str) -> Any:
    if name not in _LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f".{_LATE[name]}", __name__), name)
    globals()[name] = value
    return value
