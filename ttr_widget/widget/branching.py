"""Branches: games that go on from an earlier ply of the one on the board, which stays as it is.

A branch knows what the game knows: its decks lie in the same order, and whoever plays on in it sees what would come.
So a page may ask for one only where nothing is left to be learnt by it: the game is over; or the screen sees
everything (``seat="open"``); or undo is ``"study"``, which allows as much, and nobody else sits at the table but bots.
In cells a branch can always be made, as a ply can always be taken back.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, ClassVar

from ttr_widget.game import Game
from ttr_widget.widget.driver import BotDriver
from ttr_widget.widget.seats import Eyes

if TYPE_CHECKING:
    from ttr_widget.widget.game_widget import GameWidget


def may_branch(game: Game, main: Game, eyes: Eyes, policy: str) -> bool:
    """Whether a screen may have branches of `game`, which is `main` or a branch of it."""
    if main.is_over or game.is_over or eyes.choice == "open":
        return True
    return policy == "study" and eyes.sitting is not None and eyes.persons == [eyes.sitting]


APART = 1_000_000
"""More than any game is taken back: the numbers of lines of two games on one board never meet."""


class Branching:
    """The half of `GameWidget` that makes branches and shows them."""

    game: Game | None
    branched: Game | None
    _main: Game | None = None
    _branches: tuple[tuple[Game, int], ...] = ()
    _one_line: ClassVar[str] = ""
    """What is said to who asks for a branch, or for another game, where the widget shows games of its own choice."""

    def _bind(self, game: Game) -> None:
        raise NotImplementedError

    def _unbind(self) -> None:
        raise NotImplementedError

    @property
    def main(self) -> Game | None:
        """The game that the widget was made for; `game` is what it shows now, which may be a branch."""
        return self.game if self._main is None else self._main

    @property
    def branches(self) -> tuple[Game, ...]:
        """The branches made here, the oldest first. The latest is `branched`, which can be observed."""
        return tuple(game for game, _ in self._branches)

    def branch(self, ply: int | None = None) -> Game:
        """Make a game that goes on from `ply` of the one shown, and show it here; returns it.

        The game it comes from stays as it is (`main`), and `back_to_main` shows it again. Bots that are due in the
        branch wait until somebody moves or presses Resume. Every call makes another branch.

        Args:
            ply: the ply it begins at; the one that is shown, without it.

        Raises:
            ValueError: there is no game, or not so many plies; or it is the board of a lesson or of the reference.

        >>> from ttr_widget import GameWidget
        >>> game = Game(players=2, seed=1900, start=0)
        >>> moves = [game.play(move) for move in ("keep all", "keep all", "draw deck")]
        >>> board = GameWidget(game)
        >>> what_if = board.branch(2)
        >>> what_if.play("draw tickets") and None
        >>> board.game is what_if, board.branches == (what_if,), game.ply, what_if.ply
        (True, True, 3, 3)
        >>> board.back_to_main()
        >>> board.game is game
        True
        >>> board.close()
        """
        if self._one_line:
            raise ValueError(f"{self._one_line}; game.at(ply) is a game to try things out in")
        if self.game is None:
            raise ValueError("there is no game to branch from yet: start one, or make the widget with a game")
        ply = self._shown_ply() if ply is None else ply
        made = self.game.at(ply)
        self._branches += ((made, ply),)
        self._show_branch(made)
        return made

    def back_to_main(self) -> None:
        """Show the game again that the branches come from; they stay as they are."""
        if self._main is not None:
            main, self._main = self._main, None
            self._unbind()
            self._bind(main)

    def _branch_again(self, ply: int) -> None:
        """What the page asks for: a branch at `ply`, the one it made there before if nobody has moved in it."""
        assert self.game is not None
        wanted = self.game.at(ply)
        for known, fork in self._branches:
            if fork == known.ply == ply and known.history == wanted.history and known.position() == wanted.position():
                self._show_branch(known)
                return
        self._branches += ((wanted, ply),)
        self._show_branch(wanted)

    def _show_branch(self, game: Game) -> None:
        self._main = self.main
        self._unbind()
        driver = BotDriver.of(game)
        driver.held = driver.held or game.bot_to_move() is not None
        self._bind(game)
        self.branched = game

    def _shown_ply(self) -> int:
        raise NotImplementedError

    def _line_number(self, game: Game) -> int:
        """What the page takes for `Game.branch`: another number is another line of moves, here that of another game."""
        if self._main is None:
            return game.branch
        return game.branch + APART * (1 + self._number())

    def _number(self) -> int:
        return next(n for n, (game, _) in enumerate(self._branches) if game is self.game)

    def _branch_note(self) -> dict[str, Any] | None:
        """What the page is told of the branch that it shows: its number and ply, and where a cell finds it."""
        if self._main is None:
            return None
        number = self._number()
        return {"number": number, "ply": self._branches[number][1], "code": self._code(number)}

    def _code(self: Any, number: int) -> str | None:
        """How a cell says a branch, if it has a name for the widget or for its game."""
        from ttr_widget.widget.display import is_shown_by

        widget: GameWidget = self
        name = _name_in_cells(widget)
        if name is None and widget.main is not None and is_shown_by(widget.main, widget):
            name = _name_in_cells(widget.main)
            name = None if name is None else f"{name}.widget"
        return None if name is None else f"{name}.branches[{number}]"


def _name_in_cells(thing: object) -> str | None:
    """The variable that cells have for a thing."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    names = {} if shell is None else dict(shell.user_ns)
    return next((name for name, value in names.items() if value is thing and not name.startswith("_")), None)
