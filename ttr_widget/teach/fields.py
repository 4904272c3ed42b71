"""The kinds of fields that lesson and strategy files have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

from ttr_widget.positions import Position
from ttr_widget.positions.grammar import is_text

from .wording import TextField, fault

LAST_RULE = 59
"""Rules are numbered R1 to R59 (docs/rules.md)."""

Count = Annotated[int, Field(ge=0)]
Seat = Annotated[int, Field(ge=0, le=4)]
SLUG = r"^[a-z0-9]+(-[a-z0-9]+)*$"
Slug = Annotated[str, Field(pattern=SLUG, max_length=60)]


def as_tuple(given: Any) -> Any:
    """Lists, as files have them, are tuples in a value."""
    return tuple(given) if isinstance(given, list) else given


Moves = Annotated[tuple[str, ...], BeforeValidator(as_tuple)]


def _position(given: Any) -> Position:
    """A position from what a lesson file says; no file is opened for it."""
    if isinstance(given, Position):
        return given
    if isinstance(given, Mapping):
        return Position.from_dict(given)
    if isinstance(given, str) and is_text(given):
        return Position.from_text(given)
    raise fault("position_form")


PositionField = Annotated[
    Position,
    BeforeValidator(_position),
    WithJsonSchema({"anyOf": [{"type": "string"}, {"type": "object"}]}),
]


class Model(BaseModel):
    """Frozen, and nothing in it that is not asked for."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, arbitrary_types_allowed=True)


Names = Annotated[tuple[TextField, ...], BeforeValidator(as_tuple)]
