"""What a game shows as the last line of a cell: its widget, and beside it a picture and a text for where none can run.

Picture and text are made when the cell is shown, of what the screen may know then; they stay as they are.
"""

from __future__ import annotations

import sys
import weakref
from base64 import b64encode
from collections.abc import Container
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

from ttr_widget.game import Game
from ttr_widget.render import LayoutError, to_png, to_text
from ttr_widget.widget.cells import current_cell

if TYPE_CHECKING:
    from ttr_widget.widget.game_widget import GameWidget
    from ttr_widget.widget.pictured import Pictured

VIEW: Final = "application/vnd.jupyter.widget-view+json"
PICTURE_WIDTH: Final = 1000
"""Pixels; with its palette such a picture stays below 150 KB."""

_shown: weakref.WeakKeyDictionary[Game, GameWidget] = weakref.WeakKeyDictionary()


def widget_of(game: Game) -> GameWidget:
    """The widget that stands for `game` in its cells, made at the first call and after a `close()`."""
    from ttr_widget.widget.game_widget import GameWidget

    widget = _shown.get(game)
    if widget is None or widget.is_closed:
        widget = _shown[game] = GameWidget(game, **game.screen)
    return widget


def is_shown_by(game: Game, widget: object) -> bool:
    """Whether `widget` is the one that stands for `game` in its cells."""
    return _shown.get(game) is widget


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


_places: weakref.WeakKeyDictionary[Game, dict[bool, dict[str, tuple[str, object]]]] = weakref.WeakKeyDictionary()
"""By game, live or not, and cell: the id of what `show` has shown there, and the run of the cell that did."""


def show(game: Any, *, live: bool = True) -> None:
    """Show a game in the cell that runs, or renew what this run has shown: see `Game.show`."""
    data, metadata = display_bundle(game)
    if not live:
        data.pop(VIEW, None)
    ipython = sys.modules.get("IPython")
    if ipython is None or ipython.get_ipython() is None:
        print(data["text/plain"])  # noqa: T201 - nothing else can show it
        return
    from IPython import display as out

    publish: Any = out.publish_display_data
    places = _places.setdefault(game, {}).setdefault(live, {})
    cell, run = current_cell() or ("", None)
    known = places.get(cell)
    if known is None or known[1] != run or run is None:
        places[cell] = (uuid4().hex, run)
        publish(data, metadata, transient={"display_id": places[cell][0]})
    elif not live:
        publish(data, metadata, transient={"display_id": known[0]}, update=True)
    if live:  # the widgets elsewhere show what is now anyhow: the pictures behind them shall, too
        for id_, there in places.values():
            if there != run or known == (id_, run):
                publish(data, metadata, transient={"display_id": id_}, update=True)


def widget_bundle(
    widget: GameWidget, live: tuple[dict[str, Any], dict[str, Any]] | None
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A widget's mime bundle and metadata.

    The live view of `live`, as ipywidgets makes it, and what the screen shows now as ``image/png`` (the board alone)
    and ``text/plain``, which is what the picture says for those who do not see it, too. A board that has no layout
    comes without a picture.
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
    metadata["image/png"] = {"alt": data["text/plain"]}
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
