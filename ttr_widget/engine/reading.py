"""`Reading`: everything that can be read of a game, in plain numbers and in moves, and nothing that changes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from . import actions as act
from .cards import COLORS
from .fields import INITIAL, NO_SEAT, OVER
from .kernel import Kernel
from .moves import Move
from .paths import longest_trail
from .refusals import IllegalAction, Refusal

if TYPE_CHECKING:
    from .scoring import Score, TicketProgress

assert len(COLORS) == 9  # hands are laid out nine a seat


class Reading(Kernel):
    """The reading side of a kernel.

    A `GameState` is one that can be played; the blinded copy inside a `View` is one too, and it cannot. Fixed for the
    whole game: `board`, `rules`, `num_players`, `start` (the seat that begins).
    """

    __slots__ = ()

    # ---- reading it --------------------------------------------------------------------------------------------------

    @property
    def turn_seat(self) -> int:
        """Whose turn it is in the order of play; at the start the seat that will begin."""
        return self.start if self._phase == INITIAL else self._turn

    @property
    def hands(self) -> list[list[int]]:
        """Cards in hand: nine counts a seat, in the order of `cards.COLORS`."""
        return [self._hands[9 * s : 9 * s + 9] for s in range(self.num_players)]

    @property
    def known(self) -> list[list[int]]:
        """Cards in hand that everybody has seen: taken face up, not yet paid.

        A payment takes the seen cards of a colour first: what remains is what is certain to be in the hand still.
        """
        return [self._known[9 * s : 9 * s + 9] for s in range(self.num_players)]

    @property
    def trains(self) -> list[int]:
        """Trains left per seat."""
        return self._trains[:]

    @property
    def points(self) -> list[int]:
        """Route points so far (R34)."""
        return self._points[:]

    @property
    def market(self) -> list[int]:
        """Colour index per slot, -1 where empty."""
        return self._market[:]

    @property
    def deck(self) -> list[int]:
        """Covered cards, the top one first."""
        return self._deck[::-1]

    @property
    def deck_size(self) -> int:
        """Covered train cards."""
        return len(self._deck)

    @property
    def discard(self) -> list[int]:
        """Used cards: nine counts."""
        return self._discard[:]

    @property
    def ticket_deck(self) -> tuple[int, ...]:
        """Covered tickets by index, the top one first."""
        return self._ticket_deck

    @property
    def tickets(self) -> list[tuple[int, ...]]:
        """Tickets kept, by index, in the order kept."""
        return self._tickets[:]

    @property
    def offers(self) -> list[tuple[int, ...]]:
        """Tickets drawn and not yet chosen from, in the order drawn."""
        return self._offers[:]

    @property
    def kept_pending(self) -> list[tuple[int, ...] | None]:
        """First tickets chosen by the seats that have answered while others have not (R6); `None` for the others."""
        return [
            tuple(t for i, t in enumerate(offer) if mask >> i & 1) if mask > 0 else None
            for mask, offer in zip(self._pending, self._offers, strict=True)
        ]

    @property
    def answered(self) -> list[bool]:
        """Which seats have chosen their first tickets; all of them once the first turn has begun."""
        return [self._phase != INITIAL or mask != 0 for mask in self._pending]

    @property
    def returned(self) -> list[tuple[int, ...]]:
        """Tickets each seat knows to lie under the ticket deck, because it put them there and nobody has drawn them."""
        return self._returned[:]

    @property
    def routes(self) -> list[tuple[int, ...]]:
        """Routes by index per seat, in the order claimed."""
        return self._routes[:]

    @property
    def owners(self) -> list[int]:
        """Seat per route, -1 where nobody owns it."""
        owner = [NO_SEAT] * len(self.board.routes)
        for seat, routes in enumerate(self._routes):
            for route in routes:
                owner[route] = seat
        return owner

    @property
    def final(self) -> tuple[int, int] | None:
        """`(trigger, turns left)` in the final round (R44), else `None`."""
        return None if self._final == NO_SEAT else (self._final, self._turns_left)

    @property
    def passes(self) -> int:
        """Forced passes in a row (R11)."""
        return self._passes

    @property
    def chance(self) -> int:
        """The state of chance: the integer that the next shuffle goes by."""
        return self._chance

    # ---- moves and actions -------------------------------------------------------------------------------------------

    @property
    def num_actions(self) -> int:
        """Size of the action space."""
        return self._space.num_actions

    def action_to_move(self, action: int, seat: int | None = None) -> Move:
        """The move that an action is here, for the seat that decides or for `seat`; `ValueError` if it is none."""
        move = self._space.moves[action] if 0 <= action < self._space.num_actions else None
        if move is not None:
            return move
        seat = self.to_move if seat is None else seat
        offer = () if seat is None else self._offers[seat]
        mask = action - act.KEEP
        if not 0 < mask < 1 << len(offer):
            raise IllegalAction(Refusal("not_a_move", {"action": action}))
        tickets = self.board.tickets
        return Move.keep(tickets[t].id for i, t in enumerate(offer) if mask >> i & 1)

    def move_to_action(self, move: Move, seat: int | None = None) -> int:
        """The number of a move; `ValueError` if there is no such action on this board, or no such offer."""
        action = self._space.ids.get(move)
        if action is not None:
            return action
        seat = self.to_move if seat is None else seat
        if move.kind == "keep" and seat is not None:
            ids = [self.board.tickets[t].id for t in self._offers[seat]]
            if move.tickets and all(t in ids for t in move.tickets):
                return act.KEEP + sum(1 << i for i, t in enumerate(ids) if t in move.tickets)
        raise IllegalAction(self.why_not(move, seat) or Refusal("not_a_move", {"text": str(move)}))

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of the seat that decides, or of `seat`; none for a seat that may not move now."""
        return [self.action_to_move(a, seat) for a in self.legal_actions_of(self.to_move if seat is None else seat)]

    def legal_actions_of(self, seat: int | None) -> list[int]:
        """The legal actions of a seat, in numbers; at the start every seat that has not answered has some."""
        if seat is None:
            return []
        if self._phase == INITIAL:
            return [] if self._pending[seat] else [*act.INITIAL_KEEPS[len(self._offers[seat])]]
        return self.legal_actions() if seat == self.to_move else []

    def why_not(self, move: Move, seat: int | None = None) -> Refusal | None:
        """Why a move is not legal, or `None` if it is; changes nothing.

        Of several reasons the first of turn, phase, route, trains, payment, hand.
        """
        from .legality import why_not

        return why_not(self, move, seat)

    def why_not_claim(self, route: str, cards: Mapping[str, int], seat: int | None = None) -> Refusal | None:
        """The same for a claim with any set of cards, `{colour: n}`, mixed ones too."""
        from .legality import why_not_claim

        return why_not_claim(self, route, cards, seat)

    def closed(self, seat: int | None) -> dict[str, list[str]]:
        """Routes the seat could not claim whatever its cards, as if it were its turn: `{code: [route ids]}`.

        For None those that nobody at the table could claim: owned ones, and closed lanes.
        """
        from .legality import closed

        return closed(self, seat)

    # ---- scoring -----------------------------------------------------------------------------------------------------

    def returns(self) -> list[int]:
        """The total of each seat (R47), as if the game ended now."""
        from .scoring import totals

        return totals(self)

    def scores(self) -> list[Score]:
        """The score of each seat in full, as if the game ended now (R47-R49)."""
        from .scoring import scores

        return scores(self)

    def winners(self) -> tuple[int, ...]:
        """The winning seats (R50); `()` until the game is over."""
        from .scoring import winners

        return winners(self) if self._phase == OVER else ()

    def longest_path(self, seat: int) -> tuple[int, list[str]]:
        """Length in trains of the longest continuous path (R48), and the routes of one such path in walking order."""
        length, trail = self._longest(seat)
        return length, [self.board.routes[r].id for r in trail]

    def _longest(self, seat: int) -> tuple[int, tuple[int, ...]]:
        """Length and routes of a longest path; found once after each claim."""
        found = self._paths[seat]
        if found is None:
            ends = self.board.ends
            lengths = self.board.lengths
            found = longest_trail([(*ends[r], lengths[r], r) for r in self._routes[seat]])
            self._paths[seat] = found
        return found

    def ticket_progress(self, seat: int) -> list[TicketProgress]:
        """How far each ticket of the seat is, those of its offer included."""
        from .scoring import ticket_progress

        return ticket_progress(self, seat)
