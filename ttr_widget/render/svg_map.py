"""What never changes during a game, as SVG: sea, land, lakes, lines, legend, compass, score ring."""

from __future__ import annotations

from ttr_widget import texts

from .layout import BoardModel
from .markup import ID, Style, label, num, paint, polylines, tag
from .scene import FIELDS
from .shapes import FRAME, LEGEND_WIDTH, MAP_RADIUS, field_at, legend_rows, waves
from .theme import Theme


def map_defs(model: BoardModel, theme: Theme) -> list[str]:
    """Definitions that `draw_map` refers to."""
    dark = theme.dark
    shade = tag(
        "radialGradient",
        tag("stop", offset=0.6, stop_color="#000", stop_opacity=0),
        tag("stop", offset=1, stop_color="#000", stop_opacity=0.3 if dark else 0.07),
        id=f"{ID}shade",
        cx=0.5,
        cy=0.45,
        r=0.75,
    )
    edge = tag("rect", width=model.width, height=model.height, rx=MAP_RADIUS)
    land = tag("path", id=f"{ID}land", d=polylines(model.land, closed=True))
    return [shade, tag("clipPath", edge, id=f"{ID}map"), *([land] if model.land else [])]


def draw_map(model: BoardModel, theme: Theme, language: str, *, legend: bool) -> list[str]:
    """The map; with `legend`, the points legend and the compass on it."""
    tokens = theme.tokens
    size: Style = {"width": model.width, "height": model.height}
    sea = [
        tag("rect", fill=tokens["sea"], **size),
        tag("path", d="".join(_wave(line) for line in waves(model)), fill="none", stroke=theme.wave, stroke_width=0.8),
    ]
    land = []
    if model.land:
        reference = f"#{ID}land"
        for width, alpha in ((16, 0.28), (9, 0.35), (4.5, 0.5)):  # shallow water along the coast
            faint = alpha * 0.7 if theme.dark else alpha
            land.append(tag("use", href=reference, fill="none", stroke=theme.surf, stroke_width=width, opacity=faint))
        land.append(tag("use", href=reference, fill=tokens["land"], stroke=theme.coast, stroke_width=1.1))
    if model.states:
        land.append(_lines(model.states, theme.state_line, 0.7))
    if model.lakes:
        lakes = polylines(model.lakes, closed=True)
        land.append(tag("path", d=lakes, fill=tokens["sea"], stroke=theme.lake_shore, stroke_width=0.9))
    if model.borders:
        land.append(_lines(model.borders, theme.border, 1.1, opacity=0.75, stroke_dasharray="5 2.4 1.2 2.4"))
    out = [
        tag(
            "g",
            *sea,
            tag("g", *land, stroke_linejoin="round") if land else "",
            tag("rect", fill=paint("shade"), **size),
            clip_path=paint("map"),
        )
    ]
    if legend:
        out += [_legend(model, theme, language), _compass(model, theme, language)]
    edge: Style = {"fill": "none", "stroke": theme.map_edge, "stroke_width": 1.4}
    return [*out, tag("rect", rx=MAP_RADIUS, **size, **edge)]


def _wave(line: list[tuple[float, float]]) -> str:
    start, *rest = line
    return f"M{num(start[0])} {num(start[1])}Q" + " ".join(f"{num(x)} {num(y)}" for x, y in rest)


def _lines(lines: tuple[tuple[tuple[float, float], ...], ...], stroke: str, width: float, **more: str | float) -> str:
    return tag("path", d=polylines(lines, closed=False), fill="none", stroke=stroke, stroke_width=width, **more)


def _legend(model: BoardModel, theme: Theme, language: str) -> str:
    if model.legend is None or not model.points:
        return ""
    tokens = theme.tokens
    height, rows = legend_rows(model)
    panel: Style = {"width": LEGEND_WIDTH, "height": height, "rx": 9}
    out = [
        # A shadow of three sheets: blurs are costly, and some viewers lack them.
        *(tag("rect", x=-grow, y=2 - grow, width=LEGEND_WIDTH + 2 * grow, height=height + 2 * grow, rx=9 + grow,
              opacity=0.035) for grow in (0.5, 2, 4)),
        tag("rect", fill=tokens["panel"], stroke=tokens["line"], **panel),
        label(texts.text("ui-legend-trains", language), 12, 19, 10, fill=tokens["muted"], font_weight=600),
        label(texts.text("ui-points-title", language), 166, 19, 10, fill=tokens["muted"], font_weight=600,
              text_anchor="end"),
    ]  # fmt: skip
    cars = []
    for row in rows:
        cars += [tag("rect", x=x, y=row.top, width=row.car, height=7, rx=1.3) for x in row.cars]
        out.append(
            label(str(row.points), row.right, row.top + 8, 13, fill=tokens["text"], font_weight=800, text_anchor="end")
        )
    x, y = model.legend
    return tag("g", *out, tag("g", *cars, fill=tokens["muted"]), transform=f"translate({num(x)} {num(y)})")


def _compass(model: BoardModel, theme: Theme, language: str) -> str:
    if model.compass is None:
        return ""
    rings = [tag("circle", r=r, fill="none", stroke=theme.compass, stroke_width=w) for r, w in ((25, 1), (21.5, 0.5))]
    needles = []
    for turn in (45, 135, 225, 315, 0, 90, 180, 270):
        length, alpha = (15, 0.5) if turn % 90 else (20, 0.85) if turn else (30, None)
        shape = f"M0 {-length}L3.6-3.6 0 0-3.6-3.6Z"
        needles.append(tag("path", d=shape, opacity=alpha, transform=f"rotate({turn})" if turn else None))
    north = label(texts.text("ui-north", language), 0, -33, 10, font_weight=800, text_anchor="middle")
    x, y = model.compass
    place = f"translate({num(x)} {num(y)})"
    return tag("g", *rings, *needles, north, transform=place, fill=theme.compass, opacity=0.8)


def draw_ring(model: BoardModel, theme: Theme) -> list[str]:
    """The score ring round the map, fields 0 to 99."""
    tokens = theme.tokens
    frame = tag("rect", x=0.5 - FRAME, y=0.5 - FRAME, width=model.width + 2 * FRAME - 1,
                height=model.height + 2 * FRAME - 1, rx=16, fill=tokens["panel2"], stroke=tokens["line"])  # fmt: skip
    boxes, numbers = [], []
    for field in range(FIELDS):
        x, y = field_at(field, model)
        strong = field % 5 == 0
        boxes.append(
            tag("rect", x=x - 10, y=y - 10, width=20, height=20, rx=5, fill=tokens["panel"] if strong else None,
                stroke_width=1 if strong else None)
        )  # fmt: skip
        size = 9.8 if strong else 8.4
        style: Style = {"fill": tokens["text"], "font_weight": 700} if strong else {}
        numbers.append(label(str(field), x, y + size * 0.36, size, **style))
    return [
        frame,
        tag("g", *boxes, fill=theme.field, stroke=tokens["line"], stroke_width=0.6),
        tag("g", *numbers, fill=tokens["muted"], font_weight=500, text_anchor="middle"),
    ]
