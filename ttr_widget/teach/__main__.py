"""``python -m ttr_widget.teach FILE…``: whether lesson and strategy files are right; every problem with its line.

The exit code is 0 where all are right, 1 where one is not, 2 where one cannot be read.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from ttr_widget.texts import LANGUAGES, text

from .problems import LessonError
from .reading import format_of, spec_from_text, strategy_from_text, text_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the files that are named; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m ttr_widget.teach", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="YAML files, or folders of them")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="language of the messages")
    chosen = parser.parse_args(arguments)
    code = 0
    for path in _files(chosen.files):
        code = max(code, _check(path, chosen.language))
    return code


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(path.glob("*.yaml"))
        else:
            yield path


def _check(path: Path, language: str) -> int:
    try:
        said = text_of(path)
        read = strategy_from_text if format_of(said) == "ttr-strategy" else spec_from_text
        spec = read(said, str(path))
    except LessonError as error:
        sys.stdout.write(error.text(language) + "\n")
        return 1
    except OSError as error:
        sys.stderr.write(f"{path}: {error.strerror}\n")
        return 2
    for remark in spec.remarks:
        sys.stdout.write(f"{remark}\n")
    sys.stdout.write(f"{path}: {text('lesson-right', language)}: {spec.line(language)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
