"""The solution of a lesson is played before anybody gets the lesson: it must really solve it."""

from __future__ import annotations

from collections.abc import Iterator

from .content_checks import Fault
from .practice import Lesson
from .spec import LessonSpec


def rehearse(spec: LessonSpec) -> Iterator[Fault]:
    """What is wrong with the solution and with what opponents play."""
    lesson = Lesson(spec)
    for i, move in enumerate(spec.solution):
        at = ("solution", i)
        if lesson.solved:
            yield at, "solution_left", {"move": move}
            return
        step = lesson.step
        found = lesson.play(move)
        stuck = lesson.game.stuck()
        if stuck is not None:
            seat, place, refusal = stuck
            name = spec.names_in("en")[seat]
            yield ("opponents", seat, place), "opponent_stuck", {"name": name, "said": refusal}
            return
        if not found.is_good and found.verdict != "recorded":
            code = "solution_refused" if found.verdict == "refused" else "solution_wrong"
            yield at, code, {"move": move, "step": step + 1, "said": found.text}
            return
    if not lesson.solved:
        yield ("solution",), "solution_short", {"step": lesson.step + 1, "steps": len(spec.steps)}
