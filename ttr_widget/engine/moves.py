"""`Move`: one decision of a player as a value, with its canonical text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A move. Equal moves are equal values; `str(move)` is the canonical text, `repr(move)` evaluates back.

    kind         draw | deck | tickets | keep | claim | pass
    color        of the face-up card (draw), or of the ordinary cards paid (claim); "locomotive" for a claim paid
                 with locomotives alone
    route        id of the route claimed
    count        ordinary cards paid
    locomotives  locomotives paid
    tickets      ids of the tickets kept, in offer order

    >>> str(Move.claim("Helena-Seattle", "yellow", 5, 1))
    'claim Helena-Seattle with 5 yellow + 1 locomotive'
    """

    kind: str
    color: str | None = None
    route: str | None = None
    count: int = 0
    locomotives: int = 0
    tickets: tuple[str, ...] = ()

    @classmethod
    def draw(cls, color: str) -> Move:
        """Take a face-up card of this colour."""
        return cls("draw", color=color)

    @classmethod
    def deck(cls) -> Move:
        """Take the covered card on top of the deck."""
        return cls("deck")

    @classmethod
    def draw_tickets(cls) -> Move:
        """Draw tickets (R38)."""
        return cls("tickets")

    @classmethod
    def keep(cls, tickets: Iterable[object]) -> Move:
        """Keep these tickets of the offer, given by id or as tickets."""
        return cls("keep", tickets=tuple(str(t) for t in tickets))

    @classmethod
    def claim(cls, route: str, color: str, count: int = 0, locomotives: int = 0) -> Move:
        """Claim a route with `count` cards of `color` and `locomotives`.

        Without ordinary cards the colour is "locomotive", however it was written.
        """
        if color == "locomotive":
            count, locomotives = 0, count + locomotives
        if count == 0:
            color = "locomotive"
        return cls("claim", color=color, route=str(route), count=count, locomotives=locomotives)

    @classmethod
    def pass_(cls) -> Move:
        """The forced pass (R10)."""
        return cls("pass")

    @property
    def is_regular(self) -> bool:
        """Whether this is what the constructors above make: all fields of the right type, none that has no meaning.

        >>> Move("draw", color="red", count=5).is_regular
        False
        """
        # `Any`: what a script has put in may be of any type.
        color: Any = self.color
        route: Any = self.route
        tickets: Any = self.tickets
        numbers: tuple[Any, Any] = (self.count, self.locomotives)
        named = all(value is None or isinstance(value, str) for value in (color, route))
        if not named or not isinstance(tickets, tuple) or not all(hasattr(n, "__index__") for n in numbers):
            return False
        if self.kind == "draw":
            return self == Move.draw(color)
        if self.kind == "keep":
            return self == Move.keep(tickets)
        if self.kind == "claim":
            return route is not None and self == Move.claim(route, color, *numbers)
        return self.kind in ("deck", "tickets", "pass") and self == Move(self.kind)

    def __str__(self) -> str:
        if self.kind == "draw":
            return f"draw {self.color}"
        if self.kind == "deck":
            return "draw deck"
        if self.kind == "tickets":
            return "draw tickets"
        if self.kind == "keep":
            return "keep " + (", ".join(str(t) for t in self.tickets or ()) or "none")
        if self.kind == "claim":
            paid = [f"{self.count} {self.color}"] if self.count else []
            if self.locomotives or not paid:
                paid.append(f"{self.locomotives} locomotive")
            return f"claim {self.route} with {' + '.join(paid)}"
        return str(self.kind)

    def __repr__(self) -> str:
        if self.kind == "draw":
            return f"Move.draw({self.color!r})"
        if self.kind == "keep":
            return f"Move.keep({list(self.tickets or ())!r})"
        if self.kind == "claim":
            return f"Move.claim({self.route!r}, {self.color!r}, {self.count}, {self.locomotives})"
        names = {"deck": "deck", "tickets": "draw_tickets", "pass": "pass_"}
        return f"Move.{names[self.kind]}()" if self.kind in names else f"Move({self.kind!r})"
