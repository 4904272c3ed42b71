"""The longest path against a search that tries everything, and how long it takes (R48)."""

from __future__ import annotations

import random
import time
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttr_widget.engine import USA
from ttr_widget.engine.paths import longest_trail

Edges = list[tuple[int, int, int, int]]


def brute_force(edges: Edges) -> int:
    near: dict[int, list[tuple[int, int, int]]] = {}
    for i, (a, b, length, _) in enumerate(edges):
        near.setdefault(a, []).append((1 << i, b, length))
        near.setdefault(b, []).append((1 << i, a, length))

    @cache
    def walk(city: int, used: int) -> int:
        return max((more + walk(there, used | bit) for bit, there, more in near[city] if not used & bit), default=0)

    return max((walk(city, 0) for city in near), default=0)


def check_trail(edges: Edges, length: int, trail: tuple[int, ...]) -> None:
    by_route = {e[3]: e for e in edges}
    assert len(set(trail)) == len(trail)
    assert sum(by_route[r][2] for r in trail) == length
    ways = set(by_route[trail[0]][:2]) if trail else set()
    for route in trail:
        a, b = by_route[route][:2]
        ways = {b for city in ways if city == a} | {a for city in ways if city == b}
    assert ways or not trail


@st.composite
def networks(draw, cities=7, routes=9, lengths=(1, 1, 2, 2, 3, 4, 5, 6)):
    n = draw(st.integers(2, cities))
    pairs = st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)).filter(lambda p: p[0] != p[1])
    ends = draw(st.lists(pairs, max_size=routes))
    return [(a, b, draw(st.sampled_from(lengths)), 100 + i) for i, (a, b) in enumerate(ends)]


@given(networks())
def test_it_is_the_longest(edges):
    length, trail = longest_trail(edges)
    assert length == brute_force(edges)
    check_trail(edges, length, trail)


@given(networks(cities=10, routes=10, lengths=(1, 2)))
def test_it_is_the_longest_where_many_are_equal(edges):
    length, trail = longest_trail(edges)
    assert length == brute_force(edges)
    check_trail(edges, length, trail)


@pytest.mark.parametrize(
    ("edges", "longest"),
    [
        ([], 0),
        ([(0, 1, 6, 0)], 6),
        ([(0, 1, 2, 0), (2, 3, 3, 1)], 3),  # parts are not added
        ([(0, 1, 2, 0), (1, 2, 3, 1), (1, 3, 4, 2)], 7),  # nor are branches
        ([(0, 1, 1, 0), (1, 2, 1, 1), (2, 0, 1, 2)], 3),  # a loop counts in full
        ([(0, 1, 1, 0), (1, 2, 1, 1), (2, 0, 1, 2), (0, 3, 5, 3)], 8),  # and is walked on the way
        ([(0, 1, 1, 0), (1, 2, 1, 1), (2, 0, 1, 2), (2, 3, 1, 3), (3, 4, 1, 4), (4, 2, 1, 5)], 6),  # an eight
        ([(0, i, 1, i) for i in range(1, 6)], 2),  # a star
        ([(0, 1, 4, 0), (0, 1, 4, 1)], 8),  # both lanes, where one seat owns them
    ],
)
def test_shapes(edges, longest):
    length, trail = longest_trail(edges)
    assert length == longest
    check_trail(edges, length, trail)


ALL: Edges = [(*USA.ends[r.index], r.length, r.index) for r in USA.routes]


def dense_network(rng: random.Random) -> Edges:
    """45 trains on the classic board: connected, short routes and closed loops first."""
    chosen: set[int] = set()
    cities = {rng.randrange(len(USA.cities))}
    trains = 45
    while True:
        fit = [
            e
            for e in ALL
            if e[3] not in chosen and USA.twins[e[3]] not in chosen and e[2] <= trains and {e[0], e[1]} & cities
        ]
        if not fit:
            return [ALL[r] for r in sorted(chosen)]
        closing = [e for e in fit if {e[0], e[1]} <= cities] or fit
        shortest = min(e[2] for e in closing)
        edge = rng.choice([e for e in closing if e[2] <= shortest + (rng.random() < 0.3)])
        chosen.add(edge[3])
        cities |= {edge[0], edge[1]}
        trains -= edge[2]


LP20 = """Chicago-Pittsburgh:black, Chicago-Saint Louis:green, Pittsburgh-Saint Louis, Nashville-Pittsburgh,
New York-Pittsburgh:green, Pittsburgh-Raleigh, New York-Washington:black, Charleston-Raleigh, Pittsburgh-Washington,
Atlanta-Nashville, Pittsburgh-Toronto, Atlanta-Charleston, Raleigh-Washington:1, Nashville-Raleigh, Atlanta-Raleigh:1,
Nashville-Saint Louis, Little Rock-Saint Louis, Little Rock-Nashville, Boston-New York:red"""

# The slowest of some 18,000 networks that a hill climb went through: 22 routes, few of them of use.
SLOWEST = [0, 2, 6, 10, 17, 21, 25, 27, 28, 40, 42, 57, 59, 63, 65, 76, 78, 79, 81, 83, 86, 92]


def test_a_dense_network_slow_for_a_plain_search():
    edges = [ALL[USA.route(" ".join(name.split())).index] for name in LP20.split(",")]
    length, trail = longest_trail(edges)
    assert length == 40
    check_trail(edges, length, trail)


def test_dense_networks_are_quick():
    rng = random.Random(7)
    networks = [dense_network(rng) for _ in range(60)] + [[ALL[r] for r in SLOWEST]]
    assert max(len(edges) for edges in networks) >= 20
    slowest = 0.0
    for edges in networks:
        assert sum(e[2] for e in edges) <= 45
        took = []
        for _ in range(3):
            began = time.process_time()
            length, trail = longest_trail(edges)
            took.append(time.process_time() - began)
        slowest = max(slowest, min(took))
        check_trail(edges, length, trail)
    assert slowest < 0.05  # some 0.004 s where nothing else runs; a plain search needs many seconds


def test_forty_five_routes_of_one_are_bounded():
    rng = random.Random(11)
    for cities in (8, 14, 20, 30):
        edges = [(i, rng.randrange(max(0, i - 3), i), 1, i) for i in range(1, cities)]
        while len(edges) < 45:
            a, b = rng.sample(range(cities), 2)
            edges.append((a, b, 1, len(edges) + 100))
        began = time.process_time()
        length, trail = longest_trail(edges)
        assert time.process_time() - began < 1.0
        check_trail(edges, length, trail)


@pytest.mark.parametrize(
    ("hubs", "spokes", "length"),
    # Each spoke city has an odd number of routes, so all but the two ends of the trail leave one of theirs out.
    [(3, 15, 45 - 13), (5, 9, 45 - 7)],
)
def test_hubs_and_spokes_on_a_board_of_ones_own(hubs, spokes, length):
    edges = [(hub, hubs + spoke, 1, hub * spokes + spoke) for hub in range(hubs) for spoke in range(spokes)]
    found, trail = longest_trail(edges)
    assert found == length
    check_trail(edges, found, trail)
