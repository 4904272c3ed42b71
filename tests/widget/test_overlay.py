"""The canvas on the map: what is sent to a page, and what a page that comes later is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from ipycanvas import Path2D
from ipywidgets import Image
from traitlets import TraitError

import ttr_widget as ttr
from tests.render.tables import two
from ttr_widget.overlays import OverlayError
from ttr_widget.widget import GameWidget
from ttr_widget.widget import overlay_record as record
from ttr_widget.widget.overlay_state import MAX_SAVED, NAMES

Sent = list[tuple[str, list[Any]]]


class Wire:
    """What the overlay's manager sends: one list of commands a message."""

    def __init__(self, overlay: Any) -> None:
        self.messages: list[Sent] = []
        self.buffers: list[list[bytes]] = []
        overlay._canvas_manager.send = self._send

    def _send(self, content: dict[str, Any], buffers: list[Any]) -> None:
        assert content == {"shape": [len(buffers[0])], "dtype": "uint8"}
        commands = json.loads(bytes(buffers[0]))
        assert sum(count for _, _, count in commands) == len(buffers) - 1
        assert NAMES[commands[0][0]] == "switchCanvas", "every message says which canvas it is for"
        self.messages.append([(NAMES[number], args) for number, args, _ in commands[1:]])
        self.buffers.append(buffers[1:])

    def all(self) -> Sent:
        return [command for message in self.messages for command in message]


@pytest.fixture
def board() -> Iterator[GameWidget]:
    widget = GameWidget(two())
    yield widget
    widget.close()


@pytest.fixture
def wire(board: GameWidget) -> Wire:
    return Wire(board.overlay)


def ready(board: GameWidget) -> None:
    """A page has made the model."""
    board.overlay._handle_custom_msg({"event": "client_ready"}, [])


def shown(commands: Sent) -> Sent:
    """What can be seen of commands: each drawing with the styles and transformation that hold for it."""
    level: dict[str, Any] = {}
    saved: list[dict[str, Any]] = []
    found: Sent = []
    for name, args in commands:
        if name == "save":
            saved.append(dict(level))
        elif name == "restore":
            level = saved.pop() if saved else {}
        elif name == "set":
            level[f"set {args[0]}"] = args[1]
        elif name == "setLineDash":
            level[name] = args[0]
        elif name == "setTransform":
            level[name] = args
        elif name == "clear":
            found = []
        elif name == "clip":
            level["clip"] = [*level.get("clip", []), len(found)]
        elif name not in ("beginPath", "switchCanvas", "translate", "scale", "rotate"):
            found.append((name, [*args, dict(sorted(level.items()))]))
    return found


def test_nothing_is_made_before_it_is_wanted(board: GameWidget) -> None:
    assert board.get_state("overlay_id") == {"overlay_id": None}
    overlay = board.overlay
    assert board.overlay_id == f"IPY_MODEL_{overlay.model_id}"
    assert board.overlay is overlay
    board.set_state({"overlay_id": "IPY_MODEL_other"})
    assert board.overlay_id == f"IPY_MODEL_{overlay.model_id}", "not the browser's to set"


def test_board_units(board: GameWidget, wire: Wire) -> None:
    overlay = board.overlay
    assert (overlay.width, overlay.height) == (1000, 620)
    state = overlay.get_state(["width", "height"])
    assert (state["width"], state["height"]) == (2000, 1240)
    ready(board)
    assert wire.messages[0][-1] == ("setTransform", [2, 0, 0, 2, 0, 0])
    overlay.set_transform(1, 0, 0, 1, 30, 40)
    overlay.reset_transform()
    overlay.shadow_blur = 3
    assert wire.all()[-3:] == [
        ("setTransform", [2, 0, 0, 2, 60, 80]),
        ("setTransform", [2, 0, 0, 2, 0, 0]),
        ("set", [overlay.ATTRS["shadow_blur"], 6.0]),
    ]
    assert overlay.shadow_blur == 3
    with pytest.raises(TraitError, match="as large as its board"):
        overlay.width = 500
    overlay.set_state({"width": 10, "fill_style": "red"})
    assert overlay.width == 1000


def test_places(board: GameWidget) -> None:
    x, y = board.overlay.at("denver")
    assert (x, y) == board.overlay.at("丹佛") == (377.6, 300.2)
    line = board.overlay.along("denver to omaha")
    assert np.hypot(line[0][0] - x, line[0][1] - y) < 20, "from Denver on"
    ox, oy = board.overlay.at("Omaha")
    assert np.hypot(line[-1][0] - ox, line[-1][1] - oy) < 20
    one, other, both = (
        np.array(board.overlay.along(f"Denver-Kansas City{lane}")) for lane in (":black", ":orange", "")
    )
    assert np.allclose((one + other) / 2, both, atol=0.02)
    assert np.abs(one - other).max() > 5
    with pytest.raises(OverlayError, match="did you mean Denver"):
        board.overlay.at("Denvre")
    with pytest.raises(OverlayError, match="no route joins"):
        board.overlay.along("Miami-Seattle")


def test_one_message_a_block_even_if_it_raises(board: GameWidget, wire: Wire) -> None:
    overlay = board.overlay
    with overlay.hold():
        overlay.fill_style = "red"
        with overlay.hold():
            overlay.fill_rect(1, 2, 3, 4)
        overlay.stroke_rect(5, 6, 7, 8)
    assert [len(message) for message in wire.messages] == [3]

    def half() -> None:
        with overlay.hold():
            overlay.fill_rect(9, 9, 9, 9)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        half()
    assert wire.messages[1] == [("fillRect", [9, 9, 9, 9])], "what was drawn before is seen"
    overlay.fill_rect(8, 8, 8, 8)
    assert len(wire.messages) == 3, "and nothing is held back any more"


def test_a_page_that_comes_later_is_told_everything(board: GameWidget, wire: Wire) -> None:
    overlay = board.overlay
    with overlay.hold():
        overlay.fill_style = "red"
        overlay.translate(10, 20)
        overlay.fill_rects(np.array([1.0, 2.0]), np.array([3.0, 4.0]), 5)
        overlay.save()
        overlay.rotate(0.5)
        overlay.stroke_line(0, 0, 100, 100)
        overlay.sleep(100)
        overlay.restore()
        overlay.fill_text("here", 7, 8)
    before = [c for c in wire.messages[-1] if c[0] != "sleep"]
    ready(board)
    again = wire.messages[-1]
    assert again[-len(before) :] == before
    assert wire.buffers[-1] == wire.buffers[-2]
    assert ("clear", []) in again[: -len(before)], "a page that shows it already is not drawn over"


def test_a_later_page_looks_like_the_first(board: GameWidget, wire: Wire) -> None:
    """Styles, transformations and saves from before the last clear() hold after it."""
    overlay = board.overlay
    overlay.fill_style = "red"
    overlay.save()
    overlay.fill_style = "blue"
    overlay.line_width = 3
    overlay.set_line_dash([4, 2])
    overlay.translate(100, 50)
    overlay.save()
    overlay.scale(3)
    overlay.clear()
    for _ in range(3):
        overlay.fill_rect(1, 1, 1, 1)
        overlay.restore()
    first = wire.all()
    ready(board)
    later = shown(wire.messages[-1])
    assert [name for name, _ in later] == ["fillRect"] * 3
    fill = f"set {overlay.ATTRS['fill_style']}"
    assert [args[-1][fill] for _, args in later] == ["blue", "blue", "red"]
    assert [args[-1]["setTransform"] for _, args in later] == [
        [6, 0, 0, 6, 200, 100],
        [2, 0, 0, 2, 200, 100],
        [2, 0, 0, 2, 0, 0],
    ]
    assert [args[-1]["setLineDash"] for _, args in later] == [[4, 2], [4, 2], []]
    assert [args[-1][fill] for _, args in shown(first)] == ["blue", "blue", "red"]


def test_clips_and_paths_survive_a_clear(board: GameWidget, wire: Wire) -> None:
    overlay = board.overlay
    overlay.save()
    overlay.begin_path()
    overlay.rect(10, 10, 50, 50)
    overlay.clip()
    overlay.fill_rect(0, 0, 500, 500)
    overlay.clear()
    ready(board)
    names = [name for name, _ in wire.messages[-1]]
    assert names.count("fillRect") == 1, "a clip keeps clear() from clearing all of it"
    overlay.restore()
    overlay.clear()
    overlay.begin_path()
    overlay.move_to(1, 2)
    overlay.clear()
    overlay.line_to(3, 4)
    overlay.stroke()
    ready(board)
    steps = wire.messages[-1]
    assert "fillRect" not in [name for name, _ in steps]
    assert "clip" not in [name for name, _ in steps]
    assert [s for s in steps if s[0] in ("moveTo", "lineTo", "stroke")] == [
        ("moveTo", [1, 2]), ("lineTo", [3, 4]), ("stroke", []),
    ]  # fmt: skip


def test_an_animation_does_not_grow(board: GameWidget, wire: Wire) -> None:
    overlay = board.overlay
    sizes = []
    for frame in range(200):
        with overlay.hold():
            overlay.clear()
            overlay.fill_style = f"#0000{frame:02x}"
            overlay.translate(1, 0)
            overlay.fill_circle(frame, 10, 5)
        if frame in (20, 199):
            ready(board)
            sizes.append(len(wire.messages[-1]))
    assert sizes[0] == sizes[1]
    assert shown(wire.messages[-1])[0][1][:3] == [199, 10, 5]


def test_a_drawing_without_end_is_cut(board: GameWidget, wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "MAX_COMMANDS", 50)
    overlay = board.overlay
    overlay.translate(5, 5)
    for x in range(49):
        overlay.fill_rect(x, 0, 1, 1)
    with pytest.warns(UserWarning, match="since its last clear"):
        overlay.fill_rect(49, 0, 1, 1)
    for x in range(50, 60):
        overlay.fill_rect(x, 0, 1, 1)
    ready(board)
    kept = shown(wire.messages[-1])
    assert 0 < len(kept) < 50
    assert kept[-1][1][:4] == [59, 0, 1, 1]
    assert kept[-1][1][-1]["setTransform"] == [2, 0, 0, 2, 10, 10]


@pytest.mark.parametrize(
    "draw",
    [
        lambda o: o.fill_rect(float("nan"), 0, 1, 1),
        lambda o: o.fill_rect(np.float64("inf"), 0, 1, 1),
        lambda o: o.fill_circle(1, 1, -1),
        lambda o: o.fill_circles(np.array([1, 2]), np.array([1, 2]), np.array([3, -3])),
        lambda o: o.arc(1, 1, -1, 0, 1),
    ],
)
def test_what_would_stop_a_page_is_refused(board: GameWidget, wire: Wire, draw: Any) -> None:
    with pytest.raises(ValueError, match=r"finite|negative"):
        draw(board.overlay)
    assert wire.messages == []
    ready(board)
    assert shown(wire.messages[-1]) == []


def test_numbers_of_numpy_are_numbers(board: GameWidget, wire: Wire) -> None:
    board.overlay.fill_rect(np.int64(1), np.float32(0.5), np.float64(2), 3)
    assert wire.all() == [("fillRect", [1, 0.5, 2.0, 3])]


def test_arrays_are_copied(board: GameWidget, wire: Wire) -> None:
    x = np.array([1.0, 2.0])
    board.overlay.fill_rects(x, x, 5)
    x[:] = 100
    ready(board)
    assert np.frombuffer(wire.buffers[-1][0]).tolist() == [1.0, 2.0]


def test_save_without_restore_ends(board: GameWidget, wire: Wire) -> None:
    for _ in range(MAX_SAVED):
        board.overlay.save()
    with pytest.raises(ValueError, match="is it missing in a loop"):
        board.overlay.save()
    for _ in range(MAX_SAVED + 5):
        board.overlay.restore()
    assert [name for name, _ in wire.all()].count("restore") == MAX_SAVED, "one more would undo what is ours"


def test_what_draws_with_a_closed_widget_is_left_out_later(board: GameWidget, wire: Wire) -> None:
    overlay = board.overlay
    image, path = Image(value=b""), Path2D("M0 0 h 10")
    overlay.draw_image(image, 0, 0)
    overlay.fill(path)
    image.close()
    ready(board)
    assert [name for name, _ in shown(wire.messages[-1])] == ["fillPath"]
    path.close()


def test_two_overlays_know_nothing_of_each_other(board: GameWidget, wire: Wire) -> None:
    other = GameWidget(board.game)
    try:
        there = Wire(other.overlay)
        with board.overlay.hold():
            other.overlay.fill_rect(1, 1, 1, 1)
            assert len(there.messages) == 1
            board.overlay.fill_rect(2, 2, 2, 2)
        assert there.all() == [("fillRect", [1, 1, 1, 1])]
        assert wire.all() == [("fillRect", [2, 2, 2, 2])]
    finally:
        other.close()


def test_closed_with_the_widget() -> None:
    from ipywidgets.widgets import widget as registry

    before = set(registry._instances)
    board = GameWidget(two())
    overlay = board.overlay
    overlay.fill_rect(1, 1, 1, 1)
    assert set(registry._instances) > before
    board.close()
    assert set(registry._instances) == before
    overlay.fill_rect(2, 2, 2, 2)  # nobody sees it, and nothing breaks
    closed = GameWidget(ttr.Game(seed=1))
    closed.close()
    with pytest.raises(ValueError, match="closed"):
        _ = closed.overlay
