"""What a lesson shows where there is no widget: its words, and the picture of the board."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Any

from ttr_widget import texts
from ttr_widget.render import to_text

from .answers import judged

if TYPE_CHECKING:
    from .practice import Lesson

Bundle = tuple[dict[str, Any], dict[str, Any]]


def lesson_text(lesson: Lesson, language: str) -> str:
    """A lesson in words: number and title, what to do, what has been said, and what the learner sees of the board."""
    spec = lesson.spec
    lines = [spec.line(language), ""]
    if len(spec.steps) > 1 and lesson.reveal:
        step = texts.text("teach-step", language, n=lesson.step + 1, of=len(spec.steps))
        lines.append(texts.text("teach-judged", language, verdict=step, said=lesson.task.in_(language)))
    else:
        lines.append(lesson.task.in_(language))
    lines += [texts.text("teach-hint", language, hint=hint.in_(language)) for hint in lesson.hint_texts]
    if lesson.feedback is not None:
        lines.append(judged(lesson.feedback.verdict, lesson.feedback.text.in_(language), language))
    return "\n".join([*lines, "", to_text(lesson.game.view(lesson.seat), language)])


def bundle(
    widget: Any, text: str, include: Container[str] | None = None, exclude: Container[str] | None = None
) -> Bundle:
    """The mime bundle of a widget, with words of our own beside it, and its metadata."""
    shown: Bundle = widget._repr_mimebundle_()
    data, metadata = dict(shown[0]), shown[1]
    data["text/plain"] = text
    if include is not None:
        data = {mime: value for mime, value in data.items() if mime in include}
    if exclude is not None:
        data = {mime: value for mime, value in data.items() if mime not in exclude}
    return data, metadata
