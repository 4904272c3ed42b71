"""Pictures of a `View` or a `Position` that is the last line of a cell: what IPython is told to show of them.

The engine knows nothing of pictures, and a view must not need any; so it is the shell that learns how to draw them,
where one runs. IPython is never imported for it.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from ttr_widget.engine import View
from ttr_widget.positions import Position

from .layout import LayoutError

WIDTH: Final = 1000
"""Pixels, as pictures of a game have it."""


def view_of(shown: View | Position) -> View:
    """What is drawn: the view itself; of a position everything, since whoever has one knows all of it."""
    if isinstance(shown, View):
        return shown
    view: View = shown.state().view("open")
    return view.with_session(names=shown.names, kinds=["person"] * len(shown.names))


def png_of(shown: View | Position) -> bytes | None:
    """The picture; None for a board that nobody has laid out."""
    from .png import to_png

    try:
        return to_png(view_of(shown), width=WIDTH)
    except LayoutError:
        return None


def text_of(view: View, printer: Any, cycle: bool) -> None:
    """A view in words, as IPython prints it."""
    from .text import to_text

    printer.text("…" if cycle else to_text(view))


def install(shell: Any = None) -> bool:
    """Tell the shell that runs; False where none does."""
    if shell is None:
        ipython = sys.modules.get("IPython")
        shell = None if ipython is None else ipython.get_ipython()
    if shell is None:
        return False
    formatters = shell.display_formatter.formatters
    for shown in (View, Position):
        formatters["image/png"].for_type(shown, png_of)
    formatters["text/plain"].for_type(View, text_of)
    return True
