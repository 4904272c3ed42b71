"""The one driver of a game's bots: it lets them think off the main thread, at the pace of the board.

There is one `BotDriver` a `Game`, whatever number of widgets look at it. It holds still
after an undo, redo or jump until a person moves or presses Resume, and stops, saying which and why, when a bot
fails. A bot's answer counts only if the game still stands where the bot was asked.
"""

from __future__ import annotations

import asyncio
import sys
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from traitlets import Bunch

from ttr_widget.engine import Move, View
from ttr_widget.game import Game

PACE = {1: 0.6, 2: 0.3, 3: 0.0}
"""Seconds before a bot's move at each speed."""

UNDO_WINDOW = 1.5
"""Seconds that bots leave a person to take a claim back (`undo="fair"`)."""


@dataclass(frozen=True)
class BotFault:
    """Why the driver stopped: seat and name of the bot, and `reason`, a class name or a refusal code.

    The bot's own words stay in the kernel (`exception`): they may tell its hand.
    """

    seat: int
    name: str
    reason: str
    exception: BaseException | None = None


class BotDriver:
    """Plays the bots of one game on the running event loop. Get it from `BotDriver.of(game)`."""

    _drivers: ClassVar[weakref.WeakKeyDictionary[Game, BotDriver]] = weakref.WeakKeyDictionary()

    def __init__(self, game: Game) -> None:
        self._game = weakref.ref(game)
        self._users: weakref.WeakSet[Any] = weakref.WeakSet()
        self._task: asyncio.Task[None] | None = None
        self._listeners: list[weakref.WeakMethod[Callable[[], None]]] = []
        self._branch = game.branch
        self.speed = 1
        self.undo_window = False
        self.held = False
        self.thinking: int | None = None
        self.fault: BotFault | None = None

    @classmethod
    def of(cls, game: Game) -> BotDriver:
        """The driver of `game`, made at the first call."""
        driver = cls._drivers.get(game)
        if driver is None:
            driver = cls._drivers[game] = cls(game)
        return driver

    # -- who uses it ------------------------------------------------------------------------------------------
    def attach(self, user: object, listener: Callable[[], None]) -> None:
        """Count `user` (a live widget) in; `listener` (a bound method) is called when `status` changes."""
        game = self._require_game()
        if not self._users:
            game.observe(self._on_change, names="state_id")
            self._branch = game.branch
        self._users.add(user)
        self._listeners.append(weakref.WeakMethod(listener))
        self.wake()

    def detach(self, user: object) -> None:
        """Count `user` out; the last one out stops the driver."""
        self._users.discard(user)
        alive = [(ref, ref()) for ref in self._listeners]
        self._listeners = [ref for ref, fn in alive if fn is not None and getattr(fn, "__self__", None) is not user]
        if not self._users:
            self._cancel()
            game = self._game()
            if game is not None:
                game.unobserve(self._on_change, names="state_id")

    # -- state ------------------------------------------------------------------------------------------------
    @property
    def status(self) -> dict[str, Any]:
        """What the board shows: `driver` (running, paused, held or stopped), `thinking` (seat), `error`."""
        if self.fault is not None:
            state = "stopped"
        elif self.held:
            state = "held"
        else:
            state = "paused" if self.speed == 0 else "running"
        fault = self.fault
        error = None if fault is None else {"seat": fault.seat, "name": fault.name, "reason": fault.reason}
        return {"driver": state, "thinking": self.thinking, "error": error}

    def set_speed(self, speed: int) -> None:
        """Set the pace: 0 holds the bots, 1 to 3 are ever faster."""
        if speed != self.speed:
            self.speed = speed
            self._cancel()
            self.wake()

    def resume(self) -> None:
        """Go on after an undo, a jump or a fault."""
        self.held = False
        self.fault = None
        self.wake()

    def wake(self) -> None:
        """Start thinking if a bot is to move and nothing stands in the way. Safe to call at any time."""
        game = self._game()
        if game is not None and self._users and self._task is None and self._may_run(game):
            try:
                loop = asyncio.get_running_loop()
            except RuntimeError:  # plain Python without a loop: `game.play_bots()` is the way there
                return
            self._task = loop.create_task(self._run())
        self._tell()

    # -- work -------------------------------------------------------------------------------------------------
    def _may_run(self, game: Game) -> bool:
        return self.speed > 0 and not self.held and self.fault is None and game.bot_to_move() is not None

    async def _run(self) -> None:
        try:
            while True:
                game = self._game()
                if game is None or not self._may_run(game):
                    return
                seat = game.bot_to_move()
                assert seat is not None
                state_id, delay = game.state_id, self._delay(game)
                view = game.view(seat)
                bot = game.bots[seat]
                name = game.names[seat]
                del game  # a sleeping driver must not keep a forgotten game alive
                self.thinking = seat
                self._tell()
                if delay:
                    await asyncio.sleep(delay)
                if not self._still_at(state_id):
                    continue
                try:
                    move = await _choose(bot, view)
                except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the board says so and the game goes on
                    self._stop(BotFault(seat, name, type(error).__name__, error))
                    return
                game = self._game()
                if game is None or game.state_id != state_id:
                    continue
                reason = _unplayable(game, seat, move)
                if reason is not None:
                    self._stop(BotFault(seat, name, reason))
                    return
                try:
                    game.play(move, seat=seat)
                except Exception as error:  # noqa: BLE001 - an observer's: the move stands, and the bots go on
                    about = {"message": "an observer of the game raised", "exception": error}
                    asyncio.get_running_loop().call_exception_handler(about)
                if delay == 0:
                    await asyncio.sleep(0)  # let the page be sent what happened
        finally:
            if self._task is asyncio.current_task():  # not after `_cancel`, which may have made room for another
                self._task = None
                self.thinking = None
                self._tell()

    def _delay(self, game: Game) -> float:
        pace = PACE[self.speed]
        if pace == 0 or game.phase == "initial_tickets":
            return 0.0
        last = game.history[-1] if game.history else None
        if self.undo_window and last is not None and last.move.kind == "claim" and game.bots[last.seat] is None:
            return max(pace, UNDO_WINDOW)
        return pace

    def _still_at(self, state_id: int) -> bool:
        game = self._game()
        return game is not None and game.state_id == state_id and self._may_run(game)

    def _stop(self, fault: BotFault) -> None:
        self.fault = fault

    def _on_change(self, change: Bunch) -> None:
        game = self._game()
        if game is None:
            return
        if game.branch != self._branch:
            self._branch = game.branch
            self.fault = None
            self.held = bool(game.history) and not game.is_over
        elif game.history and game.bots[game.history[-1].seat] is None:
            self.held = False
            self.fault = None
        self.wake()

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self.thinking = None

    def _tell(self) -> None:
        for ref in list(self._listeners):
            listener = ref()
            if listener is not None:
                listener()

    def _require_game(self) -> Game:
        game = self._game()
        if game is None:
            raise ReferenceError("the game of this driver is gone")
        return game


def _unplayable(game: Game, seat: int, answer: object) -> str | None:
    """Why a bot's answer cannot be played, as a refusal code; None if it can."""
    if not isinstance(answer, Move):
        return "not_a_move"
    refusal = game.why_not(answer, seat)
    return None if refusal is None else refusal.code


async def _choose(bot: Any, view: View) -> Move:
    """The bot's answer, found in a worker thread where there are threads (not in Pyodide)."""
    if sys.platform == "emscripten":
        return bot.choose(view)
    return await asyncio.to_thread(bot.choose, view)
