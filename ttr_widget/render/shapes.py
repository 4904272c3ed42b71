"""Shapes that both pictures draw: glyphs, cars and wagons, the score ring. In board units or boxes of about one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from .layout import BoardModel
from .scene import FIELDS, Marker

MAP_RADIUS: Final = 10
FRAME: Final = 26
"""Width of the score ring's frame."""

TALLER: Final = 1.2
"""A taken car is a little wider than its slot: it stands on it."""

LAST: Final = 9
"""Half the width of the lozenge round the last claim."""

GLOW: Final = (6.5, 5, 3.6, 2.3, 1.1)
"""A blur made of a few wide, faint ribbons: by how much each is wider than what glows."""

GLYPHS: Final = {
    "red": "M-1.25 0L0-.82 1.25 0 0 .82Z",
    "orange": "M0-1L.98 .78H-.98Z",
    "yellow": "M.86 0A.86 .86 0 1 1-.86 0A.86 .86 0 1 1 .86 0Z",
    "green": "M-.34-1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z",
    "blue": "M-.95-1H-.25V1H-.95ZM.25-1H.95V1H.25Z",
    "purple": "M0-1.12L.28-.38 1.07-.35 .45 .15 .66 .91 0 .47-.66 .91-.45 .15-1.07-.35-.28-.38Z",
    "black": "M-.86-.74A.12 .12 0 0 1-.74-.86H.74A.12 .12 0 0 1 .86-.74V.74A.12 .12 0 0 1 .74 .86H-.74"
    "A.12 .12 0 0 1-.86 .74Z",
    "white": "M.95 0A.95 .95 0 1 1-.95 0A.95 .95 0 1 1 .95 0ZM.49 0A.49 .49 0 1 0-.49 0A.49 .49 0 1 0 .49 0Z",
}
"""The sign of each colour as path data; gray has none."""

GLYPH_SCALE: Final = 2.75 / 10.2
"""Units a glyph's box of 1 stands for, by the width of a slot."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rounded rectangle about a centre of its own."""

    width: float
    height: float
    radius: float


@dataclass(frozen=True, slots=True)
class Pieces:
    """Measures of slots and cars."""

    slot: Box
    body: Box
    rim: Box
    windows: tuple[float, ...]
    """Centres of the windows along the roof; each is 3.8 by 3.6."""
    outer_windows: tuple[float, ...]
    """Windows of the car that bears the seat's number."""


def pieces_of(model: BoardModel) -> Pieces:
    """The pieces of a board."""
    length, width = model.units["car_length"], model.units["car_width"]
    taller = width + TALLER
    pitch = length * 3 / 14
    return Pieces(
        slot=Box(length, width, 2.4),
        body=Box(length, taller, 2.8),
        rim=Box(length + 1.8, taller + 1.8, 3.6),
        windows=tuple(pitch * at for at in (-1.5, -0.5, 0.5, 1.5)),
        outer_windows=(pitch * -1.55, pitch * 1.55),
    )


def hatch(box: Box) -> list[list[tuple[float, float]]]:
    """Slanted stripes over a closed slot, already cut off at its ends."""
    stripes = []
    half, top = box.width / 2, box.height / 2
    x = -half - box.height
    while x < half:
        low, high = (x, x + 2.8), (x + box.height, x + box.height + 2.8)
        stripe = [(low[0], top), (high[0], -top), (high[1], -top), (low[1], top)]
        stripes.append([(max(-half, min(half, px)), py) for px, py in stripe])
        x += 6
    return stripes


def field_at(field: int, model: BoardModel) -> tuple[float, float]:
    """Centre of a field of the score ring: 0 at the bottom left, then clockwise; sides get fields by their length."""
    half = FRAME / 2
    w, h = model.width + FRAME, model.height + FRAME
    up = round(FIELDS / 2 * (h / (w + h)))
    across = FIELDS // 2 - up
    at = field % FIELDS
    left = top = -half
    if at <= up:
        return left, top + h - h * at / up
    if at <= up + across:
        return left + w * (at - up) / across, top
    if at <= 2 * up + across:
        return left + w, top + h * (at - up - across) / up
    return left + w - w * (at - 2 * up - across) / across, top + h


def marker_place(marker: Marker, model: BoardModel) -> tuple[float, float]:
    """Centre of a score marker; those on one field lie like a fanned stack, towards the map."""
    x, y = field_at(marker.field, model)
    in_x = 4 if x < model.width / 2 else -4
    in_y = 3 if y < model.height / 2 else -3
    return x + in_x * marker.step, y + in_y * marker.step


def waves(model: BoardModel) -> Iterator[list[tuple[float, float]]]:
    """Lines on the sea, each as a start and then pairs of control and end points of quadratic curves."""
    y = 41
    while y < model.height:
        line = [(0.0, float(y))]
        x, crest = 0, -7
        while x < model.width:
            line += [(x + 62.0, float(y + crest)), (x + 125.0, float(y))]
            x, crest = x + 125, -crest
        yield line
        y += 41


LEGEND_ROW: Final = 23
LEGEND_HEAD: Final = 35
LEGEND_WIDTH: Final = 178


@dataclass(frozen=True, slots=True)
class LegendRow:
    """A line of the points legend: little cars at `cars` (left edges), each `car` wide; the points end at `right`."""

    cars: tuple[float, ...]
    car: float
    top: float
    right: float
    points: int


def legend_rows(model: BoardModel) -> tuple[float, list[LegendRow]]:
    """Height of the points legend, and its lines, from its top left corner."""
    count = (len(model.points) + 1) // 2
    rows = []
    for i, (length, points) in enumerate(model.points):
        left = 12 + (i // count) * 84
        pitch = min(8.6, 45 / length)
        top = LEGEND_HEAD - 3 + (i % count) * LEGEND_ROW
        cars = tuple(left + car * pitch for car in range(length))
        rows.append(LegendRow(cars, pitch * 7.4 / 8.6, top, left + 70, points))
    return LEGEND_HEAD + count * LEGEND_ROW, rows
