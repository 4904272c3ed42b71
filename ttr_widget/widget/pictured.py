"""What a widget can be shown as besides its live view: pictures and pages; and the canvas that lies on its map."""

from __future__ import annotations

import os
import weakref
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ttr_widget.engine import USA, Board, View
from ttr_widget.game import Game
from ttr_widget.render import to_svg
from ttr_widget.widget.seats import Eyes

if TYPE_CHECKING:
    from ttr_widget.widget.overlay import BoardOverlay


class Pictured:
    """The showing half of `GameWidget`, which declares the traits used here."""

    game: Game | None
    language: str
    theme: str
    width: int | None
    figure: bool
    overlays: list[Any]
    ply: int
    overlay_id: str | None
    is_closed: bool
    _eyes: Eyes | None
    _overlay: BoardOverlay | None = None

    @property
    def overlay(self) -> BoardOverlay:
        """An `ipycanvas.Canvas` in board coordinates that lies on the map: see `ttr_widget.widget.overlay`.

        It is made when it is first asked for. Raises `ValueError` once the widget is closed.
        """
        from ttr_widget.widget.overlay import BoardOverlay

        if self._overlay is None:
            if self.is_closed:
                raise ValueError("this widget is closed: there is nothing to draw on")
            me = weakref.ref(self)
            self._overlay = BoardOverlay(lambda: _board_of(me()))
            self.overlay_id = f"IPY_MODEL_{self._overlay.model_id}"
        return self._overlay

    def _board(self) -> Board:
        """The board that the widget shows; the classic one before there is a game."""
        return _board_of(self)

    def shown(self) -> View | None:
        """The view that this screen shows: the spectator's while a curtain is down; None without a game."""
        game, eyes = self.game, self._eyes
        if game is None or eyes is None:
            return None
        eyes.update()
        return (game if self.ply == game.ply else game.at(min(self.ply, game.ply))).view(eyes.seat)

    def to_svg(self) -> str:
        """What the widget shows, as SVG text: its seat and ply, language, theme, width and overlays.

        With `figure` the board alone, otherwise the table. Raises `ValueError` before there is a game.
        """
        from ttr_widget.widget.display import picture_options

        view = self.shown()
        if view is None:
            raise ValueError("there is no game to draw yet: start one, or make the widget with a game")
        return to_svg(view, what="board" if self.figure else "table", width=self.width, **picture_options(self))

    def save_html(self, path: str | os.PathLike[str], *, open_: bool = False, **options: Any) -> Path:
        """Write the game to a page that needs no kernel and no network, with every ply: see `Game.save_html`.

        Seat, language, theme, overlays, width, figure, text and first ply are the widget's unless given.
        """
        from ttr_widget.widget.html_page import save_page

        game, seat = self._to_save()
        names = ("language", "theme", "overlays", "width", "figure", "text", "ply")
        own = {"seat": seat} | {name: getattr(self, name) for name in names}
        return save_page(game, path, open_=open_, **own | options)

    def save_gif(self, path: str | os.PathLike[str], start: int = 0, stop: int | None = None, **options: Any) -> Path:
        """Write a stretch of the game as an animated GIF: see `Game.save_gif`.

        Seat, language, theme and overlays are the widget's unless given.
        """
        from ttr_widget.widget.display import picture_options

        game, seat = self._to_save()
        return game.save_gif(path, start, stop, **{"seat": seat} | picture_options(self) | options)

    def _to_save(self) -> tuple[Game, int | str | None]:
        if self.game is None or self._eyes is None:
            raise ValueError("there is no game to save yet: start one, or make the widget with a game")
        return self.game, self._eyes.seat


def _board_of(widget: Pictured | None) -> Board:
    return USA if widget is None or widget.game is None else widget.game.board
