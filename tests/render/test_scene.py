"""What is drawn, before anything is drawn."""

from __future__ import annotations

import ttr_widget as ttr
from tests.render.tables import choosing, five, over, two
from ttr_widget.overlays import Cities, Path, Routes
from ttr_widget.render.labels import split_name
from ttr_widget.render.layout import model_of
from ttr_widget.render.scene import build_scene, last_claim, ticket_marks
from ttr_widget.render.shapes import field_at

MODEL = model_of(ttr.USA)


def looks(game: ttr.Game, seat: int | str | None = 0, **options):
    return build_scene(game.view(seat), MODEL, **options)


def test_tickets_mark_their_cities() -> None:
    marks = ticket_marks(two().view(0))
    assert marks == {"Denver": "connected", "El Paso": "connected", "Dallas": "ticket", "New York": "ticket"}
    assert ticket_marks(two().view(None)) == {}
    assert set(ticket_marks(choosing().view(0)).values()) == {"offer"}
    assert {look.place.name: look.mark for look in looks(two()).cities if look.mark != "plain"} == marks


def test_the_last_claim_is_marked_for_a_round() -> None:
    game = ttr.Game.from_position({"players": [{"name": "A", "hand": {"yellow": 6}}, {"name": "B"}], "turn": 0})
    game.play("claim Helena-Seattle with 6 yellow")
    assert last_claim(game.view(None)) == "Helena-Seattle"
    assert [look.place.id for look in looks(game).routes if look.last] == ["Helena-Seattle"]
    game.play("draw deck")
    game.play("draw deck")
    assert last_claim(game.view(None)) == "Helena-Seattle"
    game.play("draw deck")
    assert last_claim(game.view(None)) is None


def test_highlights_find_their_routes() -> None:
    game = five()
    scene = looks(game, overlays=[
        Routes(["Denver-Kansas City:black"], color="gold"),
        Path(["Dallas", "Houston"], color="bad", label="both lanes"),
        Cities(["Denver"], label="hub"),
    ])  # fmt: skip
    marked = {
        look.place.id: (look.marks[0].color, look.marks[0].path, look.alone) for look in scene.routes if look.marks
    }
    assert marked == {
        "Denver-Kansas City:black": ("gold", False, True),
        "Dallas-Houston:1": ("bad", True, False),
        "Dallas-Houston:2": ("bad", True, False),
    }
    (denver,) = [look for look in scene.cities if look.marks]
    assert denver.place.name == "Denver"
    assert denver.label.bold
    assert [(key.kind, key.label) for key in scene.keys] == [("path", "both lanes"), ("cities", "hub")]


def test_markers_on_one_field_are_fanned() -> None:
    markers = looks(ttr.Game(players=4, seed=1)).markers
    assert [(m.field, m.step) for m in markers] == [(0, 0), (0, 1), (0, 2), (0, 3)]
    final = looks(over()).markers
    assert [m.points for m in final] == [score.total for score in over().scores()]


def test_fields_go_round_clockwise() -> None:
    places = [field_at(field, MODEL) for field in range(100)]
    assert len(set(places)) == 100
    corners = [places[field] for field in (0, 19, 50, 69)]
    assert corners == [(-13, 633), (-13, -13), (1013, -13), (1013, 633)]


def test_no_label_leaves_the_map() -> None:
    for look in looks(two()).cities:
        assert look.label.room > 20


def test_names_break_as_the_layout_breaks_them() -> None:
    assert split_name("Sault St. Marie", ["Sault", "St. Marie"]) == ["Sault", "St. Marie"]
    assert split_name("Los Angeles Bay", ["Los", "Angeles"]) == ["Los", "Angeles Bay"]
    assert split_name("Denver", ["Denver"]) == ["Denver"]
