"""Whether the goal of a step is met."""

from __future__ import annotations

from ttr_widget.engine import COLORS, GameState, Move

from .spec import GoalSpec


def turn_over(state: GameState, seat: int) -> bool:
    """Whether the turn of a seat that has just moved is over."""
    return state.is_over or state.to_move != seat or state.phase == "turn"


def is_met(goal: GoalSpec, state: GameState, seat: int, move: Move) -> bool:
    """Whether all of a goal holds, for a seat that has made this move."""
    board = state.board
    if goal.tickets_kept is not None:
        kept = len(move.tickets)
        if move.kind != "keep" or not goal.tickets_kept.min <= kept <= goal.tickets_kept.max:
            return False
    if any(state.owners[board.route(route).index] != seat for route in goal.owns):
        return False
    score = state.scores()[seat]
    done = {ticket.id for ticket in score.tickets_completed}
    return (
        set(goal.completed) <= done
        and all(state.hands[seat][COLORS.index(color)] >= n for color, n in goal.hand.items())
        and (goal.points is None or state.points[seat] >= goal.points)
        and (goal.score is None or score.total >= goal.score)
        and (goal.longest is None or score.longest_path >= goal.longest)
        and (not goal.turn_over or turn_over(state, seat))
        and (not goal.over or state.is_over)
        and (not goal.wins or seat in state.winners())
    )
