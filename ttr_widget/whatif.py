"""What if: several lines of moves from one moment, played out side by side, and a table of what they lead to."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import texts
from .difference import Differences, differences
from .engine import Move
from .engine.cards import COLORS
from .errors import MoveError
from .game import Game
from .sources import Eyes, Source, seen
from .widths import aligned, as_html

MEASURES = ("points", "trains", "cards", "hand", "tickets", "longest", "total")
"""What is compared for each seat, as far as the view tells."""


@dataclass(frozen=True)
class Row:
    """One line of the table.

    Attributes:
        measure: ``points`` (of routes), ``trains`` (left), ``cards`` (in hand), ``hand`` (by colour), ``tickets``
            (connected, held), ``longest`` (path, in trains), ``total`` (as if the game ended now).
        seat: whose.
        start: the value before.
        values: the value after each branch, by name.
    """

    measure: str
    seat: int
    start: Any
    values: Mapping[str, Any]

    @property
    def differs(self) -> bool:
        """Whether the branches lead to different values, or away from the start."""
        return any(value != self.start for value in self.values.values())


class Branches(Mapping[str, Game]):
    """The games that the branches lead to, by name, and the table of what differs between them.

    Attributes:
        rows: the table, a `Row` a measure and seat.
        names: what the players are called.
    """

    def __init__(self, games: Mapping[str, Game], rows: Iterable[Row], names: Sequence[str], eyes: Eyes) -> None:
        self._games = dict(games)
        self.rows = tuple(rows)
        self.names = tuple(names)
        self._eyes = eyes

    def __getitem__(self, name: str) -> Game:
        return self._games[name]

    def __iter__(self) -> Any:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def differences(self, a: str, b: str) -> Differences:
        """Everything that differs between two branches."""
        return differences(self[a], self[b], seat=self._eyes)

    def to_list(self) -> list[dict[str, Any]]:
        """The table as plain data: a dict a row, ready for a data frame."""
        return [
            {"measure": row.measure, "seat": row.seat, "name": self.names[row.seat], "start": row.start, **row.values}
            for row in self.rows
        ]

    def table(self, language: str = "en") -> list[list[str]]:
        """The rows that differ, in words; the first one is the heading."""
        heading = ["", "", texts.text("branches-start", language), *self]
        out = [heading]
        for row in self.rows:
            if row.differs:
                values = [row.start, *(row.values[name] for name in self)]
                said = texts.text(f"branches-{row.measure}", language)
                out.append([self.names[row.seat], said, *(_worded(value, language) for value in values)])
        return out

    def text(self, language: str = "en") -> str:
        """The table as text; what differs nowhere is left out."""
        table = self.table(language)
        if len(table) == 1:
            return texts.text("difference-none", language)
        return aligned(table)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return as_html(self.table())


def branches(source: Source, lines: Mapping[str, Iterable[Move | str]], *, seat: Eyes = "auto") -> Branches:
    """Play several lines of moves from one moment and compare what they lead to; `source` stays as it is.

    Every move is made by the seat that decides then; where bots sit at the table they move when it is their turn, as
    in `Game.play`. Chance is what it would be: a card drawn from the deck is the one that lies on top.

    Args:
        source: a game, or a position in any form.
        lines: the moves of each branch, by its name, as moves or texts.
        seat: whose eyes the table has: ``"auto"`` for the seat that decides, if a person plays it, of a position
            everything; a seat; None for a spectator; ``"open"`` for everything.

    Raises:
        IllegalMove, AmbiguousMove: a move is refused; a note says in which branch, and which one it is.
        TypeError, PositionError, ValueError: no game and no position, no branches, or no such seat.

    >>> position = "ttr1 usa market=RBGWY deck=KO / hand=6Y3B / hand=3B"
    >>> branches(position, {"north": ["claim Helena-Seattle with 6 yellow"], "draw": ["draw red", "draw blue"]})
                                before            north   draw
    P0  route points            0                 15      0
    P0  trains                  45                39      45
    P0  cards in hand           9                 3       11
    P0  hand                    6 yellow, 3 blue  3 blue  1 red, 6 yellow, 4 blue
    P0  longest path            0                 6       0
    P0  total, if it ended now  0                 25      0
    """
    start = copy.deepcopy(source) if isinstance(source, Game) else Game.from_position(_position(source))
    if not (lines and isinstance(lines, Mapping)):
        raise ValueError('branches are a dict of names and moves, such as {"A": ["draw red"], "B": ["draw deck"]}')
    eyes = _eyes(start, seat) if isinstance(source, Game) else "open" if seat == "auto" else seat
    games: dict[str, Game] = {}
    for name, moves in lines.items():
        if isinstance(moves, str | Move):
            raise TypeError(f"branch {name!r} is a list of moves, not one move")
        game = games[str(name)] = copy.deepcopy(start)
        for i, move in enumerate(moves):
            try:
                game.play(move)
            except MoveError as error:
                error.add_note(f"in branch {name!r}, move {i + 1}: {move}")
                raise
    before = _measured(start, eyes)
    after = {name: _measured(game, eyes) for name, game in games.items()}
    rows = [
        Row(measure, seat, before[measure, seat], {name: found[measure, seat] for name, found in after.items()})
        for measure, seat in before
        if all((measure, seat) in found for found in after.values())
    ]
    return Branches(games, rows, start.names, eyes)


def _position(source: Any) -> Any:
    found = seen(source)
    if not hasattr(found, "to_text"):
        raise TypeError("a view is not enough to play on from: a game or a position is right")
    return found


def _eyes(game: Game, seat: Eyes) -> Eyes:
    if seat != "auto":
        return seat
    if game.turn is not None and game.bots[game.turn] is None:
        return game.turn
    persons = [i for i, bot in enumerate(game.bots) if bot is None]
    return persons[0] if len(persons) == 1 else None if persons else "open"


def _measured(game: Game, eyes: Eyes) -> dict[tuple[str, int], Any]:
    """What the view tells of each seat."""
    view = game.view(eyes)
    scores = game.scores()
    told = [eyes in ("open", i) or game.is_over for i in range(game.num_players)]
    found: dict[tuple[str, int], Any] = {}
    for i, player in enumerate(view.players):
        score = scores[i]
        values: dict[str, Any] = {"points": player.points, "trains": player.trains, "cards": player.cards}
        if player.hand is not None:
            values["hand"] = player.hand
        done = [len(score.tickets_completed)] if told[i] else []
        values["tickets"] = (*done, player.tickets)
        values["longest"] = player.longest
        if told[i]:
            values["total"] = score.total
        for measure in MEASURES:
            if measure in values:
                found[measure, i] = values[measure]
    return found


def _worded(value: Any, language: str) -> str:
    if isinstance(value, tuple):
        return "/".join(str(n) for n in value) if len(value) == 2 else str(value[0])
    if isinstance(value, Mapping):
        cards = [
            texts.text("ui-payment-part", language, n=value[color], kind=color, color=texts.color(color, language))
            for color in COLORS
            if value.get(color)
        ]
        return texts.listing(cards, language) or "–"
    return str(value)
