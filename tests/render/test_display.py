"""What a cell shows beside the widget: a picture and a text of what the screen shows."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from typing import Any

import pytest

import ttr_widget as ttr
from tests.render.tables import two
from ttr_widget.overlays import Cities
from ttr_widget.render import to_png, to_svg, to_text
from ttr_widget.widget import GameWidget

VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def game() -> Iterator[ttr.Game]:
    game = ttr.Game(seed=3, start=0)
    yield game
    from ttr_widget.widget.display import widget_of

    widget_of(game).close()


def test_a_game_as_the_last_line_of_a_cell(game: ttr.Game) -> None:
    data, metadata = game._repr_mimebundle_()
    assert set(data) == {VIEW, "image/png", "text/plain"}
    assert b64decode(data["image/png"]) == to_png(game.view(0))
    assert data["text/plain"] == to_text(game.view(0))
    assert metadata == {"image/png": {"alt": data["text/plain"]}}
    only, _ = game._repr_mimebundle_(include={"text/plain"})
    assert set(only) == {"text/plain"}
    less, _ = game._repr_mimebundle_(exclude={"image/png"})
    assert set(less) == {VIEW, "text/plain"}


def test_a_widget_shows_its_own_options() -> None:
    game = two()
    widget = GameWidget(game, seat=1, language="ja", theme="dark", overlays=[Cities("denver", label="a")], width=1400)
    try:
        options: dict[str, Any] = {"theme": "dark", "language": "ja", "overlays": widget.overlays}
        data, _ = widget._repr_mimebundle_()
        assert b64decode(data["image/png"]) == to_png(game.view(1), **options)
        assert data["text/plain"] == to_text(game.view(1), "ja")
        assert widget.to_svg() == to_svg(game.view(1), what="table", width=1400, **options)
        widget.figure = True
        assert widget.to_svg() == to_svg(game.view(1), width=1400, **options)
        widget.language = "auto"
        game.language = "zh"
        assert "丹佛" in widget.to_svg()
    finally:
        widget.close()


def test_a_widget_that_looks_back() -> None:
    game = two()
    game.play("draw red")
    widget = GameWidget(game, seat=0)
    try:
        widget.ply = 0
        assert widget.to_svg() == to_svg(game.at(0).view(0), what="table")
        assert widget._repr_mimebundle_()[0]["text/plain"] == to_text(game.at(0).view(0))
    finally:
        widget.close()


def test_before_there_is_a_game() -> None:
    widget = GameWidget()
    try:
        data, _ = widget._repr_mimebundle_()
        assert set(data) == {VIEW, "text/plain"}
        with pytest.raises(ValueError, match="no game"):
            widget.to_svg()
    finally:
        widget.close()


def test_a_board_with_half_a_layout_has_a_text() -> None:
    facts = {
        "name": "tiny",
        "layout": {"cities": {}},
        "cities": [{"name": "Aa"}, {"name": "Bb"}],
        "routes": [{"a": "Aa", "b": "Bb", "length": 1, "color": "red"}],
        "tickets": [{"a": "Aa", "b": "Bb", "points": 5}],
    }
    game = ttr.Game.from_position({"board": facts, "players": [{"name": "A"}, {"name": "B"}]})
    widget = GameWidget(game)
    try:
        data, _ = widget._repr_mimebundle_()
        assert set(data) == {VIEW, "text/plain"}
        assert data["text/plain"].startswith("tiny")
    finally:
        widget.close()
