"""Networks as graphs: what a seat owns, what is open to it, and the cheapest way."""

from __future__ import annotations

import networkx as nx
import pytest

import ttr_widget as ttr
from ttr_widget.analysis import network, open_network, way

TABLE = (
    ttr.position(players=["Ann", "Bo"])
    .claim(0, "Helena-Seattle", "Denver-Kansas City:black")
    .claim(1, "Duluth-Helena", "Portland-Seattle:1")
)


def game() -> ttr.Game:
    return ttr.Game.from_position(TABLE)


def test_a_seat_s_own_routes() -> None:
    mine = network(game(), 0)
    assert {key for *_, key in mine.edges(keys=True)} == {"Helena-Seattle", "Denver-Kansas City:black"}
    assert mine.edges["Helena", "Seattle", "Helena-Seattle"] | {"index": 0} == {
        "length": 6, "weight": 6, "color": "yellow", "points": 15, "lane": None, "index": 0,
    }  # fmt: skip
    assert nx.number_connected_components(mine) == 2
    x, y = mine.nodes["Seattle"]["pos"]
    assert x < mine.nodes["Denver"]["pos"][0]
    assert y > mine.nodes["Denver"]["pos"][1], "north is up"
    assert network(game().view(1), 1).number_of_edges() == 2


def test_what_is_open() -> None:
    open_ = open_network(game(), 0)
    keys = {key: data for *_, key, data in open_.edges(keys=True, data=True)}
    assert "Duluth-Helena" not in keys, "somebody else's"
    assert "Denver-Kansas City:orange" not in keys, "the twin of one's own"
    assert "Portland-Seattle:2" not in keys, "two players: the other lane is closed"
    assert keys["Helena-Seattle"]["weight"] == 0
    assert keys["Helena-Seattle"]["own"]
    assert keys["Calgary-Seattle"]["weight"] == 4
    four = ttr.Game.from_position(ttr.position(4).claim(1, "Portland-Seattle:1"))
    assert open_network(four, 0).has_edge("Portland", "Seattle", "Portland-Seattle:2")
    assert not open_network(four, 1).has_edge("Portland", "Seattle", "Portland-Seattle:2")


def test_the_cheapest_way() -> None:
    assert way(game(), 0, "seattle", "Helena") == ["Helena-Seattle"]
    assert way(game(), 1, "Seattle", "Duluth") != ["Helena-Seattle", "Duluth-Helena"]
    around = way(game(), 0, "Seattle", "Duluth")
    assert around is not None
    assert around[0] == "Helena-Seattle"
    assert "Duluth-Helena" not in around
    graph = nx.MultiGraph([("A", "B"), ("C", "D")])
    split = ttr.boards.from_networkx(graph)
    assert way(ttr.Game(players=2, seed=1, board=split), 0, "A", "D") is None


def test_the_way_costs_what_the_ticket_s_progress_says() -> None:
    played = ttr.Game(players=[ttr.bots.Greedy("Ann"), ttr.bots.Greedy("Bo")], seed=7)
    while played.ply < 60:
        played.play_bot()
    for seat in (0, 1):
        for progress in played.view(seat).progress:
            found = way(played, seat, progress.ticket.a, progress.ticket.b)
            if progress.claims_left is not None:
                assert found is not None
                assert progress.done == all(route in played.view(seat).owners for route in found)


@pytest.mark.parametrize("seat", [2, -1, None, True, "0"])
def test_no_such_seat(seat: object) -> None:
    with pytest.raises(ValueError, match="seat must be a number from 0 to 1"):
        network(game(), seat)


def test_no_such_city() -> None:
    with pytest.raises(ValueError, match="Seattle"):
        way(game(), 0, "Seatle", "Helena")
