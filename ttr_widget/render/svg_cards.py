"""Train cards and tickets as SVG: a colour field, a glyph, the silhouette of a wagon; a stub with notches."""

from __future__ import annotations

from collections.abc import Iterable

from ttr_widget.engine import COLORS

from .layout import BoardModel
from .markup import ID, Style, paint, polyline, tag, use
from .shapes import GLYPHS
from .theme import INK, Theme, mix

CARD = (62, 92)
"""Width and height of a card."""

_PAPER = "#FFFDF6"
_NIGHT = "#23262B"
_PALE = frozenset({"orange", "yellow", "purple", "white"})
"""Colours whose wagon is drawn dark."""

_RAINBOW = ("#B62B22", "#DE7F1B", "#FBD043", "#3B8F68", "#2D539C", "#B074D8")


def _wheel(ink: str) -> str:
    spokes = (
        tag("rect", x=-0.13, y=-1.02, width=0.26, height=2.04, transform=f"rotate({t})") for t in (0, 45, 90, 135)
    )
    rim = tag("circle", r=0.92, fill="none", stroke=ink, stroke_width=0.3)
    return tag("g", rim, *spokes, tag("circle", r=0.3), fill=ink)


def glyph(color: str, ink: str) -> str:
    """The sign of a card's colour, in a box of about -1 to 1."""
    return _wheel(ink) if color == "locomotive" else tag("path", d=GLYPHS[color], fill=ink)


def _dots(centres: Iterable[tuple[float, float]], radius: float) -> str:
    return "".join(tag("circle", cx=x, cy=y, r=radius) for x, y in centres)


_WHEELS = _dots(((-12, 7), (12, 7)), 3.6)
_LINES: Style = {"fill": "none", "stroke": "#888", "stroke_opacity": 0.75}

_WAGONS = {
    "red": tag("path", d="M-20-10H20V5H-20ZM-21-13H21V-10H-21Z")
    + _WHEELS
    + tag("path", d="M-18-8-7 3M-7-8-18 3M7-8 18 3M18-8 7 3", stroke_width=1.4, **_LINES),
    "orange": tag("path", d="M-21 1H21V5H-21Z")
    + _dots(((-12, -3.4), (-3.6, -3.4), (4.8, -3.4), (13, -3.4), (-7.8, -10.4), (0.6, -10.4), (9, -10.4)), 4.2)
    + _WHEELS,
    "yellow": tag("path", d="M-20-8Q-20-12-15-12H15Q20-12 20-8V5H-20Z")
    + _WHEELS
    + tag("path", d="M-16-7h6v6h-6ZM-7-7h6v6h-6ZM2-7h6v6H2ZM11-7h6v6h-6Z", fill="#fff", fill_opacity=0.7),
    "green": tag("path", d="M-20-4Q-20-11-13-11H13Q20-11 20-4V-2Q20 4 13 4H-13Q-20 4-20-2Z")
    + tag("rect", x=-4, y=-14, width=8, height=4, rx=1)
    + _WHEELS,
    "blue": tag("path", d="M-20-8H20V5H-20Z")
    + _WHEELS
    + tag("path", d="M-14-8V5M-7-8V5M0-8V5M7-8V5M14-8V5", stroke_width=1.5, **_LINES),
    "purple": tag("path", d="M-20-6H20V5H-20ZM-9-14H9V-6H-9ZM-22-8H22V-5.4H-22Z")
    + _WHEELS
    + tag("path", d="M-6-12h4.6v4H-6ZM1.4-12H6v4H1.4Z", fill="#fff", fill_opacity=0.6),
    "black": tag("path", d="M-21-8-17 4H17L21-8Z")
    + tag("path", d="M-16-8q4-7 9-3q4-5 9-1q6-3 9 4Z", fill_opacity=0.7)
    + _WHEELS,
    "white": tag("path", d="M-20-10H20V5H-20ZM-13-14H-5V-10H-13ZM5-14H13V-10H5Z")
    + _WHEELS
    + tag("rect", x=-5, y=-8, width=10, height=13, fill="#fff", fill_opacity=0.65),
    "locomotive": tag("path", d="M-20 4V-5H-9V-12H-13V-15H1V-12H-3V-5H9V-10H14V-5H19V4Z")
    + _dots(((-13, 6),), 4.6)
    + _dots(((-2, 6.5), (8, 6.5)), 3.8)
    + _dots(((17, 7),), 3)
    + tag("path", d="M11-13q1-4 5-4t4-3", fill="none", stroke="#fff", stroke_width=2.2, stroke_linecap="round"),
}
"""Wagons on a rail at y = 10.6, about 44 wide."""


def card_defs(colors: Iterable[str], theme: Theme) -> list[str]:
    """The faces of the cards that are needed; `card` uses them."""
    out = []
    for color in sorted(set(colors), key=COLORS.index):
        out += [_field(color, theme), tag("g", *_face(color, theme), id=f"{ID}k-{color}")]
    return out


def _field(color: str, theme: Theme) -> str:
    if color == "locomotive":
        stops = [tag("stop", offset=0.08 + 0.168 * i, stop_color=c) for i, c in enumerate(_RAINBOW)]
        return tag("linearGradient", *stops, id=f"{ID}h-{color}", x1=0, y1=0, x2=1, y2=1)
    fill = theme.card[color]
    ends = (mix(fill, "#FFFFFF", 0.16), mix(fill, "#000000", 0.12))
    stops = [tag("stop", offset=at, stop_color=c) for at, c in zip((0, 0.5, 1), (ends[0], fill, ends[1]), strict=True)]
    return tag("linearGradient", *stops, id=f"{ID}h-{color}", x1=0, y1=0, x2=1, y2=1)


def _face(color: str, theme: Theme) -> Iterable[str]:
    ink = INK if color in _PALE else "#FFFFFF"
    fill = theme.card.get(color, _NIGHT)
    yield tag("rect", x=0.4, y=0.4, width=61.2, height=91.2, rx=7, fill=_PAPER, stroke=INK, stroke_width=0.8)
    yield tag("rect", x=2.6, y=2.6, width=56.8, height=86.8, rx=5, fill=paint(f"h-{color}"))
    if color == "locomotive":
        yield tag("path", d="M2.6 48H59.4V84.4a5 5 0 0 1-5 5H7.6a5 5 0 0 1-5-5Z", fill=_NIGHT, opacity=0.82)
    edge: Style = {"stroke": "#3A352B", "stroke_width": 0.8} if color == "white" else {}
    yield tag("circle", cx=31, cy=28.5, r=13.5, fill=_PAPER, **edge)
    sign = _NIGHT if color in {"yellow", "white", "locomotive"} else INK if color == "black" else fill
    yield tag("g", glyph(color, sign), transform="translate(31 28.5) scale(7.2)")
    yield tag("g", _WAGONS[color], transform="translate(31 65.3) scale(1.12)", fill=ink)
    yield tag("path", d="M8.7 78.6H53.3", stroke=ink, stroke_width=1.4, stroke_opacity=0.75)


def card(color: str, x: float, y: float, height: float) -> str:
    """A card with its top left corner at a place."""
    scale = height / CARD[1]
    return tag("g", use(f"k-{color}", 0, 0), transform=f"translate({x:.2f} {y:.2f}) scale({scale:.4f})")


def empty_place(x: float, y: float, height: float, theme: Theme) -> str:
    """Where a card of the market is missing."""
    width = height * CARD[0] / CARD[1]
    style: Style = {"fill": "none", "stroke": theme.tokens["line"], "stroke_width": 1.4, "stroke_dasharray": "4 3"}
    return tag("rect", x=x, y=y, width=width, height=height, rx=5, **style)


def back(kind: str, x: float, y: float, height: float) -> str:
    """The back of the train cards or of the tickets, a small pile."""
    fill = "#2F4A55" if kind == "cards" else "#6B4A2B"
    sheets = [
        tag("rect", x=3 - i * 1.5, y=-3 + i * 1.5, width=44, height=62, rx=5, fill=fill, stroke=_PAPER, stroke_width=1)
        for i in range(3)
    ]
    frame = tag("rect", x=4.5, y=4.5, width=35, height=53, rx=3.4, fill="none", stroke=_PAPER, stroke_opacity=0.5)
    if kind == "cards":
        sign = tag("g", _wheel(_PAPER), transform="translate(22 31) scale(8.6)")
    else:
        way = tag("path", d="M11 38.4q11-26 22-12.4", fill="none", stroke=_PAPER, stroke_width=1.8,
                  stroke_dasharray="3 2.4")  # fmt: skip
        sign = way + _ends(((11, 38.4), (33, 26)))
    return tag("g", *sheets, frame, sign, transform=f"translate({x:.2f} {y:.2f}) scale({height / 62:.4f})")


def _ends(places: Iterable[tuple[float, float]]) -> str:
    return tag("g", _dots(places, 3.2), fill=_PAPER)


def mini_map(model: BoardModel, ends: tuple[str, str], x: float, y: float, width: float, theme: Theme) -> str:
    """A map two lines high: land, both cities of a ticket, a dashed way between them."""
    place = {city.name: city for city in model.cities}
    a, b = (place[name] for name in ends)
    bow = min(130, ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5 * 0.22) if abs(a.x - b.x) > abs(a.y - b.y) else 0
    scale = width / model.width
    middle = ((a.x + b.x) / 2, (a.y + b.y) / 2 - bow)
    way = polyline([(a.x, a.y)]) + f"Q{middle[0]:.1f} {middle[1]:.1f} {b.x:.1f} {b.y:.1f}"
    accent = theme.tokens["accent"]
    return tag(
        "g",
        tag("rect", width=model.width, height=model.height, fill=theme.tokens["sea"]),
        tag("use", href=f"#{ID}land", fill=theme.tokens["land"], stroke=theme.coast, stroke_width=6)
        if model.land
        else "",
        tag("path", d=way, fill="none", stroke=accent, stroke_width=26, stroke_dasharray="52 36"),
        *(tag("circle", cx=city.x, cy=city.y, r=44, fill=accent) for city in (a, b)),
        transform=f"translate({x:.2f} {y:.2f}) scale({scale:.5f})",
        clip_path=paint("map"),
    )
