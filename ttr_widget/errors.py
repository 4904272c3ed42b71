"""Refusals and errors of the session. Each carries a stable code, a rule number and a sentence (R57)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from typing import Any

from . import texts
from .engine.moves import Move


@lru_cache(maxsize=1)
def rules_of_codes() -> Mapping[str, str]:
    """The rule number of each refusal code."""
    source = (resources.files("ttr_widget") / "data" / "refusals.json").read_text(encoding="utf-8")
    table: dict[str, str] = json.loads(source)
    return table


@dataclass(frozen=True)
class Refusal:
    """Why a move is not possible.

    Attributes:
        code: stable reason code, such as ``"slot_empty"``.
        rule: rule number, such as ``"R24"``.
        args: ids and numbers that belong to the reason; the same whatever the language.
        language: language of `message`.

    >>> print(Refusal.of("unknown_colour", name="mauve", near=1, suggestions=["purple"]))
    There is no train card of the colour “mauve”. Did you mean purple?
    """

    code: str
    rule: str
    args: Mapping[str, Any] = field(default_factory=dict)
    language: str = "en"

    @classmethod
    def of(cls, code: str, language: str = "en", /, **args: Any) -> Refusal:
        """A refusal with the rule number that belongs to its code."""
        return cls(code, rules_of_codes()[code], args, language)

    @property
    def message(self) -> str:
        """The reason as a sentence, in the game's language."""
        return self.text(self.language)

    def text(self, language: str) -> str:
        """The reason as a sentence in another language."""
        return texts.refusal(self.code, self.args, language)

    def __str__(self) -> str:
        return self.message


class MoveError(ValueError):
    """A move that cannot be played; nothing has changed.

    Attributes:
        code: stable reason code.
        rule: rule number.
        message: the reason as a sentence.
        refusal: all of it as a value, with the ids and numbers.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal

    @property
    def code(self) -> str:
        """Stable reason code."""
        return self.refusal.code

    @property
    def rule(self) -> str:
        """Rule number."""
        return self.refusal.rule

    @property
    def message(self) -> str:
        """The reason as a sentence, in the game's language."""
        return self.refusal.message

    def __str__(self) -> str:
        return f"{self.message} [{self.code}, {self.rule}]"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.refusal,))


class IllegalMove(MoveError):
    """The rules, or the position, do not allow the move; or the text is no move at all."""


class AmbiguousMove(MoveError):
    """The text fits several moves; `choices` lists them. The choice is the player's, always (R31)."""

    def __init__(self, refusal: Refusal, choices: Iterable[Move] = ()) -> None:
        super().__init__(refusal)
        self.choices = tuple(choices)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.refusal, self.choices))


class BotError(RuntimeError):
    """A bot raised, or answered with something that is no legal move; the game has not changed.

    Attributes:
        bot_name: name of the bot.
        seat: seat it plays.
        reason: what it did.
    """

    def __init__(self, bot_name: str, seat: int, reason: str) -> None:
        super().__init__(f"bot {bot_name!r} on seat {seat} {reason}")
        self.bot_name = bot_name
        self.seat = seat
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.bot_name, self.seat, self.reason))


class SaveError(ValueError):
    """A file that is no saved game, is damaged, or was written by a newer version."""


@dataclass(frozen=True)
class Problem:
    """One fault of a position.

    Attributes:
        path: where it is, such as ``"players[0].hand.red"``.
        code: stable code of the fault; its text is ``error-position-<code>``.
        args: ids and numbers for the sentence.
    """

    path: str
    code: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        """What is wrong and what would be right, as a sentence."""
        return texts.text("error-position-" + self.code.replace("_", "-"), language, **self.args)

    def __str__(self) -> str:
        return f"{self.path}: {self.text()}" if self.path else self.text()


class PositionError(ValueError):
    """A position that cannot be; `problems` lists every fault."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        lines = [str(p) for p in self.problems]
        head = "this position cannot be"
        super().__init__(f"{head}: {lines[0]}" if len(lines) == 1 else "\n- ".join([f"{head}:", *lines]))

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.problems,))
