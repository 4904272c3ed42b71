"""`ttr.catalogue`: what is in the box, with pictures, numbers and what each thing is for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, overload

from ttr_widget import texts
from ttr_widget.widths import aligned

from .faces import face
from .shown import Shown, card, checked, content, label, paragraph, picture, small
from .sources import backings
from .wording import Text, built

CARDS = ("train_card", "ticket", "other_card")
"""The kinds that are cards."""


@dataclass(frozen=True, repr=False)
class Component(Shown):
    """One kind of thing in the box.

    Attributes:
        id: short name; of a train card its colour.
        kind: ``"train_card"``, ``"ticket"``, ``"other_card"``, ``"train"`` or ``"other"``.
        count: how many there are.
        name: what it is called.
        use: what it is for, in a line.
        rules: that say more, such as ``("R2",)``.
    """

    id: str
    kind: str
    count: int
    name: Text
    use: Text
    rules: tuple[str, ...]
    language: str = "en"

    @property
    def svg(self) -> str:
        """This project's own drawing of it."""
        return face(self.id)

    def text(self, language: str | None = None) -> str:
        """Name, number, and what it is for."""
        in_ = checked(language or self.language)
        return f"{label('count', in_, name=self.name.in_(in_), n=self.count)}\n{self.use.in_(in_)}"

    def html(self, language: str | None = None) -> str:
        """The same with the picture."""
        in_ = checked(language or self.language)
        title = label("count", in_, name=self.name.in_(in_), n=self.count)
        return card(title, picture(self.svg, self.name.in_(in_), 130), paragraph(self.use.in_(in_)), language=in_)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, texts in all languages."""
        return {
            "id": self.id,
            "kind": self.kind,
            "count": self.count,
            "name": self.name.full(),
            "use": self.use.full(),
            "rules": list(self.rules),
            "svg": self.svg,
        }


class Catalogue(Shown, Sequence[Component]):
    """Everything in the box. ``catalogue()["red"]`` is one kind of it."""

    def __init__(self, language: str = "en") -> None:
        self.language = checked(language)
        entries = content("catalogue")
        shared = next(entry for entry in entries if entry["kind"] == "text")
        self._all = tuple(self._component(entry, shared) for entry in entries if entry["kind"] != "text")

    def _component(self, entry: dict[str, Any], shared: dict[str, Any]) -> Component:
        colored = "name" not in entry
        names = built(lambda in_: _card_name(entry["id"], shared["name"][in_], in_)) if colored else Text(entry["name"])
        return Component(
            entry["id"],
            entry["kind"],
            entry["count"],
            names,
            Text((shared if colored else entry)["use"]),
            tuple((shared if colored else entry)["rules"]),
            self.language,
        )

    @overload
    def __getitem__(self, key: int | str) -> Component: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[Component]: ...
    def __getitem__(self, key: int | str | slice) -> Component | Sequence[Component]:
        if isinstance(key, str):
            found = next((one for one in self._all if one.id == key), None)
            if found is None:
                raise KeyError(f"there is no {key!r} in the box; there are {', '.join(one.id for one in self._all)}")
            return found
        return self._all[key]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Component]:
        return iter(self._all)

    def count(self, kind: Any) -> int:
        """How many things of a kind there are; ``"card"`` for all cards.

        >>> Catalogue().count("train_card"), Catalogue().count("card"), Catalogue().count("train")
        (110, 142, 240)
        """
        kinds = CARDS if kind == "card" else (kind,)
        return sum(one.count for one in self._all if one.kind in kinds)

    def sums(self, language: str | None = None) -> list[str]:
        """How the numbers add up, in sentences."""
        in_ = checked(language or self.language)
        cards = {kind: self.count(kind) for kind in (*CARDS, "card")}
        ordinary, locomotives = self["red"].count, self["locomotive"].count
        trains = self.count("train")
        return [
            label("sum-train-cards", in_, n=cards["train_card"], each=ordinary, locomotives=locomotives),
            label("sum-cards", in_, n=cards["card"], trains=cards["train_card"], tickets=cards["ticket"]),
            label("sum-trains", in_, n=trains, used=5 * 45, spare=trains - 5 * 45),
            label("own-drawings", in_),
        ]

    def footnote(self, language: str | None = None) -> str:
        """Why one source counts 114 cards and another 144."""
        note = backings()["R1"].note
        assert note is not None
        return note.in_(checked(language or self.language))

    def text(self, language: str | None = None) -> str:
        """A line a thing, and how the numbers add up."""
        in_ = checked(language or self.language)
        table = [[str(one.count), one.name.in_(in_), one.use.in_(in_)] for one in self]
        return "\n".join([aligned(table, right=[0]), "", *self.sums(in_), self.footnote(in_)])

    def html(self, language: str | None = None) -> str:
        """The same with pictures."""
        in_ = checked(language or self.language)
        cells = []
        for one in self:
            title = label("count", in_, name=one.name.in_(in_), n=one.count)
            cells.append(
                '<div style="display:flex;gap:.8em;align-items:center;width:21em;margin:.3em 0">'
                f'<div style="flex:0 0 6em;text-align:center">{picture(one.svg, "")}</div>'
                f'<div><b>{escape(title)}</b><br><span style="font-size:.9em">{escape(one.use.in_(in_))}</span></div>'
                "</div>"
            )
        box = f'<div style="display:flex;flex-wrap:wrap;gap:.2em 1.4em">{"".join(cells)}</div>'
        said = [small(sentence) for sentence in (*self.sums(in_), self.footnote(in_))]
        return card(label("catalogue", in_), box, *said, language=in_)


def _card_name(color: str, name: str, language: str) -> str:
    """A train card by its colour."""
    return label("card-of", language, color=texts.color(color, language), card=name)


def catalogue(language: str = "en") -> Catalogue:
    """What is in the box of the classic edition (R1, R2, R3), with this project's own drawings.

    Args:
        language: ``"en"``, ``"zh"`` or ``"ja"``.

    Raises:
        ValueError: there are no texts in that language.

    >>> print(catalogue("zh")["locomotive"])
    机车牌 · 14
    可以当任何颜色。明拿时，本回合就只拿这一张。
    """
    return Catalogue(language)
