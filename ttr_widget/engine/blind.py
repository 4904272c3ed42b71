"""Blinding: a copy of a game from which everything has been taken that one seat may not know (R52, R53).

This is the one place where secrets are taken out; views, and with them browsers and bots, are made of nothing else.
"""

from __future__ import annotations

from typing import Final

from .fields import OVER
from .reading import Reading

HIDDEN: Final = -1
"""Stands for a card or a ticket that the seat cannot see."""

OPEN: Final = "open"


def blinded(state: Reading, seat: int | str | None) -> Reading:
    """A copy without anything the seat may not know: it can be read, not played.

    Of the others' hands remain the cards that everybody has seen; tickets of others, their offers and choices, the
    order of the decks and the state of chance go. At the end tickets are shown (R54).
    """
    world = Reading()
    state._copy_to(world)
    world._chance = 0
    world._deck = [HIDDEN] * len(state._deck)
    seen = range(state.num_players) if seat == OPEN else (seat,)
    own: tuple[int, ...] = () if seat is None or isinstance(seat, str) else state._returned[seat]
    if seat == OPEN:
        own = tuple(t for mine in state._returned for t in mine)
    deck = state._ticket_deck
    world._ticket_deck = tuple([t if t in own else HIDDEN for t in deck]) if own else (HIDDEN,) * len(deck)
    for other in range(state.num_players):
        if other in seen:
            continue
        world._hands[9 * other : 9 * other + 9] = state._known[9 * other : 9 * other + 9]
        if state._phase != OVER:
            world._tickets[other] = ()
        world._offers[other] = ()
        world._returned[other] = ()
        if world._pending[other]:
            world._pending[other] = HIDDEN
    return world
