"""The solution of a lesson is played before anybody gets the lesson: it must really solve it."""

from __future__ import annotations

from collections.abc import Iterator

from ttr_widget.errors import BotError, MoveError

from .content_checks import Fault
from .practice import Lesson
from .spec import LessonSpec


def rehearse(spec: LessonSpec) -> Iterator[Fault]:
    """What is wrong with the solution and with what opponents play."""
    lesson = Lesson(spec)
    try:
        for i, move in enumerate(spec.solution):
            at = ("solution", i)
            if lesson.solved:
                yield at, "solution_left", {"move": move}
                return
            step = lesson.step
            found = lesson.play(move)
            if found.is_good or found.verdict == "recorded":
                continue
            code = "solution_refused" if found.verdict == "refused" else "solution_wrong"
            yield at, code, {"move": move, "step": step + 1, "said": str(found)}
            return
    except BotError as error:
        at = ("opponents", error.seat)
        cause: BaseException | None = error.__cause__
        said = cause.message if isinstance(cause, MoveError) else str(error)
        yield at, "opponent_stuck", {"name": error.bot_name, "said": said}
        return
    if not lesson.solved:
        yield ("solution",), "solution_short", {"step": lesson.step + 1, "steps": len(spec.steps)}
