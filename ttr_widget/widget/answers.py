"""How a widget answers the messages of its page: each one is done once and `accepted`, or `refused` with a reason."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from ttr_widget.errors import MoveError, Refusal
from ttr_widget.game import Game
from ttr_widget.players import kind_of, kinds, make_bot
from ttr_widget.widget import messages
from ttr_widget.widget.as_text import python_of
from ttr_widget.widget.branching import Branching
from ttr_widget.widget.driver import BotDriver
from ttr_widget.widget.lateness import LATE, STALE, Clock
from ttr_widget.widget.saved import continued, new_game, offer
from ttr_widget.widget.seats import Eyes, SeatChoice
from ttr_widget.widget.takeback import plies_to_undo

_REMEMBERED_REPLIES: Final = 256

Reply = dict[str, Any]


class Answers(Branching):
    """The answering half of `GameWidget`, which declares the traits used here and draws the consequences."""

    game: Game | None
    seat: SeatChoice
    undo: str
    can_branch: bool
    ply: int
    live_ply: int
    setup: dict[str, Any] | None
    saved: dict[str, Any] | None
    _eyes: Eyes | None
    _driver: BotDriver | None
    _autosave: str | os.PathLike[str] | None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._replies: OrderedDict[str, Reply] = OrderedDict()
        self._late: dict[str, messages.Play] = {}
        self._clock = Clock()
        super().__init__(*args, **kwargs)

    def _bind(self, game: Game) -> None:
        raise NotImplementedError

    def _renew(self, *, follow: bool = False) -> None:
        raise NotImplementedError

    def _on_refused(self, move: str, refusal: Refusal) -> Reply:
        """What is answered to a move from the page that is refused; a lesson has something to say to it."""
        return _refused(refusal.code, refusal.rule, refusal.args)

    def _on_lesson(self, message: messages.LessonAction) -> Reply:
        """What a learner asks for. A game without a lesson knows nothing of it."""
        return _refused("malformed", "R57", {"field": "kind", "reason": f"this is no lesson: {message.action}"})

    def send(self, content: Reply, buffers: Any = None) -> None:
        """Send to the page (ipywidgets)."""
        super().send(content, buffers)  # type: ignore[misc]

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        id_ = content.get("id") if isinstance(content, Mapping) else None
        id_ = id_ if isinstance(id_, str) and len(id_) <= messages.MAX_ID else None
        if id_ is not None and id_ in self._replies:  # doubled on the way: answered again, done once
            self.send(self._replies[id_])
            return
        before = None if self.game is None else self.game.state_id
        raised: Exception | None = None
        try:
            reply = self._handle(messages.parse_message(content))
        except messages.MalformedMessage as error:
            reply = _refused("malformed", "R57", {"field": error.field, "reason": error.reason})
        except MoveError as error:
            reply = _refused(error.code, error.rule, error.refusal.args)
        except Exception as error:
            if self.game is None or self.game.state_id == before:
                raise
            reply, raised = {"kind": "accepted"}, error  # an observer's: what was asked is done, and the page is told
        reply.setdefault("id", id_)
        if id_ is not None and reply["kind"] not in ("log", "ready", "python"):
            self._replies[id_] = reply
            while len(self._replies) > _REMEMBERED_REPLIES:
                self._replies.popitem(last=False)
        self.send(reply)
        if raised is not None:
            raise raised

    def _handle(self, message: messages.Message) -> Reply:
        if isinstance(message, messages.Cancel):
            # one that arrives before the move is played wins; one that is too late changes nothing
            self._late.pop(message.of, None)
            self._replies.setdefault(message.of, _refused("cancelled", "R57", {}) | {"id": message.of})
            return {"kind": "accepted"}
        if isinstance(message, messages.Go):
            late = self._late.pop(message.of, None)
            if late is None:
                return _refused("stale", "R57", {}) | {"id": message.of}
            return self._handle(replace(late, sent=message.sent)) | {"id": message.of}
        if self._one_line and (_starts_anew(message) or _leads_elsewhere(message)):
            raise messages.MalformedMessage("kind", self._one_line)
        if self._main is not None and _starts_anew(message):
            return _refused("malformed", "R57", {"field": "kind", "reason": "this is a branch: main comes first"})
        if isinstance(message, messages.New):
            return self._new(message)
        if isinstance(message, messages.Command) and message.kind == "continue":
            return self._continue()
        game, eyes = self.game, self._eyes
        if game is None or eyes is None:
            return _refused("malformed", "R57", {"field": "kind", "reason": "there is no game yet: new"})
        if isinstance(message, messages.LessonAction):
            return self._on_lesson(message)
        if isinstance(message, messages.ReferenceAction):
            return _refused("malformed", "R57", {"field": "kind", "reason": "this is no reference"})
        if isinstance(message, messages.Log):
            return self._log(game, message.start)
        if isinstance(message, messages.Python | messages.Branch):
            return self._to_ply(game, eyes, message)
        if isinstance(message, messages.Command):
            self._command(game, message.kind)
        elif message.state_id != game.state_id:
            return _refused("stale", "R57", {"state_id": game.state_id})
        elif isinstance(message, messages.Reveal):
            eyes.reveal()
            self._renew(follow=True)
        elif isinstance(message, messages.Undo):
            plies = plies_to_undo(game, eyes.sitting, self.undo)
            if plies == 0:
                return _refused("undo_not_allowed", "R12", {"policy": self.undo})
            game.undo(plies)
            if self._driver is not None:
                self._driver.wake()
        else:
            return self._play(game, eyes, message)
        return {"kind": "accepted"}

    def _play(self, game: Game, eyes: Eyes, message: messages.Play) -> Reply:
        age = self._clock.age(message.sent)
        if age > STALE:
            return _refused("stale", "R57", {"state_id": game.state_id})
        if age > LATE:
            self._late = {message.id: message}
            return {"kind": "ready"}
        seat = message.seat
        if game.is_over:
            return _refused("game_over", "R44", {})
        if self.ply != self.live_ply:
            return _refused("stale", "R57", {"state_id": game.state_id})
        if not eyes.may_move(seat):
            return _refused("not_your_turn", "R9", {"seat": game.turn, "seat_name": game.names[game.turn or 0]})
        refusal = game.why_not(message.move, seat)  # asked first: `play` would let bots move that are due
        if refusal is not None:
            return self._on_refused(message.move, refusal)
        game.play(message.move, seat=seat)
        return {"kind": "accepted"}

    def _command(self, game: Game, kind: str) -> None:
        if kind == "setup":
            self.setup = {"bots": list(kinds()), "players": _players_of(game)}
        elif kind == "back":
            self.setup = None
        elif kind == "main":
            self.back_to_main()
        elif kind == "decline":
            game.decline_saved()
        elif kind == "resume":
            if self._driver is not None:
                self._driver.resume()
        else:
            game.restart()
            self._renew(follow=True)

    def _new(self, message: messages.New) -> Reply:
        unknown = [p.bot for p in message.players if p.bot is not None and p.bot not in kinds()]
        if unknown:
            reason = f"one of {', '.join(kinds())}"
            return _refused("malformed", "R57", {"field": "players.bot", "reason": reason})
        players = [p.name if p.bot is None else make_bot(p.bot, name=p.name) for p in message.players]
        if self.game is None:
            self._bind(new_game(players, message.seed, self._autosave))
        else:
            self.game.restart(players=players, seed=message.seed)
            self._renew(follow=True)
        self.setup = None
        return {"kind": "accepted"}

    def _continue(self) -> Reply:
        if self.game is not None:  # other people may sit down: nobody's hand is shown before the curtain lifts
            self._eyes = Eyes(self.game, self.seat)
        game = continued(self.game, self._autosave)
        if game is None:  # the page's offer is out of date
            self.saved = offer(self.game, None)
            return _refused("stale", "R57", {})
        if self.game is None:
            self._bind(game)
        self._renew(follow=True)
        self.setup = None
        if self._driver is not None:
            self._driver.resume()
        return {"kind": "accepted"}

    def _to_ply(self, game: Game, eyes: Eyes, message: messages.Python | messages.Branch) -> Reply:
        if message.ply > game.ply:  # the page's log is longer than the game by now: something was taken back
            return _refused("stale", "R57", {"state_id": game.state_id})
        if isinstance(message, messages.Python):
            return {"kind": "python", "text": python_of(game, eyes.seat, message.ply)}
        if not self.can_branch:
            return _refused("branch_not_allowed", "R52", {"policy": self.undo})
        self._branch_again(message.ply)
        return {"kind": "accepted"}

    def _log(self, game: Game, start: int) -> Reply:
        eyes = self._eyes
        events = [] if eyes is None else game.events(eyes.seat, start=start)
        return {"kind": "log", "branch": self._line_number(game), "from": start, "events": events}


def _starts_anew(message: messages.Message) -> bool:
    """Whether a message would put another game in the place of the one on the board."""
    commands = ("rematch", "setup", "continue", "decline")
    return isinstance(message, messages.New) or (isinstance(message, messages.Command) and message.kind in commands)


def _leads_elsewhere(message: messages.Message) -> bool:
    """Whether a message would show something else than the game on the board."""
    command = isinstance(message, messages.Command) and message.kind in ("back", "main")
    return command or isinstance(message, messages.Branch)


def _players_of(game: Game) -> list[dict[str, str | None]]:
    return [
        {"name": name, "bot": None if bot is None else kind_of(bot)}
        for name, bot in zip(game.names, game.bots, strict=True)
    ]


def _refused(code: str, rule: str | None, args: Mapping[str, Any]) -> dict[str, Any]:
    return {"kind": "refused", "code": code, "rule": rule, "args": dict(args)}
