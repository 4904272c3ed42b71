"""What the page is told of a lesson: the `lesson` trait. Never the solution, nor hints that nobody has asked for."""

from __future__ import annotations

from typing import Any

from ttr_widget.teach import Course, Lesson, LessonSpec
from ttr_widget.teach.shelf import shipped


def lesson_state(lesson: Lesson, course: Course | None, attempt: int) -> dict[str, Any]:
    """A lesson as JSON, as it stands now; every text in all languages.

    In a test (`reveal=False`) nothing in it tells whether an answer was right, nor, by the step, that one was.

    Args:
        lesson: the lesson on the board.
        course: the course that it belongs to, if any.
        attempt: counts what has been said: two answers may read the same.

    >>> import ttr_widget as ttr
    >>> state = lesson_state(ttr.Lesson(ttr.lessons[6]), None, 0)
    >>> state["id"], state["number"], state["step"], state["solved"], state["hints"], state["course"]
    ('coloured-route', 6, 1, False, [], None)
    """
    spec, feedback = lesson.spec, lesson.feedback
    step, steps = (lesson.step + 1, len(spec.steps)) if lesson.reveal else (1, 1)
    return {
        "id": spec.id,
        "number": spec.number,
        "code": code_of(spec, reveal=lesson.reveal),
        "title": spec.title.full(),
        "task": lesson.task.full(),
        "rules": list(spec.rules),
        "source": None if spec.source is None else spec.source.full(),
        "step": step,
        "steps": steps,
        "names": [name.full() for name in spec.names],
        "feedback": None if feedback is None else feedback.to_dict(),
        "attempt": attempt,
        "hints": [hint.full() for hint in lesson.hint_texts] if lesson.reveal else [],
        "hints_left": lesson.hints_left,
        "solved": lesson.solved and lesson.reveal,
        "reveal": lesson.reveal,
        "course": None if course is None else _entries(course),
    }


def _entries(course: Course) -> list[dict[str, Any]]:
    rows = zip(course.to_list(), course.lessons, strict=True)
    return [row | {"code": code_of(spec, reveal=course.reveal)} for row, spec in rows]


def code_of(spec: LessonSpec, *, reveal: bool = True) -> str | None:
    """How a cell asks for a lesson; None for one of somebody's own, which only its file can give.

    >>> import ttr_widget as ttr
    >>> code_of(ttr.lessons["coloured-route"])
    'ttr.lesson(6)'
    """
    own = next((one for one in shipped() if one.id == spec.id), None)
    test = "" if reveal else ", reveal=False"
    return f"ttr.lesson({spec.number}{test})" if own is spec or own == spec else None
