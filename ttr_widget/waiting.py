"""Waiting for a move: what `await game.next_move()` does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game
    from .records.record import Record


async def next_move(game: Game, seat: int | None = None) -> Record:
    """The next record of `game`, or the next one of `seat`. See `Game.next_move`."""
    if seat is not None:
        game._seat(seat)  # noqa: SLF001 - refuses a seat that is none
    if game.is_over:
        raise ValueError("the game is over: no move will come")
    loop = asyncio.get_running_loop()
    moved: asyncio.Future[Record] = loop.create_future()
    known, branch = len(game.history), game.branch

    def settle(record: Record | None) -> None:
        if moved.done():
            return
        if record is None:
            moved.set_exception(ValueError("the game is over: no move will come"))
        else:
            moved.set_result(record)

    def look(_change: Any) -> None:
        nonlocal known, branch
        history = game.history
        new = history[known:] if game.branch == branch else ()  # undo, redo and jumps are no moves
        known, branch = len(history), game.branch
        found = next((record for record in new if seat in (None, record.seat)), None)
        if found is not None or game.is_over:
            # A move may be played in another thread; the loop takes the answer in its own.
            loop.call_soon_threadsafe(settle, found)

    game.observe(look, names="state_id")
    try:
        return await moved
    finally:
        game.unobserve(look, names="state_id")
