"""`ttr.about`: what this reference covers, where it comes from, and whose rights there are."""

from __future__ import annotations

from typing import Any, Final

from .shown import Shown, card, checked, label, labelled, paragraph, small
from .sources import sources
from .wording import Text, built

CHECKED: Final = "2026-11-29"
"""When rules and figures were last checked against the sources."""

_PARTS: Final = ("scope", "checked", "contested", "publisher", "rights")


class About(Shown):
    """Scope, date, sources and rights."""

    def __init__(self, language: str = "en") -> None:
        self.language = checked(language)

    def paragraphs(self, language: str | None = None) -> list[str]:
        """What is said, in order."""
        in_ = checked(language or self.language)
        return [label(f"about-{part}", in_, date=CHECKED) for part in _PARTS]

    def _paragraph(self, i: int) -> Text:
        return built(lambda in_: self.paragraphs(in_)[i])

    def sources(self, language: str | None = None) -> list[str]:
        """The sources, each with what it is."""
        in_ = checked(language or self.language)
        return [labelled(source.name.in_(in_), source.about.in_(in_), in_) for source in sources().values()]

    def text(self, language: str | None = None) -> str:
        """Everything in words."""
        in_ = checked(language or self.language)
        listed = [f"- {said}" for said in self.sources(in_)]
        return "\n".join([*self.paragraphs(in_), labelled(label("sources", in_), "", in_).rstrip(), *listed])

    def html(self, language: str | None = None) -> str:
        """The same as a card."""
        in_ = checked(language or self.language)
        parts = [paragraph(said) for said in self.paragraphs(in_)]
        parts += [small(said) for said in self.sources(in_)]
        return card(label("about", in_), *parts, language=in_)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, texts in all languages."""
        return {
            "checked": CHECKED,
            "paragraphs": [self._paragraph(i).full() for i in range(len(_PARTS))],
            "sources": [
                {"id": source.id, "name": source.name.full(), "about": source.about.full()}
                for source in sources().values()
            ],
        }


def about(language: str = "en") -> About:
    """What this reference covers, when it was checked, its sources, and whose rights there are.

    Args:
        language: ``"en"``, ``"zh"`` or ``"ja"``.

    Raises:
        ValueError: there are no texts in that language.

    >>> print(about().paragraphs()[1])
    Rules and figures were checked against the sources on 2026-11-29.
    """
    return About(language)
