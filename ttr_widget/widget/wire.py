"""What crosses the wire: a view's JSON with its repetitions folded, so that it stays under 4 KB in mid-game.

The same facts as `View.to_dict`, nothing more: routes become their index on the board, routes that can be paid in the
same ways share one list of payments, owners are listed by seat. Its schema is `data/wire.schema.json`; the front end
unfolds it in `js/src/unfold.ts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ttr_widget.engine import Board
from ttr_widget.engine.cards import COLORS

_COLOR_INDEX = {color: index for index, color in enumerate(COLORS)}


def fold(view: Mapping[str, Any], board: Board) -> dict[str, Any]:
    """Fold a view's JSON.

    `owners` becomes a list of route indices per seat; `legal.claims` a list of `[payments, routes]`, a payment being
    `[colour index, ordinary cards, locomotives]`; `closed` lists route indices. All else stays as it is.
    """
    index = {route.id: route.index for route in board.routes}
    owners: list[list[int]] = [[] for _ in view["players"]]
    for route, seat in view["owners"].items():
        owners[seat].append(index[route])
    groups: dict[tuple[tuple[int, int, int], ...], list[int]] = {}
    for route, payments in view["legal"]["claims"].items():
        key = tuple((_COLOR_INDEX[color], count, locos) for color, count, locos in payments)
        groups.setdefault(key, []).append(index[route])
    return {
        **view,
        "owners": owners,
        "legal": {
            "claims": [[[list(p) for p in payments], routes] for payments, routes in groups.items()],
            "moves": view["legal"]["moves"],
        },
        "closed": {code: [index[route] for route in routes] for code, routes in view["closed"].items()},
    }


def unfold(folded: Mapping[str, Any], board: Board) -> dict[str, Any]:
    """The view's JSON again; `unfold(fold(view, board), board) == view`."""
    ids = [route.id for route in board.routes]
    claims = {
        ids[route]: [[COLORS[color], count, locos] for color, count, locos in payments]
        for payments, routes in folded["legal"]["claims"]
        for route in routes
    }
    return {
        **folded,
        "owners": {ids[route]: seat for seat, routes in enumerate(folded["owners"]) for route in routes},
        "legal": {"claims": claims, "moves": folded["legal"]["moves"]},
        "closed": {code: [ids[route] for route in routes] for code, routes in folded["closed"].items()},
    }
