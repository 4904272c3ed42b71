"""Where cities go on a board without geometry: from their coordinates, or from the lengths of their routes.

All in pure Python, and the same places for equal boards.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from math import atan2, cos, hypot, pi, radians, sin, sqrt
from typing import Final

from ttr_widget.engine.board import Board

Point = tuple[float, float]

CAR: Final = 28.0
GAP: Final = 3.0
CLEARANCE: Final = 11.0
"""Length of a car, the gap between two, and how far the first one keeps from its city, as on the classic board."""

MARGIN: Final = 64.0
"""Room for names and cars between the outermost cities and the map's edge."""

_ROUNDS: Final = 120
_TRIES: Final = 4
_AROUND: Final = (1250.0, 1900.0)
"""Least and largest sum of width and height: the score ring needs the one, a screen the other."""


@dataclass(frozen=True)
class Places:
    """Cities on a map: `points` by index, the map's size, and the size of pieces against those of the classic board."""

    points: tuple[Point, ...]
    width: float
    height: float
    scale: float


def needed(length: int) -> float:
    """How far apart two cities must be for a straight route of so many cars."""
    return length * (CAR + GAP) - GAP + 2 * CLEARANCE


def place_cities(board: Board) -> Places:
    """The places of all cities of a board, y downwards."""
    known = [(c.lon, c.lat) for c in board.cities if c.lon is not None and c.lat is not None]
    flat = _projected(known) if len(known) == len(board.cities) else _by_length(board)
    return _fitted(_apart(flat), board)


def _projected(known: Sequence[tuple[float, float]]) -> list[Point]:
    """Degrees as a flat map, true in its middle; other numbers are taken as x to the right and y up."""
    degrees = all(abs(lon) <= 180 and abs(lat) <= 90 for lon, lat in known)
    middle = (min(lat for _, lat in known) + max(lat for _, lat in known)) / 2
    squeeze = max(0.2, cos(radians(middle))) if degrees else 1.0
    return [(lon * squeeze, -lat) for lon, lat in known]


def _by_length(board: Board) -> list[Point]:
    """Places at which the distance of two cities comes near the trains between them (stress, majorised)."""
    n = len(board.cities)
    far = _distances(board)
    best: tuple[float, list[Point]] | None = None
    for seed in range(_TRIES):
        rng = random.Random(seed)
        turn = [2 * pi * (i + rng.random() / 2) / n for i in range(n)]
        reach = max(max(row) for row in far) / 2
        points = [(reach * cos(t), reach * sin(t)) for t in turn]
        rng.shuffle(points)
        for _ in range(_ROUNDS):
            points = [_pulled(i, points, far) for i in range(n)]
        stress = sum(
            (hypot(points[i][0] - points[j][0], points[i][1] - points[j][1]) / far[i][j] - 1) ** 2
            for i in range(n)
            for j in range(i)
        )
        if best is None or stress < best[0]:
            best = (stress, points)
    assert best is not None
    return _laid_flat(best[1])


def _pulled(i: int, points: Sequence[Point], far: Sequence[Sequence[float]]) -> Point:
    """Where the distances from all others would have a city."""
    x = y = total = 0.0
    px, py = points[i]
    for j, (qx, qy) in enumerate(points):
        if i != j:
            wanted = far[i][j]
            weight = 1 / (wanted * wanted)
            apart = hypot(px - qx, py - qy) or 1e-9
            x += weight * (qx + (px - qx) * wanted / apart)
            y += weight * (qy + (py - qy) * wanted / apart)
            total += weight
    return x / total, y / total


def _distances(board: Board) -> list[list[float]]:
    """Trains between any two cities, more than any where there is no way."""
    n = len(board.cities)
    beside: list[list[tuple[int, float]]] = [[] for _ in range(n)]
    for (a, b), length in zip(board.ends, board.lengths, strict=True):
        beside[a].append((b, length + 0.7))
        beside[b].append((a, length + 0.7))
    rows = []
    for start in range(n):
        row = [float("inf")] * n
        heap = [(0.0, start)]
        while heap:
            so_far, city = heappop(heap)
            if so_far < row[city]:
                row[city] = so_far
                for other, step in beside[city]:
                    heappush(heap, (so_far + step, other))
        rows.append(row)
    most = max((d for row in rows for d in row if d < float("inf")), default=1.0) or 1.0
    return [[d if d < float("inf") else most * 1.3 + 1 for d in row] for row in rows]


def _laid_flat(points: Sequence[Point]) -> list[Point]:
    """Turned so that the longer way lies across."""
    mx = sum(x for x, _ in points) / len(points)
    my = sum(y for _, y in points) / len(points)
    xx = sum((x - mx) ** 2 for x, _ in points)
    yy = sum((y - my) ** 2 for _, y in points)
    xy = sum((x - mx) * (y - my) for x, y in points)
    turn = -atan2(2 * xy, xx - yy) / 2
    c, s = cos(turn), sin(turn)
    return [((x - mx) * c - (y - my) * s, (x - mx) * s + (y - my) * c) for x, y in points]


def _apart(points: Sequence[Point]) -> list[Point]:
    """Cities at one and the same place are moved a little, so that something can lie between them."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    size = max(max(x for x, _ in points) - left, max(y for _, y in points) - top, 1e-9)
    out: list[Point] = []
    for far in points:
        x, y = home = (far[0] - left, far[1] - top)  # from the corner, where numbers are fine enough to move by little
        n = 0
        while any(hypot(x - qx, y - qy) < size * 0.02 for qx, qy in out):
            n += 1  # a spiral outwards: it leaves any crowd
            reach = size * 0.03 * sqrt(n)
            x, y = home[0] + reach * cos(2.4 * n), home[1] + reach * sin(2.4 * n)
        out.append((x, y))
    return out


def _fitted(points: Sequence[Point], board: Board) -> Places:
    """Scaled so that most routes can lie straight, with room around, on a map of a handy size."""
    ratios = sorted(
        needed(length) / (hypot(points[a][0] - points[b][0], points[a][1] - points[b][1]) or 1e-9)
        for (a, b), length in zip(board.ends, board.lengths, strict=True)
    )
    grow = ratios[min(len(ratios) - 1, int(len(ratios) * 0.85))] if ratios else 100.0
    left, top = min(x for x, _ in points), min(y for _, y in points)
    wide = (max(x for x, _ in points) - left) * grow
    high = (max(y for _, y in points) - top) * grow
    width = max(wide + 2 * MARGIN, 1.3 * (high + 2 * MARGIN), 420.0)
    height = max(high + 2 * MARGIN, 0.45 * width, 300.0)
    least, most = _AROUND
    scale = min(most / (width + height), max(1.0, least / (width + height)))
    dx, dy = (width - wide) / 2, (height - high) / 2
    moved = tuple(((x - left) * grow + dx, (y - top) * grow + dy) for x, y in points)
    return Places(
        tuple((x * scale, y * scale) for x, y in moved), round(width * scale), round(height * scale), scale
    )  # fmt: skip
