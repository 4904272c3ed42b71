"""YAML with the line of everything in it: plain data, and a table of places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import yaml

Path = tuple[int | str, ...]

MAX_NODES = 20_000
"""Values in a file, those that are referred to counted each time: far more than any lesson has."""
MAX_DEPTH = 40
MAX_BITS = 4096
"""Of a whole number; the largest that means anything is the state of chance."""


class SourceError(ValueError):
    """The text is no YAML, or none that can be plain data."""

    def __init__(self, line: int, said: str) -> None:
        super().__init__(f"line {line}: {said}")
        self.line = line
        self.said = said


@dataclass
class Source:
    """What a YAML text holds.

    Attributes:
        data: mappings, lists, texts, numbers, truth values, None.
        lines: the line of each value, by its path; the first line is 1.
        twice: paths of keys that stand there twice, with the line of the second.
    """

    data: Any = None
    lines: dict[Path, int] = field(default_factory=dict)
    twice: list[tuple[Path, int]] = field(default_factory=list)

    def line(self, path: Path) -> int:
        """The line of a value, or of what it would stand in."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def read(text: str) -> Source:
    r"""Read a YAML text.

    Raises:
        SourceError: it cannot be read; says where.

    >>> source = read("a: 1\nb:\n- x\n- y\n")
    >>> source.data, source.line(("b", 1))
    ({'a': 1, 'b': ['x', 'y']}, 4)
    """
    loader = None
    try:
        loader = yaml.SafeLoader(text)
        node = loader.get_single_node()
        reader = _Reader(loader)
        if node is None:
            raise SourceError(1, "the file is empty; a lesson begins with format: ttr-lesson")
        reader.source.data = reader.value(node, (), 0)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        said = ", ".join(str(part) for part in (error.context, error.problem) if part)
        raise SourceError(mark.line + 1 if mark else 1, f"this is no YAML: {said}") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise SourceError(line, f"a character that YAML has not: {error.character!r}") from None
    except RecursionError:
        raise SourceError(1, "too deeply nested") from None
    finally:
        if loader is not None:
            loader.dispose()
    return reader.source


class _Reader:
    def __init__(self, loader: yaml.SafeLoader) -> None:
        self.loader = loader
        self.source = Source()
        self.nodes = 0

    def value(self, node: yaml.Node, path: Path, depth: int) -> Any:
        line = node.start_mark.line + 1
        self.nodes += 1
        if self.nodes > MAX_NODES or depth > MAX_DEPTH:
            raise SourceError(line, "too much, or too deeply nested")
        self.source.lines.setdefault(path, line)
        if isinstance(node, yaml.MappingNode):
            return dict(self.items(node, path, depth))
        if isinstance(node, yaml.SequenceNode):
            return [self.value(item, (*path, i), depth + 1) for i, item in enumerate(node.value)]
        return self.scalar(node, line)

    def items(self, node: yaml.MappingNode, path: Path, depth: int) -> Iterator[tuple[Any, Any]]:
        seen = set()
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                raise SourceError(line, "a key is a word or a number")
            key = self.scalar(key_node, line)
            at = (*path, key if isinstance(key, int) and not isinstance(key, bool) else str(key))
            if key in seen:
                self.source.twice.append((at, line))
            seen.add(key)
            self.source.lines.setdefault(at, line)
            yield key, self.value(value_node, at, depth + 1)

    def scalar(self, node: yaml.Node, line: int) -> Any:
        try:
            value: Any = self.loader.construct_object(node, deep=True)
        except (yaml.constructor.ConstructorError, ValueError, OverflowError):
            raise SourceError(line, f"“{_short(node)}” is no value of a lesson; put it in quotes") from None
        if isinstance(value, int) and value.bit_length() > MAX_BITS:
            raise SourceError(line, f"“{_short(node)}” is too large a number")
        if value is None or isinstance(value, str | bool | int | float):
            return value
        raise SourceError(line, f"“{_short(node)}” is read as a {type(value).__name__}; put it in quotes")


def _short(node: yaml.Node) -> str:
    """What stands there, as a message can show it."""
    said = str(node.value) if isinstance(node, yaml.ScalarNode) else node.tag
    return said if len(said) <= 40 else said[:39] + "…"
