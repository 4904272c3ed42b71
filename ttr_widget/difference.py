"""What differs between two positions, games or views: small values, each with a sentence.

>>> from ttr_widget import Game
>>> game = Game.from_position("ttr1 usa market=RBGWY deck=KO / hand=6Y / hand=3B")
>>> before = game.position()
>>> game.play("claim Helena-Seattle with 6 yellow") and None
>>> print(differences(before, game.position()))
to decide: P0 → P1
P0, hand, yellow: 6 → 0
P0, trains: 45 → 39
P0, route points: 0 → 15
Helena–Seattle: nobody → P0
discard, yellow: 0 → 6
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from . import texts
from .engine.board import Board
from .engine.cards import COLORS
from .positions.grammar import Hidden
from .sources import Eyes, Source, data_of, seen

_TICKETS = ("tickets", "offer", "keep", "returned")


@dataclass(frozen=True)
class Difference:
    """One thing that is not the same.

    Attributes:
        path: where it stands in the JSON form, such as ``"players[0].hand.red"``; ``"owners.Helena-Seattle"`` for
            a route.
        code: what kind of thing it is; its text is ``difference-<code>``.
        a: what the first one has there.
        b: what the second one has there.
        args: names for the sentence.
    """

    path: str
    code: str
    a: Any
    b: Any
    args: tuple[tuple[str, str], ...] = ()

    def text(self, language: str = "en") -> str:
        """The difference in words."""
        said = {key: _named(key, value, language) for key, value in self.args}
        what = texts.text(f"difference-{self.code}", language, **said)
        a, b = (_worded(self.code, value, language) for value in (self.a, self.b))
        return texts.text("difference-line", language, what=what, a=a, b=b)

    def __str__(self) -> str:
        return self.text()


class Differences(tuple[Difference, ...]):
    """All that differs, in the order of the JSON form; empty, and false, where nothing does."""

    __slots__ = ()

    def text(self, language: str = "en") -> str:
        """All of it in words, one line each."""
        return "\n".join(one.text(language) for one in self) or texts.text("difference-none", language)

    @property
    def routes(self) -> tuple[str, ...]:
        """Ids of the routes that are not owned alike."""
        return tuple(one.args[0][1] for one in self if one.code == "owner")

    def to_list(self) -> list[dict[str, Any]]:
        """As JSON: path, code, a, b."""
        return [{"path": d.path, "code": d.code, "a": _json(d.a), "b": _json(d.b)} for d in self]

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        rows = "".join(f"<li>{escape(one.text())}</li>" for one in self)
        return f"<ul>{rows}</ul>" if rows else f"<p>{escape(self.text())}</p>"


def differences(a: Source, b: Source, *, seat: Eyes = "auto") -> Differences:
    """What differs from `a` to `b`; none exactly where two positions are equal.

    Args:
        a: a game, a position in any form, an engine state, or a view.
        b: the same.
        seat: whose eyes a *game* is seen with: ``"auto"`` for the one person at the table (a spectator where there are
            several, or none), a seat, None for a spectator, ``"open"`` for everything. A position is all there to see.

    Raises:
        TypeError, PositionError, ValueError: one of them is nothing that can be compared, or there is no such seat.
    """
    (one, board), (two, other) = (data_of(seen(source, seat)) for source in (a, b))
    return Differences(_Comparison(one, board, two, other).run())


class _Comparison:
    def __init__(self, one: Mapping[str, Any], board: Board, two: Mapping[str, Any], other: Board) -> None:
        self.one, self.two, self.board = one, two, board
        self.same_board = board == other
        self.boards = (board.name, other.name)

    def run(self) -> Iterator[Difference]:
        if not self.same_board:
            yield Difference("board", "board", *self.boards)
            return
        players = (self.one["players"], self.two["players"])
        if len(players[0]) != len(players[1]):
            yield Difference("players", "players", len(players[0]), len(players[1]))
        yield from self.table()
        for seat, (a, b) in enumerate(zip(*players, strict=False)):
            yield from self.seat(seat, a, b)
        yield from self.owners()
        yield from self.cards("discard", "discard", self.one["discard"], self.two["discard"])
        for key in ("deck", "ticket_deck"):
            yield from self.pile(key, self.one[key], self.two[key])

    def differ(self, path: str, code: str, a: Any, b: Any, **args: str) -> Iterator[Difference]:
        if a != b:
            yield Difference(path, code, a, b, tuple(args.items()))

    def name(self, seat: int | None, data: Mapping[str, Any]) -> str | None:
        return None if seat is None or seat >= len(data["players"]) else str(data["players"][seat]["name"])

    def table(self) -> Iterator[Difference]:
        one, two = self.one, self.two
        for key in ("turn", "start"):
            if one.get(key) != two.get(key):
                yield Difference(key, key, self.name(one.get(key), one), self.name(two.get(key), two))
        yield from self.differ("phase", "phase", one["phase"], two["phase"])
        yield from self.differ("final", "final", _final(one, self), _final(two, self))
        yield from self.differ("passes", "passes", one["passes"], two["passes"])
        yield from self.differ("seed", "seed", one["seed"], two["seed"])
        for key, value in one["rules"].items():
            yield from self.differ(f"rules.{key}", "rules", value, two["rules"].get(key), rule=key)
        for slot, (a, b) in enumerate(zip(one["market"], two["market"], strict=True)):
            yield from self.differ(f"market[{slot}]", "market", a, b, slot=str(slot + 1))

    def seat(self, seat: int, a: Mapping[str, Any], b: Mapping[str, Any]) -> Iterator[Difference]:
        at = f"players[{seat}]"
        yield from self.differ(f"{at}.name", "name", a["name"], b["name"], seat=str(seat))
        name = str(a["name"])
        for key in ("hand", "known"):
            yield from self.cards(f"{at}.{key}", key, a[key], b[key], name=name)
        for key in ("trains", "points"):
            yield from self.differ(f"{at}.{key}", key, a[key], b[key], name=name)
        for key in _TICKETS:
            if key == "keep" and self.one["phase"] != self.two["phase"]:
                continue  # what was chosen is held now: that is told of the tickets
            yield from self.tickets(f"{at}.{key}", key, a.get(key), b.get(key), name)
        if sorted(a["routes"]) == sorted(b["routes"]):
            yield from self.order(f"{at}.routes", "routes", a["routes"], b["routes"], name)

    def cards(self, path: str, code: str, a: Any, b: Any, **args: str) -> Iterator[Difference]:
        if isinstance(a, Hidden) or isinstance(b, Hidden):
            a, b = (Hidden(sum(cards.values())) if isinstance(cards, dict) else cards for cards in (a, b))
            yield from self.differ(path, f"{code}-cards", a, b, **args)
            return
        for color in COLORS:
            yield from self.differ(f"{path}.{color}", code, a.get(color, 0), b.get(color, 0), **args, color=color)

    def tickets(self, path: str, code: str, a: Any, b: Any, name: str) -> Iterator[Difference]:
        if (a is None) != (b is None):  # a choice that has been made, or has not
            yield Difference(path, f"{code}-made", a is not None, b is not None, (("name", name),))
            return
        if isinstance(a, Hidden) or isinstance(b, Hidden):
            a, b = (Hidden(len(tickets)) if isinstance(tickets, list) else tickets for tickets in (a, b))
            if Hidden() not in (a, b):
                yield from self.differ(path, f"{code}-number", a, b, name=name)
            return
        a, b = a or [], b or []
        for ident in dict.fromkeys([*a, *b]):
            yield from self.differ(path, code, ident in a, ident in b, name=name, ticket=ident)
        if sorted(a) == sorted(b):
            yield from self.order(path, code, a, b, name)

    def order(self, path: str, code: str, a: Sequence[str], b: Sequence[str], name: str) -> Iterator[Difference]:
        if list(a) != list(b):
            yield Difference(path, f"{code}-order", tuple(a), tuple(b), (("name", name),))

    def owners(self) -> Iterator[Difference]:
        owners = [
            {route: seat for seat, p in enumerate(data["players"]) for route in p["routes"]}
            for data in (self.one, self.two)
        ]
        for route in (r.id for r in self.board.routes):
            a, b = owners[0].get(route), owners[1].get(route)
            if a != b:
                names = (self.name(a, self.one), self.name(b, self.two))
                yield Difference(f"owners.{route}", "owner", *names, (("route", route),))

    def pile(self, key: str, a: Any, b: Any) -> Iterator[Difference]:
        code = key.replace("_", "-")
        m, n = (pile.n if isinstance(pile, Hidden) else len(pile) for pile in (a, b))
        if m != n:
            yield Difference(key, code, m, n)
        elif not isinstance(a, Hidden) and not isinstance(b, Hidden) and a != b:
            yield Difference(key, f"{code}-order", tuple(a), tuple(b))


def _final(data: Mapping[str, Any], comparison: _Comparison) -> tuple[str | None, int] | None:
    final = data["final"]
    return None if final is None else (comparison.name(final["trigger"], data), final["turns_left"])


def _named(key: str, value: str, language: str) -> str:
    if key == "color":
        return texts.color(value, language)
    return texts.pair(value, language) if key in {"route", "ticket"} else value


def _worded(code: str, value: Any, language: str) -> str:
    """One side of a difference in words."""
    if isinstance(value, bool):
        return texts.text(f"difference-{'yes' if value else 'no'}", language)
    if isinstance(value, Hidden):
        return "?" if value.n is None else str(value.n)
    if value is None:
        return texts.text("difference-nobody" if code in {"owner", "turn", "start"} else "difference-nothing", language)
    if code == "phase":
        return texts.text(f"difference-phase-{value.replace('_', '-')}", language)
    if code == "market":
        return texts.color(str(value), language)
    if code == "final":
        return texts.text("difference-final-turns", language, name=value[0], n=value[1])
    if isinstance(value, tuple):
        few = [_thing(code, thing, language) for thing in value[:4]]
        return texts.listing([*few, "…"] if len(value) > 4 else few, language)
    return str(value)


def _thing(code: str, thing: str, language: str) -> str:
    return texts.color(thing, language) if code == "deck-order" else texts.pair(thing, language)


def _json(value: Any) -> Any:
    if isinstance(value, Hidden):
        return str(value)
    return list(value) if isinstance(value, tuple) else value


def lines(found: Iterable[Difference], language: str = "en") -> list[str]:
    """The sentences of differences."""
    return [one.text(language) for one in found]
