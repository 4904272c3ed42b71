"""History: one record a ply, with the player's decision and what chance made of it.

A record holds everything, for scripts; what others may see of it is its `repr` and the event made for their seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ttr_widget.engine import Move, Outcome


@dataclass(frozen=True, repr=False)
class Record:
    """One ply.

    Attributes:
        ply: number of the ply, from 0.
        turn: number of the turn it belongs to; a turn has one ply or two.
        seat: who moved.
        move: the decision.
        outcome: what it brought about: cards drawn and turned up, tickets offered, points.
    """

    ply: int
    turn: int
    seat: int
    move: Move
    outcome: Outcome

    @property
    def text(self) -> str:
        """What everybody may know of it, in a few words."""
        move, out = self.move, self.outcome
        if move.kind == "keep":
            return f"keeps {out.kept} of {out.offered}"
        if move.kind == "claim":
            paid = str(move).rpartition(" with ")[2]
            return f"claims {move.route} with {paid} (+{out.points})"
        if move.kind == "draw":
            return f"draws {move.color}"
        if move.kind == "tickets":
            return f"draws {len(out.offer)} ticket" + "s" * (len(out.offer) != 1)
        return {"deck": "draws from the deck", "pass": "passes"}[move.kind]

    def __repr__(self) -> str:
        return f"<{self.ply} · seat {self.seat} {self.text}>"

    def event(self, seat: int | str | None, *, over: bool = False, choosing: bool = False) -> dict[str, Any]:
        """The ply as one seat may know it, as JSON: ids and numbers, no sentences.

        Args:
            seat: who looks; None for a spectator, ``"open"`` for everything.
            over: the game is over, so tickets are shown (R54).
            choosing: first tickets are being chosen, so nobody is told how many the others keep (R6).
        """
        move, out = self.move, self.outcome
        own = seat == "open" or (seat is not None and seat == self.seat)
        event: dict[str, Any] = {"ply": self.ply, "turn": self.turn, "seat": self.seat, "kind": move.kind}
        if move.kind == "draw" or (move.kind == "deck" and own):
            event["color"] = out.card
        elif move.kind == "tickets":
            event["n"] = len(out.offer)
        elif move.kind == "keep":
            event["of"] = out.offered
            if own or not choosing:
                event["kept"] = out.kept
            if own or over:
                event["tickets"] = list(move.tickets)
        elif move.kind == "claim":
            event |= {"route": move.route, "color": move.color, "count": move.count}
            event |= {"locomotives": move.locomotives, "points": out.points}
        if out.refills:
            event["refills"] = [[slot, color] for slot, color in out.refills]
        if out.wipes:
            event["wipes"] = len(out.wipes)
        if out.reshuffled:
            event["reshuffled"] = True
        if out.triggered_final:
            event["final"] = True
        if out.over:
            event["over"] = True
        return event
