"""A layout for any board, in the form of ``data/usa_layout.json``, which pictures and the canvas draw.

A board that brings a `layout` of its own has that one. Otherwise cities go where their coordinates say (`lat` and
`lon`, or any x and y), or so that distances come near the trains between them; cars follow in curves that keep clear
of other cities; names stand where there is room. Nothing is random: equal boards look alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ttr_widget.engine.board import Board

from .codes import codes_of
from .labels import free_corner, land, place_names, text_width
from .places import CLEARANCE, GAP, Places, place_cities
from .tracks import LANE, car_length, lay_tracks

_LEGEND_WIDTH: Final = 178
_LEGEND_ROW: Final = 23
_LEGEND_HEAD: Final = 35
"""The points legend, as pictures and the canvas draw it."""

_COMPASS: Final = 76


def layout_of(board: Board) -> Mapping[str, Any]:
    """The layout of a board: its own, or one made for it.

    >>> from ttr_widget.engine.board import Board
    >>> data = {"cities": [{"name": "A"}, {"name": "B"}], "tickets": [],
    ...         "routes": [{"a": "A", "b": "B", "length": 3, "color": "red"}]}
    >>> layout = layout_of(Board.from_dict(data))
    >>> len(layout["routes"]["A-B"]["cars"]), sorted(layout["cities"])
    (3, ['A', 'B'])
    """
    return board.layout if board.layout is not None else _made(board)


@lru_cache(maxsize=8)
def _made(board: Board) -> Mapping[str, Any]:
    places = place_cities(board)
    car = car_length(board, places)
    tracks = lay_tracks(board, places, car)
    font = 12.0 * places.scale
    cars = [(x, y) for track in tracks.values() for lane in track.lanes for x, y, _ in lane]
    names = [city.name for city in board.cities]
    labels = place_names(names, places, cars, font)
    codes = codes_of(board)
    cities = {
        city.name: {"code": codes.cities[city.name], "x": round(x, 1), "y": round(y, 1), **label}
        for city, (x, y), label in zip(board.cities, places.points, labels, strict=True)
    }
    routes: dict[str, Any] = {}
    lane_of: dict[tuple[int, int], int] = {}
    for route, ends in zip(board.routes, board.ends, strict=True):
        track = tracks[ends]
        lane = lane_of[ends] = lane_of.get(ends, -1) + 1
        control = [round(track.control[0], 1), round(track.control[1], 1)]
        side = 0 if len(track.lanes) == 1 else (-1, 1)[lane]
        routes[route.id] = {"ctrl": control, "side": side, "cars": [list(car) for car in track.lanes[lane]]}
    size = {"car_length": car, "car_width": min(10.2 * places.scale, car * 0.5), "car_gap": GAP * places.scale,
            "city_radius": 6.8 * places.scale, "city_clearance": CLEARANCE * places.scale,
            "double_offset": LANE * places.scale, "label_font": font, "label_line": font * 1.05}  # fmt: skip
    corners = _corners(board, places, cities, cars)
    height = places.height
    if corners["legend"] is None:  # no corner is free: a strip is added below
        rows = _legend_height(board)
        height = round(height + rows + 24)
        corners["legend"] = [22, height - rows - 20]
    return {
        "version": 1,
        "box": [places.width, height],
        "units": {key: round(value, 2) for key, value in size.items()},
        "cities": cities,
        "routes": routes,
        "land": [land(places)],
        **corners,
    }


def _legend_height(board: Board) -> float:
    return _LEGEND_HEAD + _LEGEND_ROW * ((len({r.length for r in board.routes}) + 1) // 2)


def _corners(
    board: Board, places: Places, cities: Mapping[str, Any], cars: list[tuple[float, float]]
) -> dict[str, Any]:
    """Free corners for the points legend and the compass."""
    size = (float(_LEGEND_WIDTH), float(_legend_height(board)))
    names = []
    for city in cities.values():
        label = city["label"]
        wide = max(text_width(line) for line in label["lines"]) * 12 * places.scale
        left = city["x"] + label["dx"] - {"start": 0.0, "end": wide, "middle": wide / 2}[label["anchor"]]
        y = city["y"] + label["dy"]
        names.append((left, y - 9 * places.scale, left + wide, y + 9 * places.scale))
    full = [*places.points, *cars]
    legend = free_corner(size, places, full, names)
    taken = names if legend is None else [*names, (*legend, legend[0] + size[0], legend[1] + size[1])]
    compass = free_corner((_COMPASS, _COMPASS + 14), places, full, taken)
    return {
        "legend": None if legend is None else list(legend),
        "compass": None if compass is None else [compass[0] + _COMPASS / 2, compass[1] + _COMPASS / 2 + 14],
    }
