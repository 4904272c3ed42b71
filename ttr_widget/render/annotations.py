"""Where arrows and notes lie on the map, and which colour a number has. The canvas reckons the same
(`js/src/board/annotations.ts`). Board units.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from ttr_widget.boards.labels import text_width

from .curve import Point
from .layout import BoardModel, PlacedCity
from .theme import mix

GAP: Final = 12
"""From the middle of a city to an arrow."""

HEAD: Final = (13, 6.5)
"""Length and half the width of an arrow's head."""

BOW: Final = 0.13
"""By how much of its length an arrow bows to its left, so that there and back are two arrows."""

FONT: Final = 11.5
HEIGHT: Final = 20
PADDING: Final = 7
ABOVE: Final = 15
"""From the middle of a city to its note; the tip between them ends at `TIP`."""

TIP: Final = 9
_STEPS: Final = 32


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow: the line of its shaft, and its head as a polygon."""

    shaft: tuple[Point, ...]
    head: tuple[Point, Point, Point]
    color: str


@dataclass(frozen=True, slots=True)
class Note:
    """A note: the middle of its box and its width; the tip is a triangle that points at the city."""

    x: float
    y: float
    width: float
    tip: tuple[Point, Point, Point]
    text: str
    color: str

    @property
    def baseline(self) -> float:
        """Of its text."""
        return self.y + FONT * 0.36


def arrow_between(a: PlacedCity, b: PlacedCity, color: str) -> Arrow:
    """The arrow from one city to another."""
    dx, dy = b.x - a.x, b.y - a.y
    length = hypot(dx, dy) or 1
    control = ((a.x + b.x) / 2 + dy * BOW, (a.y + b.y) / 2 - dx * BOW)
    points = []
    for i in range(_STEPS + 1):
        t = i / _STEPS
        points.append(tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r
                            for p, q, r in zip((a.x, a.y), control, (b.x, b.y), strict=True)))  # fmt: skip
    tx, ty = b.x - control[0], b.y - control[1]  # the curve arrives along this
    reach = hypot(tx, ty) or 1
    ux, uy = tx / reach, ty / reach
    gap = min(GAP, length / 4)
    long = min(HEAD[0], length / 3)
    half = HEAD[1] * long / HEAD[0]
    tip = (b.x - ux * gap, b.y - uy * gap)
    base = (tip[0] - ux * long, tip[1] - uy * long)
    shaft = [p for p in points
             if hypot(p[0] - a.x, p[1] - a.y) >= gap and hypot(p[0] - b.x, p[1] - b.y) >= gap + long]  # fmt: skip
    head = (tip, (base[0] - uy * half, base[1] + ux * half), (base[0] + uy * half, base[1] - ux * half))
    return Arrow((*((p[0], p[1]) for p in shaft), base), head, color)


def note_at(city: PlacedCity, text: str, color: str, model: BoardModel) -> Note:
    """The note at a city: above it, or below where there is no room; never beyond the map."""
    wide = text_width(text) * FONT + 2 * PADDING
    x = min(max(city.x, wide / 2 + 4), model.width - wide / 2 - 4) if wide < model.width - 8 else model.width / 2
    below = city.y - ABOVE - HEIGHT < 4
    side = 1 if below else -1
    near = city.y + side * ABOVE
    at = min(max(city.x, x - wide / 2 + 10), x + wide / 2 - 10)
    tip = ((city.x, city.y + side * TIP), (at + 5, near), (at - 5, near))
    return Note(x, near + side * HEIGHT / 2, wide, tip, text, color)


def heat_color(value: float, colors: Sequence[str], low: float, high: float) -> str:
    """The colour of a number on a scale.

    >>> heat_color(0.25, ["#000000", "#ffffff"], 0, 1)
    '#404040'
    """
    share = 0.5 if high <= low else min(1.0, max(0.0, (value - low) / (high - low)))
    at = share * (len(colors) - 1)
    i = min(int(at), len(colors) - 2)
    return mix(colors[i], colors[i + 1], at - i)


def shown_number(value: float) -> str:
    """A number in three digits, for the key.

    >>> shown_number(0.123456), shown_number(12.0)
    ('0.123', '12')
    """
    return f"{value:.3g}"
