"""The game that can be continued, as the widget offers it: the `saved` trait, Continue, New game.

It waits in an autosave file; without one, in the kernel: a page that was reloaded unsaved has lost the board, but not
the game that was begun on it.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from ttr_widget.errors import SaveError
from ttr_widget.game import Game
from ttr_widget.players import kind_of
from ttr_widget.saves.autosave import SavedGame, find_saved
from ttr_widget.widget.cells import current_cell

Path = str | os.PathLike[str]

_begun: list[tuple[Game, datetime]] = []
"""The game that was begun last from a start panel in this kernel; at most one."""


def begun(game: Game) -> None:
    """Note that a start panel has begun `game`."""
    _begun[:] = [(game, datetime.now(UTC))]


def in_kernel() -> tuple[Game, SavedGame] | None:
    """The game begun last from a start panel, and what may be said of it; None if it is over, or nobody has moved.

    Only in a notebook: elsewhere no page can have lost it.
    """
    if current_cell() is None or not _begun:
        return None
    [(game, when)] = _begun
    if game.is_over or game.ply == 0:
        return None
    kinds = tuple("person" if bot is None else kind_of(bot) for bot in game.bots)
    return game, SavedGame(tuple(game.names), kinds, game.ply, when)


def offer(game: Game | None, path: Path | None) -> dict[str, Any] | None:
    """What can be continued, as the `saved` trait says it: `names`, `kinds`, `ply`, `when` (ISO 8601), or None.

    Nothing of it is secret. Raises `OSError` or `SaveError` for a path without a game that cannot be used.
    """
    if game is not None:
        found = game.saved
    elif path is not None:
        found = find_saved(path)
    else:
        kept = in_kernel()
        found = None if kept is None else kept[1]
    return None if found is None else found.to_dict()


def new_game(players: Sequence[Any], seed: int | None, path: Path | None) -> Game:
    """A game from the start panel: a saved one has been seen there and passed over, so it is set aside."""
    game = Game(players=players, seed=seed)
    try:
        game.autosave = path
    except (SaveError, OSError) as error:  # its folder has gone since the widget was made: better a game unsaved
        warnings.warn(str(error), stacklevel=2)
    game.decline_saved()
    begun(game)
    return game


def continued(game: Game | None, path: Path | None) -> Game | None:
    """The game after Continue: `game` with the saved one in its place, or a new object; None if nothing is there."""
    if game is None and path is None:
        return _begun[0][0] if _begun and not _begun[0][0].is_over else None
    try:
        game = Game(autosave=path) if game is None else game
        game.resume_saved()
    except (SaveError, OSError):
        return None
    return game
