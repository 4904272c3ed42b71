"""From a checked position to the state it describes: what was left out is filled in, what is irregular made regular."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ttr_widget.engine import GameState
from ttr_widget.engine.board import Board
from ttr_widget.engine.cards import (
    CARD_COUNTS,
    COLOR_INDEX,
    COLORS,
    EMPTY,
    LOCOMOTIVE,
    MARKET_SIZE,
    counts_to_dict,
    dict_to_counts,
)
from ttr_widget.engine.chance import shuffled
from ttr_widget.engine.rules import Rules

from .schema import PositionData

Remark = tuple[str, dict[str, Any]]
"""Code and arguments of something irregular; its text is ``remark-<code>``."""


def build(data: PositionData, board: Board) -> tuple[GameState, list[Remark]]:
    """The state that a valid position describes, and remarks: ``(code, args)`` of what was irregular."""
    remarks: list[Remark] = []
    seed = data.seed
    hands = [_counted(p.hand) for p in data.players]
    discard = _counted(data.discard)
    deck = [COLOR_INDEX[c] for c in data.deck]
    market = [EMPTY if c is None else COLOR_INDEX[c] for c in data.market or [None] * MARKET_SIZE]

    rest = _rest_cards(hands, discard, deck, market)
    complete = not any(rest)
    if isinstance(data.rest, int):
        hands[data.rest] = [a + b for a, b in zip(hands[data.rest], rest, strict=True)]
    elif data.rest == "discard":
        discard = [a + b for a, b in zip(discard, rest, strict=True)]
    else:
        under = [color for color, n in enumerate(rest) for _ in range(n)]
        if under:
            under, seed = shuffled(under, seed)
        deck += under

    tickets, ticket_deck, seed = _tickets(data, board, seed)
    index = {t.id: t.index for t in board.tickets}
    routes = {r.id: r.index for r in board.routes}
    state = GameState.from_parts(
        board=board,
        rules=Rules(**data.rules.model_dump()),
        start=data.start,
        phase=data.phase,
        turn=data.turn,
        hands=hands,
        known=[_counted(p.known) for p in data.players],
        trains=_trains(data, board),
        points=_points(data, board),
        market=market,
        deck=deck,
        discard=discard,
        ticket_deck=ticket_deck,
        tickets=tickets,
        offers=[[index[t] for t in p.offer] for p in data.players],
        kept_pending=[None if p.keep is None else [index[t] for t in p.keep] for p in data.players],
        returned=[[index[t] for t in p.returned] for p in data.players],
        routes=[[routes[r] for r in p.routes] for p in data.players],
        final=None if data.final is None else (data.final.trigger, data.final.turns_left),
        passes=data.passes,
        chance=seed,
    )
    # A row of three locomotives in a complete dump is one that the guard has kept (R25): it stays as it was.
    stuck = state.phase == "second_card" and not state.legal_actions()
    if data.market is None or not complete or EMPTY in market or stuck:
        done = state.settle()
        remarks += [(code, {}) for code in done if data.market is not None or code == "turn_ended"]
    _remark_on(state, data, remarks)
    return state, remarks


def _counted(cards: Mapping[Any, int]) -> list[int]:
    return dict_to_counts({str(color): n for color, n in cards.items()})


def _rest_cards(hands: list[list[int]], discard: list[int], deck: list[int], market: list[int]) -> list[int]:
    left = list(CARD_COUNTS)
    for counts in [*hands, discard]:
        left = [a - b for a, b in zip(left, counts, strict=True)]
    for color in [*deck, *market]:
        if color != EMPTY:
            left[color] -= 1
    return left


def _tickets(data: PositionData, board: Board, seed: int) -> tuple[list[list[int]], list[int], int]:
    """Tickets held by each seat, the ticket deck from the top, and the next seed."""
    index = {t.id: t.index for t in board.tickets}
    held = [[index[t] for t in p.tickets] for p in data.players]
    deck = [index[t] for t in data.ticket_deck]
    offered = [index[t] for p in data.players for t in p.offer]
    named = {*deck, *offered, *(t for tickets in held for t in tickets)}
    rest = [t.index for t in board.tickets if t.index not in named]
    if isinstance(data.rest_tickets, int):
        held[data.rest_tickets] += rest
        return held, deck, seed
    # Tickets that a seat knows to lie under the deck do lie there, below the shuffled ones.
    returned = list(dict.fromkeys(index[t] for p in data.players for t in p.returned))
    bottom = [t for t in returned if t in rest]
    rest = [t for t in rest if t not in bottom]
    if rest:
        rest, seed = shuffled(rest, seed)
    return held, deck + rest + bottom, seed


def _trains(data: PositionData, board: Board) -> list[int]:
    spaces = [sum(board.route(r).length for r in p.routes) for p in data.players]
    return [board.trains - n if p.trains is None else p.trains for p, n in zip(data.players, spaces, strict=True)]


def _points(data: PositionData, board: Board) -> list[int]:
    worth = [sum(board.route_points[board.route(r).length] for r in p.routes) for p in data.players]
    return [n if p.points is None else p.points for p, n in zip(data.players, worth, strict=True)]


def _remark_on(state: GameState, data: PositionData, remarks: list[Remark]) -> None:
    """Say what play could not have led to, and what happens to it."""
    if data.phase == "initial_tickets":
        if state.phase != "initial_tickets":
            remarks.append(("all_answered", {}))
        elif data.turn not in (state.to_move, 0):
            remarks.append(("first_turn", {"seat": state.to_move}))
    for seat in range(state.num_players):
        low = state.trains[seat] <= 2 and data.final is None and data.phase != "over"
        remarks += [("no_final", {"seat": seat, "n": state.trains[seat]})] if low else []
    if data.final is not None and state.phase != "over":
        trigger, left = data.final.trigger, data.final.turns_left
        expected = (trigger + state.num_players - left + 1) % state.num_players
        if expected != state.to_move:
            remarks.append(("final_turn", {"expected": expected, "seat": state.to_move}))
        if state.trains[trigger] > 2:
            remarks.append(("final_trigger", {"seat": trigger, "n": state.trains[trigger]}))
    if data.market is not None and state.market.count(LOCOMOTIVE) > 2 and EMPTY not in state.market:
        remarks.append(("market_kept", {}))


def dump(state: GameState, names: Sequence[str]) -> dict[str, Any]:
    """The JSON form of a state, every key written."""
    from ttr_widget.engine.board import usa

    board, pending = state.board, state.kept_pending
    first = state.phase == "initial_tickets"

    def ids(tickets: Sequence[int]) -> list[str]:
        return [board.tickets[t].id for t in tickets]

    players = []
    for seat, name in enumerate(names):
        kept = pending[seat] if first else None
        entry: dict[str, Any] = {
            "name": name,
            "hand": counts_to_dict(state.hands[seat]),
            "known": counts_to_dict(state.known[seat]),
            "tickets": ids(state.tickets[seat]),
            "offer": ids(state.offers[seat]),
            "returned": ids(state.returned[seat]),
            "routes": [board.routes[r].id for r in state.routes[seat]],
            "trains": state.trains[seat],
            "points": state.points[seat],
        }
        if kept is not None:
            entry["keep"] = ids(kept)
        players.append(entry)
    final = state.final
    return {
        "board": "usa" if board == usa() else board.to_dict(),
        "rules": state.rules.to_dict(),
        "players": players,
        "market": [None if c == EMPTY else COLORS[c] for c in state.market],
        "deck": [COLORS[c] for c in state.deck],
        "discard": counts_to_dict(state.discard),
        "ticket_deck": ids(state.ticket_deck),
        "rest": "deck",
        "rest_tickets": "deck",
        "turn": state.turn_seat if state.to_move is None else state.to_move,
        "start": state.start,
        "phase": state.phase,
        "final": None if final is None else {"trigger": final[0], "turns_left": final[1]},
        "passes": state.passes,
        "seed": state.chance,
    }
