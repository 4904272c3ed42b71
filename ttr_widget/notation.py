"""Move text, first half: from what somebody typed to what the board can say about it.

Forgiving about spelling, never about meaning: a text names a kind of move and, for a claim, one or two lanes and
perhaps a payment. Whether that is one move, and whether it is legal, is decided in `intent.py` with the position.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from dataclasses import dataclass
from itertools import pairwise
from typing import NoReturn

from .engine.board import Board
from .engine.cards import COLORS
from .errors import IllegalMove, Refusal
from .names import Names, card_color, names_of, near_colors, tidy

MAX_TEXT = 1000
"""Longest text that is looked at; three tickets between cities with very long names fit."""

_VERBS = ("draw", "keep", "claim", "pass")
_LIST = re.compile(r"\s*[,;、&]\s*|\s+and\s+")
_TERM = re.compile(r"(\d{1,9})(?!\d)\s*[x×]?\s*(\S.*?)(?:\s+cards?)?")
_MAX_ITEMS = 24


@dataclass(frozen=True)
class Intent:
    """What a text says, with every name found on the board.

    Attributes:
        kind: draw, deck, tickets, keep, claim or pass.
        color: colour of a face-up card.
        tickets: ids in the order named; None for "keep all".
        routes: the lanes that a claim may mean, one or two ids.
        payment: ``(colour, number)`` in the order named; None where it was left out.
        text: the text itself, shortened for messages.
    """

    kind: str
    color: str | None = None
    tickets: tuple[str, ...] | None = None
    routes: tuple[str, ...] = ()
    payment: tuple[tuple[str, int], ...] | None = None
    text: str = ""


def quoted(text: str, limit: int = 60) -> str:
    """A stranger's text, short and on one line, for use inside a message."""
    plain = "".join(c if unicodedata.category(c)[0] != "C" else "\N{REPLACEMENT CHARACTER}" for c in text[: limit + 1])
    return plain if len(text) <= limit else plain[:limit] + "…"


def read(text: str, board: Board, language: str = "en") -> Intent:
    """Read a move text.

    Raises:
        IllegalMove: ``not_a_move``, ``unknown_city``, ``unknown_colour``, ``unknown_ticket`` or ``not_adjacent``,
            in this order if several apply.
    """
    return _Reader(text, board, language).read()


class _Reader:
    def __init__(self, text: str, board: Board, language: str) -> None:
        self.original = text
        self.board = board
        self.language = language
        self.names: Names = names_of(board)

    def typed(self, word: str, limit: int) -> str:
        """A piece of the tidied text as it was typed, where it can be found again."""
        found = re.search(re.escape(word), unicodedata.normalize("NFKC", self.original), re.IGNORECASE)
        return quoted(found[0] if found else word, limit)

    def refuse(self, code: str, /, **args: object) -> NoReturn:
        raise IllegalMove(Refusal.of(code, self.language, **args)) from None

    def not_a_move(self, why: str, **args: object) -> NoReturn:
        self.refuse("not_a_move", text=quoted(self.original), why=why, **args)

    def read(self) -> Intent:
        if len(self.original) > MAX_TEXT:
            self.not_a_move("too_long", limit=MAX_TEXT)
        if any(unicodedata.category(c) in {"Cc", "Cs"} and not c.isspace() for c in self.original):
            self.not_a_move("characters")
        text = tidy(self.original).rstrip(".!。")
        if not text:
            self.not_a_move("empty")
        verb, _, rest = text.partition(" ")
        rest = rest.strip()
        if verb == "draw" and rest:
            return self.draw(rest)
        if verb == "keep" and rest:
            return self.keep(rest)
        if verb == "claim" and rest:
            return self.claim(rest)
        if text == "pass":
            return Intent("pass", text="pass")
        if verb in _VERBS:
            self.not_a_move(verb)
        near = difflib.get_close_matches(verb, _VERBS, n=1)
        return self.not_a_move("near" if near else "verb", suggestions=near)

    def draw(self, rest: str) -> Intent:
        if rest == "deck":
            return Intent("deck", text="draw deck")
        if rest in {"tickets", "ticket"}:
            return Intent("tickets", text="draw tickets")
        rest = re.sub(r"\s+card$", "", rest)
        color = card_color(rest)
        if color is None:
            near = difflib.get_close_matches(rest, ("deck", "tickets"), n=1)
            self.unknown_colour(rest, near)
        return Intent("draw", color=color, text=f"draw {color}")

    def unknown_colour(self, word: str, near: list[str] | None = None) -> NoReturn:
        word = "gray" if word == "grey" else word
        near = [*(near or []), *near_colors(word)]
        self.refuse("unknown_colour", name=self.typed(word, 30), suggestions=near, near=len(near), colors=list(COLORS))

    def unknown_city(self, pair: str) -> NoReturn:
        stranger = self.names.stranger(pair)
        if stranger is None:
            self.not_a_move("pair", pair=self.typed(pair, 40))
        name, near = stranger
        self.refuse("unknown_city", name=self.typed(name, 40), suggestions=near, near=len(near))

    # ---- tickets

    def keep(self, rest: str) -> Intent:
        if rest == "all":
            return Intent("keep", tickets=None, text="keep all")
        if rest in {"none", "nothing"}:
            return Intent("keep", tickets=(), text="keep none")
        cuts = [(0, 0), *((m.start(), m.end()) for m in _LIST.finditer(rest)), (len(rest), len(rest))]
        if len(cuts) > _MAX_ITEMS:
            self.not_a_move("many")
        pieces = self.segments(rest, cuts)
        pairs = [self.names.ends(piece) or self.unknown_city(piece) for piece in pieces]
        tickets: list[str] = []
        for a, b in pairs:
            ident = self.names.tickets.get((a, b))
            if ident is None:
                near = [t.id for t in self.board.tickets if {t.a, t.b} & {a, b}][:6]
                self.refuse("unknown_ticket", ticket=f"{a}-{b}", tickets=near, near=len(near))
            if ident not in tickets:
                tickets.append(ident)
        return Intent("keep", tickets=tuple(tickets), text=quoted(self.original))

    def segments(self, rest: str, cuts: list[tuple[int, int]]) -> list[str]:
        """The list cut into pairs of cities; a comma or an "and" may belong to a city's name."""
        ways: dict[int, list[str]] = {0: []}
        for i in range(len(cuts) - 1):
            if i not in ways:
                continue
            for j in range(i + 1, len(cuts)):
                piece = rest[cuts[i][1] : cuts[j][0]]
                if j not in ways and self.names.ends(piece):
                    ways[j] = [*ways[i], piece]
        simple = [rest[a[1] : b[0]] for a, b in pairwise(cuts)]
        return ways.get(len(cuts) - 1) or [piece for piece in simple if piece] or [rest]

    # ---- claims

    def claim(self, rest: str) -> Intent:
        where, with_, paid = rest.rpartition(" with ")
        if not with_:
            where = rest
            if rest.startswith("with ") or rest.endswith(" with") or rest == "with":
                self.not_a_move("claim")
        terms = self.terms(paid) if with_ else None
        where = where.strip()
        if self.names.ends(where) is None:  # brackets may be part of a city's name
            where = re.sub(r"\s*\(([^()]*)\)$", r":\1", where)
        pair, colon, lane = (part.strip() for part in where.partition(":"))
        ends = self.names.ends(pair) or self.unknown_city(pair)
        payment = None
        if terms is not None:
            payment = tuple((card_color(word) or self.unknown_colour(word), n) for n, word in terms)
        lanes = self.names.pairs.get(ends, [])
        routes = self.lanes(lanes, lane) if colon else lanes
        if not routes:
            self.not_adjacent(ends, lanes, lane)
        return Intent("claim", routes=tuple(routes), payment=payment, text=quoted(self.original))

    def terms(self, paid: str) -> list[tuple[int, str]]:
        out = []
        for term in re.split(r"\s*[+,&、]\s*|\s+and\s+", paid.strip()):
            found = _TERM.fullmatch(term)
            if found is None:
                self.not_a_move("payment", payment=self.typed(paid, 40))
            out.append((int(found[1]), found[2]))
        return out

    def lanes(self, lanes: list[str], lane: str) -> list[str]:
        """The routes of this pair that a lane's name fits: its suffix, or its colour."""
        if lane.isdecimal():
            return [r for r in lanes if r.endswith(f":{int(lane)}")]
        color = "gray" if lane in {"gray", "grey"} else card_color(lane)
        if color is None or color == "locomotive":
            self.unknown_colour(lane)
        return [r for r in lanes if self.board.route(r).color == color]

    def not_adjacent(self, ends: tuple[str, str], lanes: list[str], lane: str) -> NoReturn:
        a, b = ends
        self.refuse(
            "not_adjacent",
            city_a=a,
            city_b=b,
            lane=quoted(lane, 20),
            routes=lanes,
            near=len(lanes),
            cities=self.names.beside(a),
        )
