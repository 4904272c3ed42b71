"""SVG as text: elements with escaped attributes, numbers as short as they can be, path data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

from .curve import Point
from .words import plain

ID = "\N{SECTION SIGN}"
"""Stands for the prefix of ids until the picture is done and its prefix known."""


Style = dict[str, str | float | None]
"""Attributes that several elements share."""


def num(value: float) -> str:
    """A number with at most two decimals.

    >>> num(12.0), num(0.125), num(-0.004)
    ('12', '0.12', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, *content: str, **attributes: str | float | None) -> str:
    """An element. Attributes that are None are left out; ``stroke_width`` is written ``stroke-width``.

    >>> tag("circle", cx=1.0, r=2, fill="#fff")
    '<circle cx="1" r="2" fill="#fff"/>'
    """
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            said = value if isinstance(value, str) else num(value)
            parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(said)}")
    head = " ".join(parts)
    inside = "".join(content)
    return f"<{head}>{inside}</{name}>" if inside else f"<{head}/>"


def words(text: str) -> str:
    """Free text as content of an element: harmless, and never markup."""
    return escape(plain(text).replace(ID, ""))


def label(content: str, x: float, y: float, size: float, **attributes: str | float | None) -> str:
    """A line of text; `y` is its baseline."""
    return tag("text", words(content), x=x, y=y, font_size=size, **attributes)


def use(ident: str, x: float, y: float, angle: float = 0, **attributes: str | float | None) -> str:
    """A copy of a piece defined once, moved and turned."""
    turn = f" rotate({num(angle)})" if angle else ""
    return tag("use", href=f"#{ID}{ident}", transform=f"translate({num(x)} {num(y)}){turn}", **attributes)


def polyline(points: Iterable[Point], *, closed: bool = False) -> str:
    """Path data through points."""
    found = " ".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{found}{'Z' if closed else ''}"


def polylines(lines: Iterable[Sequence[Point]], *, closed: bool) -> str:
    """Path data of many lines."""
    return "".join(polyline(line, closed=closed) for line in lines)


def box(width: float, height: float, radius: float, **attributes: str | float | None) -> str:
    """A rounded rectangle about the origin."""
    return tag("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=radius, **attributes)


def gradient(ident: str, stops: Iterable[tuple[float, str]]) -> str:
    """A gradient from top to bottom."""
    inside = [tag("stop", offset=at, stop_color=color) for at, color in stops]
    return tag("linearGradient", *inside, id=f"{ID}{ident}", x1=0, y1=0, x2=0, y2=1)


def paint(ident: str) -> str:
    """A reference to a gradient or clip of the same picture."""
    return f"url(#{ID}{ident})"
