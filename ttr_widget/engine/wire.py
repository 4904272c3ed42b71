"""The wire format: a `View` as JSON data, for browsers. Its schema is `data/view.schema.json`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .blind import OPEN
from .cards import COLORS
from .view import VERSION

if TYPE_CHECKING:
    from .view import PlayerView, View


def to_dict(view: View) -> dict[str, Any]:
    """See `View.to_dict`. Zero counts are left out; scores are there only when the game is over."""
    final = view.final
    out: dict[str, Any] = {
        "version": VERSION,
        "state_id": view.state_id,
        "branch": view.branch,
        "ply": view.ply,
        "seat": view.seat,
        "phase": view.phase,
        "turn": view.turn,
        "start": view.start,
        "market": list(view.market),
        "counts": {
            "deck": view.deck_size,
            "discard": sum(view._world._discard),
            "tickets": view.ticket_deck_size,
            "unseen": view.unseen,
        },
        "players": [_player(player, view.seat == OPEN) for player in view.players],
        "discard": view.discard,
        "owners": view.owners,
        "you": _you(view),
        "legal": _legal(view),
        "closed": view.closed,
        "events": [dict(event) for event in view.events],
        "final": None if final is None else {"trigger": final[0], "turns_left": final[1]},
    }
    if view.is_over:
        out["scores"] = [score.to_dict() for score in view.scores]
        out["winners"] = list(view.winners)
    return out


def _player(player: PlayerView, is_open: bool) -> dict[str, Any]:
    out: dict[str, Any] = {
        "name": player.name,
        "kind": player.kind,
        "trains": player.trains,
        "points": player.points,
        "cards": player.cards,
        "tickets": player.tickets,
        "offer": player.offer,
        "known": player.known,
        "longest": player.longest,
        "answered": player.answered,
    }
    if is_open:
        out["hand"] = player.hand
        out["tickets_held"] = [t.id for t in player.tickets_held or ()]
        out["tickets_done"] = [t.id for t in player.tickets_done or ()]
        out["offer_held"] = [t.id for t in player.offer_held or ()]
    return out


def _you(view: View) -> dict[str, Any] | None:
    if view._own is None:
        return None
    kept = len(view.tickets)
    return {
        "hand": view.hand,
        "tickets": [
            {
                "id": p.ticket.id,
                "points": p.ticket.points,
                "done": p.done,
                "left": p.claims_left,
                "share": round(p.share, 3),
                "blocked": p.claims_left is None,
            }
            for p in view.progress[:kept]
        ],
        "offer": [t.id for t in view.offer],
        "completes": view.completes,
    }


def _legal(view: View) -> dict[str, Any]:
    """Claims as `{route: [[colour, ordinary cards, locomotives], …]}`, all other moves as text."""
    space = view._world._space
    routes = view.board.routes
    claims: dict[str, list[list[Any]]] = {}
    moves: list[str] = []
    for action in view.legal_actions:
        route = space.route_of[action]
        if route < 0:
            moves.append(str(view.action_to_move(action)))
        else:
            payment = [COLORS[space.color_of[action]], space.count_of[action], space.locos_of[action]]
            claims.setdefault(routes[route].id, []).append(payment)
    return {"claims": claims, "moves": moves}
