"""A game as one HTML file: small, whole, and with nothing in it that its seat may not know."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

import ttr_widget as ttr
from tests.render.tables import five, hostile, over
from tests.widget.test_secrets import WORLD, other_world
from ttr_widget.overlays import OverlayError
from ttr_widget.widget import GameWidget
from ttr_widget.widget.html_page import page_of
from ttr_widget.widget.wire import unfold

FIXED, A_PLY = 250_000, 1_500
"""Bytes that a page may have, and bytes for every ply."""


def unpacked(page: str, name: str) -> str:
    found = re.search(rf'<script type="text/plain" id="ttr-{name}">([^<]*)</script>', page)
    assert found, f"no {name} in the page"
    return gzip.decompress(b64decode(found[1])).decode()


def content(page: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(unpacked(page, "game"))
    return found


@pytest.mark.parametrize(("game", "seat"), [(over(), "open"), (over(), 1), (five(), None)])
def test_size(game: ttr.Game, seat: Any) -> None:
    assert len(page_of(game, seat).encode()) <= FIXED + A_PLY * game.ply


def test_every_ply_of_one_seat() -> None:
    game = over()
    found = content(page_of(game, 1, language="zh", theme="dark"))
    assert len(found["views"]) == game.ply + 1
    assert (found["traits"]["language"], found["traits"]["theme"], found["traits"]["ply"]) == ("zh", "dark", game.ply)
    assert found["log"] == json.loads(json.dumps(game.events(1)))
    for ply in (0, 1, 40, game.ply):
        expected = json.loads(json.dumps(game.at(ply).view(1).to_dict()))
        view = unfold(found["views"][ply], game.board)
        assert view.pop("legal") == {"claims": {}, "moves": []}
        expected.pop("legal")
        assert (view.pop("state_id"), view.pop("branch")) == (ply, 0)
        expected.pop("state_id"), expected.pop("branch")
        assert view == expected


def test_it_brings_everything_along() -> None:
    page = page_of(over(), None)
    assert "export" in unpacked(page, "module")
    assert ".ttr-root" in unpacked(page, "style")
    assert not re.search(r"""(?:src|href)\s*=|@import|url\(\s*['"]?(?!data:)\w""", page), "nothing from outside"
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert policy
    assert policy[1].startswith("default-src 'none'")


def test_secrets_of_others_change_nothing() -> None:
    """Two games that differ only in what a seat may not know make the same file, undo and all."""
    pages = []
    for world in (WORLD, other_world()):
        game = ttr.Game.from_position(world)
        game.play("claim Helena-Seattle with 6 yellow", seat=0)
        game.play("draw deck", seat=1)
        game.play("draw deck", seat=1)
        game.play("draw tickets", seat=2)
        game.play(f"keep {game.view(2).offer[0]}", seat=2)
        game.undo(2)
        widget = GameWidget(game, seat=0)
        file = Path(widget.save_html("page.html"))
        pages.append([page_of(game, 0), page_of(game, None), page_of(game, 0, ply=1), file.read_text(encoding="utf-8")])
        widget.close()
        file.unlink()
    assert pages[0] == pages[1]
    opened = page_of(game, "open")
    assert content(opened)["views"][0]["players"][1]["hand"], "all of it, when that is asked for"


def test_what_was_undone_is_not_told() -> None:
    game = ttr.Game(players=["Ann", "Bo"], seed=7, start=0)
    game.play("keep all")
    game.play("keep all")
    plain = page_of(game, 0)
    game.play("draw deck")
    game.undo()
    assert page_of(game, 0) == plain


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=7, start=0)
    assert game.save_html("a.html") == Path("a.html")
    assert opened == []
    game.save_html(tmp_path / "b.html", seat=0, open_=True)
    assert opened == [(tmp_path / "b.html").as_uri()]
    assert Path("a.html").read_bytes() == Path("b.html").read_bytes(), "auto is the one person"
    with pytest.raises(OSError, match="nowhere"):
        game.save_html("nowhere/a.html")


def test_a_widget_saves_what_it_shows() -> None:
    game = over()
    widget = GameWidget(game, seat=1, language="ja", figure=True, width=600)
    try:
        widget.ply = 30
        page = widget.save_html("a.html").read_text(encoding="utf-8")
        assert page == page_of(game, 1, language="ja", figure=True, width=600, ply=30)
        page = widget.save_html("a.html", seat=None, ply=2).read_text(encoding="utf-8")
        assert page == page_of(game, None, language="ja", figure=True, width=600, ply=2)
    finally:
        widget.close()
    empty = GameWidget()
    with pytest.raises(ValueError, match="no game"):
        empty.save_html("a.html")
    empty.close()


def test_names_are_no_markup() -> None:
    page = page_of(hostile(), None)
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page
    assert "\u202e" not in page


@pytest.mark.parametrize(
    "options",
    [
        {"seat": 7},
        {"seat": "Ann"},
        {"language": "xx"},
        {"theme": "pink"},
        {"overlays": [{"kind": "cities", "cities": ["X"]}]},
    ],
)
def test_options_that_are_none(options: dict[str, Any]) -> None:
    with pytest.raises((ValueError, OverlayError)):
        page_of(over(), **options)
    assert not list(Path().glob("*"))
