"""`widget.overlay`: a canvas of ipycanvas that lies on the map, drawn on in the board's own units."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final

from ipycanvas.canvas import COMMANDS, Canvas
from traitlets import Bunch, CInt, TraitError, validate

from ttr_widget.engine import Board
from ttr_widget.overlays import city_of, lanes_of
from ttr_widget.render.layout import model_of
from ttr_widget.widget.overlay_record import RecordingManager

SHARPNESS: Final = 2
"""Pixels of the canvas a board unit: it stays sharp on fine screens and on wide boards."""

_LENGTHS: Final = ("shadow_offset_x", "shadow_offset_y", "shadow_blur")
"""Styles that a browser measures in pixels whatever the scale."""

_doubled: Final[dict[str, Callable[[int, object], int]]] = {
    "to_json": lambda value, _widget: value * SHARPNESS,
    "from_json": lambda value, _widget: value // SHARPNESS,
}


class BoardOverlay(Canvas):  # type: ignore[misc]
    """An `ipycanvas.Canvas` that lies on the map of a `GameWidget`; get it from `GameWidget.overlay`.

    Its coordinates are the board's: `width` x `height` units (1000 x 620 for the classic board), the origin at the top
    left corner of the map, whatever the size on the screen. It shows wherever the widget shows, and never takes a
    click or a key. All of ipycanvas works, with these differences:

    - what has been drawn since the last `clear()` is drawn again when a page is loaded, and in a second one;
    - ``with board.overlay.hold():`` sends a drawing in one message, even if the block ends with an exception (the
      `hold_canvas()` of ipycanvas does not reach this canvas);
    - `set_transform` and `reset_transform` start from board units; shadows are measured in them, too;
    - numbers that no canvas can draw raise `ValueError` at once.

    >>> from ttr_widget.engine import USA
    >>> overlay = BoardOverlay(lambda: USA)
    >>> overlay.at("denver"), overlay.along("Denver-Omaha")[0]
    ((377.6, 300.2), (385.79, 290.82))
    >>> with overlay.hold():
    ...     overlay.fill_style = "crimson"
    ...     overlay.fill_circle(*overlay.at("denver"), 12)
    >>> overlay.close()
    """

    width = CInt(1000).tag(sync=True, **_doubled)
    height = CInt(620).tag(sync=True, **_doubled)

    def __init__(self, board: Callable[[], Board]) -> None:
        self._board = board
        model = model_of(board())
        manager = RecordingManager(SHARPNESS)
        super().__init__(width=round(model.width), height=round(model.height), _canvas_manager=manager)
        self._is_made = True
        manager.attach(self.model_id)

    _is_made = False

    @validate("width", "height")
    def _keep_size(self, proposal: Bunch) -> int:
        if self._is_made:
            raise TraitError("an overlay is as large as its board")
        size: int = proposal.value
        return size

    # -- places -----------------------------------------------------------------------------------------------
    def at(self, city: str) -> tuple[float, float]:
        """Where a city lies: x and y in board units. `OverlayError` (a `ValueError`) if there is none of that name."""
        board = self._board()
        name = city_of(city, board)
        return next((place.x, place.y) for place in model_of(board).cities if place.name == name)

    def along(self, route: str) -> list[tuple[float, float]]:
        """The line through a route's cars, for `stroke_lines`: points in board units.

        It runs from the city that comes first in the route's id. Of a double route without its lane
        (``"Denver-Kansas City:black"``) it is the line between both lanes. `OverlayError` if there is no such route.
        """
        board = self._board()
        model = model_of(board)
        lanes = [list(place.curve.points) for place in model.routes if place.id in lanes_of(route, board)]
        start = self.at(board.route(lanes_of(route, board)[0]).a)
        for lane in lanes:
            if _distance(lane[0], start) > _distance(lane[-1], start):
                lane.reverse()
        first, last = lanes[0], lanes[-1]
        return [(round((a + c) / 2, 2), round((b + d) / 2, 2)) for (a, b), (c, d) in zip(first, last, strict=True)]

    # -- drawing ----------------------------------------------------------------------------------------------
    def hold(self) -> AbstractContextManager[None]:
        """A block whose commands are sent in one message at its end, also if it raises."""
        held: AbstractContextManager[None] = self._canvas_manager.hold()
        return held

    def set_transform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None:
        """Map board units by ``[[a, c, e], [b, d, f], [0, 0, 1]]``, in the place of every transformation before."""
        super().set_transform(*(SHARPNESS * number for number in (a, b, c, d, e, f)))

    def reset_transform(self) -> None:
        """Back to board units."""
        self.set_transform(1, 0, 0, 1, 0, 0)

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in _LENGTHS:
            super().__setattr__(name, value)
            return
        super(Canvas, self).__setattr__(name, value)
        self._canvas_manager.send_command(self, [COMMANDS["set"], [self.ATTRS[name], getattr(self, name) * SHARPNESS]])

    # -- the page ---------------------------------------------------------------------------------------------
    def _handle_frontend_event(self, widget: object, content: dict[str, Any], buffers: object) -> None:
        if content.get("event") == "client_ready":
            self._canvas_manager.replay()
        super()._handle_frontend_event(widget, content, buffers)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take from a browser the picture that `sync_image_data` asked for, and nothing else."""
        super().set_state({name: value for name, value in sync_data.items() if name == "image_data"})

    def close(self) -> None:
        """Close the canvas with its manager and its layout. Drawing on it does nothing from then on."""
        parts = (self._canvas_manager, self.layout)
        super().close()
        for part in parts:
            if part is not None:
                part.close()


def _distance(a: tuple[float, float], b: tuple[float, float]) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
