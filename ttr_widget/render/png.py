"""A view as PNG: the board alone, with a palette of 256 colours, small enough to be saved with every notebook.

The map, the routes and the names are kept from one picture to the next; what a picture looks like does not depend on
what is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Any

from PIL import Image

from ttr_widget.engine import View
from ttr_widget.texts import LANGUAGES, text

from .brush import Brush
from .fonts import has_font
from .layout import model_of
from .png_board import paint_cities, paint_halos, paint_markers, paint_outlines, with_strip
from .png_map import map_image
from .png_notes import paint_arrows, paint_notes
from .png_pieces import route_image
from .scene import Overlays, build_scene
from .shapes import FRAME
from .theme import theme_of


def to_png(
    view: View,
    *,
    theme: str = "light",
    language: str = "en",
    width: int = 1000,
    overlays: Overlays = (),
    ring: bool = True,
    legend: bool = True,
    codes: bool = False,
    layout: Mapping[str, Any] | None = None,
) -> bytes:
    """The board of a view as a PNG file; the arguments are those of `to_svg`, `width` in pixels.

    Where no font has the characters of a language, cities stand there by their codes and a line below says so.

    Raises:
        ValueError: an option that is none, or overlays that cannot be (`OverlayError`).
        LayoutError: the board has no layout.
    """
    image = to_image(view, theme=theme, language=language, width=width, overlays=overlays, ring=ring, legend=legend,
                     codes=codes, layout=layout)  # fmt: skip
    return encode(image)


def encode(image: Image.Image) -> bytes:
    """A picture as a PNG file with a palette."""
    out = BytesIO()
    image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG", compress_level=6)
    return out.getvalue()


def to_image(
    view: View,
    *,
    theme: str = "light",
    language: str = "en",
    width: int = 1000,
    overlays: Overlays = (),
    ring: bool = True,
    legend: bool = True,
    codes: bool = False,
    layout: Mapping[str, Any] | None = None,
) -> Image.Image:
    """The board of a view as a Pillow image in full colour: see `to_png`."""
    if language not in LANGUAGES:
        raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
    if type(width) is not int or not 200 <= width <= 4000:
        raise ValueError(f"width is a whole number of pixels from 200 to 4000, not {width!r}")
    colors = theme_of(theme)
    model = model_of(view.board, layout)
    readable = language if has_font(language) else "en"
    base, scale = map_image(model, theme, readable, width, ring=ring, legend=legend)
    codes = codes or readable != language
    scene = build_scene(view, model, overlays, language=readable, scale=scale, codes=codes)
    remark = text("text-codes", language) if readable != language else None
    origin = (-FRAME, -FRAME) if ring else (0, 0)
    image = with_strip(base, scene, colors, scale, remark)
    brush = Brush(image, scale, origin)
    paint_halos(brush, scene, colors)
    for look in scene.routes:
        state = str(look.owner) if look.owner is not None else "closed" if look.closed else "free"
        tile, at = route_image(model, look.place, theme, scale, origin, state)
        image.paste(tile, at, tile)
    paint_outlines(brush, scene, colors)
    paint_arrows(brush, scene.arrows, colors)
    paint_cities(brush, scene, colors, readable)
    paint_notes(brush, scene.notes, colors)
    if ring:
        paint_markers(brush, scene, colors)
    return image
