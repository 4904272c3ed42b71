"""What a move did: the part of a record that chance and the rules added to the player's decision."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Outcome:
    """What `GameState.play` brought about.

    card            colour of the card drawn, face up or covered
    refills         (slot, colour) of each card turned up into the market, in order; those after a sweep too
    wipes           the rows swept away by the three-locomotive rule, each as colours (R21)
    reshuffled      the discard became a new deck (R23)
    offer           ids of the tickets drawn, in the order drawn
    kept, offered   how many tickets were kept, of how many
    points          points of the route claimed (R34)
    triggered_final this move began the final round (R43)
    over            this move ended the game
    answered_all    this answer was the last one of the first tickets: all choices have taken effect (R6)
    """

    card: str | None = None
    refills: list[tuple[int, str]] = field(default_factory=list)
    wipes: list[list[str]] = field(default_factory=list)
    reshuffled: bool = False
    offer: tuple[str, ...] = ()
    kept: int = 0
    offered: int = 0
    points: int = 0
    triggered_final: bool = False
    over: bool = False
    answered_all: bool = False

    def to_dict(self) -> dict[str, Any]:
        """As JSON; whatever is empty, zero or false is left out."""
        out: dict[str, Any] = {}
        for name in self.__slots__:
            value = getattr(self, name)
            if value:
                out[name] = [list(v) for v in value] if name in ("refills", "wipes") else value
        return out
