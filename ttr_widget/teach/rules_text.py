"""`ttr.rule`: every rule in a few plain words, with its source."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, overload

from ttr_widget import texts
from ttr_widget.names import key, tidy

from .shown import Shown, badges, card, checked, label, labelled, paragraph, small
from .sources import Backing, backings
from .wording import Text, built

NUMBERS: Final = tuple(f"R{n}" for n in range(1, 60))
"""The rules by number."""


class RuleError(KeyError):
    """There is no such rule; the message says which was perhaps meant."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, repr=False)
class RuleText(Shown):
    """A rule in plain words.

    Attributes:
        number: such as ``"R21"``.
        backing: marks and sources.
    """

    number: str
    backing: Backing
    language: str = "en"

    @property
    def title(self) -> Text:
        """A short name."""
        return built(lambda language: texts.text(f"rule-{self.number.lower()}-title", language))

    @property
    def said(self) -> Text:
        """The rule itself, one to three sentences."""
        return built(lambda language: texts.text(f"rule-{self.number.lower()}", language))

    @property
    def marks(self) -> tuple[str, ...]:
        """``"official"``, ``"contested"``, ``"digital"``: see `ttr_widget.teach.sources.MARKS`."""
        return self.backing.marks

    def text(self, language: str | None = None) -> str:
        """Number, title, the rule, and who says so."""
        in_ = checked(language or self.language)
        marks = texts.listing([label(f"mark-{mark}", in_) for mark in self.marks], in_)
        out = [f"{self.number} · {self.title.in_(in_)} [{marks}]", self.said.in_(in_)]
        if self.backing.note is not None:
            out.append(self.backing.note.in_(in_))
        if self.backing.setting is not None:
            out.append(f"ttr.Rules({self.backing.setting})")
        if self.backing.by:
            out.append(labelled(label("sources", in_), self.backing.said_by(in_), in_))
        return "\n".join(out)

    def html(self, language: str | None = None) -> str:
        """The same as a card."""
        in_ = checked(language or self.language)
        parts = [paragraph(self.said.in_(in_))]
        if self.backing.note is not None:
            parts.append(small(self.backing.note.in_(in_)))
        if self.backing.setting is not None:
            parts.append(f"<code>ttr.Rules({self.backing.setting})</code>")
        if self.backing.by:
            parts.append(small(labelled(label("sources", in_), self.backing.said_by(in_), in_)))
        after = badges(label(f"mark-{mark}", in_) for mark in self.marks)
        return card(f"{self.number} · {self.title.in_(in_)}", *parts, language=in_, after=after)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, texts in all languages."""
        note = self.backing.note
        return {
            "number": self.number,
            "title": self.title.full(),
            "text": self.said.full(),
            "marks": list(self.marks),
            "by": list(self.backing.by),
            "page": self.backing.page,
            "field": self.backing.field,
            "note": None if note is None else note.full(),
        }


@dataclass(frozen=True, repr=False)
class RuleTexts(Shown, Sequence[RuleText]):
    """All rules in order; ``rule()`` makes it."""

    language: str = "en"

    @overload
    def __getitem__(self, at: int) -> RuleText: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[RuleText]: ...
    def __getitem__(self, at: int | slice) -> RuleText | Sequence[RuleText]:
        if isinstance(at, slice):
            return [one(number, self.language) for number in NUMBERS[at]]
        return one(NUMBERS[at], self.language)

    def __len__(self) -> int:
        return len(NUMBERS)

    def __iter__(self) -> Iterator[RuleText]:
        return (one(number, self.language) for number in NUMBERS)

    def text(self, language: str | None = None) -> str:
        """A line a rule."""
        in_ = checked(language or self.language)
        return "\n".join(f"{rule.number:>3}  {rule.title.in_(in_)}" for rule in self)

    def html(self, language: str | None = None) -> str:
        """All rules in one card."""
        in_ = checked(language or self.language)
        parts = [paragraph(rule.said.in_(in_), f"{rule.number} · {rule.title.in_(in_)}") for rule in self]
        return card(label("rules", in_), *parts, language=in_)


def one(number: str, language: str) -> RuleText:
    """The rule of exactly that number."""
    return RuleText(number, backings()[number], language)


@overload
def rule(number: None = None, language: str = "en") -> RuleTexts: ...
@overload
def rule(number: int | str, language: str = "en") -> RuleText: ...
def rule(number: int | str | None = None, language: str = "en") -> RuleText | RuleTexts:
    """A rule in plain words, with its source: what refusals, questions and lessons cite.

    Args:
        number: ``"R21"``, ``"r21"``, ``"21"`` or 21; all rules without it.
        language: ``"en"``, ``"zh"`` or ``"ja"``.

    Raises:
        RuleError: there is no such rule (a `KeyError`; says which was perhaps meant).
        ValueError: there are no texts in that language.

    >>> print(rule(34, "zh"))
    R34 · 线路的分数 [规则书一致]
    立即得分：一格到六格依次是 1、2、4、7、10、15 分。
    来源：英文规则书（第 4 页）、官方中文规则书、日文规则摘要、WANGO 教程
    >>> rule(60)
    Traceback (most recent call last):
    ttr_widget.teach.rules_text.RuleError: There is no rule “60”: rules are R1 to R59. Did you mean R59 or R6?
    """
    in_ = checked(language)
    if number is None:
        return RuleTexts(in_)
    said = tidy(str(number))
    found = re.fullmatch(r"(?:rule|规则|ルール)?\s*r?\s*0*(\d{1,4})", said)
    if found and f"R{found[1]}" in NUMBERS and not isinstance(number, bool):
        return one(f"R{found[1]}", in_)
    near = _near(found[1] if found else said, in_)
    suggestions = texts.choice(near, in_)
    raise RuleError(label("no-rule", in_, given=str(number)[:40], near=len(near), suggestions=suggestions))


def _near(given: str, language: str) -> list[str]:
    """Up to three rules that may be meant."""
    if given.isdecimal():
        last = len(NUMBERS)
        closest = last if int(given) > last else 1
        near = [f"R{closest}", f"R{given[0]}", f"R{given[:2]}", f"R{given[0]}0"]
        return list(dict.fromkeys(n for n in near if n in NUMBERS))[:3]
    wanted = key(given)
    titles = {key(one(number, language).title.in_(language)): number for number in NUMBERS}
    found = [number for title, number in titles.items() if wanted and wanted in title]
    found += [titles[title] for title in difflib.get_close_matches(wanted, titles, n=3, cutoff=0.5)]
    return list(dict.fromkeys(found))[:3]
