"""What a front end may say to the kernel, checked field by field before anything looks at the game.

A browser is a stranger: every message is parsed into one of the small classes below, or refused as
``malformed`` with the field that is wrong. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ttr_widget.players import checked_name

MAX_ID: Final = 64
MAX_MOVE: Final = 400
MAX_NAME: Final = 40
MAX_SEED: Final = 2**53 - 1  # what JavaScript can say exactly

_COMMANDS: Final = ("rematch", "resume", "setup", "back", "continue", "decline", "main")


_LESSON_ACTIONS: Final = ("retry", "hint", "next", "back", "go", "tried")
_REFERENCE_ACTIONS: Final = ("open", "close")


class MalformedMessage(ValueError):
    """A message that is not one of ours. `field` names what is wrong, `reason` what would be right."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"message field {field!r}: {reason}")
        self.field = field
        self.reason = reason


@dataclass(frozen=True)
class Play:
    """A move, made on the screen that showed `state_id`, at `sent` (milliseconds since 1970 by the page's clock)."""

    id: str
    move: str
    state_id: int
    seat: int | None
    sent: int | None = None


@dataclass(frozen=True)
class PlayerSetup:
    """One line of the start panel: a name, and the bot's kind where it is one."""

    name: str
    bot: str | None


@dataclass(frozen=True)
class New:
    """Start a game from the start panel."""

    id: str
    players: tuple[PlayerSetup, ...]
    seed: int | None


@dataclass(frozen=True)
class Command:
    """A message of one word.

    `rematch`, `resume` (the bots), `setup` (show the start panel), `back` (hide it), `continue` (the saved game that
    the `saved` trait offers, in the place of this one), `decline` (this game, not the saved one), `main` (from a branch
    back to the game it comes from).
    """

    id: str
    kind: str


@dataclass(frozen=True)
class Undo:
    """Take back as much as the widget's undo policy allows."""

    id: str
    state_id: int


@dataclass(frozen=True)
class Reveal:
    """The person the curtain waits for has sat down."""

    id: str
    state_id: int


@dataclass(frozen=True)
class Go:
    """Yes, the late intent with the id `of` still stands."""

    id: str
    of: str
    sent: int | None = None


@dataclass(frozen=True)
class Cancel:
    """Forget the intent with the id `of`, if it has not been carried out yet."""

    id: str
    of: str


@dataclass(frozen=True)
class Log:
    """Send the events from ply `start` on."""

    id: str
    start: int


@dataclass(frozen=True)
class Python:
    """Send the cell that plays the game again, up to ply `ply`."""

    id: str
    ply: int


@dataclass(frozen=True)
class Branch:
    """Make a branch at ply `ply`, and show it."""

    id: str
    ply: int


@dataclass(frozen=True)
class LessonAction:
    """What a learner does about the lesson: `retry`, `hint`, `next`, `back`, `go` (to `lesson`), `tried` (`move`).

    `tried` is a move that the page itself has told to be none: it is judged as if it had been played.
    """

    id: str
    action: str
    lesson: str | None = None
    move: str | None = None


@dataclass(frozen=True)
class ReferenceAction:
    """Open an example of the reference on the board (`item`: a question's number or a rare state's id), or close it."""

    id: str
    action: str
    item: str | None = None


Message = Play | New | Command | Undo | Reveal | Go | Cancel | Log | Python | Branch | LessonAction | ReferenceAction


@dataclass
class _Fields:
    content: Mapping[str, Any]
    used: set[str] = field(default_factory=lambda: {"kind"})

    def text(self, name: str, limit: int) -> str:
        self.used.add(name)
        value = self.content.get(name)
        if not isinstance(value, str) or not value.strip():
            raise MalformedMessage(name, "a text that is not empty")
        if len(value) > limit:
            raise MalformedMessage(name, f"at most {limit} characters")
        if any(ord(c) < 32 or 0xD800 <= ord(c) <= 0xDFFF for c in value):
            raise MalformedMessage(name, "no control characters")
        return value

    def integer(self, name: str, low: int, high: int, *, optional: bool = False) -> int | None:
        self.used.add(name)
        value = self.content.get(name)
        if value is None and optional:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise MalformedMessage(name, f"a whole number from {low} to {high}")
        return value

    def number(self, name: str, high: int = MAX_SEED) -> int:
        value = self.integer(name, 0, high)
        assert value is not None
        return value

    def done(self) -> None:
        extra = sorted(str(k)[:40] for k in set(self.content) - self.used)
        if extra:
            raise MalformedMessage(extra[0], "no field of this name")


def parse_message(content: object) -> Message:
    """Return the message that `content` (decoded JSON) is.

    Raises `MalformedMessage`, which names the field, for anything else.

    >>> parse_message({"kind": "play", "id": "a1", "move": "draw deck", "state_id": 3, "seat": 0})
    Play(id='a1', move='draw deck', state_id=3, seat=0, sent=None)
    """
    if not isinstance(content, Mapping):
        raise MalformedMessage("message", "an object")
    fields = _Fields(content)
    kind = content.get("kind")
    id_ = fields.text("id", MAX_ID)
    message: Message
    if kind == "play":
        message = Play(
            id_,
            fields.text("move", MAX_MOVE),
            fields.number("state_id"),
            fields.integer("seat", 0, 4, optional=True),
            fields.integer("sent", 0, MAX_SEED, optional=True),
        )
    elif kind == "new":
        message = New(id_, _players(fields), fields.integer("seed", 0, MAX_SEED, optional=True))
    elif kind in _COMMANDS:
        message = Command(id_, kind)
    elif kind == "undo":
        message = Undo(id_, fields.number("state_id"))
    elif kind == "reveal":
        message = Reveal(id_, fields.number("state_id"))
    elif kind == "go":
        message = Go(id_, fields.text("of", MAX_ID), fields.integer("sent", 0, MAX_SEED, optional=True))
    elif kind == "cancel":
        message = Cancel(id_, fields.text("of", MAX_ID))
    elif kind == "log":
        message = Log(id_, fields.number("from"))
    elif kind == "python":
        message = Python(id_, fields.number("ply"))
    elif kind == "branch":
        message = Branch(id_, fields.number("ply"))
    elif kind == "lesson":
        message = _lesson_action(id_, fields)
    elif kind == "reference":
        message = _reference_action(id_, fields)
    else:
        words = "undo, reveal, go, cancel, log, python, branch, lesson or reference"
        known = f"play, new, {', '.join(_COMMANDS)}, {words}"
        raise MalformedMessage("kind", known)
    fields.done()
    return message


def _lesson_action(id_: str, fields: _Fields) -> LessonAction:
    action = fields.text("action", MAX_NAME)
    if action not in _LESSON_ACTIONS:
        raise MalformedMessage("action", f"one of {', '.join(_LESSON_ACTIONS)}")
    lesson = fields.text("lesson", MAX_ID) if action == "go" else None
    move = fields.text("move", MAX_MOVE) if action == "tried" else None
    return LessonAction(id_, action, lesson, move)


def _reference_action(id_: str, fields: _Fields) -> ReferenceAction:
    action = fields.text("action", MAX_NAME)
    if action not in _REFERENCE_ACTIONS:
        raise MalformedMessage("action", f"one of {', '.join(_REFERENCE_ACTIONS)}")
    return ReferenceAction(id_, action, fields.text("item", MAX_ID) if action == "open" else None)


def _players(fields: _Fields) -> tuple[PlayerSetup, ...]:
    fields.used.add("players")
    value = fields.content.get("players")
    if not isinstance(value, list) or not 2 <= len(value) <= 5:
        raise MalformedMessage("players", "a list of 2 to 5 players (R3)")
    players = []
    for number, one in enumerate(value):
        if not isinstance(one, Mapping):
            raise MalformedMessage(f"players.{number}", "an object")
        entry = _Fields(one, set())
        name = entry.text("name", MAX_NAME).strip()
        try:
            checked_name(name)
        except ValueError as error:
            raise MalformedMessage(f"players.{number}.name", str(error)) from None
        bot = None if one.get("bot") is None else entry.text("bot", MAX_NAME)
        entry.used.add("bot")
        entry.done()
        players.append(PlayerSetup(name, bot))
    return tuple(players)
