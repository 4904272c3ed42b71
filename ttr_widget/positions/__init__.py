"""`Position`: everything there is at one moment of a game, hidden things too, as a value and as JSON.

For scripts, lessons and save files. What one seat may know is a `View`; a position is never sent to a browser.
"""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from ttr_widget import texts
from ttr_widget.boards.shipped import shipped
from ttr_widget.engine import GameState
from ttr_widget.engine.board import Board, usa
from ttr_widget.errors import PositionError, Problem
from ttr_widget.players import checked_name

from . import grammar
from .build import build, dump
from .builder import PositionBuilder
from .checks import find_problems
from .schema import PositionData, json_schema, shape_problems

_EMPTY_PLAYERS: tuple[Any, ...] = ({}, {})


class Position:
    """A complete position, immutable. Its keywords are the keys of the JSON form; all but `players` may be left out.

    What is left out is filled in and what is merely unreachable is made regular when the position is made, so that
    `to_dict` always tells everything; `remarks` says what was done.

    Raises:
        PositionError: it cannot be; lists every fault.

    >>> p = Position(players=[{"hand": {"red": 2}}, {}], market=["red", "blue", "green", "white", "yellow"], seed=7)
    >>> Position.from_json(p.to_json()) == p
    True
    >>> p.to_dict()["players"][1]["trains"], len(p.to_dict()["deck"])
    (45, 103)
    """

    def __init__(self, **data: Any) -> None:
        state, names, remarks = _read(data)
        self._state = state
        self._names = names
        self._remarks = remarks

    # ---- making one

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Position:
        """A position from plain JSON data."""
        if not _is_object(data):
            raise PositionError([Problem("", "type", {"want": "object", "given": type(data).__name__, "said": ""})])
        return cls(**data)

    @classmethod
    def from_json(cls, text: str) -> Position:
        """A position from JSON text."""
        return cls.from_dict(_parse_json(text))

    @classmethod
    def from_text(cls, text: str, board: Board | None = None) -> Position:
        """A position from its one-line text, see `ttr_widget.positions.grammar`.

        `board` is the board that the text is about, where it only names one that does not ship.

        >>> p = Position.from_text("ttr1 usa turn=1 market=RBGWY / hand=2R1L routes=HEL-SEA / hand=4B", board=None)
        >>> p.names, p.state().trains, Position.from_text(p.to_text()) == p
        (('P0', 'P1'), [39, 45], True)
        """
        return cls(**grammar.read(text, board))

    @classmethod
    def from_path(cls, path: str | os.PathLike[str]) -> Position:
        """A position from a JSON file."""
        try:
            return cls.from_json(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise PositionError([Problem("", "json", {"said": f"byte {error.start} is no UTF-8"})]) from None

    @classmethod
    def from_state(cls, state: GameState, names: Sequence[str] | None = None) -> Position:
        """The position that an engine state is in."""
        names = tuple(names) if names is not None else tuple(f"P{seat}" for seat in range(state.num_players))
        if len(names) != state.num_players:
            raise ValueError(f"{len(names)} names for {state.num_players} seats")
        self = cls.__new__(cls)
        self._state = state.clone()
        self._names = tuple(checked_name(name) for name in names)
        self._remarks = ()
        return self

    @classmethod
    def of(cls, source: Position | PositionBuilder | Mapping[str, Any] | str | os.PathLike[str]) -> Position:
        """A position from whatever describes one: a position, a builder, a dict, JSON text, position text, or the
        path of a JSON file.
        """
        if isinstance(source, Position):
            return source
        if isinstance(source, PositionBuilder):
            return source.build()
        if isinstance(source, Mapping):
            return cls.from_dict(source)
        if isinstance(source, str):
            if grammar.is_text(source):
                return cls.from_text(source)
            return cls.from_json(source) if source.lstrip()[:1] in {"{", "["} else cls.from_path(source)
        if isinstance(source, os.PathLike):
            return cls.from_path(source)
        raise TypeError(
            f"a position is a Position, a builder, a dict, a text, JSON or a path, not {type(source).__name__}"
        )

    # ---- reading it

    @property
    def board(self) -> Board:
        """The board it is a position of."""
        return self._state.board

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, in seat order."""
        return self._names

    @property
    def remarks(self) -> tuple[str, ...]:
        """What was irregular and has been made regular, or can only be reached by setting it up."""
        return self._remarks

    def state(self) -> GameState:
        """An engine state in this position, independent of it."""
        return self._state.clone()

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON data, every key written."""
        return dump(self._state, self._names)

    def to_json(self, indent: int | None = None) -> str:
        """JSON text."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=indent)

    def to_text(self) -> str:
        """The one-line text, hidden things too; `from_text` makes the equal position of it."""
        return grammar.write(self.to_dict(), self.board)

    @staticmethod
    def json_schema() -> dict[str, Any]:
        """The JSON Schema of the JSON form, as in ``data/position.schema.json``."""
        return json_schema()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._names == other._names and self._state == other._state

    __hash__ = None  # type: ignore[assignment]  # it holds lists; and nobody should key by secrets

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __repr__(self) -> str:
        state = self._state
        turn = "" if state.to_move is None else f", seat {state.to_move} to decide"
        return f"<Position: {', '.join(self._names)}; {state.phase}{turn}>"


def _is_object(data: object) -> bool:
    return isinstance(data, Mapping) and all(isinstance(key, str) for key in data)


def _parse_json(text: str) -> Any:
    """JSON text as plain data; a key given twice or a number that is none is a fault, not a silent choice."""

    def pairs(items: list[tuple[str, Any]]) -> dict[str, Any]:
        out = dict(items)
        if len(out) < len(items):
            twice = next(key for key in out if sum(k == key for k, _ in items) > 1)
            raise PositionError([Problem("", "key_twice", {"key": twice[:40]})])
        return out

    def constant(word: str) -> Any:
        raise PositionError([Problem("", "json", {"said": f"{word} is no number"})])

    try:
        return json.loads(text, object_pairs_hook=pairs, parse_constant=constant)
    except PositionError:
        raise
    except (ValueError, RecursionError) as error:
        said = str(error) if isinstance(error, json.JSONDecodeError) else "too deeply nested or too large a number"
        raise PositionError([Problem("", "json", {"said": said})]) from None


def _read(raw: Mapping[str, Any]) -> tuple[GameState, tuple[str, ...], tuple[str, ...]]:
    """Check a description in full and build its state."""
    problems: list[Problem] = []
    board = usa()
    given = raw.get("board", "usa")
    if isinstance(given, str):
        board = shipped(given) or board  # another name is a fault of the shape
    elif isinstance(given, Mapping):
        try:
            board = Board.from_dict(given)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            problems.append(Problem("board", "board", {"said": str(error)}))
            raw = {key: value for key, value in raw.items() if key != "board"}
    data, found = _validated(raw)
    problems += found
    if data is None:
        raise PositionError(problems)
    if "board" not in [p.path for p in problems]:  # against a faulty board every name would be a fault
        problems += find_problems(data, board)
    if problems:
        raise PositionError(problems)
    state, remarks = build(data, board)
    names = tuple(f"P{seat}" if p.name is None else p.name for seat, p in enumerate(data.players))
    said = tuple(texts.text("remark-" + code.replace("_", "-"), **args) for code, args in remarks)
    return state, names, said


def _validated(raw: Mapping[str, Any]) -> tuple[PositionData | None, list[Problem]]:
    """The shape of a description. Faulty parts are left out and the rest is read, so that no fault hides another."""
    problems: list[Problem] = []
    seen: set[tuple[str, str]] = set()
    data: Any = dict(raw)
    for _ in range(100):
        try:
            return PositionData.model_validate(data), problems
        except ValidationError as error:
            data = copy.deepcopy(data)
            faults = shape_problems(error)
            for _, problem in faults:
                if (problem.path, problem.code) not in seen:
                    problems.append(problem)
                    seen.add((problem.path, problem.code))
            # From the end of each list to its beginning, so that the places still to come stay where they are.
            dropped = [_drop(data, loc) for loc, _ in sorted(faults, key=lambda fault: _place(fault[0]), reverse=True)]
            if not any(dropped):
                return None, problems
        except RecursionError:
            return None, [*problems, Problem("", "json", {"said": "too deeply nested"})]
    return None, problems


def _place(loc: tuple[int | str, ...]) -> list[tuple[bool, int | str]]:
    """Where a fault stands, for sorting."""
    return [(isinstance(part, str), part) for part in loc]


def _drop(data: Any, loc: tuple[int | str, ...]) -> bool:
    """Leave out a faulty part of a description; False where nothing could be left out."""
    *way, last = loc
    if way == ["final"]:  # half of it says nothing
        way, last = [], "final"
    try:
        for part in way:
            data = data[part]
        if isinstance(data, list) and isinstance(last, int):
            # An entry of a list stays in place, as what it is when nothing is said.
            data[last] = {} if way == ["players"] else None
            if way not in (["players"], ["market"]):
                del data[last]
            return True
        if last == "players" and not way:
            data["players"] = [dict(p) for p in _EMPTY_PLAYERS]
            return True
        del data[last]
    except (KeyError, IndexError, TypeError):
        return False
    return True
