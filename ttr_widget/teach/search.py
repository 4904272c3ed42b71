"""`ttr.search`: one search over everything the reference has, in all three languages at once."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, Final, overload

from ttr_widget import texts

from .glossary import Term, Word, glossary_in
from .han import simple
from .index import KINDS, Entry, index, is_latin, words_of
from .shown import Shown, card, checked, label, paragraph, small
from .sources import sources

LONGEST: Final = 100
"""Characters of a query that are read."""

_OPEN: Final = 4
"""So many finds of a kind are shown at once, the others when they are asked for."""

_NAME, _NAME_PART, _BODY = 12.0, 5.0, 1.0
_SMALL_WORDS: Final = frozenset(
    words_of(
        "a an and are be by can do does for from have how i if in is it many may much must my of on or the then to "
        "what when which who why with you your 的 是 吗 怎么 什么"
    )
)


@dataclass(frozen=True, repr=False)
class Hit(Shown):
    """Something that was found. It shows itself as the whole thing, a list of them only their titles and first lines.

    Attributes:
        kind: ``"term"``, ``"question"``, ``"rule"``, ``"ticket"``, ``"city"``, ``"component"`` or ``"state"``.
        id: of it: a question's number, a rule's number, a ticket, a city…
        title, line: in the language of the search.
        item: the thing itself; of tickets and cities plain data.
        score: how well it fits; the best first.
    """

    kind: str
    id: str
    title: str
    line: str
    item: Any = field(compare=False)
    score: float = field(compare=False)
    language: str = "en"

    def text(self, language: str | None = None) -> str:
        """The whole thing in words; of a ticket or city its title and line."""
        return self.item.text(language) if isinstance(self.item, Shown) else f"{self.title}\n{self.line}"

    def html(self, language: str | None = None) -> str:
        """The whole thing as a card; of a ticket or city its title and line."""
        if isinstance(self.item, Shown):
            return self.item.html(language)
        return card(self.title, paragraph(self.line), language=self.language)


class Found(Shown, Sequence[Hit]):
    """What a search has found, best first. It is empty, and false, when nothing was.

    Attributes:
        query: what was looked for.
        total: how many things fit; of very many only the best are held.
        notes: what has to be said about it: a word with two meanings, a spelling that was taken for another.
        suggestions: words that may have been meant, when nothing was found.
    """

    def __init__(
        self,
        query: str,
        hits: Iterable[Hit],
        total: int,
        notes: Iterable[str],
        suggestions: Iterable[str],
        language: str,
    ) -> None:
        self.query, self.total, self.language = query, total, language
        self._hits, self.notes, self.suggestions = tuple(hits), tuple(notes), tuple(suggestions)

    @overload
    def __getitem__(self, at: int) -> Hit: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Hit]: ...
    def __getitem__(self, at: int | slice) -> Hit | Sequence[Hit]:
        return self._hits[at]

    def __len__(self) -> int:
        return len(self._hits)

    def __iter__(self) -> Iterator[Hit]:
        return iter(self._hits)

    def to_list(self) -> list[dict[str, Any]]:
        """Plain data, a dict a find."""
        return [{"kind": hit.kind, "id": hit.id, "title": hit.title, "line": hit.line} for hit in self]

    def grouped(self) -> dict[str, list[Hit]]:
        """The finds by kind, the kind of the best one first."""
        out: dict[str, list[Hit]] = {}
        for hit in self:
            out.setdefault(hit.kind, []).append(hit)
        return out

    def _said(self) -> list[str]:
        if self:
            return [label("found", self.language, n=self.total, query=self.query), *self.notes]
        if not self.query.strip():
            return [label("empty", self.language)]
        out = [label("nothing", self.language, query=self.query)]
        if self.suggestions:
            said = texts.choice([f"“{word}”" for word in self.suggestions], self.language)
            out.append(label("suggest", self.language, suggestions=said))
        return out

    def text(self, language: str | None = None) -> str:
        """The finds in words. Another language than that of the search makes the search anew."""
        if language is not None and language != self.language:
            return search(self.query, language).text()
        out = self._said()
        for kind, hits in self.grouped().items():
            out += ["", label(f"kind-{kind}", self.language)]
            for hit in hits[:_OPEN]:
                out += [f"  {hit.title}", f"      {hit.line}"]
            if len(hits) > _OPEN:
                out.append(f"  {label('more', self.language, n=len(hits) - _OPEN)}")
        return "\n".join(out)

    def html(self, language: str | None = None) -> str:
        """The finds as a card."""
        if language is not None and language != self.language:
            return search(self.query, language).html()
        title, *more = self._said()
        parts = [paragraph(said) for said in more]
        for kind, hits in self.grouped().items():
            heading = escape(label(f"kind-{kind}", self.language))
            parts.append(f'<p style="margin:.7em 0 .2em;opacity:.75">{heading}</p>')
            shown = [f"<div><b>{escape(hit.title)}</b></div>{small(hit.line)}" for hit in hits]
            parts += shown[:_OPEN]
            if len(shown) > _OPEN:
                summary = escape(label("more", self.language, n=len(shown) - _OPEN))
                parts.append(f"<details><summary>{summary}</summary>{''.join(shown[_OPEN:])}</details>")
        return card(title, *parts, language=self.language)


@dataclass(frozen=True)
class _Query:
    """A query as it is looked for: for each of its words the spellings that will do, and how much each is worth."""

    words: tuple[tuple[tuple[str, float], ...], ...]
    notes: tuple[str, ...]
    terms: tuple[str, ...]
    """Ids of the words of the glossary that it names."""


def search(text: str, language: str = "en", *, kinds: Iterable[str] | None = None, most: int = 30) -> Found:
    """Look for words in questions, rules, tickets, cities, the box, rare states and the glossary, in English, Chinese
    and Japanese at once. Case, accents, width and traditional characters do not matter, and small misspellings are
    forgiven. A word that means different things in different sources finds all of them, and it is said.

    Args:
        text: one word or several.
        language: of what is shown: ``"en"``, ``"zh"`` or ``"ja"``.
        kinds: look only for a kind, or some, see `Hit`.
        most: so many finds at most.

    Raises:
        ValueError: there are no texts in that language, or no such kind.
        TypeError: `text` is no text.

    >>> found = search("locomotve")
    >>> found[0].title, found.notes[0]
    ('locomotive', 'Nothing for “locomotve”; here is “locomotive”.')
    >>> print(search("车票").notes[0])
    “车票” means train card in the Chinese rulebook, and ticket in the WANGO tutorial. Both are shown.
    """
    in_ = checked(language)
    if not isinstance(text, str):
        raise TypeError(f"a search is for a text, not {type(text).__name__}")
    wanted = KINDS if kinds is None else (kinds,) if isinstance(kinds, str) else tuple(kinds)
    if not set(wanted) <= set(KINDS):
        raise ValueError(f"kinds are {', '.join(KINDS)}, not {min(set(wanted) - set(KINDS))!r}")
    query = " ".join(text.split())[:LONGEST]
    read = _read(query, in_)
    scored = [] if not read.words else _scored(read, wanted)
    hits = [
        Hit(entry.kind, entry.id, entry.title.in_(in_), entry.line.in_(in_), entry.item[in_], score, in_)
        for score, entry in scored[:most]
    ]
    suggestions = () if hits else _suggestions(query, in_)
    return Found(query, hits, len(scored), read.notes if hits else (), suggestions, in_)


def _scored(query: _Query, kinds: Sequence[str]) -> list[tuple[float, Entry]]:
    """Entries that have all words, or, where none has, those that have most of them."""
    table = index()
    found: list[tuple[int, float, int]] = []
    for i, entry in enumerate(table.entries):
        if entry.kind in kinds:
            parts = [_fits(word, table.names[i], table.bodies[i]) for word in query.words]
            score = sum(parts) + (20.0 if entry.kind == "term" and entry.id in query.terms else 0.0)
            found.append((sum(part > 0 for part in parts), score, i))
    most = max((n for n, _, _ in found), default=0)
    least = max(1, most if most == len(query.words) else (len(query.words) + 1) // 2)
    kept = [(score, table.entries[i]) for n, score, i in found if n >= least]
    return sorted(kept, key=lambda one: (-one[0], KINDS.index(one[1].kind)))


def _fits(word: Sequence[tuple[str, float]], names: str, body: str) -> float:
    """How well the best spelling of a word fits an entry; 0 where none does."""
    best = 0.0
    for spelling, worth in word:
        head = f" {spelling}" if is_latin(spelling) else spelling
        if f" {spelling} |" in f"{names}|" or f"| {spelling} " in f" |{names}":
            best = max(best, _NAME * worth)
        elif head in names:
            best = max(best, _NAME_PART * worth)
        elif head in body:
            best = max(best, _BODY * worth)
    return best


def _read(query: str, language: str) -> _Query:
    """A query with the words that the glossary knows for the same things, and with misspellings put right."""
    glossary = glossary_in(language)
    whole = glossary.meanings(query)
    if whole:
        return _Query(
            (_with_other_names(words_of(query), [term for term, _ in whole]),),
            tuple(_two_meanings(query, whole, language)),
            tuple(term.id for term, _ in whole),
        )
    given = words_of(query)
    words = [word for word in given if word not in _SMALL_WORDS] or given
    out: list[tuple[tuple[str, float], ...]] = []
    notes: list[str] = []
    terms: list[str] = []
    for word in words:
        meanings = glossary.meanings(word)
        notes += _two_meanings(word, meanings, language)
        terms += [term.id for term, _ in meanings]
        if meanings or _occurs(word):
            out.append(_with_other_names([word], [term for term, _ in meanings]))
            continue
        near = _nearest(word)
        if near is not None:
            notes.append(label("corrected", language, given=word, meant=near))
            out.append(_with_other_names([near], [term for term, _ in glossary.meanings(near)]))
        elif is_latin(word):
            out.append(((word, 1.0),))
        else:
            out += [_with_other_names([part], [t for t, _ in glossary.meanings(part)]) for part in _parts(word)]
    return _Query(tuple(out), tuple(dict.fromkeys(notes)), tuple(terms))


def _with_other_names(words: list[str], terms: Iterable[Term]) -> tuple[tuple[str, float], ...]:
    """A word (or a name of several), and what else the things are called that it means, worth a little less."""
    spellings = {simple(" ".join(words)): 1.0}
    for term in terms:
        for name in term.term.full().values():
            spellings.setdefault(simple(" ".join(words_of(re.sub(r"[（(].*?[)）]", "", name)))), 0.8)
    return tuple(spellings.items())


def _two_meanings(word: str, meanings: list[tuple[Term, Word | None]], language: str) -> list[str]:
    """That a word means several things, and who means which."""
    if len(meanings) < 2:
        return []
    names: dict[str | None, list[str]] = {}
    for term, other in meanings:
        names.setdefault(None if other is None else other.by, []).append(term.term.in_(language))
    said = []
    for by, terms in names.items():
        meant = texts.choice(terms, language)
        if by is None:
            said.append(label("meaning-common", language, term=meant))
        else:
            source = sources()[by].name.in_(language)
            gap = " " if language == "zh" and source[0].isascii() else ""
            said.append(label("meaning", language, term=meant, source=gap + source))
    return [label("two-meanings", language, word=word, meanings=label("meaning-join", language).join(said))]


def _occurs(word: str) -> bool:
    head = f" {word}" if is_latin(word) else simple(word)
    table = index()
    return any(head in said for said in table.names) or any(head in said for said in table.bodies)


def _nearest(word: str) -> str | None:
    """The word that a misspelt one may be; None where none is near enough."""
    short = 4 if is_latin(word) else 3
    if len(word) < short:
        return None
    same = [known for known in index().vocabulary if is_latin(known) == is_latin(word) and len(known) >= short - 1]
    near = difflib.get_close_matches(word, sorted(same), n=1, cutoff=0.75 if is_latin(word) else 0.66)
    return near[0] if near else None


def _parts(run: str) -> list[str]:
    """The words in a run of Han or kana that stands for a sentence: names first, then pairs of characters."""
    known = {simple(word) for word in index().vocabulary if not is_latin(word) and len(word) > 1}
    names = sorted(known, key=lambda w: (-len(w), w))
    out, rest = [], simple(run)
    for name in names:
        if name in rest:
            out.append(name)
            rest = rest.replace(name, " ")
    pairs = [part[i : i + 2] for part in rest.split() for i in range(len(part) - 1)]
    if out:  # beside a name, endings and particles say nothing
        pairs = [pair for pair in pairs if not re.fullmatch("[ァ-ヶー]+", pair)]
    return [*out, *(pair for pair in pairs if _occurs(pair))] or [run]


def _suggestions(query: str, language: str) -> list[str]:
    """Up to three names that look a little like what was looked for."""
    names: dict[str, str] = {}
    for entry in index().entries:
        if entry.kind in ("term", "city"):
            for name in entry.names:
                names.setdefault(simple("".join(words_of(name))), entry.title.in_(language))
    near = difflib.get_close_matches(simple("".join(words_of(query))), list(names), n=5, cutoff=0.45)
    return list(dict.fromkeys(names[name] for name in near))[:3]
