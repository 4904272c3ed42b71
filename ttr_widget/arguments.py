"""Reading the arguments of a game: players for seats, boards, rules, numbers of plies."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from .engine import Board, Rules
from .players import Player, as_players, distinct

Players = int | Sequence[Any] | None


def seated(own: tuple[Player, ...], players: Players) -> tuple[Player, ...]:
    """The players of a position or a file, replaced by others if any are given."""
    if players is None:
        return distinct(own)
    others = own if isinstance(players, int) and players == len(own) else as_players(players)
    if len(others) != len(own):
        raise ValueError(f"{len(others)} players for a game of {len(own)}")
    return others


def count(n: int, most: int, what: str) -> int:
    """A number of plies, checked."""
    if type(n) is not int:
        raise TypeError(f"a number of plies is a whole number, not {n!r}")
    if not 0 <= n <= most:
        raise ValueError(f"cannot {what} {n} plies; from 0 to {most} are possible")
    return n


def as_board(board: Board | Mapping[str, Any] | str | None) -> Board | None:
    """A board from what describes one; None for the classic one."""
    if board is None or board == "usa" or isinstance(board, Board):
        return board if isinstance(board, Board) else None
    if isinstance(board, Mapping):
        return Board.from_dict(board)
    raise TypeError(f'board is a Board, its JSON form, or "usa", not {board!r}')


def as_rules(rules: Rules | Mapping[str, Any] | None) -> Rules | None:
    """Rules from what describes them; None for the usual ones."""
    if rules is None or isinstance(rules, Rules):
        return rules
    if isinstance(rules, Mapping):
        return Rules(**rules)
    raise TypeError(f"rules is a Rules or a dict of its fields, not {rules!r}")


def unknown_keyword(name: str) -> str:
    """What to say about a keyword that `Game` does not have."""
    known = ("players", "seed", "start", "board", "rules", "language", "autosave")
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"
    return f"Game has no argument {name!r}; {hint}"
