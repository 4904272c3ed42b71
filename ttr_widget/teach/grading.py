"""Results of lessons, and the table of a class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .progress import now

if TYPE_CHECKING:
    from .practice import Lesson

FORMAT = "ttr-result"
VERSION = 1


def result_of(lesson: Lesson) -> dict[str, Any]:
    """What somebody has reached in a lesson, as JSON."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "who": lesson.who,
        "lesson": lesson.spec.id,
        "solved": lesson.solved,
        "attempts": len(lesson.attempts),
        "when": now(),
    }
