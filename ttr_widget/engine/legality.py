"""Why a move is not legal, and which routes are closed: asked only when somebody wants to know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from . import actions as act
from .board import Route
from .cards import COLOR_INDEX, COLORS, LOCOMOTIVE, ORDINARY
from .fields import INITIAL, OVER, SECOND, TICKETS
from .moves import Move
from .refusals import Refusal

if TYPE_CHECKING:
    from .kernel import Kernel
    from .reading import Reading


def why_not(state: Reading, move: Move, seat: int | None = None) -> Refusal | None:
    """See `Reading.why_not`. Unknown names first, then the end, turn and phase, then the move itself."""
    if not move.is_regular:
        return Refusal("not_a_move", {"text": str(move)})
    if move.kind == "claim":
        cards = {}
        if move.count:
            cards[str(move.color)] = move.count
        if move.locomotives:
            cards["locomotive"] = move.locomotives
        return why_not_claim(state, str(move.route), cards, seat)
    if move.kind == "draw":
        return _why_not_draw(state, move, seat)
    if move.kind == "keep":
        return _why_not_keep(state, move, seat)
    refusal = _why_not_now(state, move.kind, seat)
    if refusal is not None:
        return refusal
    if move.kind == "deck":
        return None if state._deck or any(state._discard) else Refusal("no_cards")
    if move.kind == "tickets":
        return None if state._ticket_deck else Refusal("no_tickets")
    return None if state.legal_actions() == [act.PASS] else Refusal("pass_not_allowed")


def _why_not_now(state: Reading, kind: str, seat: int | None) -> Refusal | None:
    """Reasons that lie in the moment: the end, another seat's turn, a step that has to be finished first (R9, R12)."""
    if state._phase == OVER:
        return Refusal("game_over")
    turn = state.to_move
    if seat is None:
        seat = turn
    if state._phase == INITIAL:
        if not isinstance(seat, int) or not 0 <= seat < state.num_players or state._pending[seat]:
            return Refusal("not_your_turn", {"seat": seat, "turn": turn})
    elif seat != turn:
        return Refusal("not_your_turn", {"seat": seat, "turn": turn})
    if state._phase in (INITIAL, TICKETS) and kind != "keep":
        return Refusal("must_choose_tickets")
    if state._phase == SECOND and kind not in ("draw", "deck"):
        return Refusal("must_finish_draw")
    return None


def _why_not_draw(state: Reading, move: Move, seat: int | None) -> Refusal | None:
    if move.color not in COLOR_INDEX:
        return Refusal("unknown_colour", {"name": move.color})
    refusal = _why_not_now(state, "draw", seat)
    if refusal is not None:
        return refusal
    color = COLOR_INDEX[move.color]
    if color not in state._market:
        if any(c >= 0 for c in state._market) or state._deck or any(state._discard):
            return Refusal("slot_empty", {"color": move.color})
        return Refusal("no_cards")
    if state._phase == SECOND and color == LOCOMOTIVE:
        return Refusal("faceup_locomotive_second")
    return None


def _why_not_keep(state: Reading, move: Move, seat: int | None) -> Refusal | None:
    known = {t.id for t in state.board.tickets}
    for name in move.tickets:
        if name not in known:
            return Refusal("unknown_ticket", {"name": name})
    refusal = _why_not_now(state, "keep", seat)
    if refusal is not None:
        return refusal
    if state._phase not in (INITIAL, TICKETS):
        return Refusal("not_in_offer", {"tickets": list(move.tickets)})
    seat = state.to_move if seat is None else seat
    assert seat is not None
    offer = [state.board.tickets[t].id for t in state._offers[seat]]
    strange = [name for name in move.tickets if name not in offer]
    if strange:
        return Refusal("not_in_offer", {"tickets": strange})
    least = min(act.INITIAL_KEEP, len(offer)) if state._phase == INITIAL else 1
    if len(set(move.tickets)) < least:
        return Refusal("keep_min_2" if state._phase == INITIAL else "keep_min_1", {"have": len(set(move.tickets))})
    return None


def why_not_claim(state: Reading, route_id: str, cards: Mapping[str, int], seat: int | None = None) -> Refusal | None:
    """See `Reading.why_not_claim`."""
    for color in cards:
        if color not in COLOR_INDEX:
            return Refusal("unknown_colour", {"name": color})
    try:
        route = state.board.route(route_id)
    except KeyError:
        return Refusal("not_adjacent", {"route": route_id})
    refusal = _why_not_now(state, "claim", seat)
    if refusal is not None:
        return refusal
    seat = state.to_move if seat is None else seat
    assert seat is not None
    return (
        _why_closed(state, route, seat)
        or _why_not_paid(route, {color: n for color, n in cards.items() if n})
        or _why_not_held(state, route, cards, seat)
    )


def _why_closed(state: Reading, route: Route, seat: int, owners: list[int] | None = None) -> Refusal | None:
    """Reasons that lie in the route, then in the trains (R28, R32, R35, R36)."""
    owners = state.owners if owners is None else owners
    args: dict[str, Any] = {"route": route.id}
    if owners[route.index] >= 0:
        return Refusal("owned", args | {"owner": owners[route.index]})
    if not state._open[seat][route.index] and route.twin is not None:
        twin = owners[route.twin]
        return Refusal("own_twin" if twin == seat else "closed_double", args | {"owner": twin})
    trains = state._trains[seat]
    if trains < route.length:
        return Refusal("not_enough_trains", args | {"trains": trains, "length": route.length})
    return None


def _why_not_paid(route: Route, cards: Mapping[str, int]) -> Refusal | None:
    """Reasons that lie in the set of cards: how many, mixed, of the wrong colour (R29, R30)."""
    args: dict[str, Any] = {"route": route.id, "length": route.length}
    number = sum(cards.values())
    if number != route.length or min(cards.values(), default=0) < 0:
        return Refusal("wrong_count", args | {"have": number, "need": route.length})
    ordinary = [color for color in ORDINARY if color in cards]
    if len(ordinary) > 1:
        return Refusal("mixed_colours", args | {"colors": ordinary})
    if ordinary and route.color not in ("gray", ordinary[0]):
        return Refusal("wrong_colour", args | {"color": ordinary[0], "need": route.color})
    return None


def _why_not_held(state: Reading, route: Route, cards: Mapping[str, int], seat: int) -> Refusal | None:
    for color in COLORS:
        need = cards.get(color, 0)
        have = state._hands[9 * seat + COLOR_INDEX[color]]
        if need > have:
            return Refusal("not_in_hand", {"route": route.id, "color": color, "have": have, "need": need})
    return None


def closed(state: Reading, seat: int | None) -> dict[str, list[str]]:
    """See `Reading.closed`. Codes without routes are left out."""
    owners = state.owners
    out: dict[str, list[str]] = {}
    for route in state.board.routes:
        if seat is not None:
            refusal = _why_closed(state, route, seat, owners)
            code = None if refusal is None else refusal.code
        elif owners[route.index] >= 0:
            code = "owned"
        else:
            code = None if any(table[route.index] for table in state._open) else "closed_double"
        if code is not None:
            out.setdefault(code, []).append(route.id)
    return out


def why_not_action(kernel: Kernel, action: object, seat: int | None) -> Refusal:
    """Why an action that was refused is not legal."""
    from .reading import Reading

    assert isinstance(kernel, Reading)
    state = kernel
    if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < state.num_actions:
        return Refusal("not_a_move", {"action": repr(action)})
    if act.KEEP < action < act.FIRST_CLAIM:
        refusal = _why_not_now(state, "keep", seat)
        if refusal is not None:
            return refusal
        return Refusal(_why_not_mask(state, action - act.KEEP, seat))
    refusal = why_not(state, state.action_to_move(action), seat)
    return refusal or Refusal("not_a_move", {"action": action})


def _why_not_mask(state: Reading, mask: int, seat: int | None) -> str:
    if state._phase not in (INITIAL, TICKETS):
        return "not_in_offer"
    seat = state.to_move if seat is None else seat
    assert seat is not None
    if mask >> len(state._offers[seat]):
        return "not_in_offer"
    return "keep_min_2" if state._phase == INITIAL else "keep_min_1"
