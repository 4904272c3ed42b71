"""Lesson files: read, checked in full, and really solved before anybody gets them. Strategy files alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path as File
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from ttr_widget import texts

from . import yaml_source
from .content_checks import ContentChecks, Fault
from .problems import LessonError, LessonProblem, place, shape_faults
from .spec import GoalSpec, LessonSpec, MistakeSpec, Number, StepSpec
from .strategy_checks import strategy_faults
from .strategy_spec import ChoiceSpec, StrategySpec
from .wording import Text
from .yaml_source import Path, Source, SourceError

MAX_BYTES = 250_000
"""A lesson file is some kilobytes, and with a large board of its own some tens of them."""

_MODELS: Mapping[str, type[BaseModel]] = {
    "steps": StepSpec,
    "goal": GoalSpec,
    "mistakes": MistakeSpec,
    "tickets_kept": Number,
    "choices": ChoiceSpec,
}

Spec = TypeVar("Spec", LessonSpec, StrategySpec)


def spec_from_file(path: File) -> LessonSpec:
    """The lesson of a YAML file.

    Raises:
        LessonError: it is no lesson; lists every problem with its line.
        OSError: the file cannot be read.
    """
    return spec_from_text(text_of(path), str(path))


def text_of(path: File) -> str:
    """The text of a lesson file; `LessonError` if it is none."""
    content = path.read_bytes()
    if len(content) > MAX_BYTES:
        raise LessonError(str(path), [LessonProblem("", None, "size", {"n": len(content), "most": MAX_BYTES})])
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise LessonError(str(path), [LessonProblem("", line, "bytes")]) from None


def spec_from_text(text: str, file: str = "lesson", *, rehearsed: bool = True) -> LessonSpec:
    """The lesson of a YAML text; `file` is what errors call it, `rehearsed` whether its solution is played."""
    source = source_of(text, file)
    spec, problems = _shape(source, LessonSpec)
    problems += _at(source, ContentChecks(source.data, spec).run())
    if rehearsed and not problems and spec is not None:
        from .rehearsal import rehearse

        problems += _at(source, rehearse(spec))
    return _sound(spec, problems, source, file)


def strategy_from_text(text: str, file: str = "strategy") -> StrategySpec:
    """The strategy position of a YAML text. Its moves are played; `LessonError` lists every problem."""
    source = source_of(text, file)
    spec, problems = _shape(source, StrategySpec)
    checks = ContentChecks(source.data, spec)
    problems += _at(source, [*checks.rules(("rules",), source.data.get("rules") or ()), *checks.seats()])
    if spec is not None and not problems:
        problems += _at(source, strategy_faults(spec))
    return _sound(spec, problems, source, file)


def format_of(text: str) -> str:
    """What a YAML text says it is; empty where it says nothing."""
    found = re.search(r"^[ {]*[\"']?format[\"']? *: *[\"']?([\w-]+)", text, re.MULTILINE)
    return found[1] if found else ""


def source_of(text: str, file: str) -> Source:
    """The data of a YAML text, with its lines; `LessonError` where it is no mapping of fields."""
    if not isinstance(text, str):
        raise TypeError(f"a lesson is read from a text, not {type(text).__name__}; Lesson.from_file reads a file")
    try:
        source = yaml_source.read(text)
    except SourceError as error:
        raise LessonError(file, [LessonProblem("", error.line, "yaml", {"said": error.said})]) from None
    if not isinstance(source.data, dict):
        raise LessonError(file, [LessonProblem("", source.line(()), "no_lesson")])
    return source


def _shape(source: Source, model: type[Spec]) -> tuple[Spec | None, list[LessonProblem]]:
    """What the data is as a model, and what is wrong with its shape."""
    problems = [LessonProblem(place(path), line, "twice", {"key": str(path[-1])}) for path, line in source.twice]
    if "remarks" in source.data:
        problems += _at(source, [(("remarks",), "remarks", {})])
    try:
        spec = model.model_validate({key: value for key, value in source.data.items() if key != "remarks"})
    except ValidationError as error:
        for path, code, args, position in shape_faults(error, _MODELS, model):
            problems.append(LessonProblem(place(path), source.line(path), code, args, position))
        return None, problems
    return spec, problems


def _at(source: Source, faults: Iterable[Fault]) -> list[LessonProblem]:
    return [LessonProblem(place(path), source.line(path), code, args) for path, code, args in faults]


def _sound(spec: Spec | None, problems: list[LessonProblem], source: Source, file: str) -> Spec:
    if problems or spec is None:
        raise LessonError(file, problems)
    return spec.model_copy(update={"remarks": tuple(remarks_on(spec, source, file))})


def remarks_on(spec: LessonSpec | StrategySpec, source: Source, file: str, language: str = "en") -> list[str]:
    """What could be better: languages that some texts have and others lack, and what the position says."""
    found = texts_in(spec)
    used = {language for _, text in found for language in text if language}
    out = []
    for path, text in found:
        lacking = sorted(used.intersection(text.missing))
        if lacking:
            said = texts.text("lesson-remark-language", language, languages=", ".join(lacking))
            out.append(f"{file}:{source.line(path)}: {place(path)}: {said}")
    out += [f"{file}:{source.line(('position',))}: position: {remark}" for remark in spec.position.remarks]
    return out


def texts_in(thing: Any, path: Path = ()) -> list[tuple[Path, Text]]:
    """Every text in a lesson, with its place."""
    if isinstance(thing, Text):
        return [(path, thing)]
    if isinstance(thing, tuple):
        return [found for i, item in enumerate(thing) for found in texts_in(item, (*path, i))]
    if hasattr(type(thing), "model_fields"):
        return [found for name in type(thing).model_fields for found in texts_in(getattr(thing, name), (*path, name))]
    return []
