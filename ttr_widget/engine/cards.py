"""Train cards: the nine kinds, how many there are of each (R2), and their numbers inside the engine."""

from __future__ import annotations

from typing import Final

COLORS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive")
"""The kinds of train card, in the order in which hands, the discard and counts list them."""

ORDINARY: Final = COLORS[:8]
"""The eight colours a route can have; `gray` exists on routes only (R2)."""

LOCOMOTIVE: Final = 8
"""Index of the locomotive in `COLORS`."""

EMPTY: Final = -1
"""An empty market slot (R24)."""

CARD_COUNTS: Final = (12, 12, 12, 12, 12, 12, 12, 12, 14)
"""Cards of each kind in the game, in the order of `COLORS` (R2)."""

NUM_CARDS: Final = sum(CARD_COUNTS)
MARKET_SIZE: Final = 5
START_HAND: Final = 4
START_TRAINS: Final = 45

COLOR_INDEX: Final = {name: i for i, name in enumerate(COLORS)}


def counts_to_dict(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    """Nine counts as `{colour: n}`, zeros left out.

    >>> counts_to_dict([2, 0, 0, 0, 0, 0, 0, 0, 1])
    {'red': 2, 'locomotive': 1}
    """
    return {COLORS[i]: n for i, n in enumerate(counts) if n}


def dict_to_counts(cards: dict[str, int]) -> list[int]:
    """`{colour: n}` as nine counts; `KeyError` for an unknown colour.

    >>> dict_to_counts({"red": 2, "locomotive": 1})
    [2, 0, 0, 0, 0, 0, 0, 0, 1]
    """
    counts = [0] * len(COLORS)
    for name, n in cards.items():
        counts[COLOR_INDEX[name]] += n
    return counts
