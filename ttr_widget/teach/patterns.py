"""Move patterns of lesson files: which of the moves that somebody makes, or only tries, a pattern means.

A pattern is a move text. Where it can be read as one it is compared by meaning (any order of cities, any spelling,
a lane or payment left out means any), else by its letters; ``*`` stands for anything.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import translate
from functools import lru_cache
from glob import escape

from ttr_widget.engine import GameState, Move
from ttr_widget.engine.board import Board
from ttr_widget.engine.cards import COLORS
from ttr_widget.errors import IllegalMove
from ttr_widget.names import tidy
from ttr_widget.notation import Intent, read
from ttr_widget.render.words import plain

MAX_SAID = 400
"""Characters that are kept of what was typed."""


@dataclass(frozen=True)
class Tried:
    """What somebody wanted to play.

    Attributes:
        text: in canonical form where it has one, else as it was typed: one line of it that can be shown.
        intent: what could be read; None where the text is no move at all.
        move: the move that it means, if it means one.
    """

    text: str
    intent: Intent | None
    move: Move | None = None

    @classmethod
    def of(cls, text: Move | str, board: Board, move: Move | None = None) -> Tried:
        """From a text or a move, and the move that the position made of it."""
        if isinstance(text, Move):
            move = move or text
        said = str(move or text)
        try:
            intent = read(said, board)
        except IllegalMove:
            intent = None
        if move is None and intent is not None:
            said = canonical(intent) or said
        return cls(plain(said)[:MAX_SAID], intent, move)


def canonical(intent: Intent) -> str | None:
    """An intent as text; None where it leaves something open, such as the payment.

    >>> from ttr_widget.engine import USA
    >>> canonical(read("claim Las Vegas to Los Angeles with 1 blue + 1 red", USA))
    'claim Las Vegas-Los Angeles with 1 red + 1 blue'
    """
    if intent.kind == "draw":
        return f"draw {intent.color}"
    if intent.kind == "keep":
        return None if intent.tickets is None else "keep " + (", ".join(intent.tickets) or "none")
    if intent.kind == "claim":
        if intent.payment is None or len(intent.routes) != 1:
            return None
        cards = _cards(intent)
        paid = " + ".join(f"{cards[color]} {color}" for color in COLORS if cards[color])
        return f"claim {intent.routes[0]} with {paid}"
    return {"deck": "draw deck", "tickets": "draw tickets", "pass": "pass"}[intent.kind]


def _cards(intent: Intent) -> Counter[str]:
    cards: Counter[str] = Counter()
    for color, n in intent.payment or ():
        cards[color] += n
    return cards


class Pattern:
    """One pattern, made ready for a board.

    Raises:
        IllegalMove: it has no ``*`` and is no move of this board.
    """

    def __init__(self, text: str, board: Board) -> None:
        self.text = text
        plain = tidy(text)
        where, with_, paid = plain.rpartition(" with ")
        self._intent: Intent | None = None
        self._letters: re.Pattern[str] | None = None
        if "*" not in plain:
            self._intent = read(text, board)
        elif with_ and "*" not in where:
            self._intent = read(where, board)
            if paid != "*":
                self._letters = _letters(f"* with {paid}")
        else:
            self._letters = _letters(plain)

    @property
    def is_exact(self) -> bool:
        """Whether it was read as a move, so that it is compared by meaning alone."""
        return self._letters is None

    def fits(self, tried: Tried) -> bool:
        """Whether the pattern means this."""
        if self._letters is not None and self._letters.fullmatch(tidy(tried.text)) is None:
            return False
        if self._intent is None:
            return True
        want, have = self._intent, tried.intent
        if have is None or want.kind != have.kind:
            return False
        if want.kind == "draw":
            return want.color == have.color
        if want.kind == "keep":
            return (None if want.tickets is None else set(want.tickets)) == (
                None if have.tickets is None else set(have.tickets)
            )
        if want.kind == "claim":
            paid = want.payment is None or (have.payment is not None and _cards(want) == _cards(have))
            return paid and bool(set(want.routes) & set(have.routes))
        return True

    def may_be(self, text: str, plain: str) -> bool:
        """Whether the pattern means the move with this canonical text, quickly; `plain` is the same, tidied."""
        routes = () if self._intent is None else self._intent.routes
        there = not routes or text.startswith(tuple(f"claim {route} with " for route in routes))
        return there and (self._letters is None or self._letters.fullmatch(plain) is not None)

    def __repr__(self) -> str:
        return f"Pattern({self.text!r})"


def _letters(glob_text: str) -> re.Pattern[str]:
    """What a text with stars means letter by letter; nothing but the star is special in it."""
    return re.compile(translate("*".join(escape(part) for part in glob_text.split("*"))))


@lru_cache(maxsize=512)
def pattern(text: str, board: Board) -> Pattern:
    """The pattern of a text, made once."""
    return Pattern(text, board)


def fits_any(texts: Iterable[str], tried: Tried, board: Board) -> bool:
    """Whether one of the patterns means this."""
    return any(pattern(text, board).fits(tried) for text in texts)


def can_fit(text: str, board: Board) -> bool:
    """Whether there is any move on the board that the pattern means, legal or not.

    Raises:
        IllegalMove: it has no ``*`` and is no move of this board.

    >>> from ttr_widget.engine import USA
    >>> can_fit("claim * with 6 yellow", USA), can_fit("clam *", USA)
    (True, False)
    """
    found = pattern(text, board)
    if found.is_exact:
        return True
    verb, _, kept = tidy(text).partition(" ")
    if verb == "keep":
        for item in kept.split(","):
            if "*" not in item:
                read(f"keep {item}", board)
        return True
    return any(found.may_be(said, plain) for said, plain in _all_texts(board))


@lru_cache(maxsize=8)
def _all_texts(board: Board) -> tuple[tuple[str, str], ...]:
    """The text of every move but those that keep tickets, which are too many; and the same, tidied."""
    state = GameState.new(2, 0, board=board)
    actions = [*range(12), *range(19, state.num_actions)]
    said = [str(state.action_to_move(action)) for action in actions]
    return tuple((text, tidy(text)) for text in said)
