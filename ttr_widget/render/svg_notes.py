"""Arrows, notes and the scale of a heat map, as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .annotations import FONT, HEIGHT, Arrow, Note, heat_color
from .markup import Style, label, polyline, tag
from .theme import Theme

SCALE_STEPS = 22


def draw_arrows(arrows: Iterable[Arrow], theme: Theme) -> list[str]:
    """Arrows above the cars and below the cities."""
    out = []
    for arrow in arrows:
        shaft, head = polyline(arrow.shaft), polyline(arrow.head, closed=True)
        color, rim = theme.color(arrow.color), theme.tokens["panel"]
        line: Style = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
        out += [
            tag("path", d=shaft, stroke=rim, stroke_width=6, **line),
            tag("path", d=head, stroke=rim, stroke_width=3.4, **line),
            tag("path", d=shaft, stroke=color, stroke_width=3.4, **line),
            tag("path", d=head, fill=color),
        ]
    return [tag("g", *out)] if out else []


def draw_notes(notes: Iterable[Note], theme: Theme) -> list[str]:
    """Notes above everything on the map."""
    out = []
    for note in notes:
        color = theme.color(note.color)
        left, top = note.x - note.width / 2, note.y - HEIGHT / 2
        size: Style = {"x": left, "width": note.width, "height": HEIGHT, "rx": 5}
        out += [
            tag("rect", y=top + 1.4, opacity=0.18, **size),
            tag("path", d=polyline(note.tip, closed=True), fill=color),
            tag("rect", y=top, fill=theme.tokens["panel"], stroke=color, stroke_width=1.4, **size),
            label(note.text, note.x, note.baseline, FONT, fill=theme.tokens["text"], font_weight=600,
                  text_anchor="middle"),
        ]  # fmt: skip
    return [tag("g", *out)] if out else []


def draw_scale(colors: Sequence[str], x: float, y: float) -> list[str]:
    """The swatch of a heat map, 22 by 10: from low to high."""
    step = 22 / SCALE_STEPS
    return [
        tag("rect", x=x + i * step, y=y, width=step + 0.1, height=10,
            fill=heat_color((i + 0.5) / SCALE_STEPS, colors, 0, 1))
        for i in range(SCALE_STEPS)
    ]  # fmt: skip
