"""What a strategy position is: a question, and two ways to answer it from the identical position."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from .fields import Model, Moves, Names, PositionField, Seat, Slug, as_tuple
from .wording import TextField


class ChoiceSpec(Model):
    """One of the ways."""

    id: Slug
    name: TextField
    moves: Moves = Field(description="what is played, from the position on", min_length=1)
    outcome: TextField = Field(description="what it leads to")


class StrategySpec(Model):
    """A strategy position as data."""

    format: Literal["ttr-strategy"]
    version: Literal[1]
    id: Slug
    number: Annotated[int, Field(ge=1, le=999)] | None = None
    rules: Moves = ()
    source: TextField | None = None
    title: TextField
    question: TextField
    position: PositionField
    names: Names = ()
    seat: Seat | None = None
    choices: Annotated[tuple[ChoiceSpec, ...], BeforeValidator(as_tuple), Field(min_length=2, max_length=2)]
    lesson: TextField = Field(description="what to take away from it")
    note: TextField | None = Field(None, description="what is special about this position")
    remarks: Annotated[tuple[str, ...], Field(exclude=True)] = ()

    @property
    def learner(self) -> int:
        """The seat that has to choose."""
        return self.seat if self.seat is not None else self.position.state().to_move or 0

    def names_in(self, language: str) -> tuple[str, ...]:
        """What the players are called in a language."""
        return tuple(name.in_(language) for name in self.names) or self.position.names

    def line(self, language: str = "en") -> str:
        """Number and title."""
        number = "" if self.number is None else f"{self.number}. "
        return f"{number}{self.title.in_(language)}"

    def __repr__(self) -> str:
        return f"<StrategySpec {self.id}: {self.line()}>"

    def __str__(self) -> str:
        return self.line()
