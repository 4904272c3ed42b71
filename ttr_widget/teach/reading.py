"""Lesson files: read, checked in full, and really solved before anybody gets them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path as File
from typing import Any

from pydantic import BaseModel, ValidationError

from ttr_widget import texts

from . import yaml_source
from .content_checks import ContentChecks
from .problems import LessonError, LessonProblem, place, shape_faults
from .spec import GoalSpec, LessonSpec, MistakeSpec, Number, StepSpec
from .wording import Text
from .yaml_source import Path, Source, SourceError

MAX_BYTES = 1_000_000
"""A lesson file is some kilobytes."""

_MODELS: Mapping[str, type[BaseModel]] = {
    "steps": StepSpec,
    "goal": GoalSpec,
    "mistakes": MistakeSpec,
    "tickets_kept": Number,
}


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
    problems = [problem_at(source, path, "twice", key=str(path[-1])) for path, _ in source.twice]
    if not isinstance(source.data, dict):
        raise LessonError(file, [*problems, problem_at(source, (), "no_lesson")])
    spec: LessonSpec | None = None
    try:
        spec = LessonSpec.model_validate({key: value for key, value in source.data.items() if key != "remarks"})
    except ValidationError as error:
        for path, code, args, position in shape_faults(error, _MODELS, LessonSpec):
            line = source.line(path)
            problems.append(LessonProblem(place(path), line, code, args, position))
    if "remarks" in source.data:
        problems.append(problem_at(source, ("remarks",), "remarks"))
    checks = ContentChecks(source.data, spec)
    problems += [problem_at(source, path, code, **args) for path, code, args in checks.run()]
    if rehearsed and not problems and spec is not None:
        from .rehearsal import rehearse

        problems += [problem_at(source, path, code, **args) for path, code, args in rehearse(spec)]
    if problems or spec is None:
        raise LessonError(file, problems)
    return spec.model_copy(update={"remarks": tuple(remarks_on(spec, source, file))})


def source_of(text: str, file: str) -> Source:
    """The data of a YAML text, with its lines."""
    try:
        return yaml_source.read(text)
    except SourceError as error:
        raise LessonError(file, [LessonProblem("", error.line, "yaml", {"said": error.said})]) from None


def problem_at(source: Source, path: Path, code: str, **args: Any) -> LessonProblem:
    """A problem with the line of its place."""
    lines = dict(source.twice) if code == "twice" else {}
    return LessonProblem(place(path), lines.get(path, source.line(path)), code, args)


def remarks_on(spec: Any, source: Source, file: str, language: str = "en") -> list[str]:
    """What could be better: languages that some texts have and others lack, and what the position says."""
    found = list(texts_in(spec))
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
