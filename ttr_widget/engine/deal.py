"""The deal: a fresh game (R3, R5-R8)."""

from __future__ import annotations

from .actions import OFFER_SIZE
from .board import Board, usa
from .cards import CARD_COUNTS, EMPTY, MARKET_SIZE, START_HAND
from .chance import drawn, fresh_seed, shuffled
from .fields import INITIAL, NO_SEAT, TURN
from .rules import Rules
from .state import GameState

MIN_PLAYERS = 2
MAX_PLAYERS = 5


def check_players(players: object) -> int:
    """The number of players if it is one (R3), else a `ValueError` that says what would be right."""
    if isinstance(players, bool) or not isinstance(players, int) or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"players must be a number from {MIN_PLAYERS} to {MAX_PLAYERS}, not {players!r} (R3)")
    return players


def check_start(start: object, players: int) -> None:
    """`ValueError` unless this is a seat of one of so many players."""
    if isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < players:
        raise ValueError(f"start must be a seat from 0 to {players - 1}, not {start!r} (R7)")


def check_seed(seed: object) -> int:
    """The seed if it is a whole number, else a `ValueError`."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"seed must be a whole number or None, not {seed!r}")  # noqa: TRY004
    return seed


def empty_state(board: Board, rules: Rules, players: int, start: int) -> GameState:
    """A state with nothing dealt: all cards and tickets are still missing."""
    state = GameState()
    state.board = board
    state.rules = rules
    state.num_players = players
    state.start = start
    state._space = board.actions
    state._phase = INITIAL
    state._turn = start
    state._hands = [0] * (9 * players)
    state._known = [0] * (9 * players)
    state._trains = [board.trains] * players
    state._points = [0] * players
    state._market = [EMPTY] * MARKET_SIZE
    state._deck = []
    state._discard = [0] * len(CARD_COUNTS)
    state._ticket_deck = ()
    state._tickets = [()] * players
    state._offers = [()] * players
    state._pending = [0] * players
    state._returned = [()] * players
    state._routes = [()] * players
    state._open = [board.actions.all_open] * players
    state._paths = [None] * players
    state._final = NO_SEAT
    state._turns_left = 0
    state._passes = 0
    state._chance = 0
    state._log = None
    return state


def new_game(players: int, seed: int | None, board: Board | None, start: int | None, rules: Rules | None) -> GameState:
    """See `GameState.new`."""
    players = check_players(players)
    if start is not None:
        check_start(start, players)
    seed = fresh_seed() if seed is None else check_seed(seed)
    board = usa() if board is None else board
    cards = [color for color, n in enumerate(CARD_COUNTS) for _ in range(n)]
    cards, seed = shuffled(cards, seed)
    tickets, seed = shuffled(list(range(len(board.tickets))), seed)
    # The seat is drawn last, and whether or not it is used: a given start leaves the deal as it is.
    chosen, seed = drawn(players, seed)
    state = empty_state(board, Rules() if rules is None else rules, players, chosen if start is None else start)
    state._chance = seed
    for seat in range(players):
        for _ in range(START_HAND):
            state._hands[9 * seat + cards.pop()] += 1
    state._deck = cards
    state._fill()
    state._sweep()
    for seat in range(players):
        state._offers[seat] = tuple(tickets[:OFFER_SIZE])
        del tickets[:OFFER_SIZE]
    state._ticket_deck = tuple(tickets)
    state._pending = [0 if offer else NO_SEAT for offer in state._offers]
    if 0 not in state._pending:
        state._phase = TURN
        state._pending = [0] * players
    return state
