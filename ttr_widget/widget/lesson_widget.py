"""`LessonWidget`: a lesson on its board, or a course that goes from one lesson to the next on the same screen."""

from __future__ import annotations

import os
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from ttr_widget.errors import Refusal
from ttr_widget.teach import Course, Feedback, Lesson
from ttr_widget.weakly import weakly
from ttr_widget.widget import messages
from ttr_widget.widget.answers import Reply
from ttr_widget.widget.branching import APART
from ttr_widget.widget.game_widget import GameWidget, _optional_dict
from ttr_widget.widget.lesson_state import lesson_state


class LessonWidget(GameWidget):
    """The board of a lesson, with its task, its hints, and what is said to every move.

    Made from a `Lesson`, or from a `Course`, whose lesson it shows and follows. The seat is the learner's. `undo` goes
    back to the learner's decision before (``"study"``), and nothing counts before it is confirmed
    (``confirm="always"``). The other options are those of `GameWidget`: language, theme, speed, width, overlays, text,
    layout. The lesson's own language is the widget's, unless it is English: then the page decides.

    `source` is what it was made from, `held` the lesson on the board.

    Raises:
        TypeError: that is neither, or the option is none.

    >>> import ttr_widget as ttr
    >>> board = LessonWidget(ttr.Lesson(ttr.lessons[6]))
    >>> board.seat, board.undo, board.lesson["number"]
    (0, 'study', 6)
    >>> board.close()
    """

    lesson = _optional_dict()
    _one_line = "a lesson has a game of its own, and nobody would judge what is played beside it"
    _listening = False
    """Whether `_ears` hear of changes."""

    _options: ClassVar[tuple[str, ...]] = (
        "language", "theme", "confirm", "undo", "speed", "width", "overlays", "text", "layout",
    )  # fmt: skip

    def __init__(self, source: Lesson | Course, **options: Any) -> None:
        if not isinstance(source, Lesson | Course):
            raise TypeError(
                f"LessonWidget shows a Lesson or a Course, not {type(source).__name__}: ttr.lesson(6), ttr.course()"
            )
        if source.language != "en":
            options.setdefault("language", source.language)
        self.source = source
        self.held: Lesson = source.current if isinstance(source, Course) else source
        self._said: Feedback | None = None
        self._attempt = 0
        self._ears: Callable[[Any], None] = weakly(self._follow)
        super().__init__(self.held.game, **{"undo": "study", "confirm": "always"} | options)
        self.seat = self.held.seat
        self._listening = True
        self.held.observe(self._ears, names="changed")
        if isinstance(source, Course):
            source.observe(self._ears, names="changed")
        self._follow()

    @property
    def course(self) -> Course | None:
        """The course shown, if it is one."""
        return self.source if isinstance(self.source, Course) else None

    # -- following the lesson ---------------------------------------------------------------------------------
    def _follow(self, _change: object = None) -> None:
        """Show the lesson as it is now; another one, if the course has gone there."""
        if self.is_closed:
            return
        due = self.held if self.course is None else self.course.current
        with self.hold_sync():
            if due is not self.held:
                self._show(due)
            if due.feedback is not self._said:
                self._said = due.feedback
                self._attempt += 1
            self.lesson = lesson_state(due, self.course, self._attempt)
            self._renew()

    def _show(self, lesson: Lesson) -> None:
        """Another lesson, with a game of its own, in the place of this one."""
        self.held.unobserve(self._ears, names="changed")
        self._unbind()
        self.held, self._said = lesson, None
        self._eyes = None  # nothing is shown until all belongs together
        self.game = lesson.game
        self.seat = lesson.seat
        self._bind(lesson.game)
        lesson.observe(self._ears, names="changed")

    def _line_number(self, game: Any) -> int:
        """Every lesson of a course is a game of its own: see `Branching`."""
        place = 0 if self.course is None else self.course.lessons.index(self.held.spec)
        return int(game.branch) + APART * place

    # -- what the browser says --------------------------------------------------------------------------------
    def _on_refused(self, move: str, refusal: Refusal) -> Reply:
        self.held.tried(move)
        if self.held.reveal:
            return super()._on_refused(move, refusal)
        # the page shows the move as not made, and why is not told in a test
        return {"kind": "refused", "code": "recorded", "rule": None, "args": {}}

    def _on_lesson(self, message: messages.LessonAction) -> Reply:
        action, course = message.action, self.course
        if action == "retry":
            self.held.retry()
        elif action == "hint":
            self.held.hint()
        elif action == "tried":
            assert message.move is not None
            if self.held.game.why_not(message.move, self.held.seat) is not None:
                self.held.tried(message.move)
        elif course is None:
            raise messages.MalformedMessage("action", "retry, hint or tried: this lesson is in no course")
        elif action == "next":
            course.next()
        elif action == "back":
            course.back()
        else:
            try:
                course.go(str(message.lesson))
            except KeyError:
                raise messages.MalformedMessage("lesson", "the id of a lesson of this course") from None
        return {"kind": "accepted"}

    # -- pictures, pages, and the end ---------------------------------------------------------------------------------
    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        from ttr_widget.widget.display import picture_options
        from ttr_widget.widget.lesson_picture import lesson_png

        data, metadata = super()._repr_mimebundle_()
        options = picture_options(self)
        data["text/plain"] = self.held.text(options["language"])
        if "image/png" in data:
            metadata["image/png"] = {"alt": data["text/plain"]}
            data["image/png"] = b64encode(lesson_png(self.held, self.shown(), **options)).decode("ascii")
        return data, metadata

    def save_html(self, path: str | os.PathLike[str], *, open_: bool = False, **options: Any) -> Path:
        """Write the lesson to a page that needs no kernel and no network: its task, what was said last, and the board
        with every move made. See `Game.save_html`.
        """
        lesson = None if self.lesson is None else self.lesson | {"course": None}
        return super().save_html(path, open_=open_, **{"lesson": lesson} | options)

    def close(self) -> None:
        """Close the widget with its layout; the lesson stays as it is."""
        if self.is_closed:
            return
        if self._listening:
            self.held.unobserve(self._ears, names="changed")
            if self.course is not None:
                self.course.unobserve(self._ears, names="changed")
        super().close()

    def __repr__(self) -> str:
        """What the widget shows, without anything secret."""
        return f"LessonWidget({self.held!r})"
