from __future__ import annotations

import copy
import json
import pickle
from collections import Counter

import pytest

from ttr_widget.engine import USA, Board, GameState, Rules
from ttr_widget.engine.board import sort_key
from ttr_widget.engine.cards import CARD_COUNTS, NUM_CARDS, ORDINARY


def test_the_classic_board_has_the_numbers_of_the_rulebook():  # R4b
    assert (len(USA.cities), len(USA.routes), len(USA.tickets)) == (36, 100, 30)
    assert len({(r.a, r.b) for r in USA.routes}) == 78
    assert sum(r.twin is not None for r in USA.routes) == 2 * 22
    assert sum(USA.lengths) == 309
    assert sum({(r.a, r.b): r.length for r in USA.routes}.values()) == 256
    assert sum(USA.points) == 508
    assert Counter(USA.lengths) == {1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9}
    assert sum(t.points for t in USA.tickets) == 349
    assert (min(t.points for t in USA.tickets), max(t.points for t in USA.tickets)) == (4, 22)
    for color in ORDINARY:
        mine = [r.length for r in USA.routes if r.color == color]
        assert (len(mine), sum(mine)) == (7, 27)
    gray = [r.length for r in USA.routes if r.color == "gray"]
    assert (len(gray), sum(gray)) == (44, 93)


def test_ticket_values_are_shortest_ways_but_for_five():  # R4b
    names = [c.name for c in USA.cities]
    far = {a: dict.fromkeys(names, 999) | {a: 0} for a in names}
    for r in USA.routes:
        far[r.a][r.b] = far[r.b][r.a] = r.length
    for k in names:
        for a in names:
            for b in names:
                far[a][b] = min(far[a][b], far[a][k] + far[k][b])
    different = {t.id: (t.points, far[t.a][t.b]) for t in USA.tickets if t.points != far[t.a][t.b]}
    assert different == {
        "Oklahoma City-Sault St. Marie": (9, 8),
        "Chicago-Los Angeles": (16, 15),
        "Los Angeles-Miami": (20, 19),
        "Los Angeles-New York": (21, 20),
        "New York-Seattle": (22, 20),
    }


def test_ids_are_alphabetical_and_lanes_are_told_apart():
    for r in USA.routes:
        assert sort_key(r.a) < sort_key(r.b)
        assert r.id == f"{r.a}-{r.b}" + (f":{r.lane}" if r.lane else "")
        assert USA.route(r.id) is r
        if r.twin is not None:
            twin = USA.routes[r.twin]
            assert (twin.a, twin.b, twin.length, twin.twin) == (r.a, r.b, r.length, r.index)
            assert r.lane == (r.color if r.color != twin.color else str(1 + (r.index > twin.index)))
    assert USA.route("Denver-Kansas City:black").color == "black"
    assert USA.route("Seattle-Vancouver:2").color == "gray"
    assert USA.ticket("Los Angeles-New York").points == 21
    with pytest.raises(KeyError):
        USA.route("Denver-Seattle")


def test_cards_are_110():  # R2
    assert NUM_CARDS == 110
    assert CARD_COUNTS == (12,) * 8 + (14,)


def test_a_board_comes_back_from_its_json():
    again = Board.from_dict(json.loads(json.dumps(USA.to_dict())))
    assert again == USA
    assert again.cities[0].lat == USA.cities[0].lat
    assert hash(again) == hash(USA)
    assert pickle.loads(pickle.dumps(USA)) is USA
    assert copy.deepcopy(USA) is USA
    assert pickle.loads(pickle.dumps(again)) == USA


def grid(width: int, height: int, length: int = 1) -> dict:
    """A grid of cities, every fourth pair a double."""
    names = [f"City {x} {y}" for y in range(height) for x in range(width)]
    pairs = [(f"City {x} {y}", f"City {x + 1} {y}") for y in range(height) for x in range(width - 1)]
    pairs += [(f"City {x} {y}", f"City {x} {y + 1}") for y in range(height - 1) for x in range(width)]
    routes = []
    for i, (a, b) in enumerate(pairs):
        routes.append({"a": a, "b": b, "length": length, "color": "gray" if i % 2 else ORDINARY[i % 8]})
        if i % 4 == 0:
            routes.append({"a": b, "b": a, "length": length, "color": "gray"})
    tickets = [{"a": names[0], "b": name, "points": i} for i, name in enumerate(names[1:40], 1)]
    return {"name": "grid", "cities": [{"name": n} for n in names], "routes": routes[:120], "tickets": tickets}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_other_boards_are_played_too(players):
    import random

    board = Board.from_dict(grid(8, 8, length=2))
    assert len(board.routes) == 120
    rng = random.Random(players)
    state = GameState.new(players=players, seed=1, board=board)
    while not state.is_over:
        action = rng.choice(state.legal_actions())
        assert state.move_to_action(state.action_to_move(action)) == action
        state.apply(action)
    assert len(state.returns()) == players
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.board == board


def test_a_board_without_tickets_begins_with_the_first_turn():
    data = grid(4, 4)
    data["tickets"] = []
    state = GameState.new(players=2, seed=1, board=Board.from_dict(data))
    assert state.phase == "turn"
    assert state.offers == [(), ()]


@pytest.mark.parametrize(
    ("change", "fragment"),
    [
        (lambda d: d["routes"][0].update(a="Nowhere"), "unknown city Nowhere"),
        (lambda d: d["routes"][0].update(color="pink"), "unknown colour pink"),
        (lambda d: d["routes"][0].update(length=7), "length 7"),
        (lambda d: d["routes"][0].update(length=True), "length True"),
        (lambda d: d["routes"][0].update(b=d["routes"][0]["a"]), "to itself"),
        (lambda d: d["routes"].append(d["routes"][0]) or d["routes"].append(d["routes"][0]), "lanes"),
        (lambda d: d["routes"].extend([dict(d["routes"][0])] * 30), "at most 120"),
        (lambda d: d["tickets"].append(d["tickets"][0]), "one ticket twice"),
        (lambda d: d["tickets"][0].update(points=-1), "-1 points"),
        (lambda d: d["cities"].append(d["cities"][0]), "two cities"),
        (lambda d: d["cities"][0].update(name="A:B"), "city name"),
        (lambda d: d.pop("routes"), "routes"),
        (lambda d: d.update(cities=None), "misstates"),
    ],
)
def test_faulty_boards_are_refused(change, fragment):
    data = USA.to_dict()
    change(data)
    with pytest.raises(ValueError, match="this board cannot be") as caught:
        Board.from_dict(data)
    assert fragment in str(caught.value)


def test_every_fault_is_listed():
    data = USA.to_dict()
    data["routes"][0]["color"] = "pink"
    data["tickets"][0]["points"] = -5
    with pytest.raises(ValueError, match=r"pink.*-5 points"):
        Board.from_dict(data)


def test_longer_routes_need_their_points():
    data = grid(3, 3, length=8)
    with pytest.raises(ValueError, match="no points are set for length 8"):
        Board.from_dict(data)
    data["route_points"] = {"8": 21}
    board = Board.from_dict(data)
    assert set(board.points) == {21}
    assert Board.from_dict(board.to_dict()) == board


ROUTES = [{"a": "A", "b": "B", "length": 2, "color": "red"}]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"routes": [{"a": "A", "b": "B", "length": 0, "color": "red"}], "route_points": {"0": 0}}, "length 0"),
        ({"routes": [{"a": "A", "b": "B", "length": 46, "color": "red"}], "route_points": {"46": 9}}, "length 46"),
        ({"routes": [{"a": "A", "b": "B", "length": 10**9, "color": "red"}], "route_points": {"1": 1}}, "length 1000"),
        ({"routes": [{"a": "A", "b": "B", "length": -1, "color": "red"}], "route_points": {"-1": 1}}, "'-1'"),
        ({"routes": ROUTES, "route_points": {"2": -3}}, "-3 points"),
        ({"routes": ROUTES, "route_points": {"2": 1.5}}, "1.5 points"),
        ({"routes": ROUTES, "route_points": {"two": 1}}, "'two'"),
        ({"cities": [{"name": "A", "lat": "north", "lon": 1}, {"name": "B"}]}, "'north'"),
        ({"cities": [{"name": "A", "lat": 1}, {"name": "B"}]}, "lies at 1, None"),
        ({"cities": [{"name": "A\ud800"}, {"name": "B"}]}, "city name"),
        ({"cities": [{"name": "A"}, {"name": "B  C"}, {"name": "B"}]}, "city name"),
        ({"cities": [{"name": "A"}, {"name": "B"}, {"name": "A-B"}, {"name": "A\N{EM DASH}B"}]}, "of one name"),
    ],
)
def test_a_board_that_could_not_be_played_or_saved_is_refused(change, fault):
    data = {"cities": [{"name": "A"}, {"name": "B"}], "routes": ROUTES, "tickets": []}
    assert Board.from_dict(data)
    with pytest.raises(ValueError, match=fault):
        Board.from_dict(data | change)


@pytest.mark.parametrize(
    "wrong",
    [{"max_refreshes": n} for n in (64.0, -1, True, None, "64", float("inf"))]
    + [{"shared_victory": n} for n in (1, 0, None, "yes")],
    ids=str,
)
def test_rules_are_of_the_types_that_a_save_file_has(wrong):
    with pytest.raises(ValueError, match="must be"):
        Rules(**wrong)


def test_the_points_of_a_board_cannot_be_changed():
    with pytest.raises(TypeError):
        USA.route_points[6] = 99  # type: ignore[index]
    assert dict(USA.route_points) == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
