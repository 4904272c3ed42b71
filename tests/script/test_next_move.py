"""`await game.next_move()`: whoever moves, or one seat; with the driver of the bots; cancelled without a trace."""

from __future__ import annotations

import asyncio

import pytest

import ttr_widget as ttr


def observers(game: ttr.Game) -> int:
    return sum(len(handlers) for kinds in game._trait_notifiers.values() for handlers in kinds.values())


async def test_the_next_move_of_anybody() -> None:
    game = ttr.Game(players=2, seed=1)
    waiting = asyncio.create_task(game.next_move())
    await asyncio.sleep(0)
    game.play("keep all")
    record = await waiting
    assert record == game.history[0]
    before = observers(game)
    again = asyncio.create_task(game.next_move(seat=0))
    await asyncio.sleep(0)
    game.play("keep all")  # seat 1: not the one that is waited for
    await asyncio.sleep(0.01)
    assert not again.done()
    while game.turn != 0:
        game.play(game.legal_moves()[0])
    game.play("draw deck")
    assert (await again).seat == 0
    assert observers(game) == before


async def test_several_may_wait() -> None:
    game = ttr.Game(players=2, seed=1)
    tasks = [asyncio.create_task(game.next_move(seat)) for seat in (None, 0, 1)]
    await asyncio.sleep(0)
    game.play("keep all", seat=1)
    game.play("keep all", seat=0)
    assert [r.seat for r in await asyncio.gather(*tasks)] == [1, 0, 1]


async def test_undo_and_redo_are_no_moves() -> None:
    game = ttr.Game(players=2, seed=1)
    game.play("keep all")
    waiting = asyncio.create_task(game.next_move())
    await asyncio.sleep(0)
    game.undo()
    game.redo()
    game.undo()
    await asyncio.sleep(0.01)
    assert not waiting.done()
    game.play("keep all")
    assert (await waiting).ply == 0


async def test_cancelled_without_a_trace() -> None:
    game = ttr.Game(players=2, seed=1)
    before = observers(game)
    waiting = asyncio.create_task(game.next_move())
    await asyncio.sleep(0)
    assert observers(game) == before + 1
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert observers(game) == before
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(game.next_move(), 0.01)
    assert observers(game) == before
    game.play("keep all")


async def test_the_end_of_the_game() -> None:
    game = ttr.Game.from_position("ttr1 usa final=1:1 turn=0 deck=KK / trains=20 hand=6Y / trains=2")
    waiting = asyncio.create_task(game.next_move(seat=1))
    mine = asyncio.create_task(game.next_move(seat=0))
    await asyncio.sleep(0)
    game.play("claim Helena-Seattle with 6 yellow")
    assert game.is_over
    assert (await mine).outcome.over
    with pytest.raises(ValueError, match="over"):
        await waiting
    with pytest.raises(ValueError, match="over"):
        await game.next_move()
    with pytest.raises(ValueError, match="seat"):
        await ttr.Game(players=2).next_move(seat=5)


async def test_a_move_played_in_another_thread() -> None:
    game = ttr.Game(players=2, seed=1)
    waiting = asyncio.create_task(game.next_move())
    await asyncio.sleep(0)
    await asyncio.to_thread(game.play, "keep all")
    assert (await asyncio.wait_for(waiting, 5)).ply == 0


async def test_with_the_driver_of_the_bots() -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=1, start=0)
    widget = ttr.GameWidget(game, speed=3)
    try:
        game.play("keep all")
        record = await asyncio.wait_for(game.next_move(seat=1), 20)
        assert record.seat == 1
        assert record in game.history
    finally:
        widget.close()
