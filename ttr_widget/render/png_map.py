"""The map under a PNG picture. It never changes during a game, so it is painted once and kept."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from ttr_widget import texts

from .brush import Brush, dashes, quadratic, rounded
from .layout import BoardModel
from .scene import FIELDS
from .shapes import FRAME, LEGEND_WIDTH, MAP_RADIUS, field_at, legend_rows, waves
from .theme import Theme, channels, theme_of


@lru_cache(maxsize=8)
def map_image(
    model: BoardModel, theme_name: str, language: str, width: int, *, ring: bool, legend: bool
) -> tuple[Image.Image, float]:
    """The map `width` pixels wide, and its scale in pixels a unit. It is kept: copy it before painting on it.

    `language` is that of the words on it, for which a font must be there.
    """
    theme = theme_of(theme_name)
    margin = FRAME if ring else 0
    scale = width / (model.width + 2 * margin)
    height = round((model.height + 2 * margin) * scale)
    image = Image.new("RGB", (width, height), channels(theme.tokens["bg"]))
    brush = Brush(image, scale, (-margin, -margin))
    if ring:
        _ring(brush, model, theme)
    _paste_map(brush, _land(model, theme, scale))
    if legend:
        _legend(brush, model, theme, language)
        _compass(brush, model, theme, language)
    edge = rounded(model.width, model.height, MAP_RADIUS, (model.width / 2, model.height / 2))
    brush.lines([[*edge, edge[0], edge[1]]], 1.4, theme.map_edge)
    return image, scale


def _land(model: BoardModel, theme: Theme, scale: float) -> Image.Image:
    """Sea and land without rounded corners."""
    size = (round(model.width * scale), round(model.height * scale))
    image = Image.new("RGB", size, channels(theme.tokens["sea"]))
    brush = Brush(image, scale, sub=2)
    brush.lines([quadratic(line) for line in waves(model)], 0.8, theme.wave)
    closed = [[*line, line[0], line[1]] for line in model.land]
    for width, alpha in ((16, 0.28), (9, 0.35), (4.5, 0.5)):
        brush.lines(closed, width, theme.surf, alpha * 0.7 if theme.dark else alpha)
    brush.polygons(model.land, theme.tokens["land"])
    brush.lines(closed, 1.1, theme.coast)
    brush.lines(model.states, 0.7, theme.state_line)
    brush.polygons(model.lakes, theme.tokens["sea"])
    brush.lines([[*line, line[0], line[1]] for line in model.lakes], 0.9, theme.lake_shore)
    borders = [dash for line in model.borders for dash in dashes(line, (5, 2.4, 1.2, 2.4))]
    brush.lines(borders, 1.1, theme.border, 0.75)
    return _vignette(image, theme)


def _vignette(image: Image.Image, theme: Theme) -> Image.Image:
    """Darker towards the corners. In a few steps: a palette picture cannot show more, and they compress well."""
    dark = 0.3 if theme.dark else 0.07
    # Pillow's gradient is 0 in the middle and 255 at a distance of 128 of its 256 pixels.
    reach = 0.75 * 2
    gradient = Image.radial_gradient("L")
    size = image.size
    spread = gradient.transform(
        size,
        Image.Transform.AFFINE,
        (256 / size[0] / reach, 0, 128 - 0.5 * 256 / reach, 0, 256 / size[1] / reach, 128 - 0.45 * 256 / reach),
        Image.Resampling.BILINEAR,
        fillcolor=255,
    )
    steps = 5 if theme.dark else 3
    shares = [max(0.0, value / 255 - 0.6) / 0.4 for value in range(256)]
    shade = spread.point([round(round(share * steps) / steps * dark * 255) for share in shares])
    image.paste((0, 0, 0), (0, 0), shade)
    return image


def _paste_map(brush: Brush, land: Image.Image) -> None:
    corner = Image.new("L", (land.width * 2, land.height * 2))
    radius = MAP_RADIUS * brush.scale * 2
    ImageDraw.Draw(corner).rounded_rectangle((0, 0, corner.width - 1, corner.height - 1), radius, fill=255)
    ((x, y),) = brush.pixels([(0, 0)])
    brush.image.paste(land, (round(x), round(y)), corner.reduce(2))


def _ring(brush: Brush, model: BoardModel, theme: Theme) -> None:
    tokens = theme.tokens
    middle = (model.width / 2, model.height / 2)
    for grow, color in ((0.0, tokens["line"]), (2.0, tokens["panel2"])):
        frame = (model.width + 2 * FRAME - grow, model.height + 2 * FRAME - grow)
        brush.polygons([rounded(*frame, 16 - grow / 2, middle)], color)
    for strong in (False, True):
        fields = [field for field in range(FIELDS) if (field % 5 == 0) is strong]
        line = 1 if strong else 0.6
        for size, color in ((20 + line, tokens["line"]), (20 - line, tokens["panel"] if strong else theme.field)):
            brush.polygons([rounded(size, size, 5, field_at(f, model)) for f in fields], color)
        ink, font = (tokens["text"], 9.8) if strong else (tokens["muted"], 8.4)
        for field in fields:
            x, y = field_at(field, model)
            brush.text(str(field), (x, y + font * 0.36), font, ink, anchor="middle", bold=strong)


def _legend(brush: Brush, model: BoardModel, theme: Theme, language: str) -> None:
    if model.legend is None or not model.points:
        return
    tokens = theme.tokens
    height, rows = legend_rows(model)
    x, y = model.legend
    middle = (x + LEGEND_WIDTH / 2, y + height / 2)
    for grow in (4, 2, 0.5):
        shadow = rounded(LEGEND_WIDTH + 2 * grow, height + 2 * grow, 9 + grow, (middle[0], middle[1] + 2))
        brush.polygons([shadow], "#000000", 0.035)
    brush.polygons([rounded(LEGEND_WIDTH + 1, height + 1, 9.5, middle)], tokens["line"])
    brush.polygons([rounded(LEGEND_WIDTH - 1, height - 1, 8.5, middle)], tokens["panel"])
    muted = tokens["muted"]
    brush.text(texts.text("ui-legend-trains", language), (x + 12, y + 19), 10, muted, language)
    brush.text(texts.text("ui-points-title", language), (x + 166, y + 19), 10, muted, language, anchor="end")
    for row in rows:
        cars = [rounded(row.car, 7, 1.3, (x + car + row.car / 2, y + row.top + 3.5)) for car in row.cars]
        brush.polygons(cars, muted)
        brush.text(str(row.points), (x + row.right, y + row.top + 8), 13, tokens["text"], anchor="end")


def _compass(brush: Brush, model: BoardModel, theme: Theme, language: str) -> None:
    if model.compass is None:
        return
    x, y = model.compass
    for radius, width in ((25, 1), (21.5, 0.5)):
        brush.disc((x, y), radius, theme.compass, 0.8, width=width)
    for diagonal in (True, False):
        for turn in range(4):
            length, alpha = (15, 0.4) if diagonal else (20, 0.68) if turn else (30, 0.8)
            c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn]
            needle = [(0, -length), (3.6, -3.6), (0, 0), (-3.6, -3.6)]
            if diagonal:
                needle = [((px - py) * 0.7071, (px + py) * 0.7071) for px, py in needle]
            brush.polygons([[(x + px * c - py * s, y + px * s + py * c) for px, py in needle]], theme.compass, alpha)
    brush.text(texts.text("ui-north", language), (x, y - 33), 10, theme.compass, language, anchor="middle")
