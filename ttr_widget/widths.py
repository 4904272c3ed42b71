"""Tables of texts, as lines and as HTML; in a terminal a Chinese or Japanese character takes two columns."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from html import escape


def columns(text: str) -> int:
    """How many columns of a terminal a text takes.

    >>> columns("Bo"), columns("丹佛")
    (2, 4)
    """
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in {"W", "F"} else 1 for c in text
    )


def clip(text: str, room: int) -> str:
    """At most `room` columns of a text, an ellipsis where it is cut.

    >>> clip("Bartholomew", 6)
    'Barth…'
    """
    if columns(text) <= room:
        return text
    while text and columns(text) > room - 1:
        text = text[:-1]
    return text + "…"


def pad(text: str, room: int, *, right: bool = False) -> str:
    """A text filled up with spaces to `room` columns."""
    fill = " " * max(0, room - columns(text))
    return fill + text if right else text + fill


def aligned(table: Sequence[Sequence[str]], right: Iterable[int] = ()) -> str:
    """The rows of a table as lines, each column as wide as it needs; `right` are the columns of numbers.

    >>> print(aligned([["丹佛", "9"], ["Miami", "12"]], right=[1]))
    丹佛    9
    Miami  12
    """
    if not table:
        return ""
    numbers = set(right)
    wide = [max(columns(row[i]) for row in table) for i in range(len(table[0]))]
    return "\n".join(
        "  ".join(pad(cell, n, right=i in numbers) for i, (cell, n) in enumerate(zip(row, wide, strict=True))).rstrip()
        for row in table
    )


def as_html(table: Sequence[Sequence[str]]) -> str:
    """A table whose first row is its heading, as HTML; what stands in it is text.

    >>> as_html([["a < b"], ["1"]])
    '<table><thead><tr><th>a &lt; b</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'
    """
    head, *rows = table
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>"
