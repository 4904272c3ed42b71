"""Ways to play a game to some point, and the books that must balance at every moment (R4)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ttr_widget.engine import GameState, Move
from ttr_widget.engine.actions import FIRST_CLAIM
from ttr_widget.engine.cards import CARD_COUNTS


def random_action(state: GameState, rng: random.Random) -> int:
    return rng.choice(state.legal_actions())


def hoarding_action(state: GameState, rng: random.Random) -> int:
    """Draws as long as anything can be drawn: ends up with all the cards in the hands (R11, R25)."""
    legal = state.legal_actions()
    draws = [a for a in legal if a < 10]
    return rng.choice(draws or [a for a in legal if a < FIRST_CLAIM] or legal)


def building_action(state: GameState, rng: random.Random) -> int:
    """Saves up for longer routes: hands of some size, long networks."""
    legal = state.legal_actions()
    claims = [a for a in legal if a >= FIRST_CLAIM]
    long = [a for a in claims if state.board.lengths[state.board.actions.route_of[a]] >= 3]
    if long and rng.random() < 0.5:
        return rng.choice(long)
    draws = [a for a in legal if a < 10]
    return rng.choice(draws if draws and rng.random() < 0.8 else legal)


POLICIES = (random_action, building_action, hoarding_action)


def positions(players: int, seed: int, every: int = 1, policy=random_action) -> Iterator[GameState]:
    """The states of a game, the first and the last among them."""
    state = GameState.new(players=players, seed=seed)
    rng = random.Random(seed)
    ply = 0
    while not state.is_over:
        if ply % every == 0:
            yield state
        state.apply(policy(state, rng))
        ply += 1
    yield state


def middle_of(players: int, seed: int, plies: int, policy=random_action) -> GameState:
    """A game after so many plies, or at its end."""
    states = enumerate(positions(players, seed, policy=policy))
    return next(state for ply, state in states if ply == plies or state.is_over)


def reason(state: GameState, move: Move, seat: int | None = None) -> str | None:
    """The code of the reason against a move, `None` if it is legal."""
    refusal = state.why_not(move, seat)
    return None if refusal is None else refusal.code


def check_books(state: GameState) -> None:
    """Cards, tickets, trains, points and owners add up (R4, R34-R36)."""
    cards = [0] * 9
    for hand in state.hands:
        assert min(hand) >= 0
        cards = [a + b for a, b in zip(cards, hand, strict=True)]
    for color in state.deck + [c for c in state.market if c >= 0]:
        cards[color] += 1
    cards = [a + b for a, b in zip(cards, state.discard, strict=True)]
    assert cards == list(CARD_COUNTS)
    held = [t for group in (*state.tickets, *state.offers, state.ticket_deck) for t in group]
    assert sorted(held) == list(range(len(state.board.tickets)))
    owned = [r for routes in state.routes for r in routes]
    assert len(set(owned)) == len(owned)
    for seat, routes in enumerate(state.routes):
        assert state.trains[seat] >= 0
        assert state.trains[seat] + sum(state.board.lengths[r] for r in routes) == 45
        assert state.points[seat] == sum(state.board.points[r] for r in routes)
        assert all(k <= h for k, h in zip(state.known[seat], state.hands[seat], strict=True))
        assert set(state.returned[seat]) <= set(state.ticket_deck)
        for route in routes:
            twin = state.board.routes[route].twin
            assert twin is None or twin not in (owned if state.num_players < 4 else routes)
    covered = len(state.deck) + sum(state.discard)
    assert -1 not in state.market or covered == 0
