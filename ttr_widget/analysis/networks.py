"""Players' networks as graphs of networkx: what a seat owns, what it could still own, and the cheapest way there."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ttr_widget.boards import places, to_networkx
from ttr_widget.engine import Board
from ttr_widget.overlays import city_of
from ttr_widget.sources import Source, view_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    import networkx as nx


def network(source: Source, seat: int) -> nx.MultiGraph:
    """The routes that a seat owns.

    Args:
        source: a game, a position or a view; who owns what is no secret.
        seat: whose network.

    Nodes are the cities on these routes, with `pos` (x and y on the map, y upwards, as networkx draws); edges have the
    route's id as key, and `length`, `color`, `points`, `weight` (the length).

    Raises:
        ValueError: there is no such seat.
        TypeError: that is nothing of the kind.
    """
    board, owners, _ = _facts(source, seat)
    return _part(board, {route: board.route(route).length for route, owner in owners.items() if owner == seat})


def open_network(source: Source, seat: int) -> nx.MultiGraph:
    """The routes that a seat owns or can still claim, cards and trains aside (R28, R35, R36).

    As `network`, but `weight` is what an edge still costs: 0 trains where the seat owns it, else its length; `own` says
    which. A shortest path in it is the cheapest way.

    Raises:
        ValueError: there is no such seat.
        TypeError: that is nothing of the kind.
    """
    board, owners, players = _facts(source, seat)
    costs: dict[str, int] = {}
    for route in board.routes:
        owner = owners.get(route.id)
        twin = None if route.twin is None else owners.get(board.routes[route.twin].id)
        if owner == seat:
            costs[route.id] = 0
        elif owner is None and (twin is None or (twin != seat and players > 3)):
            costs[route.id] = route.length
    graph = _part(board, costs)
    for _, _, data in graph.edges(data=True):
        data["own"] = data["weight"] == 0
    return graph


def way(source: Source, seat: int, a: str, b: str) -> list[str] | None:
    """The cheapest way between two cities for a seat, over its own routes and those it can still claim.

    Args:
        source: a game, a position or a view.
        seat: for whom.
        a: a city, as in move text.
        b: another.

    Returns:
        The routes in walking order, as ids, its own ones too; None if no way is left.

    Raises:
        ValueError: there is no such seat or city.
        TypeError: that is nothing of the kind.

    >>> from ttr_widget import Game
    >>> way(Game(players=2, seed=1), 0, "seattle", "Duluth")
    ['Helena-Seattle', 'Duluth-Helena']
    """
    import networkx as nx

    board, _, _ = _facts(source, seat)
    start, end = city_of(a, board), city_of(b, board)
    graph = open_network(source, seat)
    if not (start in graph and end in graph and nx.has_path(graph, start, end)):
        return None
    cities = nx.shortest_path(graph, start, end, weight="weight")
    return [min(graph[x][y], key=lambda key: graph[x][y][key]["weight"]) for x, y in pairwise(cities)]


def _facts(source: Source, seat: int) -> tuple[Board, Mapping[str, int], int]:
    view = view_of(source, None)
    if type(seat) is not int or not 0 <= seat < view.num_players:
        raise ValueError(f"seat must be a number from 0 to {view.num_players - 1}, not {seat!r}")
    return view.board, view.owners, view.num_players


def _part(board: Board, weights: Mapping[str, int]) -> Any:
    """These routes of the board with their weights, and the cities at their ends."""
    whole = to_networkx(board)
    ends = [(board.route(route).a, board.route(route).b, route) for route in weights]
    graph = whole.edge_subgraph(ends).copy()
    for _, _, route, data in graph.edges(keys=True, data=True):
        data["weight"] = weights[route]
    for city, (x, y) in places(board).items():
        if city in graph:
            graph.nodes[city]["pos"] = (x, -y)
    return graph
