"""The longest continuous path: the longest trail in a network of routes, exact (R48).

A trail uses every route at most once; cities may be met again. Three facts keep the search small:

* A network with at most two cities of odd degree is walked in full (Euler).
* In a network without cycles the longest path is found by walking to the far end twice.
* Otherwise a longest trail begins and ends in cities of odd degree: at a city of even degree, or one with a route
  left over, it could be made longer. Every other city of odd degree leaves at least one of its routes out, and a
  route left out serves two cities at most. That bounds what is still to be had from what can still be reached.
"""

from __future__ import annotations

from collections.abc import Sequence

Edge = tuple[int, int, int, int]
"""(city, city, length, route)"""

Adjacent = dict[int, list[tuple[int, int, int]]]
"""Per city: (bit of the edge, the other city, length)."""


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
    """The longest trail of a connected network, if it is longer than `best`; else whatever, and no longer."""
    search = _Search(near, best)
    # The bound of the whole network is the best that can be hoped for: stop as soon as it is reached.
    for i, start in enumerate(odd[:-1]):
        search.done.clear() if i else None
        search.walk(start, 0, 0)
    return search.best, search.trail


class _Search:
    """Depth first over trails, cut off where what can still be reached is not enough."""

    def __init__(self, near: Adjacent, best: int) -> None:
        self.near = {city: sorted(out, key=lambda e: -e[2]) for city, out in near.items()}
        self.best = best
        self.trail: list[int] = []
        self.way: list[int] = []
        self.done: set[tuple[int, int]] = set()

    def walk(self, city: int, used: int, length: int) -> None:
        if length > self.best:
            self.best = length
            self.trail = self.way[:]
        key = (city, used)
        if key in self.done:
            return
        self.done.add(key)
        if length + self.hope(city, used) <= self.best:
            return
        for bit, there, more in self.near[city]:
            if not used & bit:
                self.way.append(bit)
                self.walk(there, used | bit, length + more)
                self.way.pop()

    def hope(self, start: int, used: int) -> int:
        """An upper bound on what a trail from here can still add."""
        twice = 0  # every edge is met from both ends
        lost = 0
        most = 0
        seen = {start}
        stack = [start]
        while stack:
            city = stack.pop()
            degree = 0
            least = 1 << 30
            for bit, there, length in self.near[city]:
                if not used & bit:
                    degree += 1
                    twice += length
                    if length < least:
                        least = length
                    if there not in seen:
                        seen.add(there)
                        stack.append(there)
            if degree & 1 and city != start:
                lost += least
                if least > most:
                    most = least
        return (twice - (lost - most)) // 2
