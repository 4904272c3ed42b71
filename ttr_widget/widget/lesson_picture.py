"""A lesson as a picture, for where no widget can run: number, title and task above the board."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from PIL import Image, ImageDraw

from ttr_widget import texts
from ttr_widget.render.fonts import Font, font, has_font
from ttr_widget.render.png import encode, to_image
from ttr_widget.render.theme import channels, theme_of

if TYPE_CHECKING:
    from ttr_widget.engine import View
    from ttr_widget.teach import Lesson

_WIDTH: Final = 1000
_MARGIN: Final = 16
_TITLE, _TASK, _LINE = 22, 16, 24
_PART: Final = re.compile(r"(?:[^\s\u2e80-\uffff]+|[\u2e80-\uffff])[。、，！？）」』：；–—ー]*\s*")
"""What is not broken: a word, or a character of a language without spaces, with what closes it."""


def lesson_png(lesson: Lesson, view: View | None, *, theme: str, language: str, overlays: Iterable[Any]) -> bytes:
    """What a learner sees of the board, with the lesson's words above it, as a PNG file.

    Where no font has the characters of a language, the words are English.
    """
    assert view is not None
    board = to_image(view, theme=theme, language=language, width=_WIDTH, overlays=tuple(overlays))
    said = language if has_font(language) else "en"
    spec = lesson.spec
    title = spec.title.in_(said)
    if spec.number is not None:
        title = texts.text("ui-lesson-named", said, n=spec.number, title=title)
    task = list(wrapped(lesson.task.in_(said), font(said, _TASK, bold=False), board.width - 2 * _MARGIN))
    tokens = theme_of(theme).tokens
    top = _MARGIN + _TITLE + 10 + _LINE * len(task) + 8
    picture = Image.new("RGB", (board.width, board.height + top), channels(tokens["bg"]))
    picture.paste(board, (0, top))
    draw = ImageDraw.Draw(picture)
    draw.text((_MARGIN, _MARGIN - 4), title, font=font(said, _TITLE), fill=channels(tokens["accent"]))
    for row, line in enumerate(task):
        at = (_MARGIN, _MARGIN + _TITLE + 8 + _LINE * row)
        draw.text(at, line, font=font(said, _TASK, bold=False), fill=channels(tokens["text"]))
    return encode(picture)


def wrapped(text: str, face: Font, width: float) -> Iterator[str]:
    """The lines of a text; between words, or between any two characters where a language has no spaces.

    >>> list(wrapped("one two", font("en", 16), 40))
    ['one', 'two']
    """
    line = ""
    for part in _parts(text):
        if line and face.getlength((line + part).rstrip()) > width:
            yield line.rstrip()
            line = ""
        line += part
    if line.strip():
        yield line.rstrip()


def _parts(text: str) -> Iterator[str]:
    for part in _PART.finditer(text):
        yield part[0]
