"""Autosave: the file that a game keeps itself in, written whole after every change.

What a file held before is never lost by it. An unfinished game waits there until this one is really played, and is
then kept beside the file (`previous`); so is a finished, a damaged or a newer one. A file that somebody else has
written meanwhile is left to them.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from ttr_widget import texts
from ttr_widget.errors import SaveError
from ttr_widget.players import Player
from ttr_widget.records.record import Record
from ttr_widget.timeline import Timeline

from . import savefile
from .autosave_place import checked_place, kind_of_unreadable
from .previous import previous_path, set_aside
from .savefile import Loaded
from .wholefile import sweep, write_whole

MARK = "autosave-"

SYNC_SHARE = 20
"""The disk is waited for as often as that takes at most one part in so many of the time, at the end of a game always.
A killed kernel loses nothing by it: the system has the file as soon as it is renamed. A power cut may take what was
played since the last wait: a fraction of a second, even if bots rush on."""


@dataclass(frozen=True)
class SavedGame:
    """An unfinished game in a file, as far as everybody may know it.

    Attributes:
        names: what the players are called, in seat order.
        kinds: ``"person"`` or the short name of a bot, for each seat.
        ply: plies played.
        when: when it was last written, in UTC.
    """

    names: tuple[str, ...]
    kinds: tuple[str, ...]
    ply: int
    when: datetime

    def to_dict(self) -> dict[str, Any]:
        """As JSON; `when` is ISO 8601 text."""
        when = self.when.isoformat(timespec="seconds")
        return {"names": list(self.names), "kinds": list(self.kinds), "ply": self.ply, "when": when}


def find_saved(path: str | os.PathLike[str]) -> SavedGame | None:
    """The unfinished game that an autosave file holds, or None.

    Raises:
        OSError: nothing can be saved there.
        SaveError: the file is something else than a saved game.
    """
    return Autosave(path, None, ()).saved


class Autosave:
    """One game's file.

    Args:
        path: the file; it need not be there.
        line: the game that will be saved; None only to look.
        players: who plays it.
        language: of errors.

    Raises:
        OSError: nothing can be saved there.
        SaveError: the file is something else than a saved game, and would be written over.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        line: Timeline | None,
        players: Sequence[Player],
        language: str = "en",
    ) -> None:
        self.path = checked_place(path, language)
        self.saved: SavedGame | None = None
        self.trouble: tuple[str, dict[str, str]] | None = None  # id and arguments of a remark
        self._notes: list[tuple[str, dict[str, str]]] = []
        self._line = line
        self._language = language
        self._process = os.getpid()  # a forked process leaves the file to its parent
        self._mine = False  # the file holds this very game, as this object wrote or found it
        self._wanted = False  # this game has been asked for although another one is saved
        self._seen = 0 if line is None else len(line)  # plies that were there when the saved one was found
        self._content = b""
        self._stamp: tuple[int, ...] | None = None
        self._records: list[Record] = []
        self._rows: list[bytes] = []
        self._head: tuple[tuple[Any, ...], bytes] = ((), b"")
        self._sync_after = 0.0
        sweep(self.path, MARK)
        sweep(previous_path(self.path), "")
        self._look(players)

    # ---- what the file holds

    def _look(self, players: Sequence[Player]) -> Loaded | None:
        """Find out what the file holds; its game, if that is unfinished and another one."""
        self.saved, self._notes = None, []
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            said = texts.text("error-autosave-read", self._language, reason=error.strerror or str(error))
            raise OSError(error.errno, said, str(self.path)) from None
        try:
            loaded = savefile.restore(savefile.parse_file(content), players)
        except SaveError as error:
            kind = kind_of_unreadable(content, self.path.suffix)
            if kind == "alien":
                raise SaveError(texts.text("error-autosave-alien", self._language, file=str(self.path))) from None
            self._notes.append((f"remark-autosave-{kind}", {**self._places(), "said": str(error)}))
            return None
        line = loaded.line
        if self._is_mine(line):
            self._mine, self._content, self._stamp = True, content, self._stat()
        elif line.records and not line.state.is_over:
            when = datetime.fromtimestamp(self.path.stat().st_mtime, UTC)
            names, kinds = tuple(p.name for p in loaded.players), tuple(p.kind for p in loaded.players)
            self.saved = SavedGame(names, kinds, len(line), when)
            return loaded
        return None

    def _is_mine(self, found: Timeline) -> bool:
        line = self._line
        return (
            line is not None
            and 0 < len(found) <= len(line)
            and found.records == line.records[: len(found)]
            and found.start == line.start
        )

    def load(self, players: Sequence[Player]) -> Loaded:
        """The saved game, which is this one from now on.

        Raises:
            SaveError: there is none any more.
        """
        loaded = self._look(players)
        if loaded is None:
            raise SaveError(texts.text("error-autosave-nothing", self._language))
        self._line, self._mine, self._content, self._stamp = loaded.line, True, self.path.read_bytes(), self._stat()
        self.saved = None
        return loaded

    def decline(self) -> None:
        """Let the next `record` take the file, whether or not anybody has moved."""
        self._wanted = True

    # ---- writing

    @property
    def state(self) -> str:
        """``"on"``, or ``"failed"`` or ``"taken"`` where `trouble` says why nothing is saved now."""
        return "on" if self.trouble is None else self.trouble[0].rpartition("-")[2]

    def record(self, line: Timeline, players: Sequence[Player], language: str, number: int) -> bool:
        """Write the game if there is something to write; False if that has failed, and not the time before.

        A failure is kept in `trouble`; the next change tries again.
        """
        if os.getpid() != self._process:
            return True
        if line is not self._line:  # a new deal, asked for
            self._line, self._mine, self._wanted = line, False, True
        if not self._mine and not self._wanted and not self._begun(line, players):
            return True
        if self.state == "taken":
            return True
        before = self.trouble
        try:
            if self._mine and not self._still_mine():
                self.trouble = ("remark-autosave-taken", self._places())
            else:
                self._write(line, players, language, number)
                self.trouble = None
        except Exception as error:  # noqa: BLE001 - whatever it is, the game must go on
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            self.trouble = ("remark-autosave-failed", {**self._places(), "reason": reason})
        return self.trouble is None or before is not None

    def _begun(self, line: Timeline, players: Sequence[Player]) -> bool:
        """Whether a person has moved, where another game waits in the file; bots alone do not end the wait."""
        self._seen = min(self._seen, len(line))
        if self.saved is None:
            return len(line) > 0
        new = line.records[self._seen :]
        return any(players[r.seat].bot is None for r in new) or (bool(new) and all(p.bot is not None for p in players))

    def _write(self, line: Timeline, players: Sequence[Player], language: str, number: int) -> None:
        if not self._mine:
            self._make_room()
        content = self._render(line, players, language, number)
        begin = time.monotonic()
        sync = begin >= self._sync_after or line.state.is_over or not self._mine
        write_whole(self.path, content, sync=sync, mark=MARK)
        if sync:
            end = time.monotonic()
            self._sync_after = end + SYNC_SHARE * (end - begin)
        self._mine, self._wanted = True, False
        self._content, self._stamp = content, self._stat()
        self.saved, self._notes = None, []

    def _make_room(self) -> None:
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return
        try:
            if savefile.parse_file(content).get("moves") == []:
                return  # dealt and no more: nothing is lost with it
        except SaveError:
            pass
        set_aside(self.path, content)

    def _still_mine(self) -> bool:
        """Whether the file holds what was last written. A file that is gone may be written again."""
        stamp = self._stat()
        if stamp is None or stamp == self._stamp:
            return True
        return self.path.read_bytes() == self._content

    def _stat(self) -> tuple[int, ...] | None:
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return None
        return found.st_ino, found.st_mtime_ns, found.st_size

    def _places(self) -> dict[str, str]:
        return {"file": str(self.path), "kept": previous_path(self.path).name}

    # ---- the file's text

    def _render(self, line: Timeline, players: Sequence[Player], language: str, number: int) -> bytes:
        """The whole file, one line a move. Only what is new since last time is put into words."""
        records = self._records
        theirs = line.records
        # Records only ever change at the end of a line: where one is the same, so are all before it.
        while records and (len(records) > len(theirs) or records[-1] is not theirs[len(records) - 1]):
            records.pop()
            self._rows.pop()
        for record in theirs[len(records) :]:
            records.append(record)
            self._rows.append(_json(savefile.dump_record(record)))
        key = (line, players, language, number)
        if len(self._head[0]) != len(key) or any(a is not b for a, b in zip(self._head[0], key, strict=True)):
            self._head = (key, _json(savefile.dump_head(line, players, language, number)))
        return self._head[1][:-1] + b',\n"moves": [\n' + b",\n".join(self._rows) + b"\n]}\n"

    # ---- in words

    def remarks(self, language: str) -> tuple[str, ...]:
        """What is to be said about the file now."""
        notes = self._notes if self.trouble is None else [*self._notes, self.trouble]
        return tuple(texts.text(ident, language, **args) for ident, args in notes)


def _json(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode()
