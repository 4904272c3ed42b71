"""What else lies on a board without geometry: names of cities, the land under them, free corners."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin
from typing import Any, Final

from .places import Places, Point

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_AROUND: Final = tuple((cos(i * pi / 8), sin(i * pi / 8)) for i in range(16))
_LAND: Final = 62.0
"""How far the land reaches beyond its cities."""


def text_width(text: str) -> float:
    """About how wide a text is, in ems."""
    return sum(1.0 if unicodedata.east_asian_width(c) in "WF" else 0.68 if c.isupper() else 0.55 for c in text)


def lines_of(name: str) -> list[str]:
    """A name in one line, or in two where it is long and has a space.

    >>> lines_of("Las Vegas"), lines_of("Salt Lake City")
    (['Las Vegas'], ['Salt Lake', 'City'])
    """
    words = name.split()
    if len(name) <= 11 or len(words) < 2:
        return [name]
    cuts = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
    return min(cuts, key=lambda cut: (max(len(cut[0]), len(cut[1])), -len(cut[0])))


def place_names(names: Sequence[str], places: Places, cars: Sequence[Point], font: float) -> list[dict[str, Any]]:
    """A place for each city's name (`label`) and code (`code_label`), clear of cars, cities and other names."""
    taken: list[Box] = []
    out = []
    pad = 7.5 * places.scale
    solid = [(x - pad, y - pad, x + pad, y + pad) for x, y in cars]
    solid += [(x - pad, y - pad, x + pad, y + pad) for x, y in places.points]
    for name, (x, y) in zip(names, places.points, strict=True):
        lines = lines_of(name)
        wide = max(text_width(line) for line in lines) * font
        dx, dy, box = _best(x, y, wide, len(lines) * font * 1.05, places, solid, taken)
        taken.append(box)
        anchor = "start" if dx > 4 * places.scale else "end" if dx < -4 * places.scale else "middle"
        edge = {"start": dx - wide / 2, "end": dx + wide / 2, "middle": dx}[anchor]
        label = {"lines": lines, "anchor": anchor, "dx": round(edge, 1), "dy": round(dy, 1)}
        size = 19.5 * places.scale
        cx, cy, _ = _best(x, y, 2.1 * size, size * 0.8, places, solid, [])
        code = {"font": round(size, 1), "dx": round(cx, 1), "dy": round(cy, 1)}
        out.append({"label": label, "code_label": code})
    return out


def _best(
    x: float, y: float, wide: float, high: float, places: Places, solid: Sequence[Box], taken: Sequence[Box]
) -> tuple[float, float, Box]:
    """The middle of a text beside a point, against the point, and the box it then fills."""
    best: tuple[float, float, float, Box] | None = None
    for away in (12.5, 16.0, 23.0):
        for rank, (c, s) in enumerate(_AROUND):
            reach = away * places.scale
            dx = c * (reach + wide / 2) if abs(c) > 0.2 else 0.0
            dy = s * (reach + high / 2)
            box = (x + dx - wide / 2, y + dy - high / 2, x + dx + wide / 2, y + dy + high / 2)
            cost = away * 0.05 + 0.02 * min(rank, 16 - rank)
            cost += sum(4 * _overlap(box, other) for other in taken)
            cost += sum(_overlap(box, other) for other in solid)
            cost += 20 * sum(max(0.0, v) for v in (4 - box[0], 4 - box[1], box[2] + 4 - places.width,
                                                   box[3] + 4 - places.height))  # fmt: skip
            if best is None or cost < best[0]:
                best = (cost, dx, dy, box)
    assert best is not None
    return best[1], best[2], best[3]


def _overlap(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high * 0.1 if wide > 0 and high > 0 else 0.0


def land(places: Places) -> list[list[float]]:
    """The coast of an island that holds all cities."""
    ring: list[Point] = []
    reach = _LAND * places.scale
    for x, y in places.points:
        ring += [(x + reach * cos(2 * pi * i / 12), y + reach * sin(2 * pi * i / 12)) for i in range(12)]
    shore = _rounded(_hull(ring))
    middle = (places.width / 2, places.height / 2)
    coast = []
    for i, (x, y) in enumerate(shore):  # a little in and out, as coasts are
        turn = 2 * pi * i / len(shore)
        off = 5 * places.scale * (sin(7 * turn + 1) + sin(13 * turn + 2) + 0.6 * sin(29 * turn))
        far = hypot(x - middle[0], y - middle[1]) or 1
        coast.append([round(x + (x - middle[0]) / far * off, 1), round(y + (y - middle[1]) / far * off, 1)])
    return [*coast, coast[0]]


def _hull(points: Iterable[Point]) -> list[Point]:
    rows = sorted(set(points))

    def half(way: Iterable[Point]) -> list[Point]:
        out: list[Point] = []
        for x, y in way:
            while len(out) > 1 and (
                (out[-1][0] - out[-2][0]) * (y - out[-2][1]) <= (out[-1][1] - out[-2][1]) * (x - out[-2][0])
            ):
                out.pop()
            out.append((x, y))
        return out[:-1]

    return half(rows) + half(reversed(rows))


def _rounded(line: Sequence[Point]) -> list[Point]:
    """The outline with points at even distances."""
    out: list[Point] = []
    for (ax, ay), (bx, by) in zip(line, [*line[1:], line[0]], strict=True):
        steps = max(1, int(hypot(bx - ax, by - ay) / 12))
        out += [(ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps) for i in range(steps)]
    return out


def free_corner(size: tuple[float, float], places: Places, full: Sequence[Point], taken: Sequence[Box]) -> Point | None:
    """The top left corner of a place of this size in a corner of the map that is free; None if none is."""
    wide, high = size
    right, bottom = places.width - wide - 22, places.height - high - 20
    for x, y in ((22.0, bottom), (right, bottom), (22.0, 20.0), (right, 20.0)):
        box = (x - 8, y - 8, x + wide + 8, y + high + 8)
        clear = not any(box[0] < px < box[2] and box[1] < py < box[3] for px, py in full)
        if clear and not any(_overlap(box, other) for other in taken):
            return x, y
    return None
