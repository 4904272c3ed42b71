"""A game as graphs and tables: what networkx and pandas make of a board, a position, a history, of many games.

>>> import ttr_widget as ttr
>>> game = ttr.Game(players=[ttr.bots.Greedy("Ann"), ttr.bots.Greedy("Bo")], seed=1900, start=0)
>>> _ = game.play_bots()
>>> net = network(game, 0)
>>> net.number_of_edges() == list(game.view(None).owners.values()).count(0)
True

Graphs need nothing more; the tables need pandas (``pip install 'ttr_widget[analysis]'``).
"""

from __future__ import annotations

from .frames import history, routes, scores, tickets, timeline
from .networks import network, open_network, way
from .selfplay import self_play

__all__ = ["history", "network", "open_network", "routes", "scores", "self_play", "tickets", "timeline", "way"]
