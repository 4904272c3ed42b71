"""How many plies a person may take back.

`"fair"`: while no other seat has moved since, and nothing covered was turned up. `"study"`: back to this seat's
previous decision, the moves of others included. `"off"`: none. In cells `game.undo(n)` is always allowed.
"""

from __future__ import annotations

from typing import Final

from ttr_widget.game import Game
from ttr_widget.records.record import Record

POLICIES: Final = ("fair", "study", "off")


def plies_to_undo(game: Game, seat: int | None, policy: str) -> int:
    """How many plies Undo takes back for the person at `seat`; 0 where the policy forbids it."""
    if seat is None or policy == "off" or not game.history:
        return 0
    if policy == "fair":
        last = game.history[-1]
        return 1 if last.seat == seat and not turned_up(last) else 0
    for back, record in enumerate(reversed(game.history), 1):
        if record.seat == seat:
            return back
    return 0


def turned_up(record: Record) -> bool:
    """Whether a move turned up a covered card or ticket, for anybody."""
    done = record.outcome
    return bool(done.card is not None and record.move.kind == "deck") or bool(done.refills or done.wipes or done.offer)
