"""Pictures and texts of paired games that differ only in what a seat may not know are the same, byte for byte."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ttr_widget as ttr
from tests.widget.test_secrets import WORLD, other_world
from ttr_widget.render import to_png, to_svg, to_text
from ttr_widget.widget import GameWidget, display_bundle


def pictures(view: ttr.View) -> list[object]:
    return [to_svg(view), to_svg(view, what="table", language="ja"), to_png(view), to_text(view), to_text(view, "zh")]


def stories(game: ttr.Game) -> list[list[object]]:
    """What Ann and a spectator see at each step of a game; the others do what looks the same from outside."""
    seen = []

    def look() -> None:
        seen.append([item for seat in (0, None) for item in pictures(game.view(seat))])

    look()
    game.play("claim Helena-Seattle with 6 yellow", seat=0)
    look()
    game.play("draw deck", seat=1)
    game.play("draw deck", seat=1)
    game.play("draw tickets", seat=2)
    look()
    game.play(f"keep {game.view(2).offer[0]}", seat=2)
    look()
    game.undo(2)
    look()
    return seen


def test_two_worlds_look_the_same() -> None:
    one, two = (ttr.Game.from_position(world) for world in (WORLD, other_world()))
    assert stories(one) == stories(two)


def test_first_tickets_too() -> None:
    games = [ttr.Game(players=["Ann", "Bo", "Cai"], seed=seed, start=0) for seed in (1, 2)]
    shown = []
    for game in games:
        position = game.position().to_dict()
        base = games[0].position().to_dict()
        for key in ("market", "discard"):
            position[key] = base[key]
        position["players"][0] = base["players"][0]
        shown.append(position)
    one, two = (pictures(ttr.Game.from_position(p).view(None)) for p in _compatible(shown))
    assert one == two


def _compatible(positions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The second with hands and offers of its own that fit the first's market and seat 0."""
    first, _ = positions
    second = json.loads(json.dumps(first))
    second["players"][1]["hand"], second["players"][2]["hand"] = (
        first["players"][2]["hand"],
        first["players"][1]["hand"],
    )
    second["players"][1]["offer"], second["players"][2]["offer"] = (
        first["players"][2]["offer"], first["players"][1]["offer"],
    )  # fmt: skip
    second["deck"] = list(reversed(first["deck"]))
    second["seed"] = 77
    return [first, second]


def test_the_worlds_do_differ_for_those_who_may_know() -> None:
    one, two = (ttr.Game.from_position(world) for world in (WORLD, other_world()))
    assert to_text(one.view("open")) != to_text(two.view("open"))
    assert to_text(one.view(1)) != to_text(two.view(1))
    assert to_svg(one.view(1), what="table") != to_svg(two.view(1), what="table")


@pytest.fixture
def widgets(request: pytest.FixtureRequest) -> Any:
    """`widgets(**options)`: a widget in each world."""
    made: list[GameWidget] = []

    def make(**options: Any) -> list[GameWidget]:
        made.extend(GameWidget(ttr.Game.from_position(w), speed=0, **options) for w in (WORLD, other_world()))
        return made[-2:]

    yield make
    for widget in made:
        widget.close()


def bundle(widget: GameWidget) -> dict[str, Any]:
    data, _ = widget._repr_mimebundle_()
    data["application/vnd.jupyter.widget-view+json"].pop("model_id")
    return data


def test_nothing_behind_the_curtain(widgets: Any) -> None:
    one, two = widgets(seat="auto")
    for widget in (one, two):
        assert widget.curtain == {"seat": 0, "name": "Ann"}
        assert widget.shown() == widget.game.view(None)
        assert bundle(widget)["text/plain"] == to_text(widget.game.view(None))
    assert bundle(one) == bundle(two)
    assert one.to_svg() == two.to_svg()
    for widget in (one, two):
        widget._handle_custom_msg({"kind": "reveal", "id": "r", "state_id": widget.game.state_id}, [])
        assert widget.shown() == widget.game.view(0)
        assert "6 yellow" in bundle(widget)["text/plain"]
    assert bundle(one) == bundle(two)
    for widget in (one, two):
        widget.game.play("claim Helena-Seattle with 6 yellow")
        assert widget.shown() == widget.game.view(None), "Bo has not sat down yet"
    assert bundle(one) == bundle(two)


def test_a_seat_and_a_spectator(widgets: Any) -> None:
    for seat in (0, None):
        one, two = widgets(seat=seat)
        assert bundle(one) == bundle(two)
        assert one.to_svg() == two.to_svg()
    one, two = widgets(seat="open")
    assert bundle(one)["text/plain"] != bundle(two)["text/plain"]


def test_several_people_at_a_table_are_spectators() -> None:
    one, two = (ttr.Game.from_position(world) for world in (WORLD, other_world()))
    assert one.to_svg() == two.to_svg() == one.to_svg(None)
    data = [{k: v for k, v in display_bundle(game)[0].items() if "widget" not in k} for game in (one, two)]
    assert data[0] == data[1]
