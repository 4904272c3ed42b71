"""A game as one HTML file: the widget's own front end, the view of every ply, and nothing that comes from outside.

What is in it is packed (gzip, base64): the module and its styles take 140 KB, a ply about a quarter of a kilobyte.
The script of the page, `js/src/page.ts`, unpacks it and stands in for the kernel.
"""

from __future__ import annotations

import gzip
import json
import os
import webbrowser
from base64 import b64encode
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ttr_widget import texts
from ttr_widget.boards.shipped import for_page
from ttr_widget.engine import USA
from ttr_widget.game import Game
from ttr_widget.overlays import resolved
from ttr_widget.render import to_text
from ttr_widget.render.words import names_of, plain
from ttr_widget.saves.wholefile import write_whole
from ttr_widget.widget.as_text import shown_text
from ttr_widget.widget.seats import checked_seat
from ttr_widget.widget.wire import fold

_ALLOWED: Final = "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data: blob:"
"""Nothing is fetched, whatever is in the file."""

_PAGE: Final = """\
<!doctype html>
<html{lang} style="color-scheme: {scheme}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{allowed}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="ttr_widget">
<title>{title}</title>
<style>
body {{ margin: 8px; background: Canvas; color: CanvasText; }}
pre {{ font: 14px/1.4 ui-monospace, monospace; overflow-x: auto; }}
</style>
</head>
<body>
<main id="ttr-board"><pre>{words}</pre></main>
<script type="text/plain" id="ttr-module">{module}</script>
<script type="text/plain" id="ttr-style">{style}</script>
<script type="text/plain" id="ttr-game">{game}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def save_page(
    game: Game, path: str | os.PathLike[str], seat: int | str | None, *, open_: bool = False, **options: Any
) -> Path:
    """Write `page_of` to a file: see `Game.save_html`."""
    file = Path(path)
    write_whole(file, page_of(game, seat, **options).encode())
    if open_:
        webbrowser.open(file.resolve().as_uri())
    return file


def page_of(
    game: Game,
    seat: int | str | None = "auto",
    *,
    language: str = "auto",
    theme: str = "auto",
    overlays: Iterable[Any] = (),
    figure: bool = False,
    width: int | None = None,
    ply: int | None = None,
    text: bool = False,
    lesson: Mapping[str, Any] | None = None,
) -> str:
    """The page as text; `ply` is the one it shows first, the last one without it; `lesson` what a lesson's page is told
    of it. See `Game.save_html`.
    """
    if language not in ("auto", *texts.LANGUAGES):
        raise ValueError(f"language is auto, {', '.join(texts.LANGUAGES)}, not {language!r}")
    if theme not in ("auto", "light", "dark"):
        raise ValueError(f"theme is auto, light or dark, not {theme!r}")
    seat = checked_seat(seat, game)
    eyes = game.one_person() if seat == "auto" else seat
    ply = game.ply if ply is None else max(0, min(ply, game.ply))
    traits = {
        "board": for_page(game.board),
        "language": language,
        "theme": theme,
        "figure": bool(figure),
        "width": width,
        "overlays": resolved(overlays, game.board),
        "undo": "off",
        "ply": ply,
        "text": bool(text),
        "lesson": lesson,
    }
    content = {"traits": traits, "views": views_of(game, eyes), "log": game.events(eyes)}
    if text:
        content["texts"] = [shown_text(game, then, eyes) for then in game.walk()]
    said = game.language if language == "auto" else language
    first = (game if ply == game.ply else game.at(ply)).view(eyes)
    board = texts.text("ui-title", said) if first.board == USA else plain(first.board.name)
    title = f"{board} · {texts.listing(names_of(first), said)}"
    return _PAGE.format(
        lang="" if language == "auto" else f' lang="{language}"',
        scheme={"auto": "light dark"}.get(theme, theme),
        allowed=_ALLOWED,
        title=escape(title),
        words=escape(to_text(first, said)),
        module=_front_end("widget.js"),
        style=_front_end("widget.css"),
        game=_pack(json.dumps(content, ensure_ascii=False, separators=(",", ":"))),
        script=_static("page.js").strip(),
    )


def views_of(game: Game, seat: int | str | None) -> list[dict[str, Any]]:
    """What a seat could see after every ply, as the `view` trait has it; nothing can be played there."""
    views = []
    for then in game.walk():
        view = then.view(seat).to_dict()
        view["legal"] = {"claims": {}, "moves": []}
        view["state_id"], view["branch"] = then.ply, 0  # how often a move was taken back is no part of the game
        views.append(fold(view, game.board))
    return views


def _static(name: str) -> str:
    return (files("ttr_widget") / "static" / name).read_text(encoding="utf-8")


@lru_cache(maxsize=2)
def _front_end(name: str) -> str:
    return _pack(_static(name))


def _pack(text: str) -> str:
    """Packed without a date: equal texts make equal files."""
    return b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode("ascii")
