"""What overlays are given, made sure of: names of routes and cities, colours, labels; a helpful error otherwise."""

from __future__ import annotations

import difflib
import json
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence, Sized
from functools import lru_cache
from importlib import resources
from math import isfinite, isinf, isnan
from typing import Any, Final, TypeVar

from ttr_widget.engine import Board
from ttr_widget.names import names_of, tidy

TOKENS: Final = ("accent", "gold", "good", "bad", "warn", "muted", "text")
"""Colours that follow the theme."""

CARD_COLORS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "gray")
SEATS: Final = tuple(f"seat-{seat}" for seat in range(5))
HEAT: Final = ("#fff3b0", "#fdb45c", "#ef6548", "#b51f6b", "#4a0d67")
"""From low to high: ever darker, so that it can be read without seeing the colours."""

MAX_LABEL: Final = 60
MAX_ITEMS: Final = 240
"""Names in one overlay."""


class OverlayError(ValueError):
    """A highlight that cannot be: the message says what is wrong and what would be right."""


# ---- names


def name_items(given: object, what: str) -> tuple[str, ...]:
    """Names as text: strings, objects of the board, edges of a graph, lanes of a step; one or many."""
    many = [given] if isinstance(given, str) or hasattr(given, "id") or hasattr(given, "name") else given
    if not isinstance(many, Iterable) or isinstance(many, Mapping | bytes):
        raise OverlayError(f"{what} is a list of names, not {type_of(given)}")
    return _some(tuple(name_item(one, what) for one in many), what)


def name_item(one: object, what: str) -> str:
    """One name as text."""
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


def pair_items(given: object, what: str) -> tuple[tuple[str, str], ...]:
    """Pairs of names: two names, or a text with an arrow; one pair or many."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        given = [given]
    many = list(given)
    if len(many) == 2 and all((isinstance(end, str) and _arrow(end) is None) or hasattr(end, "name") for end in many):
        many = [tuple(many)]
    found = []
    for one in many:
        ends = _arrow(one) if isinstance(one, str) else one
        if not isinstance(ends, tuple | list) or len(ends) != 2:
            raise OverlayError(f"{what} holds {one!r:.80}; give pairs of cities, or a text such as 'Denver -> Miami'")
        found.append((name_item(ends[0], what), name_item(ends[1], what)))
    return _some(tuple(found), what)


def _arrow(text: str) -> tuple[str, str] | None:
    start, arrow, end = text.replace("→", "->").partition("->")
    return (start, end) if arrow else None


def note_items(given: object, what: str) -> dict[str, str]:
    """Texts by name."""
    if not isinstance(given, Mapping):
        raise OverlayError(f"{what} is a dict from city to text, not {type_of(given)}")
    found = {}
    for name, text in given.items():
        label = checked_label(text)
        if label is None:
            raise OverlayError(f"the note at {name!r:.80} is empty")
        found[name_item(name, what)] = label
    return _some(found, what)


def number_items(given: Any, what: str) -> dict[str, float]:
    """Finite numbers by name; NaN stands for no number."""
    if not isinstance(given, Mapping) and not (hasattr(given, "items") and hasattr(given, "index")):
        raise OverlayError(f"{what} is a dict or a pandas series from route to number, not {type_of(given)}")
    found = {}
    for name, value in given.items():
        try:
            number = float(value)
        except (TypeError, ValueError):
            raise OverlayError(f"{value!r:.40}, of {name!r:.80}, is no number") from None
        if isinf(number):
            raise OverlayError(f"the number of {name!r:.80} is not finite")
        if not isnan(number):
            found[name_item(name, what)] = number
    return _some(found, what)


_Many = TypeVar("_Many", bound=Sized)


def _some(found: _Many, what: str) -> _Many:
    if not found:
        raise OverlayError(f"{what} is empty: there is nothing to point out")
    if len(found) > MAX_ITEMS:
        raise OverlayError(f"{what} has {len(found)} names; at most {MAX_ITEMS} fit")
    return found


def checked_range(numbers: Iterable[float], low: object, high: object) -> tuple[float, float]:
    """The numbers at both ends of a scale: those given, or the least and the greatest there are."""
    many = list(numbers)
    ends = []
    for name, given, own in (("low", low, min(many)), ("high", high, max(many))):
        if given is not None and (isinstance(given, bool) or not isinstance(given, int | float) or not isfinite(given)):
            raise OverlayError(f"{name} is a finite number, not {given!r:.40}")
        ends.append(own if given is None else float(given))
    if ends[0] > ends[1]:
        raise OverlayError(f"low is {ends[0]:g} and high {ends[1]:g}: the other way round")
    return ends[0], ends[1]


def checked_scale(colors: object) -> tuple[str, ...]:
    """Two to nine colours as ``"#rrggbb"``."""
    if isinstance(colors, str) or not isinstance(colors, Iterable):
        raise OverlayError(f"colors is a list of colours from low to high, not {type_of(colors)}")
    found = tuple(checked_color(color) for color in colors)
    own = [color for color in found if not color.startswith("#")]
    if own:
        raise OverlayError(f"a scale cannot have {own[0]!r}, which is another colour in each theme: give '#rrggbb'")
    if not 2 <= len(found) <= 9:
        raise OverlayError(f"a scale has 2 to 9 colours, not {len(found)}")
    return found


def city_of(text: str, board: Board) -> str:
    """The city that a text means, by the name that ids use; `OverlayError` if there is none."""
    names = names_of(board)
    city = names.city(text)
    if city is None:
        raise OverlayError(f"there is no city {text!r} on this board{did_you_mean(names.near(text))}")
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
        raise OverlayError(f"there is no city {written!r} on this board{did_you_mean(stranger[1])}")
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


def walk_of(steps: Sequence[Sequence[str]], board: Board, begin: str | None) -> list[str]:
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
        raise OverlayError(f"a colour is text such as 'gold' or '#cc3333', not {type_of(color)}")
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
    near = meant(name, [*own, *_css_colors()])
    raise OverlayError(f"there is no colour {color!r:.40}{near}; give one of {', '.join(own)}, a CSS name or '#rrggbb'")


def checked_label(label: object) -> str | None:
    """A label, spaces tidied; `OverlayError` if it is not one short line of text."""
    if label is None:
        return None
    if not isinstance(label, str):
        raise OverlayError(f"a label is text, not {type_of(label)}")
    text = " ".join(label.split())
    # Control, format and private characters could turn a line round or break it.
    if any(unicodedata.category(c) in {"Cc", "Cf", "Co", "Cs", "Cn"} and c != "\u200d" for c in text):
        raise OverlayError("a label is one line of plain text: it holds characters that cannot be seen")
    if len(text) > MAX_LABEL:
        raise OverlayError(f"a label has at most {MAX_LABEL} characters; this one has {len(text)}")
    return text or None


def meant(word: object, words: Iterable[str]) -> str:
    """A question, to be put behind a message: is it one of these words that was meant?"""
    near = difflib.get_close_matches(word, list(words), n=2, cutoff=0.6) if isinstance(word, str) else []
    return did_you_mean(near)


def did_you_mean(near: Sequence[str]) -> str:
    """The same, of words that have been found already."""
    return f" (did you mean {' or '.join(near)}?)" if near else ""


def type_of(value: object) -> str:
    """What a message calls a value of a wrong kind."""
    return type(value).__name__
