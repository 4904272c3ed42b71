"""Finding what a person means: cities, colours, routes and tickets from forgiving spelling, in three languages."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from . import texts
from .engine.board import Board, sort_key
from .engine.cards import COLORS

_DASHES = re.compile(r"\s*(?:->|→|[-‐‑‒–—―−﹣])\s*")
_BETWEEN = re.compile(r"-|\s+to\s+")
_SAINTS = {"st": "saint", "ste": "saint", "sainte": "saint"}


def tidy(text: str) -> str:
    """One spelling of width, case and dashes; accents stay.

    >>> tidy("  CLAIM Helena — Seattle： Ｒｅｄ ")
    'claim helena-seattle: red'
    """
    text = unicodedata.normalize("NFKC", text).casefold()
    return " ".join(_DASHES.sub("-", text).split())


def key(name: str) -> str:
    """What is left of a name when case, accents, spaces, points and the spelling of Saint do not count.

    >>> key("Sault Ste. Marie") == key("sault SAINT  marie"), key("Montréal")
    (True, 'montreal')
    """
    text = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    text = "".join(c for c in text if not "\u0300" <= c <= "\u036f")  # Latin accents; kana keep their voicing marks
    words = re.findall(r"\w+", unicodedata.normalize("NFC", text))
    return "".join(_SAINTS.get(w, w) for w in words)


class Names:
    """The names of one board, in every language."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cities: dict[str, str] = {}
        for language in texts.LANGUAGES:  # English first: a translation never hides a city's own name
            for city in board.cities:
                self.cities.setdefault(key(texts.city(city.name, language)), city.name)
        # Cities that differ only in what `key` leaves out are told apart where they are spelled out.
        self.exact = {tidy(city.name): city.name for city in board.cities}
        self.pairs: dict[tuple[str, str], list[str]] = {}
        for route in board.routes:
            self.pairs.setdefault((route.a, route.b), []).append(route.id)
        self.tickets = {(t.a, t.b): t.id for t in board.tickets}

    def city(self, text: str) -> str | None:
        """The English name of the city that is meant."""
        return self.exact.get(tidy(text)) or self.cities.get(key(text))

    def near(self, text: str) -> list[str]:
        """Up to three cities that a misspelt name may mean, best first."""
        wanted = key(text)
        if len(wanted) < 2:
            return []
        found = difflib.get_close_matches(wanted, self.cities, n=6, cutoff=0.6)
        found += [k for k in self.cities if (wanted in k or k in wanted) and k not in found]
        return list(dict.fromkeys(self.cities[k] for k in found))[:3]

    def splits(self, text: str) -> Iterator[tuple[str, str]]:
        """The ways to read "A-B" or "A to B" as two names."""
        for found in _BETWEEN.finditer(text):
            left, right = text[: found.start()].strip(), text[found.end() :].strip()
            if left and right:
                yield left, right

    def ends(self, text: str) -> tuple[str, str] | None:
        """The two cities, in alphabetical order as in ids; None where one is not known."""
        for left, right in self.splits(text):
            a, b = self.city(left), self.city(right)
            if a is not None and b is not None:
                return self.ordered(a, b)
        return None

    def ordered(self, a: str, b: str) -> tuple[str, str]:
        """Two cities as ids name them."""
        return (a, b) if sort_key(a) <= sort_key(b) else (b, a)

    def beside(self, city: str) -> list[str]:
        """The cities that routes from this one lead to."""
        routes = [r for r in self.board.routes if city in {r.a, r.b}]
        return list(dict.fromkeys(r.b if r.a == city else r.a for r in routes))

    def stranger(self, text: str) -> tuple[str, list[str]] | None:
        """Of two cities of which one is unknown, the unknown one and what it may mean; None if there are no two."""
        best: tuple[int, str] | None = None
        for left, right in self.splits(text):
            known = (self.city(left) is not None) + (self.city(right) is not None)
            name = left if self.city(left) is None else right
            if best is None or known > best[0]:
                best = (known, name)
        return None if best is None else (best[1], self.near(best[1]))


@lru_cache(maxsize=16)
def names_of(board: Board) -> Names:
    """The names of a board, made once."""
    return Names(board)


@lru_cache(maxsize=1)
def _colors() -> dict[str, str]:
    table = {key(texts.color(c, language)): c for c in COLORS for language in reversed(texts.LANGUAGES)}
    return table | {"locomotives": "locomotive", "loco": "locomotive", "locos": "locomotive"}


def card_color(text: str) -> str | None:
    """The card colour that is meant, or None.

    >>> card_color("Locomotives"), card_color("红色"), card_color("gray")
    ('locomotive', 'red', None)
    """
    return _colors().get(key(text))


def near_colors(text: str) -> list[str]:
    """Up to three card colours that a word may mean."""
    other = {"pink": "purple", "violet": "purple", "magenta": "purple", "wild": "locomotive", "joker": "locomotive"}
    if key(text) in other:
        return [other[key(text)]]
    found = difflib.get_close_matches(key(text), _colors(), n=3, cutoff=0.6)
    return list(dict.fromkeys(_colors()[k] for k in found))
