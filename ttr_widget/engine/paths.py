"""The longest continuous path: the longest trail in a network of routes, exact (R48).

A trail uses every route at most once; cities may be met again. Three facts keep the search small:

* A network with at most two cities of odd degree is walked in full (Euler).
* In a network without cycles the longest path is found by walking to the far end twice.
* Otherwise a longest trail begins and ends in cities of odd degree and uses all the routes there: else it could be
  made longer. Every other city of odd degree leaves at least one of its routes out, and a route left out serves two
  cities at most. So the search is for the lightest set of routes to leave out, and it is a short one even in dense
  networks, where a search for the trail itself is hopeless.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

Edge = tuple[int, int, int, int]
"""(city, city, length, route)"""

Adjacent = dict[int, list[tuple[int, int, int]]]
"""Per city: (bit of the edge, the other city, length)."""

FINISHED = -1
"""Marks a node of the search whose bound is exact."""

MANY_ODD = 10
"""From so many odd cities on, the second of the bounds is worth its time."""


def longest_trail(edges: Sequence[Edge]) -> tuple[int, tuple[int, ...]]:
    """Length in trains of a longest trail, and its routes in walking order; `(0, ())` without edges.

    >>> longest_trail([(0, 1, 3, 7), (1, 2, 4, 8), (1, 3, 6, 9)])
    (10, (8, 9))
    """
    best = 0
    trail: tuple[int, ...] = ()
    for part in _components(edges):
        total = 0
        for edge in part:
            total += edge[2]
        if total <= best:
            continue
        near: Adjacent = {}
        bit = 1
        for a, b, length, _ in part:
            if a in near:
                near[a].append((bit, b, length))
            else:
                near[a] = [(bit, b, length)]
            if b in near:
                near[b].append((bit, a, length))
            else:
                near[b] = [(bit, a, length)]
            bit <<= 1
        odd = [city for city, out in near.items() if len(out) & 1]
        if len(odd) <= 2:
            length, walk = total, _euler(near, odd[0] if odd else part[0][0])
        elif len(part) == len(near) - 1:
            length, walk = _tree(near, part[0][0])
        else:
            length, walk = _search(near, odd, total, best)
        if length > best:
            best = length
            trail = tuple(part[b.bit_length() - 1][3] for b in walk)
    return best, trail


def _components(edges: Sequence[Edge]) -> list[list[Edge]]:
    """The connected parts of a network, the heaviest first."""
    part_of: dict[int, list[Edge]] = {}
    members: dict[int, list[int]] = {}
    for edge in edges:
        a, b = edge[0], edge[1]
        part = part_of.get(a)
        other = part_of.get(b)
        if part is None and other is None:
            part = part_of[a] = part_of[b] = [edge]
            members[id(part)] = [a, b]
        elif part is None:
            assert other is not None
            part_of[a] = other
            other.append(edge)
            members[id(other)].append(a)
        elif other is None:
            part_of[b] = part
            part.append(edge)
            members[id(part)].append(b)
        else:
            part.append(edge)
            if part is not other:
                part += other
                mine = members[id(part)]
                for city in members.pop(id(other)):
                    part_of[city] = part
                    mine.append(city)
    parts: list[list[Edge]] = []
    for city, part in part_of.items():
        if members[id(part)][0] == city:
            parts.append(part)
    if len(parts) > 1:
        parts.sort(key=lambda part: sum(edge[2] for edge in part), reverse=True)
    return parts


def _euler(near: Adjacent, start: int) -> list[int]:
    """A walk over every edge of a network that has one, from `start` (Hierholzer); the bits in order."""
    used = 0
    stack = [(start, 0)]
    walk: list[int] = []
    at = dict.fromkeys(near, 0)
    while stack:
        city, came = stack[-1]
        out = near[city]
        i = at[city]
        while i < len(out) and used & out[i][0]:
            i += 1
        at[city] = i
        if i == len(out):
            stack.pop()
            if came:
                walk.append(came)
        else:
            bit, there, _ = out[i]
            used |= bit
            stack.append((there, bit))
    return walk[::-1]


def _tree(near: Adjacent, start: int) -> tuple[int, list[int]]:
    """The longest path of a network without cycles."""
    far, _, _ = _far_end(near, start)
    end, length, came = _far_end(near, far)
    walk: list[int] = []
    while end != far:
        bit, end = came[end]
        walk.append(bit)
    return length, walk


def _far_end(near: Adjacent, start: int) -> tuple[int, int, dict[int, tuple[int, int]]]:
    """The city farthest from `start`, how far it is, and the way each city was reached."""
    far = start
    most = 0
    came: dict[int, tuple[int, int]] = {start: (0, start)}
    stack = [(start, 0)]
    while stack:
        city, length = stack.pop()
        if length > most:
            far, most = city, length
        for bit, there, more in near[city]:
            if there not in came:
                came[there] = (bit, city)
                stack.append((there, length + more))
    return far, most, came


def _search(near: Adjacent, odd: list[int], total: int, best: int) -> tuple[int, list[int]]:
    """The longest trail of a connected network, if it is longer than `best`; else a length of 0.

    Best first over sets of edges to leave out. A node of the search has left out some edges and has promised to keep
    others; it takes a city that still has an odd number of edges and either makes it an end of the trail, which keeps
    all its edges, or leaves out one of them, promising to keep those tried before. Once no such city is left, the
    heaviest connected part of the rest is a trail.
    """
    place = {city: i for i, city in enumerate(near)}
    # Per city, lightest first: (bit, the two ends as bits, length).
    out: list[list[tuple[int, int, int]]] = []
    for city, edges in near.items():
        me = 1 << place[city]
        out.append(sorted([(bit, me | 1 << place[there], length) for bit, there, length in edges], key=_length))
    around = [sum(edge[0] for edge in edges) for edges in out]
    start = sum(1 << place[city] for city in odd)
    # (trains lost at least, trains left out so far as a negative number, cities still odd, edges left out, edges kept,
    # ends of the trail still to be placed). Of equal bounds the one that has gone farthest comes first.
    heap: list[tuple[int, int, int, int, int, int]] = [(0, 0, start, 0, 0, 2)]
    while heap:
        bound, lost, open_, gone, kept, ends = heappop(heap)
        if total - bound <= best:
            break
        if ends == FINISHED:
            return total - bound, _walk(near, gone)
        if not open_:
            length, _ = _heaviest(near, gone)
            heappush(heap, (total - length, lost, 0, gone, kept, FINISHED))
            continue
        # The city with the fewest edges that may be left out.
        choice = -1
        fewest = 99
        rest = open_
        while rest:
            low = rest & -rest
            rest ^= low
            i = low.bit_length() - 1
            n = (around[i] & ~(gone | kept)).bit_count()
            if n < fewest:
                fewest = n
                choice = i
        city = 1 << choice
        free = around[choice] & ~(gone | kept)
        if ends and not around[choice] & gone and start & city:
            more = _bound(out, open_ & ~city, gone, kept | free, ends - 1)
            if more >= 0:
                heappush(heap, (-lost + more, lost, open_ & ~city, gone, kept | free, ends - 1))
        for bit, both, length in out[choice]:
            if free & bit:
                more = _bound(out, open_ ^ both, gone | bit, kept, ends)
                if more >= 0:
                    heappush(heap, (-lost + length + more, lost - length, open_ ^ both, gone | bit, kept, ends))
                kept |= bit
    return 0, []


def _length(edge: tuple[int, int, int]) -> int:
    return edge[2]


def _bound(out: list[list[tuple[int, int, int]]], open_: int, gone: int, kept: int, ends: int) -> int:
    """How much must still be left out, at least; -1 where it cannot be done.

    The larger of two bounds. Either each odd city pays half of its lightest edge, since an edge serves two cities at
    most; or each pays as much as its edges allow after what the cities before it paid, those with few edges first.
    """
    taken = gone | kept
    lost = 0
    most = second = 0
    cities: list[tuple[int, int]] = []
    rest = open_
    while rest:
        low = rest & -rest
        rest ^= low
        n = lightest = 0
        for bit, _, length in out[low.bit_length() - 1]:
            if not taken & bit:
                if not n:
                    lightest = length
                n += 1
        if n:
            cities.append((n, low))
            lost += lightest
            if lightest > most:
                most, second = lightest, most
            elif lightest > second:
                second = lightest
        else:
            if not ends:
                return -1
            ends -= 1
    if ends:
        lost -= most
        if ends > 1:
            lost -= second
    half = (lost + 1) // 2
    if len(cities) < MANY_ODD:
        return half
    paid = dict.fromkeys([low for _, low in cities], 0)
    cities.sort()
    lost = most = second = 0
    for _, low in cities:
        price = -1
        for bit, both, length in out[low.bit_length() - 1]:
            if not taken & bit:
                left = length - paid.get(both ^ low, 0)
                if price < 0 or left < price:
                    price = left
        paid[low] = price
        lost += price
        if price > most:
            most, second = price, most
        elif price > second:
            second = price
    if ends:
        lost -= most
        if ends > 1:
            lost -= second
    return max(half, lost)


def _walk(near: Adjacent, gone: int) -> list[int]:
    """A walk over the heaviest connected part of what is not left out."""
    _, cities = _heaviest(near, gone)
    left = {city: [edge for edge in near[city] if not gone & edge[0]] for city in cities}
    start = next((city for city, edges in left.items() if len(edges) & 1), cities[0])
    return _euler(left, start)


def _heaviest(near: Adjacent, gone: int) -> tuple[int, list[int]]:
    """Length and cities of the heaviest connected part of what is not left out."""
    best = 0
    part: list[int] = []
    seen: set[int] = set()
    for first in near:
        if first in seen:
            continue
        twice = 0
        cities = [first]
        seen.add(first)
        for city in cities:
            for bit, there, length in near[city]:
                if not gone & bit:
                    twice += length
                    if there not in seen:
                        seen.add(there)
                        cities.append(there)
        if twice > 2 * best:
            best = twice // 2
            part = cities
    return best, part
