"""Highlights as data: routes, paths, cities, arrows, notes and heat maps, on the board and in its pictures.

>>> from ttr_widget.engine import USA
>>> resolved([Path(["Seattle", "Helena", "Duluth"], color="gold", label="the northern way")], USA)[0]["steps"]
[['Helena-Seattle'], ['Duluth-Helena']]

An overlay says what to point out and in which colour; names are as forgiving as in move text. `board.overlays = [...]`
takes such objects, or dicts of the same form. Resolved on a board, with exact ids, they are what the `overlays` trait
sends to the page, and what pictures are drawn from.

Wire format: a list of objects, drawn in this order, later ones over earlier ones::

    {"kind": "routes", "routes": ["Helena-Seattle", ...],                           "color": ..., "label": ...}
    {"kind": "path",   "steps": [["Helena-Seattle"], ...], "cities": ["Seattle", "Helena", ...], "color": ..., ...}
    {"kind": "cities", "cities": ["Denver", ...],                                   "color": ..., "label": ...}
    {"kind": "arrows", "arrows": [["Denver", "Miami"], ...],                        "color": ..., "label": ...}
    {"kind": "notes",  "notes": {"Denver": "a text", ...},                          "color": ..., "label": ...}
    {"kind": "heat",   "values": {"Helena-Seattle": 0.4, ...}, "colors": ["#rrggbb", ...], "low": 0, "high": 1, ...}

`routes` are route ids of the board. The steps of a path come in walking order, each with its route, or with both lanes
where either will do; `cities` are the places passed, one more than there are steps. `color` is a token (`accent gold
good bad warn muted text`), a card colour (`red` to `white`, and `gray`) in the board's own shade, `seat-0` to `seat-4`
for a seat's colour, or `#rrggbb`; nothing else. `label` is null or one line of at most 60 characters: text, never
markup. Labels stand in a key under the board, beside a swatch of their colour; a heat map's scale stands there with or
without one. Its `colors` share the way from `low` to `high` evenly; numbers beyond have the colour of the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar, Final

from ttr_widget.engine import Board
from ttr_widget.names import names_of, tidy

from .checks import (
    CARD_COLORS,
    HEAT,
    SEATS,
    TOKENS,
    OverlayError,
    checked_color,
    checked_label,
    checked_range,
    checked_scale,
    city_of,
    lanes_of,
    meant,
    name_items,
    note_items,
    number_items,
    pair_items,
    type_of,
    walk_of,
)

MAX_OVERLAYS: Final = 64
_CLASSES: Final = "Routes, Path, Cities, Arrows, Notes, Heat"

__all__ = [
    "CARD_COLORS", "KINDS", "MAX_OVERLAYS", "SEATS", "TOKENS", "Arrows", "Cities", "Heat", "Notes", "Overlay",
    "OverlayError", "Path", "Routes", "checked_color", "city_of", "from_dict", "lanes_of", "resolved",
]  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Overlay:
    """What all highlights share: a colour, and a label for the key.

    `color` is a token, a card colour, a seat, or a CSS colour (``"#c33"``, ``"#cc3333"``, ``"teal"``).
    """

    kind: ClassVar[str] = ""
    _names: ClassVar[str] = ""
    _more: ClassVar[tuple[str, ...]] = ()
    """Further keys of its JSON."""
    color: str = "accent"
    label: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """As JSON, names as they were given; `from_dict` makes an equal overlay of it."""
        return {"kind": self.kind, self._names: list(self._given()), "color": self.color, "label": self.label}

    def resolved(self, board: Board) -> dict[str, Any]:
        """The wire format: as JSON, with the exact ids of a board.

        Raises:
            OverlayError: it names what this board has not.
        """
        return {"kind": self.kind, **self._found(board), "color": self.color, "label": self.label}

    @classmethod
    def of(cls, data: Mapping[str, Any], options: dict[str, Any]) -> Overlay:
        """The overlay of JSON that has been looked through; `options` are those of its keys that are options."""
        make: Any = cls
        overlay: Overlay = make(data[cls._names], **options)
        return overlay

    def _given(self) -> tuple[str, ...]:
        names: tuple[str, ...] = getattr(self, self._names)
        return names

    def _found(self, board: Board) -> dict[str, Any]:
        raise NotImplementedError

    def __post_init__(self) -> None:
        # A frozen value is set right once, here.
        object.__setattr__(self, self._names, name_items(self._given(), self._names))
        self._check_style()

    def _check_style(self) -> None:
        object.__setattr__(self, "color", checked_color(self.color))
        object.__setattr__(self, "label", checked_label(self.label))


@dataclass(frozen=True)
class Routes(Overlay):
    """Routes pointed out: ids, two cities in a text or a tuple, or `Route` objects. A double means both its lanes."""

    routes: Sequence[Any]
    kind: ClassVar[str] = "routes"
    _names: ClassVar[str] = "routes"

    def _found(self, board: Board) -> dict[str, Any]:
        return {"routes": list(dict.fromkeys(lane for text in self.routes for lane in lanes_of(text, board)))}


@dataclass(frozen=True)
class Path(Overlay):
    """A way through the network: cities in walking order, or routes of which each begins where the last one ended.

    networkx gives either: the nodes of a shortest path, or edges as ``(a, b)`` or ``(a, b, route id)``. `start` is the
    city where a way of routes begins, for those that could be walked from either end.
    """

    steps: Sequence[Any]
    start: str | None = None
    kind: ClassVar[str] = "path"
    _names: ClassVar[str] = "steps"
    _more: ClassVar[tuple[str, ...]] = ("cities", "start")

    @classmethod
    def of(cls, data: Mapping[str, Any], options: dict[str, Any]) -> Overlay:
        """See `Overlay.of`."""
        cities = options.pop("cities", None)
        if cities:  # as the wire has it
            options["start"] = name_items(cities, "cities")[0]
        return super().of(data, options)

    def to_dict(self) -> dict[str, Any]:
        """See `Overlay.to_dict`."""
        return super().to_dict() | ({"start": self.start} if self.start is not None else {})

    def _found(self, board: Board) -> dict[str, Any]:
        names = names_of(board)
        if any(names.ends(tidy(text).partition(":")[0]) is not None for text in self.steps):
            steps = [lanes_of(text, board) for text in self.steps]
            return {"steps": steps, "cities": walk_of(steps, board, self.start)}
        cities = [city_of(text, board) for text in self.steps]
        if len(cities) < 2:
            raise OverlayError(f"a path needs two cities at least; this one has {cities[0]} alone")
        return {"steps": [lanes_of(f"{a}-{b}", board) for a, b in pairwise(cities)], "cities": cities}


@dataclass(frozen=True)
class Cities(Overlay):
    """Cities pointed out: names, or `City` objects."""

    cities: Sequence[Any]
    kind: ClassVar[str] = "cities"
    _names: ClassVar[str] = "cities"

    def _found(self, board: Board) -> dict[str, Any]:
        return {"cities": list(dict.fromkeys(city_of(text, board) for text in self.cities))}


@dataclass(frozen=True)
class Arrows(Overlay):
    """Arrows from city to city: pairs of names, or texts such as ``"Denver -> Miami"``; one or many."""

    arrows: Sequence[Any]
    kind: ClassVar[str] = "arrows"
    _names: ClassVar[str] = "arrows"

    def __post_init__(self) -> None:
        object.__setattr__(self, "arrows", pair_items(self.arrows, "arrows"))
        self._check_style()

    def to_dict(self) -> dict[str, Any]:
        """See `Overlay.to_dict`."""
        return super().to_dict() | {"arrows": [list(ends) for ends in self.arrows]}

    def _found(self, board: Board) -> dict[str, Any]:
        arrows = [[city_of(end, board) for end in ends] for ends in self.arrows]
        standing = [a for a, b in arrows if a == b]
        if standing:
            raise OverlayError(f"an arrow leads from one city to another, not from {standing[0]} to itself")
        return {"arrows": [list(ends) for ends in dict.fromkeys(map(tuple, arrows))]}


@dataclass(frozen=True)
class Notes(Overlay):
    """Short texts at cities: a dict from city to text, one line of at most 60 characters each."""

    notes: Mapping[Any, str]
    kind: ClassVar[str] = "notes"
    _names: ClassVar[str] = "notes"

    def __post_init__(self) -> None:
        object.__setattr__(self, "notes", note_items(self.notes, "notes"))
        self._check_style()

    def to_dict(self) -> dict[str, Any]:
        """See `Overlay.to_dict`."""
        return super().to_dict() | {"notes": dict(self.notes)}

    def _found(self, board: Board) -> dict[str, Any]:
        return {"notes": {city_of(city, board): text for city, text in self.notes.items()}}


@dataclass(frozen=True)
class Heat(Overlay):
    """A number for each route as a colour: a dict or a pandas series from route to number.

    Routes without a number, or with NaN, stay as they are; a double without a lane means both. `colors` are two to
    nine colours from low to high, `low` and `high` the numbers they stand for (the least and the greatest there are,
    without them). The key shows the scale. `color` does nothing here.
    """

    values: Any
    colors: Sequence[str] = HEAT
    low: float | None = None
    high: float | None = None
    kind: ClassVar[str] = "heat"
    _names: ClassVar[str] = "values"
    _more: ClassVar[tuple[str, ...]] = ("colors", "low", "high")

    def __post_init__(self) -> None:
        values = number_items(self.values, "values")
        low, high = checked_range(values.values(), self.low, self.high)
        for name, value in (("values", values), ("colors", checked_scale(self.colors)), ("low", low), ("high", high)):
            object.__setattr__(self, name, value)
        self._check_style()

    def to_dict(self) -> dict[str, Any]:
        """See `Overlay.to_dict`."""
        return super().to_dict() | self._scale() | {"values": dict(self.values)}

    def _found(self, board: Board) -> dict[str, Any]:
        values = {lane: value for route, value in self.values.items() for lane in lanes_of(route, board)}
        return {"values": values} | self._scale()

    def _scale(self) -> dict[str, Any]:
        return {"colors": list(self.colors), "low": self.low, "high": self.high}


KINDS: Final[Mapping[str, type[Overlay]]] = {cls.kind: cls for cls in (Routes, Path, Cities, Arrows, Notes, Heat)}


def from_dict(data: Mapping[str, Any]) -> Overlay:
    """The overlay that a dict describes, in the form of `to_dict` or of the wire.

    Raises:
        OverlayError: unknown kind or key, something lacking, or a value that cannot be.
    """
    if not isinstance(data, Mapping):
        raise OverlayError(f"an overlay is {_CLASSES} or a dict, not {type_of(data)}")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise OverlayError(f"there is no kind {kind!r} of overlay{meant(kind, KINDS)}; kinds are {', '.join(KINDS)}")
    cls = KINDS[kind]
    options = {"color", "label", *cls._more}
    known = {"kind", cls._names, *options}
    for key in data:
        if key not in known:
            raise OverlayError(f"{kind} has no {key!r}{meant(key, known)}; it has {', '.join(sorted(known))}")
    if cls._names not in data:
        raise OverlayError(f"{kind} lacks {cls._names!r}")
    return cls.of(data, {key: data[key] for key in options if key in data})


def resolved(overlays: Iterable[Overlay | Mapping[str, Any]], board: Board) -> list[dict[str, Any]]:
    """Overlays as the wire has them, with the exact ids of a board. What is resolved already stays as it is.

    Raises:
        OverlayError: it says which one is wrong, and how.
    """
    if isinstance(overlays, Overlay | Mapping | str) or not isinstance(overlays, Iterable):
        raise OverlayError(f"overlays are a list of {_CLASSES} or dicts, not {type_of(overlays)}")
    found = []
    for i, overlay in enumerate(overlays):
        if i == MAX_OVERLAYS:
            raise OverlayError(f"more than {MAX_OVERLAYS} overlays")
        try:
            found.append((overlay if isinstance(overlay, Overlay) else from_dict(overlay)).resolved(board))
        except OverlayError as error:
            raise OverlayError(f"overlays[{i}]: {error}") from None
    return found
