"""`ttr.glossary`: the words of the game in three languages, and what the sources call the same things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Any, Final, overload

from ttr_widget import texts
from ttr_widget.names import key

from .han import simple
from .shown import Shown, card, checked, content, label, labelled, paragraph, small
from .sources import sources
from .wording import Text


def plain(word: str) -> str:
    """What counts of a word when it is looked up: not case, accents and spaces, nor which Chinese characters."""
    return simple(key(word))


@dataclass(frozen=True)
class Word:
    """Another word for something.

    Attributes:
        word: as it is written.
        by: id of the source that calls it so; None for a word in everyday use.
    """

    word: str
    by: str | None = None

    def in_words(self, language: str) -> str:
        """The word, and who uses it."""
        if self.by is None:
            return label("common", language, word=self.word)
        return label("called", language, word=self.word, source=sources()[self.by].name.in_(language))


@dataclass(frozen=True, repr=False)
class Term(Shown):
    """A word of the game.

    Attributes:
        id: short name.
        term: what it is called here.
        meaning: what it is, in a sentence.
        words: what else it is called.
        rules: that are about it.
    """

    id: str
    term: Text
    meaning: Text
    words: tuple[Word, ...]
    rules: tuple[str, ...]
    language: str = "en"

    def text(self, language: str | None = None) -> str:
        """The term in all languages, its meaning, and its other names."""
        in_ = checked(language or self.language)
        others = " · ".join(self.term.in_(other) for other in texts.LANGUAGES if other != in_)
        out = [f"{self.term.in_(in_)} ({others})", self.meaning.in_(in_)]
        if self.words:
            out.append(labelled(label("also", in_), texts.listing([w.in_words(in_) for w in self.words], in_), in_))
        return "\n".join(out)

    def html(self, language: str | None = None) -> str:
        """The same as a card."""
        in_ = checked(language or self.language)
        title, meaning, *more = self.text(in_).split("\n")
        return card(title, paragraph(meaning), *(small(line) for line in more), language=in_)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, texts in all languages."""
        return {
            "id": self.id,
            "term": self.term.full(),
            "meaning": self.meaning.full(),
            "words": [{"word": word.word, "by": word.by} for word in self.words],
            "rules": list(self.rules),
        }


class Glossary(Shown, Sequence[Term]):
    """All words. ``glossary["ticket"]`` is one by id, ``glossary["彩虹票"]`` by any of its names, as long as only one
    thing is called so. ``glossary("zh")`` is the same in another language.
    """

    def __init__(self, language: str = "en") -> None:
        self.language = checked(language)
        self._all = tuple(
            Term(
                entry["id"],
                Text(entry["term"]),
                Text(entry["meaning"]),
                tuple(Word(word["word"], word.get("by")) for word in entry["words"]),
                tuple(entry["rules"]),
                language,
            )
            for entry in content("glossary")
        )
        self._by: dict[str, list[tuple[Term, Word | None]]] = {}
        for one in self._all:
            names = {plain(one.term.in_(in_)): None for in_ in texts.LANGUAGES} | {plain(w.word): w for w in one.words}
            for name, word in names.items():
                self._by.setdefault(name, []).append((one, word))

    def __call__(self, language: str = "en") -> Glossary:
        """The glossary in a language."""
        return Glossary(language)

    def meanings(self, word: str) -> list[tuple[Term, Word | None]]:
        """What a word means, and who says so (None where it is our own term); empty for a word that is not here.

        >>> [(term.id, word.by) for term, word in Glossary().meanings("车票")]
        [('train-card', 'chinese'), ('ticket', 'tutorial')]
        """
        return list(self._by.get(plain(word), ()))

    @property
    def names(self) -> tuple[str, ...]:
        """All words of it, as `ttr_widget.names.key` writes them."""
        return tuple(self._by)

    @overload
    def __getitem__(self, key: int | str) -> Term: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[Term]: ...
    def __getitem__(self, key: int | str | slice) -> Term | Sequence[Term]:
        if not isinstance(key, str):
            return self._all[key]
        found = [one for one in self._all if one.id == key] or [term for term, _ in self.meanings(key)]
        if len(found) != 1:
            why = "means several things: " + ", ".join(one.id for one in found) if found else "is no word of this game"
            raise KeyError(f"{key!r} {why}; ttr.search looks further")
        return found[0]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Term]:
        return iter(self._all)

    def text(self, language: str | None = None) -> str:
        """All words."""
        in_ = checked(language or self.language)
        return "\n\n".join(one.text(in_) for one in self)

    def html(self, language: str | None = None) -> str:
        """All words in one card."""
        in_ = checked(language or self.language)
        parts = []
        for one in self:
            title, meaning, *more = one.text(in_).split("\n")
            parts.append(f'<p style="margin:.5em 0 0"><b>{escape(title)}</b><br>{escape(meaning)}</p>')
            parts += [small(line) for line in more]
        return card(label("glossary", in_), *parts, language=in_)


@lru_cache(maxsize=len(texts.LANGUAGES))
def glossary_in(language: str) -> Glossary:
    """The glossary in a language, made once."""
    return Glossary(language)


glossary: Final = glossary_in("en")
"""The glossary: `ttr.glossary`."""
