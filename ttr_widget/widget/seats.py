"""Whose eyes a widget has: the seat its `view` is made for, and the curtain between people at one screen."""

from __future__ import annotations

from typing import Any

from ttr_widget.game import Game

SeatChoice = int | str | None
"""`"auto"`, `"open"`, a seat, or None for a spectator."""


def checked_seat(seat: object, game: Game | None) -> SeatChoice:
    """Return `seat` if it can be looked from; raise `ValueError`, naming what can, otherwise."""
    if seat is None or seat in ("auto", "open"):
        return seat
    if isinstance(seat, int) and not isinstance(seat, bool):
        count = 5 if game is None else len(game.names)
        if 0 <= seat < count:
            return seat
        raise ValueError(f"seat={seat} is not at this table: 0 to {count - 1}, 'auto', 'open' or None (a spectator)")
    raise ValueError(f"seat={seat!r}: give 'auto', a seat number, 'open' or None (a spectator)")


class Eyes:
    """Follows one game for one widget: which seat is shown now, and whether a curtain hides it.

    With `"auto"` and one person, that person's seat. With several, the person to move, once they have lifted
    the curtain: until then the spectator's view is all there is.
    """

    def __init__(self, game: Game, choice: SeatChoice) -> None:
        self._game = game
        self.choice = choice
        self._sitting: int | None = None  # the person in front of the screen, where several share it
        self._left: int | None = None  # who sat there until the curtain came down
        self.update()

    @property
    def persons(self) -> list[int]:
        """Seats that no bot plays."""
        return [seat for seat, bot in enumerate(self._game.bots) if bot is None]

    def update(self) -> None:
        """Follow the game: call it after every change.

        With one person nobody has to lift anything. With several the curtain comes down as soon as another person is
        to move, and stays down until somebody lifts it, even if the move is taken back meanwhile: who has got up
        shows nothing to who has come.
        """
        persons = self.persons
        if self.choice == "auto" and len(persons) == 1:
            self._sitting = persons[0]
        elif self._sitting is not None and (self._sitting not in persons or self._waiting_for is not None):
            self._left, self._sitting = self._sitting, None

    @property
    def _waiting_for(self) -> int | None:
        if self.choice != "auto" or self._game.is_over:
            return None
        turn = self._game.turn
        return turn if turn in self.persons and turn != self._sitting else None

    @property
    def curtain(self) -> dict[str, Any] | None:
        """Who has to take the seat before anything private is shown; None while nothing is hidden."""
        seat = self._waiting_for
        return None if seat is None else {"seat": seat, "name": self._game.names[seat]}

    @property
    def seat(self) -> int | str | None:
        """What `Game.view` is asked for."""
        if self.choice != "auto":  # a game with fewer seats may have come in the place of the one looked at
            return None if isinstance(self.choice, int) and self.choice >= self._game.num_players else self.choice
        return None if self._waiting_for is not None else self._sitting

    @property
    def sitting(self) -> int | None:
        """Whose move Undo takes back: the person in front of the screen, or who sat there before the curtain.

        Where everything is open, one moves for everybody: the person who has moved last.
        """
        if self.choice == "open":
            persons = self.persons
            return next((done.seat for done in reversed(self._game.history) if done.seat in persons), None)
        if self.choice != "auto":
            return self.choice if isinstance(self.choice, int) else None
        return self._left if self._sitting is None else self._sitting

    def reveal(self) -> None:
        """Lift the curtain for the person it waits for."""
        seat = self._waiting_for
        if seat is not None:
            self._sitting = seat

    def may_move(self, seat: int | None) -> bool:
        """Whether this screen may move for `seat`: never for a bot, never through a curtain, never as a spectator."""
        if seat is None or seat not in self.persons:
            return False
        return self.choice == "open" or self.seat == seat
