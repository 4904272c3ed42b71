"""Sends the commands of an overlay to its pages, and keeps them, so that a page that comes later is told them again.

ipycanvas keeps one manager for all canvases of a kernel, which believes that every page has heard everything. Here
each overlay has a manager of its own: every message says which canvas it is for, a page that has been loaded again
gets the drawing since the last `clear`, and what no browser could draw is refused before it is sent.
"""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from ipycanvas.canvas import COMMANDS, _CanvasManager
from ipywidgets.widgets import widget

from ttr_widget.widget.overlay_state import NAMES, DrawingState, Step

MAX_COMMANDS: Final = 20_000
MAX_BYTES: Final = 32_000_000
"""A drawing that is never cleared may not grow for ever: what is kept of it for new pages has an end."""

_RADII: Final = {"arc": (2,), "ellipse": (2, 3), "arcTo": (4,), "fillArc": (2,), "strokeArc": (2,), "fillCircle": (2,),
                 "strokeCircle": (2,), "fillArcs": (2,), "strokeArcs": (2,), "fillCircles": (2,), "strokeCircles": (2,),
                 "fillStyledCircles": (2,), "strokeStyledCircles": (2,), "fillStyledArcs": (2,),
                 "strokeStyledArcs": (2,)}  # fmt: skip
"""Arguments of which a browser takes no negative number."""


class Command(NamedTuple):
    """A command as it is sent: JSON text, and the arrays that go with it."""

    text: str
    buffers: tuple[bytes, ...] = ()

    @property
    def size(self) -> int:
        """Bytes it takes to keep."""
        return len(self.text) + sum(map(len, self.buffers))


class RecordingManager(_CanvasManager):  # type: ignore[misc]
    """The canvas manager of one overlay. Give it the canvas with `attach`."""

    def __init__(self, scale: float) -> None:
        super().__init__()
        self._state = DrawingState(scale)
        self._cleared: list[Step] = self._state.again()  # what the state was when the record was begun
        self._record: list[Command] = []
        self._bytes = 0
        self._warned = False
        self._held = 0
        self._waiting: list[Command] = []
        self._model: str | None = None

    def attach(self, model_id: str) -> None:
        """Say whose commands these are; its pages begin with a clean canvas."""
        self._model = f"IPY_MODEL_{model_id}"
        self.replay()

    # -- what ipycanvas calls ---------------------------------------------------------------------------------
    def send_draw_command(
        self, canvas: object, name: int, args: Sequence[Any] = (), buffers: Sequence[Any] = ()
    ) -> None:
        """Draw (ipycanvas)."""
        args = list(args)
        while args and args[-1] is None:
            args.pop()
        self.send_command(canvas, [name, args, len(buffers)], buffers)

    def send_command(self, _canvas: object, command: Sequence[Any], buffers: Sequence[Any] = ()) -> None:
        """Take one command: `[number, arguments, number of buffers]`.

        Raises:
            ValueError: a number that is none, or a negative radius. The drawing stays as it was.
        """
        name = NAMES[command[0]]
        copied = tuple(bytes(memoryview(buffer).cast("B")) for buffer in buffers)
        args = checked(name, command[1], buffers)
        if not self._state.follow(name, args):
            return
        done = encode((name, args), copied)
        if name == "clear":
            self._clear()
        else:
            if name != "sleep":  # a page that comes later need not wait
                self._keep(done)
            self._forward([done])

    def flush(self) -> None:
        """Send what `hold` has kept back."""
        waiting, self._waiting = self._waiting, []
        if waiting and self._model is not None:
            self._post([encode(("switchCanvas", [self._model])), *waiting])

    # -- the record -------------------------------------------------------------------------------------------
    @contextmanager
    def hold(self) -> Iterator[None]:
        """Send all commands of the block in one message at its end, even if it ends with an exception."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if not self._held:
                self.flush()

    def replay(self) -> None:
        """Tell every page the whole drawing: what a page shows already is drawn anew, and looks the same."""
        self._waiting = []
        steps = [step for step in (*self._state.reset(), *self._cleared) if not _is_lost(step)]
        drawn = [command for command in self._record if not _names_lost(command.text)]
        self._forward([*map(encode, steps), *drawn], now=True)

    def _clear(self) -> None:
        if not self._state.is_clipped:
            self._begin_record()
        everything: list[Step] = [("save", []), ("setTransform", [1, 0, 0, 1, 0, 0]), ("clear", []), ("restore", [])]
        commands = [encode(step) for step in everything]
        if self._state.is_clipped:  # only a part is cleared
            for command in commands:
                self._keep(command)
        self._forward(commands)

    def _begin_record(self) -> None:
        self._record, self._bytes = [], 0
        self._cleared = self._state.again()

    def _keep(self, command: Command) -> None:
        self._record.append(command)
        self._bytes += command.size
        if len(self._record) > MAX_COMMANDS or self._bytes > MAX_BYTES:
            self._begin_record()
            if not self._warned:
                self._warned = True
                warnings.warn(
                    "the overlay has been drawn on very often since its last clear(): a page that is loaded from now "
                    "on will lack the older part",
                    stacklevel=5,
                )

    # -- the wire ---------------------------------------------------------------------------------------------
    def _forward(self, commands: list[Command], *, now: bool = False) -> None:
        self._waiting += commands
        if now or not self._held:
            self.flush()

    def _post(self, commands: list[Command]) -> None:
        text = f"[{','.join(command.text for command in commands)}]".encode()
        buffers = [buffer for command in commands for buffer in command.buffers]
        self.send({"shape": [len(text)], "dtype": "uint8"}, buffers=[text, *buffers])


def encode(step: Step, buffers: tuple[bytes, ...] = ()) -> Command:
    """A command as ipycanvas's page reads it."""
    name, args = step
    return Command(json.dumps([COMMANDS[name], args, len(buffers)], separators=(",", ":")), buffers)


def checked(name: str, args: Sequence[Any], buffers: Sequence[Any] = ()) -> list[Any]:
    """Arguments as plain JSON; `ValueError` for what would stop the page's canvas for good."""
    try:
        plain: list[Any] = json.loads(json.dumps(list(args), allow_nan=False, default=_plain))
    except ValueError:
        raise ValueError(f"{name}: every number must be finite, which {list(args)} are not") from None
    for place in _RADII.get(name, ()):
        radius = plain[place] if place < len(plain) else 0
        if isinstance(radius, dict):
            radius = min(_numbers(buffers[radius["idx"]]), default=0)
        if isinstance(radius, int | float) and radius < 0:
            raise ValueError(f"{name}: a radius is not negative, but one here is {radius}")
    return plain


def _numbers(buffer: Any) -> list[float]:
    """All numbers of an array, row by row."""
    found: list[Any] = memoryview(buffer).tolist()
    return [n for row in found for n in row] if found and isinstance(found[0], list) else found


def _plain(value: Any) -> Any:
    """A number of numpy's, or an array, as JSON has it."""
    return value.tolist() if hasattr(value, "tolist") else str(value)


_MODEL: Final = re.compile(r"IPY_MODEL_(\w+)")


def _names_lost(text: str) -> bool:
    """Whether a command draws with a widget that has been closed: a page could not find it and would stop there."""
    return any(model not in widget._instances for model in _MODEL.findall(text))  # noqa: SLF001 - no public list


def _is_lost(step: Step) -> bool:
    return any(isinstance(arg, str) and _names_lost(arg) for arg in step[1])
