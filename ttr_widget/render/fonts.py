"""Fonts for PNG pictures: the first of a short list that this machine has, by file name, found once."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import ImageFont

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont

_LATIN: Final = (
    "Inter-{w}.ttf",
    "Inter-{w}.otf",
    "NotoSans-{w}.ttf",
    "DejaVuSans-{w}.ttf",
    "LiberationSans-{w}.ttf",
    "segoeui{s}.ttf",
    "HelveticaNeue.ttc",
    "Arial {w}.ttf",
)
# In the collections of Noto Sans CJK the first face has the Japanese forms, the third the simplified Chinese ones.
_OWN: Final = {
    "zh": (
        ("NotoSansSC-{w}.otf", 0),
        ("NotoSansSC-{w}.ttf", 0),
        ("NotoSansCJKsc-{w}.otf", 0),
        ("NotoSansCJK-{w}.ttc", 2),
        ("msyh{s}.ttc", 0),
        ("PingFang.ttc", 0),
        ("SourceHanSansSC-{w}.otf", 0),
        ("wqy-microhei.ttc", 0),
    ),
    "ja": (
        ("NotoSansJP-{w}.otf", 0),
        ("NotoSansJP-{w}.ttf", 0),
        ("NotoSansCJKjp-{w}.otf", 0),
        ("NotoSansCJK-{w}.ttc", 0),
        ("YuGoth{w1}.ttc", 0),
        ("meiryo{s}.ttc", 0),
        ("ヒラギノ角ゴシック W6.ttc", 0),
        ("ipagp.ttf", 0),
        ("TakaoPGothic.ttf", 0),
    ),
}
_WEIGHTS: Final = {
    True: {"w": "Bold", "s": "bd", "w1": "B"},
    False: {"w": "Regular", "s": "", "w1": "R"},
}


def _folders() -> Iterator[Path]:
    if sys.platform == "win32":
        yield Path(os.environ.get("WINDIR", r"C:\Windows")) / "Fonts"
        yield Path(os.environ.get("LOCALAPPDATA", "")) / "Microsoft/Windows/Fonts"
    elif sys.platform == "darwin":
        yield from map(Path, ("/System/Library/Fonts", "/Library/Fonts"))
        yield Path.home() / "Library/Fonts"
    else:
        yield Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "fonts"
        yield from (
            Path(p) / "fonts" for p in os.environ.get("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(":")
        )


@lru_cache(maxsize=1)
def _files() -> dict[str, str]:
    """Every font file by its name; the first folder wins."""
    found: dict[str, str] = {}
    for folder in _folders():
        for where, folders, names in os.walk(folder):
            folders.sort()
            for name in sorted(names):
                found.setdefault(name, str(Path(where) / name))
    return found


@lru_cache(maxsize=8)
def _path(language: str, *, bold: bool) -> tuple[str, int] | None:
    files = _files()
    names = _OWN.get(language) or tuple((name, 0) for name in _LATIN)
    for weight in (bold, not bold):
        for name, face in names:
            file = name.format(**_WEIGHTS[weight])
            if file in files:
                return files[file], face
        if language == "en" and not weight and "DejaVuSans.ttf" in files:
            return files["DejaVuSans.ttf"], 0
    return None


def has_font(language: str) -> bool:
    """Whether a font with the characters of this language is here. For English there is always one: Pillow's own."""
    return language not in _OWN or _path(language, bold=True) is not None


@lru_cache(maxsize=64)
def font(language: str, size: float, *, bold: bool = True) -> Font:
    """The font of a language at a size in pixels."""
    found = _path(language, bold=bold) or _path("en", bold=bold)
    if found is None:
        return ImageFont.load_default(size)
    return ImageFont.truetype(found[0], size, index=found[1], layout_engine=ImageFont.Layout.BASIC)
