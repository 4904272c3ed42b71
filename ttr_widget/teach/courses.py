"""`Course`: lessons one after the other, and how far somebody has come in them."""

from __future__ import annotations

import os
import weakref
from collections.abc import Iterable
from copy import copy
from pathlib import Path
from typing import Any, Self

import traitlets

from ttr_widget.texts import LANGUAGES
from ttr_widget.weakly import weakly

from .practice import Lesson
from .progress import SHARED, Progress
from .reading import spec_from_file
from .shelf import Lessons, shipped
from .showing import bundle
from .spec import LessonSpec

Which = LessonSpec | Lesson | int | str | os.PathLike[str]
"""Whatever names a lesson, see `spec_of`."""


class Course(traitlets.HasTraits):
    """Lessons in order, with the one that is being done. Make one with `ttr.course`.

    `changed` counts what has changed: another lesson, or progress. `language` goes for all lessons. A copy or what was
    pickled is a course of its own, with its own progress.

    >>> course = Course(shipped(), Progress())
    >>> course.current.spec.number, course.next().spec.number, course.go(1).spec.number
    (1, 2, 1)
    """

    changed = traitlets.Int(0, read_only=True, help="counts the changes of this course")
    language = traitlets.Enum(LANGUAGES, default_value="en", help="language of the lessons")

    def __init__(
        self, lessons: Lessons, progress: Progress | None = None, language: str = "en", reveal: bool = True
    ) -> None:
        if not len(lessons):
            raise ValueError("a course has at least one lesson")
        if language not in LANGUAGES:
            raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        super().__init__(language=language)
        self.lessons = lessons
        self.progress = Progress() if progress is None else progress
        self.reveal = reveal
        self._widget: Any = None
        self._held: dict[str, Lesson] = {}
        self._place = self._first_open()
        heard = weakly(self._touch)  # the kernel's progress outlives the courses that look at it
        self.progress.observe(heard, names="changed")
        weakref.finalize(self, self.progress.unobserve, heard, "changed")
        self.observe(self._on_language, names="language")

    def __reduce__(self) -> tuple[Any, ...]:
        held = [copy(lesson) for lesson in self._held.values()]
        return (self._rebuilt, (self.lessons, copy(self.progress), self.language, self.reveal, self._place, held))

    @classmethod
    def _rebuilt(
        cls, lessons: Lessons, progress: Progress, language: str, reveal: bool, place: int, held: list[Lesson]
    ) -> Self:
        course = cls(lessons, progress, language, reveal)
        course._place = place
        for lesson in held:
            lesson.listener = progress.note
            course._held[lesson.spec.id] = lesson
        return course

    def _first_open(self) -> int:
        done = "solved" if self.reveal else "tried"
        return next((i for i, spec in enumerate(self.lessons) if self._state(spec.id) != done), 0)

    def _state(self, ident: str) -> str:
        """How far a lesson is; in a test, where it is not told what is solved, whether there is an answer."""
        state = self.progress.state(ident)
        if self.reveal:
            return state
        held = self._held.get(ident)
        answered = state != "new" or (held is not None and held.feedback is not None)
        return "tried" if answered else "new"

    @property
    def current(self) -> Lesson:
        """The lesson that is being done; at first the first one that is not solved, in a test not answered."""
        spec = list(self.lessons)[self._place]
        if spec.id not in self._held:
            self._held[spec.id] = Lesson(spec, self.language, self.reveal, listener=self.progress.note)
        return self._held[spec.id]

    def go(self, which: int | str) -> Lesson:
        """Go to a lesson by its number or id; one that was begun stands where it was left. `KeyError` if none is so."""
        return self._to(self.lessons.index(self.lessons[which]))

    def next(self) -> Lesson:
        """Go to the next lesson; from the last one there is none, and nothing changes."""
        return self._to(min(self._place + 1, len(self.lessons) - 1))

    def back(self) -> Lesson:
        """Go to the lesson before; from the first one there is none, and nothing changes."""
        return self._to(max(self._place - 1, 0))

    def _to(self, place: int) -> Lesson:
        if place != self._place:
            self._place = place
            self._touch()
        return self.current

    def to_list(self) -> list[dict[str, Any]]:
        """A dict a lesson: id, number, title, state (``"new"``, ``"tried"``, ``"solved"``; the last not in a test)."""
        return [
            {
                "id": spec.id,
                "number": i if spec.number is None else spec.number,
                "title": spec.title.full(),
                "state": self._state(spec.id),
            }
            for i, spec in enumerate(self.lessons, 1)
        ]

    def _touch(self, _change: object = None) -> None:
        self.set_trait("changed", self.changed + 1)

    def _on_language(self, _change: object) -> None:
        for lesson in self._held.values():
            lesson.language = self.language
        self._touch()

    def text(self, language: str | None = None) -> str:
        """The lessons, what has been done of them, and the one that is being done."""
        language = language or self.language
        signs = {"new": " ", "tried": "·", "solved": "✓"}
        here = self.current.spec.id
        return "\n".join(
            f"{'>' if row['id'] == here else ' '} {signs[row['state']]} {row['number']:>2}  {spec.title.in_(language)}"
            for row, spec in zip(self.to_list(), self.lessons, strict=True)
        )

    def __repr__(self) -> str:
        return self.text()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        from ttr_widget.widget.lesson_widget import LessonWidget

        if self._widget is None or self._widget.is_closed:
            self._widget = LessonWidget(self)
        return bundle(self._widget, f"{self.text()}\n\n{self.current.text()}", include, exclude)


def course(
    lessons: Iterable[Which] | Which | None = None,
    *,
    language: str = "en",
    reveal: bool = True,
) -> Course:
    """A course of all lessons that ship, or of some, or of one's own. Progress is this kernel's: one for all courses,
    but for tests: what is solved there nobody sees elsewhere.

    Args:
        lessons: numbers or ids of lessons that ship, paths of YAML files, lessons, or specs; one alone will do.
        language: ``"en"``, ``"zh"`` or ``"ja"``.
        reveal: False for a test, see `Lesson`.

    Raises:
        KeyError, LessonError, OSError, ValueError: one of them is no lesson.
    """
    chosen = shipped() if lessons is None else Lessons(specs_of(lessons))
    return Course(chosen, SHARED if reveal else Progress(), language, reveal)


def specs_of(lessons: Course | Iterable[Which] | Which | None) -> list[LessonSpec]:
    """The lessons that are meant: one or several, those of a course, or without any all that ship."""
    if lessons is None:
        return list(shipped())
    if isinstance(lessons, Course):
        return list(lessons.lessons)
    if isinstance(lessons, LessonSpec | Lesson | int | str | os.PathLike):
        return [spec_of(lessons)]
    return [spec_of(one) for one in lessons]


def spec_of(which: Which) -> LessonSpec:
    """A lesson from whatever names one: its number or id if it ships, a path of a YAML file, a lesson, a spec."""
    if isinstance(which, LessonSpec):
        return which
    if isinstance(which, Lesson):
        return which.spec
    if isinstance(which, int):
        return shipped()[which]
    if isinstance(which, str) and not which.endswith((".yaml", ".yml")):
        return shipped()[which]
    return spec_from_file(Path(which))
