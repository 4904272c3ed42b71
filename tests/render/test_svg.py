"""The SVG: well-formed, self-contained, the same bytes for the same view, and everything on the board is in it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import ttr_widget as ttr
from tests.render.tables import choosing, five, hostile, over, two
from ttr_widget import texts
from ttr_widget.overlays import Cities, Path, Routes
from ttr_widget.render import LayoutError, to_svg

SVG = "{http://www.w3.org/2000/svg}"
GAMES = {"two": two, "five": five, "over": over, "choosing": choosing, "hostile": hostile}
ALLOWED = {"svg", "title", "desc", "defs", "g", "rect", "circle", "path", "text", "tspan", "use", "clipPath",
           "linearGradient", "radialGradient", "stop"}  # fmt: skip


def words(root: ET.Element) -> list[str]:
    return ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]


def marks(root: ET.Element) -> dict[str, str]:
    return {g.get("data-route", ""): g.get("data-state", "") for g in root.iter(f"{SVG}g") if g.get("data-route")}


@pytest.mark.parametrize("what", ["board", "table"])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_well_formed_and_self_contained(name: str, what: str, language: str, theme: str) -> None:
    game = GAMES[name]()
    for seat in (0, None, "open"):
        svg = to_svg(game.view(seat), what=what, language=language, theme=theme)
        root = ET.fromstring(svg)
        names = {node.tag.removeprefix(SVG) for node in root.iter()}
        assert names <= ALLOWED
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids))
        asked = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
        assert asked <= set(ids)
        assert set(re.findall(r'href="([^#])', svg)) == set()
        assert not [a for node in root.iter() for a in node.attrib if a.startswith("on")]
        assert "http" not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert "§" not in svg


def test_same_view_same_bytes() -> None:
    view = five().view(0)
    again = ttr.Game.from_position(two().position())
    assert to_svg(view) == to_svg(view)
    assert to_svg(two().view(0)) == to_svg(again.view(0))
    assert to_svg(view) != to_svg(view, theme="dark")


def test_two_on_a_page_do_not_clash() -> None:
    def ids(svg: str) -> set[str]:
        return set(re.findall(r' id="([^"]+)"', svg))

    one, two_ = to_svg(five().view(0)), to_svg(over().view(None))
    assert not ids(one) & ids(two_)
    assert all(i.startswith("fig1-") for i in ids(to_svg(five().view(0), ids="fig1")))
    with pytest.raises(ValueError, match="ids"):
        to_svg(five().view(0), ids='"><script>')


def test_every_route_is_there_in_its_state() -> None:
    game = two()
    root = ET.fromstring(to_svg(game.view(0)))
    found = marks(root)
    assert set(found) == {r.id for r in ttr.USA.routes}
    owners = game.view(0).owners
    assert {r for r, state in found.items() if state == "owned"} == set(owners)
    assert {r for r, state in found.items() if state == "closed"} == {
        "Denver-Kansas City:orange",
        "Seattle-Vancouver:2",
    }
    for route in ttr.USA.routes:
        (group,) = [g for g in root.iter(f"{SVG}g") if g.get("data-route") == route.id]
        uses = [u.get("href", "").partition("-")[2] for u in group.iter(f"{SVG}use")]
        kind = {"free": f"s-{route.color}", "closed": f"x-{route.color}"}.get(found[route.id])
        if kind is not None:
            assert uses == [kind] * route.length
        else:
            seat = owners[route.id]
            assert Counter(uses) == Counter({"rim": route.length, f"m-{seat}": 1} | (
                {f"c-{seat}": route.length - 1} if route.length > 1 else {}))  # fmt: skip
            assert group.get("data-seat") == str(seat)
            assert words(group) == [str(seat + 1)], "colour is never the only cue"


def test_lanes_stay_open_to_four() -> None:
    view = five().view(None)
    assert "closed" not in marks(ET.fromstring(to_svg(view))).values()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_names_of_all_cities(language: str) -> None:
    said = "".join(words(ET.fromstring(to_svg(two().view(0), language=language)))).replace(" ", "")
    for city in ttr.USA.cities:
        name = texts.city(city.name, language).replace(" ", "")
        assert said.count(name) >= 2, "its halo, and the name"


def test_codes_where_names_would_be_too_small() -> None:
    view = two().view(0)
    assert "DEN" in words(ET.fromstring(to_svg(view, width=500)))
    assert "DEN" in words(ET.fromstring(to_svg(view, codes=True)))
    assert "DEN" not in words(ET.fromstring(to_svg(view, width=1000)))


def test_score_ring_and_markers() -> None:
    view = five().view(None)
    root = ET.fromstring(to_svg(view))
    shown = {g.get("data-marker"): words(g)[0] for g in root.iter(f"{SVG}g") if g.get("data-marker")}
    assert shown == {str(s): str(p.points) for s, p in enumerate(view.players)}
    assert set(map(str, range(100))) <= set(words(root))
    bare = ET.fromstring(to_svg(view, ring=False, legend=False))
    assert not [g for g in bare.iter() if g.get("data-marker")]
    assert bare.get("viewBox") == "0 0 1000 620"


def test_alternative_text() -> None:
    game = two()
    root = ET.fromstring(to_svg(game.view(0)))
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert desc is not None
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
    assert "Ann" in (desc.text or "")
    assert "Bo" in (desc.text or "")


def test_hostile_names_are_text() -> None:
    game = hostile()
    for what in ("board", "table"):
        svg = to_svg(game.view(0), what=what)
        assert "<script" not in svg
        assert not re.search("[\x00-\x08\x0b-\x1f\u202e]", svg)
        root = ET.fromstring(svg)
        desc = root.find(f"{SVG}desc")
        assert desc is not None
        assert "<script>alert('x')</script>" in (desc.text or "")


def test_highlights_and_their_key() -> None:
    view = two().view(0)
    plain = to_svg(view)
    overlays = [
        Routes(["Helena-Seattle"], color="#12ab9f", label="a <b> & c"),
        Path(["Miami", "Atlanta"], color="seat-2"),
        Cities(["Boston"], color="bad"),
    ]
    svg = to_svg(view, overlays=overlays)
    root = ET.fromstring(svg)
    assert svg.count("#12ab9f") > plain.count("#12ab9f")
    assert "a <b> & c" in words(root)
    height = [float(ET.fromstring(s).get("viewBox", "").split()[3]) for s in (plain, svg)]
    assert height[1] > height[0], "the key has a place of its own"
    with pytest.raises(ValueError, match=r"overlays\[0\].*did you mean Boston"):
        to_svg(view, overlays=[Cities(["Bostn"])])


@pytest.mark.parametrize(
    ("option", "wrong"),
    [("theme", "sepia"), ("language", "fr"), ("what", "hand"), ("width", 10), ("width", float("nan"))],
)
def test_wrong_options(option: str, wrong: object) -> None:
    with pytest.raises(ValueError, match=option):
        to_svg(two().view(0), **{option: wrong})  # type: ignore[arg-type]


def test_a_board_of_ones_own() -> None:
    facts = {
        "name": "tiny",
        "cities": [{"name": n} for n in ("Aa", "Bb & Cc", "Dd")],
        "routes": [
            {"a": "Aa", "b": "Bb & Cc", "length": 2, "color": "red"},
            {"a": "Bb & Cc", "b": "Dd", "length": 1, "color": "gray"},
        ],
        "tickets": [{"a": "Aa", "b": "Dd", "points": n} for n in (5,)],
    }
    board = ttr.Board.from_dict(facts)
    game = ttr.Game.from_position({"board": facts, "players": [{"name": "A"}, {"name": "B"}]})
    assert set(marks(ET.fromstring(to_svg(game.view(0))))) == {r.id for r in board.routes}, "with a layout made for it"
    layout: dict[str, Any] = {
        "box": [300, 200],
        "units": {"car_length": 28, "car_width": 10, "city_radius": 7, "label_font": 12},
        "cities": {
            "Aa": {"code": "AAA", "x": 40, "y": 40, "label": {"dx": 9, "dy": 0}},
            "Bb & Cc": {"code": "BBC", "x": 150, "y": 100, "label": {"dx": 9, "dy": 0}},
            "Dd": {"code": "DDD", "x": 260, "y": 100, "label": {"dx": 9, "dy": 0, "anchor": "end"}},
        },
        "routes": {"Aa-Bb & Cc": {"cars": [[70, 60, 30], [110, 80, 30]]}, "Bb & Cc-Dd": {"cars": [[200, 100, 0]]}},
    }
    root = ET.fromstring(to_svg(game.view(0), layout=layout, what="table"))
    assert set(marks(root)) == {r.id for r in board.routes}
    assert "Bb & Cc" in words(root)
    del layout["routes"]["Bb & Cc-Dd"]
    with pytest.raises(LayoutError, match="route Bb & Cc-Dd"):
        to_svg(game.view(0), layout=layout)


def test_game_to_svg() -> None:
    game = two()
    assert game.to_svg() == to_svg(game.view(None)), "two people at the table: nobody's hand is shown"
    assert game.to_svg(1) == to_svg(game.view(1))
    alone = ttr.Game(seed=3, start=0)
    assert alone.to_svg() == to_svg(alone.view(0))
    game.language = "ja"
    assert "デンバー" in game.to_svg()
    assert "丹佛" in game.to_svg(language="zh")
    with pytest.raises(ValueError, match="seat"):
        game.to_svg(7)
