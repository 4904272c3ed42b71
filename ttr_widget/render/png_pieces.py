"""Slots and cars of a PNG picture, each route as a small image that is made once and kept."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, floor, pi, sin

from PIL import Image, ImageDraw

from .brush import SUB, Brush, bounds, rounded
from .curve import Point
from .layout import BoardModel, PlacedRoute, Slot
from .shapes import GLYPH_SCALE, GLYPHS, Box, Pieces, hatch, pieces_of
from .theme import Theme, channels, hollow, roof, theme_of

_FINE = 4
"""A piece is drawn this many times larger than it is shown."""


def circle(radius: float) -> list[Point]:
    """A circle about the origin as a polygon."""
    return [(radius * cos(pi * i / 14), radius * sin(pi * i / 14)) for i in range(28)]


_ROUND = {"yellow": [circle(0.86)], "black": [rounded(1.72, 1.72, 0.12)], "white": [circle(0.95), circle(0.49)]}


@lru_cache(maxsize=16)
def glyph(color: str) -> list[list[Point]]:
    """The sign of a colour as polygons; the second of two is a hole, but for blue, which has two bars."""
    if color in _ROUND:
        return _ROUND[color]
    shapes: list[list[Point]] = []
    x = y = 0.0
    for command, numbers in re.findall(r"([MLHV])([^MLHVZ]*)", GLYPHS.get(color, "")):
        values = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        if command == "M":
            shapes.append([])
        if command in "HV":
            x, y = (values[0], y) if command == "H" else (x, values[0])
            shapes[-1].append((x, y))
            continue
        for x, y in zip(values[::2], values[1::2], strict=True):
            shapes[-1].append((x, y))
    return shapes


def _shaded(pen: Image.Image, box: Box, stops: Sequence[tuple[float, str]], fine: float) -> None:
    """Fill a rounded box in the middle of an image with shades from top to bottom."""
    wide, high = round(box.width * fine), round(box.height * fine)
    column = Image.new("RGB", (1, high))
    for row in range(high):
        at = row / (high - 1)
        (low, a), (top, b) = next(pair for pair in pairwise(stops) if at <= pair[1][0])
        share = (at - low) / (top - low)
        first, second = channels(a), channels(b)
        column.putpixel((0, row), tuple(round(p + (q - p) * share) for p, q in zip(first, second, strict=True)))
    mask = Image.new("L", (wide, high))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide - 1, high - 1), box.radius * fine, fill=255)
    pen.paste(column.resize((wide, high)), ((pen.width - wide) // 2, (pen.height - high) // 2), mask)


def _blank(box: Box, fine: float, color: str) -> tuple[Image.Image, Brush]:
    """A clear image with room for a piece, and a brush whose origin is its middle."""
    wide, high = (ceil((side + 3) * fine / 2) * 2 for side in (box.width, box.height))
    image = Image.new("RGBA", (wide, high), (*channels(color), 0))
    return image, Brush(image, fine, (-wide / 2 / fine, -high / 2 / fine), sub=1)


def _slot(color: str, theme: Theme, pieces: Pieces, fine: float, *, closed: bool) -> Image.Image:
    slot = pieces.slot
    edge = theme.slot_edge[color]
    image, brush = _blank(slot, fine, edge)
    shape = Image.new("L", image.size)
    outer = Box(slot.width + 0.9, slot.height + 0.9, slot.radius + 0.45)
    inner = Box(slot.width - 0.9, slot.height - 0.9, slot.radius - 0.45)
    middle = brush.pixels(rounded(outer.width, outer.height, outer.radius))
    ImageDraw.Draw(shape).polygon(middle, fill=255)
    _shaded(image, outer, ((0, edge), (1, edge)), fine)
    _shaded(image, inner, hollow(theme.slot[color]), fine)
    if closed:
        brush.polygons(hatch(inner), theme.slot_edge["gray"], 0.7)
    scale = slot.height * GLYPH_SCALE
    for i, outline in enumerate(glyph(color)):
        is_hole = i == 1 and color == "white"
        ink = theme.slot[color] if is_hole else theme.glyph[color]
        alpha = 1 if is_hole else 0.7 if color == "white" else 0.85
        brush.polygons([[(x * scale, y * scale) for x, y in outline]], ink, alpha)
    image.putalpha(shape.point([round(v * 0.45) for v in range(256)]) if closed else shape)
    return image


def _car(seat: int, theme: Theme, pieces: Pieces, fine: float, *, numbered: bool) -> Image.Image:
    rim, body = pieces.rim, pieces.body
    look = theme.seats[seat]
    image, brush = _blank(rim, fine, "#17191E")
    shape = Image.new("L", image.size)
    hair = 0.55
    outline = rounded(rim.width + hair, rim.height + hair, rim.radius + hair / 2)
    ImageDraw.Draw(shape).polygon(brush.pixels(outline), fill=255)
    brush.polygons([outline], "#4D4F53")
    brush.polygons([rounded(rim.width - hair, rim.height - hair, rim.radius - hair / 2)], "#FFFFFF")
    _shaded(image, body, roof(look.fill), fine)
    centres = pieces.outer_windows if numbered else pieces.windows
    brush.polygons([rounded(3.8, 3.6, 0.8, (x, -0.2)) for x in centres], look.ink, 0.82)
    image.putalpha(shape)
    return image


@lru_cache(maxsize=256)
def _piece(model: BoardModel, theme_name: str, scale: float, kind: str) -> Image.Image:
    """A slot (``"free-red"``, ``"closed-red"``) or car (``"car-0"``, ``"number-0"``), drawn large."""
    theme, pieces, fine = theme_of(theme_name), pieces_of(model), scale * _FINE
    look, _, which = kind.partition("-")
    if look in ("free", "closed"):
        return _slot(which, theme, pieces, fine, closed=look == "closed")
    return _car(int(which), theme, pieces, fine, numbered=look == "number")


@lru_cache(maxsize=640)
def route_image(
    model: BoardModel, place: PlacedRoute, theme_name: str, scale: float, origin: Point, state: str
) -> tuple[Image.Image, tuple[int, int]]:
    """A whole route and where its corner lies: `state` is ``"free"``, ``"closed"`` or the seat that owns it."""
    theme, pieces = theme_of(theme_name), pieces_of(model)
    rim = pieces.rim
    outlines = [rounded(rim.width, rim.height, rim.radius, (s.x, s.y + 1.3), s.angle) for s in place.slots]
    left, top, right, bottom = bounds(p for outline in outlines for p in outline)
    corner = (floor((left - 2 - origin[0]) * scale), floor((top - 4 - origin[1]) * scale))
    size = (ceil((right - left + 4) * scale) + 2, ceil((bottom - top + 6) * scale) + 2)
    at = (origin[0] + corner[0] / scale, origin[1] + corner[1] / scale)
    image = Image.new("RGBA", size, (0, 0, 0, 0))
    middle = len(place.slots) // 2
    if state not in ("free", "closed"):
        mask = Image.new("L", (size[0] * SUB, size[1] * SUB))
        pen = ImageDraw.Draw(mask)
        for outline in outlines:
            pen.polygon([((x - at[0]) * scale * SUB, (y - at[1]) * scale * SUB) for x, y in outline], fill=255)
        image.putalpha(mask.reduce(SUB).point([round(v * theme.shade) for v in range(256)]))
    for i, slot in enumerate(place.slots):
        if state in ("free", "closed"):
            kind = f"{state}-{place.route.color}"
        else:
            kind = f"{'number' if i == middle else 'car'}-{state}"
        _stamp(image, _piece(model, theme_name, scale, kind), slot, at, scale)
    if state not in ("free", "closed"):
        _number(image, place.slots[middle], int(state), theme, at, scale)
    return image, corner


def _stamp(image: Image.Image, piece: Image.Image, slot: Slot, at: Point, scale: float) -> None:
    """Lay a piece on an image, turned, to a fraction of a pixel."""
    turned = piece.rotate(-slot.angle, Image.Resampling.BILINEAR, expand=True)
    x = (slot.x - at[0]) * scale - turned.width / _FINE / 2
    y = (slot.y - at[1]) * scale - turned.height / _FINE / 2
    left, top = floor(x), floor(y)
    wide, high = ceil(turned.width / _FINE) + 1, ceil(turned.height / _FINE) + 1
    padded = Image.new("RGBA", (wide * _FINE, high * _FINE), (*piece.getpixel((0, 0))[:3], 0))  # type: ignore[index]
    padded.paste(turned, (round((x - left) * _FINE), round((y - top) * _FINE)))
    image.alpha_composite(padded.reduce(_FINE), (left, top))


def _number(image: Image.Image, slot: Slot, seat: int, theme: Theme, at: Point, scale: float) -> None:
    look = theme.seats[seat]
    radius, x, y = 4.9 * scale, (slot.x - at[0]) * scale, (slot.y - at[1]) * scale
    side = ceil(radius) + 1
    left, top = floor(x) - side, floor(y) - side
    mask = Image.new("L", (2 * side * SUB + SUB, 2 * side * SUB + SUB))
    r, cx, cy = radius * SUB, (x - left) * SUB, (y - top) * SUB
    ImageDraw.Draw(mask).ellipse((cx - r, cy - r, cx + r, cy + r), fill=255)
    disc = Image.new("RGBA", (2 * side + 1, 2 * side + 1), (*channels(look.disc), 0))
    disc.putalpha(mask.reduce(SUB))
    image.alpha_composite(disc, (max(0, left), max(0, top)))
    Brush(image, scale, at).text(str(seat + 1), (slot.x, slot.y + 2.95), 8.2, look.number, anchor="middle")
