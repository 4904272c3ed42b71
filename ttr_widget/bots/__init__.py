"""Bots: one file a bot, one method each.

A bot gets a `View`, so it knows what its seat may know and nothing else, and answers with one of
`view.legal_moves`. Chance of its own comes from `view.rng`, so the same game asks for the same answer twice.

>>> import ttr_widget as ttr
>>> game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=1900)
>>> make("random", name="Zoe").name
'Zoe'
"""

from __future__ import annotations

from ..players import Bot, kind_of, register
from ..players import kinds as names
from ..players import make_bot as make
from .greedy import Greedy
from .random import Random

__all__ = ["Bot", "Greedy", "Random", "kind_of", "make", "names", "register"]
