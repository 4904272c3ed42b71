"""The whole reference as one piece of JSON: what a page needs to show and search it without a kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ttr_widget import texts

from .about import About
from .catalogue import Catalogue
from .glossary import Glossary
from .index import city_calls
from .museum import Museum
from .questions import Questions
from .rules_text import RuleTexts
from .shown import label
from .table import Table
from .tables import conventions, points_table, route_table, ticket_table, turn_summary
from .wording import Text, built

VERSION: Final = 1
"""Of the form of `reference_data`."""

LARGEST: Final = 300_000
"""Bytes that it stays below, as JSON in UTF-8."""

_PARTS: Final = ("rules", "questions", "catalogue", "tickets", "routes", "points", "turn", "conventions", "museum",
                 "glossary", "about")  # fmt: skip
_LABELS: Final = ("title", "condition", "example", "convention", "source", "sources", "also", "moves",
                  "mark-official", "mark-contested", "mark-digital", "double")  # fmt: skip


def _texts(make: Callable[[str], str]) -> dict[str, str]:
    return built(make).full()


def _table(make: Callable[[str], Table]) -> dict[str, Any]:
    """A table: its rows as data, and heading and sum in words. Cells in words are what differs by language only."""
    tables = {in_: make(in_) for in_ in texts.LANGUAGES}
    table = tables["en"]
    headings = [tables[in_].heading() for in_ in texts.LANGUAGES]
    return {
        "title": _texts(lambda in_: tables[in_].title()),
        "columns": [dict(zip(texts.LANGUAGES, heads, strict=True)) for heads in zip(*headings, strict=True)],
        "numbers": list(table.right),
        "rows": table.to_list(),
        "foot": _texts(lambda in_: tables[in_].foot()),
    }


def _with_cells(make: Callable[[str], Table], columns: tuple[int, ...]) -> dict[str, Any]:
    """A table whose named columns are sentences: they come with the rows, as ``cells``."""
    out = _table(make)
    cells = {in_: make(in_).cells() for in_ in texts.LANGUAGES}
    for i, row in enumerate(out["rows"]):
        row["cells"] = [_texts(lambda in_, i=i, n=n: cells[in_][i][n]) for n in columns]  # type: ignore[misc]
    return out


def reference_data() -> dict[str, Any]:
    """Everything in the reference as plain JSON data, each text as ``{"en": …, "zh": …, "ja": …}``. Positions are left
    out: a board is opened by its id, by the kernel. Nothing in it depends on any game.

    ``cities`` and ``colors`` give the names for the ids in ``tickets`` and ``routes``, ``called`` other names of
    cities.

    >>> data = reference_data()
    >>> [len(data[part]) for part in ("rules", "questions", "catalogue", "glossary")]
    [59, 20, 15, 25]
    """
    colors = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive", "gray")
    box = Catalogue()
    return {
        "version": VERSION,
        "labels": {
            **{name: _texts(lambda in_, name=name: label(name, in_)) for name in _LABELS},  # type: ignore[misc]
            **{part: _texts(lambda in_, part=part: label(part, in_)) for part in _PARTS},  # type: ignore[misc]
        },
        "cities": {city: _name(texts.city, city) for city in _cities()},
        "called": {city: city_calls(city) for city in _cities()},
        "colors": {color: _name(texts.color, color) for color in colors},
        "rules": [rule.to_dict() for rule in RuleTexts()],
        "questions": [question.to_dict() for question in Questions()],
        "catalogue": [component.to_dict() for component in box],
        "sums": [Text(dict(zip(texts.LANGUAGES, said, strict=True))).full()
                 for said in zip(*(box.sums(in_) for in_ in texts.LANGUAGES), strict=True)],
        "footnote": _texts(box.footnote),
        "tickets": _table(ticket_table),
        "routes": _table(route_table),
        "points": _table(points_table),
        "turn": _with_cells(turn_summary, (0, 1)),
        "conventions": _table(conventions),
        "museum": [exhibit.to_dict() for exhibit in Museum()],
        "glossary": [term.to_dict() for term in Glossary()],
        "about": About().to_dict(),
    }  # fmt: skip


def _name(naming: Callable[[str, str], str], ident: str) -> dict[str, str]:
    return _texts(lambda in_: naming(ident, in_))


def _cities() -> list[str]:
    from ttr_widget.engine import USA

    return [city.name for city in USA.cities]
