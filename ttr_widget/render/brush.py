"""Smooth drawing with Pillow: every shape is a mask drawn larger and scaled down, painted in board units."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, floor, radians, sin

from PIL import Image, ImageDraw

from .curve import Point
from .fonts import font
from .theme import channels

SUB = 4
"""Steps that a pixel is divided into."""


class Brush:
    """Paints on an image. `scale` is pixels a board unit, `origin` the board's place of the image's top left corner."""

    def __init__(self, image: Image.Image, scale: float, origin: Point = (0, 0), sub: int = SUB) -> None:
        self.image = image
        self.scale = scale
        self.origin = origin
        self.sub = sub

    def pixels(self, points: Iterable[Point]) -> list[Point]:
        """Board units to pixels of the image."""
        (left, top), scale = self.origin, self.scale
        return [((x - left) * scale, (y - top) * scale) for x, y in points]

    def mask(self, box: tuple[float, float, float, float], draw: Callable[[ImageDraw.ImageDraw, Point], None],
             color: str, alpha: float = 1) -> None:  # fmt: skip
        """Paint a colour through what `draw` fills with 255 on a mask.

        Args:
            box: left, top, right, bottom in pixels of what is going to be drawn.
            draw: called with the drawing and the pixel of its corner; it draws in pixels times `sub`.
            color: ``"#RRGGBB"``.
            alpha: 0 to 1.
        """
        left, top = max(0, floor(box[0])), max(0, floor(box[1]))
        right, bottom = min(self.image.width, ceil(box[2]) + 1), min(self.image.height, ceil(box[3]) + 1)
        if right <= left or bottom <= top or alpha <= 0:
            return
        large = Image.new("L", ((right - left) * self.sub, (bottom - top) * self.sub))
        draw(ImageDraw.Draw(large), (left, top))
        small = large.reduce(self.sub) if self.sub > 1 else large
        if alpha < 1:
            small = small.point([round(value * alpha) for value in range(256)])
        self.image.paste(channels(color), (left, top), small)

    def polygons(self, shapes: Iterable[Sequence[Point]], color: str, alpha: float = 1) -> None:
        """Fill polygons, all in one go; holes are not seen as such."""
        drawn = [self.pixels(shape) for shape in shapes]
        drawn = [shape for shape in drawn if len(shape) > 2]
        if not drawn:
            return

        def draw(mask: ImageDraw.ImageDraw, at: Point) -> None:
            for shape in drawn:
                mask.polygon(self._large(shape, at), fill=255)

        self.mask(bounds(p for shape in drawn for p in shape), draw, color, alpha)

    def lines(self, lines: Iterable[Sequence[Point]], width: float, color: str, alpha: float = 1) -> None:
        """Stroke polylines with round joints. Thin lines keep their weight by growing fainter."""
        drawn = [self.pixels(line) for line in lines]
        if not drawn:
            return
        thick = width * self.scale
        large = max(1, round(thick * self.sub))

        def draw(mask: ImageDraw.ImageDraw, at: Point) -> None:
            for line in drawn:
                mask.line(self._large(line, at), fill=255, width=large, joint="curve")

        left, top, right, bottom = bounds(p for line in drawn for p in line)
        self.mask((left - thick, top - thick, right + thick, bottom + thick), draw, color, alpha)

    def disc(self, at: Point, radius: float, color: str, alpha: float = 1, width: float | None = None) -> None:
        """A disc, or with `width` a ring: a stroke of that width along the circle."""
        ((x, y),) = self.pixels([at])
        outer = (radius + (width or 0) / 2) * self.scale
        inner = (radius - width / 2) * self.scale if width is not None else 0

        def draw(mask: ImageDraw.ImageDraw, corner: Point) -> None:
            cx, cy = (x - corner[0]) * self.sub, (y - corner[1]) * self.sub
            for r, fill in ((outer * self.sub, 255), (inner * self.sub, 0)):
                if r > 0:
                    mask.ellipse((cx - r, cy - r, cx + r - 1, cy + r - 1), fill=fill)

        self.mask((x - outer - 1, y - outer - 1, x + outer + 1, y + outer + 1), draw, color, alpha)

    def _large(self, points: Iterable[Point], at: Point) -> list[Point]:
        sub, (left, top) = self.sub, at
        # Pillow takes a coordinate for the middle of a pixel.
        return [((x - left) * sub - 0.5, (y - top) * sub - 0.5) for x, y in points]

    def text(self, said: str, at: Point, size: float, color: str, language: str = "en", *, anchor: str = "start",
             bold: bool = True, halo: tuple[str, float] | None = None, room: float | None = None) -> None:  # fmt: skip
        """A line of text; `at` is its baseline, `halo` a colour and width round it, `room` what it must fit in."""
        tile, left, top = text_tile(
            said, round(size * self.scale, 2), color, language, anchor, bold,
            None if halo is None else (halo[0], round(halo[1] * self.scale, 2)),
            None if room is None else round(room * self.scale),
        )  # fmt: skip
        ((x, y),) = self.pixels([at])
        self.image.paste(tile, (round(x) + left, round(y) + top), tile)


@lru_cache(maxsize=512)
def text_tile(said: str, size: float, color: str, language: str, anchor: str, bold: bool,
              halo: tuple[str, float] | None, room: int | None) -> tuple[Image.Image, int, int]:  # fmt: skip
    """A line of text as an image, and where its corner lies from the point at its baseline."""
    large = font(language, size * SUB, bold=bold)
    stroke = 0 if halo is None else round(halo[1] / 2 * SUB)
    left, top, right, bottom = large.getbbox(said, stroke_width=stroke, anchor="ls")
    wide, high = ceil((right - left) / SUB) + 2, ceil((bottom - top) / SUB) + 2
    shift = (floor(left / SUB) - 1, floor(top / SUB) - 1)
    at = (-shift[0] * SUB, -shift[1] * SUB)
    tile = Image.new("RGBA", (wide * SUB, high * SUB), (*channels(halo[0] if halo else color), 0))
    pen = ImageDraw.Draw(tile)
    if halo is not None:
        pen.text(at, said, font=large, fill=halo[0], stroke_width=stroke, stroke_fill=halo[0], anchor="ls")
    pen.text(at, said, font=large, fill=color, anchor="ls")
    tile = tile.reduce(SUB)
    advance = large.getlength(said) / SUB
    if room is not None and advance > room:
        tile = tile.resize((max(1, round(tile.width * room / advance)), tile.height), Image.Resampling.BOX)
        advance = room
    back = {"start": 0.0, "middle": advance / 2, "end": advance}[anchor]
    return tile, shift[0] - round(back), shift[1]


def bounds(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def rounded(width: float, height: float, radius: float, at: Point = (0, 0), angle: float = 0) -> list[Point]:
    """The outline of a rounded rectangle about a centre, turned by degrees."""
    c, s = cos(radians(angle)), sin(radians(angle))
    found = []
    for x, y, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        cx, cy = x * (width / 2 - radius), y * (height / 2 - radius)
        for step in range(6):
            turn = radians(start + 18 * step)
            px, py = cx + radius * cos(turn), cy + radius * sin(turn)
            found.append((at[0] + px * c - py * s, at[1] + px * s + py * c))
    return found


def quadratic(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """Points along joined quadratic curves: a start, then pairs of control and end."""
    found = [points[0]]
    for control, end in zip(points[1::2], points[2::2], strict=True):
        x, y = found[-1]
        for i in range(1, steps + 1):
            t = i / steps
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            found.append((a * x + b * control[0] + c * end[0], a * y + b * control[1] + c * end[1]))
    return found


def dashes(line: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """A polyline cut into the dashes of a pattern: lengths drawn and left out in turn."""
    found: list[list[Point]] = []
    at, left, drawn = 0, pattern[0], True
    dash = [line[0]]
    for start, end in pairwise(line):
        length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        gone = 0.0
        while length - gone > left:
            gone += left
            t = gone / length
            p = (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)
            if drawn:
                found.append([*dash, p])
            at, drawn, dash = (at + 1) % len(pattern), not drawn, [p]
            left = pattern[at]
        left -= length - gone
        dash.append(end)
    return [*found, dash] if drawn and len(dash) > 1 else found
