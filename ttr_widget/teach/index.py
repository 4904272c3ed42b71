"""What can be found: every question, rule, word, ticket, city, thing in the box and rare state, ready for searching."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from ttr_widget import texts
from ttr_widget.boards.codes import codes_of
from ttr_widget.engine import USA
from ttr_widget.engine.board import Ticket

from .catalogue import Catalogue, Component
from .glossary import Term, glossary_in
from .han import simple
from .museum import Exhibit, Museum
from .questions import Question, Questions
from .rules_text import RuleText, RuleTexts
from .shown import content, label
from .tables import shortest
from .wording import Text, built

KINDS: Final = ("term", "question", "rule", "ticket", "city", "component", "state")
"""What is searched, in the order in which equal finds are shown."""

_TO_KATAKANA: Final = {code: code + 0x60 for code in range(0x3041, 0x3097)}
_SAME: Final = {
    "grey": "gray",
    "color": "colour",
    "colored": "coloured",
    "colors": "colours",
    "st": "saint",
    "ste": "saint",
    "pink": "purple",
    "violet": "purple",  # some boards print it so
    "粉色": "紫色",
    "粉红色": "紫色",
    "ピンク": "紫",
}


def words_of(text: str) -> list[str]:
    """The words of a text with one spelling of case, accents, width and kana; a run of Han or kana is one word.

    >>> words_of("Montréal – ＳＬ きかんしゃ"), words_of("灰色线路 (gray)")
    (['montreal', 'sl', 'キカンシャ'], ['灰色线路', 'gray'])
    """
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text).casefold())
    plain = "".join(c for c in plain if not "\u0300" <= c <= "\u036f")
    plain = unicodedata.normalize("NFC", plain).translate(_TO_KATAKANA)
    found = re.findall(r"[a-z0-9]+|[\u3400-\u9fff\u30a1-\u30ffー々]+", plain)
    return [_SAME.get(word, word) for word in found]


def is_latin(word: str) -> bool:
    """Whether a word of `words_of` has letters that are written apart from the next word."""
    return word.isascii()


@dataclass(frozen=True)
class Entry:
    """One thing that can be found.

    Attributes:
        kind: one of `KINDS`.
        id: of the thing.
        title, line: what a find shows.
        names: what it is called, in all languages: weighs most.
        body: everything else that is said of it.
        item: the thing itself, by language.
    """

    kind: str
    id: str
    title: Text
    line: Text
    names: tuple[str, ...]
    body: str
    item: Mapping[str, Any] = field(compare=False)

    @property
    def name_text(self) -> str:
        """All names as words between blanks, in `simple` characters; a word that begins one is found after a blank."""
        return _joined(self.names)

    @property
    def body_text(self) -> str:
        """All that is said, likewise."""
        return _joined([self.body])


def _joined(said: Iterable[str]) -> str:
    return " " + " | ".join(simple(" ".join(words_of(one))) for one in said) + " "


@dataclass(frozen=True)
class Index:
    """All entries, and the words that occur in them."""

    entries: tuple[Entry, ...]
    names: tuple[str, ...]
    bodies: tuple[str, ...]
    vocabulary: frozenset[str]
    """Single words of names, and whole names: what a misspelling may have meant."""


@cache
def index() -> Index:
    """The index of the classic edition, made when first asked for."""
    entries = tuple(_entries())
    vocabulary: set[str] = set()
    for entry in entries:
        for name in entry.names:
            found = words_of(name)
            vocabulary.update(found)
            vocabulary.add("".join(found))
    for entry in entries:
        vocabulary.update(word for word in words_of(entry.body) if is_latin(word) and len(word) > 3)
    names = tuple(entry.name_text for entry in entries)
    return Index(entries, names, tuple(entry.body_text for entry in entries), frozenset(vocabulary))


def _all(*given: Text | None) -> str:
    return " / ".join(said for text in given if text is not None for said in text.full().values())


def _in_all(shelf: Mapping[str, Sequence[Any]], at: int) -> dict[str, Any]:
    """The same thing in every language."""
    return {language: shelf[language][at] for language in texts.LANGUAGES}


def _entries() -> Iterator[Entry]:
    languages = texts.LANGUAGES
    terms = {in_: list(glossary_in(in_)) for in_ in languages}
    questions = {in_: list(Questions(in_)) for in_ in languages}
    rules = {in_: list(RuleTexts(in_)) for in_ in languages}
    box = {in_: list(Catalogue(in_)) for in_ in languages}
    states = {in_: list(Museum(in_)) for in_ in languages}
    yield from (_of_term(one, _in_all(terms, i)) for i, one in enumerate(terms["en"]))
    yield from (_of_question(one, _in_all(questions, i)) for i, one in enumerate(questions["en"]))
    yield from (_of_rule(one, _in_all(rules, i)) for i, one in enumerate(rules["en"]))
    yield from (_of_ticket(one) for one in USA.tickets)
    yield from (_of_city(one.name) for one in USA.cities)
    yield from (_of_component(one, _in_all(box, i)) for i, one in enumerate(box["en"]))
    yield from (_of_state(one, _in_all(states, i)) for i, one in enumerate(states["en"]))


def _of_term(one: Term, item: dict[str, Any]) -> Entry:
    names = (*one.term.full().values(), *(word.word for word in one.words))
    return Entry("term", one.id, one.term, one.meaning, names, _all(one.meaning), item)


def _of_question(one: Question, item: dict[str, Any]) -> Entry:
    title = built(lambda in_: f"{one.number}. {one.question.in_(in_)}")
    body = _all(one.answer, one.condition, one.convention, one.example) + f" {one.number} {' '.join(one.rules)}"
    return Entry("question", str(one.number), title, one.answer, tuple(one.question.full().values()), body, item)


def _of_rule(one: RuleText, item: dict[str, Any]) -> Entry:
    title = built(lambda in_: f"{one.number} · {one.title.in_(in_)}")
    names = (one.number, one.number.replace("R", "R "), *one.title.full().values())
    return Entry("rule", one.number, title, one.said, names, _all(one.said, one.backing.note), item)


def _of_ticket(one: Ticket) -> Entry:
    row = {"ticket": one.id, "a": one.a, "b": one.b, "points": one.points, "shortest": shortest(USA)[one.id]}
    names = (*city_names(one.a), *city_names(one.b))
    line = built(lambda in_: label("n-points", in_, n=one.points))
    title = built(lambda in_: texts.pair(one.id, in_))
    return Entry("ticket", one.id, title, line, names, _all(line), dict.fromkeys(texts.LANGUAGES, row))


def _city(name: str) -> Text:
    return built(lambda in_: texts.city(name, in_))


def city_calls(name: str) -> list[str]:
    """What else a city is called: its code on the map, short and other names."""
    return [codes_of(USA).cities[name], *content("cities").get(name, [])]


def city_names(name: str) -> tuple[str, ...]:
    """All that a city is called, in three languages."""
    return (*_city(name).full().values(), *city_calls(name))


def _of_city(name: str) -> Entry:
    at = [route for route in USA.routes if name in (route.a, route.b)]
    around = sorted({route.b if route.a == name else route.a for route in at})
    tickets = [ticket.id for ticket in USA.tickets if name in (ticket.a, ticket.b)]

    def line(in_: str) -> str:
        neighbours = texts.listing([texts.city(other, in_) for other in around], in_)
        return label("city-line", in_, routes=len(at), tickets=len(tickets), neighbours=neighbours)

    row = {"city": name, "routes": [route.id for route in at], "tickets": tickets, "neighbours": around}
    title = _city(name)
    item = dict.fromkeys(texts.LANGUAGES, row)
    return Entry("city", name, title, built(line), city_names(name), "", item)


def _of_component(one: Component, item: dict[str, Any]) -> Entry:
    title = built(lambda in_: label("count", in_, name=one.name.in_(in_), n=one.count))
    return Entry("component", one.id, title, one.use, tuple(one.name.full().values()), _all(one.use), item)


def _of_state(one: Exhibit, item: dict[str, Any]) -> Entry:
    names = (one.id, *one.title.full().values())
    return Entry("state", one.id, one.title, one.said, names, _all(one.said), item)
