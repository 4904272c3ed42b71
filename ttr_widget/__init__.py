"""Ticket to Ride (classic USA edition) in a notebook: a complete rules engine, and a board that stays bound to it.

Unofficial; not affiliated with the publisher. Names are loaded when they are first used, so that importing the
package, or `ttr_widget.engine` in a worker, costs next to nothing.

>>> import ttr_widget as ttr
>>> game = ttr.Game(players=["Ann", "Bo"], seed=1900)
>>> game.phase
'initial_tickets'
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import analysis, boards, bots, overlays
    from .difference import Difference, Differences, differences
    from .engine import USA, Board, GameState, Move, Outcome, Rules, Score, View
    from .errors import (
        AmbiguousMove,
        BotError,
        IllegalMove,
        MoveError,
        PositionError,
        Problem,
        Refusal,
        SaveError,
    )
    from .game import Game
    from .positions import Position
    from .positions.builder import PositionBuilder, position
    from .positions.grammar import position_text
    from .preview import Preview
    from .records.record import Record
    from .records.text import RecordError, read_records, write_records
    from .render.comparison import Comparison, compare
    from .teach import (
        Course,
        Lesson,
        LessonError,
        Strategy,
        course,
        grades,
        handout,
        lesson,
        lessons,
        strategies,
        strategy,
    )
    from .teach.about import about
    from .teach.catalogue import catalogue
    from .teach.glossary import glossary
    from .teach.museum import museum
    from .teach.questions import faq, questions
    from .teach.rules_text import rule
    from .teach.search import search
    from .teach.tables import conventions, points_table, route_table, ticket_table, turn_summary
    from .whatif import Branches, branches
    from .widget import GameWidget
    from .widget.lesson_widget import LessonWidget
    from .widget.reference_widget import reference

__version__ = "0.1.0"

_HOMES = {
    ".difference": ("Difference", "Differences", "differences"),
    ".engine": ("USA", "Board", "GameState", "Move", "Outcome", "Rules", "Score", "View"),
    ".errors": (
        "AmbiguousMove",
        "BotError",
        "IllegalMove",
        "MoveError",
        "PositionError",
        "Problem",
        "Refusal",
        "SaveError",
    ),
    ".game": ("Game",),
    ".positions": ("Position",),
    ".positions.builder": ("PositionBuilder", "position"),
    ".positions.grammar": ("position_text",),
    ".preview": ("Preview",),
    ".records.record": ("Record",),
    ".records.text": ("RecordError", "read_records", "write_records"),
    ".render.comparison": ("Comparison", "compare"),
    ".teach": (
        "Course",
        "Lesson",
        "LessonError",
        "Strategy",
        "course",
        "grades",
        "handout",
        "lesson",
        "lessons",
        "strategies",
        "strategy",
    ),
    ".teach.about": ("about",),
    ".teach.catalogue": ("catalogue",),
    ".teach.glossary": ("glossary",),
    ".teach.museum": ("museum",),
    ".teach.questions": ("faq", "questions"),
    ".teach.rules_text": ("rule",),
    ".teach.search": ("search",),
    ".teach.tables": ("conventions", "points_table", "route_table", "ticket_table", "turn_summary"),
    ".whatif": ("Branches", "branches"),
    ".widget": ("GameWidget",),
    ".widget.lesson_widget": ("LessonWidget",),
    ".widget.reference_widget": ("reference",),
}
_SHOWN = ("Game", "GameWidget", "LessonWidget", "Position", "View", "course", "lesson", "position", "reference")
"""Who uses one of these in a notebook is offered moves, and sees pictures."""

_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "USA",
    "AmbiguousMove",
    "Board",
    "BotError",
    "Branches",
    "Comparison",
    "Course",
    "Difference",
    "Differences",
    "Game",
    "GameState",
    "GameWidget",
    "IllegalMove",
    "Lesson",
    "LessonError",
    "LessonWidget",
    "Move",
    "MoveError",
    "Outcome",
    "Position",
    "PositionBuilder",
    "PositionError",
    "Preview",
    "Problem",
    "Record",
    "RecordError",
    "Refusal",
    "Rules",
    "SaveError",
    "Score",
    "Strategy",
    "View",
    "about",
    "analysis",
    "boards",
    "bots",
    "branches",
    "catalogue",
    "compare",
    "conventions",
    "course",
    "differences",
    "faq",
    "glossary",
    "grades",
    "handout",
    "lesson",
    "lessons",
    "museum",
    "overlays",
    "points_table",
    "position",
    "position_text",
    "questions",
    "read_records",
    "reference",
    "route_table",
    "rule",
    "search",
    "strategies",
    "strategy",
    "ticket_table",
    "turn_summary",
    "write_records",
]


def __getattr__(name: str) -> Any:
    if name in ("analysis", "boards", "bots", "overlays"):
        return importlib.import_module(f".{name}", __name__)
    if name in _HOME:
        value = globals()[name] = getattr(importlib.import_module(_HOME[name], __name__), name)
        if name in _SHOWN and "IPython" in sys.modules:
            for hook in (".completion", ".render.formatters"):
                importlib.import_module(hook, __name__).install()
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
