"""A view as SVG: one file without scripts, styles or anything from outside, sharp at any size.

It is built of plain elements with attributes alone, so that it survives sanitizers, editors and printers; text is
text, in a list of fonts that the reader may have.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from ttr_widget.engine import View
from ttr_widget.texts import LANGUAGES
from ttr_widget.widths import clip

from . import words
from .layout import model_of
from .markup import ID, Style, label, num, tag
from .markup import words as content
from .scene import Key, Overlays, build_scene
from .shapes import FRAME
from .svg_board import board_defs, draw_cities, draw_halos, draw_markers, draw_routes
from .svg_map import draw_map, draw_ring, map_defs
from .svg_notes import draw_arrows, draw_notes, draw_scale
from .theme import Theme, font_family, theme_of

WHATS: Final = ("board", "table")
KEY_ROW: Final = 24


def to_svg(
    view: View,
    *,
    what: str = "board",
    theme: str = "light",
    language: str = "en",
    width: float | None = None,
    overlays: Overlays = (),
    ring: bool = True,
    legend: bool = True,
    codes: bool = False,
    layout: Mapping[str, Any] | None = None,
    ids: str | None = None,
) -> str:
    """The view as SVG text.

    Args:
        view: what may be shown.
        what: ``"board"``, or ``"table"`` for the board with players, market, hand and tickets.
        theme: ``"light"`` or ``"dark"``.
        language: ``"en"``, ``"zh"`` or ``"ja"``.
        width: in CSS pixels; without it one pixel a board unit. It decides between city names and codes, too.
        overlays: highlights, see `ttr_widget.overlays`.
        ring: the score ring round the map.
        legend: points legend and compass on the map.
        codes: three-letter codes for city names at any size.
        layout: where cities and cars lie, for a board of one's own.
        ids: prefix of the ids inside; without it one made from the picture, so that two on a page do not clash.

    Raises:
        ValueError: an option that is none, or overlays that cannot be (`OverlayError`).
        LayoutError: the board has no layout.
    """
    if what not in WHATS:
        raise ValueError(f"what is one of {', '.join(WHATS)}, not {what!r}")
    if language not in LANGUAGES:
        raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
    if width is not None and not 50 <= width <= 10_000:
        raise ValueError(f"width is a number of CSS pixels from 50 to 10000, not {width!r}")
    if ids is not None and not (ids.isascii() and ids.replace("-", "a").isalnum() and ids[0].isalpha()):
        raise ValueError(f"ids is a prefix of letters, digits and hyphens, not {ids!r}")
    colors = theme_of(theme)
    model = model_of(view.board, layout)
    margin = FRAME if ring else 0
    box: tuple[float, float, float, float] = (-margin, -margin, model.width + 2 * margin, model.height + 2 * margin)
    if what == "table":
        from . import svg_table

        box = svg_table.box_of(model, view, margin)
    scale = 1 if width is None else width / box[2]
    scene = build_scene(view, model, overlays, language=language, scale=scale, codes=codes)
    body = [
        *(draw_ring(model, colors) if ring else ()),
        *draw_map(model, colors, language, legend=legend),
        *draw_halos(scene, colors),
        *draw_routes(scene, colors),
        *draw_arrows(scene.arrows, colors),
        *draw_cities(scene, colors),
        *draw_notes(scene.notes, colors),
        *(draw_markers(scene.markers, model, colors) if ring else ()),
    ]
    defs = [*map_defs(model, colors), *board_defs(scene, colors)]
    if what == "table":
        defs += svg_table.table_defs(view, colors)
        body = [svg_table.backdrop(box, colors), *body, *svg_table.draw_table(view, model, colors, language, margin)]
    if scene.keys:
        body.append(draw_keys(scene.keys, colors, box))
        box = (box[0], box[1], box[2], box[3] + keys_height(scene.keys))
    return _document(view, body, defs, box, language, width, ids)


def _document(
    view: View,
    body: list[str],
    defs: list[str],
    box: tuple[float, float, float, float],
    language: str,
    width: float | None,
    ids: str | None,
) -> str:
    said = [
        tag("title", content(words.title(view, language)), id=f"{ID}title"),
        tag("desc", content(words.describe(view, language)), id=f"{ID}desc"),
    ]
    shown = box[2] if width is None else width
    svg = tag(
        "svg",
        *said,
        tag("defs", *defs),
        tag("g", *body),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(num(value) for value in box),
        width=shown,
        height=shown * box[3] / box[2],
        style="max-width:100%;height:auto",
        role="img",
        lang=language,
        aria_labelledby=f"{ID}title {ID}desc",
        font_family=font_family(language),
    )
    prefix = ids or "t" + sha256(svg.encode()).hexdigest()[:8]
    return svg.replace(ID, f"{prefix}-")


def keys_height(keys: tuple[Key, ...]) -> float:
    """Units that the key takes below the board."""
    return 8 + KEY_ROW * ((len(keys) + 2) // 3)


def draw_keys(keys: tuple[Key, ...], theme: Theme, box: tuple[float, float, float, float]) -> str:
    """The key: what the highlights mean, three in a row, below everything else."""
    left, top, wide, high = box
    out = [tag("rect", x=left, y=top + high, width=wide, height=keys_height(keys), fill=theme.tokens["bg"])]
    column = wide / 3
    for i, key in enumerate(keys):
        x, y = left + 14 + column * (i % 3), top + high + 8 + KEY_ROW * (i // 3)
        color = theme.color(key.color)
        style: Style = {"fill": color, "fill_opacity": 0.5, "stroke": color, "stroke_width": 1.6}
        if key.kind == "cities":
            out.append(tag("circle", cx=x + 11, cy=y + 7, r=7, **style))
        elif key.kind == "heat":
            out += draw_scale(key.scale, x, y + 2)
        elif key.kind == "path":
            out.append(tag("rect", x=x, y=y + 2, width=22, height=10, rx=5, fill=color, stroke=theme.tokens["label"]))
        else:
            out.append(tag("rect", x=x, y=y + 2, width=22, height=10, rx=5, **style))
        room = int((column - 50) / 6.6)
        out.append(label(clip(key.label, room), x + 30, y + 11.5, 12.5, fill=theme.tokens["text"]))
    return tag("g", *out)
