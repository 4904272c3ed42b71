"""The JSON form of a position, as pydantic models: shapes and types. What fits together is `checks.py`.

The models are the source of ``data/position.schema.json``.
"""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ttr_widget.boards.shipped import NAMES
from ttr_widget.engine.cards import COLORS
from ttr_widget.errors import Problem
from ttr_widget.names import near_colors

CardColor = Literal["red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive"]
Count = Annotated[int, Field(ge=0)]
Seat = Annotated[int, Field(ge=0, le=4)]
Counts = dict[CardColor, Count]
Phase = Literal["initial_tickets", "turn", "second_card", "tickets", "over"]


class _Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class PlayerData(_Model):
    """One seat of a position."""

    name: str | None = Field(None, description="what the player is called; P0, P1, … if left out")
    hand: Counts = Field({}, description="train cards")
    known: Counts = Field({}, description="cards of this hand that everybody has seen: taken face up, not yet paid")
    tickets: list[str] = Field([], description="ids of the tickets kept")
    offer: list[str] = Field([], description="ids of tickets drawn and not yet chosen, in the order drawn")
    keep: list[str] | None = Field(None, description="in initial_tickets: the choice of a seat that has answered")
    returned: list[str] = Field([], description="tickets this seat knows to lie under the ticket deck")
    routes: list[str] = Field([], description="ids of the routes owned")
    trains: Count | None = Field(None, description="trains left; the board's (45) less the spaces owned if left out")
    points: Count | None = Field(None, description="route points; those of the routes owned if left out")


class FinalData(_Model):
    """The final round (R44)."""

    trigger: Seat = Field(description="seat that ended its turn with two trains or fewer")
    turns_left: Count = Field(description="turns to come, the one that is being played included")


class RulesData(_Model):
    """The digital conventions (see `Rules`)."""

    max_refreshes: Count = Field(64, description="sweeps of the market in a row before the row is kept (R25)")
    shared_victory: bool = Field(True, description="a tie after all criteria is a shared victory (R50)")


class PositionData(_Model):
    """Everything there is at one moment of a game, hidden things too."""

    board: Literal["usa", "small"] | dict[str, Any] = Field("usa", description="a board that ships, or a whole one")
    rules: RulesData = RulesData()
    players: list[PlayerData] = Field(description="2 to 5 seats in turn order")
    market: list[CardColor | None] | None = Field(
        None, description="five face-up cards, null for an empty slot; off the deck if left out"
    )
    deck: list[CardColor] = Field([], description="covered cards, the top one first")
    discard: Counts = Field({}, description="used cards")
    ticket_deck: list[str] = Field([], description="covered tickets, the top one first")
    rest: Literal["deck", "discard"] | Seat = Field(
        "deck", description="where cards go that are named nowhere: under the deck, to the discard, or to a seat"
    )
    rest_tickets: Literal["deck"] | Seat = Field("deck", description="where tickets go that are named nowhere")
    turn: Seat = Field(0, description="seat that decides now")
    start: Seat = Field(0, description="seat that has the first turn")
    phase: Phase = "turn"
    final: FinalData | None = Field(None, description="inside the final round only")
    passes: Count = Field(0, description="forced passes in a row so far")
    seed: Count = Field(0, description="the state of chance as one integer")


def json_schema() -> dict[str, Any]:
    """The JSON Schema of a position."""
    schema = PositionData.model_json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": "Position"}


def path_of(loc: tuple[int | str, ...]) -> str:
    """Where in the JSON something is.

    >>> path_of(("players", 0, "hand", "red"))
    'players[0].hand.red'
    """
    out = ""
    for part in loc:
        out += f"[{part}]" if isinstance(part, int) else f".{part}" if out else part
    return out


_WRONG_TYPE = {
    "int_type": "whole_number",
    "int_parsing": "whole_number",
    "int_from_float": "whole_number",
    "string_type": "text",
    "bool_type": "flag",
    "list_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
}


def shape_problems(error: ValidationError) -> list[tuple[tuple[int | str, ...], Problem]]:
    """What pydantic found, in our words; each with the place that has to be left out to go on checking."""
    found: dict[tuple[int | str, ...], Problem] = {}
    for item in error.errors(include_url=False):
        # "[key]" marks a faulty key; the names of union branches are no part of the place.
        loc = tuple(p for p in item["loc"] if p != "[key]" and not _is_branch(p))
        found.setdefault(loc, _problem(loc, item))
    return list(found.items())


def _is_branch(part: int | str) -> bool:
    return isinstance(part, str) and ("[" in part or part in {"int", "str", "constrained-int"})


def _problem(loc: tuple[int | str, ...], item: Any) -> Problem:
    path, kind, given = path_of(loc), item["type"], item["input"]
    shown = repr(given) if isinstance(given, str | int | float | None) else type(given).__name__
    shown = shown if len(shown) <= 40 else shown[:39] + "…"
    if kind == "missing":
        return Problem(path, "missing")
    if kind == "extra_forbidden":
        return Problem(path, "unknown_key", {"key": str(loc[-1]), "keys": ", ".join(_keys(loc))})
    if kind == "greater_than_equal":
        return Problem(path, "too_small", {"given": shown, "least": item["ctx"]["ge"]})
    if path.split("[")[0] in {"market", "deck"} or "hand" in loc or "known" in loc or "discard" in loc:
        if kind == "literal_error":
            word = str(loc[-1] if item["loc"][-1] == "[key]" else given)
            near = near_colors(word)
            return Problem(
                path,
                "color",
                {"given": word[:40], "colors": ", ".join(COLORS), "near": len(near), "guess": "".join(near[:1])},
            )
    elif kind in {"literal_error", "less_than_equal"}:
        return Problem(path, "choice", {"given": shown, "choices": _choices(loc)})
    return Problem(path, "type", {"given": shown, "want": _WRONG_TYPE.get(kind, "other"), "said": item["msg"]})


def _keys(loc: tuple[int | str, ...]) -> list[str]:
    models: dict[int | str, type[BaseModel]] = {"players": PlayerData, "final": FinalData, "rules": RulesData}
    return list(models.get(loc[0] if len(loc) > 1 else "", PositionData).model_fields)


def _choices(loc: tuple[int | str, ...]) -> str:
    seats = "0, 1, …"
    return {
        "phase": "initial_tickets, turn, second_card, tickets, over",
        "rest": f"deck, discard, {seats}",
        "rest_tickets": f"deck, {seats}",
        "board": f"{', '.join(NAMES)}, {{…}}",
    }.get(str(loc[-1]), seats)


if __name__ == "__main__":  # python -m ttr_widget.positions.schema > ttr_widget/data/position.schema.json
    sys.stdout.write(json.dumps(json_schema(), indent=1) + "\n")
