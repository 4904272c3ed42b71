"""`ttr.museum`: rare states of the game, each with a board to look at and to play on."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, overload

from ttr_widget import texts

from .examples import Example
from .shown import Shown, card, checked, content, label, labelled, paragraph, small
from .wording import Text

if TYPE_CHECKING:
    from ttr_widget.game import Game


class ExhibitError(KeyError):
    """There is no such state in the museum; the message says which was perhaps meant."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, repr=False)
class Exhibit(Shown):
    """A rare state.

    Attributes:
        id: short name.
        title: a few words.
        said: two sentences: what is rare about it.
        rules: that decide it.
        setup: position and moves.
    """

    id: str
    title: Text
    said: Text
    rules: tuple[str, ...]
    setup: Example
    language: str = "en"

    def game(self, language: str | None = None, *, played: bool = False) -> Game:
        """The state as a game, to be shown and played on.

        Args:
            language: of names and words; that of the museum without it.
            played: with its moves already played, where there are any.
        """
        return self.setup.game(checked(language or self.language), played=played)

    def text(self, language: str | None = None) -> str:
        """Title, sentences, rules and moves."""
        in_ = checked(language or self.language)
        out = [self.title.in_(in_), self.said.in_(in_), self._rules(in_)]
        if self.setup.steps:
            out.append(f"{labelled(label('moves', in_), '', in_).rstrip()}")
            out += [f"  {step.in_words(in_)}" for step in self.setup.steps]
        return "\n".join(out)

    def _rules(self, in_: str) -> str:
        return labelled(label("rule-list", in_, n=len(self.rules)), texts.listing(self.rules, in_), in_)

    def html(self, language: str | None = None) -> str:
        """The same as a card with the board."""
        in_ = checked(language or self.language)
        parts = [paragraph(self.said.in_(in_)), self.setup.picture(in_, self.title.in_(in_)), small(self._rules(in_))]
        if self.setup.steps:
            moves = texts.listing([step.in_words(in_) for step in self.setup.steps], in_)
            parts.append(small(labelled(label("moves", in_), moves, in_)))
        parts.append(small(label("open", in_, code=f'ttr.museum["{self.id}"].game()')))
        return card(self.title.in_(in_), *parts, language=in_)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, texts in all languages; the moves as `{"move": …, "refused": code or null}`."""
        return {
            "id": self.id,
            "title": self.title.full(),
            "text": self.said.full(),
            "rules": list(self.rules),
            "moves": [{"move": step.move, "refused": step.refused} for step in self.setup.steps],
        }


class Museum(Shown, Sequence[Exhibit]):
    """All rare states. ``museum["last-card"]`` is one; ``museum("ja")`` is the same museum in another language."""

    def __init__(self, language: str = "en") -> None:
        self.language = checked(language)
        self._all = tuple(
            Exhibit(
                entry["id"],
                Text(entry["title"]),
                Text(entry["text"]),
                tuple(entry["rules"]),
                Example.of(entry),
                language,
            )
            for entry in content("museum")
        )

    def __call__(self, language: str = "en") -> Museum:
        """The museum in a language."""
        return Museum(language)

    @overload
    def __getitem__(self, key: int | str) -> Exhibit: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[Exhibit]: ...
    def __getitem__(self, key: int | str | slice) -> Exhibit | Sequence[Exhibit]:
        if not isinstance(key, str):
            return self._all[key]
        ids = [one.id for one in self._all]
        if key in ids:
            return self._all[ids.index(key)]
        near = difflib.get_close_matches(key, ids, n=3, cutoff=0.3) or ids[:3]
        suggestions = texts.choice(near, self.language)
        raise ExhibitError(label("no-state", self.language, given=key[:40], suggestions=suggestions))

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Exhibit]:
        return iter(self._all)

    def text(self, language: str | None = None) -> str:
        """A line a state: its id and its title."""
        in_ = checked(language or self.language)
        wide = max(len(one.id) for one in self)
        return "\n".join(f"{one.id:<{wide}}  {one.title.in_(in_)}" for one in self)

    def html(self, language: str | None = None) -> str:
        """All states in one card, without boards."""
        in_ = checked(language or self.language)
        parts = [paragraph(one.said.in_(in_), one.title.in_(in_)) + small(f'ttr.museum["{one.id}"]') for one in self]
        return card(label("museum", in_), *parts, language=in_)


@lru_cache(maxsize=len(texts.LANGUAGES))
def _in(language: str) -> Museum:
    return Museum(language)


museum: Final = _in("en")
"""The museum: `ttr.museum`."""
