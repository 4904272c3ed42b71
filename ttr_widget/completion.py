"""Tab completion of moves in IPython: inside `game.play("…")`, `preview`, `why_not` and `parse`.

IPython is never imported for it: where a shell runs already, a matcher is put beside its own (IPython 8.6 or newer,
and so the kernels of JupyterLab and Notebook).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from typing import Any

from .game import Game

_CALL = re.compile(r"(?<![\w.)\]])([A-Za-z_][\w.]*)\.(?:play|preview|why_not|parse)\(\s*(\"|')((?:(?!\2).)*)\Z")
MOST = 250
"""Moves offered at once."""

MATCHER = "ttr_widget.moves"


def suggestions(game: Game, typed: str) -> list[str]:
    """What may follow in a move text: first kinds of moves and routes, then payments.

    >>> game = Game.from_position("ttr1 usa market=RBGWY / hand=4Y2L / hand=3B")
    >>> suggestions(game, "dr")
    ['draw red', 'draw yellow', 'draw green', 'draw blue', 'draw white', 'draw deck', 'draw tickets']
    >>> suggestions(game, "claim helena-s")
    ['claim Helena-Seattle with 4 yellow + 2 locomotive']
    """
    turn = game.turn
    if turn is None or game.bots[turn] is not None:
        return []
    moves = list(dict.fromkeys(str(move) for move in game.legal_moves()))
    fitting = [move for move in moves if move.casefold().startswith(typed.casefold())]
    steps: dict[str, list[str]] = {}
    for move in fitting:
        steps.setdefault(_step(move, typed), []).append(move)
    return [same[0] if len(same) == 1 else step for step, same in steps.items()][:MOST]


def _step(move: str, typed: str) -> str:
    """As much of a move as is offered at once: a claim without its payment, before that all claims as one."""
    if not move.startswith("claim "):
        return move
    if len(typed) < len("claim "):
        return "claim "
    route = move.partition(" with ")[0] + " with "
    return route if len(typed) < len(route) else move


def named_game(name: str, namespace: Mapping[str, Any]) -> Game | None:
    """The game that a name, or a widget's `.game`, means; nothing is called to find out."""
    first, *rest = name.split(".")
    value = namespace.get(first)
    for attribute in rest:
        value = getattr(value, "game", None) if attribute == "game" else None
    if isinstance(value, Game):
        return value
    return None


def complete(text: str, namespace: Mapping[str, Any]) -> tuple[str, list[str]] | None:
    """What to offer after a text; None where it is not inside a move.

    Args:
        text: the code up to the cursor.
        namespace: the names of the notebook.

    Returns:
        What has been typed of the move, and the moves.
    """
    found = _CALL.search(text)
    game = None if found is None else named_game(found[1], namespace)
    if found is None or game is None:
        return None
    return found[3], suggestions(game, found[3])


def install(shell: Any = None) -> bool:
    """Offer moves in the shell that runs, if any does; does nothing the second time."""
    if shell is None:
        ipython = sys.modules.get("IPython")
        shell = None if ipython is None else ipython.get_ipython()
    completer = getattr(shell, "Completer", None)
    module = sys.modules.get("IPython.core.completer")
    matchers = getattr(completer, "custom_matchers", None)
    if module is None or matchers is None or not hasattr(module, "SimpleCompletion"):
        return False
    if any(getattr(matcher, "matcher_identifier", None) == MATCHER for matcher in matchers):
        return False
    matchers.append(_matcher(shell, module.SimpleCompletion))
    return True


def _matcher(shell: Any, completion: Any) -> Any:
    def moves(context: Any) -> dict[str, Any]:
        lines: list[str] = context.full_text.split("\n")
        text = "\n".join([*lines[: context.cursor_line], lines[context.cursor_line][: context.cursor_position]])
        offered = complete(text, shell.user_ns)
        if offered is None:
            return {"completions": []}
        typed, found = offered
        # The whole move is replaced, whatever blanks and hyphens IPython would take for its end.
        return _result([completion(text=move, type="move") for move in found], typed)

    moves.matcher_api_version = 2  # type: ignore[attr-defined]
    moves.matcher_identifier = MATCHER  # type: ignore[attr-defined]
    moves.matcher_priority = 100  # type: ignore[attr-defined]
    return moves


def _result(completions: Iterable[Any], typed: str) -> dict[str, Any]:
    found = list(completions)
    return {"completions": found, "matched_fragment": typed, "ordered": True, "suppress": bool(found)}
