"""How far somebody has come: which lessons have been tried, and which solved."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Self

import traitlets

from ttr_widget.saves.wholefile import write_whole

from .clock import now
from .json_file import read_json
from .practice import Lesson
from .wording import shown

FORMAT = "ttr-progress"
VERSION = 1


@dataclass(frozen=True)
class Entry:
    """How far one lesson is.

    Attributes:
        lesson: its id.
        attempts: moves judged, in all.
        solved: whether it has been solved, ever.
        when: when that was, or else when it was last tried: ISO 8601, UTC.
    """

    lesson: str
    attempts: int = 0
    solved: bool = False
    when: str = ""

    @property
    def state(self) -> str:
        """``"solved"``, ``"tried"`` or ``"new"``."""
        return "solved" if self.solved else "tried" if self.attempts else "new"


class Progress(traitlets.HasTraits):
    """The lessons that somebody has tried and solved, by id. `changed` counts what has changed.

    >>> progress = Progress()
    >>> progress.state("two-cards")
    'new'
    """

    changed = traitlets.Int(0, read_only=True, help="counts the changes")

    def __init__(self) -> None:
        super().__init__()
        self._entries: dict[str, Entry] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return (self._rebuilt, (dict(self._entries),))

    @classmethod
    def _rebuilt(cls, entries: dict[str, Entry]) -> Self:
        """A copied or unpickled progress; observers stay with the original."""
        progress = cls()
        progress._entries = entries
        return progress

    def note(self, lesson: Lesson) -> None:
        """Write down that a move has been judged in a lesson; what is solved stays so."""
        before = self.entry(lesson.spec.id)
        entry = replace(before, attempts=before.attempts + 1)
        if not before.solved:
            entry = replace(entry, solved=lesson.solved, when=now())
        self._entries[lesson.spec.id] = entry
        self.set_trait("changed", self.changed + 1)

    def entry(self, ident: str) -> Entry:
        """How far a lesson is."""
        return self._entries.get(ident, Entry(ident))

    def state(self, ident: str) -> str:
        """``"new"``, ``"tried"`` or ``"solved"``."""
        return self.entry(ident).state

    @property
    def solved(self) -> tuple[str, ...]:
        """Ids of the lessons solved."""
        return tuple(ident for ident, entry in self._entries.items() if entry.solved)

    def clear(self) -> None:
        """Forget everything."""
        self._entries.clear()
        self.set_trait("changed", self.changed + 1)

    def to_list(self) -> list[dict[str, Any]]:
        """A dict a lesson that has been tried: lesson, attempts, solved, when, state."""
        return [{**asdict(entry), "state": entry.state} for entry in self._entries.values()]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it to a JSON file, whole or not at all."""
        data = {"format": FORMAT, "version": VERSION, "lessons": [asdict(entry) for entry in self._entries.values()]}
        write_whole(Path(path), (json.dumps(data, indent=1) + "\n").encode())

    def load(self, path: str | os.PathLike[str]) -> Self:
        """Take in what a file has: a lesson that is solved here or there is solved.

        Raises:
            ValueError: the file is no progress, or was written by a newer version; nothing has changed then.
            OSError: it cannot be read.
        """
        for entry in _read(Path(path)):
            before = self.entry(entry.lesson)
            best = entry if entry.solved and not before.solved else before if before.attempts else entry
            attempts = max(entry.attempts, before.attempts)
            self._entries[entry.lesson] = replace(best, attempts=attempts)
        self.set_trait("changed", self.changed + 1)
        return self

    def __repr__(self) -> str:
        tried = len(self._entries) - len(self.solved)
        return f"<Progress: {len(self.solved)} solved, {tried} tried>"


def _read(path: Path) -> list[Entry]:
    data = read_json(path)
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise ValueError(f"{path}: this is no progress file; it has no format {FORMAT!r}")
    if data.get("version") != VERSION:
        raise ValueError(f"{path}: version {shown(data.get('version'))}; this ttr_widget reads version {VERSION}")
    entries = []
    lessons = data.get("lessons")
    if not isinstance(lessons, list):
        raise ValueError(f"{path}: lessons: a list is right here, not {shown(lessons)}")  # noqa: TRY004 - of a file
    for i, item in enumerate(lessons):
        try:
            entry = Entry(**item)
            types = [type(value) for value in (entry.lesson, entry.attempts, entry.solved, entry.when)]
            good = types == [str, int, bool, str] and entry.attempts >= 0
        except TypeError:
            good = False
        if not good:
            right = "lesson, attempts, solved and when are right here"
            raise ValueError(f"{path}: lessons[{i}]: {right}, not {shown(item)}")
        entries.append(entry)
    return entries


SHARED = Progress()
"""The progress of this kernel: what `ttr.lesson` and `ttr.course` write down."""
