"""What a game shows as the last line of a cell: its widget, one a game and seat, and plain text beside it."""

from __future__ import annotations

import weakref
from collections.abc import Container
from typing import Any

from ttr_widget.game import Game
from ttr_widget.widget.game_widget import GameWidget

_shown: weakref.WeakKeyDictionary[Game, GameWidget] = weakref.WeakKeyDictionary()


def widget_of(game: Game) -> GameWidget:
    """The widget that stands for `game` in its cells, made at the first call and after a `close()`."""
    widget = _shown.get(game)
    if widget is None or widget.is_closed:
        widget = _shown[game] = GameWidget(game)
    return widget


def display_bundle(
    game: Game, include: Container[str] | None = None, exclude: Container[str] | None = None
) -> dict[str, Any]:
    """The mime bundle of `game`: its widget view and `text/plain`."""
    bundle = widget_of(game)._repr_mimebundle_()
    data: dict[str, Any] = dict(bundle[0]) if bundle is not None else {}
    data["text/plain"] = repr(game)
    if include is not None:
        data = {mime: value for mime, value in data.items() if mime in include}
    if exclude is not None:
        data = {mime: value for mime, value in data.items() if mime not in exclude}
    return data
