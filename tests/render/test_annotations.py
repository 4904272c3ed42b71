"""Arrows, notes and heat maps: forgiving in, exact out, and the same on the canvas and in pictures."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from io import BytesIO
from typing import Any

import numpy as np
import pytest
from PIL import Image

import ttr_widget as ttr
from tests.render.tables import two
from ttr_widget.overlays import Arrows, Heat, Notes, OverlayError, Routes, from_dict, resolved
from ttr_widget.render import to_png, to_svg
from ttr_widget.render.annotations import arrow_between, heat_color, note_at
from ttr_widget.render.layout import PlacedCity, model_of
from ttr_widget.render.scene import build_scene
from ttr_widget.widget import GameWidget


def one(overlay: Any) -> dict[str, Any]:
    (found,) = resolved([overlay], ttr.USA)
    return found


class Series:
    """What of a pandas series is needed: `items` and `index`."""

    def __init__(self, data: dict[Any, Any]) -> None:
        self._data = data
        self.index = list(data)

    def items(self) -> Any:
        return self._data.items()


# ---- in and out


def test_arrows() -> None:
    wire = {"kind": "arrows", "arrows": [["Denver", "Miami"]], "color": "accent", "label": None}
    for given in (
        [("denver", "miami")],
        ("Denver", "Miami"),
        "denver -> miami",
        ["Denver → Miami", ("丹佛", "迈阿密")],
    ):
        assert one(Arrows(given)) == wire
    assert one(Arrows([ttr.USA.cities[0], ttr.USA.cities[1]]))["arrows"] == [[c.name for c in ttr.USA.cities[:2]]]
    assert one(Arrows(["Denver->Miami", "Miami->Denver"]))["arrows"] == [["Denver", "Miami"], ["Miami", "Denver"]]


def test_notes() -> None:
    found = one(Notes({"sault ste marie": "  cold   here ", "Miami": "<b>"}, color="#F00", label="x"))
    assert found == {
        "kind": "notes", "notes": {"Sault St. Marie": "cold here", "Miami": "<b>"}, "color": "#ff0000", "label": "x",
    }  # fmt: skip


def test_heat() -> None:
    values = {"Seattle-Helena": 3, "Denver-Kansas City": 1, ("Miami", "Atlanta"): float("nan")}
    for given in (values, Series(values), Series({k: np.float64(v) for k, v in values.items()})):
        found = one(Heat(given, label="claims"))
        assert found["values"] == {
            "Helena-Seattle": 3, "Denver-Kansas City:black": 1, "Denver-Kansas City:orange": 1,
        }  # fmt: skip
        assert (found["low"], found["high"]) == (1, 3)
        assert len(found["colors"]) == 5
    found = one(Heat(values, colors=["#fff", "#123"], low=0, high=2))
    assert (found["colors"], found["low"], found["high"]) == (["#ffffff", "#112233"], 0, 2)


def test_json_and_the_wire_stay_as_they_are() -> None:
    for overlay in (
        Arrows([("Denver", "Omaha")], color="gold", label="a"),
        Notes({"Denver": "b"}, color="seat-2"),
        Heat({"Denver-Omaha": 0.5}, low=0, high=1, colors=["#000000", "#ffffff"]),
        Heat({"Denver-Omaha": 2, "Helena-Seattle": 4}, label="c"),
    ):
        assert from_dict(json.loads(json.dumps(overlay.to_dict()))) == overlay
        wire = one(overlay)
        assert one(json.loads(json.dumps(wire))) == wire


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Arrows([]), "empty"),
        (lambda: Arrows(["Denver"]), "pairs"),
        (lambda: Arrows([("Denver", "Omaha", "Miami")]), "pairs"),
        (lambda: one(Arrows([("Denver", "Denvre")])), "did you mean Denver"),
        (lambda: one(Arrows([("Denver", "denver")])), "to itself"),
        (lambda: Notes({}), "empty"),
        (lambda: Notes(["Denver"]), "dict from city"),
        (lambda: Notes({"Denver": ""}), "is empty"),
        (lambda: Notes({"Denver": 5}), "a label is text"),  # type: ignore[dict-item]
        (lambda: Notes({"Denver": "\u202ex"}), "cannot be seen"),
        (lambda: Notes({"Denver": "x" * 61}), "at most 60"),
        (lambda: one(Notes({"Gotham": "x"})), "no city"),
        (lambda: Heat({}), "empty"),
        (lambda: Heat({"Denver-Omaha": float("nan")}), "empty"),
        (lambda: Heat({"Denver-Omaha": float("inf")}), "not finite"),
        (lambda: Heat({"Denver-Omaha": "hot"}), "is no number"),
        (lambda: Heat([1, 2]), "pandas series"),
        (lambda: Heat({"Denver-Omaha": 1}, low=3, high=2), "other way round"),
        (lambda: Heat({"Denver-Omaha": 1}, low="0"), "finite number"),
        (lambda: Heat({"Denver-Omaha": 1}, colors=["#000000"]), "2 to 9"),
        (lambda: Heat({"Denver-Omaha": 1}, colors=["gold", "red"]), "in each theme"),
        (lambda: Heat({"Denver-Omaha": 1}, colors="red"), "list of colours"),
        (lambda: one(Heat({"Denver-Miami": 1})), "no route joins"),
        (lambda: from_dict({"kind": "heat", "values": {"a": 1}, "start": "b"}), "has no 'start'"),
        (lambda: from_dict({"kind": "arrow", "arrows": []}), "did you mean arrows"),
    ],
)
def test_what_cannot_be_is_told(make: Any, said: str) -> None:
    with pytest.raises(OverlayError, match=said):
        make()


# ---- geometry; js/tests/board/annotations.test.ts has the same numbers


def test_an_arrow() -> None:
    a, b = (PlacedCity("", "", x, y, {}) for x, y in ((100, 100), (300, 100)))
    there = arrow_between(a, b, "gold")
    tip = there.head[0]
    assert (round(tip[0], 2), round(tip[1], 2)) == (288.39, 96.98)
    middle = there.shaft[len(there.shaft) // 2]
    assert middle[1] < 90, "it bows to its left"
    back = arrow_between(b, a, "gold")
    assert back.shaft[len(back.shaft) // 2][1] > 110, "the way back is another line"
    near = arrow_between(a, PlacedCity("", "", 110, 100, {}), "gold")
    assert near.head[0][0] > near.shaft[0][0], "short ones still point"


def test_a_note() -> None:
    def note(x: float, y: float, text: str = "hub") -> Any:
        return note_at(PlacedCity("", "", x, y, {}), text, "gold", model_of(ttr.USA))

    middle = note(500, 300)
    assert (middle.x, middle.y, middle.tip[0]) == (500, 275, (500, 291))
    assert note(500, 20).y == 45, "below, where there is no room above"
    edge = note(995, 300, "a long remark")
    assert edge.x + edge.width / 2 == 996


def test_heat_colors() -> None:
    scale = ["#000000", "#808080", "#ffffff"]
    assert [heat_color(v, scale, 0, 4) for v in (-1, 0, 1, 2, 3, 4, 9)] == [
        "#000000", "#000000", "#404040", "#808080", "#c0c0c0", "#ffffff", "#ffffff",
    ]  # fmt: skip
    assert heat_color(7, scale, 7, 7) == "#808080"


# ---- in pictures

OVERLAYS = [
    Heat({"Denver-Omaha": 0, "Helena-Seattle": 1}, colors=["#00ff00", "#ff00ff"], label="share"),
    Arrows([("Los Angeles", "Miami")], color="#0000ff"),
    Notes({"Winnipeg": "cold & <b>far</b>"}, color="#ff0000", label="remarks"),
]


def test_svg() -> None:
    svg = to_svg(two().view(0), overlays=OVERLAYS)
    root = ET.fromstring(svg)
    said = ["".join(e.itertext()) for e in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "cold & <b>far</b>" in said
    assert "share: 0 – 1" in said
    assert "remarks" in said
    fills = {e.get("fill") for e in root.iter()}
    assert {"#00ff00", "#ff00ff", "#0000ff", "#ff0000"} <= fills


def test_png() -> None:
    view = two().view(0)
    plain, drawn = (np.asarray(Image.open(BytesIO(to_png(view, overlays=o))).convert("RGB")) for o in ((), OVERLAYS))
    assert drawn.shape[0] > plain.shape[0], "with a key below"
    model = model_of(ttr.USA)
    scale = plain.shape[1] / (model.width + 52)

    def pixel(picture: np.ndarray, x: float, y: float) -> np.ndarray:
        found: np.ndarray = picture[round((y + 26) * scale), round((x + 26) * scale)]
        return found

    scene = build_scene(view, model, OVERLAYS)
    (arrow,) = scene.arrows
    x, y = arrow.shaft[len(arrow.shaft) // 2]
    assert abs(pixel(drawn, x, y).astype(int) - (0, 0, 255)).max() < 60
    (note,) = scene.notes
    assert not np.array_equal(pixel(drawn, note.x + note.width / 2 - 4, note.y), pixel(plain, note.x, note.y))
    assert pixel(drawn, note.x - note.width / 2 + 3, note.y).min() > 240, "paper"


def test_keys_once() -> None:
    heat = Heat({"Denver-Omaha": 1}, low=0, high=1)
    scene = build_scene(two().view(0), model_of(ttr.USA), [heat, heat, Routes("Denver-Omaha", label="way")])
    assert [key.label for key in scene.keys] == ["0 – 1", "way"]


def test_on_the_widget() -> None:
    widget = GameWidget(two(), overlays=OVERLAYS)
    try:
        state = widget.get_state("overlays")["overlays"]
        assert [overlay["kind"] for overlay in state] == ["heat", "arrows", "notes"]
        assert json.loads(json.dumps(state)) == state
        widget.overlays = state
        assert widget.get_state("overlays")["overlays"] == state
    finally:
        widget.close()


def test_pandas_is_not_needed() -> None:
    program = """if True:
        import sys
        sys.modules["pandas"] = None  # importing it would fail
        import ttr_widget as ttr
        from ttr_widget.overlays import Heat
        print(ttr.Game(seed=1).to_svg(overlays=[Heat({"Helena-Seattle": 0.5})])[:4])
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "<svg", done.stderr
