"""A random world consistent with a view: the unseen cards and tickets dealt out anew."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from . import actions as act
from .blind import HIDDEN, OPEN
from .chance import SEED_BITS
from .fields import INITIAL
from .state import GameState

if TYPE_CHECKING:
    from .view import View


def sample(view: View, rng: random.Random) -> GameState:
    """See `View.sample`: whatever the seat knows stays, whatever it does not know is drawn at random.

    Stays: own cards, tickets, offer and choice; the others' cards that everybody has seen; market and discard; how many
    cards and tickets everybody holds; and the places in the ticket deck of the tickets that were returned.
    """
    world = GameState()
    view._world._copy_to(world)
    _deal_cards(view, world, rng)
    _deal_tickets(view, world, rng)
    if world._phase == INITIAL:
        for seat, mask in enumerate(world._pending):
            if mask == HIDDEN and world._offers[seat]:
                world._pending[seat] = rng.choice(act.INITIAL_KEEPS[len(world._offers[seat])]) - act.KEEP
    world._chance = rng.getrandbits(SEED_BITS)
    return world


def _shuffle(items: list[int], rng: random.Random) -> None:
    number = rng.random
    items.sort(key=lambda _: number())


def _deal_cards(view: View, world: GameState, rng: random.Random) -> None:
    pool: list[int] = []
    for color, n in enumerate(view._pool()):
        pool += [color] * n
    _shuffle(pool, rng)
    hands = world._hands
    for seat, cards in enumerate(view._cards):
        first = 9 * seat
        for _ in range(cards - sum(hands[first : first + 9])):
            hands[first + pool.pop()] += 1
    world._deck = pool


def _deal_tickets(view: View, world: GameState, rng: random.Random) -> None:
    known = {t for held in (*world._tickets, *world._offers, world._ticket_deck) for t in held}
    pool = [t for t in range(len(world.board.tickets)) if t not in known]
    _shuffle(pool, rng)
    for seat in range(world.num_players):
        if view.seat in (seat, OPEN):
            continue
        if not world._tickets[seat]:
            world._tickets[seat] = tuple([pool.pop() for _ in range(view._ticketed[seat])])
        world._offers[seat] = tuple([pool.pop() for _ in range(view._offered[seat])])
    world._ticket_deck = tuple([pool.pop() if t == HIDDEN else t for t in world._ticket_deck])
    deck = world._ticket_deck
    world._returned = [tuple([deck[place] for place in places]) for places in view._deep]
