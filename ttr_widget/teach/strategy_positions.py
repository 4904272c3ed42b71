"""`Strategy`: a position in which two things can be done, and what each of them leads to."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from importlib import resources
from typing import TYPE_CHECKING, Any, overload

from ttr_widget import texts
from ttr_widget.game import Game
from ttr_widget.render.comparison import Comparison, compare
from ttr_widget.whatif import Branches, branches
from ttr_widget.widths import aligned

from .reading import strategy_from_text
from .strategy_spec import ChoiceSpec, StrategySpec

WIDTH = 760
"""Of each of the two pictures, in CSS pixels, where there is room."""

_STYLE = """<style>
.ttr-strategy { max-width: 1560px }
.ttr-strategy-pair { display: flex; flex-wrap: wrap; gap: 16px }
.ttr-strategy-pair figure { flex: 1 1 320px; margin: 0 }
.ttr-strategy-pair figcaption { font-weight: 600; margin: 4px 0 }
.ttr-strategy-pair img { width: 100% }
.ttr-strategy table td, .ttr-strategy table th { text-align: left; padding: 2px 14px 2px 0 }
[data-jp-theme-light="false"] .ttr-strategy .ttr-light, .vscode-dark .ttr-strategy .ttr-light { display: none }
[data-jp-theme-light="false"] .ttr-strategy .ttr-dark,
.vscode-dark .ttr-strategy .ttr-dark { display: inline !important }
</style>"""


class Strategy:
    """A strategy position. As the last line of a cell it shows both boards side by side, and a table of the outcomes.

    Args:
        spec: the position as data; or `ttr.strategy`.
        language: ``"en"``, ``"zh"`` or ``"ja"``.
        theme: ``"light"`` or ``"dark"`` pictures; ``"auto"`` both, and the notebook's theme decides.

    >>> from ttr_widget.teach.strategy_positions import strategy
    >>> strategy(3).play("a").scores()[0].total, strategy(3).play("b").scores()[0].total
    (20, 24)
    """

    def __init__(self, spec: StrategySpec, language: str = "en", theme: str = "auto") -> None:
        if not isinstance(spec, StrategySpec):
            raise TypeError(f"a strategy is made from a StrategySpec, not {type(spec).__name__}; see ttr.strategy")
        if language not in texts.LANGUAGES:
            raise ValueError(f"language is one of {', '.join(texts.LANGUAGES)}, not {language!r}")
        if theme not in ("auto", "light", "dark"):
            raise ValueError(f'theme is "auto", "light" or "dark", not {theme!r}')
        self.spec = spec
        self.language = language
        self.theme = theme

    @property
    def choices(self) -> tuple[str, ...]:
        """The ids of the two ways."""
        return tuple(choice.id for choice in self.spec.choices)

    def game(self) -> Game:
        """A game in the position, to try things out. In a cell it shows what the one who chooses sees."""
        game = Game.from_position(self.spec.position, self.spec.names_in(self.language), language=self.language)
        game.screen = {"seat": self.spec.learner, "language": self.language}
        return game

    def play(self, choice: str) -> Game:
        """The game after one of the two ways, to play on from. `KeyError` if there is none of that id."""
        game = self.game()
        for move in self._choice(choice).moves:
            game.play(move)
        return game

    def _choice(self, ident: str) -> ChoiceSpec:
        for choice in self.spec.choices:
            if choice.id == str(ident).lower():
                return choice
        raise KeyError(f"there is no choice {ident!r}; there are {', '.join(self.choices)}")

    def branches(self) -> Branches:
        """Both ways played from the identical position, and the table of what they lead to."""
        lines = {choice.id: choice.moves for choice in self.spec.choices}
        return branches(self.game(), lines, seat=self.spec.learner)

    def to_list(self) -> list[dict[str, Any]]:
        """The table as plain data: for each measure the value before, and after each way, of who chooses."""
        return [row for row in self.branches().to_list() if row["seat"] == self.spec.learner]

    def compare(self) -> Comparison:
        """Both boards in one picture, with what differs in words."""
        a, b = (self.play(choice) for choice in self.choices)
        return compare(a, b, seat=self.spec.learner, titles=self._names(), language=self.language, theme=self._one())

    def table(self, language: str | None = None) -> list[list[str]]:
        """The table in words; the first row is the heading."""
        language = language or self.language
        before = texts.text("branches-start", language)
        rows = [["", before, *self._names(language)]]
        for row in self.to_list():
            said = texts.text(f"branches-{row['measure']}", language)
            values = [row["start"], *(row[choice] for choice in self.choices)]
            rows.append([said, *(_worded(row["measure"], value, language) for value in values)])
        return rows

    def _names(self, language: str | None = None) -> tuple[str, str]:
        a, b = (f"{c.id.upper()}: {c.name.in_(language or self.language)}" for c in self.spec.choices)
        return a, b

    def _one(self) -> str:
        return "dark" if self.theme == "dark" else "light"

    def text(self, language: str | None = None) -> str:
        """Everything in words."""
        language = language or self.language
        spec = self.spec
        parts = [spec.line(language), spec.question.in_(language), aligned(self.table(language))]
        parts += [f"{c.id.upper()}: {c.outcome.in_(language)}" for c in spec.choices]
        parts.append(spec.lesson.in_(language))
        if spec.note is not None:
            parts.append(spec.note.in_(language))
        return "\n\n".join(parts)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return self.text()

    def to_html(self, language: str | None = None) -> str:
        """All of it as a piece of HTML: both boards side by side, the table, the texts. Nothing is fetched."""
        language = language or self.language
        spec = self.spec
        head, *rows = self.table(language)
        cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
        body = "".join(
            f"<tr><th>{escape(row[0])}</th>" + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
            for row in rows
        )
        figures = "".join(
            f"<figure><figcaption>{escape(name)}</figcaption>{self._pictures(choice.id, name, language)}"
            f"<p>{escape(choice.outcome.in_(language))}</p></figure>"
            for choice, name in zip(spec.choices, self._names(language), strict=True)
        )
        note = "" if spec.note is None else f"<p><em>{escape(spec.note.in_(language))}</em></p>"
        return (
            f'<div class="ttr-strategy" lang="{language}">{_STYLE}<h3>{escape(spec.line(language))}</h3>'
            f'<p>{escape(spec.question.in_(language))}</p><div class="ttr-strategy-pair">{figures}</div>'
            f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>"
            f"<p>{escape(spec.lesson.in_(language))}</p>{note}</div>"
        )

    def _pictures(self, choice: str, name: str, language: str) -> str:
        themes = ("light", "dark") if self.theme == "auto" else (self.theme,)
        game = self.play(choice)
        out = []
        for theme in themes:
            svg = game.to_svg(self.spec.learner, what="table", theme=theme, width=WIDTH, language=language)
            data = b64encode(svg.encode()).decode("ascii")
            # Where no style sheet is let through, the light one shows, and it alone.
            away = ' hidden style="display: none"' if theme == "dark" and self.theme == "auto" else ""
            kind = f' class="ttr-{theme}"{away}' if self.theme == "auto" else ""
            out.append(f'<img{kind} alt="{escape(name)}" src="data:image/svg+xml;base64,{data}">')
        return "".join(out)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/html": self.to_html(), "text/plain": self.text()}


def _worded(measure: str, value: Any, language: str) -> str:
    if measure == "tickets":
        return texts.text("teach-tickets", language, done=value[0], n=value[1])
    if measure == "hand":
        cards = [texts.text("teach-cards", language, n=n, key=c, color=texts.color(c, language))
                 for c, n in value.items() if n]  # fmt: skip
        return texts.listing(cards, language) or "–"
    return str(value)


class Strategies(Sequence[StrategySpec]):
    """The strategy positions that ship: ``strategies[1]`` is the one with that number; an id does as well."""

    def __init__(self, specs: Sequence[StrategySpec]) -> None:
        self._specs = tuple(specs)
        self._by: dict[int | str, StrategySpec] = {spec.id: spec for spec in specs}
        self._by |= {spec.number or i: spec for i, spec in enumerate(specs, 1)}

    @overload
    def __getitem__(self, key: int | str) -> StrategySpec: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[StrategySpec]: ...
    def __getitem__(self, key: int | str | slice) -> StrategySpec | Sequence[StrategySpec]:
        if isinstance(key, slice):
            return self._specs[key]
        if key not in self._by:
            known = ", ".join(str(k) for k in self._by)
            raise KeyError(f"there is no strategy position {key!r}; there are {known}")
        return self._by[key]

    def __len__(self) -> int:
        return len(self._specs)

    def __iter__(self) -> Iterator[StrategySpec]:
        return iter(self._specs)

    def text(self, language: str = "en") -> str:
        """The titles, one a line."""
        return "\n".join(f"{spec.number or i:>2}  {spec.title.in_(language)}" for i, spec in enumerate(self, 1))

    def __repr__(self) -> str:
        return self.text()


@lru_cache(maxsize=1)
def shipped() -> Strategies:
    """The strategy positions that ship with the package, read once."""
    folder = resources.files("ttr_widget") / "data" / "teach" / "strategies"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".yaml")), key=lambda f: f.name)
    specs = [strategy_from_text(f.read_text(encoding="utf-8"), f.name) for f in files]
    return Strategies(sorted(specs, key=lambda spec: spec.number or 0))


def strategy(which: int | str, language: str = "en", *, theme: str = "auto") -> Strategy:
    """One of the strategy positions that ship, by number or id. `KeyError` if there is none."""
    return Strategy(shipped()[which], language, theme)


if TYPE_CHECKING:
    strategies: Strategies
    """The strategy positions that ship."""


def __getattr__(name: str) -> Any:
    if name == "strategies":
        return shipped()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
