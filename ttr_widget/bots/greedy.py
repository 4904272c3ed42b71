"""Cheapest tickets, the shortest way, the longest route."""

from __future__ import annotations

from heapq import heappop, heappush

from ..engine.board import Route, Ticket
from ..engine.moves import Move
from ..engine.view import View

BLOCKED = 1000
"""Cost of a ticket that can no longer be connected: more than any way on a board."""


class Greedy:
    """Keeps its cheapest tickets and builds towards them; otherwise claims the longest route it can pay."""

    kind = "greedy"

    def __init__(self, name: str = "Greedy", seed: int = 0) -> None:
        self.name = name
        self.seed = seed

    def choose(self, view: View) -> Move:
        """One of `view.legal_moves`."""
        moves = view.legal_moves
        if moves[0].kind == "keep":
            return self._keep(view, moves)
        wanted = self._wanted(view)
        claims = [m for m in moves if m.kind == "claim"]
        if claims:
            best = max(claims, key=lambda m: self._claim_value(view, m, wanted))
            if not wanted or best.route in {r.id for r in wanted} or self._near_the_end(view):
                return best
        draws = [m for m in moves if m.kind in {"draw", "deck"}]
        if draws:
            return self._draw(view, draws, wanted)
        return claims[0] if claims else moves[0]

    def _keep(self, view: View, moves: list[Move]) -> Move:
        """As few tickets as allowed, those with the cheapest ways."""
        roads = Roads(view)
        cost = {t.id: roads.way(t)[0] for t in view.offer}
        return min(moves, key=lambda m: (len(m.tickets), sum(cost[t] for t in m.tickets)))

    def _wanted(self, view: View) -> list[Route]:
        """The routes to claim for the ticket that is nearest to done and still in reach."""
        roads = Roads(view)
        ways = [roads.way(ticket) for ticket in view.tickets]
        trains = view.players[seat_of(view)].trains
        costs = [(cost, way) for cost, way in ways if 0 < cost <= trains]
        return min(costs, key=lambda item: item[0])[1] if costs else []

    def _claim_value(self, view: View, move: Move, wanted: list[Route]) -> tuple[bool, int, int, int]:
        """Wanted routes first, then long ones; few locomotives, and the colour of which most are left."""
        route = view.board.route(str(move.route))
        left = view.hand.get(str(move.color), 0) - move.count
        return (route in wanted, route.length, -move.locomotives, left)

    def _near_the_end(self, view: View) -> bool:
        """Whether somebody may end the game before the wanted routes are built: then any points count."""
        return view.final is not None or min(p.trains for p in view.players) <= 5

    def _draw(self, view: View, draws: list[Move], wanted: list[Route]) -> Move:
        """The colour that is wanted most; a covered card where none that lies face up is of use."""
        return max(draws, key=lambda m: 0.5 if m.kind == "deck" else self._use(view, str(m.color), wanted))

    def _use(self, view: View, color: str, wanted: list[Route]) -> float:
        """How much a card of this colour helps: the length of the route it is for, for gray ones what is held."""
        held = view.hand.get(color, 0)
        if color == "locomotive":
            return 0.4  # less than a covered card, for it is the whole draw
        if not wanted:
            return held / 6
        uses = [route.length if route.color == color else held for route in wanted
                if route.color in {color, "gray"} and held < route.length]  # fmt: skip
        return float(max(uses, default=0))


class Roads:
    """Ways for one seat: own routes cost nothing, open ones their length, closed ones do not exist."""

    def __init__(self, view: View) -> None:
        own = {route for route, seat in view.owners.items() if seat == seat_of(view)}
        closed = {r for code in ("owned", "own_twin", "closed_double") for r in view.closed.get(code, ())}
        self.near: dict[str, list[tuple[str, int, Route]]] = {city.name: [] for city in view.board.cities}
        for route in view.board.routes:
            if route.id in own or route.id not in closed:
                cost = 0 if route.id in own else route.length
                self.near[route.a].append((route.b, cost, route))
                self.near[route.b].append((route.a, cost, route))

    def way(self, ticket: Ticket) -> tuple[int, list[Route]]:
        """Trains still needed to connect a ticket, and the routes to claim for it."""
        best = {ticket.a: 0}
        came: dict[str, tuple[str, int, Route]] = {}
        queue = [(0, ticket.a)]
        while queue:
            cost, city = heappop(queue)
            if city == ticket.b:
                return cost, _claims(came, ticket)
            if cost > best[city]:
                continue
            for other, length, route in self.near[city]:
                if cost + length < best.get(other, BLOCKED):
                    best[other] = cost + length
                    came[other] = (city, length, route)
                    heappush(queue, (cost + length, other))
        return BLOCKED, []


def _claims(came: dict[str, tuple[str, int, Route]], ticket: Ticket) -> list[Route]:
    """The routes of a way, from its end to its start, without the seat's own."""
    out: list[Route] = []
    city = ticket.b
    while city != ticket.a:
        city, cost, route = came[city]
        if cost:
            out.append(route)
    return out


def seat_of(view: View) -> int:
    """The seat that a bot plays for: the view's own, in an open view the one to move."""
    seat = view.turn if view.seat == "open" else view.seat
    assert isinstance(seat, int), "a spectator has nothing to choose"
    return seat
