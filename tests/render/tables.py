"""Games to draw: two players with closed lanes, a table of five in mid-game, an end, names that mean harm."""

from __future__ import annotations

from functools import cache
from typing import Any

import ttr_widget as ttr
from ttr_widget import bots

HOSTILE = "<script>alert('x')</script>&\"\x07\u202e]]>"

TWO: dict[str, Any] = {
    "players": [
        {
            "name": "Ann",
            "hand": {"red": 2, "blue": 1, "locomotive": 1},
            "tickets": ["Dallas-New York", "Denver-El Paso", "Seattle-New York"][:2],
            "routes": ["Denver-Kansas City:black", "Denver-Santa Fe", "El Paso-Santa Fe"],
        },
        {"name": "Bo", "hand": {"green": 4}, "tickets": ["Chicago-New Orleans"], "routes": ["Seattle-Vancouver:1"]},
    ],
    "market": ["red", None, "blue", "white", "locomotive"],
    "turn": 0,
}


def two() -> ttr.Game:
    """Two players: the other lanes of Denver-Kansas City and Seattle-Vancouver are closed, one ticket is done."""
    position = TWO | {"market": ["red", "green", "blue", "white", "locomotive"]}
    return ttr.Game.from_position(position)


@cache
def _played(players: int, plies: int, seed: int) -> ttr.Game:
    game = ttr.Game(
        players=[bots.Greedy(name=name) for name in ("Ann", "Bo", "Cai", "Dee", "Eve")[:players]], seed=seed
    )
    while game.ply < plies and not game.is_over:
        game.play_bot()
    return game


def five() -> ttr.Game:
    """Five bots in mid-game."""
    return _played(5, 150, 1)


def over() -> ttr.Game:
    """A finished game of three bots."""
    return _played(3, 10_000, 2)


def choosing() -> ttr.Game:
    """The first tickets are on offer."""
    return ttr.Game(players=["Ann", "Bo"], seed=4, start=0)


def hostile() -> ttr.Game:
    """A game of people whose names would like to be markup, or to steer a terminal."""
    position = {"players": [{"name": "x"}, {"name": "y"}]}
    game = ttr.Game.from_position(position, players=["Ann", "Bo"])
    from ttr_widget.players import Player

    game._players = (Player(HOSTILE[:40]), Player("\x1b[31mBo\n\u2028§"))
    return game
