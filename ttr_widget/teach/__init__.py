"""Lessons on the real engine: what can be done, what is said about it, and how far somebody has come.

Content is data (``ttr_widget/data/teach``); the same form serves lessons of one's own. Names are loaded when they are
first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .answers import Feedback
    from .checks import Check
    from .courses import Course, course
    from .grading import Grades, grades
    from .paper import handout
    from .practice import Attempt, Lesson
    from .printing import HandoutError
    from .problems import LessonError, LessonProblem
    from .progress import Progress
    from .shelf import Lessons, lesson, lessons
    from .spec import LessonSpec
    from .strategy_positions import Strategies, Strategy, strategies, strategy
    from .strategy_spec import StrategySpec
    from .wording import Text

_HOMES = {
    "answers": ("Feedback",),
    "checks": ("Check",),
    "courses": ("Course", "course"),
    "grading": ("Grades", "grades"),
    "paper": ("handout",),
    "practice": ("Attempt", "Lesson"),
    "printing": ("HandoutError",),
    "problems": ("LessonError", "LessonProblem"),
    "progress": ("Progress",),
    "shelf": ("Lessons", "lesson", "lessons"),
    "spec": ("LessonSpec",),
    "strategy_positions": ("Strategies", "Strategy", "strategies", "strategy"),
    "strategy_spec": ("StrategySpec",),
    "wording": ("Text",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "Attempt",
    "Check",
    "Course",
    "Feedback",
    "Grades",
    "HandoutError",
    "Lesson",
    "LessonError",
    "LessonProblem",
    "LessonSpec",
    "Lessons",
    "Progress",
    "Strategies",
    "Strategy",
    "StrategySpec",
    "Text",
    "course",
    "grades",
    "handout",
    "lesson",
    "lessons",
    "strategies",
    "strategy",
]


def __getattr__(name: str) -> Any:
    if name in _HOME:
        return getattr(importlib.import_module(f".{_HOME[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
