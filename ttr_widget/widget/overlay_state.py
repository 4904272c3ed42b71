"""What a browser's canvas remembers between two drawings: styles, transformation, clips, the stack of `save`.

A canvas in a page that has just been loaded knows nothing of all this. `DrawingState` follows the commands that are
sent, so that it can be told.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import cos, sin
from typing import Any, Final

from ipycanvas.canvas import COMMANDS, Canvas

Step = tuple[str, list[Any]]
"""A command by its name in ipycanvas, with its arguments."""

Matrix = tuple[float, float, float, float, float, float]

Path = tuple[tuple[Matrix, Step], ...]
"""The commands of a path, each with the transformation that its points went through."""

NAMES: Final = {number: name for name, number in COMMANDS.items()}

MAX_SAVED: Final = 256
"""How many `save` may wait for their `restore`."""

_DEFAULTS: Final[dict[int, Any]] = {
    number: Canvas.class_traits()[name].default_value for name, number in Canvas.ATTRS.items()
}
_PATH: Final = {"closePath", "moveTo", "lineTo", "rect", "arc", "ellipse", "arcTo", "quadraticCurveTo", "bezierCurveTo"}
_OWN_PATH: Final = ("fillArc", "strokeArc", "fillCircle", "strokeCircle", "strokeLine", "fillPolygon", "strokePolygon")
"""Beginnings of commands that begin a path of their own and leave it there."""


@dataclass(frozen=True)
class _Level:
    """What `save` keeps and `restore` brings back."""

    matrix: Matrix
    attributes: dict[int, Any] = field(default_factory=dict)
    dash: tuple[float, ...] = ()
    clips: tuple[Path, ...] = ()


class DrawingState:
    """The state of a canvas whose unit is `scale` of its pixels."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._level = _Level((scale, 0, 0, scale, 0, 0))
        self._saved: list[_Level] = []
        self._deepest = 0
        self._path: Path = ()

    @property
    def is_clipped(self) -> bool:
        """Whether a clip keeps `clear` from clearing everything."""
        return bool(self._level.clips)

    def follow(self, name: str, args: list[Any]) -> bool:
        """Take a command in; False where it must not be sent, since it would do nothing."""
        level = self._level
        if name == "save":
            if len(self._saved) == MAX_SAVED:
                raise ValueError(f"save() {MAX_SAVED} times and no restore(): is it missing in a loop?")
            self._saved.append(level)
            self._deepest = max(self._deepest, len(self._saved))
        elif name == "restore":
            if not self._saved:
                return False
            self._level = self._saved.pop()
        elif name == "set":
            self._level = replace(level, attributes=level.attributes | {args[0]: args[1]})
        elif name == "setLineDash":
            self._level = replace(level, dash=tuple(args[0]))
        elif name == "clip":
            self._level = replace(level, clips=(*level.clips, self._path))
        elif name == "beginPath" or name.startswith(_OWN_PATH):
            self._path = ()
        elif name in _PATH:
            self._path = (*self._path, (level.matrix, (name, args)))
        elif name == "setTransform":
            self._level = replace(level, matrix=tuple(args))
        elif (turn := _matrix(name, args)) is not None:
            self._level = replace(level, matrix=_product(level.matrix, turn))
        return True

    def reset(self) -> list[Step]:
        """Commands that bring any canvas, new or drawn on, to its beginning, and clear it."""
        restores: list[Step] = [("restore", [])] * (self._deepest + 1)
        return [*restores, ("setTransform", [1, 0, 0, 1, 0, 0]), ("clear", []), ("beginPath", [])]

    def again(self) -> list[Step]:
        """Commands that bring a canvas from its beginning to this state."""
        steps: list[Step] = []
        before = _Level(self._level.matrix)
        known: dict[int, Any] = {}
        for level in (*self._saved, self._level):
            steps.append(("save", []))  # once more than the script has: a clip can be undone in no other way
            steps += _clips(level.clips[len(before.clips) :])
            attributes = _DEFAULTS | level.attributes
            steps += [("set", [i, value]) for i, value in attributes.items() if i not in known or known[i] != value]
            steps += [("setLineDash", [list(level.dash)]), ("setTransform", list(level.matrix))]
            before, known = level, attributes
        if self._path:
            steps += [("beginPath", []), *_path(self._path), ("setTransform", list(self._level.matrix))]
        return steps


def _clips(clips: tuple[Path, ...]) -> list[Step]:
    return [step for path in clips for step in (("beginPath", []), *_path(path), ("clip", []))]


def _path(path: Path) -> list[Step]:
    return [step for matrix, (name, args) in path for step in (("setTransform", list(matrix)), (name, args))]


def _matrix(name: str, args: list[Any]) -> Matrix | None:
    """What a command multiplies the transformation by."""
    if name == "translate":
        return (1, 0, 0, 1, args[0], args[1])
    if name == "scale":
        return (args[0], 0, 0, args[1], 0, 0)
    if name == "rotate":
        c, s = cos(args[0]), sin(args[0])
        return (c, s, -s, c, 0, 0)
    return (args[0], args[1], args[2], args[3], args[4], args[5]) if name == "transform" else None


def _product(m: Matrix, n: Matrix) -> Matrix:
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    )
