"""Judging a move in a lesson: whether it does the step, and what there is to say about it. Changes nothing."""

from __future__ import annotations

from dataclasses import dataclass, field

from ttr_widget.engine import Move
from ttr_widget.errors import Refusal
from ttr_widget.preview import Preview
from ttr_widget.texts import LANGUAGES

from . import answers
from .goals import is_met
from .lesson_game import LessonGame
from .patterns import Tried, fits_any
from .spec import LessonSpec, MistakeSpec, StepSpec
from .wording import Text

_NOTHING = Text("")


@dataclass(frozen=True)
class Judgement:
    """What a move comes to.

    Attributes:
        verdict: see `Feedback`.
        text: what to say.
        rule, code: the rule it is about, and the refusal code.
        move: the move that is judged; empty where only the end of the game is.
        done: whether the step is done.
        waits: nothing can be said before other seats have moved.
    """

    verdict: str
    text: Text = field(default=_NOTHING)
    rule: str | None = None
    code: str | None = None
    move: str = ""
    done: bool = False
    waits: bool = False


class Judge:
    """Judges the moves of one lesson."""

    def __init__(self, spec: LessonSpec) -> None:
        self.spec = spec
        self.names = {language: spec.names_in(language) for language in LANGUAGES}

    def refused(self, step: int, tried: Tried, refusal: Refusal, *, waits: bool, solved: bool = False) -> Judgement:
        """A move that is not legal.

        Args:
            step: the step to do, counted from 0.
            tried: the move.
            refusal: why it is not legal.
            waits: whether the learner has no turn any more.
            solved: whether all steps are done: then it is explained, and does nothing.
        """
        wanted = self.spec.steps[step]
        if not solved and wanted.refused == refusal.code and (not wanted.accept or self._fits(wanted.accept, tried)):
            done = self._done(step, tried)
            return Judgement(done.verdict, done.text, refusal.rule, refusal.code, tried.text, done=True)
        for mistake in self._mistakes(step):
            if refusal.code in mistake.refusal and (not mistake.move or self._fits(mistake.move, tried)):
                text, rule = answers.said_by(mistake, refusal)
                return Judgement("refused", text, rule, refusal.code, tried.text)
        text = answers.refused(refusal, self.names, waits=waits)
        return Judgement("refused", text, refusal.rule, refusal.code, tried.text)

    def legal(
        self, step: int, tried: Tried, preview: Preview, game: LessonGame, seat: int, *, played: bool
    ) -> Judgement:
        """A legal move, which has been made on `game` if it is `played`."""
        wanted = self.spec.steps[step]
        move = preview.move
        fits = not wanted.refused and (not wanted.accept or self._fits(wanted.accept, tried))
        goal = wanted.goal
        met = fits and (goal is None or not played or is_met(goal, game.position().state(), seat, move))
        if met and (not played or self._goes_on(step, game, seat)):
            return self._done(step, tried)
        if fits and not met and goal is not None and goal.waits and game.bot_to_move() is not None:
            return Judgement("recorded", move=tried.text, waits=True)
        for mistake in self._mistakes(step):
            about = not mistake.refusal and (not mistake.over or (played and game.is_over))
            if about and (not mistake.move or self._fits(mistake.move, tried)):
                return Judgement("wrong", mistake.say, mistake.rule, move=tried.text)
        if met:
            return Judgement("wrong", answers.simple("late"), move=tried.text)
        goes_on = game.turn == seat or game.bot_to_move() is not None
        if fits and not wanted.accept and goes_on:
            text = answers.legal(move, preview, self.spec.task_of(step), on_the_way=True)
            return Judgement("recorded", text, move=tried.text)
        return Judgement("wrong", answers.legal(move, preview, self.spec.task_of(step)), move=tried.text)

    def later(self, step: int, tried: Tried | None, game: LessonGame, seat: int) -> Judgement | None:
        """What the moves of other seats have made of a move that was waiting for them, or of none, at the end.

        None where there is nothing to say yet, or nothing new.
        """
        wanted = self.spec.steps[step]
        if tried is not None:
            move = tried.move or Move.pass_()
            assert wanted.goal is not None
            if is_met(wanted.goal, game.position().state(), seat, move):
                if self._goes_on(step, game, seat):
                    return self._done(step, tried)
                return Judgement("wrong", answers.simple("late"), move=tried.text)
            if not game.is_over and game.bot_to_move() is not None:
                return None
        said = "" if tried is None else tried.text
        for mistake in self._mistakes(step):
            if mistake.over and game.is_over and (not mistake.move or (tried and self._fits(mistake.move, tried))):
                return Judgement("wrong", mistake.say, mistake.rule, move=said)
        if tried is None:
            return None
        return Judgement("wrong", answers.simple("over" if game.is_over else "unmet"), move=said)

    # ---- parts

    def _fits(self, patterns: tuple[str, ...], tried: Tried) -> bool:
        return fits_any(patterns, tried, self.spec.position.board)

    def _mistakes(self, step: int) -> list[MistakeSpec]:
        return [m for m in self.spec.mistakes if m.step is None or m.step == step + 1]

    def _goes_on(self, step: int, game: LessonGame, seat: int) -> bool:
        """Whether what comes after a step can be done: the learner moves again, at once or when others have moved.

        A step that asks for something refused needs no turn.
        """
        if step + 1 == len(self.spec.steps) or self.spec.steps[step + 1].refused or game.turn == seat:
            return True
        if game.bot_to_move() is None:
            return False
        ahead = game.at(game.ply)
        ahead.play_bots()
        return ahead.turn == seat

    def _done(self, step: int, tried: Tried) -> Judgement:
        last = step + 1 == len(self.spec.steps)
        wanted: StepSpec = self.spec.steps[step]
        text = wanted.praise or answers.simple("solved" if last else "right")
        return Judgement("solved" if last else "right", text, move=tried.text, done=True)
