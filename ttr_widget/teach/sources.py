"""Who says what: the sources of the rules, and the mark that a rule carries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from ttr_widget import texts
from ttr_widget.engine import Rules

from .shown import content, label, text_of
from .wording import Text

MARKS: Final = ("official", "contested", "digital")
"""``official``: the printed rules that speak of it agree. ``contested``: they differ, or one can be misread.
``digital``: no printed rule says it, it is fixed here.
"""


@dataclass(frozen=True)
class Source:
    """Where rules were looked up.

    Attributes:
        id: short name.
        name: how texts call it.
        about: what it is.
    """

    id: str
    name: Text
    about: Text


@dataclass(frozen=True)
class Backing:
    """What stands behind a rule.

    Attributes:
        marks: of `MARKS`, one or two.
        by: ids of the sources that say it.
        page: in the English rulebook, if it is there.
        field: the field of `ttr_widget.Rules` that changes it, if one does.
        note: where sources differ or are silent: which says what, and what holds here.
    """

    marks: tuple[str, ...]
    by: tuple[str, ...]
    page: int | None
    field: str | None
    note: Text | None

    @property
    def setting(self) -> str | None:
        """The field with what it usually is, as it is typed: ``"max_refreshes=64"``."""
        return None if self.field is None else f"{self.field}={Rules().to_dict()[self.field]}"

    def said_by(self, language: str) -> str:
        """The sources in words, the English rulebook with its page."""
        return texts.listing([cited(source, self.page, language) for source in self.by], language)


@cache
def sources() -> Mapping[str, Source]:
    """All sources by id."""
    return {
        entry["id"]: Source(entry["id"], Text(entry["name"]), Text(entry["about"]))
        for entry in content("sources")["sources"]
    }


@cache
def backings() -> Mapping[str, Backing]:
    """What stands behind each rule, by its number such as ``"R21"``."""
    return {
        number: Backing(
            tuple(entry["marks"]), tuple(entry["by"]), entry.get("page"), entry.get("field"), text_of(entry.get("note"))
        )
        for number, entry in content("sources")["rules"].items()
    }


def cited(source: str, page: int | None, language: str) -> str:
    """A source as it is cited.

    >>> cited("english", 3, "en"), cited("tutorial", None, "zh")
    ('the English rulebook (page 3)', 'WANGO 教程')
    """
    name = sources()[source].name.in_(language)
    return name if page is None or source != "english" else label("page", language, source=name, page=page)
