"""`Check`: whether a lesson is solved, as the truth of an assert and as a sentence that says why not."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ttr_widget import texts

if TYPE_CHECKING:
    from .practice import Lesson


@dataclass(frozen=True)
class Check:
    """Whether a lesson is solved. It is true or false, and as text it says why.

    A bare ``assert lesson.check()`` shows no more than that it has failed; so a check that is asked for its truth while
    it is false writes its reason to the error output, which is where a cell shows the assert.

    Attributes:
        solved: whether all steps are done.
        reason: ``"solved"``, or what is missing.
        lesson: id of the lesson.
    """

    solved: bool
    reason: str
    lesson: str

    @classmethod
    def of(cls, lesson: Lesson) -> Check:
        """The check of a lesson as it stands."""
        if lesson.solved:
            return cls(True, "solved", lesson.spec.id)
        language = lesson.language
        task = lesson.spec.task_of(lesson.step).in_(language)
        wanted: dict[str, Any] = {"n": lesson.step + 1, "of": len(lesson.spec.steps), "task": task}
        parts = [texts.text("teach-check-step", language, title=lesson.spec.title.in_(language), **wanted)]
        last = lesson.attempts[-1] if lesson.attempts else None
        if last is None:
            parts.append(texts.text("teach-check-none", language))
        elif lesson.feedback is not None and lesson.reveal:
            parts.append(texts.text("teach-check-last", language, move=last.move, said=str(lesson.feedback)))
        else:
            parts.append(texts.text("teach-check-move", language, move=last.move))
        return cls(False, (" " if language == "en" else "").join(parts), lesson.spec.id)

    def __bool__(self) -> bool:
        if not self.solved:
            sys.stderr.write(f"{self.lesson}: {self.reason}\n")
        return self.solved

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {"lesson": self.lesson, "solved": self.solved, "reason": self.reason}

    def __str__(self) -> str:
        return self.reason

    def __repr__(self) -> str:
        return self.reason
