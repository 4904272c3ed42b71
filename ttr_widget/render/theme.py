"""Colours and fonts of pictures, from the project's palette; lesser shades are mixed from it as the canvas does."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, Final

THEMES: Final = ("light", "dark")
SEAT_COLORS: Final = ("red", "blue", "yellow", "green", "black")
"""Palette names of the seats' colours, seat 0 first."""

ROUTE_COLORS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "gray")
INK: Final = "#17191E"
PAPER: Final = "#FFFFFF"


@dataclass(frozen=True, slots=True)
class Seat:
    """How a seat's cars look: roof, windows, the disc with the seat's number, and the number."""

    fill: str
    ink: str
    disc: str
    number: str


@dataclass(frozen=True, slots=True)
class Theme:
    """All colours of one theme, as ``"#RRGGBB"``; `token` finds one by the name that overlays use."""

    name: str
    tokens: Mapping[str, str]
    slot: Mapping[str, str]
    glyph: Mapping[str, str]
    slot_edge: Mapping[str, str]
    card: Mapping[str, str]
    seats: tuple[Seat, ...]
    wave: str
    surf: str
    coast: str
    state_line: str
    lake_shore: str
    border: str
    map_edge: str
    compass: str
    city_fill: str
    city_edge: str
    field: str
    shade: float

    @property
    def dark(self) -> bool:
        """Whether this is the dark theme."""
        return self.name == "dark"

    def color(self, name: str) -> str:
        """The colour that an overlay means: a token, a card colour, ``"seat-0"``…, or ``"#RRGGBB"`` itself."""
        if name.startswith("#"):
            return name
        if name.startswith("seat-"):
            return self.seats[int(name[5:]) % len(self.seats)].fill
        return self.slot[name] if name in self.slot else self.tokens[name]


@lru_cache(maxsize=1)
def _palette() -> Mapping[str, Any]:
    source = (resources.files("ttr_widget") / "data" / "palette.json").read_text(encoding="utf-8")
    palette: dict[str, Any] = json.loads(source)
    return palette


@lru_cache(maxsize=2)
def theme_of(name: str) -> Theme:
    """The theme of that name; `ValueError` if there is none."""
    if name not in THEMES:
        raise ValueError(f"theme is one of {', '.join(THEMES)}, not {name!r}")
    palette = _palette()
    dark = name == "dark"
    tokens: Mapping[str, str] = palette["tokens"][name]
    fills: Mapping[str, str] = palette["route_dark" if dark else "card"]
    edges = dict.fromkeys(ROUTE_COLORS, palette["edge"][name])
    if dark:
        edges["black"] = "#8E939C"  # between its own black and the land
    land, sea, label = tokens["land"], tokens["sea"], tokens["label"]
    return Theme(
        name=name,
        tokens=tokens,
        slot={color: fills[color] for color in ROUTE_COLORS},
        glyph={color: ink_on(fills[color]) for color in ROUTE_COLORS},
        slot_edge=edges,
        card=palette["card"],
        seats=tuple(_seat(palette["player"][color]) for color in SEAT_COLORS),
        wave=mix(sea, PAPER, 0.07 if dark else 0.35),
        surf=mix(sea, PAPER, 0.2 if dark else 0.75),
        coast=mix(land, label, 0.37),
        state_line=mix(land, label, 0.13 if dark else 0.16),
        lake_shore=mix(land, label, 0.33),
        border=mix(land, label, 0.41),
        map_edge=mix(land, label, 0.34),
        compass=mix(sea, label, 0.54),
        city_fill="#FFFDF7",
        city_edge="#0D0F12" if dark else "#23262B",
        field=mix(tokens["panel2"], tokens["panel"], 0.35),
        shade=0.5 if dark else 0.28,
    )


def _seat(fill: str) -> Seat:
    ink = ink_on(fill)
    return Seat(fill, ink, PAPER, INK) if ink == PAPER else Seat(fill, ink, INK, PAPER)


def roof(fill: str) -> tuple[tuple[float, str], ...]:
    """Shades of a car from its upper to its lower side: it stands up, lit from above."""
    return ((0, mix(fill, PAPER, 0.42)), (0.45, mix(fill, PAPER, 0.06)), (1, mix(fill, "#000000", 0.22)))


def hollow(fill: str) -> tuple[tuple[float, str], ...]:
    """Shades of a free slot: it is let into the land."""
    return ((0, mix(fill, "#000000", 0.2)), (0.3, fill), (1, mix(fill, PAPER, 0.14)))


def channels(color: str) -> tuple[int, int, int]:
    """Red, green and blue of ``"#RRGGBB"``, 0 to 255."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """`share` of the second colour in the first.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{int(a + (b - a) * share + 0.5):02x}" for a, b in pairs)


def luminance(color: str) -> float:
    """Relative luminance as WCAG has it, 0 to 1."""
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in channels(color))]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def ink_on(fill: str) -> str:
    """Dark or white, whichever stands out more."""
    light = luminance(fill)
    return PAPER if 1.05 / (light + 0.05) > (light + 0.05) / (luminance(INK) + 0.05) else INK


_LATIN = 'Inter, "Segoe UI", system-ui, -apple-system, Roboto, "Noto Sans"'
_HAN = '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"'
_KANA = '"Hiragino Sans", "Yu Gothic UI", "Meiryo", "Noto Sans JP", "Noto Sans CJK JP"'


def font_family(language: str) -> str:
    """Font families by language: Han glyphs must take the form of the reader's country."""
    own = _KANA if language == "ja" else _HAN
    if language == "en":
        return f"{_LATIN}, {own}, sans-serif"
    return f"Inter, {own}, {_LATIN}, sans-serif"
