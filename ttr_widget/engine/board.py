"""The map: cities, routes, tickets. Immutable; any board of up to 120 routes, `USA` is the classic one (R4b)."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from .cards import ORDINARY, START_TRAINS

if TYPE_CHECKING:
    from .actions import ActionSpace

MAX_ROUTES: Final = 120
LEAST_TRAINS: Final = 3
"""With fewer, the first turn would begin the final round (R44)."""
ROUTE_POINTS: Final = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
"""Points for a route by its length (R34)."""


@dataclass(frozen=True, slots=True)
class City:
    """A city: English name, index on its board, and where it lies (degrees), if the board says so."""

    name: str
    index: int
    lat: float | None = None
    lon: float | None = None


@dataclass(frozen=True, slots=True)
class Route:
    """One track between two adjacent cities.

    `a` and `b` are city names in alphabetical order, `length` is in trains, `color` a card colour or `"gray"`.
    The two lanes of a double are two routes (R37): `twin` is the index of the other one, `lane` the suffix of the id.
    """

    id: str
    a: str
    b: str
    length: int
    color: str
    index: int
    twin: int | None
    lane: str | None

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True)
class Ticket:
    """A destination ticket; `str(ticket)` is its id."""

    a: str
    b: str
    points: int
    index: int

    @property
    def id(self) -> str:
        """The two cities in alphabetical order, joined by a hyphen."""
        return f"{self.a}-{self.b}"

    def __str__(self) -> str:
        return self.id


def sort_key(name: str) -> str:
    """The alphabetical order of ids: accents and case ignored.

    >>> sort_key("Montréal")
    'montreal'
    """
    plain = unicodedata.normalize("NFKD", name)
    return "".join(ch for ch in plain if not unicodedata.combining(ch)).casefold()


class Board:
    """Cities, routes and tickets, each a tuple in the order of the board's file.

    `Board.from_dict` is how one is made; it refuses a faulty board with a `ValueError` that lists every fault. `layout`
    is where things lie on the map, if the board brings that along; two boards that differ in nothing else are equal.
    `trains` is what each seat begins with (R5), `route_points` what a route is worth by its length (R34).
    """

    def __init__(
        self,
        name: str,
        cities: Iterable[City],
        routes: Iterable[Route],
        tickets: Iterable[Ticket],
        route_points: Mapping[int, int] = ROUTE_POINTS,
        layout: Mapping[str, Any] | None = None,
        trains: int = START_TRAINS,
    ) -> None:
        self.name = name
        self.layout = layout
        self.trains = trains
        self.cities = tuple(cities)
        self.routes = tuple(routes)
        self.tickets = tuple(tickets)
        self.route_points: Mapping[int, int] = MappingProxyType(dict(route_points))
        self._city = {c.name: c for c in self.cities}
        self._route = {r.id: r for r in self.routes}
        self._ticket = {t.id: t for t in self.tickets}
        # What the engine walks over: end points, lengths and points as numbers.
        self.ends = tuple((self._city[r.a].index, self._city[r.b].index) for r in self.routes)
        self.lengths = tuple(r.length for r in self.routes)
        self.points = tuple(self.route_points[r.length] for r in self.routes)
        self.twins = tuple(-1 if r.twin is None else r.twin for r in self.routes)
        self.ticket_ends = tuple((self._city[t.a].index, self._city[t.b].index) for t in self.tickets)
        self._actions: ActionSpace | None = None

    def city(self, name: str) -> City:
        """The city of that exact name; `KeyError` if there is none."""
        return self._city[name]

    def route(self, id: str) -> Route:
        """The route of that exact id; `KeyError` if there is none."""
        return self._route[id]

    def ticket(self, id: str) -> Ticket:
        """The ticket of that exact id; `KeyError` if there is none."""
        return self._ticket[id]

    @property
    def actions(self) -> ActionSpace:
        """The flat, fixed action space of this board, made when first asked for."""
        if self._actions is None:
            from .actions import ActionSpace

            self._actions = ActionSpace(self)
        return self._actions

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], name: str | None = None) -> Board:
        """A board from its JSON form; `ValueError` listing every fault."""
        reader = _Reader(data)
        if reader.problems:
            raise ValueError("this board cannot be: " + "; ".join(reader.problems))
        return cls(
            name or str(data.get("name", "board")),
            reader.cities,
            reader.routes,
            reader.tickets,
            reader.route_points,
            data.get("layout"),
            reader.trains,
        )

    def to_dict(self) -> dict[str, Any]:
        """The JSON form, from which `from_dict` makes an equal board."""
        data: dict[str, Any] = {"name": self.name, "cities": []}
        for c in self.cities:
            entry: dict[str, Any] = {"name": c.name}
            if c.lat is not None and c.lon is not None:
                entry |= {"lat": c.lat, "lon": c.lon}
            data["cities"].append(entry)
        data["routes"] = [{"a": r.a, "b": r.b, "length": r.length, "color": r.color} for r in self.routes]
        data["tickets"] = [{"a": t.a, "b": t.b, "points": t.points} for t in self.tickets]
        if self.route_points != ROUTE_POINTS:
            data["route_points"] = {str(n): p for n, p in self.route_points.items()}
        if self.trains != START_TRAINS:
            data["trains"] = self.trains
        if self.layout is not None:
            data["layout"] = self.layout
        return data

    def _key(self) -> tuple[object, ...]:
        points = tuple(sorted(self.route_points.items()))
        return (self.name, self.cities, self.routes, self.tickets, points, self.trains)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self is other or self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.name, len(self.routes), len(self.tickets)))

    def __repr__(self) -> str:
        return f"<Board {self.name}: {len(self.cities)} cities, {len(self.routes)} routes, {len(self.tickets)} tickets>"

    def __copy__(self) -> Board:
        return self

    def __deepcopy__(self, memo: object) -> Board:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # The classic board is its name, so that a pickled game is small and comes back to the very same object.
        if usa.cache_info().currsize and self is usa():
            return (usa, ())
        return (Board.from_dict, (self.to_dict(),))


_DASHES = re.compile("[\u2010-\u2015\u2212\ufe63\uff0d]")
"""What may be typed for a hyphen: names that differ in nothing else cannot be told apart."""


def _is_name(name: str) -> bool:
    """Whether a city can be called so: it can be written on a line, and found again in ids and move texts."""
    plain = " ".join(name.split()) == name and not set(name) & set(",:")
    return bool(name) and plain and all(unicodedata.category(c) not in ("Cc", "Cs") for c in name)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


class _Reader:
    """Reads the JSON form of a board and collects what is wrong with it."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.problems: list[str] = []
        self.cities: list[City] = []
        self.routes: list[Route] = []
        self.tickets: list[Ticket] = []
        self.route_points = dict(ROUTE_POINTS)
        self.trains = START_TRAINS
        try:
            self.read_trains(data.get("trains", START_TRAINS))
            self.read_points(data.get("route_points"))
            self.read_cities(data["cities"])
            self.read_routes(data["routes"])
            self.read_tickets(data["tickets"])
            if not isinstance(data.get("layout", {}), Mapping | None):
                self.problems.append("layout: no object")
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            self.problems.append(f"it lacks or misstates something ({type(error).__name__}: {error})")

    def read_trains(self, trains: int) -> None:
        if not _is_whole(trains) or not LEAST_TRAINS <= trains <= START_TRAINS:
            self.problems.append(f"trains: {trains!r}; a number from {LEAST_TRAINS} to {START_TRAINS} is right")
        else:
            self.trains = trains

    def read_points(self, points: Mapping[str, int] | None) -> None:
        if points is not None:
            self.route_points = {}
            for length, worth in points.items():
                if not str(length).isdecimal() or not _is_whole(worth):
                    self.problems.append(f"route_points: {worth!r} points for length {length!r}")
                else:
                    self.route_points[int(length)] = worth

    def read_cities(self, entries: Iterable[Mapping[str, Any]]) -> None:
        for i, entry in enumerate(entries):
            name = entry["name"]
            if not isinstance(name, str) or not _is_name(name):
                self.problems.append(f"city name {name!r}")
            lat, lon = entry.get("lat"), entry.get("lon")
            if (lat, lon) != (None, None) and not (_is_number(lat) and _is_number(lon)):
                self.problems.append(f"city {name!r} lies at {lat!r}, {lon!r}")
            self.cities.append(City(str(name), i, lat, lon))
        if len({sort_key(_DASHES.sub("-", c.name)) for c in self.cities}) < len(self.cities):
            self.problems.append("two cities of one name")
        if len(self.cities) < 2:
            self.problems.append("fewer than two cities")

    def pair(self, entry: Mapping[str, Any], what: str) -> tuple[str, str]:
        names = {c.name for c in self.cities}
        a, b = sorted((str(entry["a"]), str(entry["b"])), key=sort_key)
        for name in (a, b):
            if name not in names:
                self.problems.append(f"{what} {a}-{b}: unknown city {name}")
        if a == b:
            self.problems.append(f"{what} {a}-{b}: from a city to itself")
        return a, b

    def read_routes(self, entries: Iterable[Mapping[str, Any]]) -> None:
        rows = list(entries)
        if len(rows) > MAX_ROUTES:
            self.problems.append(f"{len(rows)} routes; at most {MAX_ROUTES} fit")
        lanes: dict[tuple[str, str], list[int]] = {}
        for i, entry in enumerate(rows):
            lanes.setdefault(self.pair(entry, "route"), []).append(i)
        for (a, b), indices in lanes.items():
            if len(indices) > 2:
                self.problems.append(f"route {a}-{b}: {len(indices)} lanes; at most two fit")
                continue
            colors = [str(rows[i]["color"]) for i in indices]
            if len({rows[i]["length"] for i in indices}) > 1:
                self.problems.append(f"route {a}-{b}: lanes of different length")
            for lane, i in enumerate(indices):
                length, color = rows[i]["length"], colors[lane]
                if color != "gray" and color not in ORDINARY:
                    self.problems.append(f"route {a}-{b}: unknown colour {color}")
                if not _is_whole(length) or not 1 <= length <= START_TRAINS:
                    self.problems.append(f"route {a}-{b}: length {length!r}; 1 to {START_TRAINS} are possible")
                elif length not in self.route_points:
                    self.problems.append(f"route {a}-{b}: no points are set for length {length!r}")
                if len(indices) == 1:
                    self.routes.append(Route(f"{a}-{b}", a, b, length, color, i, None, None))
                else:
                    suffix = color if colors[0] != colors[1] else str(lane + 1)
                    self.routes.append(Route(f"{a}-{b}:{suffix}", a, b, length, color, i, indices[1 - lane], suffix))
        self.routes.sort(key=lambda route: route.index)
        if len({r.id for r in self.routes}) < len(self.routes):
            self.problems.append("two routes of one id")

    def read_tickets(self, entries: Iterable[Mapping[str, Any]]) -> None:
        for i, entry in enumerate(entries):
            a, b = self.pair(entry, "ticket")
            points = entry["points"]
            if not _is_whole(points):
                self.problems.append(f"ticket {a}-{b}: {points!r} points")
            self.tickets.append(Ticket(a, b, points, i))
        if len({t.id for t in self.tickets}) < len(self.tickets):
            self.problems.append("one ticket twice")


@lru_cache(maxsize=1)
def usa() -> Board:
    """The classic USA board, read once."""
    import json  # here, so that importing the engine stays quick
    from pathlib import Path

    path = Path(__file__).resolve().parent.parent / "data" / "usa.json"
    return Board.from_dict(json.loads(path.read_text(encoding="utf-8")), name="usa")


def __getattr__(name: str) -> Board:
    if name == "USA":
        return usa()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
