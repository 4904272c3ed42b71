"""What changes on the board, in a PNG picture: halos, cities, names, score markers, and the key below."""

from __future__ import annotations

from PIL import Image

from ttr_widget.widths import clip

from . import words
from .brush import Brush, rounded
from .curve import ribbon
from .png_notes import language_of, paint_scale
from .scene import CityLook, Key, Scene
from .shapes import GLOW, LAST, marker_place
from .theme import Theme, channels


def paint_halos(brush: Brush, scene: Scene, theme: Theme) -> None:
    """Lozenges under the cars: highlights, paths, the last claim."""
    for look in scene.routes:
        curve = look.place.curve
        for mark in look.marks:
            color = theme.color(mark.color)
            if mark.path:
                brush.polygons([ribbon(curve, 10.6, 6, 9)], theme.tokens["label"], 0.85)
                brush.polygons([ribbon(curve, 9.2, 5, 8)], color)
            else:
                outline = ribbon(curve, 10, 5, 8)
                brush.polygons([outline], color, 0.5)
                brush.lines([[*outline, *outline[:2]]], 1.4, color)
        if look.last:
            gold = theme.tokens["gold"]
            for more in GLOW:
                brush.polygons([ribbon(curve, LAST + more, 8 + more, LAST + more - 1)], gold, 0.12)
            brush.polygons([ribbon(curve, LAST, 10, 8.6)], gold, 0.95)


def paint_outlines(brush: Brush, scene: Scene, theme: Theme) -> None:
    """Above the slots, the lane of a double that is highlighted alone: its twin's slots hide half of the halo."""
    for look in scene.routes:
        if look.alone:
            outline = ribbon(look.place.curve, 6.4, 3, 4)
            brush.lines([[*outline, *outline[:2]]], 2, theme.color(look.marks[-1].color))


def paint_cities(brush: Brush, scene: Scene, theme: Theme, language: str) -> None:
    """Cities, and then their names."""
    radius = scene.model.units["city_radius"]
    for look in scene.cities:
        _city(brush, look, radius, theme)
    for look in scene.cities:
        _name(brush, look, theme, language)


def _city(brush: Brush, look: CityLook, radius: float, theme: Theme) -> None:
    tokens = theme.tokens
    x, y = at = look.place.x, look.place.y
    big = radius * 1.38
    for i, mark in enumerate(look.marks):
        spread = big + 5.5 + 3 * i
        brush.disc(at, spread, theme.color(mark.color), 0.28)
        brush.disc(at, spread, theme.color(mark.color), width=1.8)
    if look.mark == "ticket":
        brush.disc(at, big + 2, tokens["accent"], 0.25)
        brush.disc(at, big + 1.3, tokens["accent"])
        brush.disc(at, big - 1.3, theme.city_fill)
        brush.disc(at, radius * 0.53, tokens["accent"])
    elif look.mark == "offer":
        brush.disc(at, big, theme.city_fill)
        brush.disc(at, big, tokens["accent"], 0.45, width=2.2)
        brush.disc(at, radius * 0.34, theme.city_edge)
    elif look.mark == "connected":
        brush.disc((x, y + 0.9), big, "#000000", 0.25)
        brush.disc(at, big + 0.7, "#FFFFFF")
        brush.disc(at, big - 0.7, tokens["good"])
        brush.lines([[(x - 3.9, y + 0.4), (x - 1.1, y + 3.3), (x + 4, y - 3)]], 2.2, tokens["accent_on"])
    elif look.mark == "blocked":
        brush.disc(at, big + 1.1, tokens["muted"])
        brush.disc(at, big - 1.1, theme.city_fill)
        cross = [[(x - 3, y - 3), (x + 3, y + 3)], [(x - 3, y + 3), (x + 3, y - 3)]]
        brush.lines(cross, 2, tokens["muted"])
    else:
        brush.disc((x, y + 0.9), radius, "#000000", 0.25)
        brush.disc(at, radius + 0.85, theme.city_edge)
        brush.disc(at, radius - 0.85, theme.city_fill)
        brush.disc(at, radius * 0.34, theme.city_edge)


def _name(brush: Brush, look: CityLook, theme: Theme, language: str) -> None:
    label, tokens = look.label, theme.tokens
    ink = tokens["muted"] if look.mark == "blocked" and not look.marks else tokens["label"]
    halo = (tokens["land"], 4.4 if label.font > 16 else 3.2)
    lines = [(line, (label.x, label.first + i * label.line_height)) for i, line in enumerate(label.lines)]
    if len(lines) > 1:  # halos of all lines first: a line must not eat into the one above it
        for line, at in lines:
            brush.text(line, at, label.font, tokens["land"], language, anchor=label.anchor, halo=halo, room=label.room)
    for line, at in lines:
        own = halo if len(lines) == 1 else None
        brush.text(line, at, label.font, ink, language, anchor=label.anchor, halo=own, room=label.room)


def paint_markers(brush: Brush, scene: Scene, theme: Theme) -> None:
    """Score markers on the ring."""
    for marker in scene.markers:
        x, y = at = marker_place(marker, scene.model)
        seat = theme.seats[marker.seat]
        for grow in (2.4, 1.2, 0):
            brush.disc((x, y + 1.5), 11.5 + grow, "#000000", 0.1)
        brush.disc(at, 11.5, "#FFFFFF")
        brush.disc(at, 10, seat.fill)
        said = str(marker.points)
        size = 8.6 if len(said) > 2 else 11
        brush.text(said, (x, y + size * 0.36), size, seat.ink, anchor="middle")


def with_strip(base: Image.Image, scene: Scene, theme: Theme, scale: float, remark: str | None) -> Image.Image:
    """A copy of the map, with room below for the key and a remark."""
    rows = (len(scene.keys) + 2) // 3
    extra = (8 + 24 * rows if rows else 0) + (20 if remark else 0)
    if not extra:
        return base.copy()
    image = Image.new("RGB", (base.width, base.height + round(extra * scale)), channels(theme.tokens["bg"]))
    image.paste(base)
    brush = Brush(image, scale, (0, -base.height / scale))
    column = base.width / scale / 3
    for i, key in enumerate(scene.keys):
        _key(brush, key, theme, (14 + column * (i % 3), 8.0 + 24 * (i // 3)), column)
    if remark:
        brush.text(remark, (14, extra - 6), 11, theme.tokens["muted"])
    return image


def _key(brush: Brush, key: Key, theme: Theme, at: tuple[float, float], column: float) -> None:
    x, y = at
    color = theme.color(key.color)
    middle = (x + 11, y + 7)
    if key.kind == "cities":
        brush.disc(middle, 7, color, 0.5)
        brush.disc(middle, 7, color, width=1.6)
    elif key.kind == "heat":
        paint_scale(brush, key.scale, (x, y + 2))
    else:
        is_path = key.kind == "path"
        brush.polygons([rounded(23.5, 11.5, 5.7, middle)], theme.tokens["label"] if is_path else color)
        brush.polygons([rounded(20.5, 8.5, 4.2, middle)], theme.tokens["bg"])
        brush.polygons([rounded(20.5, 8.5, 4.2, middle)], color, 1 if is_path else 0.5)
    said = clip(words.plain(key.label), int((column - 50) / 6.6))
    brush.text(said, (x + 30, y + 11.5), 12.5, theme.tokens["text"], language_of(said), bold=False)
