"""`Feedback`: what is said about a move in a lesson, and the answers that are good for any lesson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ttr_widget import texts
from ttr_widget.engine import Move
from ttr_widget.errors import Refusal
from ttr_widget.preview import Preview

from .spec import MistakeSpec
from .wording import Text, built

VERDICTS = ("right", "solved", "wrong", "refused", "recorded")
"""What a feedback can say: the step is done · the lesson is solved · legal, but not the task · not legal, nothing was
played · nothing yet, because the goal takes more moves than this, or because this is a test."""


@dataclass(frozen=True)
class Feedback:
    """What is said about a move.

    Attributes:
        verdict: one of `VERDICTS`.
        text: what to say, in every language.
        rule: the rule that it is about, such as ``"R30"``, if it is about one.
        code: the refusal code of a move that is not legal.
        move: the move, in canonical form where it has one.
        language: of `str`.
    """

    verdict: str
    text: Text
    rule: str | None = None
    code: str | None = None
    move: str = ""
    language: str = "en"

    @property
    def texts(self) -> dict[str, str]:
        """What to say, by language; every language is there."""
        return self.text.full()

    @property
    def is_good(self) -> bool:
        """Whether a step was done by it."""
        return self.verdict in ("right", "solved")

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {"verdict": self.verdict, "text": self.texts, "rule": self.rule, "code": self.code}

    def __str__(self) -> str:
        said = self.text.in_(self.language)
        return said if self.rule is None or self.rule in said else f"{said}{_gap(self.language)}[{self.rule}]"

    def __repr__(self) -> str:
        return judged(self.verdict, str(self), self.language)


def judged(verdict: str, said: str, language: str) -> str:
    """A verdict in a word, and what is said with it.

    >>> judged("wrong", "抽牌用掉了这个回合。", "zh")
    '不是本题的要求：抽牌用掉了这个回合。'
    """
    return texts.text("teach-judged", language, verdict=texts.text(f"ui-lesson-{verdict}", language), said=said)


def said_by(mistake: MistakeSpec, refusal: Refusal | None) -> tuple[Text, str | None]:
    """What a lesson says itself about something wrong, and the rule."""
    return mistake.say, mistake.rule or (refusal.rule if refusal is not None else None)


def refused(refusal: Refusal, names: Mapping[str, Sequence[str]], *, waits: bool) -> Text:
    """The sentence of a refusal in every language, with the names that players have in it.

    Args:
        refusal: why the move is not legal.
        names: of the players, by language.
        waits: whether the learner has no turn here any more.
    """

    def say(language: str) -> str:
        args = dict(refusal.args)
        for seat, name in (("owner", "owner_name"), ("seat", "seat_name")):
            if name in args and isinstance(args.get(seat), int):
                args[name] = names[language][args[seat]]
        said = texts.refusal(refusal.code, args, language)
        return f"{said}{_gap(language)}{texts.text('teach-again', language)}" if waits else said

    return built(say)


def _cards(n: int, color: str, language: str) -> str:
    return texts.text("teach-cards", language, n=n, key=color, color=texts.color(color, language))


def in_words(move: Move, language: str) -> str:
    """A move as a noun phrase.

    >>> in_words(Move.claim("Las Vegas-Los Angeles", "red", 1, 1), "en")
    'claiming Las Vegas–Los Angeles with 1 red, 1 locomotive'
    """
    args: dict[str, Any] = {}
    if move.kind == "draw":
        args |= {"key": move.color, "color": texts.color(str(move.color), language)}
    elif move.kind == "keep":
        args["n"] = len(move.tickets)
        args["tickets"] = texts.listing([texts.pair(ticket, language) for ticket in move.tickets], language)
    elif move.kind == "claim":
        args["route"] = texts.pair(str(move.route), language)
        parts = [(move.count, str(move.color)), (move.locomotives, "locomotive")]
        args["cards"] = texts.listing([_cards(n, color, language) for n, color in parts if n], language)
    return texts.text(f"teach-move-{move.kind}", language, **args)


def legal(move: Move, preview: Preview, task: Text, *, on_the_way: bool = False) -> Text:
    """What to say about a legal move that does not do the step: what it does, and what is asked for.

    Args:
        move: the move.
        preview: what it does, as far as that could be known before.
        task: what is asked for.
        on_the_way: the goal takes more than this move, and can still be reached.
    """

    def say(language: str) -> str:
        words = in_words(move, language)
        if move.kind == "claim":
            words = texts.text("teach-effect", language, move=words, effect=preview.text(language))
        ident = "teach-goes-on" if on_the_way else "teach-legal"
        return texts.text(ident, language, move=words, task=task.in_(language))

    return built(say)


def simple(ident: str, **args: Any) -> Text:
    """A text of the Fluent files in every language."""
    return built(lambda language: texts.text(f"teach-{ident}", language, **args))


def _gap(language: str) -> str:
    """What stands between two sentences."""
    return " " if language == "en" else ""
