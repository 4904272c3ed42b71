"""`ttr.faq`, `ttr.questions`: twenty questions with answer, condition, example and source."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, overload

from ttr_widget import texts

from .examples import Example
from .shown import Shown, card, checked, content, label, labelled, paragraph, small, text_of
from .sources import cited
from .wording import Text

if TYPE_CHECKING:
    from ttr_widget.game import Game

    from .search import Found


class QuestionError(KeyError):
    """There is no such question; the message says which there are."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, repr=False)
class Question(Shown):
    """A question and its answer.

    Attributes:
        number: 1 to 20.
        id: short name.
        question, answer: in a sentence or two.
        condition: what has to be kept in mind, as the source has it.
        convention: what is fixed here beyond the source: a digital convention; None where nothing is.
        example: one with figures, as ``setup`` shows it.
        rules: that it is about, such as ``("R15", "R16")``.
        page: of the English rulebook.
        setup: the example on a board.
    """

    number: int
    id: str
    question: Text
    answer: Text
    condition: Text
    convention: Text | None
    example: Text
    rules: tuple[str, ...]
    page: int
    setup: Example
    language: str = "en"

    def game(self, language: str | None = None, *, played: bool = False) -> Game:
        """The example as a game, to be shown and played on.

        Args:
            language: of names and words; that of the question without it.
            played: with the moves of the example already played.
        """
        return self.setup.game(checked(language or self.language), played=played)

    def source(self, language: str | None = None) -> str:
        """Where the answer comes from."""
        return cited("english", self.page, checked(language or self.language))

    def text(self, language: str | None = None) -> str:
        """Everything in words."""
        in_ = checked(language or self.language)
        out = [f"{self.number}. {self.question.in_(in_)}", self.answer.in_(in_)]
        out.append(labelled(label("condition", in_), self.condition.in_(in_), in_))
        if self.convention is not None:
            out.append(labelled(label("convention", in_), self.convention.in_(in_), in_))
        out.append(labelled(label("example", in_), self.example.in_(in_), in_))
        return "\n".join([*out, self._origin(in_)])

    def _origin(self, in_: str) -> str:
        rules = labelled(label("rule-list", in_, n=len(self.rules)), texts.listing(self.rules, in_), in_)
        return f"{labelled(label('source', in_), self.source(in_), in_)} · {rules}"

    def html(self, language: str | None = None) -> str:
        """The same as a card, with a picture of the example."""
        in_ = checked(language or self.language)
        parts = [paragraph(self.answer.in_(in_)), paragraph(self.condition.in_(in_), label("condition", in_))]
        if self.convention is not None:
            parts.append(paragraph(self.convention.in_(in_), label("convention", in_)))
        parts.append(paragraph(self.example.in_(in_), label("example", in_)))
        parts.append(self.setup.picture(in_, self.example.in_(in_)))
        opened = label("open", in_, code=f"ttr.faq({self.number}).game()")
        return card(f"{self.number}. {self.question.in_(in_)}", *parts, small(self._origin(in_)), small(opened),
                    language=in_)  # fmt: skip

    def to_dict(self) -> dict[str, Any]:
        """Plain data, texts in all languages."""
        return {
            "number": self.number,
            "id": self.id,
            "question": self.question.full(),
            "answer": self.answer.full(),
            "condition": self.condition.full(),
            "convention": None if self.convention is None else self.convention.full(),
            "example": self.example.full(),
            "rules": list(self.rules),
            "page": self.page,
        }


class Questions(Shown, Sequence[Question]):
    """All questions. ``questions[6]`` is number 6, ``questions["ties"]`` the one of that id; they are gone through
    from the first to the last. ``questions("zh")`` are the same in another language.
    """

    def __init__(self, language: str = "en") -> None:
        self.language = checked(language)
        self._all = tuple(_question(entry, language) for entry in content("questions"))

    def __call__(self, language: str = "en") -> Questions:
        """The questions in a language."""
        return Questions(language)

    @overload
    def __getitem__(self, key: int | str) -> Question: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[Question]: ...
    def __getitem__(self, key: int | str | slice) -> Question | Sequence[Question]:
        if isinstance(key, slice):
            return self._all[key]
        found = next((one for one in self._all if key in (one.number, one.id)), None)
        if found is not None:
            return found
        if isinstance(key, int):
            raise QuestionError(label("no-question", self.language, given=key, n=len(self._all)))
        ids = [one.id for one in self._all]
        near = difflib.get_close_matches(str(key), ids, n=3, cutoff=0.3) or ids[:3]
        suggestions = texts.choice(near, self.language)
        raise QuestionError(label("no-question-id", self.language, given=str(key)[:40], suggestions=suggestions))

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Question]:
        return iter(self._all)

    def __reversed__(self) -> Iterator[Question]:
        return reversed(self._all)

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """The place of a question in the order, from 0."""
        return self._all.index(value, start, len(self) if stop is None else stop)

    def text(self, language: str | None = None) -> str:
        """A line a question."""
        in_ = checked(language or self.language)
        return "\n".join(f"{one.number:>2}. {one.question.in_(in_)}" for one in self)

    def html(self, language: str | None = None) -> str:
        """Questions and answers in one card."""
        in_ = checked(language or self.language)
        parts = [paragraph(one.answer.in_(in_), f"{one.number}. {one.question.in_(in_)}") for one in self]
        return card(label("questions", in_), *parts, small("ttr.faq(6)"), language=in_)


def _question(entry: dict[str, Any], language: str) -> Question:
    return Question(
        number=entry["number"],
        id=entry["id"],
        question=Text(entry["question"]),
        answer=Text(entry["answer"]),
        condition=Text(entry["condition"]),
        convention=text_of(entry.get("convention")),
        example=Text(entry["example"]),
        rules=tuple(entry["rules"]),
        page=entry["page"],
        setup=Example.of(entry),
        language=language,
    )


@lru_cache(maxsize=len(texts.LANGUAGES))
def _in(language: str) -> Questions:
    return Questions(language)


questions: Final = _in("en")
"""All questions: `ttr.questions`."""


@overload
def faq(what: None = None, language: str = "en") -> Questions: ...
@overload
def faq(what: int, language: str = "en") -> Question: ...
@overload
def faq(what: str, language: str = "en") -> Found: ...
def faq(what: int | str | None = None, language: str = "en") -> Question | Questions | Found:
    """Questions about the rules, answered.

    Args:
        what: a question's number; words to look for in the questions, in any of the three languages; all of them
            without it.
        language: ``"en"``, ``"zh"`` or ``"ja"``.

    Raises:
        QuestionError: there is no question of that number (a `KeyError`).
        ValueError: there are no texts in that language.

    >>> print(faq(13))
    13. How many points is a route?
    One to six spaces score 1, 2, 4, 7, 10 and 15 points.
    Condition: They are scored at once. Points and trains are not the same thing.
    Example: Ann claims the black El Paso–Los Angeles for 6 trains and scores 15.
    Source: the English rulebook (page 4) · Rule: R34
    """
    in_ = checked(language)
    if what is None:
        return _in(in_)
    if isinstance(what, int):
        return _in(in_)[what]
    from .search import search

    return search(what, in_, kinds=("question",))
