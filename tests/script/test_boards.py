"""Boards of one's own: from graphs and back, every fault at once, played and drawn; and the small one that ships."""

from __future__ import annotations

import json
import pickle
import random
from itertools import pairwise
from math import hypot
from typing import Any

import networkx as nx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ttr_widget as ttr
from tests.script.test_position_text import OWN
from ttr_widget.boards import SMALL, from_networkx, layout_of, places, small_game, to_networkx, with_trains
from ttr_widget.boards.shipped import NAMES, for_page, shipped
from ttr_widget.engine import USA, Board
from ttr_widget.render import to_png, to_svg
from ttr_widget.widget import GameWidget


def grid(rows: int = 3, columns: int = 3, seed: int = 1) -> Any:
    rng = random.Random(seed)
    graph = nx.MultiGraph(name="grid")
    towns = [(r, c) for r in range(rows) for c in range(columns)]
    for r, c in towns:
        for other in ((r + 1, c), (r, c + 1)):
            if other in towns:
                for _ in range(rng.choice((1, 1, 1, 2))):
                    length = 1 + (r + c) % 4
                    graph.add_edge(
                        f"T{r}.{c}", "T{}.{}".format(*other), length=length, color=rng.choice(("red", "gray"))
                    )
    graph.graph["tickets"] = [(f"T0.{c}", f"T{rows - 1}.{columns - 1 - c}", 5 + c) for c in range(columns)]
    return graph


def finished(game: ttr.Game, seed: int = 0) -> ttr.Game:
    rng = random.Random(seed)
    for _ in range(5000):
        if game.is_over:
            return game
        moves = game.legal_moves()
        claims = [m for m in moves if m.kind == "claim"]
        game.play(rng.choice(claims or moves))
    pytest.fail("the game does not end")


@pytest.mark.parametrize("board", [USA, SMALL, OWN, from_networkx(grid())], ids=lambda b: b.name)
def test_to_networkx_and_back(board: Board) -> None:
    graph = to_networkx(board)
    assert graph.number_of_edges() == len(board.routes)
    assert from_networkx(graph) == board
    assert from_networkx(graph, "other").name == "other"
    assert set(places(board)) == {c.name for c in board.cities}


def test_a_graph_as_people_make_it() -> None:
    graph = nx.Graph()
    graph.add_node("Harbour", pos=(0, 0))
    graph.add_node("Hill", x=3.5, y=2)
    graph.add_node(7, lat=1, lon=1)
    graph.add_edge("Hill", "Harbour", length=3, color="red")
    graph.add_edge(7, "Hill", color="grey")
    graph.graph["tickets"] = [("Harbour", 7, 4), {"a": "Hill", "b": "7", "points": 2}]
    board = from_networkx(graph, "my town")
    assert [r.id for r in board.routes] == ["Harbour-Hill", "7-Hill"]
    assert [str(t) for t in board.tickets] == ["7-Harbour", "7-Hill"]
    at = places(board)
    assert at["Hill"][0] > at["Harbour"][0]
    assert at["Hill"][1] < at["Harbour"][1], "y goes up in a graph, down on a map"


@pytest.mark.parametrize("whole", [int, np.int64, np.uint8])
def test_numbers_may_be_numpy_s(whole: Any) -> None:
    graph = nx.MultiGraph(name="town", trains=whole(20), route_points={whole(2): whole(3)})
    graph.add_edge("Harbour", "Hill", length=whole(2))
    graph.add_edge("Hill", "Market", length=whole(2))
    graph.graph["tickets"] = [("Harbour", "Hill", whole(7)), {"a": "Harbour", "b": "Market", "points": whole(8)}]
    board = from_networkx(graph)
    assert (board.trains, board.route_points, [t.points for t in board.tickets]) == (20, {2: 3}, [7, 8])
    assert json.loads(json.dumps(board.to_dict())) == board.to_dict()


def test_every_fault_of_a_graph() -> None:
    graph = nx.MultiGraph(name="bad")
    graph.add_node("A", pos="nowhere")
    graph.add_node("B", lat=1)
    graph.add_edge("A", "B", length=0, color="mauve")
    graph.add_edge("A", "A")
    graph.add_edge("B", "C", color=3)
    for _ in range(3):
        graph.add_edge("C", "D", length=2)
    graph.graph["tickets"] = [("A", "Z", 1), "A-B", ("A", "B", -1)]
    with pytest.raises(ValueError, match="this board cannot be") as caught:
        from_networkx(graph)
    said = str(caught.value)
    for fault in ("pos is 'nowhere'", "B: it lies at", "length 0", "mauve", "A-A: from a city to itself",
                  "colour 3", "3 lanes", "unknown city Z", "'A-B': (city, city, points)", "-1 points"):  # fmt: skip
        assert fault in said, fault
    with pytest.raises(ValueError, match="directed"):
        from_networkx(nx.MultiDiGraph([("A", "B")]))
    with pytest.raises(TypeError, match="graph"):
        from_networkx({"A": "B"})
    graph = nx.MultiGraph([("A", "B")])
    graph.graph["tickets"] = 5
    with pytest.raises(ValueError, match="tickets are a list"):
        from_networkx(graph)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_small_board_is_played_to_the_end(players: int) -> None:
    game = small_game(players, seed=players)
    assert [p.trains for p in game.view(None).players] == [15] * players
    assert all(p.offer == 3 for p in game.view(None).players)
    finished(game, players)
    assert game.winners
    assert ttr.Game.from_record(game.to_record()).position() == game.position()
    assert game.position().to_text().startswith("ttr1 small ")
    finished(ttr.Game(players=players, seed=1, board=SMALL))


@pytest.mark.parametrize("name", NAMES)
def test_a_position_may_name_a_board_that_ships(name: str) -> None:
    position = ttr.Position(board=name, players=[{}, {}])
    assert position.board == shipped(name)
    assert ttr.Position.from_json(position.to_json()) == position
    assert ttr.Position.from_text(position.to_text()) == position
    with pytest.raises(ttr.PositionError, match=r"board: 'large' is none of usa, small, \{…\}"):
        ttr.Position(board="large", players=[{}, {}])


def test_small_games() -> None:
    assert small_game(["Ann", ttr.bots.Greedy()], seed=1).kinds == ("person", "greedy")
    for trains in (2, 46, 3.5, True):
        with pytest.raises(ValueError, match="3 to 45"):
            small_game(2, trains=trains)  # type: ignore[arg-type]
    doubles = {r.id.partition(":")[0] for r in SMALL.routes if r.twin is not None}
    assert len(doubles) == 2
    lengths = dict(nx.all_pairs_dijkstra_path_length(to_networkx(SMALL)))
    assert all(lengths[t.a][t.b] == t.points for t in SMALL.tickets), "a ticket is worth its shortest way"


def test_trains_and_points_are_the_board_s() -> None:
    graph = grid(3, 3)
    graph.graph |= {"trains": 12, "route_points": {n: 10 * n for n in range(1, 7)}}
    board = from_networkx(graph)
    assert board.trains == 12
    assert Board.from_dict(json.loads(json.dumps(board.to_dict()))) == board == from_networkx(to_networkx(board))
    assert board != with_trains(board, 13)
    assert "trains" not in ttr.USA.to_dict()
    game = ttr.Game(players=2, seed=1, board=board)
    assert [p.trains for p in game.view(None).players] == [12, 12]
    route = board.routes[0]
    table = ttr.position(2, board=board).claim(0, route.id).build()
    assert table.state().trains == [12 - route.length, 12]
    assert table.state().points == [10 * route.length, 0]
    assert ttr.Position.from_json(table.to_json()) == table == ttr.Position.from_text(table.to_text())
    with pytest.raises(ttr.PositionError, match="more than 12"):
        ttr.position(2, board=board).claim(0, route.id).trains(0, 12).build()


@pytest.mark.parametrize("trains", [2, 46, "9", 7.5, None])
def test_a_board_with_other_trains_is_refused(trains: object) -> None:
    with pytest.raises(ValueError, match="3 to 45"):
        Board.from_dict({**SMALL.to_dict(), "trains": trains})


@pytest.mark.parametrize("board", [SMALL, OWN, from_networkx(grid(4, 5))], ids=lambda b: b.name)
def test_a_layout_has_a_place_for_everything(board: Board) -> None:
    layout = layout_of(board)
    width, height = layout["box"]
    units = layout["units"]
    for city in board.cities:
        at = layout["cities"][city.name]
        assert 20 < at["x"] < width - 20
        assert 20 < at["y"] < height - 20
        assert at["label"]["lines"]
    spots: list[tuple[float, float, str]] = []
    for route in board.routes:
        cars = layout["routes"][route.id]["cars"]
        assert len(cars) == route.length
        for (ax, ay, _), (bx, by, _) in pairwise(cars):
            assert hypot(ax - bx, ay - by) > units["car_length"] * 0.95, "cars of one route do not overlap"
        spots += [(x, y, route.id) for x, y, _ in cars]
    for i, (ax, ay, a) in enumerate(spots):
        for bx, by, b in spots[:i]:
            assert a == b or hypot(ax - bx, ay - by) > units["car_width"] * 0.8, f"{a} lies on {b}"
    for x, y, ident in spots:
        for city in board.cities:
            at = layout["cities"][city.name]
            assert hypot(x - at["x"], y - at["y"]) > units["city_radius"], f"{ident} lies on {city.name}"
    assert json.loads(json.dumps(layout)) == layout
    assert width + height <= 1900 + 200
    assert layout_of(Board.from_dict(board.to_dict())) == layout, "equal boards look alike"


def test_drawn_and_shown() -> None:
    game = small_game(3, seed=2)
    for what in ("board", "table"):
        assert 'data-route="Los Angeles-San Francisco:purple"' in to_svg(game.view(0), what=what)
    assert to_png(game.view(None), width=500).startswith(b"\x89PNG")
    widget = GameWidget(game)
    try:
        board = widget.board
        assert isinstance(board, dict)
        assert board["layout"] == layout_of(SMALL)
        assert Board.from_dict(board) == SMALL
        assert "image/png" in widget._repr_mimebundle_()[0]
    finally:
        widget.close()
    assert for_page(USA) == "usa"


def test_a_layout_of_ones_own_goes_along() -> None:
    layout = json.loads(json.dumps(layout_of(SMALL))) | {"compass": None}
    board = Board.from_dict(SMALL.to_dict() | {"layout": layout, "name": "mine"})
    assert layout_of(board) == layout
    assert layout_of(pickle.loads(pickle.dumps(board))) == layout
    assert layout_of(ttr.Game(players=2, board=board.to_dict()).board) == layout
    position = ttr.Game(players=2, seed=1, board=board).position()
    assert '"layout"' not in position.to_text()
    assert ttr.Position.from_text(position.to_text()) == position
    with pytest.raises(ValueError, match="layout"):
        Board.from_dict(SMALL.to_dict() | {"layout": 3})


def test_cities_on_one_spot() -> None:
    graph = nx.MultiGraph()
    for i in range(40):
        graph.add_node(i, pos=(1e6, 1e6))
        graph.add_edge(i, (i + 1) % 40, length=1 + i % 3)
    at = list(places(from_networkx(graph)).values())
    assert min(hypot(a[0] - b[0], a[1] - b[1]) for i, a in enumerate(at) for b in at[:i]) > 10


@given(st.data())
@settings(max_examples=25)
def test_any_graph_is_a_board_or_refused(data: st.DataObject) -> None:
    n = data.draw(st.integers(2, 9))
    pairs = st.tuples(st.integers(0, n - 1), st.integers(0, n - 1), st.integers(1, 6))
    graph = nx.MultiGraph()
    graph.add_nodes_from(range(n))
    for a, b, length in data.draw(st.lists(pairs, max_size=14)):
        graph.add_edge(a, b, length=length)
    if data.draw(st.booleans()):
        at = st.tuples(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6))
        nx.set_node_attributes(graph, {i: data.draw(at) for i in range(n)}, "pos")
    try:
        board = from_networkx(graph)
    except ValueError:
        return
    layout = layout_of(board)
    assert all(len(layout["routes"][r.id]["cars"]) == r.length for r in board.routes)
    assert from_networkx(to_networkx(board)) == board
