"""Curves in board units: the line through a lane's cars, and ribbons along it.

Between two cars a lane is a cubic with their directions as tangents; before the first and after the last it runs
straight on to the bumper. The canvas draws the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, radians, sin

Point = tuple[float, float]

_STEPS = 5
_CORNER = 5
"""Points of a rounded corner."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A polyline with its unit normals, on the left hand of the walking direction."""

    points: tuple[Point, ...]
    normals: tuple[Point, ...]


def lane_curve(cars: Sequence[Sequence[float]], car_length: float) -> Curve:
    """The line through cars given as x, y and angle in degrees."""
    nodes = [(x, y, cos(radians(angle)), sin(radians(angle))) for x, y, angle in cars]
    if not nodes:
        return Curve((), ())
    first, last = nodes[0], nodes[-1]
    if len(nodes) > 1:  # layouts may list a car back to front: every tangent looks towards the last car
        ahead = (last[0] - first[0], last[1] - first[1])
        nodes = [(x, y, -dx, -dy) if dx * ahead[0] + dy * ahead[1] < 0 else (x, y, dx, dy) for x, y, dx, dy in nodes]
    half = car_length / 2
    points: list[Point] = []
    normals: list[Point] = []

    def add(x: float, y: float, dx: float, dy: float) -> None:
        length = hypot(dx, dy) or 1
        points.append((x, y))
        normals.append((dy / length, -dx / length))

    x, y, dx, dy = nodes[0]
    add(x - half * dx, y - half * dy, dx, dy)
    for i, (x, y, dx, dy) in enumerate(nodes):
        add(x, y, dx, dy)
        if i + 1 < len(nodes):
            tx, ty, tdx, tdy = nodes[i + 1]
            reach = hypot(tx - x, ty - y)
            for step in range(1, _STEPS):
                t = step / _STEPS
                px, sx = _hermite(x, dx * reach, tx, tdx * reach, t)
                py, sy = _hermite(y, dy * reach, ty, tdy * reach, t)
                add(px, py, sx, sy)
    x, y, dx, dy = nodes[-1]
    add(x + half * dx, y + half * dy, dx, dy)
    return Curve(tuple(points), tuple(normals))


def _hermite(p: float, m: float, q: float, n: float, t: float) -> tuple[float, float]:
    """Value and slope of the cubic with the given ends and slopes."""
    t2, t3 = t * t, t * t * t
    value = (2 * t3 - 3 * t2 + 1) * p + (t3 - 2 * t2 + t) * m + (3 * t2 - 2 * t3) * q + (t3 - t2) * n
    slope = (6 * t2 - 6 * t) * p + (3 * t2 - 4 * t + 1) * m + (6 * t - 6 * t2) * q + (3 * t2 - 2 * t) * n
    return value, slope


def ribbon(curve: Curve, half: float, extend: float, radius: float) -> list[Point]:
    """The outline of a lane `half` units thick to each side and `extend` longer at each end, corners rounded."""
    n = len(curve.points)
    left: list[Point] = []
    right: list[Point] = []
    for i, ((px, py), (nx, ny)) in enumerate(zip(curve.points, curve.normals, strict=True)):
        out = -extend if i == 0 else extend if i == n - 1 else 0
        x, y = px - ny * out, py + nx * out  # the walking direction is the normal turned back by a quarter
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    corners = {0, n - 1, n, 2 * n - 1}
    outline = [*left, *reversed(right)]
    found: list[Point] = []
    for i, p in enumerate(outline):
        if i not in corners:
            found.append(p)
            continue
        enter = _towards(p, outline[i - 1], radius)
        leave = _towards(p, outline[(i + 1) % len(outline)], radius)
        for step in range(_CORNER + 1):
            t = step / _CORNER
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            found.append((a * enter[0] + b * p[0] + c * leave[0], a * enter[1] + b * p[1] + c * leave[1]))
    return found


def _towards(start: Point, end: Point, by: float) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    t = min(0.5, by / length)
    return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
