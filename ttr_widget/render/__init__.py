"""Pictures and texts of a game: a `View` drawn as SVG, as PNG, or told in words; many as GIF.

Everything here is made from a `View` and from nothing else, so a picture can show no more than the seat may know.
`scene` decides what is drawn; `svg`, `png` and `text` each say it their own way, `gif` puts pictures in a row. Pillow
is loaded with the first PNG.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .gif import to_gif
    from .layout import LayoutError
    from .png import to_png
    from .svg import to_svg
    from .text import to_text

_HOME = {"LayoutError": ".layout", "to_gif": ".gif", "to_png": ".png", "to_svg": ".svg", "to_text": ".text"}

__all__ = ["LayoutError", "to_gif", "to_png", "to_svg", "to_text"]


def __getattr__(name: str) -> Any:
    if name in _HOME:
        value = globals()[name] = getattr(importlib.import_module(_HOME[name], __name__), name)
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
