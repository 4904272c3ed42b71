"""What a lesson file names has to be there: routes, tickets, moves, seats, steps, rules, refusal codes.

It works on the file's plain data and looks only at what has the right shape, so that one fault hides no other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ttr_widget.engine import USA
from ttr_widget.engine.board import Board
from ttr_widget.errors import IllegalMove, PositionError, rules_of_codes
from ttr_widget.notation import read
from ttr_widget.players import checked_name
from ttr_widget.positions import Position

from .fields import LAST_RULE
from .patterns import can_fit
from .problems import near, sequence
from .spec import LessonSpec
from .strategy_spec import StrategySpec
from .yaml_source import Path

Fault = tuple[Path, str, dict[str, Any]]


class ContentChecks:
    """The checks of one file.

    Args:
        data: what the file holds.
        spec: the lesson, if its shape is right.
    """

    def __init__(self, data: Mapping[str, Any], spec: LessonSpec | StrategySpec | None) -> None:
        self.data = data
        self.position = spec.position if spec is not None else _position(data.get("position"))
        self.board = USA if self.position is None else self.position.board

    def run(self) -> Iterator[Fault]:
        """Every fault."""
        data = self.data
        yield from self.rules(("rules",), sequence(data.get("rules")))
        yield from self.seats()
        for i, step in enumerate(sequence(data.get("steps"))):
            if isinstance(step, Mapping):
                yield from self.step(("steps", i), step)
        for i, mistake in enumerate(sequence(data.get("mistakes"))):
            if isinstance(mistake, Mapping):
                yield from self.mistake(("mistakes", i), mistake)
        yield from self.solution()

    # ---- who

    def seats(self) -> Iterator[Fault]:
        """Names, the learner, and what opponents play."""
        number = 5 if self.position is None else len(self.position.names)
        names = sequence(self.data.get("names"))
        if names and self.position is not None and len(names) != number:
            yield ("names",), "names", {"n": len(names), "seats": number}
        for i, name in enumerate(names):
            by_language = name if isinstance(name, Mapping) else {None: name}
            for language, said in by_language.items():
                yield from self.name(("names", i) if language is None else ("names", i, language), said)
        seat = self.data.get("seat")
        if type(seat) is int and number <= seat < 5:
            yield ("seat",), "seat", {"given": seat, "last": number - 1}
        learner = seat if type(seat) is int or self.position is None else self.position.state().to_move
        opponents = self.data.get("opponents")
        for key, moves in opponents.items() if isinstance(opponents, Mapping) else ():
            at: Path = ("opponents", key)
            if type(key) is int and number <= key < 5:
                yield at, "seat", {"given": key, "last": number - 1}
            elif key == learner:
                yield at, "opponent_is_learner", {"given": key}
            for i, move in enumerate(sequence(moves)):
                yield from self.readable((*at, i), move)

    def name(self, at: Path, said: Any) -> Iterator[Fault]:
        """What a player is called: as short as everywhere, and to be seen."""
        if isinstance(said, str) and said.strip():
            try:
                checked_name(said.strip())
            except ValueError as error:
                yield at, "name", {"said": str(error)}

    # ---- what to do

    def step(self, at: Path, step: Mapping[str, Any]) -> Iterator[Fault]:
        """What does a step."""
        if not any(step.get(key) for key in ("accept", "goal", "refused")):
            yield at, "step_empty", {}
        yield from self.patterns((*at, "accept"), step.get("accept"))
        if isinstance(step.get("refused"), str):
            yield from self.codes((*at, "refused"), [step["refused"]])
            if step.get("goal"):
                yield (*at, "goal"), "refused_goal", {}
        goal = step.get("goal")
        if isinstance(goal, Mapping):
            routes = [route.id for route in self.board.routes]
            yield from self.named((*at, "goal", "owns"), goal.get("owns"), "route", routes)
            tickets = [ticket.id for ticket in self.board.tickets]
            yield from self.named((*at, "goal", "completed"), goal.get("completed"), "ticket", tickets)

    def mistake(self, at: Path, mistake: Mapping[str, Any]) -> Iterator[Fault]:
        """What a mistake is about."""
        steps = len(sequence(self.data.get("steps")))
        step = mistake.get("step")
        if type(step) is int and step > steps:
            yield (*at, "step"), "step_number", {"given": step, "last": steps}
        yield from self.patterns((*at, "move"), mistake.get("move"))
        refusal = mistake.get("refusal")
        yield from self.codes((*at, "refusal"), sequence(refusal))
        if refusal and mistake.get("over"):
            yield (*at, "over"), "refusal_over", {}
        if isinstance(mistake.get("rule"), str):
            yield from self.rules((*at, "rule"), [mistake["rule"]], alone=True)

    def solution(self) -> Iterator[Fault]:
        """The moves of the solution, as texts."""
        moves = self.data.get("solution")
        if moves == []:
            yield ("solution",), "solution_empty", {}
        for i, move in enumerate(sequence(moves)):
            yield from self.readable(("solution", i), move)

    # ---- names

    def named(self, at: Path, given: Any, kind: str, known: list[str]) -> Iterator[Fault]:
        """Ids that must be on the board."""
        for i, name in enumerate(sequence(given)):
            if isinstance(name, str) and name not in known:
                meant = _meant(name, kind, self.board) or near(name, known)
                yield (*at, i), "unknown_name", {"kind": kind, "given": name[:60], **meant}

    def patterns(self, at: Path, given: Any) -> Iterator[Fault]:
        """Patterns that must fit some move."""
        for i, pattern in enumerate(sequence(given)):
            if not isinstance(pattern, str):
                continue
            try:
                if not can_fit(pattern, self.board):
                    yield (*at, i), "pattern_none", {"given": pattern[:60]}
            except IllegalMove as error:
                yield (*at, i), "pattern", {"given": pattern[:60], "said": error.refusal}

    def readable(self, at: Path, move: Any) -> Iterator[Fault]:
        """A move that must be one on this board."""
        if isinstance(move, str):
            try:
                read(move, self.board)
            except IllegalMove as error:
                yield at, "move", {"given": move[:60], "said": error.refusal}

    def codes(self, at: Path, given: Iterable[Any]) -> Iterator[Fault]:
        """Refusal codes."""
        known = rules_of_codes()
        for i, code in enumerate(given):
            if isinstance(code, str) and code not in known:
                where = at if at[-1] == "refused" else (*at, i)
                yield where, "unknown_refusal", {"given": code[:40], "codes": ", ".join(known), **near(code, known)}

    def rules(self, at: Path, given: Iterable[Any], *, alone: bool = False) -> Iterator[Fault]:
        """Rule numbers."""
        for i, rule in enumerate(given):
            found = re.fullmatch(r"R([1-9]\d?)", rule) if isinstance(rule, str) else None
            if found is None or int(found[1]) > LAST_RULE:
                yield at if alone else (*at, i), "unknown_rule", {"given": str(rule)[:40], "last": f"R{LAST_RULE}"}


def _meant(name: str, kind: str, board: Board) -> dict[str, Any] | None:
    """The id that a route or ticket has which somebody calls by its cities in another way."""
    try:
        intent = read(f"claim {name}" if kind == "route" else f"keep {name}", board)
    except IllegalMove:
        return None
    idents = intent.routes or intent.tickets or ()
    return {"near": len(idents), "guess": " / ".join(idents)} if idents else None


def _position(given: Any) -> Position | None:
    """The position, where it can be read; what is wrong with it is told elsewhere."""
    try:
        return Position.from_dict(given) if isinstance(given, Mapping) else Position.from_text(given)
    except (PositionError, TypeError, AttributeError):
        return None
