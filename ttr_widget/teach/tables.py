"""The tables of the reference: tickets, routes, points, a turn, and what is fixed for the screen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import networkx as nx

from ttr_widget import texts
from ttr_widget.engine import USA, Rules
from ttr_widget.engine.board import Board

from .rules_text import NUMBERS, one
from .shown import label
from .sources import backings
from .table import Table


@cache
def shortest(board: Board) -> Mapping[str, int]:
    """The least number of trains that connects each ticket's cities, by ticket.

    >>> shortest(USA)["New York-Seattle"]
    20
    """
    graph = nx.Graph()
    for route in board.routes:
        graph.add_edge(route.a, route.b, weight=route.length)
    return {t.id: int(nx.shortest_path_length(graph, t.a, t.b, weight="weight")) for t in board.tickets}


def ticket_table(language: str = "en") -> Table:
    """The 30 tickets: cities, points, and the least number of trains that connects them (R4b of the board).

    Args:
        language: ``"en"``, ``"zh"`` or ``"ja"``.

    Raises:
        ValueError: there are no texts in that language.

    >>> ticket_table()[0]
    {'ticket': 'Atlanta-Montréal', 'a': 'Atlanta', 'b': 'Montréal', 'points': 9, 'shortest': 9}
    """
    least = shortest(USA)
    rows = [{"ticket": t.id, "a": t.a, "b": t.b, "points": t.points, "shortest": least[t.id]} for t in USA.tickets]

    def words(row: Mapping[str, Any], in_: str) -> list[str]:
        return [texts.city(row["a"], in_), texts.city(row["b"], in_), str(row["points"]), str(row["shortest"])]

    return Table(
        "tickets",
        ("from", "to", "points", "shortest"),
        rows,
        words,
        language=language,
        right=(2, 3),
        foot=lambda in_: label("tickets-sum", in_, n=len(rows), points=sum(t.points for t in USA.tickets)),
    )


def route_table(language: str = "en") -> Table:
    """The 100 routes: cities, spaces, colour, points, and whether a second lane lies beside (R29, R34, R37).

    Args:
        language: ``"en"``, ``"zh"`` or ``"ja"``.

    Raises:
        ValueError: there are no texts in that language.

    >>> route_table()[0]["route"], len(route_table())
    ('Atlanta-Charleston', 100)
    """
    rows = [
        {
            "route": r.id,
            "a": r.a,
            "b": r.b,
            "spaces": r.length,
            "color": r.color,
            "points": USA.points[r.index],
            "double": r.twin is not None,
        }
        for r in USA.routes
    ]
    lanes = sum(bool(row["double"]) for row in rows)

    def words(row: Mapping[str, Any], in_: str) -> list[str]:
        return [
            texts.city(row["a"], in_),
            texts.city(row["b"], in_),
            str(row["spaces"]),
            texts.color(row["color"], in_),
            str(row["points"]),
            label("double", in_) if row["double"] else "",
        ]

    def foot(in_: str) -> str:
        spaces, points = sum(USA.lengths), sum(USA.points)
        return label("routes-sum", in_, n=len(rows), spaces=spaces, points=points, doubles=lanes // 2, lanes=lanes)

    columns = ("from", "to", "spaces", "colour", "points", "double")
    return Table("routes", columns, rows, words, language=language, right=(2, 4), foot=foot)


def points_table(language: str = "en") -> Table:
    """Points for a route by its spaces, and how many routes have so many (R34).

    Args:
        language: ``"en"``, ``"zh"`` or ``"ja"``.

    Raises:
        ValueError: there are no texts in that language.

    >>> [(row["spaces"], row["points"], row["routes"]) for row in points_table()]
    [(1, 1, 9), (2, 2, 36), (3, 4, 20), (4, 7, 16), (5, 10, 10), (6, 15, 9)]
    """
    rows = [
        {"spaces": n, "points": points, "routes": USA.lengths.count(n)} for n, points in USA.route_points.items()
    ]  # fmt: skip
    return Table(
        "points",
        ("spaces", "points", "routes"),
        rows,
        lambda row, _: [str(row["spaces"]), str(row["points"]), str(row["routes"])],
        language=language,
        right=(0, 1, 2),
    )


_ACTIONS = (("draw", ("R13", "R15", "R16")), ("claim", ("R27", "R29", "R30", "R34")), ("tickets", ("R38", "R39")))


def turn_summary(language: str = "en") -> Table:
    """The three things that a turn can be (R9).

    Args:
        language: ``"en"``, ``"zh"`` or ``"ja"``.

    Raises:
        ValueError: there are no texts in that language.

    >>> [row["action"] for row in turn_summary()]
    ['draw', 'claim', 'tickets']
    """
    rows = [{"action": action, "rules": list(rules)} for action, rules in _ACTIONS]

    def words(row: Mapping[str, Any], in_: str) -> list[str]:
        name = f"turn-{row['action']}"
        return [label(name, in_), label(f"{name}-how", in_), texts.listing(row["rules"], in_)]

    return Table(
        "turn",
        ("action", "how", "rule"),
        rows,
        words,
        language=language,
        foot=lambda in_: one("R9", in_).said.in_(in_),
    )


def conventions(language: str = "en") -> Table:
    """What no printed rule says, or on which sources differ, and what holds here; with the field of `ttr.Rules` where
    it can be changed: ``Game(rules=ttr.Rules(max_refreshes=3))``.

    Args:
        language: ``"en"``, ``"zh"`` or ``"ja"``.

    Raises:
        ValueError: there are no texts in that language.

    >>> [(row["rule"], row["field"], row["default"]) for row in conventions() if row["field"]]
    [('R25', 'max_refreshes', 64), ('R50', 'shared_victory', True)]
    """
    usual = Rules().to_dict()
    rows = []
    for number in NUMBERS:
        backing = backings()[number]
        if "digital" in backing.marks or "contested" in backing.marks:
            default = None if backing.field is None else usual[backing.field]
            rows.append({"rule": number, "marks": list(backing.marks), "field": backing.field, "default": default})

    def words(row: Mapping[str, Any], in_: str) -> list[str]:
        note = backings()[row["rule"]].note
        assert note is not None, f"{row['rule']} is marked and says nothing of it"
        setting = "" if row["field"] is None else f"{row['field']}={row['default']}"
        marks = texts.listing([label(f"mark-{mark}", in_) for mark in row["marks"]], in_)
        return [row["rule"], one(row["rule"], in_).title.in_(in_), marks, note.in_(in_), setting]

    return Table(
        "conventions-title",
        ("rule", "subject", "mark", "here", "setting"),
        rows,
        words,
        language=language,
        foot=lambda in_: label("conventions-said", in_),
    )
