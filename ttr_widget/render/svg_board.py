"""What changes on the board, as SVG: halos, free slots, cars, cities, names, score markers."""

from __future__ import annotations

from collections.abc import Iterable

from .curve import Curve, ribbon
from .layout import BoardModel
from .markup import ID, Style, box, gradient, label, paint, polyline, polylines, tag, use
from .scene import CityLook, Marker, RouteLook, Scene
from .shapes import GLOW, GLYPH_SCALE, GLYPHS, LAST, Pieces, hatch, marker_place, pieces_of
from .theme import Theme, hollow, roof


def board_defs(scene: Scene, theme: Theme) -> list[str]:
    """The pieces that this scene needs, each defined once."""
    pieces = pieces_of(scene.model)
    free = {look.place.route.color for look in scene.routes if look.owner is None}
    closed = {look.place.route.color for look in scene.routes if look.owner is None and look.closed}
    seats = sorted({look.owner for look in scene.routes if look.owner is not None})
    out = [gradient(f"f-{color}", hollow(theme.slot[color])) for color in sorted(free)]
    out += [tag("g", *_slot(color, pieces, theme, closed=False), id=f"{ID}s-{color}") for color in sorted(free)]
    out += [
        tag("g", *_slot(color, pieces, theme, closed=True), id=f"{ID}x-{color}", opacity=0.45)
        for color in sorted(closed)
    ]
    rim = pieces.rim
    out.append(box(rim.width, rim.height, rim.radius, id=f"{ID}rim"))
    for seat in seats:
        out.append(gradient(f"r-{seat}", roof(theme.seats[seat].fill)))
        out.append(tag("g", *_car(seat, pieces, theme, numbered=False), id=f"{ID}c-{seat}"))
        out.append(tag("g", *_car(seat, pieces, theme, numbered=True), id=f"{ID}m-{seat}"))
    return out


def _slot(color: str, pieces: Pieces, theme: Theme, *, closed: bool) -> Iterable[str]:
    slot = pieces.slot
    yield box(slot.width, slot.height, slot.radius, fill=paint(f"f-{color}"))
    if closed:
        yield tag("path", d=polylines(hatch(slot), closed=True), fill=theme.slot_edge["gray"], opacity=0.7)
    edge: Style = {"fill": "none", "stroke": theme.slot_edge[color], "stroke_width": 0.9, "stroke_opacity": 0.9}
    yield box(slot.width, slot.height, slot.radius, **edge)
    if color in GLYPHS:
        scale = f"scale({slot.height * GLYPH_SCALE:.3f})"
        faint = 0.7 if color == "white" else 0.85
        yield tag("path", d=GLYPHS[color], transform=scale, fill=theme.glyph[color], opacity=faint)


def _car(seat: int, pieces: Pieces, theme: Theme, *, numbered: bool) -> Iterable[str]:
    look = theme.seats[seat]
    body = pieces.body
    yield tag("use", href=f"#{ID}rim", fill="#fff", stroke="#17191E", stroke_width=0.55, stroke_opacity=0.75)
    yield box(body.width, body.height, body.radius, fill=paint(f"r-{seat}"))
    centres = pieces.outer_windows if numbered else pieces.windows
    windows = (tag("rect", x=x - 1.9, y=-2, width=3.8, height=3.6, rx=0.8) for x in centres)
    yield tag("g", *windows, fill=look.ink, opacity=0.82)


def draw_halos(scene: Scene, theme: Theme) -> list[str]:
    """Lozenges under the cars: highlights, paths, the last claim."""
    out = []
    for look in scene.routes:
        curve = look.place.curve
        for mark in look.marks:
            color = theme.color(mark.color)
            if mark.path:
                out.append(_ribbon(curve, 10.6, 6, 9, fill=theme.tokens["label"], opacity=0.85))
                out.append(_ribbon(curve, 9.2, 5, 8, fill=color))
            else:
                out.append(_ribbon(curve, 10, 5, 8, fill=color, fill_opacity=0.5, stroke=color, stroke_width=1.4))
        if look.last:
            gold = theme.tokens["gold"]
            out += [_ribbon(curve, LAST + m, 8 + m, LAST + m - 1, fill=gold, opacity=0.12) for m in GLOW]
            out.append(_ribbon(curve, LAST, 10, 8.6, fill=gold, opacity=0.95))
    return [tag("g", *out, clip_path=paint("map"))] if out else []


def _ribbon(curve: Curve, half: float, extend: float, radius: float, **style: str | float) -> str:
    return tag("path", d=polyline(ribbon(curve, half, extend, radius), closed=True), **style)


def draw_routes(scene: Scene, theme: Theme) -> list[str]:
    """Free slots, then cars. Each route is a group that bears its id, for those who read the source."""
    free = [_free(look) for look in scene.routes if look.owner is None]
    taken = [_taken(look, theme) for look in scene.routes if look.owner is not None]
    outlines = []
    for look in scene.routes:
        if look.alone:  # its twin's slots hide half of the halo: the lane's outline goes above them
            color = theme.color(look.marks[-1].color)
            outlines.append(_ribbon(look.place.curve, 6.4, 3, 4, fill="none", stroke=color, stroke_width=2))
    return [tag("g", *free), tag("g", *taken) if taken else "", *outlines]


def _free(look: RouteLook) -> str:
    piece = f"{'x' if look.closed else 's'}-{look.place.route.color}"
    slots = (use(piece, slot.x, slot.y, slot.angle) for slot in look.place.slots)
    return tag("g", *slots, data_route=look.place.id, data_state="closed" if look.closed else "free")


def _taken(look: RouteLook, theme: Theme) -> str:
    seat = look.owner
    assert seat is not None
    slots = look.place.slots
    middle = len(slots) // 2
    shadow = (use("rim", slot.x, slot.y + 1.3, slot.angle) for slot in slots)
    out = [tag("g", *shadow, opacity=theme.shade)]
    out += [use(f"{'m' if i == middle else 'c'}-{seat}", s.x, s.y, s.angle) for i, s in enumerate(slots)]
    x, y = slots[middle].x, slots[middle].y
    disc = theme.seats[seat]
    out.append(tag("circle", cx=x, cy=y, r=4.9, fill=disc.disc))
    out.append(label(str(seat + 1), x, y + 2.95, 8.2, fill=disc.number, font_weight=800, text_anchor="middle"))
    return tag("g", *out, data_route=look.place.id, data_state="owned", data_seat=str(seat))


def draw_cities(scene: Scene, theme: Theme) -> list[str]:
    """Cities and then their names: halos of all first, so that none eats into another."""
    radius = scene.model.units["city_radius"]
    out = [piece for look in scene.cities for piece in _city(look, radius, theme)]
    halos: list[str] = []
    names: list[str] = []
    for look in scene.cities:
        halos += _name(look, stroke_width=4.4 if look.label.font > 16 else None)
        names += _name(look, fill=theme.tokens["muted"] if look.mark == "blocked" and not look.marks else None)
    halo: Style = {"fill": "none", "stroke": theme.tokens["land"], "stroke_width": 3.2, "stroke_linejoin": "round"}
    return [
        *out,
        tag("g", *halos, **halo, opacity=0.9, aria_hidden="true"),
        tag("g", *names, fill=theme.tokens["label"]),
    ]


def _city(look: CityLook, radius: float, theme: Theme) -> Iterable[str]:
    at: Style = {"cx": look.place.x, "cy": look.place.y}
    tokens = theme.tokens
    big = radius * 1.38
    for i, mark in enumerate(look.marks):
        color = theme.color(mark.color)
        spread = big + 5.5 + 3 * i
        yield tag("circle", r=spread, fill=color, fill_opacity=0.28, stroke=color, stroke_width=1.8, **at)
    shadow = tag("circle", cx=look.place.x, cy=look.place.y + 0.9, r=radius if look.mark == "plain" else big,
                 opacity=0.25)  # fmt: skip
    x, y = look.place.x, look.place.y
    if look.mark == "ticket":
        yield tag("circle", r=big + 2, fill=tokens["accent"], opacity=0.25, **at)
        yield tag("circle", r=big, fill=theme.city_fill, stroke=tokens["accent"], stroke_width=2.6, **at)
        yield tag("circle", r=radius * 0.53, fill=tokens["accent"], **at)
    elif look.mark == "offer":
        yield tag("circle", r=big, fill=theme.city_fill, stroke=tokens["accent"], stroke_width=2.2,
                  stroke_dasharray="3.4 2.2", **at)  # fmt: skip
        yield tag("circle", r=radius * 0.34, fill=theme.city_edge, **at)
    elif look.mark == "connected":
        yield shadow
        yield tag("circle", r=big, fill=tokens["good"], stroke="#fff", stroke_width=1.4, **at)
        check = polyline([(x - 3.9, y + 0.4), (x - 1.1, y + 3.3), (x + 4, y - 3)])
        yield tag("path", d=check, fill="none", stroke=tokens["accent_on"], stroke_width=2.2,
                  stroke_linecap="round", stroke_linejoin="round")  # fmt: skip
    elif look.mark == "blocked":
        yield tag("circle", r=big, fill=theme.city_fill, stroke=tokens["muted"], stroke_width=2.2, **at)
        cross = polylines([[(x - 3, y - 3), (x + 3, y + 3)], [(x - 3, y + 3), (x + 3, y - 3)]], closed=False)
        yield tag("path", d=cross, stroke=tokens["muted"], stroke_width=2)
    else:
        yield shadow
        yield tag("circle", r=radius, fill=theme.city_fill, stroke=theme.city_edge, stroke_width=1.7, **at)
        yield tag("circle", r=radius * 0.34, fill=theme.city_edge, **at)


def _name(look: CityLook, **style: str | float | None) -> Iterable[str]:
    place = look.label
    anchor = None if place.anchor == "start" else place.anchor
    weight = 700 if place.bold else 600
    for i, line in enumerate(place.lines):
        y = place.first + i * place.line_height
        yield label(line, place.x, y, place.font, text_anchor=anchor, font_weight=weight, **style)


def draw_markers(markers: Iterable[Marker], model: BoardModel, theme: Theme) -> list[str]:
    """Score markers on the ring."""
    out = []
    for marker in markers:
        x, y = marker_place(marker, model)
        seat = theme.seats[marker.seat]
        text = str(marker.points)
        size = 8.6 if len(text) > 2 else 11
        shadow = [tag("circle", cx=x, cy=y + 1.5, r=11.5 + grow, opacity=0.1) for grow in (0, 1.2, 2.4)]
        disc = [tag("circle", cx=x, cy=y, r=11.5, fill="#fff"), tag("circle", cx=x, cy=y, r=10, fill=seat.fill)]
        number = label(text, x, y + size * 0.36, size, fill=seat.ink, font_weight=800, text_anchor="middle")
        out.append(tag("g", *shadow, *disc, number, data_marker=str(marker.seat)))
    return out
