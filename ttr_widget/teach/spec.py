"""What a lesson is: a position, steps to do in it, and what to say about every other thing that can be done.

The models are the source of ``data/teach/lesson.schema.json``. Reading and checking files is `reading.py`.
"""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from ttr_widget.positions.schema import CardColor

from .fields import Count, Model, Moves, Names, PositionField, Seat, Slug, as_tuple
from .wording import Text, TextField, built


class Number(Model):
    """A number between two others."""

    min: Count = 0
    max: Count = 99


class GoalSpec(Model):
    """What holds after the move; all of it must."""

    owns: Moves = Field((), description="routes that the learner owns")
    completed: Moves = Field((), description="tickets that the learner's routes connect (R42)")
    hand: dict[CardColor, Count] = Field({}, description="cards in the learner's hand, at least")
    points: Count | None = Field(None, description="the learner's route points, at least")
    score: int | None = Field(None, description="the learner's total if the game ended now, at least")
    longest: Count | None = Field(None, description="length of the learner's longest path, at least")
    tickets_kept: Number | None = Field(None, description="how many tickets of the offer are kept")
    turn_over: bool = Field(False, description="the learner's turn is over")
    over: bool = Field(False, description="the game is over")
    wins: bool = Field(False, description="the game is over, and the learner has won")

    @property
    def waits(self) -> bool:
        """Whether it can be met later than by the learner's own move."""
        return self.over or self.wins


class StepSpec(Model):
    """One thing to do."""

    task: TextField | None = Field(None, description="what to do; the lesson's task if left out")
    accept: Moves = Field((), description="patterns of the moves that do it")
    refused: str | None = Field(None, description="the step is to try such a move and be refused with this code")
    goal: GoalSpec | None = Field(None, description="what must hold after the move")
    hints: Annotated[tuple[TextField, ...], BeforeValidator(as_tuple)] = Field((), description="one after the other")
    praise: TextField | None = Field(None, description="said when it is done")


class MistakeSpec(Model):
    """What to say about something that does not do the step."""

    step: Annotated[int, Field(ge=1)] | None = Field(None, description="in this step alone; the first one is 1")
    move: Moves = Field((), description="patterns of the moves; any, if left out")
    refusal: Moves = Field((), description="refusal codes; without them it is about legal moves")
    over: bool = Field(False, description="the game is over and the lesson not solved")
    say: TextField = Field(description="what is wrong, and why")
    rule: str | None = Field(None, description="rule number, such as R30")


class LessonSpec(Model):
    """A lesson as data; `Lesson` is what somebody does it in.

    >>> from ttr_widget.teach.reading import spec_from_text
    >>> spec = spec_from_text('''
    ... format: ttr-lesson
    ... version: 1
    ... id: two-cards
    ... title: Two cards
    ... task: Take two cards.
    ... position: {market: [red, blue, green, yellow, white], players: [{}, {}]}
    ... steps: [{accept: [draw *]}, {accept: [draw *]}]
    ... solution: [draw red, draw deck]
    ... ''')
    >>> spec.id, str(spec.title), len(spec.steps)
    ('two-cards', 'Two cards', 2)
    """

    format: Literal["ttr-lesson"]
    version: Literal[1]
    id: Slug = Field(description="small letters, digits and hyphens; what progress is kept by")
    number: Annotated[int, Field(ge=1, le=999)] | None = None
    rules: Moves = Field((), description="rule numbers that the lesson is about")
    source: TextField | None = Field(None, description="where that stands, such as a page of the rulebook")
    title: TextField
    task: TextField = Field(description="what to do, in a sentence or two")
    position: PositionField = Field(description="a position: its keys, or position text")
    names: Names = Field((), description="of the players, by seat")
    seat: Seat | None = Field(None, description="the learner; the seat that decides, if left out")
    opponents: dict[Seat, Moves] = Field({}, description="what other seats play, in order, when it is their turn")
    steps: Annotated[tuple[StepSpec, ...], BeforeValidator(as_tuple), Field(min_length=1)]
    mistakes: Annotated[tuple[MistakeSpec, ...], BeforeValidator(as_tuple)] = Field(
        (), description="looked through in order; the first that fits speaks"
    )
    solution: Moves = Field(description="the learner's moves that solve it")
    remarks: Annotated[tuple[str, ...], Field(exclude=True)] = ()
    """What could be better, such as a language that is missing; nothing of it keeps the lesson from working."""

    @property
    def learner(self) -> int:
        """The seat of who learns."""
        if self.seat is not None:
            return self.seat
        return self.position.state().to_move or 0

    def names_in(self, language: str) -> tuple[str, ...]:
        """What the players are called in a language."""
        return tuple(name.in_(language) for name in self.names) or self.position.names

    def task_of(self, step: int) -> Text:
        """What to do in a step, counted from 0."""
        return self.steps[min(step, len(self.steps) - 1)].task or self.task

    @property
    def whole_task(self) -> Text:
        """What to do in all steps, told at once."""
        steps = [step.task for step in self.steps]
        if len(steps) == 1 or not any(steps):
            return self.task_of(0)

        def say(language: str) -> str:
            told = [f"{i}. {task.in_(language)}" for i, task in enumerate(steps, 1) if task is not None]
            return " ".join([self.task.in_(language), *told])

        return built(say)

    def line(self, language: str = "en") -> str:
        """Number and title."""
        number = "" if self.number is None else f"{self.number}. "
        return f"{number}{self.title.in_(language)}"

    def __repr__(self) -> str:
        return f"<LessonSpec {self.id}: {self.line()}>"

    def __str__(self) -> str:
        return self.line()

    def __hash__(self) -> int:
        return hash((self.id, self.number))


def json_schema() -> dict[str, Any]:
    """The JSON Schema of a lesson file, for editors that know how to read one."""
    schema = LessonSpec.model_json_schema()
    schema["properties"].pop("remarks")
    schema["properties"]["position"]["anyOf"][1] = {"$ref": "../position.schema.json"}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": "Lesson"}


if __name__ == "__main__":  # python -m ttr_widget.teach.spec > ttr_widget/data/teach/lesson.schema.json
    sys.stdout.write(json.dumps(json_schema(), indent=1) + "\n")
