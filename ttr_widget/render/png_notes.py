"""Arrows, notes and the scale of a heat map, in a PNG picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .annotations import FONT, HEIGHT, PADDING, Arrow, Note, heat_color
from .brush import Brush, rounded
from .curve import Point
from .theme import Theme

SCALE_STEPS = 22


def paint_arrows(brush: Brush, arrows: Iterable[Arrow], theme: Theme) -> None:
    """Arrows above the cars and below the cities."""
    for arrow in arrows:
        brush.lines([arrow.shaft], 6, theme.tokens["panel"])
        brush.lines([(*arrow.head, arrow.head[0], arrow.head[1])], 3.4, theme.tokens["panel"])
        brush.lines([arrow.shaft], 3.4, theme.color(arrow.color))
        brush.polygons([arrow.head], theme.color(arrow.color))


def paint_notes(brush: Brush, notes: Iterable[Note], theme: Theme) -> None:
    """Notes above everything on the map."""
    for note in notes:
        middle, color = (note.x, note.y), theme.color(note.color)
        box = rounded(note.width, HEIGHT, 5, middle)
        brush.polygons([rounded(note.width + 2, HEIGHT + 2, 6, (note.x, note.y + 1.2))], "#000000", 0.18)
        brush.polygons([rounded(note.width + 2.8, HEIGHT + 2.8, 6.4, middle), note.tip], color)
        brush.polygons([box], theme.tokens["panel"])
        at = (note.x, note.baseline)
        brush.text(note.text, at, FONT, theme.tokens["text"], language_of(note.text), anchor="middle",
                   room=note.width - 2 * PADDING)  # fmt: skip


def paint_scale(brush: Brush, colors: Sequence[str], at: Point) -> None:
    """The swatch of a heat map, 22 by 10: from low to high."""
    step = 22 / SCALE_STEPS
    for i in range(SCALE_STEPS):
        left = at[0] + i * step
        box = [(left, at[1]), (left + step + 0.05, at[1]), (left + step + 0.05, at[1] + 10), (left, at[1] + 10)]
        brush.polygons([box], heat_color((i + 0.5) / SCALE_STEPS, colors, 0, 1))


def language_of(said: str) -> str:
    """The language whose font has the characters of a text: kana are Japanese, Han alone Chinese."""
    if any("\u3040" <= c <= "\u30ff" for c in said):
        return "ja"
    return "zh" if any(c >= "\u2e80" for c in said) else "en"
