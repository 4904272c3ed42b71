"""`Lesson`: one lesson in the hands of somebody who does it, on a real game."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

import traitlets

from ttr_widget.engine import Move
from ttr_widget.errors import MoveError, Refusal
from ttr_widget.preview import Preview
from ttr_widget.records.record import Record
from ttr_widget.texts import LANGUAGES

from . import answers
from .answers import Feedback
from .checks import Check
from .clock import now
from .judging import Judge, Judgement
from .lesson_game import LessonGame
from .patterns import Tried
from .reading import spec_from_file, spec_from_text
from .showing import bundle, lesson_text
from .spec import LessonSpec
from .wording import Text


@dataclass(frozen=True)
class Attempt:
    """One move that has been judged.

    Attributes:
        run: how often the lesson had been begun anew before.
        step: the step it was made in, counted from 0.
        move: the move in canonical form where it has one, else as it was typed.
        verdict: what it was, see `Feedback`; in a test too, where that was not said.
        code: the refusal code of a move that is not legal.
    """

    run: int
    step: int
    move: str
    verdict: str
    code: str | None = None


@dataclass(frozen=True)
class _Mark:
    """Where the lesson was at a ply: what was done, what had been said, and the move that waited for other seats."""

    step: int = 0
    solved: bool = False
    feedback: Feedback | None = None
    pending: Tried | None = None


class Lesson(traitlets.HasTraits):
    """A lesson to do: `play` moves, and read what is said about each.

    Every move is judged, made here or on `game` or on the board. What is wrong but legal is really played: `retry`
    goes back to the beginning, to the identical position. The other seats play what the lesson says they do.

    Args:
        spec: the lesson; or Lesson.from_file, Lesson.from_text, ttr.lesson.
        language: ``"en"``, ``"zh"`` or ``"ja"``.
        reveal: False for a test: no hints, and every answer, legal or not, is only said to be recorded. `check`,
            `result` and `attempts` tell the truth.
        listener: called with the lesson after every attempt; kept as `listener`.

    `changed` counts what has changed, for whoever shows the lesson. `copy` and `pickle` make a lesson of its own that
    stands where this one does; what it brings reaches no listener, so that it counts in no course.

    Raises:
        TypeError, ValueError: that is no lesson, or there is no such language.

    >>> lesson = Lesson.from_text('''
    ... {format: ttr-lesson, version: 1, id: gray, title: Gray, task: Claim Los Angeles to Las Vegas.,
    ...  position: {players: [{hand: {red: 2, blue: 2}}, {}]},
    ...  steps: [{accept: [claim Los Angeles-Las Vegas], praise: Two of one colour.}],
    ...  mistakes: [{refusal: [mixed_colours], say: Not of two colours.}],
    ...  solution: [claim Los Angeles-Las Vegas with 2 red]}
    ... ''')
    >>> lesson.play("claim Los Angeles-Las Vegas with 1 red + 1 blue")
    Not allowed: Not of two colours. [R30]
    >>> lesson.play("claim Los Angeles-Las Vegas with 2 blue")
    Solved: Two of one colour.
    >>> lesson.check()
    solved
    """

    changed = traitlets.Int(0, read_only=True, help="counts the changes of this lesson")
    language = traitlets.Enum(LANGUAGES, default_value="en", help="language of what is said")

    def __init__(
        self,
        spec: LessonSpec,
        language: str = "en",
        reveal: bool = True,
        *,
        listener: Callable[[Lesson], None] | None = None,
    ) -> None:
        if not isinstance(spec, LessonSpec):
            raise TypeError(f"a lesson is made from a LessonSpec, not {type(spec).__name__}; see Lesson.from_file")
        if language not in LANGUAGES:
            raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        super().__init__(language=language)
        self.spec = spec
        self.seat = spec.learner
        self.reveal = reveal
        self.game = LessonGame.of(spec.position, spec.names_in(language), spec.opponents, language)
        self.feedback: Feedback | None = None
        self._answer: Feedback | None = None
        self.attempts: tuple[Attempt, ...] = ()
        self.runs = 0
        self.when = ""
        self._judge = Judge(spec)
        self.listener = listener
        self._hints_shown: Counter[int] = Counter()  # by step
        self._marks = [_Mark()]
        self._branch = self.game.branch
        self._widget: Any = None
        self.game.observe(self._on_game, names="state_id")
        self.observe(self._on_language, names="language")

    def __reduce__(self) -> tuple[Any, ...]:
        kept = ("game", "feedback", "attempts", "runs", "when", "_hints_shown", "_marks")
        state = {name: copy(getattr(self, name)) for name in kept}
        return (self._rebuilt, (self.spec, self.language, self.reveal, state))

    @classmethod
    def _rebuilt(cls, spec: LessonSpec, language: str, reveal: bool, state: Mapping[str, Any]) -> Self:
        """A copied or unpickled lesson; listener, observers and widget stay with the original."""
        lesson = cls(spec, language, reveal)
        vars(lesson).update(state)
        lesson._branch = lesson.game.branch
        lesson.game.observe(lesson._on_game, names="state_id")
        return lesson

    # ---- making one

    @classmethod
    def from_file(cls, path: str | os.PathLike[str], language: str = "en", reveal: bool = True) -> Self:
        """The lesson of a YAML file.

        Raises:
            LessonError: it is no lesson; lists every problem with its line.
            OSError: the file cannot be read.
        """
        return cls(spec_from_file(Path(path)), language, reveal)

    @classmethod
    def from_text(cls, text: str, language: str = "en", reveal: bool = True) -> Self:
        """The lesson of a YAML text; `LessonError` as for a file."""
        return cls(spec_from_text(text), language, reveal)

    # ---- where it stands

    @property
    def step(self) -> int:
        """The step to do now, counted from 0; the last one when all are done."""
        return min(self._mark.step, len(self.spec.steps) - 1)

    @property
    def solved(self) -> bool:
        """Whether all steps are done."""
        return self._mark.solved

    @property
    def _mark(self) -> _Mark:
        return self._marks[-1]

    @property
    def task(self) -> Text:
        """What to do now; in a test, where nobody is told that a step is done, all that is to be done."""
        return self.spec.task_of(self.step) if self.reveal else self.spec.whole_task

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints of this step that have been shown."""
        return tuple(hint.in_(self.language) for hint in self.hint_texts)

    @property
    def hint_texts(self) -> tuple[Text, ...]:
        """The same in every language."""
        return self.spec.steps[self.step].hints[: self._hints_shown[self.step]]

    @property
    def hints_left(self) -> int:
        """How many hints there still are for this step; none in a test."""
        if not self.reveal or self.solved:
            return 0
        return len(self.spec.steps[self.step].hints) - self._hints_shown[self.step]

    @property
    def solution(self) -> tuple[str, ...]:
        """The moves that solve the lesson. `ValueError` in a test."""
        if not self.reveal:
            raise ValueError("this lesson is a test: its solution is not shown")
        return self.spec.solution

    # ---- doing it

    def play(self, move: Move | str, *, opponents: bool = True) -> Feedback:
        """Make a move and hear what there is to say about it; one that is not legal changes nothing.

        Args:
            move: a move, or its text.
            opponents: let other seats play what is theirs to play at once; the board does it at its own pace.
        """
        if not isinstance(move, Move | str):
            raise TypeError(f"a move is a Move or a text such as 'draw red', not {type(move).__name__}")
        game = self.game
        if game.bot_to_move() is not None:  # as in `Game.play`: they are first
            game.play_bots()
        refusal = game.why_not(move, self.seat)
        if refusal is not None:
            return self._refused(move, refusal)
        self._answer = None  # `feedback` may be that of a later moment: who observes the lesson may go back at once
        made = game.play(move, seat=self.seat)
        if opponents:
            game.play_bots()
        waits = Feedback("recorded", answers.simple("waits"), move=str(made), language=self.language)
        return self._answered() or waits  # nothing to say before others have moved

    def tried(self, move: Move | str) -> Feedback:
        """What there is to say about a move, without making it. Trying something that is refused counts as ever.

        For a legal move this is what its text alone tells: nothing covered is turned up for it. In a test it is one of
        the attempts.
        """
        refusal = self.game.why_not(move, self.seat)
        if refusal is not None:
            return self._refused(move, refusal)
        tried = self._tried(move)
        found = self._judge.legal(self.step, tried, self.preview(move), self.game, self.seat, played=False)
        if not self.reveal:
            self._attempted(Attempt(self.runs, self.step, tried.text, "recorded"))
        return self._said(found)

    def preview(self, move: Move | str) -> Preview:
        """What a legal move would do; `IllegalMove` or `AmbiguousMove` for another."""
        return self.game.preview(move, self.seat)

    def hint(self) -> str:
        """The next hint of this step; when all have been shown, a sentence that says so."""
        if self.hints_left == 0:
            return answers.simple("no-hint").in_(self.language)
        self._hints_shown[self.step] += 1
        self._touch()
        return self.hints[-1]

    def retry(self) -> None:
        """Go back to the beginning: the identical position, covered cards included. The attempts stay."""
        self.runs += 1
        self.feedback = None
        self._hints_shown.clear()
        self._marks = [_Mark()]
        self.game.goto(0)
        self._touch()

    def check(self) -> Check:
        """Whether the lesson is solved: true or false, and as text why. Moves of other seats that are due are made."""
        if self.game.bot_to_move() is not None:
            self.game.play_bots()
        return Check.of(self)

    def result(self, who: str = "") -> dict[str, Any]:
        """What has been reached, as JSON: who, lesson, solved, attempts, when; `ttr.grades` makes a table of many."""
        from .grading import Result

        return Result.of(self, who).to_dict()

    # ---- judging

    def meant(self, move: Move | str) -> Move | None:
        """The move that a text means here, legal or not; None where it is none, or not one alone."""
        try:
            return self.game.parse(move, self.seat)
        except MoveError:
            return None

    def _tried(self, move: Move | str) -> Tried:
        return Tried.of(move, self.game.board, self.meant(move))

    def _refused(self, move: Move | str, refusal: Refusal) -> Feedback:
        solved, waits = self.solved, self.game.turn != self.seat
        found = self._judge.refused(self.step, self._tried(move), refusal, waits=waits, solved=solved)
        said = self._say(self._said(found))
        if not solved:
            self._take(found)
            self._tell()
        self._touch()
        return said

    def _on_game(self, _change: object) -> None:
        """The game has changed: judge what is new, or go back with it."""
        game = self.game
        jumped, self._branch = game.branch != self._branch, game.branch
        if jumped and game.ply < len(self._marks) - 1:
            del self._marks[game.ply + 1 :]
            self.feedback = self._in_language(self._mark.feedback)
        while len(self._marks) - 1 < game.ply:  # what is played again after an undo is judged, but is no new attempt
            self._on_record(game.history[len(self._marks) - 1], again=jumped)
        self._touch()

    def _on_record(self, record: Record, *, again: bool) -> None:
        if not self.reveal and record.seat == self.seat:  # said to all that the learner does, whatever comes of it
            self._say(self._said(Judgement("recorded", move=str(record.move))))
        game = self.game if record.ply == self.game.ply - 1 else self.game.at(record.ply + 1)
        before = self._mark
        self._marks.append(before)
        found = None
        if before.solved:
            if self.reveal and before.feedback is not None:
                self._say(replace(before.feedback, language=self.language))
        elif record.seat == self.seat:
            preview = Preview.of(self.game.at(record.ply).view(self.seat), record.move)
            tried = Tried.of(record.move, game.board)
            found = self._judge.legal(before.step, tried, preview, game, self.seat, played=True)
            self._marks[-1] = replace(before, pending=tried if found.waits else None)
        elif before.pending is not None or game.is_over:
            found = self._judge.later(before.step, before.pending, game, self.seat)
        if found is None:
            return
        if found.waits:
            if self.reveal:
                self.feedback = None
        else:
            self._marks[-1] = replace(self._mark, pending=None)
            if self.reveal:
                self._say(self._said(found))
            self._take(found, again=again)
        self._marks[-1] = replace(self._mark, feedback=self.feedback)
        if not found.waits and not again:
            self._tell()

    def _take(self, found: Judgement, *, again: bool = False) -> None:
        """Write down what a move has brought."""
        before = self._mark
        if found.done:
            step = before.step + 1
            self._marks[-1] = _Mark(step, step == len(self.spec.steps), self.feedback)
        if found.move and not again:
            self._attempted(Attempt(self.runs, before.step, found.move, found.verdict, found.code))

    def _tell(self) -> None:
        """Tell the listener, when all else is done: it may take the move back."""
        if self.listener is not None:
            self.listener(self)

    def _answered(self) -> Feedback | None:
        return self._answer

    def _say(self, feedback: Feedback) -> Feedback:
        self.feedback = self._answer = feedback
        return feedback

    def _attempted(self, attempt: Attempt) -> None:
        self.attempts = (*self.attempts, attempt)
        self.when = now()

    def _said(self, found: Judgement) -> Feedback:
        if self.reveal:
            return Feedback(found.verdict, found.text, found.rule, found.code, found.move, self.language)
        return Feedback("recorded", answers.simple("recorded"), None, None, found.move, self.language)

    # ---- telling

    def _touch(self) -> None:
        self.set_trait("changed", self.changed + 1)

    def _on_language(self, change: Mapping[str, Any]) -> None:
        self.game.language = self.language
        self.game.rename(self.spec.names_in(self.language))
        self.feedback = self._in_language(self.feedback)
        self._touch()

    def _in_language(self, feedback: Feedback | None) -> Feedback | None:
        return None if feedback is None else replace(feedback, language=self.language)

    def text(self, language: str | None = None) -> str:
        """The lesson in words: title, task, what has been said, and the board."""
        return lesson_text(self, language or self.language)

    def __repr__(self) -> str:
        state = "solved" if self.solved else f"step {self.step + 1} of {len(self.spec.steps)}"
        state = state if self.reveal else "test"
        return f"<Lesson {self.spec.id}: {self.spec.line(self.language)} · {state}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        from ttr_widget.widget.lesson_widget import LessonWidget

        if self._widget is None or self._widget.is_closed:
            self._widget = LessonWidget(self)
        return bundle(self._widget, self.text(), include, exclude)
