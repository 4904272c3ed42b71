"""What a game shows as the last line of a cell: its widget, and beside it a picture and a text for where none can run.

Picture and text are made when the cell is shown, of what the screen may know then; they stay as they are.
"""

from __future__ import annotations

import weakref
from base64 import b64encode
from collections.abc import Container
from typing import TYPE_CHECKING, Any

from ttr_widget.game import Game
from ttr_widget.render import LayoutError, to_png, to_text

if TYPE_CHECKING:
    from ttr_widget.widget.game_widget import GameWidget
    from ttr_widget.widget.pictured import Pictured

PICTURE_WIDTH = 1000
"""Pixels; with its palette such a picture stays below 150 KB."""

_shown: weakref.WeakKeyDictionary[Game, GameWidget] = weakref.WeakKeyDictionary()


def widget_of(game: Game) -> GameWidget:
    """The widget that stands for `game` in its cells, made at the first call and after a `close()`."""
    from ttr_widget.widget.game_widget import GameWidget

    widget = _shown.get(game)
    if widget is None or widget.is_closed:
        widget = _shown[game] = GameWidget(game)
    return widget


def display_bundle(
    game: Game, include: Container[str] | None = None, exclude: Container[str] | None = None
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The mime bundle of `game`, and its metadata: see `widget_bundle`."""
    data, metadata = widget_of(game)._repr_mimebundle_()
    if include is not None:
        data = {mime: value for mime, value in data.items() if mime in include}
    if exclude is not None:
        data = {mime: value for mime, value in data.items() if mime not in exclude}
    return data, metadata


def widget_bundle(
    widget: GameWidget, live: tuple[dict[str, Any], dict[str, Any]] | None
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A widget's mime bundle and metadata.

    The live view of `live`, as ipywidgets makes it, and what the screen shows now as ``image/png`` (the board alone)
    and ``text/plain``. A board that has no layout comes without a picture.
    """
    data, metadata = ({}, {}) if live is None else (dict(live[0]), dict(live[1]))
    data["text/plain"] = repr(widget)
    view = widget.shown()
    if view is None:
        return data, metadata
    options = picture_options(widget)
    data["text/plain"] = to_text(view, options["language"])
    try:
        png = to_png(view, width=PICTURE_WIDTH, **options)
    except LayoutError:
        return data, metadata
    data["image/png"] = b64encode(png).decode("ascii")
    return data, metadata


def picture_options(widget: Pictured) -> dict[str, Any]:
    """How pictures of a widget are drawn: a page's own choice (``"auto"``) is not known here."""
    language = widget.language
    if language == "auto":
        language = "en" if widget.game is None else widget.game.language
    return {
        "theme": "dark" if widget.theme == "dark" else "light",
        "language": language,
        "overlays": widget.overlays,
    }
