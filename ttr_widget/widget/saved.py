"""The game that waits in an autosave file, as the widget offers it: the `saved` trait, Continue, New game."""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from typing import Any

from ttr_widget.autosave import find_saved
from ttr_widget.errors import SaveError
from ttr_widget.game import Game

Path = str | os.PathLike[str]


def offer(game: Game | None, path: Path | None) -> dict[str, Any] | None:
    """What can be continued, as the `saved` trait says it: `names`, `kinds`, `ply`, `when` (ISO 8601), or None.

    Nothing of it is secret. Raises `OSError` or `SaveError` for a path without a game that cannot be used.
    """
    if game is not None:
        found = game.saved
    else:
        found = None if path is None else find_saved(path)
    return None if found is None else found.to_dict()


def new_game(players: Sequence[Any], seed: int | None, path: Path | None) -> Game:
    """A game from the start panel: a saved one has been seen there and passed over, so it is set aside."""
    game = Game(players=players, seed=seed)
    try:
        game.autosave = path
    except (SaveError, OSError) as error:  # its folder has gone since the widget was made: better a game unsaved
        warnings.warn(str(error), stacklevel=2)
    game.decline_saved()
    return game


def continued(game: Game | None, path: Path | None) -> Game | None:
    """The game after Continue: `game` with the saved one in its place, or a new object; None if nothing is there."""
    try:
        game = Game(autosave=path) if game is None else game
        game.resume_saved()
    except (SaveError, OSError):
        return None
    return game
