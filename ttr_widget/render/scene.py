"""From a view and its overlays to how every piece looks. Pure: painters read a scene and nothing else.

The looks are those of the canvas (`js/src/board/scene.ts`), less what belongs to a pointer or a choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ttr_widget.engine import View
from ttr_widget.overlays import Overlay, resolved

from .annotations import Arrow, Note, arrow_between, heat_color, note_at, shown_number
from .labels import Label, place_label
from .layout import BoardModel, PlacedCity, PlacedRoute

FIELDS: Final = 100
"""Fields of the score ring."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A highlight on a route or city; `color` as the wire of overlays has it, `path` for one of a way or a heat map."""

    color: str
    path: bool = False


@dataclass(frozen=True, slots=True)
class RouteLook:
    """A route: `owner` is the seat whose cars stand on it, `last` whether that was the last claim of the round,
    `closed` whether its twin closes it for everybody (R35), `alone` whether a mark is on this lane and not on its twin.
    """

    place: PlacedRoute
    owner: int | None
    last: bool
    closed: bool
    marks: tuple[Mark, ...]
    alone: bool


@dataclass(frozen=True, slots=True)
class CityLook:
    """A city: `mark` is ``"plain"``, or what the tickets of the seat make of it: ``"ticket"``, ``"offer"``,
    ``"connected"`` or ``"blocked"``.
    """

    place: PlacedCity
    mark: str
    marks: tuple[Mark, ...]
    label: Label


@dataclass(frozen=True, slots=True)
class Marker:
    """A score marker on field 0 to 99; `step` counts the markers below it there."""

    seat: int
    points: int
    field: int
    step: int


@dataclass(frozen=True, slots=True)
class Key:
    """A line of the key under the board: the label of overlays of one kind and colour, or the scale of a heat map."""

    kind: str
    color: str
    label: str
    scale: tuple[str, ...] = ()

    @property
    def colors(self) -> tuple[str, ...]:
        """What its swatch shows from left to right."""
        return self.scale or (self.color,)


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is drawn of a game on its map."""

    model: BoardModel
    routes: tuple[RouteLook, ...]
    cities: tuple[CityLook, ...]
    markers: tuple[Marker, ...]
    keys: tuple[Key, ...]
    arrows: tuple[Arrow, ...]
    notes: tuple[Note, ...]


Overlays = Iterable[Overlay | Mapping[str, Any]]


def build_scene(
    view: View,
    model: BoardModel,
    overlays: Overlays = (),
    *,
    language: str = "en",
    scale: float = 1,
    codes: bool = False,
) -> Scene:
    """The scene of a view.

    Args:
        view: what may be shown.
        model: its board, placed.
        overlays: highlights, resolved or not.
        language: of the city names.
        scale: pixels a board unit; it decides between names and codes.
        codes: codes for names at any scale.

    Raises:
        OverlayError: an overlay names what the board has not.
    """
    wire = resolved(overlays, view.board)
    on_routes, on_cities = _marks(wire)
    place = {city.name: city for city in model.cities}
    return Scene(
        model=model,
        routes=tuple(_routes(view, model, on_routes)),
        cities=tuple(_cities(view, model, on_cities, language, scale, codes=codes)),
        markers=tuple(score_markers(view)),
        keys=tuple(dict.fromkeys(key for overlay in wire if (key := _key(overlay)))),
        arrows=tuple(
            arrow_between(place[a], place[b], overlay["color"])
            for overlay in wire
            for a, b in overlay.get("arrows", ())
        ),
        notes=tuple(
            note_at(place[city], text, overlay["color"], model)
            for overlay in wire
            for city, text in overlay.get("notes", {}).items()
        ),
    )


def _key(overlay: Mapping[str, Any]) -> Key | None:
    label = overlay["label"]
    if overlay["kind"] != "heat":
        return Key(overlay["kind"], overlay["color"], label) if label else None
    scale = f"{shown_number(overlay['low'])} – {shown_number(overlay['high'])}"
    return Key("heat", overlay["color"], f"{label}: {scale}" if label else scale, tuple(overlay["colors"]))


def _marks(wire: Iterable[Mapping[str, Any]]) -> tuple[dict[str, list[Mark]], dict[str, list[Mark]]]:
    routes: dict[str, list[Mark]] = {}
    cities: dict[str, list[Mark]] = {}
    for overlay in wire:
        is_path = overlay["kind"] == "path"
        mark = Mark(overlay["color"], is_path)
        named = [lane for step in overlay["steps"] for lane in step] if is_path else overlay.get("routes", ())
        for id_ in dict.fromkeys(named):
            routes.setdefault(id_, []).append(mark)
        for id_, value in overlay.get("values", {}).items():  # a heat map: full bands, as of a way
            color = heat_color(value, overlay["colors"], overlay["low"], overlay["high"])
            routes.setdefault(id_, []).append(Mark(color, path=True))
        if overlay["kind"] == "cities":
            for name in overlay["cities"]:
                cities.setdefault(name, []).append(mark)
    return routes, cities


def _routes(view: View, model: BoardModel, marks: Mapping[str, list[Mark]]) -> Iterable[RouteLook]:
    owners = view.owners
    last = last_claim(view)
    all_routes = model.board.routes
    for place in model.routes:
        route = place.route
        twin = None if route.twin is None else all_routes[route.twin].id
        mine = marks.get(route.id, [])
        yield RouteLook(
            place=place,
            owner=owners.get(route.id),
            last=route.id == last,
            closed=route.id not in owners and twin in owners and view.num_players <= 3,
            marks=tuple(mine),
            alone=bool(mine) and twin is not None and mine[-1] not in marks.get(twin, []),
        )


def last_claim(view: View) -> str | None:
    """The route last claimed, as long as that is no longer ago than one round."""
    events = view.events
    now = events[-1]["turn"] if events else 0
    for event in reversed(events):
        if event["turn"] <= now - view.num_players:
            return None
        if event["kind"] == "claim":
            route: str = event["route"]
            return route
    return None


PRESSING: Final = ("plain", "connected", "blocked", "offer", "ticket")
"""Marks of a city by how pressing they are: an end of several tickets shows the last of these."""


def ticket_marks(view: View) -> dict[str, str]:
    """What the tickets of the view's seat make of their cities."""
    marks: dict[str, str] = {}
    kept = len(view.tickets)
    for i, progress in enumerate(view.progress):
        if i >= kept:
            mark = "offer"
        elif progress.done:
            mark = "connected"
        else:
            mark = "blocked" if progress.claims_left is None else "ticket"
        for city in (progress.ticket.a, progress.ticket.b):
            if PRESSING.index(mark) > PRESSING.index(marks.get(city, "plain")):
                marks[city] = mark
    return marks


def _cities(
    view: View, model: BoardModel, spots: Mapping[str, list[Mark]], language: str, scale: float, *, codes: bool
) -> Iterable[CityLook]:
    marks = ticket_marks(view)
    for place in model.cities:
        mark = marks.get(place.name, "plain")
        mine = tuple(spots.get(place.name, ()))
        bold = bool(mine) or mark in ("ticket", "offer")
        yield CityLook(place, mark, mine, place_label(model, place, language, scale, codes=codes, bold=bold))


def score_markers(view: View) -> Iterable[Marker]:
    """Markers by seat: final totals when the game is over, the points on the board before."""
    taken: dict[int, int] = {}
    totals = [score.total for score in view.scores] or [player.points for player in view.players]
    for seat, points in enumerate(totals):
        field = points % FIELDS
        step = taken.get(field, 0)
        taken[field] = step + 1
        yield Marker(seat, points, field, step)
