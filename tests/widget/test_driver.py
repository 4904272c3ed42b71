"""The bots' driver: it moves without blocking, keeps quiet after a jump, and says why it stopped."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

import ttr_widget as ttr
from tests.widget.conftest import Page
from ttr_widget.widget import BotDriver

Show = Callable[[ttr.GameWidget], Page]


async def until(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not ready():  # noqa: ASYNC110 - what is waited for is the game, which has no event
            await asyncio.sleep(0.005)


class Failing:
    """Raises; its words must not reach the board."""

    name = "Failing"

    def choose(self, view: ttr.View) -> ttr.Move:
        raise RuntimeError(f"my hand is {view.hand}")


class Cheating:
    """Plays what is not legal."""

    name = "Cheating"

    def choose(self, view: ttr.View) -> ttr.Move:
        return ttr.Move.pass_() if view.phase == "turn" else view.legal_moves[0]


class Slow:
    """Waits until it is let go, and notes its thread."""

    name = "Slow"

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.go = threading.Event()
        self.threads: set[int] = set()

    def choose(self, view: ttr.View) -> ttr.Move:
        self.threads.add(threading.get_ident())
        self.asked.set()
        self.go.wait(10)
        return view.legal_moves[0]


async def test_a_whole_game_of_bots_runs_by_itself(page: Show) -> None:
    game = ttr.Game(players=[ttr.bots.Greedy(), ttr.bots.Random()], seed=1)
    shown = page(ttr.GameWidget(game, speed=3))
    await until(lambda: game.is_over)
    assert shown.widget.view is not None
    assert shown.widget.view["winners"] == list(game.winners)


async def test_bots_answer_a_person_and_wait_for_the_next(page: Show) -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=1, start=0)
    shown = page(ttr.GameWidget(game, speed=3))
    shown.play("keep all")
    await until(lambda: game.phase == "turn")
    assert game.turn == 0
    shown.play("draw deck")
    shown.play("draw deck")
    await until(lambda: game.turn == 0 and game.phase == "turn" and game.ply > 4)


async def test_speed_0_holds_the_bots(page: Show) -> None:
    game = ttr.Game(players=[ttr.bots.Greedy(), "Ann"], seed=1, start=0)
    shown = page(ttr.GameWidget(game, speed=0))
    await asyncio.sleep(0.05)
    assert game.ply == 0
    assert shown.widget.status["driver"] == "paused"
    shown.widget.set_state({"speed": 3})
    await until(lambda: game.ply > 0)


async def test_one_driver_however_many_widgets(page: Show) -> None:
    game = ttr.Game(players=[ttr.bots.Greedy(), "Ann"], seed=1, start=0)
    one, two = page(ttr.GameWidget(game, speed=3)), page(ttr.GameWidget(game, speed=3))
    await until(lambda: game.ply == 1)
    await asyncio.sleep(0.05)
    assert game.ply == 1
    one.widget.close()
    two.play("keep all", seat=1)
    await until(lambda: game.turn == 1 and game.phase == "turn")
    two.widget.close()
    assert BotDriver.of(game)._task is None
    game.play("draw deck", seat=1)
    game.play(game.legal_moves()[0], seat=1)
    ply = game.ply
    await asyncio.sleep(0.05)
    assert game.ply == ply, "the last widget is closed: nobody drives"


async def test_a_bot_thinks_off_the_main_thread(page: Show) -> None:
    bot = Slow()
    game = ttr.Game(players=[bot, "Ann"], seed=1, start=0)
    shown = page(ttr.GameWidget(game, speed=3))
    await until(bot.asked.is_set)
    assert shown.widget.status["thinking"] == 0
    bot.go.set()
    await until(lambda: game.ply == 1)
    assert threading.get_ident() not in bot.threads


async def test_an_answer_to_an_old_question_is_dropped(page: Show) -> None:
    bot = Slow()
    game = ttr.Game(players=[bot, "Ann"], seed=1, start=0)
    page(ttr.GameWidget(game, speed=3))
    await until(bot.asked.is_set)
    game.restart(players=["Cy", "Di"], seed=2)
    bot.go.set()
    await asyncio.sleep(0.05)
    assert game.ply == 0


async def test_a_failing_bot_stops_the_driver_and_the_board_says_so(page: Show) -> None:
    game = ttr.Game(players=["Ann", Failing()], seed=1, start=0)
    shown = page(ttr.GameWidget(game, speed=3))
    shown.play("keep all")
    await until(lambda: shown.widget.status["driver"] == "stopped")
    assert shown.widget.status["error"] == {"seat": 1, "name": "Failing", "reason": "RuntimeError"}
    assert "hand" not in str(shown.widget.status)
    assert game.ply == 1
    shown.send("resume")
    assert shown.widget.status["driver"] == "running"
    await until(lambda: shown.widget.status["driver"] == "stopped")


async def test_a_cheating_bot_is_found_out(page: Show) -> None:
    game = ttr.Game(players=[Cheating(), "Ann"], seed=1, start=0)
    shown = page(ttr.GameWidget(game, speed=3))
    await until(lambda: game.ply == 1)
    shown.play("keep all")
    await until(lambda: shown.widget.status["driver"] == "stopped")
    assert shown.widget.status["error"]["reason"] == "pass_not_allowed"


async def test_after_a_jump_the_bots_hold_still(page: Show) -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=1, start=0)
    shown = page(ttr.GameWidget(game, speed=3))
    shown.play("keep all")
    await until(lambda: game.phase == "turn" and game.turn == 0)
    shown.play("draw deck")
    shown.play("draw deck")
    await until(lambda: game.turn == 0 and game.ply > 4)
    game.undo(1)
    ply = game.ply
    await asyncio.sleep(0.05)
    assert (game.ply, shown.widget.status["driver"]) == (ply, "held")
    shown.send("resume")
    await until(lambda: game.ply > ply)
    game.undo(game.ply - 2)
    assert shown.widget.status["driver"] == "held"
    shown.play("draw deck")
    shown.play("draw deck")
    await until(lambda: game.turn == 0 and game.ply > 4)


async def test_a_claim_can_be_taken_back_before_the_bot_moves(page: Show) -> None:
    game = ttr.Game.from_position(
        {"players": [{"hand": {"yellow": 6}}, {}], "market": ["red"] * 5}, players=["Ann", ttr.bots.Greedy()]
    )
    shown = page(ttr.GameWidget(game, speed=2))
    shown.play("claim Helena-Seattle with 6 yellow")
    await asyncio.sleep(0.5)
    assert game.ply == 1
    assert shown.widget.can_undo
    assert shown.send("undo", state_id=game.state_id)["kind"] == "accepted"
    assert (game.ply, game.turn) == (0, 0)


class Wording:
    """Answers with what is no move."""

    name = "Wording"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: ttr.View) -> object:
        return view.legal_moves[0] if view.phase == "initial_tickets" else self.answer


@pytest.mark.parametrize("answer", ["draw deck", None, ttr.Move("deck", color="red"), ttr.Move("draw", color=["red"])])
async def test_an_answer_that_is_no_move_stops_the_bots(page: Show, answer: object) -> None:
    game = ttr.Game(players=["Ann", Wording(answer)], seed=4, start=1)
    shown = page(ttr.GameWidget(game, speed=3))
    game.play("keep all")
    await until(lambda: shown.widget.status["driver"] == "stopped")
    assert shown.widget.status["error"] == {"seat": 1, "name": "Wording", "reason": "not_a_move"}
    assert game.phase == "turn"


async def test_an_observer_that_raises_does_not_stop_the_bots(page: Show) -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Random(), ttr.bots.Random()], seed=4, start=1)
    page(ttr.GameWidget(game, speed=3))
    told = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: told.append(about["exception"]))

    def raises(_change: object) -> None:
        raise KeyError("observer")

    game.play("keep all")
    game.observe(raises, names="ply")
    await until(lambda: game.turn == 0 and game.phase == "turn")
    assert [type(error) for error in told] == [KeyError] * (game.ply - 1)
