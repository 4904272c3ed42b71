"""A state from its parts and back: plain numbers, nothing left out, nothing checked twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .board import Board, usa
from .cards import EMPTY, LOCOMOTIVE, MARKET_SIZE
from .deal import check_players, empty_state
from .fields import INITIAL, NO_SEAT, PHASES, SECOND
from .rules import Rules
from .state import GameState

Counts = Sequence[int]


def from_parts(
    *,
    hands: Sequence[Counts],
    board: Board | None = None,
    rules: Rules | None = None,
    start: int = 0,
    phase: str = "turn",
    turn: int = 0,
    trains: Sequence[int] | None = None,
    points: Sequence[int] | None = None,
    market: Sequence[int] = (EMPTY,) * MARKET_SIZE,
    deck: Sequence[int] = (),
    discard: Counts = (0,) * 9,
    ticket_deck: Sequence[int] = (),
    tickets: Sequence[Sequence[int]] = (),
    offers: Sequence[Sequence[int]] = (),
    kept_pending: Sequence[Sequence[int] | None] = (),
    returned: Sequence[Sequence[int]] = (),
    known: Sequence[Counts] = (),
    routes: Sequence[Sequence[int]] = (),
    final: tuple[int, int] | None = None,
    passes: int = 0,
    chance: int = 0,
) -> GameState:
    """A state from a complete description that has been found valid; it is taken as it is, irregular or not.

    Per seat: `hands`, `known` (nine counts each), `trains`, `points`, `tickets`, `offers`, `returned` (ticket indices),
    `kept_pending` (ticket indices or `None`), `routes` (route indices). `market` and `deck` are colour indices (-1: an
    empty slot), `deck` and `ticket_deck` the top one first. `turn` is whose turn it is, `final` is `(trigger, turns
    left)`. What is left out is empty; trains and points then follow from the routes. Call `settle()` on the result to
    have it made regular.
    """
    players = check_players(len(hands))
    board = usa() if board is None else board
    state = empty_state(board, Rules() if rules is None else rules, players, start)
    state._phase = PHASES.index(phase)
    state._turn = start if state._phase == INITIAL else turn
    state._hands = [n for hand in hands for n in hand]
    if known:
        state._known = [n for hand in known for n in hand]
    for seat, owned in enumerate(routes):
        for route in owned:
            state._trains[seat] -= board.lengths[route]
            state._points[seat] += board.points[route]
            state._close(route, seat)
        state._routes[seat] = tuple(owned)
    if trains is not None:
        state._trains = list(trains)
    if points is not None:
        state._points = list(points)
    state._market = list(market)
    state._deck = list(deck)[::-1]
    state._discard = list(discard)
    state._ticket_deck = tuple(ticket_deck)
    if tickets:
        state._tickets = [tuple(t) for t in tickets]
    if offers:
        state._offers = [tuple(t) for t in offers]
    if returned:
        state._returned = [tuple(t) for t in returned]
    if state._phase == INITIAL:
        state._pending = [0 if offer else NO_SEAT for offer in state._offers]
        for seat, kept in enumerate(kept_pending):
            if kept is not None:
                state._pending[seat] = sum(1 << i for i, t in enumerate(state._offers[seat]) if t in kept)
        if 0 not in state._pending:
            state._open_first_turn()
    if final is not None:
        state._final, state._turns_left = final
    state._passes = passes
    state._chance = chance
    return state


def to_parts(state: GameState) -> dict[str, Any]:
    """See `GameState.parts`."""
    return {
        "board": state.board,
        "rules": state.rules,
        "start": state.start,
        "phase": state.phase,
        "turn": state.turn_seat,
        "hands": state.hands,
        "known": state.known,
        "trains": state.trains,
        "points": state.points,
        "market": state.market,
        "deck": state.deck,
        "discard": state.discard,
        "ticket_deck": state.ticket_deck,
        "tickets": state.tickets,
        "offers": state.offers,
        "kept_pending": state.kept_pending,
        "returned": state.returned,
        "routes": state.routes,
        "final": state.final,
        "passes": state.passes,
        "chance": state.chance,
    }


def from_pickle(parts: dict[str, Any]) -> GameState:
    """`from_parts` with one argument, as pickle wants it."""
    return from_parts(**parts)


def settle(state: GameState) -> list[str]:
    """See `GameState.settle`."""
    done: list[str] = []
    if EMPTY in state._market:
        before = state.market
        state._fill()
        if state._market != before:
            done.append("market_filled")
    if state._market.count(LOCOMOTIVE) > 2:
        before = state.market + state.discard
        state._sweep()
        if state._market + state._discard != before:
            done.append("market_swept")
    if state._phase == SECOND and not state._second_possible():
        state._end_turn()
        done.append("turn_ended")
    return done
