"""Where things lie: a board's facts joined with its layout (`data/usa_layout.json`), in board units."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

from ttr_widget.boards.layout import layout_of
from ttr_widget.engine import USA, Board
from ttr_widget.engine.board import Route

from .curve import Curve, Point, lane_curve


class LayoutError(ValueError):
    """A board cannot be drawn, since nobody has said where its cities and cars lie."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one car: its centre, and its angle in degrees within (-90, 90], so that roofs look up the page."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class PlacedRoute:
    """A route with its slots from end to end, and the line through them."""

    route: Route
    slots: tuple[Slot, ...]
    curve: Curve

    @property
    def id(self) -> str:
        """The route's id."""
        return self.route.id


@dataclass(frozen=True, slots=True)
class PlacedCity:
    """A city with its place; `labels` are the layout's places for its name by language, and ``"code"``."""

    name: str
    code: str
    x: float
    y: float
    labels: Mapping[str, Mapping[str, Any]]


Line = tuple[Point, ...]


@dataclass(frozen=True, eq=False)
class BoardModel:
    """A board ready to be drawn. Compared by identity, so that what is worked out for it can be kept."""

    board: Board
    width: float
    height: float
    units: Mapping[str, float]
    routes: tuple[PlacedRoute, ...]
    cities: tuple[PlacedCity, ...]
    land: tuple[Line, ...]
    lakes: tuple[Line, ...]
    borders: tuple[Line, ...]
    states: tuple[Line, ...]
    legend: Point | None
    """Top left corner of the points legend."""
    compass: Point | None
    """Centre of the compass."""
    points: tuple[tuple[int, int], ...]
    """Lengths that occur, with their points (R34)."""


def model_of(board: Board, layout: Mapping[str, Any] | None = None) -> BoardModel:
    """The board with its layout: the one given, the package's own for the classic board, the board's own or one made
    for it.

    Raises:
        LayoutError: the layout lacks a city or a route of the board.
    """
    if layout is not None:
        return _build(board, layout)
    if board == USA:
        return _usa()
    return _build(board, board.layout) if board.layout is not None else _made(board)


@lru_cache(maxsize=8)
def _made(board: Board) -> BoardModel:
    return _build(board, layout_of(board))


@lru_cache(maxsize=1)
def _usa() -> BoardModel:
    source = (resources.files("ttr_widget") / "data" / "usa_layout.json").read_text(encoding="utf-8")
    return _build(USA, json.loads(source))


def _build(board: Board, layout: Mapping[str, Any]) -> BoardModel:
    lacking = [f"city {c.name}" for c in board.cities if c.name not in layout.get("cities", {})]
    lacking += [f"route {r.id}" for r in board.routes if r.id not in layout.get("routes", {})]
    if lacking:
        more = f" and {len(lacking) - 3} more" if len(lacking) > 3 else ""
        raise LayoutError(f"this layout has no place for {', '.join(lacking[:3])}{more}")
    width, height = layout["box"]
    units = layout["units"]
    lengths = sorted({r.length for r in board.routes})
    points = tuple((n, board.route_points[n]) for n in lengths)
    return BoardModel(
        board=board,
        width=width,
        height=height,
        units=units,
        routes=tuple(_placed(r, layout["routes"][r.id]["cars"], units["car_length"]) for r in board.routes),
        cities=tuple(_city(c.name, layout["cities"][c.name]) for c in board.cities),
        land=_lines(layout.get("land", ())),
        lakes=_lines(layout.get("lakes", {}).values()),
        borders=_lines(layout.get("borders", ())),
        states=_lines(layout.get("states", ())),
        legend=_corner(layout, "legend", (22, height - 53 - 23 * ((len(points) + 1) // 2))),
        compass=_corner(layout, "compass", (width - 52, height - 112)),
        points=points,
    )


def _placed(route: Route, cars: Sequence[Sequence[float]], car_length: float) -> PlacedRoute:
    slots = tuple(Slot(x, y, upright(angle)) for x, y, angle in cars)
    return PlacedRoute(route, slots, lane_curve(cars, car_length))


def _city(name: str, place: Mapping[str, Any]) -> PlacedCity:
    kinds = {"en": "label", "code": "code_label", "zh": "zh_label", "ja": "ja_label"}
    labels = {kind: place[key] for kind, key in kinds.items() if key in place}
    return PlacedCity(name, place.get("code", name[:3].upper()), place["x"], place["y"], labels)


def _lines(lines: Any) -> tuple[Line, ...]:
    return tuple(tuple((x, y) for x, y in line) for line in lines)


def _corner(layout: Mapping[str, Any], key: str, usual: Point) -> Point | None:
    """A place that the layout gives, refuses (null), or leaves to custom."""
    given = layout.get(key, usual)
    return None if given is None else (given[0], given[1])


def upright(degrees: float) -> float:
    """The same direction within (-90, 90].

    >>> upright(170.0), upright(-90.0)
    (-10.0, 90.0)
    """
    turned = (degrees + 90) % 180
    return (turned or 180.0) - 90
