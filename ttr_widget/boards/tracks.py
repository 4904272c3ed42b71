"""Where cars go on a board without geometry: along straight or gently bent lines, lanes of a double side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Final

from ttr_widget.engine.board import Board

from .places import CAR, CLEARANCE, GAP, Places, Point

LANE: Final = 6.2
"""How far the middle of a lane lies from the middle of its double."""

_BENDS: Final = (0.0, 0.1, -0.1, 0.18, -0.18, 0.27, -0.27, 0.38, -0.38, 0.52, -0.52)
"""How far the middle may lie beside the straight line, as part of its length."""

_SAMPLES: Final = 24


@dataclass(frozen=True)
class Track:
    """The line between two cities: the control point of its curve, and for each lane its cars as x, y and degrees."""

    control: Point
    lanes: tuple[tuple[tuple[float, float, float], ...], ...]


def lay_tracks(board: Board, places: Places, car: float) -> dict[tuple[int, int], Track]:
    """The tracks by pair of cities; `car` is the length of a car on this map."""
    pairs: dict[tuple[int, int], list[int]] = {}
    for index, ends in enumerate(board.ends):
        pairs.setdefault(ends, []).append(index)
    order = sorted(pairs, key=lambda ends: (_length(places, ends) / board.lengths[pairs[ends][0]], ends))
    spots: list[Point] = []
    found: dict[tuple[int, int], Track] = {}
    for ends in order:
        lanes = pairs[ends]
        length = board.lengths[lanes[0]]
        bends = [(_cost(ends, bend, length, len(lanes), places, car, spots), bend) for bend in _BENDS]
        bend = min(bends, key=lambda one: (one[0], abs(one[1])))[1]
        curve = _curve(ends, bend, places)
        sides = _sides(len(lanes), places.scale)
        found[ends] = Track(
            _control(ends, bend, places), tuple(_cars(curve, length, side, places.scale) for side in sides)
        )
        spots += [(x, y) for lane in found[ends].lanes for x, y, _ in lane]
    return {ends: found[ends] for ends in pairs}


def car_length(board: Board, places: Places) -> float:
    """The longest car with which, slightly bent, every route has room; never longer than on the classic board."""
    longest = CAR * places.scale
    rest = GAP * places.scale
    for ends, length in zip(board.ends, board.lengths, strict=True):
        room = _length(places, ends) * 1.28 - 2 * CLEARANCE * places.scale
        longest = min(longest, (room + rest) / length - rest)
    return max(longest, 6.0 * places.scale)


def _sides(lanes: int, scale: float) -> tuple[float, ...]:
    return (0.0,) if lanes == 1 else (-LANE * scale, LANE * scale)


def _length(places: Places, ends: tuple[int, int]) -> float:
    (ax, ay), (bx, by) = (places.points[end] for end in ends)
    return hypot(ax - bx, ay - by)


def _control(ends: tuple[int, int], bend: float, places: Places) -> Point:
    (ax, ay), (bx, by) = (places.points[end] for end in ends)
    return (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend


def _curve(ends: tuple[int, int], bend: float, places: Places) -> list[Point]:
    (ax, ay), (bx, by) = (places.points[end] for end in ends)
    cx, cy = _control(ends, bend, places)
    steps = [i / _SAMPLES for i in range(_SAMPLES + 1)]
    return [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by)
        for t in steps
    ]


def _walk(curve: Sequence[Point]) -> list[float]:
    """How far along the curve each of its points lies."""
    way = [0.0]
    for (ax, ay), (bx, by) in pairwise(curve):
        way.append(way[-1] + hypot(bx - ax, by - ay))
    return way


def _cars(curve: Sequence[Point], length: int, side: float, scale: float) -> tuple[tuple[float, float, float], ...]:
    """Cars at even distances, `side` to the right of the walking direction."""
    way = _walk(curve)
    start = CLEARANCE * scale
    room = way[-1] - 2 * start
    cars = []
    for i in range(length):
        at = start + room * (i + 0.5) / length
        step = next(k for k in range(1, len(way)) if way[k] >= at or k == len(way) - 1)
        (ax, ay), (bx, by) = curve[step - 1], curve[step]
        part = (at - way[step - 1]) / ((way[step] - way[step - 1]) or 1)
        dx, dy = bx - ax, by - ay
        norm = hypot(dx, dy) or 1
        x, y = ax + dx * part - dy / norm * side, ay + dy * part + dx / norm * side
        cars.append((round(x, 1), round(y, 1), round(degrees(atan2(dy, dx)), 1)))
    return tuple(cars)


def _cost(
    ends: tuple[int, int], bend: float, length: int, lanes: int, places: Places, car: float, spots: Sequence[Point]
) -> float:
    """What speaks against a bend: cars too close together, cities and other cars in the way, the edge; and itself."""
    scale = places.scale
    curve = _curve(ends, bend, places)
    room = _walk(curve)[-1] - 2 * CLEARANCE * scale
    short = max(0.0, length * (car + GAP * scale) - GAP * scale - room) / (length * car)
    long = max(0.0, room / (length * (car + GAP * scale)) - 1.35)
    cost = 90 * short + 1.5 * long + 6 * abs(bend)
    half = (12.0 + (LANE if lanes > 1 else 0.0)) * scale
    inner = curve[2:-2]
    for city, (x, y) in enumerate(places.points):
        if city not in ends:
            near = min(hypot(x - px, y - py) for px, py in inner)
            cost += 14 * max(0.0, 1 - near / (half + 12 * scale))
    mine = [spot for side in _sides(lanes, scale) for spot in _cars(curve, length, side, scale)]
    left, right = min(x for x, _, _ in mine) - half, max(x for x, _, _ in mine) + half
    for x, y in spots:
        if left < x < right:
            near = min(hypot(x - px, y - py) for px, py, _ in mine)
            cost += 1.2 * max(0.0, 1 - near / (18 * scale)) + 7 * max(0.0, 1 - near / (12 * scale))
    edge = 16 * scale
    for x, y in inner:
        cost += max(0.0, edge - min(x, y, places.width - x, places.height - y)) / edge
    return cost
