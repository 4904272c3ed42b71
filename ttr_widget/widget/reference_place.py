"""Where the reference is opened: which part, which entry of it, or what is looked for; and the same without a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ttr_widget.engine import USA
from ttr_widget.teach.about import about
from ttr_widget.teach.catalogue import Catalogue
from ttr_widget.teach.glossary import Glossary
from ttr_widget.teach.museum import Museum
from ttr_widget.teach.questions import Questions
from ttr_widget.teach.rules_text import RuleError, rule
from ttr_widget.teach.search import search
from ttr_widget.teach.shown import Shown
from ttr_widget.teach.tables import conventions, route_table, ticket_table, turn_summary

TABS: Final[Mapping[str, Callable[[str], Shown]]] = {
    "questions": Questions,
    "rules": lambda language: rule(None, language),
    "catalogue": Catalogue,
    "tickets": ticket_table,
    "routes": route_table,
    "turn": turn_summary,
    "conventions": conventions,
    "museum": Museum,
    "glossary": Glossary,
    "about": about,
}
"""The parts, in the order of their tabs."""

_SAME: Final = {"points": "turn", "components": "catalogue", "words": "glossary", "states": "museum"}


@dataclass(frozen=True)
class Place:
    """A place in the reference.

    Attributes:
        tab: one of `TABS`.
        item: an entry there: a question's number, a rule's number, an id; None for the part as a whole.
        search: what is looked for, if anything is.
    """

    tab: str
    item: str | None = None
    search: str | None = None

    def shown(self, language: str) -> Shown:
        """What stands there, for where no page can show it."""
        if self.search is not None:
            return search(self.search, language)
        whole = TABS[self.tab](language)
        if self.item is None:
            return whole
        if self.tab == "rules":
            return rule(self.item, language)
        if isinstance(whole, Questions):
            return whole[int(self.item)]
        return whole[self.item] if isinstance(whole, Museum | Glossary | Catalogue) else whole

    def to_dict(self) -> dict[str, Any]:
        """As the page is told."""
        return {"tab": self.tab, "item": self.item, "search": self.search}


def place_of(part: int | str | None, looked_for: str | None) -> Place:
    """The place that is meant.

    Raises:
        ValueError: there is none of that name; the message says what there is.
        TypeError: that is no name.

    >>> place_of("R21", None), place_of(6, None), place_of("points", None).tab
    (Place(tab='rules', item='R21', search=None), Place(tab='questions', item='6', search=None), 'turn')
    """
    if looked_for is not None and not isinstance(looked_for, str):
        raise TypeError(f"search is words to look for, not {type(looked_for).__name__}")
    if part is None:
        return Place("questions", None, looked_for)
    if isinstance(part, bool) or not isinstance(part, int | str):
        raise TypeError(f"a part of the reference is a name or a question's number, not {type(part).__name__}")
    tab = _SAME.get(str(part), str(part))
    found: tuple[str, str | None] | None = (tab, None) if tab in TABS else _item(part)
    if found is None:
        raise ValueError(
            f"the reference has no {str(part)[:40]!r}. Its parts are {', '.join(TABS)}; besides these, a rule such as "
            f"'R21', a question's number or id, a rare state, a ticket or a route. To look for words: search=…"
        )
    return Place(found[0], found[1], looked_for)


def _item(part: int | str) -> tuple[str, str] | None:
    """The tab and the entry of that name."""
    for question in Questions():
        if part in (question.number, question.id):
            return "questions", str(question.number)
    name = str(part)
    if isinstance(part, str):
        try:
            return "rules", rule(name).number
        except RuleError:
            pass
    homes = {
        "museum": [one.id for one in Museum()],
        "tickets": [ticket.id for ticket in USA.tickets],
        "routes": [route.id for route in USA.routes],
        "glossary": [term.id for term in Glossary()],
        "catalogue": [component.id for component in Catalogue()],
    }
    return next(((tab, name) for tab, names in homes.items() if name in names), None)
