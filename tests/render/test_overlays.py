"""Highlights: forgiving names in, exact ids out, and nothing that could be markup."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ttr_widget as ttr
from ttr_widget.overlays import Cities, OverlayError, Path, Routes, checked_color, from_dict, resolved
from ttr_widget.render.theme import theme_of
from ttr_widget.widget import GameWidget


def one(overlay: Any) -> dict[str, Any]:
    (found,) = resolved([overlay], ttr.USA)
    return found


def test_routes() -> None:
    assert one(Routes("seattle – helena")) == {
        "kind": "routes", "routes": ["Helena-Seattle"], "color": "accent", "label": None,
    }  # fmt: skip
    assert one(Routes(["Denver-Kansas City"]))["routes"] == ["Denver-Kansas City:black", "Denver-Kansas City:orange"]
    assert one(Routes(["丹佛-堪萨斯城:orange"]))["routes"] == ["Denver-Kansas City:orange"]
    assert one(Routes(ttr.USA.routes[:3]))["routes"] == [r.id for r in ttr.USA.routes[:3]]
    assert one(Routes([("Miami", "Atlanta")]))["routes"] == ["Atlanta-Miami"]


def test_paths() -> None:
    found = one(Path(["Seattle", "Helena", "Denver", "Kansas City"], color="gold", label="  a   way "))
    assert found == {
        "kind": "path",
        "steps": [["Helena-Seattle"], ["Denver-Helena"], ["Denver-Kansas City:black", "Denver-Kansas City:orange"]],
        "cities": ["Seattle", "Helena", "Denver", "Kansas City"],
        "color": "gold",
        "label": "a way",
    }
    assert one(found) == found, "what is resolved stays as it is"
    by_routes = one(Path(["Helena-Seattle", "Duluth-Helena", "Chicago-Duluth"]))
    assert by_routes["cities"] == ["Seattle", "Helena", "Duluth", "Chicago"]
    assert one(Path("Helena-Seattle", start="Seattle"))["cities"] == ["Seattle", "Helena"]
    back = one(Path(["Dallas-Houston:1", "Dallas-Houston:2", "Dallas-Little Rock"]))
    assert back["cities"] == ["Dallas", "Houston", "Dallas", "Little Rock"]


def test_longest_paths_of_a_game_are_paths() -> None:
    from tests.render.tables import five, over

    for game in (five(), over()):
        for score in game.scores():
            found = one(Path(score.path))
            assert [step for (step,) in found["steps"]] == score.path
            assert len(found["cities"]) == len(score.path) + 1
            assert one(found) == found


def test_paths_from_networkx() -> None:
    graph = nx.MultiGraph()
    for route in ttr.USA.routes:
        graph.add_edge(route.a, route.b, key=route.id, weight=route.length)
    nodes = nx.shortest_path(graph, "Vancouver", "Miami", weight="weight")
    assert one(Path(nodes))["cities"] == nodes
    edges = list(nx.eulerian_path(nx.MultiGraph([("Dallas", "Houston"), ("Houston", "New Orleans")])))
    assert len(one(Path(edges))["steps"]) == len(edges)
    keyed = [(a, b, next(iter(graph[a][b]))) for a, b in pairwise(nodes)]
    assert all(len(step) == 1 for step in one(Path(keyed))["steps"])


def test_cities_and_json() -> None:
    overlay = Cities(["montreal", "Sault Ste. Marie", "montreal"], color="TEAL", label="x")
    assert one(overlay)["cities"] == ["Montréal", "Sault St. Marie"]
    for thing in (overlay, Routes(["a-b"]), Path(["Denver", "Omaha"], start="Omaha")):
        assert from_dict(json.loads(json.dumps(thing.to_dict()))) == thing


@pytest.mark.parametrize(
    ("overlay", "says"),
    [
        (lambda: Cities(["Denvre"]), r"overlays\[0\]: there is no city 'Denvre'.*did you mean Denver"),
        (lambda: Routes(["Seattle-Heleena"]), "no city 'Heleena'.*Helena"),
        (lambda: Routes(["Miami-Seattle"]), "no route joins Miami and Seattle; from Miami routes lead to Atlanta"),
        (lambda: Routes(["Denver-Kansas City:red"]), "no lane 'red'; there is Denver-Kansas City:black and"),
        (lambda: Routes(["Denver"]), "is no route: write two cities"),
        (lambda: Routes([]), "routes is empty"),
        (lambda: from_dict({"kind": "routes", "routes": 7}), "list of names, not int"),
        (lambda: Routes([7]), "routes holds 7"),
        (lambda: Routes(["Denver-Omaha"] * 300), "at most 240"),
        (lambda: Path(["Denver"]), "two cities at least"),
        (lambda: Path(["Seattle", "Miami"]), "no route joins"),
        (lambda: Path(["Helena-Seattle", "Denver-Omaha"]), "the path breaks: Denver-Omaha"),
        (lambda: Path(["Helena-Seattle"], start="Miami"), "cannot start at Miami"),
        (lambda: Cities(["Denver"], color="glod"), "no colour 'glod'.*did you mean.*gold"),
        (lambda: Cities(["Denver"], color="#12"), "3 or 6 digits"),
        (lambda: from_dict({"kind": "cities", "cities": ["Denver"], "color": 7}), "a colour is text"),
        (lambda: from_dict({"kind": "cities", "cities": ["Denver"], "label": 7}), "a label is text"),
        (lambda: Cities(["Denver"], label="x" * 61), "at most 60 characters"),
        (lambda: Cities(["Denver"], label="a\u202eb"), "cannot be seen"),
        (lambda: {"kind": "rotues", "routes": []}, "no kind 'rotues'.*did you mean routes"),
        (lambda: {"kind": "routes", "route": []}, "routes has no 'route'.*did you mean routes"),
        (lambda: {"kind": "routes"}, "lacks 'routes'"),
        (lambda: {"kind": ["routes"]}, "no kind"),
        (lambda: 5, "not int"),
    ],
)
def test_what_cannot_be(overlay: Any, says: str) -> None:
    with pytest.raises(OverlayError, match=says):
        resolved([overlay()], ttr.USA)


def test_not_a_list_and_too_many() -> None:
    with pytest.raises(OverlayError, match="are a list"):
        resolved(Cities(["Denver"]), ttr.USA)  # type: ignore[arg-type]
    with pytest.raises(OverlayError, match="more than 64"):
        resolved([Cities(["Denver"])] * 65, ttr.USA)


@given(st.text(max_size=30))
def test_a_colour_is_never_markup(text: str) -> None:
    try:
        color = checked_color(text)
    except OverlayError:
        return
    for name in ("light", "dark"):
        shown = theme_of(name).color(color)
        assert len(shown) == 7
        assert int(shown[1:], 16) >= 0


def test_all_named_colours_are_known_to_the_themes() -> None:
    from ttr_widget.overlays import CARD_COLORS, SEATS, TOKENS

    for name in (*TOKENS, *CARD_COLORS, *SEATS):
        assert theme_of("dark").color(checked_color(name)).startswith("#")
    assert checked_color("Grey") == "gray"
    assert checked_color("tomato") == "#ff6347"


def test_the_trait() -> None:
    widget = GameWidget(ttr.Game(players=2, seed=1), overlays=[Cities("denver")])
    try:
        assert widget.overlays == [{"kind": "cities", "cities": ["Denver"], "color": "accent", "label": None}]
        seen: list[Any] = []
        widget.observe(lambda change: seen.append(change.new), names="overlays")
        widget.overlays = [Path(["Seattle", "Helena"], color="gold"), {"kind": "routes", "routes": ["miami-atlanta"]}]
        assert seen[0][1]["routes"] == ["Atlanta-Miami"]
        assert widget.get_state("overlays") == {"overlays": seen[0]}
        before = widget.overlays
        widget.overlays = before
        assert widget.overlays == before
        with pytest.raises(OverlayError, match="Denvre"):
            widget.overlays = [Cities(["Denvre"])]
        assert widget.overlays == before, "a refused list changes nothing"
        widget.set_state({"overlays": [{"kind": "cities", "cities": ["<b>"]}]})
        assert widget.overlays == before, "not the browser's to set"
        assert "#" in widget.to_svg()
        widget.overlays = []
        assert widget.overlays == []
    finally:
        widget.close()
    with pytest.raises(OverlayError):
        GameWidget(ttr.Game(players=2, seed=1), overlays=[Cities("Gotham")])
