"""Boards that ship, and boards of one's own: from a networkx graph and back, with a layout to draw them by.

>>> SMALL
<Board small: 10 cities, 18 routes, 15 tickets>
>>> from ttr_widget import Game
>>> Game(players=3, seed=1, board=SMALL).phase
'initial_tickets'

A graph describes a board like this::

    graph = networkx.MultiGraph(name="my town")
    graph.add_node("Harbour", lat=53.5, lon=9.9)          # or x= and y=, or pos=(x, y); or nothing
    graph.add_edge("Harbour", "Market", length=3, color="red")
    graph.graph["tickets"] = [("Harbour", "Hill", 7)]     # or dicts with a, b and points
    graph.graph["trains"] = 20                            # of each seat, 3 to 45; 45 without it
    graph.graph["route_points"] = {1: 1, 2: 3, 3: 6}      # by length; the usual ones without it

Two edges between two cities are the lanes of a double; without a length an edge is 1 long, without a colour gray. A
board as JSON is read by `Board.from_dict`, which refuses a faulty one with every fault.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from numbers import Real
from typing import TYPE_CHECKING, Any

from ttr_widget.engine.board import ROUTE_POINTS, Board
from ttr_widget.engine.cards import START_TRAINS

from .layout import layout_of
from .shipped import NAMES, for_page, name_of, shipped, small

if TYPE_CHECKING:
    from ttr_widget.arguments import Players
    from ttr_widget.game import Game

__all__ = ["NAMES", "SMALL", "for_page", "from_networkx", "layout_of", "name_of", "places", "shipped",
           "small_game", "to_networkx", "with_trains"]  # fmt: skip

SMALL = small()
"""A small board to teach with: every seat begins with 15 trains, so that a game is a lesson long."""


def with_trains(board: Board, trains: int) -> Board:
    """The same board for a longer or shorter game.

    Args:
        board: any board.
        trains: what each seat begins with, 3 to 45.

    Raises:
        ValueError: another number.

    >>> with_trains(SMALL, 20).trains, SMALL.trains
    (20, 15)
    """
    return Board.from_dict({**board.to_dict(), "trains": trains}, board.name)


def small_game(players: Players = None, *, seed: int | None = None, trains: int = SMALL.trains) -> Game:
    """A short game on the small board.

    Args:
        players: as for `Game`.
        seed: decides the deal and every later shuffle.
        trains: trains of each seat, 3 to 45.

    >>> small_game(players=2, seed=1).view(None).players[0].trains
    15
    """
    from ttr_widget.game import Game

    return Game(players=players, seed=seed, board=SMALL if trains == SMALL.trains else with_trains(SMALL, trains))


def from_networkx(graph: Any, name: str | None = None) -> Board:
    """A board from a graph: nodes are cities, edges are routes.

    Args:
        graph: a `networkx.MultiGraph` (a `Graph` does where there are no doubles). Nodes may have `lat` and `lon`, `x`
            and `y` (y up), or `pos`; edges `length` and `color`, and `index` where their order matters; the graph
            `tickets`, `trains`, `route_points` and `name`.
        name: what the board is called, if not as the graph says.

    Raises:
        ValueError: it describes no board; lists every fault.
        TypeError: no graph.
    """
    if not hasattr(graph, "nodes") or not hasattr(graph, "edges") or not hasattr(graph, "graph"):
        raise TypeError(f"a board is made of a networkx graph, not of {type(graph).__name__}")
    problems: list[str] = []
    cities = [_city(node, data, problems) for node, data in graph.nodes(data=True)]
    edges = sorted(graph.edges(data=True), key=lambda edge: _order(edge[2]))
    if graph.is_directed():
        problems.append("the graph is directed: graph.to_undirected() has each route once")
    routes = [{"a": str(a), "b": str(b), **_route(a, b, data, problems)} for a, b, data in edges]
    tickets = [_ticket(one, problems) for one in _list(graph.graph.get("tickets", ()), problems)]
    data: dict[str, Any] = {"cities": cities, "routes": routes, "tickets": [t for t in tickets if t is not None]}
    if "trains" in graph.graph:
        data["trains"] = _whole(graph.graph["trains"])
    if "route_points" in graph.graph:
        points = graph.graph["route_points"]
        data["route_points"] = {n: _whole(p) for n, p in points.items()} if isinstance(points, Mapping) else points
    called = name or graph.graph.get("name") or "board"
    try:
        board = Board.from_dict(data, str(called))
    except ValueError as error:
        problems += str(error).removeprefix("this board cannot be: ").split("; ")
    if problems:
        raise ValueError("this board cannot be: " + "; ".join(dict.fromkeys(problems)))
    return board


def to_networkx(board: Board) -> Any:
    """The board as a `networkx.MultiGraph`; `from_networkx` makes an equal board of it.

    Nodes have `lat` and `lon` where the board has; edges (the key is the route's id) have `length`, `color`, `points`,
    `lane`, `index` (which keeps their order) and `weight`, the length. The graph has `name`, `tickets`, and
    `route_points` and `trains` where they are not the usual ones.
    """
    import networkx as nx

    graph = nx.MultiGraph(name=board.name)
    for city in board.cities:
        place = {} if city.lat is None else {"lat": city.lat, "lon": city.lon}
        graph.add_node(city.name, **place)
    for route in board.routes:
        points = board.route_points[route.length]
        facts: dict[str, Any] = {"length": route.length, "color": route.color, "index": route.index}
        facts |= {"points": points, "weight": route.length}
        graph.add_edge(route.a, route.b, key=route.id, lane=route.lane, **facts)
    graph.graph["tickets"] = [{"a": t.a, "b": t.b, "points": t.points} for t in board.tickets]
    if board.route_points != ROUTE_POINTS:
        graph.graph["route_points"] = {str(n): p for n, p in board.route_points.items()}
    if board.trains != START_TRAINS:
        graph.graph["trains"] = board.trains
    return graph


def places(board: Board) -> dict[str, tuple[float, float]]:
    """Where each city lies on the map, in board units, y downwards; as `pos` for networkx drawings turn y round."""
    cities = layout_of(board)["cities"]
    return {city.name: (cities[city.name]["x"], cities[city.name]["y"]) for city in board.cities}


def _order(data: Mapping[str, Any]) -> float:
    """Routes come in the order of `index`; those that have none as the graph lists them, after the others."""
    index = data.get("index")
    return float(index) if isinstance(index, int) else float("inf")


def _city(node: Any, data: Mapping[str, Any], problems: list[str]) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": str(node)}
    if "lat" in data or "lon" in data:
        at = (data.get("lat"), data.get("lon"))
    elif "x" in data or "y" in data:
        at = (data.get("y"), data.get("x"))
    elif "pos" in data:
        pos = data["pos"]
        try:
            x, y = pos
        except (TypeError, ValueError):
            problems.append(f"city {node}: pos is {pos!r}; two numbers, x and y, are right")
            return entry
        at = (y, x)
    else:
        return entry
    if not all(isinstance(v, Real) and not isinstance(v, bool) for v in at):
        problems.append(f"city {node}: it lies at {at[0]!r}, {at[1]!r}; two numbers are right")
        return entry
    return entry | {"lat": float(at[0]), "lon": float(at[1])}  # type: ignore[arg-type]


def _route(a: Any, b: Any, data: Mapping[str, Any], problems: list[str]) -> dict[str, Any]:
    length = data.get("length", 1)
    color = data.get("color", "gray")
    if not isinstance(color, str):
        problems.append(f"route {a}-{b}: colour {color!r}; a name such as 'red' or 'gray' is right")
        color = "gray"
    return {"length": _whole(length), "color": "gray" if color == "grey" else color}


def _whole(value: Any) -> Any:
    """A whole number as Python has it, numpy's and pandas' too; anything else as it is, to be refused by the board."""
    return int(value) if hasattr(value, "__index__") and not isinstance(value, bool) else value


def _ticket(one: Any, problems: list[str]) -> dict[str, Any] | None:
    if isinstance(one, Mapping) and {"a", "b", "points"} <= set(one):
        return {"a": str(one["a"]), "b": str(one["b"]), "points": _whole(one["points"])}
    if isinstance(one, list | tuple) and len(one) == 3:
        return {"a": str(one[0]), "b": str(one[1]), "points": _whole(one[2])}
    problems.append(f"ticket {one!r}: (city, city, points) is right")
    return None


def _list(tickets: Any, problems: list[str]) -> list[Any]:
    if isinstance(tickets, Iterable) and not isinstance(tickets, str | bytes | Mapping):
        return list(tickets)
    problems.append(f"tickets are a list of (city, city, points), not {type(tickets).__name__}")
    return []
