"""Highlights as data: routes, a path, or cities, pointed out on the board and in its pictures.

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

`routes` are route ids of the board. The steps of a path come in walking order, each with its route, or with both lanes
where either will do; `cities` are the places passed, one more than there are steps. `color` is a token (`accent gold
good bad warn muted text`), a card colour (`red` to `white`, and `gray`) in the board's own shade, `seat-0` to `seat-4`
for a seat's colour, or `#rrggbb`; nothing else. `label` is null or one line of at most 60 characters: text, never
markup. Labels stand in a key under the board, beside a swatch of their colour.
"""

from __future__ import annotations

import difflib
import json
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from itertools import pairwise
from typing import Any, ClassVar, Final

from .engine import Board
from .names import names_of, tidy

TOKENS: Final = ("accent", "gold", "good", "bad", "warn", "muted", "text")
"""Colours that follow the theme."""

CARD_COLORS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "gray")
SEATS: Final = tuple(f"seat-{seat}" for seat in range(5))
MAX_LABEL: Final = 60
MAX_OVERLAYS: Final = 64
MAX_ITEMS: Final = 240
"""Names in one overlay."""


class OverlayError(ValueError):
    """A highlight that cannot be: the message says what is wrong and what would be right."""


@dataclass(frozen=True, kw_only=True)
class Overlay:
    """What all highlights share: a colour, and a label for the key.

    `color` is a token, a card colour, a seat, or a CSS colour (``"#c33"``, ``"#cc3333"``, ``"teal"``).
    """

    kind: ClassVar[str] = ""
    _names: ClassVar[str] = ""
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

    def _given(self) -> tuple[str, ...]:
        names: tuple[str, ...] = getattr(self, self._names)
        return names

    def _found(self, board: Board) -> dict[str, Any]:
        raise NotImplementedError

    def __post_init__(self) -> None:
        # A frozen value is set right once, here.
        object.__setattr__(self, self._names, _items(self._given(), self._names))
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

    def to_dict(self) -> dict[str, Any]:
        """See `Overlay.to_dict`."""
        return super().to_dict() | ({"start": self.start} if self.start is not None else {})

    def _found(self, board: Board) -> dict[str, Any]:
        names = names_of(board)
        if any(names.ends(tidy(text).partition(":")[0]) is not None for text in self.steps):
            steps = [lanes_of(text, board) for text in self.steps]
            return {"steps": steps, "cities": _walk(steps, board, self.start)}
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


KINDS: Final[Mapping[str, type[Overlay]]] = {cls.kind: cls for cls in (Routes, Path, Cities)}


def from_dict(data: Mapping[str, Any]) -> Overlay:
    """The overlay that a dict describes, in the form of `to_dict` or of the wire.

    Raises:
        OverlayError: unknown kind or key, something lacking, or a value that cannot be.
    """
    if not isinstance(data, Mapping):
        raise OverlayError(f"an overlay is Routes, Path, Cities or a dict, not {_type(data)}")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise OverlayError(f"there is no kind {kind!r} of overlay{_meant(kind, KINDS)}; kinds are {', '.join(KINDS)}")
    cls = KINDS[kind]
    known = {"kind", cls._names, "color", "label"} | ({"cities", "start"} if cls is Path else set())
    for key in data:
        if key not in known:
            raise OverlayError(f"{kind} has no {key!r}{_meant(key, known)}; it has {', '.join(sorted(known))}")
    if cls._names not in data:
        raise OverlayError(f"{kind} lacks {cls._names!r}")
    options = {key: data[key] for key in ("color", "label", "start") if key in data}
    if cls is Path and data.get("cities"):  # as the wire has it
        options["start"] = _items(data["cities"], "cities")[0]
    make: Any = cls
    overlay: Overlay = make(data[cls._names], **options)
    return overlay


def resolved(overlays: Iterable[Overlay | Mapping[str, Any]], board: Board) -> list[dict[str, Any]]:
    """Overlays as the wire has them, with the exact ids of a board. What is resolved already stays as it is.

    Raises:
        OverlayError: it says which one is wrong, and how.
    """
    if isinstance(overlays, Overlay | Mapping | str) or not isinstance(overlays, Iterable):
        raise OverlayError(f"overlays are a list of Routes, Path, Cities or dicts, not {_type(overlays)}")
    found = []
    for i, overlay in enumerate(overlays):
        if i == MAX_OVERLAYS:
            raise OverlayError(f"more than {MAX_OVERLAYS} overlays")
        try:
            found.append((overlay if isinstance(overlay, Overlay) else from_dict(overlay)).resolved(board))
        except OverlayError as error:
            raise OverlayError(f"overlays[{i}]: {error}") from None
    return found


# ---- names


def _items(given: object, what: str) -> tuple[str, ...]:
    """Names as text: strings, objects of the board, edges of a graph, lanes of a step; one or many."""
    many = [given] if isinstance(given, str) or hasattr(given, "id") or hasattr(given, "name") else given
    if not isinstance(many, Iterable) or isinstance(many, Mapping | bytes):
        raise OverlayError(f"{what} is a list of names, not {_type(given)}")
    found = tuple(_item(one, what) for one in many)
    if not found:
        raise OverlayError(f"{what} is empty: there is nothing to point out")
    if len(found) > MAX_ITEMS:
        raise OverlayError(f"{what} has {len(found)} names; at most {MAX_ITEMS} fit")
    return found


def _item(one: object, what: str) -> str:
    for attribute in ("id", "name"):
        one = getattr(one, attribute, one)
    if isinstance(one, str) and 0 < len(one.strip()) <= 200:
        return one.strip()
    if isinstance(one, tuple | list) and one and all(isinstance(part, str) for part in one):
        if isinstance(one, list):  # a step on the wire: a lane, or both lanes of one double
            pairs = {part.partition(":")[0] for part in one}
            if len(pairs) == 1:
                return str(one[0]) if len(one) == 1 else pairs.pop()
        elif len(one) in (2, 3):  # an edge
            return str(one[2]) if len(one) == 3 else f"{one[0]}-{one[1]}"
    raise OverlayError(f"{what} holds {one!r:.80}; give names as text, such as 'Helena-Seattle' or 'Denver'")


def city_of(text: str, board: Board) -> str:
    """The city that a text means, by the name that ids use; `OverlayError` if there is none."""
    names = names_of(board)
    city = names.city(text)
    if city is None:
        raise OverlayError(f"there is no city {text!r} on this board{_list(names.near(text))}")
    return city


def lanes_of(text: str, board: Board) -> list[str]:
    """The route that a text means, or both lanes of a double route; `OverlayError` if there is none."""
    names = names_of(board)
    pair, _, lane = tidy(text).partition(":")
    ends = names.ends(pair)
    if ends is None:
        stranger = names.stranger(pair)
        if stranger is None:
            raise OverlayError(f"{text!r} is no route: write two cities, such as 'Helena-Seattle'")
        at = text.casefold().find(stranger[0])  # as it was written, where that can still be told
        written = text[at : at + len(stranger[0])] if at >= 0 else stranger[0]
        raise OverlayError(f"there is no city {written!r} on this board{_list(stranger[1])}")
    found = names.pairs.get(ends, [])
    if not found:
        near = [r.b if r.a == ends[0] else r.a for r in board.routes if ends[0] in (r.a, r.b)]
        leads = ", ".join(dict.fromkeys(near))
        raise OverlayError(f"no route joins {ends[0]} and {ends[1]}; from {ends[0]} routes lead to {leads}")
    if not lane:
        return list(found)
    wanted = lane.strip().replace("grey", "gray")
    exact = [id_ for id_ in found if id_.partition(":")[2] == wanted]
    if not exact:
        raise OverlayError(f"{ends[0]}-{ends[1]} has no lane {lane.strip()!r}; there is {' and '.join(found)}")
    return exact


def _walk(steps: Sequence[Sequence[str]], board: Board, begin: str | None) -> list[str]:
    """The cities that routes pass in turn, from `begin` where that can be."""
    ends = [(board.route(lanes[0]).a, board.route(lanes[0]).b) for lanes in steps]
    at = ends[0][0]
    if len(ends) > 1 and at in ends[1] and ends[0][1] not in ends[1]:
        at = ends[0][1]
    elif len(ends) > 1 and at in ends[1]:  # both ends fit: the way on decides, or nothing does
        at = ends[0][1] if len(ends) > 2 and ends[0][0] not in ends[2] and _other(ends[1], at) in ends[2] else at
    if begin is not None:
        at = city_of(begin, board)
        if at not in ends[0]:
            raise OverlayError(f"the path cannot start at {at}: {steps[0][0]} does not touch it")
    cities = [at]
    for i, (a, b) in enumerate(ends):
        if at not in (a, b):
            raise OverlayError(f"the path breaks: {steps[i][0]} does not go on from {at}, where {steps[i - 1][0]} ends")
        at = b if at == a else a
        cities.append(at)
    return cities


def _other(ends: tuple[str, str], city: str) -> str:
    return ends[1] if city == ends[0] else ends[0]


# ---- colours and labels


@lru_cache(maxsize=1)
def _css_colors() -> Mapping[str, str]:
    source = (resources.files("ttr_widget") / "data" / "css_colors.json").read_text(encoding="utf-8")
    colors: dict[str, str] = json.loads(source)
    return colors


def checked_color(color: object) -> str:
    """A colour as the wire has it: a token, a card colour, a seat, or ``"#rrggbb"``; `OverlayError` otherwise.

    >>> checked_color("gold"), checked_color("#C33"), checked_color("teal")
    ('gold', '#cc3333', '#008080')
    """
    if not isinstance(color, str):
        raise OverlayError(f"a colour is text such as 'gold' or '#cc3333', not {_type(color)}")
    name = color.strip().lower()
    own = (*TOKENS, *CARD_COLORS, *SEATS)
    name = {"grey": "gray"}.get(name, name)
    if name in own:
        return name
    if re.fullmatch("#[0-9a-f]{3}", name):
        return "#" + "".join(2 * digit for digit in name[1:])
    if re.fullmatch("#[0-9a-f]{6}", name):
        return name
    if name in _css_colors():
        return _css_colors()[name]
    if name.startswith("#"):
        raise OverlayError(f"{color!r:.40} is no colour: after # come 3 or 6 digits from 0 to f")
    near = _meant(name, [*own, *_css_colors()])
    raise OverlayError(f"there is no colour {color!r:.40}{near}; give one of {', '.join(own)}, a CSS name or '#rrggbb'")


def checked_label(label: object) -> str | None:
    """A label, spaces tidied; `OverlayError` if it is not one short line of text."""
    if label is None:
        return None
    if not isinstance(label, str):
        raise OverlayError(f"a label is text, not {_type(label)}")
    text = " ".join(label.split())
    # Control, format and private characters could turn a line round or break it.
    if any(unicodedata.category(c) in {"Cc", "Cf", "Co", "Cs", "Cn"} and c != "\u200d" for c in text):
        raise OverlayError("a label is one line of plain text: it holds characters that cannot be seen")
    if len(text) > MAX_LABEL:
        raise OverlayError(f"a label has at most {MAX_LABEL} characters; this one has {len(text)}")
    return text or None


def _meant(word: object, words: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, list(words), n=2, cutoff=0.6) if isinstance(word, str) else []
    return _list(near)


def _list(near: Sequence[str]) -> str:
    return f" (did you mean {' or '.join(near)}?)" if near else ""


def _type(value: object) -> str:
    return type(value).__name__
