"""Short codes of cities and cards, for texts of one line: ``SEA``, ``HEL-SEA``, ``DEN-KAN:K``, ``2R1L``.

A city's code has two to four capitals or digits and is no other city's. The classic board has those that stand on
its map; any other board gets codes made from its names, the same ones for equal boards.
"""

from __future__ import annotations

import difflib
import json
import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources

from ttr_widget.engine.board import Board, usa
from ttr_widget.engine.cards import COLORS
from ttr_widget.names import key, names_of

LETTERS = {"red": "R", "orange": "O", "yellow": "Y", "green": "G", "blue": "B", "purple": "P", "black": "K",
           "white": "W", "locomotive": "L"}  # fmt: skip
"""The letter of each card colour; black is K, as in printing."""

COLOR_OF = {letter: color for color, letter in LETTERS.items()}
GRAY = "E"
"""The letter of a gray lane whose twin is not gray."""

assert list(LETTERS) == list(COLORS)


class Codes:
    """The codes of one board: of cities, and of the pairs that are routes and tickets."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cities = _printed() if board == usa() else _made(board)
        self.routes = {r.id: self.pair(r.a, r.b) + (f":{_lane(r.lane)}" if r.lane else "") for r in board.routes}
        self.tickets = {t.id: self.pair(t.a, t.b) for t in board.tickets}
        self._route = {code: ident for ident, code in self.routes.items()}
        self._ticket = {code: ident for ident, code in self.tickets.items()}

    def pair(self, a: str, b: str) -> str:
        """Two cities joined."""
        return f"{self.cities[a]}-{self.cities[b]}"

    def route(self, text: str) -> str | None:
        """The id of the route that a code means, or a name with ``_`` for its spaces; None if there is none."""
        return self._find(text, self._route)

    def ticket(self, text: str) -> str | None:
        """The id of the ticket that a code means, or a name with ``_`` for its spaces; None if there is none."""
        return self._find(text, self._ticket)

    def _find(self, text: str, table: dict[str, str]) -> str | None:
        if text.upper() in table:
            return table[text.upper()]
        pair, colon, lane = text.partition(":")
        a, _, b = pair.upper().partition("-")
        lane = _lane(lane.lower()) if lane.lower() in {*LETTERS, "gray"} else lane.upper()
        tail = f":{lane}" if colon else ""
        if f"{b}-{a}{tail}" in table or f"{a}-{b}{tail}" in table:  # the other way round, or a lane by its name
            return table.get(f"{a}-{b}{tail}") or table[f"{b}-{a}{tail}"]
        ends = names_of(self.board).ends(pair.replace("_", " "))
        return None if ends is None else table.get(self.pair(*ends) + tail)

    def near(self, text: str, *, tickets: bool = False) -> list[str]:
        """Up to three codes that a misspelt one may mean."""
        codes = self._ticket if tickets else self._route
        lanes = [code for code in codes if code.partition(":")[0] == text.upper().partition(":")[0]]
        return lanes[:3] or difflib.get_close_matches(text.upper(), codes, n=3, cutoff=0.6)


def _lane(lane: str) -> str:
    return LETTERS.get(lane, GRAY if lane == "gray" else lane)


@lru_cache(maxsize=16)
def codes_of(board: Board) -> Codes:
    """The codes of a board, made once.

    >>> codes_of(usa()).routes["Denver-Kansas City:black"], codes_of(usa()).route("sea-hel")
    ('DEN-KAN:K', 'Helena-Seattle')
    """
    return Codes(board)


@lru_cache(maxsize=1)
def _printed() -> dict[str, str]:
    source = (resources.files("ttr_widget") / "data" / "usa_layout.json").read_text(encoding="utf-8")
    return {name: str(place["code"]) for name, place in json.loads(source)["cities"].items()}


def _made(board: Board) -> dict[str, str]:
    codes: dict[str, str] = {}
    taken: set[str] = set()
    for city in board.cities:
        code = next(c for c in _candidates(city.name, city.index) if c not in taken)
        taken.add(code)
        codes[city.name] = code
    return codes


def _candidates(name: str, index: int) -> Iterator[str]:
    """Codes for a name, best first: its beginning, its first letter with later ones, then numbers."""
    plain = "".join(c for c in unicodedata.normalize("NFD", key(name)) if not unicodedata.combining(c))
    letters = re.sub(r"[^a-z]", "", plain).upper()
    if len(letters) >= 3:
        yield letters[:3]
        yield from (letters[0] + letters[i] + letters[i + 1] for i in range(1, len(letters) - 1))
        yield from (f"{letters[:2]}{digit}" for digit in range(2, 10))
    elif len(letters) == 2:
        yield letters
    n = index
    while True:
        yield f"C{n:02}"
        n += 100
