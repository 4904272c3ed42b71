"""What the reference shows in a cell: words, and the same as a small HTML card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib import resources
from typing import Any

import yaml

from ttr_widget import texts

from .wording import Text

_CARD = "max-width:52em;border:1px solid rgba(128,128,128,.45);border-radius:8px;padding:.6em 1em;margin:.4em 0"
_CELL = "padding:.25em .8em .25em 0;vertical-align:top"
_HEAD = f"{_CELL};white-space:nowrap"


class Shown(ABC):
    """Something with words in three languages. A cell's last line shows it as HTML, `print` as text.

    Attributes:
        language: in which it shows itself.
    """

    language: str = "en"

    @abstractmethod
    def text(self, language: str | None = None) -> str:
        """It in words, in a language; its own without one."""

    @abstractmethod
    def html(self, language: str | None = None) -> str:
        """It as a piece of HTML, without scripts or anything from outside."""

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return self.html()


def checked(language: str) -> str:
    """The language itself; `ValueError` if there are no texts in it."""
    if language not in texts.LANGUAGES:
        raise ValueError(f"language is one of {', '.join(texts.LANGUAGES)}, not {language!r}")
    return language


@cache
def content(name: str) -> Any:
    """A file of ``data/teach`` as plain data; whoever gets it leaves it as it is."""
    source = (resources.files("ttr_widget") / "data" / "teach" / f"{name}.yaml").read_text(encoding="utf-8")
    return yaml.load(source, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506 - a safe loader


def text_of(given: Any) -> Text | None:
    """A `Text` from what a file of ours gives; None where it gives none."""
    return None if given is None else Text(given)


# ---- words


def label(ident: str, language: str, **args: Any) -> str:
    """A word or sentence of the reference."""
    return texts.text(f"reference-{ident}", language, **args)


def labelled(name: str, said: str, language: str) -> str:
    """A line that begins with what it is about."""
    return f"{name}{': ' if language == 'en' else '：'}{said}"


# ---- HTML


def paragraph(said: str, name: str = "") -> str:
    """A paragraph, which may begin with a word that says what it is about."""
    head = f'<b style="opacity:.75">{escape(name)}</b> ' if name else ""
    return f'<p style="margin:.35em 0">{head}{escape(said)}</p>'


def small(said: str) -> str:
    """A line of lesser weight."""
    return f'<p style="margin:.35em 0;opacity:.75;font-size:.9em">{escape(said)}</p>'


def badges(words: Iterable[str]) -> str:
    """Short words in frames, after a heading."""
    frame = "border:1px solid currentColor;border-radius:1em;padding:0 .6em;margin-left:.6em;font-size:.8em;opacity:.8"
    return "".join(f'<span style="{frame}">{escape(word)}</span>' for word in words)


def picture(svg: str, alt: str, width: int | None = None) -> str:
    """An SVG as an image: nothing in it can reach the page."""
    size = f"width:{width}px;" if width else ""
    source = b64encode(svg.encode()).decode("ascii")
    return f'<img alt="{escape(alt)}" style="{size}max-width:100%" src="data:image/svg+xml;base64,{source}">'


def card(title: str, *parts: str, language: str, after: str = "") -> str:
    """A framed card with a heading; `after` follows the heading and is HTML, as the parts are."""
    head = f'<div style="font-weight:600;font-size:1.05em">{escape(title)}{after}</div>'
    return f'<div lang="{language}" style="{_CARD}">{head}{"".join(parts)}</div>'


def grid(table: Sequence[Sequence[str]], language: str, right: Iterable[int] = (), title: str = "") -> str:
    """A table whose first row is the heading."""
    numbers = set(right)
    head, *rows = table

    def row(cells: Sequence[str], kind: str) -> str:
        style = _HEAD if kind == "th" else _CELL
        inside = "".join(
            f'<{kind} style="{style};text-align:{"right" if i in numbers else "left"}">{escape(cell)}</{kind}>'
            for i, cell in enumerate(cells)
        )
        return f"<tr>{inside}</tr>"

    caption = f'<caption style="text-align:left;font-weight:600">{escape(title)}</caption>' if title else ""
    body = "".join(row(cells, "td") for cells in rows)
    return f'<table lang="{language}">{caption}<thead>{row(head, "th")}</thead><tbody>{body}</tbody></table>'
