"""What is wrong with a lesson file: every problem with its place, and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel, ValidationError

from ttr_widget import texts
from ttr_widget.errors import PositionError, Problem, Refusal
from ttr_widget.positions.schema import path_of

from .wording import Text, shown
from .yaml_source import Path

ShapeFault = tuple[Path, str, dict[str, Any], Problem | None]
"""Path, code, arguments, and the position's own problem."""


@dataclass(frozen=True)
class LessonProblem:
    """One fault of a lesson file.

    Attributes:
        path: the field, such as ``"steps[0].accept"``.
        line: its line, from 1; None for what was not read from a file.
        code: stable code; its text is ``lesson-error-<code>``.
        args: ids and numbers for the sentence.
        position: the fault itself, where it is one of the position.
    """

    path: str
    line: int | None
    code: str
    args: Mapping[str, Any] = field(default_factory=dict)
    position: Problem | None = None

    def text(self, language: str = "en") -> str:
        """What is wrong, and what would be right."""
        if self.position is not None:
            return self.position.text(language)
        args = {key: _worded(value, language) for key, value in self.args.items()}
        return texts.text("lesson-error-" + self.code.replace("_", "-"), language, **args)


def _worded(value: Any, language: str) -> Any:
    """What a sentence has inside: sentences of the same language."""
    if isinstance(value, Refusal):
        return value.text(language)
    return value.in_(language) if isinstance(value, Text) else value


class LessonError(ValueError):
    """A lesson that cannot be; `problems` lists every fault, `file` is where they are."""

    def __init__(self, file: str, problems: Iterable[LessonProblem]) -> None:
        self.file = file
        self.problems = tuple(sorted(problems, key=lambda p: p.line or 0))
        super().__init__(self.text())

    def text(self, language: str = "en") -> str:
        """A line for each problem: file, line, field, what is wrong and what would be right."""
        lines = []
        for problem in self.problems:
            where = self.file if problem.line is None else f"{self.file}:{problem.line}"
            at = f"{problem.path}: " if problem.path else ""
            lines.append(f"{where}: {at}{problem.text(language)}")
        return "\n".join(lines)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.file, self.problems))


def near(word: str, known: Iterable[str]) -> dict[str, Any]:
    """What a misspelt word may mean, as arguments of a sentence."""
    found = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return {"near": len(found), "guess": "".join(found)}


_WANTED = {
    "int": "number",
    "string": "text",
    "bool": "flag",
    "list": "list",
    "tuple": "list",
    "dict": "object",
    "model": "object",
    "mapping": "object",
}


def shape_faults(
    error: ValidationError, models: Mapping[str, type[BaseModel]], top: type[BaseModel]
) -> list[ShapeFault]:
    """What pydantic found, in our words."""
    found: dict[Path, ShapeFault] = {}
    out: list[ShapeFault] = []
    for item in error.errors(include_url=False):
        loc = tuple(part for part in item["loc"] if part != "[key]")
        cause = item.get("ctx", {}).get("error")
        if isinstance(cause, PositionError):
            out += [((*loc, *_parts(p.path)), "position", {}, p) for p in cause.problems]
            continue
        if loc not in found:
            code, args = _fault(loc, item, models, top)
            found[loc] = (loc, code, args, None)
    return [*found.values(), *out]


def _parts(path: str) -> Path:
    """A path such as ``players[0].hand`` in its parts."""
    parts: list[int | str] = []
    for piece in path.replace("[", ".[").split("."):
        if piece.startswith("[") and piece[1:-1].isdecimal():
            parts.append(int(piece[1:-1]))
        elif piece:
            parts.append(piece)
    return tuple(parts)


def _fault(
    loc: Path, item: Any, models: Mapping[str, type[BaseModel]], top: type[BaseModel]
) -> tuple[str, dict[str, Any]]:
    kind, given, ctx = item["type"], item["input"], item.get("ctx", {})
    if kind == "lesson":
        return ctx["code"], dict(ctx["args"])
    if kind == "missing":
        return "missing", {}
    if kind == "extra_forbidden":
        holder = next((str(part) for part in reversed(loc[:-1]) if isinstance(part, str)), "")
        keys = list(models.get(holder, top).model_fields)
        word = str(loc[-1])
        return "unknown_key", {"key": word[:40], "keys": ", ".join(keys), **near(word, keys)}
    if kind == "literal_error":
        return "choice", {"given": shown(given), "choices": str(ctx["expected"]).replace("'", "").replace(" or ", ", ")}
    if kind == "string_pattern_mismatch":
        return "slug", {"given": shown(given)}
    if kind in ("greater_than_equal", "less_than_equal", "too_short", "string_too_long"):
        bound = next((ctx[key] for key in ("ge", "le", "min_length", "max_length") if key in ctx), "")
        return "bound", {"given": shown(given), "kind": kind, "bound": bound}
    for word, want in _WANTED.items():
        if kind.startswith(word):
            return "type", {"given": shown(given), "want": want}
    return "other", {"said": item["msg"], "given": shown(given)}


def place(path: Path) -> str:
    """A path as text."""
    return path_of(path)


def sequence(value: Any) -> Sequence[Any]:
    """A list that was given, or nothing where something else was."""
    return value if isinstance(value, list | tuple) else ()
