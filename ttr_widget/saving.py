"""A table that keeps its game in a file, so that a kernel that dies takes nothing with it."""

from __future__ import annotations

import os
import warnings
from pathlib import Path
from typing import Any

import traitlets

from . import texts
from .errors import SaveError
from .saves.autosave import Autosave, SavedGame
from .table import Table


class SavingTable(Table):
    """A `Table` with an `autosave` file. Copies of it, and games made from it, have none."""

    _autosave: Autosave | None = None

    saved: traitlets.Instance[SavedGame | None] = traitlets.Instance(
        SavedGame, allow_none=True, read_only=True, help="unfinished game that waits in the autosave file"
    )
    saving = traitlets.Enum(
        (None, "on", "failed", "taken"), default_value=None, read_only=True, help="how saving goes; None without a file"
    )

    @property
    def autosave(self) -> Path | None:
        """The file that the whole game is written to after every change, secrets and all; None without one.

        It is whole at every moment, also when the kernel is killed while it is written, and `Game.load` reads it.
        Set it for a game that was loaded or copied: the file does not come along with those.

        What the file held before is not lost. An unfinished game waits as `saved` until a person moves in this one
        (`resume_saved` goes on with it instead), and is then kept as ``<name>.previous.json``, with up to eight
        before it; so is a finished game, one that is damaged, or one of a newer version, and `remarks` says so.
        Of two games on one file the later one has it, from its first move on: the other one warns, saves no more
        (`saving` is ``"taken"``), and goes on. A write that fails warns once (``"failed"``) and is tried again at
        the next move.

        Raises:
            OSError: nothing can be saved there; it names the path.
            SaveError: the file holds something that is no saved game.
        """
        return None if self._autosave is None else self._autosave.path

    @autosave.setter
    def autosave(self, path: str | os.PathLike[str] | None) -> None:
        self._autosave = None if path is None else Autosave(path, self._line, self._players, self.language)
        self._publish(self.state_id, self.branch)

    def resume_saved(self) -> None:
        """Put the game that waits in the file (`saved`) in the place of this one; widgets and observers stay.

        It is as `Game.load` would read it, except that a bot that only this table knows keeps its seat if kind and
        name agree, and that the language of messages stays. `state_id` and `branch` go on by one.

        Raises:
            SaveError: no game waits there, or none that can be read any more; this one has not changed.
        """
        auto = self._autosave
        if auto is None or self.saved is None:
            raise SaveError(texts.text("error-autosave-nothing", self.language))
        try:
            loaded = auto.load(self._players)
        except (SaveError, OSError):
            self._tell()
            raise
        self._players, self._number, self._remarks = loaded.players, loaded.number, loaded.remarks
        self._line = loaded.line
        self._publish(self.state_id + 1, self.branch + 1)

    def decline_saved(self) -> None:
        """Play this game and not the saved one, which is kept as ``<name>.previous.json``; the file is this game's.

        The first move of a person does the same. Nothing happens where no game waits.
        """
        if self._autosave is not None and self.saved is not None:
            self._autosave.decline()
            self._publish(self.state_id, self.branch)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What was irregular about the position or file this game was made from, or is about its autosave."""
        auto = self._autosave
        return self._remarks if auto is None else (*self._remarks, *auto.remarks(self.language))

    def _publish(self, state_id: int, branch: int) -> None:
        """Save, then tell: who hears of a move may rely on it."""
        auto, told = self._autosave, True
        try:
            if auto is not None:
                told = auto.record(self._line, self._players, self.language, self._number)
        finally:  # an interrupted write leaves no game that says something else than it is
            super()._publish(state_id, branch)
        if not told and auto is not None:
            warnings.warn(auto.remarks(self.language)[-1], stacklevel=3)

    def _tell(self, **values: Any) -> None:
        auto = self._autosave
        super()._tell(
            **values,
            saved=None if auto is None else auto.saved,
            saving=None if auto is None else auto.state,
        )
