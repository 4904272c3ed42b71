"""`ttr.compare`: two boards side by side, what differs marked on both, and the differences in words."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from ttr_widget import texts
from ttr_widget.difference import Differences, differences
from ttr_widget.engine import View
from ttr_widget.overlays import Routes
from ttr_widget.sources import Eyes, Source, view_of
from ttr_widget.widths import clip

from .layout import model_of
from .markup import label, num, tag
from .shapes import FRAME
from .svg import to_svg
from .theme import font_family, theme_of

_GAP: Final = 24
_HEAD: Final = 40
_ROW: Final = 22
_SHOWN: Final = 24
"""Lines of differences that a picture has room for; the text has them all."""


@dataclass(frozen=True, repr=False)
class Comparison:
    """Two boards side by side. As the last line of a cell it is a picture; `str` is the differences in words.

    Attributes:
        a, b: the views that are drawn.
        differences: what differs from the first to the second.
        titles: what stands above the boards.
        language: of names and words.
        theme: ``"light"`` or ``"dark"``.
    """

    a: View
    b: View
    differences: Differences
    titles: tuple[str, str] = ("A", "B")
    language: str = "en"
    theme: str = "light"

    def to_svg(self, width: float = 1400) -> str:
        """The two boards as SVG text, the differences below.

        Args:
            width: of the whole picture in CSS pixels.

        Raises:
            ValueError: not 200 to 10000 pixels.
        """
        if not 200 <= width <= 10_000:
            raise ValueError(f"width is a number of CSS pixels from 200 to 10000, not {width!r}")
        colors = theme_of(self.theme)
        ink = colors.tokens["text"]
        room = (width - _GAP) / 2
        routes = [r for r in self.differences.routes if all(r in _ids(view) for view in (self.a, self.b))]
        marked = texts.text("difference-marked", self.language)
        overlays = [Routes(routes, color="warn", label=marked)] if routes else []
        body, high = [], 0.0
        for i, (view, title) in enumerate(zip((self.a, self.b), self.titles, strict=True)):
            model = model_of(view.board)
            x = i * (room + _GAP)
            picture = to_svg(view, theme=self.theme, language=self.language, width=room, overlays=overlays,
                             ids=f"cmp{'ab'[i]}")  # fmt: skip
            wide, tall = model.width + 2 * FRAME, model.height + 2 * FRAME + (40 if routes else 0)
            high = max(high, room * tall / wide)
            body.append(label(clip(title, 60), x + 4, 26, 20, fill=ink, font_weight=700))
            body.append(tag("g", picture, transform=f"translate({num(x)} {_HEAD})"))
        top = _HEAD + high + 18
        said = [one.text(self.language) for one in self.differences]
        shown = said[:_SHOWN] + ["…"] * (len(said) > _SHOWN)
        title = texts.text("difference-title", self.language, n=len(said))
        body.append(label(title, 4, top + 14, 15, fill=ink, font_weight=700))
        half = (len(shown) + 1) // 2
        for i, line in enumerate(shown):
            x, y = (4, i) if i < half else (room + _GAP + 4, i - half)
            body.append(label(clip(line, int(room / 7.4)), x, top + 16 + _ROW * (y + 1), 14, fill=ink))
        tall = top + 30 + _ROW * half
        return tag(
            "svg",
            tag("title", escape(title)),
            tag("rect", width=width, height=tall, fill=colors.tokens["bg"]),
            *body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {num(width)} {num(tall)}",
            width=width,
            height=tall,
            style="max-width:100%;height:auto",
            role="img",
            lang=self.language,
            font_family=font_family(self.language),
        )

    def text(self, language: str | None = None) -> str:
        """The differences in words, one line each."""
        return self.differences.text(language or self.language)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"{self.titles[0]} → {self.titles[1]}\n{self.text()}"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        picture = b64encode(self.to_svg().encode()).decode("ascii")
        said = escape(self.text())
        html = f'<img alt="{said}" style="max-width:100%" src="data:image/svg+xml;base64,{picture}">'
        return {"text/html": html, "text/plain": repr(self)}


def _ids(view: View) -> set[str]:
    return {route.id for route in view.board.routes}


def compare(
    a: Source,
    b: Source,
    *,
    seat: Eyes = "auto",
    titles: tuple[str, str] = ("A", "B"),
    language: str = "en",
    theme: str = "light",
) -> Comparison:
    """Two boards side by side, with what differs marked, and the differences in words.

    Args:
        a: a game, a position in any form, an engine state, or a view.
        b: the same.
        seat: whose eyes a game is seen with, see `differences`.
        titles: what stands above the boards.
        language: of names and words.
        theme: ``"light"`` or ``"dark"``.

    Raises:
        TypeError, PositionError, ValueError: one of them is nothing that can be compared.
    """
    if theme not in ("light", "dark"):
        raise ValueError(f'theme is "light" or "dark", not {theme!r}')
    if language not in texts.LANGUAGES:
        raise ValueError(f"language is one of {', '.join(texts.LANGUAGES)}, not {language!r}")
    one, two = (str(title) for title in titles)
    return Comparison(
        view_of(a, seat), view_of(b, seat), differences(a, b, seat=seat), (one, two), language, theme
    )  # fmt: skip
