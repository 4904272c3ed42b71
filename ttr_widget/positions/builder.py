"""`ttr.position(...)`: a position put together step by step, for cells."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, NoReturn, Self

from ttr_widget.arguments import as_board, as_rules
from ttr_widget.boards.codes import codes_of
from ttr_widget.engine.board import Board, Ticket, usa
from ttr_widget.engine.cards import CARD_COUNTS, COLORS, MARKET_SIZE
from ttr_widget.errors import PositionError, Problem
from ttr_widget.names import card_color, names_of, near_colors, tidy
from ttr_widget.players import checked_name

if TYPE_CHECKING:
    from ttr_widget.engine import Rules
    from ttr_widget.game import Game

    from . import Position

Phase = Literal["initial_tickets", "turn", "second_card", "tickets", "over"]
PHASES: tuple[Phase, ...] = ("initial_tickets", "turn", "second_card", "tickets", "over")


class PositionBuilder:
    """A description of a position that grows by one step at a time. Each step makes a new builder and leaves this one
    as it is, so that a line can be changed and run again, and one beginning can have several ends.

    A step refuses at once what can never be right (a city that is not there, thirteen red cards in a hand); `build`
    checks that everything fits together and tells every fault. A builder is taken wherever a position is. What no step
    has named is as in the JSON form: cards and tickets left over lie in the decks, the market is turned up from there.

    >>> p = position(players=3).hand(0, red=2, locomotive=1).claim(1, "Seattle to Helena").turn(1).build()
    >>> p.state().trains, p.to_dict()["players"][1]["routes"]
    ([45, 39, 45], ['Helena-Seattle'])
    >>> position().claim(0, "Seattle-Helenna")
    Traceback (most recent call last):
    ttr_widget.errors.PositionError: this position cannot be: players[0].routes: there is no route \
“Seattle-Helenna”; did you mean Helena-Seattle?
    """

    __slots__ = ("_board", "_data", "_players")

    def __init__(self, data: Mapping[str, Any], players: Iterable[Mapping[str, Any]], board: Board) -> None:
        self._data = dict(data)
        self._players = tuple(dict(player) for player in players)
        self._board = board

    # ---- steps about one seat

    def name(self, seat: int, name: str) -> Self:
        """What a player is called."""
        try:
            return self._with(seat, name=checked_name(name))
        except ValueError as error:
            self._refuse(f"players[{seat}].name", "name", said=str(error))

    def hand(
        self,
        seat: int,
        *,
        red: int = 0,
        orange: int = 0,
        yellow: int = 0,
        green: int = 0,
        blue: int = 0,
        purple: int = 0,
        black: int = 0,
        white: int = 0,
        locomotive: int = 0,
    ) -> Self:
        """The train cards in a hand, all of them."""
        numbers = (red, orange, yellow, green, blue, purple, black, white, locomotive)
        return self._with(seat, hand=self._cards(f"players[{seat}].hand", numbers))

    def known(
        self,
        seat: int,
        *,
        red: int = 0,
        orange: int = 0,
        yellow: int = 0,
        green: int = 0,
        blue: int = 0,
        purple: int = 0,
        black: int = 0,
        white: int = 0,
        locomotive: int = 0,
    ) -> Self:
        """Cards of a hand that everybody has seen: taken face up and not yet paid."""
        numbers = (red, orange, yellow, green, blue, purple, black, white, locomotive)
        return self._with(seat, known=self._cards(f"players[{seat}].known", numbers))

    def claim(self, seat: int, *routes: str) -> Self:
        """Routes that the seat owns, added to those it owns already. A lane of a double needs its lane in the name
        (``"Denver-Kansas City:black"``); of two lanes of one colour the first one that is free is taken.
        """
        self._seat(seat)
        mine = list(self._players[seat].get("routes", ()))
        for text in routes:
            mine.append(self._route(seat, text, mine))
        return self._with(seat, routes=mine)

    def tickets(self, seat: int, *tickets: str | Ticket) -> Self:
        """Tickets kept, added to those that are."""
        self._seat(seat)
        have = self._players[seat].get("tickets", [])
        return self._with(seat, tickets=[*have, *self._tickets(f"players[{seat}].tickets", tickets)])

    def offer(self, seat: int, *tickets: str | Ticket) -> Self:
        """Tickets drawn and not yet chosen from, in the order drawn."""
        return self._with(seat, offer=self._tickets(f"players[{seat}].offer", tickets))

    def keep(self, seat: int, *tickets: str | Ticket) -> Self:
        """While the first tickets are chosen: the choice of a seat that has answered."""
        return self._with(seat, keep=self._tickets(f"players[{seat}].keep", tickets))

    def returned(self, seat: int, *tickets: str | Ticket) -> Self:
        """Tickets that the seat knows to lie under the ticket deck."""
        return self._with(seat, returned=self._tickets(f"players[{seat}].returned", tickets))

    def trains(self, seat: int, n: int) -> Self:
        """Trains left; without this, all that the board gives (45) less the spaces owned."""
        return self._with(seat, trains=self._number(f"players[{seat}].trains", n))

    def points(self, seat: int, n: int) -> Self:
        """Route points; without this, those of the routes owned."""
        return self._with(seat, points=self._number(f"players[{seat}].points", n))

    # ---- steps about the table

    def market(self, *colors: str | None) -> Self:
        """The five face-up cards, None for an empty slot."""
        if len(colors) != MARKET_SIZE:
            self._refuse("market", "market_size", n=len(colors))
        return self._set(market=self._row("market", colors))

    def deck(self, *colors: str) -> Self:
        """The covered cards on top of the deck, the top one first."""
        return self._set(deck=self._row("deck", colors))

    def discard(
        self,
        *,
        red: int = 0,
        orange: int = 0,
        yellow: int = 0,
        green: int = 0,
        blue: int = 0,
        purple: int = 0,
        black: int = 0,
        white: int = 0,
        locomotive: int = 0,
    ) -> Self:
        """The used cards."""
        numbers = (red, orange, yellow, green, blue, purple, black, white, locomotive)
        return self._set(discard=self._cards("discard", numbers))

    def ticket_deck(self, *tickets: str | Ticket) -> Self:
        """The covered tickets on top, the top one first."""
        return self._set(ticket_deck=self._tickets("ticket_deck", tickets))

    def rest(self, where: int | Literal["deck", "discard"]) -> Self:
        """Where the cards go that nobody named: under the deck, to the discard, or all to one seat."""
        return self._set(rest=self._place("rest", where, "deck", "discard"))

    def rest_tickets(self, where: int | Literal["deck"]) -> Self:
        """Where the tickets go that nobody named."""
        return self._set(rest_tickets=self._place("rest_tickets", where, "deck"))

    def turn(self, seat: int, phase: Phase | None = None) -> Self:
        """The seat that decides, and what it decides about."""
        data = self._set(turn=self._seat(seat, "turn"))
        return data if phase is None else data.phase(phase)

    def phase(self, phase: Phase) -> Self:
        """What is to be decided: ``"turn"``, ``"second_card"``, ``"tickets"``, …"""
        if phase not in PHASES:
            self._refuse("phase", "choice", given=repr(phase)[:40], choices=", ".join(PHASES))
        return self._set(phase=phase)

    def start(self, seat: int) -> Self:
        """The seat that has the first turn of the game."""
        return self._set(start=self._seat(seat, "start"))

    def final(self, trigger: int, turns_left: int) -> Self:
        """The final round: who began it, and how many turns are to come."""
        trigger = self._seat(trigger, "final.trigger")
        return self._set(final={"trigger": trigger, "turns_left": self._number("final.turns_left", turns_left)})

    def passes(self, n: int) -> Self:
        """Forced passes in a row so far."""
        return self._set(passes=self._number("passes", n))

    def seed(self, n: int) -> Self:
        """The state of chance: what decides every later shuffle."""
        return self._set(seed=self._number("seed", n))

    # ---- the result

    def to_dict(self) -> dict[str, Any]:
        """The JSON form as far as it has been described."""
        return {**self._data, "players": [dict(player) for player in self._players]}

    def build(self) -> Position:
        """The position.

        Raises:
            PositionError: it cannot be; lists every fault.
        """
        from . import Position

        return Position(**self.to_dict())

    def game(self, players: Any = None) -> Game:
        """A game that goes on from there."""
        from ttr_widget.game import Game

        return Game.from_position(self.build(), players)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PositionBuilder):
            return NotImplemented
        return self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        said = [f"players[{i}].{key}" for i, p in enumerate(self._players) for key in p]
        said += [key for key in self._data if key not in {"board", "rules"}]
        return f"<PositionBuilder: {len(self._players)} players{'; ' if said else ''}{', '.join(said)}>"

    # ---- checks

    def _set(self, **data: Any) -> Self:
        return type(self)({**self._data, **data}, self._players, self._board)

    def _with(self, seat: int, **data: Any) -> Self:
        self._seat(seat)
        players = [{**p, **data} if i == seat else p for i, p in enumerate(self._players)]
        return type(self)(self._data, players, self._board)

    def _refuse(self, path: str, code: str, /, **args: Any) -> NoReturn:
        raise PositionError([Problem(path, code, args)]) from None

    def _seat(self, seat: Any, path: str = "players") -> int:
        if type(seat) is not int or not 0 <= seat < len(self._players):
            self._refuse(path, "seat", given=repr(seat)[:40], last=len(self._players) - 1)
        return seat

    def _number(self, path: str, n: Any) -> int:
        if type(n) is not int:
            self._refuse(path, "type", want="whole_number", given=repr(n)[:40], said="")
        if n < 0:
            self._refuse(path, "too_small", given=n, least=0)
        return n

    def _cards(self, path: str, numbers: Iterable[int]) -> dict[str, int]:
        cards: dict[str, int] = {}
        for color, n, supply in zip(COLORS, numbers, CARD_COUNTS, strict=True):
            if self._number(f"{path}.{color}", n) > supply:
                self._refuse(f"{path}.{color}", "too_many_cards", color=color, n=n, supply=supply, where=f"{path} {n}")
            if n:
                cards[color] = n
        return cards

    def _row(self, path: str, colors: Iterable[Any]) -> list[str | None]:
        row: list[str | None] = []
        for i, word in enumerate(colors):
            color = card_color(word) if isinstance(word, str) else None
            if color is None and not (word is None and path == "market"):
                near = near_colors(str(word))
                args = {"given": str(word)[:40], "near": len(near), "guess": "".join(near[:1])}
                self._refuse(f"{path}[{i}]", "color", colors=", ".join(COLORS), **args)
            row.append(color)
        for color, supply in zip(COLORS, CARD_COUNTS, strict=True):
            if row.count(color) > supply:
                n = row.count(color)
                self._refuse(path, "too_many_cards", color=color, n=n, supply=supply, where=f"{path} {n}")
        return row

    def _place(self, path: str, where: Any, *words: str) -> int | str:
        if isinstance(where, str):
            if where not in words:
                self._refuse(path, "choice", given=repr(where)[:40], choices=", ".join([*words, "0, 1, …"]))
            return where
        return self._seat(where, path)

    def _tickets(self, path: str, tickets: Iterable[str | Ticket]) -> list[str]:
        found: list[str] = []
        idents = [t.id for t in self._board.tickets]
        for text in map(str, tickets):
            ends = names_of(self._board).ends(tidy(text))
            ident = text if text in idents else None if ends is None else names_of(self._board).tickets.get(ends)
            ident = ident or codes_of(self._board).ticket(text)
            if ident is None:
                self._unknown(path, "unknown_ticket", text, idents)
            if ident in found:
                self._refuse(path, "ticket_twice", id=ident, other=path)
            found.append(ident)
        return found

    def _route(self, seat: int, text: str, mine: list[str]) -> str:
        path = f"players[{seat}].routes"
        idents = [r.id for r in self._board.routes]
        owned = {r: i for i, player in enumerate(self._players) for r in player.get("routes", ())}
        owned |= dict.fromkeys(mine, seat)
        ident = str(text) if str(text) in idents else codes_of(self._board).route(str(text))
        if ident is None:
            pair, colon, lane = tidy(str(text)).partition(":")
            ends = names_of(self._board).ends(pair)
            lanes = [] if ends is None else names_of(self._board).pairs.get(ends, [])
            lanes = [r for r in lanes if not colon or r.endswith(f":{lane.strip()}")]
            alike = len({self._board.route(r).color for r in lanes}) == 1
            if len(lanes) > 1 and not alike:
                self._refuse(path, "lane_open", given=str(text)[:40], lanes=", ".join(lanes))
            if not lanes:
                self._unknown(path, "unknown_route", str(text), idents)
            ident = next((r for r in lanes if r not in owned), lanes[0])
        if ident in owned:
            self._refuse(path, "route_twice", id=ident, other=f"players[{owned[ident]}].routes")
        return ident

    def _unknown(self, path: str, code: str, text: str, idents: list[str]) -> NoReturn:
        names = names_of(self._board)
        meant: list[str] = []
        for left, right in names.splits(tidy(text).partition(":")[0]):
            ends = [[city] if (city := names.city(one)) else names.near(one) for one in (left, right)]
            pairs = {"-".join(names.ordered(a, b)) for a in ends[0] for b in ends[1]}
            meant += [ident for ident in idents if ident.partition(":")[0] in pairs]
        near = meant or difflib.get_close_matches(text, idents, n=3, cutoff=0.7)
        self._refuse(path, code, given=text[:60], near=len(near), guess=", ".join(near[:3]))


def position(
    players: int | Iterable[str] = 2,
    *,
    board: Board | Mapping[str, Any] | str | None = None,
    rules: Rules | None = None,
) -> PositionBuilder:
    """Begin to describe a position.

    Args:
        players: how many seats, or the names in seat order.
        board: the classic one without it.
        rules: the digital conventions.

    Raises:
        ValueError: not 2 to 5 players, or a board that cannot be.

    >>> position(["Ann", "Bo"]).hand(0, red=3).build().names
    ('Ann', 'Bo')
    """
    names = [None] * players if type(players) is int else list(players)  # type: ignore[arg-type]
    if not 2 <= len(names) <= 5:
        raise PositionError([Problem("players", "players", {"n": len(names)})])
    played_on = as_board(board) or usa()
    data: dict[str, Any] = {"board": "usa" if played_on == usa() else played_on.to_dict()}
    if rules is not None:
        usual = as_rules(rules)
        assert usual is not None
        data["rules"] = usual.to_dict()
    builder = PositionBuilder(data, [{} for _ in names], played_on)
    for seat, name in enumerate(names):
        if name is not None:
            builder = builder.name(seat, name)
    return builder
