"""A table that can be shown elsewhere: as a page of its own, as an animated picture, as a picture that is renewed."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .scripted import ScriptedTable


class ShownTable(ScriptedTable):
    """A `ScriptedTable` with ways out for those who only look. `Game` is what plays on it."""

    def walk(self: Any, start: int = 0, stop: int | None = None) -> Iterator[Any]:
        """The game as it stood after `start` plies, and after every one up to `stop` (now, without it).

        What is yielded is one game that goes on: look at it, do not keep it. It is no part of this one.

        Raises:
            ValueError: there are not so many plies.

        >>> from ttr_widget import Game
        >>> game = Game(players=2, seed=1900, start=0)
        >>> moves = [game.play(move) for move in ("keep all", "keep all", "draw deck")]
        >>> [(then.ply, then.phase) for then in game.walk(1)]
        [(1, 'initial_tickets'), (2, 'turn'), (3, 'second_card')]
        """
        stop = self.ply if stop is None else stop
        if not 0 <= start <= stop <= self.ply:
            raise ValueError(f"plies from {start} to {stop}: this game has {self.ply}")
        records = self._line.records[start:stop]
        then = self.at(start)
        yield then
        for record in records:
            then._line.play(record.move, record.seat)  # noqa: SLF001 - of its own kind
            then._publish(then.state_id + 1, then.branch)  # noqa: SLF001
            yield then

    def save_html(
        self: Any,
        path: str | os.PathLike[str],
        seat: int | str | None = "auto",
        *,
        language: str = "auto",
        theme: str = "auto",
        overlays: Iterable[Any] = (),
        figure: bool = False,
        width: int | None = None,
        open_: bool = False,
    ) -> Path:
        """Write the game so far to a page that needs nothing else: no kernel, no network.

        It shows every ply, to be looked through with a slider or played again, and holds what one seat has known and
        nothing more.

        Args:
            path: the file; it is written whole or not at all.
            seat: ``"auto"`` for the one person at the table (a spectator where there are several, or none), a seat,
                None for a spectator, ``"open"`` for everything.
            language: ``"auto"`` (the reader's), ``"en"``, ``"zh"`` or ``"ja"``; the page can change it.
            theme: ``"auto"``, ``"light"`` or ``"dark"``; the page can change it.
            overlays: highlights, see `ttr_widget.overlays`.
            figure: the board alone, with the slider below.
            width: of the widget, in CSS pixels; without it all there is.
            open_: open the page in a browser.

        Returns:
            The file.

        Raises:
            ValueError: there is no such seat or option.
            OSError: the file cannot be written.
        """
        from ttr_widget.widget.html_page import save_page

        return save_page(self, path, seat, open_=open_, language=language, theme=theme, overlays=overlays,
                         figure=figure, width=width)  # fmt: skip

    def one_person(self: Any) -> int | None:
        """The seat of the one person at the table: what ``"auto"`` looks from; None where there are several or none."""
        persons = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return persons[0] if len(persons) == 1 else None
