"""Scoring: tickets, the longest path, totals, winners (R42, R47-R50), and how far a ticket is."""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, NamedTuple

from .board import Route, Ticket

if TYPE_CHECKING:
    from .reading import Reading

LONGEST_BONUS = 10
"""Points for the longest path (R49)."""


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one seat.

    ticket_points is the signed sum over both lists of tickets, longest_path is in trains, longest_bonus 0 or 10, path
    the route ids of one longest path in walking order.
    """

    route_points: int
    tickets_completed: list[Ticket]
    tickets_missed: list[Ticket]
    ticket_points: int
    longest_path: int
    longest_bonus: int
    total: int
    path: list[str] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        """As the wire format has it: tickets in one list, the completed ones first."""
        done = [{"id": t.id, "points": t.points, "done": True} for t in self.tickets_completed]
        missed = [{"id": t.id, "points": t.points, "done": False} for t in self.tickets_missed]
        return {
            "route_points": self.route_points,
            "tickets": done + missed,
            "ticket_points": self.ticket_points,
            "longest_path": self.longest_path,
            "longest_bonus": self.longest_bonus,
            "path": self.path,
            "total": self.total,
        }


class TicketProgress(NamedTuple):
    """How far a ticket is.

    done         its cities are connected by the seat's own routes (R42)
    claims_left  routes still to be claimed on the way that needs the fewest trains; `None` where no way is left: every
                 one is closed, or needs more trains than the seat has
    share        of that way's spaces, the part the seat owns already, from 0 to 1
    """

    ticket: Ticket
    done: bool
    claims_left: int | None
    share: float


def groups(state: Reading, seat: int) -> list[int]:
    """For each city the number of the network of the seat's own routes that it belongs to."""
    group = list(range(len(state.board.cities)))
    ends = state.board.ends
    for route in state._routes[seat]:
        a, b = ends[route]
        a, b = group[a], group[b]
        if a != b:
            group = [a if g == b else g for g in group]
    return group


def totals(state: Reading) -> list[int]:
    """See `Reading.returns`."""
    lengths = [state._longest(seat)[0] for seat in range(state.num_players)]
    longest = max(lengths)
    out: list[int] = []
    tickets = state.board.tickets
    ends = state.board.ticket_ends
    for seat, total in enumerate(state._points):
        mine = state._tickets[seat]
        if mine:
            group = groups(state, seat)
            for ticket in mine:
                a, b = ends[ticket]
                total += tickets[ticket].points if group[a] == group[b] else -tickets[ticket].points
        if longest and lengths[seat] == longest:
            total += LONGEST_BONUS
        out.append(total)
    return out


def scores(state: Reading) -> list[Score]:
    """See `Reading.scores`."""
    paths = [state.longest_path(seat) for seat in range(state.num_players)]
    longest = max(length for length, _ in paths)
    out: list[Score] = []
    for seat in range(state.num_players):
        group = groups(state, seat)
        done: list[Ticket] = []
        missed: list[Ticket] = []
        for t in state._tickets[seat]:
            a, b = state.board.ticket_ends[t]
            (done if group[a] == group[b] else missed).append(state.board.tickets[t])
        signed = sum(t.points for t in done) - sum(t.points for t in missed)
        length, path = paths[seat]
        bonus = LONGEST_BONUS if longest and length == longest else 0
        points = state._points[seat]
        out.append(Score(points, done, missed, signed, length, bonus, points + signed + bonus, path))
    return out


def winners(state: Reading) -> tuple[int, ...]:
    """Highest total, then most completed tickets, then the longest-path card, then shared (R50)."""
    all_scores = scores(state)
    keys = [(s.total, len(s.tickets_completed), s.longest_bonus) for s in all_scores]
    best = max(keys)
    tied = [seat for seat, key in enumerate(keys) if key == best]
    if not state.rules.shared_victory:
        tied = [max(tied, key=lambda seat: (seat - state.start) % state.num_players)]
    return tuple(tied)


def ticket_progress(state: Reading, seat: int) -> list[TicketProgress]:
    """See `Reading.ticket_progress`."""
    near = _ways(state, seat)
    out: list[TicketProgress] = []
    for t in state._tickets[seat] + state._offers[seat]:
        a, b = state.board.ticket_ends[t]
        ticket = state.board.tickets[t]
        found = _cheapest(near, a, b)
        if found is None or found[0] > state._trains[seat]:
            out.append(TicketProgress(ticket, False, None, 0.0))
            continue
        spaces, claims, owned = found
        share = 1.0 if not spaces else owned / (owned + spaces)
        out.append(TicketProgress(ticket, not claims, claims, share))
    return out


def connected(state: Reading, seat: int) -> list[Ticket]:
    """The kept tickets of the seat whose cities its own routes connect (R42), in the order kept."""
    group = groups(state, seat)
    ends, tickets = state.board.ticket_ends, state.board.tickets
    return [tickets[t] for t in state._tickets[seat] if group[ends[t][0]] == group[ends[t][1]]]


def completes(state: Reading, seat: int, routes: list[Route]) -> dict[str, list[str]]:
    """Which tickets of the seat or of its offer each of these routes would complete: `{route id: [ticket ids]}`."""
    group = groups(state, seat)
    missing: list[tuple[int, int, str]] = []
    for t in state._tickets[seat] + state._offers[seat]:
        a, b = state.board.ticket_ends[t]
        if group[a] != group[b]:
            missing.append((group[a], group[b], state.board.tickets[t].id))
    out: dict[str, list[str]] = {}
    for route in routes:
        a, b = state.board.ends[route.index]
        joined = {group[a], group[b]}
        done = [name for x, y, name in missing if {x, y} == joined]
        if done:
            out[route.id] = done
    return out


Ways = list[list[tuple[int, int, bool]]]
"""Per city: (the other city, length, owned by the seat)."""


def _ways(state: Reading, seat: int) -> Ways:
    near: Ways = [[] for _ in state.board.cities]
    mine = set(state._routes[seat])
    table = state._open[seat]
    for route, (a, b) in enumerate(state.board.ends):
        if route in mine or table[route]:
            length = state.board.lengths[route]
            near[a].append((b, length, route in mine))
            near[b].append((a, length, route in mine))
    return near


def _cheapest(near: Ways, start: int, goal: int) -> tuple[int, int, int] | None:
    """The way with the fewest trains still to place, then the fewest claims, then the shortest: those three numbers.

    The third is the number of spaces on the way that the seat owns.
    """
    heap = [(0, 0, 0, start)]
    settled: set[int] = set()
    while heap:
        spaces, claims, owned, city = heappop(heap)
        if city == goal:
            return spaces, claims, owned
        if city in settled:
            continue
        settled.add(city)
        for there, length, mine in near[city]:
            if there not in settled:
                if mine:
                    heappush(heap, (spaces, claims, owned + length, there))
                else:
                    heappush(heap, (spaces + length, claims + 1, owned, there))
    return None
