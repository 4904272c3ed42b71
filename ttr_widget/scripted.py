"""A table that scripts can put into words and wait for: records as text, Python, the next move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from .arguments import Players, seated
from .saving import SavingTable

if TYPE_CHECKING:
    from .records.record import Record


class ScriptedTable(SavingTable):
    """A `SavingTable` with a way in and out as text. `Game` is what plays on it."""

    def to_record(self: Any, headers: Mapping[str, str] | None = None) -> str:
        """The whole game as a text record: headers, numbered turns, what chance did in braces; secrets and all.

        Args:
            headers: more headers, such as ``{"Event": "Club evening", "Date": "1900-05-01"}``.

        Raises:
            ValueError: a header cannot be called so.

        >>> from ttr_widget import Game
        >>> game = Game(players=["Ann", "Bo"], seed=1900, start=0)
        >>> moves = [game.play(move) for move in ("keep all", "keep all", "draw deck", "draw white")]
        >>> print(game.to_record().partition("[Result")[2])
         "*"]
        <BLANKLINE>
        1. Ann: keep Montréal-New Orleans, New York-Seattle, Miami-Toronto {3 of 3}
        2. Bo: keep Santa Fe-Vancouver, Montréal-Vancouver, Nashville-Portland {3 of 3; all have chosen}
        3. Ann: draw deck {red}
           draw white {slot 1 orange}
        <BLANKLINE>
        """
        from .records.text import write

        return write(self, headers)

    @classmethod
    def from_record(cls, text: str, players: Players = None) -> Self:
        """The game of a text record, replayed move by move. A bot that nobody here knows becomes a person.

        Raises:
            RecordError: it is damaged; says where, and what would be right.
        """
        from .records.reading import games_in

        lines = text.removeprefix("\ufeff").split("\n")
        games = list(games_in(lines))
        if len(games) > 1:
            from .records.text import RecordError

            raise RecordError(games[1][0], 1, "one_game")
        return cls._from_record_lines(lines, 1, players)

    @classmethod
    def _from_record_lines(cls, lines: Sequence[str], first: int, players: Players = None) -> Self:
        from .records.reading import read

        loaded = read(lines, first)
        return cls._made(
            loaded.line,
            seated(loaded.players, players),
            number=loaded.number,
            language=loaded.language,
            remarks=loaded.remarks if players is None else (),
            counts=(len(loaded.line), 0),
        )

    async def next_move(self: Any, seat: int | None = None) -> Record:
        """Wait for the next move and return its record: ``await game.next_move()`` in a cell, while people and bots
        play on the board. Undo and redo are no moves.

        Args:
            seat: wait for a move of this seat.

        Raises:
            ValueError: there is no such seat, or the game is over, or it ends before that seat has moved.
        """
        from .waiting import next_move

        return await next_move(self, seat)

    def to_python(self: Any, seat: int | str | None = "auto", *, ply: int | None = None) -> str:
        """The text of a cell that plays this game again.

        Everything only when the game is over, or for ``"open"``; before that the moves of one seat alone (R52).

        Args:
            seat: whose moves: ``"auto"`` for the one person at the table, a seat, None for a spectator, ``"open"``.
            ply: only so far; without it, all there is.

        Raises:
            ValueError: there is no such seat, or not so many plies.
        """
        from .python_text import game_to_python

        return game_to_python(self, seat, ply)
