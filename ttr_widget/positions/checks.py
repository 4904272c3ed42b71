"""What cannot be in a position: cards, tickets, routes and trains that do not exist twice, a phase without its offer.

Every fault is found, not the first one only. What is merely unreachable by play is no fault: see `build.py`.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Any

from ttr_widget.engine.actions import INITIAL_KEEP, OFFER_SIZE
from ttr_widget.engine.board import Board
from ttr_widget.engine.cards import CARD_COUNTS, COLORS, MARKET_SIZE
from ttr_widget.errors import Problem
from ttr_widget.names import names_of
from ttr_widget.players import checked_name

from .schema import PlayerData, PositionData

Placed = list[tuple[str, str]]
"""Things with the path where they stand."""


def find_problems(data: PositionData, board: Board) -> list[Problem]:
    """Every reason why this position cannot be; empty if it can."""
    return _Checks(data, board).run()


class _Checks:
    def __init__(self, data: PositionData, board: Board) -> None:
        self.data = data
        self.board = board
        self.found: list[Problem] = []
        self.seats = len(data.players)

    def add(self, path: str, code: str, /, **args: Any) -> None:
        self.found.append(Problem(path, code, args))

    def run(self) -> list[Problem]:
        if not 2 <= self.seats <= 5:
            self.add("players", "players", n=self.seats)
        self.check_seats()
        self.check_cards()
        self.check_tickets()
        self.check_routes()
        for seat, player in enumerate(self.data.players):
            self.check_player(seat, player)
        self.check_phase()
        self.check_final()
        return self.found

    def check_seats(self) -> None:
        data = self.data
        seats = {"turn": data.turn, "start": data.start, "rest": data.rest, "rest_tickets": data.rest_tickets}
        if data.final is not None:
            seats["final.trigger"] = data.final.trigger
        for path, seat in seats.items():
            if isinstance(seat, int) and seat >= max(self.seats, 1):
                self.add(path, "seat", given=seat, last=self.seats - 1)

    def check_cards(self) -> None:
        data = self.data
        if data.market is not None and len(data.market) != MARKET_SIZE:
            self.add("market", "market_size", n=len(data.market))
        places: list[tuple[str, dict[Any, int]]] = [
            (f"players[{seat}].hand", dict(player.hand)) for seat, player in enumerate(data.players)
        ]
        places += [("market", _counted(data.market or [])), ("deck", _counted(data.deck))]
        places += [("discard", dict(data.discard))]
        for color, supply in zip(COLORS, CARD_COUNTS, strict=True):
            there = [(path, counts[color]) for path, counts in places if counts.get(color)]
            total = sum(n for _, n in there)
            if total > supply:
                where = ", ".join(f"{path} {n}" for path, n in there)
                path = f"{there[0][0]}.{color}" if len(there) == 1 else ""
                self.add(path, "too_many_cards", color=color, n=total, supply=supply, where=where)
        for seat, player in enumerate(data.players):
            for color, n in player.known.items():
                if n > player.hand.get(color, 0) and data.rest != seat:
                    self.add(
                        f"players[{seat}].known.{color}", "known", color=color, n=n, held=player.hand.get(color, 0)
                    )

    def unknown(self, path: str, code: str, ident: str, idents: Sequence[str]) -> None:
        ends = names_of(self.board).ends(ident.partition(":")[0])
        near = [i for i in idents if ends is not None and i.partition(":")[0] == f"{ends[0]}-{ends[1]}"]
        near = near or difflib.get_close_matches(ident, idents, n=3, cutoff=0.75)
        shown = ident if len(ident) <= 60 else ident[:59] + "…"
        self.add(path, code, given=shown, near=len(near), guess=", ".join(near[:3]))

    def twice(self, things: Placed, code: str) -> None:
        first: dict[str, str] = {}
        for path, thing in things:
            if thing in first:
                self.add(path, code, id=thing, other=first[thing])
            first.setdefault(thing, path)

    def listed(self, name: str) -> Placed:
        return [
            (f"players[{seat}].{name}[{i}]", ident)
            for seat, player in enumerate(self.data.players)
            for i, ident in enumerate(getattr(player, name) or [])
        ]

    def check_tickets(self) -> None:
        idents = [t.id for t in self.board.tickets]
        deck = [(f"ticket_deck[{i}]", ident) for i, ident in enumerate(self.data.ticket_deck)]
        placed = self.listed("tickets") + self.listed("offer") + deck
        for path, ident in placed + self.listed("keep") + self.listed("returned"):
            if ident not in idents:
                self.unknown(path, "unknown_ticket", ident, idents)
        self.twice(placed, "ticket_twice")
        gone = {ident: path for path, ident in self.listed("tickets") + self.listed("offer")}
        for path, ident in self.listed("returned"):
            if ident in gone:
                self.add(path, "returned_held", id=ident, other=gone[ident])
        at_rest = set() if isinstance(self.data.rest_tickets, int) else set(idents) - {i for _, i in placed}
        under = {ident for _, ident in deck} | at_rest
        for path, ident in self.listed("returned"):
            if ident in idents and ident not in gone and ident not in under:
                self.add(path, "returned_elsewhere", id=ident)
        for seat, player in enumerate(self.data.players):
            self.twice([(f"players[{seat}].returned[{i}]", t) for i, t in enumerate(player.returned)], "ticket_twice")

    def check_routes(self) -> None:
        idents = [r.id for r in self.board.routes]
        placed = self.listed("routes")
        for path, ident in placed:
            if ident not in idents:
                self.unknown(path, "unknown_route", ident, idents)
        self.twice(placed, "route_twice")
        owner: dict[str, tuple[int, str]] = {}
        for path, ident in placed:
            seat = int(path.partition("[")[2].partition("]")[0])
            owner.setdefault(ident, (seat, path))
        for ident, (seat, path) in owner.items():
            twin = self.board.route(ident).twin if ident in idents else None
            other = owner.get(self.board.routes[twin].id) if twin is not None else None
            if other is None or twin is None or idents.index(ident) > twin:
                continue
            if other[0] == seat:
                self.add(path, "both_lanes_one_seat", id=ident, other=other[1])
            elif self.seats < 4:
                self.add(path, "both_lanes", id=ident, other=other[1], n=self.seats)

    def check_player(self, seat: int, player: PlayerData) -> None:
        at = f"players[{seat}]"
        if player.name is not None:
            try:
                checked_name(player.name)
            except ValueError as error:
                self.add(f"{at}.name", "name", said=str(error))
        lengths = {r.id: r.length for r in self.board.routes}
        owned = sum(lengths.get(ident, 0) for ident in dict.fromkeys(player.routes))
        whole = self.board.trains
        if owned > whole:
            self.add(f"{at}.routes", "too_long", owned=owned, whole=whole)
        elif player.trains is not None and player.trains + owned > whole:
            self.add(f"{at}.trains", "trains", trains=player.trains, owned=owned, whole=whole, most=whole - owned)
        if len(player.offer) > OFFER_SIZE:
            self.add(f"{at}.offer", "offer_size", n=len(player.offer))

    def check_phase(self) -> None:
        data, phase = self.data, self.data.phase
        first = phase == "initial_tickets"
        for seat, player in enumerate(data.players):
            at = f"players[{seat}]"
            if player.keep is not None and not first:
                self.add(f"{at}.keep", "keep_late", phase=phase)
            if first:
                self.check_first_choice(at, player)
            elif player.offer and (phase != "tickets" or seat != data.turn):
                self.add(f"{at}.offer", "offer_unexpected", phase=phase, turn=data.turn)
        if phase == "tickets" and data.turn < self.seats and not data.players[data.turn].offer:
            self.add(f"players[{data.turn}].offer", "offer_missing", turn=data.turn)
        if phase != "over" and data.passes >= max(self.seats, 1):
            self.add("passes", "passes", n=data.passes, most=self.seats - 1)

    def check_first_choice(self, at: str, player: PlayerData) -> None:
        dealt = any(p.offer for p in self.data.players)
        unplaced = len(self.board.tickets) - sum(len(p.tickets) + len(p.offer) for p in self.data.players)
        if not player.offer and (not dealt or unplaced > 0):
            self.add(f"{at}.offer", "first_offer_missing")
        if player.keep is None:
            return
        least = min(INITIAL_KEEP, len(player.offer))
        if len(set(player.keep)) < least:
            self.add(f"{at}.keep", "keep_few", n=len(set(player.keep)), least=least)
        for i, ident in enumerate(player.keep):
            if ident not in player.offer:
                self.add(f"{at}.keep[{i}]", "keep_not_offered", id=ident)
        self.twice([(f"{at}.keep[{i}]", ident) for i, ident in enumerate(player.keep)], "ticket_twice")

    def check_final(self) -> None:
        data = self.data
        if data.final is None:
            return
        if data.phase == "initial_tickets":
            self.add("final", "final_early")
        elif data.final.turns_left > self.seats:
            self.add("final.turns_left", "turns_left", given=data.final.turns_left, least=1, most=self.seats)
        elif data.phase != "over" and data.final.turns_left == 0:
            self.add("final.turns_left", "turns_left", given=0, least=1, most=self.seats)


def _counted(cards: Iterable[str | None]) -> dict[str, int]:
    out: dict[str, int] = {}
    for card in cards:
        if card is not None:
            out[card] = out.get(card, 0) + 1
    return out
