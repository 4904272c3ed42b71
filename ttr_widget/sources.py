"""What scripts may hand in where something is looked at: a game, a position in any form, or a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .engine import GameState, View
from .engine.board import Board
from .game import Game
from .positions import Position
from .positions.builder import PositionBuilder
from .positions.grammar import view_data

Source = Game | Position | PositionBuilder | GameState | View | Mapping[str, Any] | str
"""A game, a position in any form that `Position.of` takes, an engine state, or a view."""

Eyes = int | str | None
"""Whose eyes a game is seen with: ``"auto"``, a seat, None for a spectator, ``"open"`` for everything."""


def eyes_of(game: Game, seat: Eyes) -> int | str | None:
    """Whose eyes: with ``"auto"`` those of the one person at the table, else a spectator's."""
    if seat == "auto":
        persons = [i for i, bot in enumerate(game.bots) if bot is None]
        return persons[0] if len(persons) == 1 else None
    return seat


def seen(source: Source, seat: Eyes = "auto") -> View | Position:
    """What there is to look at: a view, or all of a position.

    Raises:
        TypeError, PositionError, ValueError: it is nothing of that kind, or there is no such seat.
    """
    if isinstance(source, Game):
        eyes = eyes_of(source, seat)
        source.view(eyes)  # refuses a seat that is none
        return source.position() if eyes == "open" else source.view(eyes)
    if isinstance(source, GameState):
        return Position.from_state(source)
    return source if isinstance(source, View) else Position.of(source)


def view_of(source: Source, seat: Eyes = "auto") -> View:
    """The same as a view, for pictures; of a position everything is seen."""
    if isinstance(source, Game):
        return source.view(eyes_of(source, seat))
    found = seen(source, seat)
    return found.state().view("open").with_session(names=found.names) if isinstance(found, Position) else found


def data_of(found: View | Position) -> tuple[dict[str, Any], Board]:
    """It in the JSON form of a position, with `positions.grammar.Hidden` for what a view does not show."""
    return (found.to_dict() if isinstance(found, Position) else view_data(found)), found.board
