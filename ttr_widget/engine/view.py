"""`View`: what one seat may know of a game, and nothing else (R51-R54). The one place where secrets are taken out."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from .blind import OPEN, blinded
from .board import Board, Ticket
from .cards import CARD_COUNTS, COLORS, EMPTY, counts_to_dict
from .fields import INITIAL, NAMES
from .moves import Move
from .reading import Reading
from .rules import Rules
from .scoring import Score, TicketProgress, connected

if TYPE_CHECKING:
    from .board import Route
    from .state import GameState

VERSION: Final = 1
"""Version of the wire format that `View.to_dict` writes."""

_WORLD_SLOTS: Final = tuple(name for name in NAMES if name not in ("_log", "_paths", "_space"))


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What is public of a player (R51). The last four are `None` unless the view is open, or theirs to know."""

    name: str
    kind: str
    trains: int
    points: int
    cards: int
    tickets: int
    offer: int
    known: dict[str, int]
    longest: int
    answered: bool
    hand: dict[str, int] | None = None
    tickets_held: tuple[Ticket, ...] | None = None
    tickets_done: tuple[Ticket, ...] | None = None
    offer_held: tuple[Ticket, ...] | None = None


class View:
    """What a seat may know, as copies; it holds no state, and everything hidden is gone from it.

    `seat` is a seat, `None` for a spectator, or `"open"` for scripts and lessons that may see every hand. Of the decks'
    order and the seed no view knows anything (R53). Parts that cost something are worked out when asked for.
    """

    __slots__ = (
        "_cards",
        "_deep",
        "_events",
        "_kinds",
        "_lazy",
        "_names",
        "_offered",
        "_seed",
        "_ticketed",
        "_world",
        "branch",
        "ply",
        "seat",
        "state_id",
    )

    seat: int | str | None
    state_id: int
    branch: int
    ply: int
    _world: Reading  # a copy from which everything hidden has been removed
    _cards: tuple[int, ...]  # cards in hand per seat
    _ticketed: tuple[int, ...]  # tickets kept per seat
    _offered: tuple[int, ...]  # tickets on offer per seat
    _deep: tuple[tuple[int, ...], ...]  # places in the ticket deck where each seat's returned tickets lie
    _names: tuple[str, ...]
    _kinds: tuple[str, ...]
    _events: tuple[Mapping[str, Any], ...]
    _seed: int | str
    _lazy: dict[str, Any]

    version: Final = VERSION

    @classmethod
    def of(cls, state: Reading, seat: int | str | None) -> Self:
        """The view of a seat; `ValueError` where there is no such seat."""
        players = state.num_players
        if not (seat is None or seat == OPEN or (type(seat) is int and 0 <= seat < players)):
            raise ValueError(f'seat must be a number from 0 to {players - 1}, None or "open", not {seat!r}')
        view = cls()
        view.seat = seat
        view.state_id = view.branch = view.ply = 0
        view._names = tuple(f"P{s}" for s in range(players))
        view._kinds = ("person",) * players
        view._events = ()
        view._seed = 0
        view._lazy = {}
        hands = state._hands
        view._cards = tuple([sum(hands[9 * s : 9 * s + 9]) for s in range(players)])
        view._ticketed = tuple([len(t) for t in state._tickets])
        view._offered = tuple([len(t) for t in state._offers])
        deck = state._ticket_deck
        view._deep = tuple([tuple([deck.index(t) for t in mine]) if mine else () for mine in state._returned])
        view._world = blinded(state, seat)
        return view

    def with_session(
        self,
        *,
        names: Sequence[str] | None = None,
        kinds: Sequence[str] | None = None,
        state_id: int | None = None,
        branch: int | None = None,
        ply: int | None = None,
        events: Sequence[Mapping[str, Any]] | None = None,
        seed: int | str | None = None,
    ) -> View:
        """The same view with what the session knows: names and kinds of the players, ids, the last events, and the
        seed of `rng`, which must not come from the deal.
        """
        new = View()
        for name in View.__slots__:
            setattr(new, name, getattr(self, name))
        new._lazy = dict(self._lazy)
        new._lazy.pop("players", None)
        if names is not None:
            new._names = tuple(names)
        if kinds is not None:
            new._kinds = tuple(kinds)
        if state_id is not None:
            new.state_id = state_id
        if branch is not None:
            new.branch = branch
        if ply is not None:
            new.ply = ply
        if events is not None:
            new._events = tuple(events)
        if seed is not None:
            new._seed = seed
        return new

    # ---- the table ---------------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The map."""
        return self._world.board

    @property
    def rules(self) -> Rules:
        """The digital conventions of this game."""
        return self._world.rules

    @property
    def num_players(self) -> int:
        """2 to 5."""
        return self._world.num_players

    @property
    def phase(self) -> str:
        """`initial_tickets`, `turn`, `second_card`, `tickets` or `over`."""
        return self._world.phase

    @property
    def turn(self) -> int | None:
        """The seat that decides now; `None` when over."""
        return self._world.to_move

    @property
    def start(self) -> int:
        """The seat that began."""
        return self._world.start

    @property
    def market(self) -> tuple[str | None, ...]:
        """Colour per slot, `None` where empty."""
        return tuple(None if c == EMPTY else COLORS[c] for c in self._world._market)

    @property
    def deck_size(self) -> int:
        """Covered train cards."""
        return len(self._world._deck)

    @property
    def ticket_deck_size(self) -> int:
        """Covered tickets."""
        return len(self._world._ticket_deck)

    @property
    def discard(self) -> dict[str, int]:
        """Used cards by colour, zeros left out."""
        return counts_to_dict(self._world._discard)

    @property
    def owners(self) -> dict[str, int]:
        """Seat per route id, owned routes only."""
        routes = self.board.routes
        return {routes[r].id: seat for seat, mine in enumerate(self._world._routes) for r in mine}

    @property
    def final(self) -> tuple[int, int] | None:
        """`(trigger, turns left)` in the final round."""
        return self._world.final

    @property
    def passes(self) -> int:
        """Forced passes in a row (R11)."""
        return self._world._passes

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self._world.is_over

    @property
    def events(self) -> tuple[Mapping[str, Any], ...]:
        """The last events, as the session told them to this seat."""
        return self._events

    @property
    def players(self) -> tuple[PlayerView, ...]:
        """What is public of each player, in seat order."""
        found: tuple[PlayerView, ...] | None = self._lazy.get("players")
        if found is None:
            found = self._lazy["players"] = tuple(self._player(seat) for seat in range(self.num_players))
        return found

    def _player(self, seat: int) -> PlayerView:
        world = self._world
        seen = self.seat in (seat, OPEN)
        told = seen or world.is_over
        tickets = self.board.tickets
        return PlayerView(
            name=self._names[seat],
            kind=self._kinds[seat],
            trains=world._trains[seat],
            points=world._points[seat],
            cards=self._cards[seat],
            tickets=self._ticketed[seat],
            offer=self._offered[seat],
            known=counts_to_dict(world._known[9 * seat : 9 * seat + 9]),
            longest=world._longest(seat)[0],
            answered=world._phase != INITIAL or world._pending[seat] != 0,
            hand=counts_to_dict(world._hands[9 * seat : 9 * seat + 9]) if seen else None,
            tickets_held=tuple(tickets[t] for t in world._tickets[seat]) if told else None,
            tickets_done=tuple(connected(world, seat)) if told else None,
            offer_held=tuple(tickets[t] for t in world._offers[seat]) if seen else None,
        )

    # ---- the seat's own ----------------------------------------------------------------------------------------------

    @property
    def _own(self) -> int | None:
        """The seat whose hand this view shows as its own: in an open view that of the seat that decides."""
        seat = self.turn if self.seat == OPEN else self.seat
        assert not isinstance(seat, str)
        return seat

    @property
    def hand(self) -> dict[str, int]:
        """Own cards, zeros left out."""
        own = self._own
        return {} if own is None else counts_to_dict(self._world._hands[9 * own : 9 * own + 9])

    @property
    def tickets(self) -> tuple[Ticket, ...]:
        """Own tickets, in the order kept."""
        own = self._own
        return () if own is None else tuple(self.board.tickets[t] for t in self._world._tickets[own])

    @property
    def offer(self) -> tuple[Ticket, ...]:
        """Own tickets drawn and not yet chosen from."""
        own = self._own
        return () if own is None else tuple(self.board.tickets[t] for t in self._world._offers[own])

    @property
    def returned(self) -> tuple[Ticket, ...]:
        """Own tickets known to lie under the ticket deck."""
        own = self._own
        return () if own is None else tuple(self.board.tickets[t] for t in self._world._returned[own])

    @property
    def chosen(self) -> list[tuple[Ticket, ...] | None]:
        """First tickets chosen while others still choose (R6), per seat; `None` where the view does not show them."""
        kept = self._world.kept_pending
        return [None if mine is None else tuple(self.board.tickets[t] for t in mine) for mine in kept]

    @property
    def progress(self) -> list[TicketProgress]:
        """How far each own ticket is, then each ticket of the offer."""
        found: list[TicketProgress] | None = self._lazy.get("progress")
        if found is None:
            own = self._own
            found = self._lazy["progress"] = [] if own is None else self._world.ticket_progress(own)
        return found

    @property
    def legal_actions(self) -> list[int]:
        """The legal actions as numbers; none unless the seat decides now."""
        found: list[int] | None = self._lazy.get("actions")
        if found is None:
            found = self._lazy["actions"] = self._world.legal_actions_of(self._own)
        return found[:]

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves; none unless the seat decides now."""
        own = self._own
        return [self._world.action_to_move(a, own) for a in self.legal_actions]

    def action_to_move(self, action: int) -> Move:
        """The move that a legal action is."""
        return self._world.action_to_move(action, self._own)

    @property
    def closed(self) -> dict[str, list[str]]:
        """Routes this seat could not claim even in its turn, for a spectator nobody: `{code: [route ids]}`."""
        return self._world.closed(self._own)

    @property
    def completes(self) -> dict[str, list[str]]:
        """For each legal claim that would complete own tickets: `{route id: [ticket ids]}`."""
        found: dict[str, list[str]] | None = self._lazy.get("completes")
        if found is None:
            from .scoring import completes

            own = self._own
            found = {} if own is None else completes(self._world, own, self._claimable())
            self._lazy["completes"] = found
        return found

    def _claimable(self) -> list[Route]:
        route_of = self._world._space.route_of
        return [self.board.routes[r] for r in dict.fromkeys(route_of[a] for a in self.legal_actions) if r >= 0]

    @property
    def unseen(self) -> dict[str, int]:
        """Cards by colour that are in the deck or, covered, in other hands, as far as this seat knows."""
        return counts_to_dict(self._pool())

    def _pool(self) -> list[int]:
        world = self._world
        left = list(CARD_COUNTS)
        for at, n in enumerate(world._hands):
            left[at % 9] -= n
        for color, n in enumerate(world._discard):
            left[color] -= n
        for color in world._market:
            if color != EMPTY:
                left[color] -= 1
        return left

    # ---- the end -----------------------------------------------------------------------------------------------------

    @property
    def scores(self) -> list[Score]:
        """The final scores; empty until the game is over (R54)."""
        return self._world.scores() if self.is_over else []

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty until the game is over."""
        return self._world.winners()

    # ---- for bots ----------------------------------------------------------------------------------------------------

    @property
    def rng(self) -> random.Random:
        """Random numbers for a decision on this view: take it once. Each access begins the same stream anew, so that a
        decision depends on the view alone; the seed comes from the session, never from the deal.
        """
        return random.Random(self._seed)

    def sample(self, rng: random.Random) -> GameState:
        """A random world consistent with this view, made from the view alone."""
        from .resample import sample

        return sample(self, rng)

    # ---- as data -----------------------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The wire format, version 1: ids and numbers, never sentences. Its schema is `data/view.schema.json`."""
        from .wire import to_dict

        return to_dict(self)

    def _raw(self) -> tuple[Any, ...]:
        world = tuple(getattr(self._world, name) for name in _WORLD_SLOTS)
        mine = tuple(getattr(self, name) for name in View.__slots__ if name not in ("_world", "_lazy"))
        return (world, mine)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self._raw() == other._raw()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return (_from_raw, self._raw())

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: {self.num_players} players, {self.phase}, seat {self.turn} to move>"


def _from_raw(world: tuple[Any, ...], mine: tuple[Any, ...]) -> View:
    state = Reading()
    for name, value in zip(_WORLD_SLOTS, world, strict=True):
        setattr(state, name, value)
    state._space = state.board.actions
    state._paths = [None] * state.num_players
    state._log = None
    view = View()
    names = [name for name in View.__slots__ if name not in ("_world", "_lazy")]
    for name, value in zip(names, mine, strict=True):
        setattr(view, name, value)
    view._world = state
    view._lazy = {}
    return view
