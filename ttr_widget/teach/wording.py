"""`Text`: something to be read, in one language or several."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any

from pydantic import BeforeValidator, WithJsonSchema
from pydantic_core import PydanticCustomError

from ttr_widget.texts import LANGUAGES

MAX_TEXT = 2000
"""Characters of one text: more than a screen of it is no task, hint or answer."""

ANY = ""
"""The key of a text that was given as one string: nobody has said in which language it is."""


class Text(Mapping[str, str]):
    """A text by language: ``{"en": …, "zh": …, "ja": …}``, or one string for all. Plain text, never HTML.

    As a mapping it has exactly what was given. `in_` falls back to English, and from there to the first there is.

    >>> text = Text({"en": "Draw", "ja": "引く"})
    >>> text.in_("ja"), text.in_("zh"), str(text)
    ('引く', 'Draw', 'Draw')
    """

    def __init__(self, given: Mapping[str, str] | str) -> None:
        self._by = {ANY: given} if isinstance(given, str) else dict(given)

    def in_(self, language: str) -> str:
        """The text in a language, or in the one that stands in for it."""
        return self._by.get(language) or self._by.get("en") or next(iter(self._by.values()), "")

    def full(self) -> dict[str, str]:
        """The text in every language there is, others standing in for what is missing."""
        return {language: self.in_(language) for language in LANGUAGES}

    @property
    def missing(self) -> tuple[str, ...]:
        """The languages that another one has to stand in for; none of a plain string."""
        return () if ANY in self._by else tuple(language for language in LANGUAGES if language not in self._by)

    def to_data(self) -> dict[str, str] | str:
        """As it was given."""
        return self._by[ANY] if ANY in self._by else dict(self._by)

    def __getitem__(self, language: str) -> str:
        return self._by[language]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by)

    def __len__(self) -> int:
        return len(self._by)

    def __hash__(self) -> int:
        return hash(tuple(sorted(self._by.items())))

    def __str__(self) -> str:
        return self.in_("en")

    def __repr__(self) -> str:
        return f"Text({self.to_data()!r})"


def built(make: Callable[[str], str]) -> Text:
    """The text that a function makes for each language.

    >>> built(lambda language: f"[{language}]")
    Text({'en': '[en]', 'zh': '[zh]', 'ja': '[ja]'})
    """
    return Text({language: make(language) for language in LANGUAGES})


def fault(code: str, **args: str | int) -> PydanticCustomError:
    """What pydantic shall report of a field, as a code of our own and what its sentence needs."""
    return PydanticCustomError("lesson", "{code}", {"code": code, "args": args})


def shown(given: Any) -> str:
    """What somebody wrote, short, for use in a message."""
    said = repr(given) if isinstance(given, str | int | float | None) else type(given).__name__
    return said if len(said) <= 40 else said[:39] + "…"


def _checked(said: Any) -> str:
    if not isinstance(said, str):
        raise fault("text_type", given=shown(said))
    if not said.strip():
        raise fault("text_empty")
    if len(said) > MAX_TEXT:
        raise fault("text_long", n=len(said), most=MAX_TEXT)
    if any(unicodedata.category(c) in {"Cc", "Cs"} and c not in "\n\t" for c in said):
        raise fault("text_characters")
    return said.strip()


def _read(given: Any) -> Text:
    """A text from what a file gives."""
    if isinstance(given, Text):
        return given
    if isinstance(given, Mapping):
        alien = [str(key) for key in given if key not in LANGUAGES]
        if alien or not given:
            raise fault("text_language", given=", ".join(alien)[:40], n=len(alien), languages=", ".join(LANGUAGES))
        return Text({language: _checked(given[language]) for language in LANGUAGES if language in given})
    if isinstance(given, str):
        return Text(_checked(given))
    raise fault("text_type", given=shown(given))


_SCHEMA = {
    "anyOf": [
        {"type": "string", "minLength": 1},
        {
            "type": "object",
            "properties": {language: {"type": "string", "minLength": 1} for language in LANGUAGES},
            "additionalProperties": False,
            "minProperties": 1,
        },
    ]
}

TextField = Annotated[Text, BeforeValidator(_read), WithJsonSchema(_SCHEMA)]
"""A `Text` as a field of a lesson file."""
