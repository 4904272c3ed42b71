"""City labels: which text, in how many lines, where. The rules are those of the canvas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, copysign
from typing import Any

from ttr_widget import texts

from .layout import BoardModel, PlacedCity

NAME_SCALE = 0.83
"""Below this scale (pixels a unit) a name would be smaller than 10 px: codes take its place."""

_CODE_PX = 11
_CODE_HALF = (1.03, 0.36)
"""Half the width and height of three capitals, in ems."""

_EDGE = 3
"""What a label keeps clear of the map's edge."""


@dataclass(frozen=True, slots=True)
class Label:
    """A city's name on the map: `y` is the middle of the block of lines, `font` the size in board units.

    `room` is the width it may take before it leaves the map: wide fonts are condensed to it.
    """

    lines: tuple[str, ...]
    x: float
    y: float
    anchor: str
    font: float
    room: float
    bold: bool

    @property
    def line_height(self) -> float:
        """Distance of two lines in board units."""
        return self.font * 1.05

    @property
    def first(self) -> float:
        """Baseline of the first line."""
        return self.y - (len(self.lines) - 1) / 2 * self.line_height + self.font * 0.36


def place_label(model: BoardModel, city: PlacedCity, language: str, scale: float, *, codes: bool, bold: bool) -> Label:
    """The label of a city. `scale` is pixels a unit; `codes` asks for codes at any scale."""
    if (codes or scale < NAME_SCALE) and "code" in city.labels:
        at, lines, font, anchor = _code(city, city.labels["code"], scale)
    else:
        own = city.labels.get(language)
        place = own if own is not None else city.labels["en"]
        name = texts.city(city.name, language)
        lines = split_name(name, place.get("lines", (name,)))
        usual = "start" if place is city.labels["en"] else "middle"
        font = place.get("font", model.units["label_font"])
        anchor = place.get("anchor", usual)
        at = (city.x + place["dx"], city.y + place["dy"])
    left, right = at[0] - _EDGE, model.width - _EDGE - at[0]
    room = {"start": right, "end": left}.get(anchor, 2 * min(left, right))
    return Label(tuple(lines), at[0], at[1], anchor, font, room, bold)


def _code(city: PlacedCity, at: Mapping[str, Any], scale: float) -> tuple[tuple[float, float], list[str], float, str]:
    """Codes are large, as a small board needs them; on a larger one they shrink towards their city."""
    largest = at.get("font", 19.5)
    font = min(largest, max(12, _CODE_PX / scale))
    less = largest - font
    dx, dy = at["dx"], at["dy"]
    if abs(dx) > largest * _CODE_HALF[0]:
        dx -= copysign(less * _CODE_HALF[0], dx)
    if abs(dy) > largest * _CODE_HALF[1]:
        dy -= copysign(less * _CODE_HALF[1], dy)
    return (city.x + dx, city.y + dy), [city.code], font, "middle"


def split_name(name: str, like: Sequence[str]) -> list[str]:
    """Break a name as the layout breaks it; a name that the layout does not know, at its spaces.

    >>> split_name("San Francisco", ["San", "Francisco"])
    ['San', 'Francisco']
    """
    if len(like) < 2:
        return [name]
    if "".join(name.split()) == "".join("".join(like).split()):
        return list(like)
    room = ceil(len(name) / len(like))
    lines: list[str] = []
    for word in name.split():
        if lines and (len(lines[-1]) + len(word) <= room or len(lines) == len(like)):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
