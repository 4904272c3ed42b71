"""The kernel of `GameState`: the legal actions of a position, and what each action does to it. This has to be fast."""

from __future__ import annotations

from itertools import compress
from typing import Final, NoReturn

from . import actions as act
from .actions import COLOR_BIT, DRAWS, FIRST_CLAIM, KEEP, OFFER_SIZE
from .cards import COLORS, EMPTY, LOCOMOTIVE
from .chance import shuffled
from .fields import INITIAL, OVER, PHASES, SECOND, TICKETS, TURN, Fields
from .refusals import IllegalAction, Refusal

LOW_ON_TRAINS: Final = 2
"""A turn that ends with so few trains begins the final round (R43)."""


class Kernel(Fields):
    """A game that can be played. `Reading` and `GameState` build on it; nobody else makes a kernel."""

    __slots__ = ()

    # ---- whose decision ----------------------------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; `None` when over. At the start the lowest seat that has not answered (R6)."""
        if self._phase == INITIAL:
            return self._pending.index(0)
        return None if self._phase == OVER else self._turn

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self._phase == OVER

    @property
    def phase(self) -> str:
        """`initial_tickets`, `turn`, `second_card`, `tickets` or `over`."""
        return PHASES[self._phase]

    def legal_actions(self) -> list[int]:
        """The actions open to the seat that decides now; never empty unless the game is over."""
        phase = self._phase
        if phase == TURN:
            seat = self._turn
            market = self._market
            key = (
                COLOR_BIT[market[0]]
                | COLOR_BIT[market[1]]
                | COLOR_BIT[market[2]]
                | COLOR_BIT[market[3]]
                | COLOR_BIT[market[4]]
            )
            if self._deck or any(self._discard):
                key |= act.HAS_DECK
            if self._ticket_deck:
                key |= act.HAS_TICKETS
            legal = [*DRAWS[key]]
            self._add_claims(seat, legal)
            return legal or [act.PASS]
        if phase == SECOND:
            key = act.IS_SECOND
            for color in self._market:
                key |= COLOR_BIT[color]
            if self._deck or any(self._discard):
                key |= act.HAS_DECK
            return [*DRAWS[key]]
        if phase == TICKETS:
            return [*act.KEEPS[len(self._offers[self._turn])]]
        if phase == INITIAL:
            return [*act.INITIAL_KEEPS[len(self._offers[self._pending.index(0)])]]
        return []

    def _add_claims(self, seat: int, legal: list[int]) -> None:
        """Add every claim that this seat can pay for (R27-R32, R35, R36)."""
        space = self._space
        per_color = space.per_color
        rows = space.rows
        hand = self._hands[9 * seat : 9 * seat + 9]
        locos = hand[LOCOMOTIVE]
        hand[LOCOMOTIVE] = 0
        index = space.blocks[self._trains[seat]] + space.columns[locos]
        claims = space.claims
        table = self._open[seat]
        for cards in hand:
            if cards:
                entry = claims[index + rows[cards]]
                if entry is None:
                    entry = space.payable(index + rows[cards])
                legal += compress(entry[0], entry[1].translate(table))
            index += per_color
        if locos:
            index -= per_color
            entry = claims[index]
            if entry is None:
                entry = space.payable(index)
            legal += compress(entry[0], entry[1].translate(table))

    # ---- what an action does -----------------------------------------------------------------------------------------

    def apply(self, action: int, seat: int | None = None) -> None:
        """Carry out an action for the seat that decides now, or for `seat`.

        `IllegalAction` (a `ValueError`) with the reason where it is not legal; then nothing has changed.
        """
        phase = self._phase
        if (seat is not None and seat != self._turn) or phase == INITIAL:
            self._answer(action, seat)
            return
        seat = self._turn
        if action.__class__ is not int:
            action = self._as_action(action)
        if action >= FIRST_CLAIM:
            if phase != TURN or not self._claim(action, seat):
                self._refuse(action, seat)
        elif action < 0:
            self._refuse(action, seat)
        elif action <= LOCOMOTIVE:
            market = self._market
            if action not in market or not (phase == TURN or (phase == SECOND and action != LOCOMOTIVE)):
                self._refuse(action, seat)
            at = 9 * seat + action
            self._hands[at] += 1
            self._known[at] += 1
            slot = market.index(action)
            deck = self._deck
            log = self._log
            if log is not None:
                log.card = COLORS[action]
            if deck or self._reshuffle():
                market[slot] = card = deck.pop()
                if log is not None:
                    log.refills.append((slot, COLORS[card]))
                if market.count(LOCOMOTIVE) > 2:
                    self._sweep()
            else:
                market[slot] = EMPTY
            if phase == TURN and action != LOCOMOTIVE and (deck or self._second_possible()):
                self._phase = SECOND
            else:
                self._end_turn()
        elif action == act.DRAW_DECK:
            deck = self._deck
            if phase not in (TURN, SECOND) or not (deck or self._reshuffle()):
                self._refuse(action, seat)
            card = deck.pop()
            self._hands[9 * seat + card] += 1
            if self._log is not None:
                self._log.card = COLORS[card]
            if phase == TURN and (deck or self._second_possible()):
                self._phase = SECOND
            else:
                self._end_turn()
        elif action == act.DRAW_TICKETS:
            if phase != TURN or not self._ticket_deck:
                self._refuse(action, seat)
            self._draw_tickets(seat)
        elif action == act.PASS:
            if phase != TURN or self.legal_actions() != [act.PASS]:
                self._refuse(action, seat)
            passes = self._passes + 1
            self._end_turn()
            self._passes = passes
            if passes >= self.num_players:
                self._phase = OVER
        else:
            if phase != TICKETS or action not in act.KEEPS[len(self._offers[seat])]:
                self._refuse(action, seat)
            self._keep(seat, action - KEEP)
            self._end_turn()

    def _claim(self, action: int, seat: int) -> bool:
        """Claim a route (R27-R37); False, and nothing done, where that is not legal."""
        space = self._space
        if action >= space.num_actions:
            return False
        route = space.route_of[action]
        length = self.board.lengths[route]
        table = self._open[seat]
        if not table[route] or self._trains[seat] < length:
            return False
        hands = self._hands
        first = 9 * seat
        color = first + space.color_of[action]
        count = space.count_of[action]
        locos = space.locos_of[action]
        if hands[color] < count or hands[first + 8] < locos:
            return False
        discard = self._discard
        known = self._known
        # What is paid was, as far as anybody can tell, among the cards that had been seen.
        if count:
            hands[color] -= count
            discard[color - first] += count
            seen = known[color]
            if seen:
                known[color] = seen - count if seen > count else 0
        if locos:
            hands[first + 8] -= locos
            discard[LOCOMOTIVE] += locos
            seen = known[first + 8]
            if seen:
                known[first + 8] = seen - locos if seen > locos else 0
        self._trains[seat] -= length
        self._points[seat] += self.board.points[route]
        self._routes[seat] += (route,)
        self._paths[seat] = None
        self._close(route, seat)
        if self._log is not None:
            self._log.points = self.board.points[route]
        market = self._market
        if EMPTY in market:
            self._fill()
        if market.count(LOCOMOTIVE) > 2:
            self._sweep()
        self._end_turn()
        return True

    def _close(self, route: int, seat: int) -> None:
        """Mark a route as owned, and its twin as closed to those to whom it is (R35, R36)."""
        tables = self._open
        twin = self.board.twins[route]
        if self.num_players < 4 or twin < 0:
            table = bytearray(tables[seat])
            table[route] = 0
            if self.num_players < 4:
                if twin >= 0:
                    table[twin] = 0
                self._open = [bytes(table)] * self.num_players
                return
        for other in range(self.num_players):
            table = bytearray(tables[other])
            table[route] = 0
            if twin >= 0 and other == seat:
                table[twin] = 0
            tables[other] = bytes(table)

    def _end_turn(self) -> None:
        """The next seat's turn, or the end (R9, R43, R44)."""
        self._passes = 0
        seat = self._turn
        if self._turns_left:
            self._turns_left -= 1
            if not self._turns_left:
                self._phase = OVER
                return
        elif self._trains[seat] <= LOW_ON_TRAINS:
            self._final = seat
            self._turns_left = self.num_players
            if self._log is not None:
                self._log.triggered_final = True
        seat += 1
        self._turn = 0 if seat == self.num_players else seat
        self._phase = TURN

    # ---- cards -------------------------------------------------------------------------------------------------------

    def _reshuffle(self) -> bool:
        """Make the discard a new deck; False if it is empty too (R23)."""
        discard = self._discard
        cards: list[int] = []
        for color, n in enumerate(discard):
            if n:
                cards += [color] * n
                discard[color] = 0
        if not cards:
            return False
        cards, self._chance = shuffled(cards, self._chance)
        self._deck += cards
        if self._log is not None:
            self._log.reshuffled = True
        return True

    def _fill(self) -> None:
        """Fill empty market slots, the lowest first, as far as cards go (R24)."""
        market = self._market
        for slot in range(len(market)):
            if market[slot] == EMPTY and (self._deck or self._reshuffle()):
                market[slot] = card = self._deck.pop()
                if self._log is not None:
                    self._log.refills.append((slot, COLORS[card]))

    def _sweep(self) -> None:
        """Sweep rows that show three locomotives, until none does or the guard holds (R21, R25)."""
        market = self._market
        discard = self._discard
        for _ in range(self.rules.max_refreshes):
            locos = market.count(LOCOMOTIVE)
            if locos < 3 or EMPTY in market:
                return
            deck = self._deck
            ordinary = len(market) - locos + sum(discard) - discard[LOCOMOTIVE] + len(deck) - deck.count(LOCOMOTIVE)
            if ordinary < 3:
                return
            if self._log is not None:
                self._log.wipes.append([COLORS[c] for c in market])
            for slot, color in enumerate(market):
                discard[color] += 1
                market[slot] = EMPTY
            self._fill()

    def _second_possible(self) -> bool:
        """Can a second card be taken? (R16, R18)"""
        if self._deck or any(self._discard):
            return True
        return any(0 <= color < LOCOMOTIVE for color in self._market)

    # ---- tickets -----------------------------------------------------------------------------------------------------

    def _draw_tickets(self, seat: int) -> None:
        """Draw an offer (R38). A ticket somebody knew to lie under the deck lies there no longer."""
        offer = self._ticket_deck[:OFFER_SIZE]
        self._ticket_deck = self._ticket_deck[OFFER_SIZE:]
        self._offers[seat] = offer
        for other, known in enumerate(self._returned):
            if known:
                self._returned[other] = tuple(t for t in known if t not in offer)
        self._phase = TICKETS
        if self._log is not None:
            self._log.offer = tuple(self.board.tickets[t].id for t in offer)

    def _keep(self, seat: int, mask: int) -> None:
        """Keep the tickets of the mask; the others go under the deck in the order drawn (R39)."""
        offer = self._offers[seat]
        back = tuple(t for i, t in enumerate(offer) if not mask >> i & 1)
        self._tickets[seat] += tuple(t for i, t in enumerate(offer) if mask >> i & 1)
        self._offers[seat] = ()
        self._ticket_deck += back
        self._returned[seat] += back
        if self._log is not None:
            self._log.kept, self._log.offered = len(offer) - len(back), len(offer)

    def _answer(self, action: int, seat: int | None) -> None:
        """An action of a named seat, or an answer to the first tickets (R6)."""
        if self._phase != INITIAL:
            if seat != self.to_move:
                self._refuse(action, seat)
            self.apply(action)
            return
        if seat is None:
            seat = self._pending.index(0)
        if seat not in range(self.num_players) or self._pending[seat]:
            self._refuse(action, seat)
        action = self._as_action(action)
        offer = self._offers[seat]
        if action not in act.INITIAL_KEEPS[len(offer)]:
            self._refuse(action, seat)
        self._pending[seat] = action - KEEP
        if self._log is not None:
            self._log.kept, self._log.offered = (action - KEEP).bit_count(), len(offer)
        if 0 not in self._pending:
            self._open_first_turn()

    def _open_first_turn(self) -> None:
        """All have answered: the choices take effect in seat order."""
        log, self._log = self._log, None
        for seat, mask in enumerate(self._pending):
            self._keep(seat, max(mask, 0))
            self._pending[seat] = 0
        self._log = log
        self._phase = TURN
        self._turn = self.start
        if log is not None:
            log.answered_all = True

    # ---- refusing ----------------------------------------------------------------------------------------------------

    def _as_action(self, action: object) -> int:
        try:
            number = int(action.__index__())  # type: ignore[attr-defined]
        except (AttributeError, TypeError):
            number = -1
        if number < 0 or isinstance(action, bool):
            raise IllegalAction(Refusal("not_a_move", {"action": repr(action)}))
        return number

    def _refuse(self, action: object, seat: int | None) -> NoReturn:
        from .legality import why_not_action

        raise IllegalAction(why_not_action(self, action, seat))
