"""Results of lessons, and the table of a class: `ttr.grades`."""

from __future__ import annotations

import csv
import io
import os
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from ttr_widget import texts
from ttr_widget.render.words import plain
from ttr_widget.saves.wholefile import write_whole
from ttr_widget.widths import aligned, as_html

from .fields import SLUG
from .json_file import read_json
from .practice import Lesson
from .wording import shown

FORMAT = "ttr-result"
VERSION = 1


def _is_time(value: str) -> bool:
    try:
        return not value or bool(datetime.fromisoformat(value))
    except ValueError:
        return False


_FIELDS: Mapping[str, tuple[type, str, Callable[[Any], bool]]] = {
    "who": (str, "a name", lambda _: True),
    "lesson": (str, "the id of a lesson", lambda value: len(value) <= 60 and re.fullmatch(SLUG, value) is not None),
    "solved": (bool, "true or false", lambda _: True),
    "attempts": (int, "a number from 0", lambda value: value >= 0),
    "when": (str, "a time such as 2026-01-31T09:30:00+00:00, or nothing,", _is_time),
}
"""For each field of a result its type, what is right, and whether a value of that type is."""


@dataclass(frozen=True)
class Result:
    """What somebody has reached in a lesson.

    Attributes:
        who: whose it is.
        lesson: id of the lesson.
        solved: whether it is solved.
        attempts: how many moves were judged.
        when: when the last of them was, ISO 8601, UTC; empty if there was none.
    """

    who: str
    lesson: str
    solved: bool
    attempts: int
    when: str

    @classmethod
    def of(cls, lesson: Lesson, who: str) -> Result:
        """The result of a lesson as it stands."""
        if not isinstance(who, str):
            raise TypeError(f"who is a name, not {type(who).__name__}")
        return cls(who, lesson.spec.id, bool(lesson.solved), len(lesson.attempts), lesson.when)

    @classmethod
    def from_dict(cls, data: object, where: str) -> Result:
        """A result from its JSON; `ValueError` where it is none, which says what is wrong."""
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise ValueError(
                f"{where}: this is no result of a lesson; lesson.result() makes one, with format {FORMAT!r}"
            )
        if data.get("version") != VERSION:
            raise ValueError(f"{where}: version {shown(data.get('version'))}; this ttr_widget reads version {VERSION}")
        for name, (kind, right, good) in _FIELDS.items():
            value = data.get(name)
            if type(value) is not kind or not good(value):
                raise ValueError(f"{where}: {name} is {shown(value)}; {right} is right")
        return cls(**{name: data[name] for name in _FIELDS})

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {"format": FORMAT, "version": VERSION, **asdict(self)}

    @property
    def rank(self) -> tuple[bool, str]:
        """By which the best of several is found: a solved one, and then the latest."""
        return (self.solved, self.when)


class Grades:
    """The table of a class: one row a person, a column a lesson. Of several results the best one counts.

    Attributes:
        people: names, in alphabetical order.
        lessons: ids of the lessons, in the order of their numbers.
        results: by person and lesson.
    """

    def __init__(self, results: Iterable[Result]) -> None:
        self.results: dict[tuple[str, str], Result] = {}
        for result in results:
            key = (result.who, result.lesson)
            if key not in self.results or result.rank > self.results[key].rank:
                self.results[key] = result
        self.people = tuple(sorted({who for who, _ in self.results}))
        self.lessons = _ordered({lesson for _, lesson in self.results})

    def solved(self, who: str) -> int:
        """How many lessons somebody has solved."""
        return sum(result.solved for (name, _), result in self.results.items() if name == who)

    def to_list(self) -> list[dict[str, Any]]:
        """A dict a person: who, for each lesson True, False or None (no result), and how many are solved."""
        rows = []
        for who in self.people:
            found = {lesson: self.results.get((who, lesson)) for lesson in self.lessons}
            solved = {lesson: None if result is None else result.solved for lesson, result in found.items()}
            rows.append({"who": who, **solved, "solved": self.solved(who)})
        return rows

    def table(self, language: str = "en") -> list[list[str]]:
        """The table in words; a tick for what is solved, and in brackets how many moves it took."""
        head = [texts.text("teach-who", language), *self.lessons, texts.text("teach-solved-n", language)]
        rows = [head]
        for who in self.people:
            cells = [_cell(self.results.get((who, lesson))) for lesson in self.lessons]
            rows.append([plain(who), *cells, f"{self.solved(who)}/{len(self.lessons)}"])
        return rows

    def to_csv(self, path: str | os.PathLike[str]) -> None:
        """Write the table to a CSV file for spreadsheets: 1 solved, 0 not, empty without a result."""
        out = io.StringIO()
        writer = csv.writer(out)
        writer.writerow(["who", *self.lessons, "solved"])
        for row in self.to_list():
            marks = ["" if row[lesson] is None else int(row[lesson]) for lesson in self.lessons]
            writer.writerow([_harmless(row["who"]), *marks, row["solved"]])
        write_whole(Path(path), out.getvalue().encode("utf-8-sig"))

    def text(self, language: str = "en") -> str:
        """The table as text."""
        return aligned(self.table(language))

    def __len__(self) -> int:
        return len(self.people)

    def __repr__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return as_html(self.table())


def grades(results: Iterable[Lesson | Mapping[str, Any] | str | os.PathLike[str]]) -> Grades:
    """The table of what a class has reached.

    Args:
        results: what `Lesson.result` gives, lessons, or JSON files with a result or a list of them; mixed at will.

    Raises:
        ValueError, TypeError: one of them is no result; says which one.
        OSError: a file cannot be read.

    >>> from ttr_widget.teach import lesson
    >>> done = lesson(9)
    >>> said = done.play("claim Helena-Seattle with 6 yellow")
    >>> grades([done.result("Ann"), lesson(9).result("Bo")])
    who  six-spaces  solved
    Ann  ✓ (1)       1/1
    Bo   – (0)       0/1
    """
    if isinstance(results, Mapping | str | os.PathLike | Lesson):
        results = [results]
    found: list[Result] = []
    for i, one in enumerate(results):
        if isinstance(one, Lesson):
            found.append(Result.of(one, ""))
        elif isinstance(one, Mapping):
            found.append(Result.from_dict(one, f"result {i}"))
        elif isinstance(one, str | os.PathLike):
            found += _read(Path(one))
        else:
            raise TypeError(f"result {i}: a result, a lesson or a path is right here, not {type(one).__name__}")
    return Grades(found)


def _read(path: Path) -> list[Result]:
    data = read_json(path)
    many = data if isinstance(data, list) else [data]
    return [Result.from_dict(one, str(path) if one is data else f"{path}[{i}]") for i, one in enumerate(many)]


def _ordered(lessons: set[str]) -> tuple[str, ...]:
    """Lessons that ship come first, as they are numbered."""
    from .shelf import shipped

    own = [spec.id for spec in shipped()]
    return tuple(sorted(lessons, key=lambda ident: (own.index(ident) if ident in own else len(own), ident)))


def _cell(result: Result | None) -> str:
    return "" if result is None else f"{'✓' if result.solved else '–'} ({result.attempts})"


def _harmless(name: str) -> str:
    """A name as one line that no spreadsheet takes for a formula."""
    said = plain(name)
    return f"'{said}" if said[:1] in ("=", "+", "-", "@") else said
