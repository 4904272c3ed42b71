"""What one screen may have as text: the position text of what it shows, and the game as Python (R51-R54)."""

from __future__ import annotations

from ttr_widget.game import Game
from ttr_widget.positions.grammar import position_text
from ttr_widget.python_text import game_to_python


def shown_text(game: Game, then: Game, seat: int | str | None) -> str:
    """The position text of `then`, an earlier moment of `game` or the game itself, as one seat may know it.

    With ``?`` for what is hidden; everything for ``"open"``, and of every moment once the game is over.

    >>> game = Game(players=2, seed=1900, start=0)
    >>> shown_text(game, game, 0).partition(" / ")[0]
    'ttr1 usa phase=initial_tickets turn=0 market=WGYGK deck=?97 discard=- ticket_deck=?24 seed=?'
    """
    told = seat == "open" or game.is_over
    return position_text(then.position() if told else then.view(seat))


def python_of(game: Game, seat: int | str | None, ply: int) -> str:
    """The cell that plays `game` again up to `ply`, as far as one seat may know it: see `Game.to_python`."""
    return game_to_python(game, seat, ply)
