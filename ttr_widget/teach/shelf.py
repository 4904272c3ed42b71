"""The lessons that ship, by number and by id: `ttr.lessons`, `ttr.lesson`."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, overload

from ttr_widget import texts

from .practice import Lesson
from .progress import SHARED
from .reading import spec_from_text
from .spec import LessonSpec


class Lessons(Sequence[LessonSpec]):
    """Lessons in order. ``lessons[6]`` is the one with that number, ``lessons["coloured-route"]`` the one with that id.

    As a sequence it is gone through from the first to the last; lessons without a number are counted from 1.
    """

    def __init__(self, specs: Sequence[LessonSpec]) -> None:
        self._specs = tuple(specs)
        self._by: dict[int | str, LessonSpec] = {spec.id: spec for spec in self._specs}
        for i, spec in enumerate(self._specs, 1):
            self._by[i if spec.number is None else spec.number] = spec
        if len({spec.id for spec in self._specs}) < len(self._specs):
            twice = next(s.id for i, s in enumerate(self._specs) if s.id in {t.id for t in self._specs[:i]})
            raise ValueError(f"two lessons are called {twice!r}; an id belongs to one of them")

    @overload
    def __getitem__(self, key: int | str) -> LessonSpec: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[LessonSpec]: ...
    def __getitem__(self, key: int | str | slice) -> LessonSpec | Sequence[LessonSpec]:
        if isinstance(key, slice):
            return self._specs[key]
        found = self._by.get(key)
        if found is not None:
            return found
        raise KeyError(self._nothing(key))

    def _nothing(self, key: object) -> str:
        if isinstance(key, str):
            if key.endswith((".yaml", ".yml")):
                return f"no lesson is called {key!r}; a file is read by ttr.Lesson.from_file"
            near = difflib.get_close_matches(key, [spec.id for spec in self._specs], n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(s.id for s in self._specs)}"
            return f"no lesson is called {key!r}; {hint}"
        numbers = [key for key in self._by if isinstance(key, int)]
        return f"there is no lesson {key!r}; they have the numbers {min(numbers)} to {max(numbers)}"

    def __len__(self) -> int:
        return len(self._specs)

    def __iter__(self) -> Iterator[LessonSpec]:
        return iter(self._specs)

    def __contains__(self, key: object) -> bool:
        return key in self._by if isinstance(key, int | str) else key in self._specs

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """The place of a lesson in the order, from 0."""
        return self._specs.index(value, start, len(self) if stop is None else stop)

    def text(self, language: str = "en") -> str:
        """The titles, one a line."""
        return "\n".join(
            f"{i if spec.number is None else spec.number:>2}  {spec.title.in_(language)}"
            for i, spec in enumerate(self._specs, 1)
        )

    def __repr__(self) -> str:
        return self.text()


@lru_cache(maxsize=1)
def shipped() -> Lessons:
    """The lessons that ship with the package. They are read once; that they can be solved is what tests are for."""
    folder = resources.files("ttr_widget") / "data" / "teach" / "lessons"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".yaml")), key=lambda f: f.name)
    specs = [spec_from_text(f.read_text(encoding="utf-8"), f.name, rehearsed=False) for f in files]
    return Lessons(sorted(specs, key=lambda spec: spec.number or 0))


def lesson(which: int | str, language: str = "en", *, reveal: bool = True) -> Lesson:
    """One of the lessons that ship, to do it from its beginning. What is solved counts in `ttr.course`, unless it is a
    test.

    Args:
        which: its number, or its id.
        language: ``"en"``, ``"zh"`` or ``"ja"``.
        reveal: False for a test, see `Lesson`.

    Raises:
        KeyError: there is no such lesson; says which there are.
    """
    if language not in texts.LANGUAGES:
        raise ValueError(f"language is one of {', '.join(texts.LANGUAGES)}, not {language!r}")
    return Lesson(shipped()[which], language, reveal, listener=SHARED.note if reveal else None)


if TYPE_CHECKING:
    lessons: Lessons
    """The lessons that ship: ``lessons[6]``, ``lessons["coloured-route"]``."""


def __getattr__(name: str) -> Any:
    if name == "lessons":
        return shipped()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
