"""A table that can be shown elsewhere: as a page of its own, as an animated picture, as a picture that is renewed."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from .saves.wholefile import write_whole
from .scripted import ScriptedTable


class ShownTable(ScriptedTable):
    """A `ScriptedTable` with ways out for those who only look. `Game` is what plays on it."""

    screen: Mapping[str, Any] = MappingProxyType({})
    """Options of `widget`, where they shall not be the usual ones: ``game.screen = {"seat": 0, "language": "ja"}``."""

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
        text: bool = False,
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
            text: the position text of every ply under the board; all of it for ``"open"`` or when the game is over.
            open_: open the page in a browser.

        Returns:
            The file.

        Raises:
            ValueError: there is no such seat or option.
            OSError: the file cannot be written.
        """
        from ttr_widget.widget.html_page import save_page

        return save_page(self, path, seat, open_=open_, language=language, theme=theme, overlays=overlays,
                         figure=figure, width=width, text=text)  # fmt: skip

    def save_gif(
        self: Any,
        path: str | os.PathLike[str],
        start: int = 0,
        stop: int | None = None,
        seat: int | str | None = "auto",
        *,
        every: str = "turn",
        seconds: float = 0.6,
        width: int = 720,
        language: str | None = None,
        theme: str = "light",
        overlays: Iterable[Any] = (),
        ring: bool = True,
        captions: bool = True,
        progress: bool = True,
    ) -> Path:
        """Write a stretch of the game as an animated GIF of the board, with a line that says what has happened.

        Args:
            path: the file; it is written whole or not at all.
            start: the ply that it begins with.
            stop: the ply that it ends with; now, without it.
            seat: whose eyes, as in `save_html`; of a hand nothing is seen but what the tickets make of the cities.
            every: a picture after each ``"turn"``, each ``"claim"`` or each ``"ply"``.
            seconds: how long each is shown; the last one four times as long.
            width: in pixels.
            language: of names and words; the game's own without it.
            theme: ``"light"`` or ``"dark"``.
            overlays: highlights, see `ttr_widget.overlays`.
            ring: the score ring round the map.
            captions: the line below the board.
            progress: show a progress bar, where tqdm is installed.

        Returns:
            The file.

        Raises:
            ValueError: there is no such seat, ply or option.
            OSError: the file cannot be written.
        """
        from ttr_widget.render.gif import to_gif

        if every not in ("ply", "turn", "claim"):
            raise ValueError(f"every is ply, turn or claim, not {every!r}")
        seat = self.one_person() if seat == "auto" else seat
        views = [then.view(seat) for then in self.walk(start, stop) if self._is_stop(then.ply, start, stop, every)]
        file = Path(path)
        content = to_gif(views, seconds=seconds, theme=theme, language=language or self.language, width=width,
                         overlays=overlays, ring=ring, captions=captions, progress=progress)  # fmt: skip
        write_whole(file, content)
        return file

    def _is_stop(self: Any, ply: int, start: int, stop: int | None, every: str) -> bool:
        """Whether there is a picture of that ply: always of the first and the last one."""
        records = self._line.records
        if ply in (start, self.ply if stop is None else stop) or every == "ply":
            return True
        if every == "claim":
            return bool(records[ply - 1].move.kind == "claim")
        return bool(records[ply].turn != records[ply - 1].turn)

    def show(self, *, live: bool = True) -> None:
        """Show the game in the cell that runs; called again in the same run, renew what is shown.

        The picture that goes with a widget is made when the widget is shown, and it is all that a saved, exported or
        untrusted notebook has. Every call makes it anew wherever `show` has shown the widget.

        Args:
            live: the widget, with the picture behind it; False for the picture alone, which in a loop becomes a film.
        """
        from ttr_widget.widget.display import show

        show(self, live=live)

    @property
    def widget(self: Any) -> Any:
        """The `GameWidget` that stands for this game where it is a cell's last line; made at the first call."""
        from ttr_widget.widget.display import widget_of

        return widget_of(self)

    def one_person(self: Any) -> int | None:
        """The seat of the one person at the table: what ``"auto"`` looks from; None where there are several or none."""
        persons = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return persons[0] if len(persons) == 1 else None
