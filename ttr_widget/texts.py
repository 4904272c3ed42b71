"""Every sentence a person reads: Fluent files, one a language, English standing in for what is missing.

The engine speaks in codes and ids; here they become words. The front end reads the same files, so a message in
a notebook cell and one under the board say the same thing.

>>> city("Saint Louis", "ja")
'セントルイス'
>>> text("color-locomotive", "zh")
'机车牌'
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "zh", "ja")

_PARTS = ("", "script.", "teach.", "rules.", "reference.")
"""What the names of the files begin with; only the first goes to every page."""

_COMMA = {"en": ", ", "zh": "、", "ja": "、"}
_OR = {"en": " or ", "zh": " 或 ", "ja": "・"}


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"there are no texts in {language!r}; languages are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for part in _PARTS:
        source = (resources.files("ttr_widget") / "data" / f"{part}{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle


def has(ident: str, language: str) -> bool:
    """Whether this language itself, without falling back, has a text of that id."""
    return bool(_bundle(language).has_message(ident))


def text(ident: str, language: str = "en", **args: Any) -> str:
    """The text with this id, its arguments filled in.

    Args:
        ident: id in the Fluent files, such as ``"refusal-owned"``.
        language: ``"en"``, ``"zh"`` or ``"ja"``; English where that language lacks the id.
        **args: numbers and strings the text asks for. They are put in as they are: no markup is read from them.

    Raises:
        KeyError: no language has the id.
        ValueError: unknown language.
    """
    bundle = _bundle(language)
    if not bundle.has_message(ident):
        bundle = _bundle("en")
        if not bundle.has_message(ident):
            raise KeyError(ident)
    message = bundle.get_message(ident)
    assert message.value is not None, f"{ident} has no value"
    return str(bundle.format_pattern(message.value, {key: _formattable(value) for key, value in args.items()})[0])


def _formattable(value: Any) -> Any:
    """A number as plain digits where it is too large to be formatted as one."""
    large = isinstance(value, int) and abs(value) >= 10**15
    return value if not large else f"{value:d}" if abs(value) < 10**60 else "10^60" if value > 0 else "-10^60"


def slug(name: str) -> str:
    """What a city is called in a text id.

    >>> slug("Sault St. Marie"), slug("Montréal")
    ('sault-st-marie', 'montreal')
    """
    plain = "".join(c for c in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(c))
    return re.sub(r"[^a-z]+", "-", plain).strip("-")


def city(name: str, language: str = "en") -> str:
    """A city's name; one that is not on the classic board is called what its board calls it."""
    ident = f"city-{slug(name)}"
    # Two boards may spell different cities alike without accents: only the English name itself is translated.
    if not has(ident, "en") or text(ident, "en") != name:
        return name
    return text(ident, language)


def color(name: str, language: str = "en") -> str:
    """The name of a card or route colour; unknown ones come back as they are."""
    ident = f"color-{name}"
    return text(ident, language) if re.fullmatch("[a-z]+", name) and has(ident, "en") else name


def pair(ident: str, language: str = "en") -> str:
    """A route or ticket id in words.

    >>> pair("Denver-Kansas City:black"), pair("Denver-Kansas City:black", "zh"), pair("Los Angeles-New York", "zh")
    ('Denver–Kansas City (black)', '丹佛–堪萨斯城（黑色）', '洛杉矶–纽约')
    """
    cities, _, lane = ident.partition(":")
    for at in (m.start() for m in re.finditer("-", cities)):
        a, b = cities[:at], cities[at + 1 :]
        if cities.count("-") == 1 or (has(f"city-{slug(a)}", "en") and has(f"city-{slug(b)}", "en")):
            cities = f"{city(a, language)}–{city(b, language)}"
            break
    if not lane:
        return cities
    return f"{cities} ({color(lane, language)})" if language == "en" else f"{cities}（{color(lane, language)}）"


def listing(items: Iterable[str], language: str = "en") -> str:
    """Several things in one sentence, joined by commas."""
    return _COMMA[language].join(items)


def choice(items: Iterable[str], language: str = "en") -> str:
    """Several things of which one is meant.

    >>> choice(["Dallas", "Denver", "Duluth"])
    'Dallas, Denver or Duluth'
    >>> choice(["丹佛", "德卢斯"], "zh"), choice(["draw", "keep"], "zh")
    ('丹佛或德卢斯', 'draw 或 keep')
    """
    *most, last = list(items) or [""]
    if not most:
        return last
    between = _OR[language]
    if language == "zh" and not (most[-1][-1:].isascii() or last[:1].isascii()):
        between = between.strip()  # blanks stand beside Latin letters only
    return f"{_COMMA[language].join(most)}{between}{last}"


def _worded(key: str, value: Any, language: str) -> Any:
    """One argument of a refusal: ids become names in the language."""
    if isinstance(value, list | tuple):
        words = [str(_worded(key, v, language)) for v in value]
        if key == "choices":
            return "\n".join(f"  {w}" for w in words)
        return choice(words, language) if key == "suggestions" else listing(words, language)
    if not isinstance(value, str):
        return value if isinstance(value, int | float) and not isinstance(value, bool) else str(value)
    if key in {"route", "routes", "ticket", "tickets", "twin", "offer"}:
        return pair(value, language)
    if key in {"city", "city_a", "city_b", "cities"}:
        return city(value, language)
    if key in {"color", "colors", "route_color"}:
        return color(value, language)
    if key == "suggestions":
        named = city(value, language)
        return named if named != value else color(value, language)
    return value


def refusal(code: str, args: Mapping[str, Any], language: str = "en") -> str:
    """The sentence of a refusal.

    Args:
        code: refusal code, such as ``"slot_empty"``.
        args: ids and numbers that come with it.
        language: language of the sentence.
    """
    ident = "refusal-" + code.replace("_", "-")
    if not has(ident, language):  # an English sentence has English names in it
        language = "en"
    return text(ident, language, **{key: _worded(key, value, language) for key, value in args.items()})
