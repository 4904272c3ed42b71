"""Pictures of what is in the box, drawn by this project: one small SVG each, without a word in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ttr_widget.engine import COLORS, USA
from ttr_widget.render.layout import BoardModel, model_of
from ttr_widget.render.markup import ID, Style, label, polyline, polylines, tag
from ttr_widget.render.svg_cards import CARD, card, card_defs, mini_map
from ttr_widget.render.theme import INK, PAPER, SEAT_COLORS, Theme, theme_of

_SHEET: Final = "#FFF8E6"
_EXAMPLE: Final = "Los Angeles-New York"
"""The ticket that is shown for all of them."""

FACES: Final = (*COLORS, "board", "ticket", "longest-path-card", "summary-card", "train", "scoring-marker")
"""What there is a picture of."""


@lru_cache(maxsize=64)
def face(what: str, theme: str = "light") -> str:
    """One of `FACES` as SVG text.

    Args:
        what: a card colour, or another of `FACES`.
        theme: ``"light"`` or ``"dark"``.

    Raises:
        ValueError: there is no such picture or theme.

    >>> face("red")[:44]
    '<svg xmlns="http://www.w3.org/2000/svg" view'
    """
    colors = theme_of(theme)
    if what in COLORS:
        return _svg(*CARD, card(what, 0, 0, CARD[1]), defs=card_defs([what], colors), name=what)
    draw = {
        "board": _board,
        "ticket": _ticket,
        "longest-path-card": _longest,
        "summary-card": _summary,
        "train": _trains,
        "scoring-marker": _markers,
    }.get(what)
    if draw is None:
        raise ValueError(f"pictures are {', '.join(FACES)}, not {what!r}")
    return draw(colors)


def _svg(width: float, height: float, *body: str, defs: list[str] | None = None, name: str) -> str:
    svg = tag(
        "svg",
        tag("defs", *defs) if defs else "",
        *body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        font_family="system-ui, sans-serif",
        aria_hidden="true",
    )
    return svg.replace(ID, f"face-{name}-")


def _short(land: tuple[tuple[tuple[float, float], ...], ...]) -> list[list[tuple[int, int]]]:
    """Coast lines with every second point, in whole units: enough for a stamp."""
    return [[(round(x), round(y)) for x, y in line[::2]] for line in land if len(line) > 12]


def _land(model: BoardModel) -> str:
    return tag("path", d=polylines(_short(model.land), closed=True), id=f"{ID}land")


def _board(theme: Theme) -> str:
    model = model_of(USA)
    tokens = theme.tokens
    routes = []
    for one in model.routes:
        points = [(round(slot.x), round(slot.y)) for slot in one.slots]
        if len(points) == 1:
            points.append((points[0][0] + 1, points[0][1]))
        routes.append(tag("path", d=polyline(points), stroke=theme.slot[one.route.color]))
    cities = [tag("circle", cx=round(city.x), cy=round(city.y), r=9) for city in model.cities]
    return _svg(
        model.width,
        model.height,
        tag("rect", width=model.width, height=model.height, rx=24, fill=tokens["sea"]),
        tag("use", href=f"#{ID}land", fill=tokens["land"], stroke=theme.coast, stroke_width=3),
        tag("g", *routes, fill="none", stroke_width=11, stroke_linecap="round"),
        tag("g", *cities, fill=theme.city_fill, stroke=theme.city_edge, stroke_width=3),
        defs=[_land(model)],
        name="board",
    ).replace(f'width="{model.width}" height="{model.height}"', 'width="250" height="155"', 1)


def _paper(width: float, height: float) -> str:
    return tag("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=7, fill=_SHEET, stroke=INK,
               stroke_width=0.8)  # fmt: skip


def _ticket(theme: Theme) -> str:
    model = model_of(USA)
    one = USA.ticket(_EXAMPLE)
    clip = tag("clipPath", tag("rect", width=model.width, height=model.height, rx=30), id=f"{ID}map")
    return _svg(
        130,
        80,
        _paper(130, 80),
        mini_map(model, (one.a, one.b), 7, 11, 88, theme),
        tag("path", d="M102 7v66", stroke=INK, stroke_opacity=0.4, stroke_dasharray="3 3"),
        label(str(one.points), 115.5, 47, 18, fill=INK, font_weight=800, text_anchor="middle"),
        defs=[_land(model), clip],
        name="ticket",
    )


def _longest(theme: Theme) -> str:
    way = "M16 70C34 18 50 84 66 48S96 10 112 30"
    line: Style = {"fill": "none", "stroke_linecap": "round"}
    return _svg(
        130,
        92,
        _paper(130, 92),
        tag("path", d=way, stroke=INK, stroke_width=9, **line),
        tag("path", d=way, stroke=theme.tokens["gold"], stroke_width=5, stroke_dasharray="9 4", **line),
        label("+10", 112, 80, 22, fill=INK, font_weight=800, text_anchor="end"),
        name="longest",
    )


def _summary(theme: Theme) -> str:
    slot = theme.slot["gray"]
    rows = []
    for i, (length, points) in enumerate(USA.route_points.items()):
        y = 14 + 14 * i
        car: Style = {"y": y - 7, "width": 9, "height": 6, "rx": 1.5, "fill": slot, "stroke": INK, "stroke_width": 0.5}
        rows += [tag("rect", x=10 + 11 * k, **car) for k in range(length)]
        rows.append(label(str(points), 98, y, 11, fill=INK, font_weight=700, text_anchor="end"))
    return _svg(108, 92, _paper(108, 92), *rows, name="summary")


def _car(fill: str, ink: str, x: float, y: float) -> str:
    windows = [tag("rect", x=5 + 8 * i, y=5, width=5, height=5, rx=1, fill=ink, opacity=0.8) for i in range(4)]
    return tag(
        "g",
        tag("rect", width=40, height=14, rx=4, fill=fill, stroke=INK, stroke_width=0.9),
        *windows,
        transform=f"translate({x:g} {y:g})",
    )


def _trains(theme: Theme) -> str:
    cars = [_car(seat.fill, seat.ink, 4 + 10 * i, 4 + 17 * i) for i, seat in enumerate(theme.seats[: len(SEAT_COLORS)])]
    return _svg(92, 92, *cars, name="train")


def _markers(theme: Theme) -> str:
    discs = []
    for i, seat in enumerate(theme.seats[: len(SEAT_COLORS)]):
        at: Style = {"cx": 16 + 24 * i, "cy": 18 + 8 * (i % 2)}
        discs.append(tag("circle", r=12, fill=PAPER, stroke=INK, stroke_width=0.8, **at))
        discs.append(tag("circle", r=10, fill=seat.fill, **at))
    return _svg(128, 44, *discs, name="marker")
