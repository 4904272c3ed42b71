"""A game of four in its middle, as the drawings of the board show it: a position, and the moves that follow it."""

from __future__ import annotations

import copy
from typing import Any

EARLIER: dict[str, Any] = {
    "players": [
        {
            "name": "Ann",
            "hand": {"red": 2, "orange": 1, "yellow": 2, "green": 1, "purple": 1, "black": 5, "white": 4,
                     "locomotive": 1},
            "tickets": ["Chicago-Los Angeles", "Denver-Pittsburgh", "Duluth-Houston"],
            "routes": ["Denver-Salt Lake City:red", "Las Vegas-Salt Lake City", "Las Vegas-Los Angeles",
                       "Kansas City-Saint Louis:blue", "Chicago-Saint Louis:green"],
        },
        {
            "name": "Bo",
            "hand": {"orange": 2, "yellow": 1, "green": 1, "blue": 2, "purple": 1, "white": 3},
            "tickets": ["Boston-Miami", "Atlanta-Montréal", "Atlanta-New York", "Miami-Toronto"],
            "routes": ["Montréal-New York", "New York-Pittsburgh:white", "New York-Washington:orange",
                       "Raleigh-Washington:2", "Atlanta-Raleigh:1", "Atlanta-Miami"],
        },
        {
            "name": "Cai",
            "hand": {"red": 2, "orange": 1, "yellow": 1, "purple": 1, "black": 1, "locomotive": 1},
            "tickets": ["Helena-Los Angeles", "Montréal-Vancouver", "Calgary-Phoenix"],
            "routes": ["Seattle-Vancouver:1", "Portland-Seattle:1", "Helena-Seattle", "Duluth-Helena"],
        },
        {
            "name": "Dee",
            "hand": {"red": 5, "yellow": 1, "green": 2, "locomotive": 2},
            "tickets": ["Los Angeles-Miami", "Atlanta-San Francisco", "Los Angeles-Seattle"],
            "routes": ["Los Angeles-San Francisco:yellow", "El Paso-Los Angeles", "El Paso-Houston",
                       "Houston-New Orleans"],
        },
    ],
    "market": ["white", "locomotive", "black", "green", "blue"],
    "deck": ["red", "white", "blue", "locomotive", "purple", "orange", "green", "yellow"],
    "discard": {"red": 1, "orange": 2, "yellow": 3, "green": 2, "blue": 3, "black": 2, "purple": 1},
    "ticket_deck": ["Denver-El Paso", "Houston-Winnipeg", "Dallas-New York"],
    "seed": 1900,
}  # fmt: skip

MOVES = [
    "claim Chicago-Pittsburgh:black with 3 black",
    "draw blue",
    "draw white",
    "claim Chicago-Duluth with 2 red + 1 locomotive",
    "draw tickets",
    "keep Denver-El Paso, Houston-Winnipeg",
    "draw black",
    "draw deck",
    "claim Montréal-Toronto with 3 white",
    "draw deck",
    "draw deck",
    "claim Miami-New Orleans with 5 red + 1 locomotive",
]


def other_secrets() -> dict[str, Any]:
    """The same game for Ann's eyes: other cards and tickets in the other hands, and another deck."""
    other = copy.deepcopy(EARLIER)
    _ann, bo, cai, dee = other["players"]
    bo["hand"].update(orange=1, black=1)
    cai["hand"].update(orange=2, black=0)
    bo["tickets"][0], dee["tickets"][0] = dee["tickets"][0], bo["tickets"][0]
    other["deck"][4:6] = ["black", "red"]
    other["ticket_deck"] = ["Denver-El Paso", "Houston-Winnipeg", "Houston-Kansas City"]
    other["seed"] = 99
    return other


def mid_game(earlier: dict[str, Any] = EARLIER) -> str:
    """Python text that makes `game`: Ann to move, three bots, twelve moves in the log."""
    return f"""
import ttr_widget as ttr
game = ttr.Game.from_position({earlier!r})
for move in {MOVES!r}:
    game.play(move)
game.save("middle.json")
game = ttr.Game.load("middle.json", players=["Ann", *(ttr.bots.Greedy(name) for name in ("Bo", "Cai", "Dee"))])
"""
