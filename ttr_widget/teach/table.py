"""`Table`: rows with a heading in three languages, as data, as text and as HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ttr_widget.widths import aligned

from .shown import Shown, checked, grid, label, small

Words = Callable[[Mapping[str, Any], str], list[str]]
"""Makes the cells of a row in a language."""


class Table(Shown):
    """A table of the reference.

    Attributes:
        rows: plain data, a dict a row; ids and numbers, no words.
        language: in which it shows itself.
    """

    def __init__(
        self,
        ident: str,
        columns: Sequence[str],
        rows: Sequence[Mapping[str, Any]],
        words: Words,
        *,
        language: str,
        right: Sequence[int] = (),
        foot: Callable[[str], str] | None = None,
    ) -> None:
        self.language = checked(language)
        self.rows = tuple(dict(row) for row in rows)
        self._ident, self._columns, self._words, self._right, self._foot = ident, columns, words, right, foot

    def title(self, language: str | None = None) -> str:
        """What it is a table of."""
        return label(self._ident, checked(language or self.language))

    def heading(self, language: str | None = None) -> list[str]:
        """What stands above the columns."""
        in_ = checked(language or self.language)
        return [label(f"column-{column}", in_) for column in self._columns]

    def cells(self, language: str | None = None) -> list[list[str]]:
        """The rows in words."""
        in_ = checked(language or self.language)
        return [self._words(row, in_) for row in self.rows]

    def foot(self, language: str | None = None) -> str:
        """What is said below the table; may be empty."""
        return "" if self._foot is None else self._foot(checked(language or self.language))

    @property
    def right(self) -> tuple[int, ...]:
        """The columns that hold numbers."""
        return tuple(self._right)

    def to_list(self) -> list[dict[str, Any]]:
        """Plain data, a dict a row, ready for a data frame."""
        return [dict(row) for row in self.rows]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.to_list())

    def __getitem__(self, at: int) -> dict[str, Any]:
        return dict(self.rows[at])

    def text(self, language: str | None = None) -> str:
        """The table as text."""
        in_ = checked(language or self.language)
        said = [self.title(in_), aligned([self.heading(in_), *self.cells(in_)], self._right), self.foot(in_)]
        return "\n".join(part for part in said if part)

    def html(self, language: str | None = None) -> str:
        """The table as HTML."""
        in_ = checked(language or self.language)
        foot = self.foot(in_)
        table = grid([self.heading(in_), *self.cells(in_)], in_, self._right, self.title(in_))
        return f'<div lang="{in_}">{table}{small(foot) if foot else ""}</div>'
