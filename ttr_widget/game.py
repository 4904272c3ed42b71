"""`Game`: what people and widgets hold on to. It adds to the engine players, texts, history, and observable traits."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self

from .arguments import Players, as_board, as_rules, count, seated, unknown_keyword
from .engine import Board, GameState, Move, Rules, Score, View
from .errors import AmbiguousMove, BotError, IllegalMove, Refusal
from .intent import parse
from .notation import read
from .players import Player, as_players, ask
from .positions import Position
from .positions.builder import PositionBuilder
from .preview import Preview
from .reasons import explain
from .records.record import Record
from .saves import savefile
from .showing import ShownTable
from .timeline import Timeline

RECENT_EVENTS = 12
"""Events that a view carries; for older ones there is `Game.events`."""


class Game(ShownTable):
    """A game of 2 to 5 players: people, bots, or both.

    Args:
        players: a number, or names and bots in seat order; without it you play against a greedy bot.
        seed: decides the deal and every later shuffle; None for a game nobody has seen.
        start: seat that begins; otherwise the seed decides (R7).
        board: a `Board`, its JSON form, or ``"usa"``.
        rules: the digital conventions.
        language: language of messages, ``"en"``, ``"zh"`` or ``"ja"``.
        autosave: file that the whole game is in after every change, see `autosave`. If an unfinished game is in it
            already, `saved` tells of it and `resume_saved` goes on with it; it stays there until a person moves in
            this one. Copies, `at` and games made otherwise have no autosave until it is set.

    Observable traits, all but `language` read-only: `ply`, `turn` (the seat that decides now, None when over),
    `phase`, `state_id` (counts the changes of this game, undo and redo too), `branch` (counts undo, redo and
    jumps), `language`, `saved` (the game that waits in the autosave file), `saving` (``"on"``, or why nothing is
    saved). Observers are called once a change, when everything is consistent.

    Raises:
        ValueError: not 2 to 5 players, or a start, seed or language that is none.
        OSError: nothing can be saved at `autosave`.
        SaveError: the file at `autosave` is something else than a saved game.

    >>> game = Game(players=["Ann", "Bo"], seed=1900, start=0)
    >>> game.play("keep all"), game.turn
    (Move.keep(['Montréal-New Orleans', 'New York-Seattle', 'Miami-Toronto']), 1)
    >>> game.why_not("draw red").code
    'must_choose_tickets'
    """

    def __init__(
        self,
        players: Players = None,
        *,
        seed: int | None = None,
        start: int | None = None,
        board: Board | Mapping[str, Any] | str | None = None,
        rules: Rules | Mapping[str, Any] | None = None,
        language: str = "en",
        autosave: str | os.PathLike[str] | None = None,
        **unknown: Any,
    ) -> None:
        if unknown:
            raise TypeError(unknown_keyword(next(iter(unknown))))
        seats = as_players(players)
        state = GameState.new(len(seats), seed, board=as_board(board), start=start, rules=as_rules(rules))
        # Bots draw random numbers by this number, which tells nothing about the deal.
        number = 0 if seed is not None else random.SystemRandom().getrandbits(32)
        self._begin(Timeline(state), seats, number=number, language=language)
        if autosave is not None:
            self.autosave = autosave

    # ---- moves

    def _seat(self, seat: int | None) -> int | None:
        if seat is None:
            return self.turn
        if type(seat) is not int or not 0 <= seat < self.num_players:
            raise ValueError(f"seat must be a number from 0 to {self.num_players - 1}, not {seat!r}")
        return seat

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of the seat that decides, or of `seat`; empty for a seat that may not move now."""
        return self._line.state.legal_moves(self._seat(seat))

    def parse(self, text: Move | str, seat: int | None = None) -> Move:
        """The move that a text means for a seat; it need not be legal. A `Move` is what it is.

        Raises:
            IllegalMove: it is no move, or names what is not there.
            AmbiguousMove: it fits several moves.
        """
        seat = self._seat(seat)
        return text if isinstance(text, Move) else parse(text, self._line.state, seat, self.names, self.language)

    def why_not(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """Why a move cannot be played now; None if it can. Changes nothing.

        >>> print(Game(players=2, seed=1).why_not("claim Helena-Seattle with 6 yellow"))
        First choose which of the drawn tickets to keep.
        """
        seat = self._seat(seat)
        try:
            decision = self.parse(move, seat)
        except (IllegalMove, AmbiguousMove) as error:
            return error.refusal
        found = self._line.state.why_not(decision, seat)
        return None if found is None else explain(found, self._line.state, seat, self.names, self.language)

    def preview(self, move: Move | str, seat: int | None = None) -> Preview:
        """What a legal move would do. Changes nothing and shows nothing covered (R56).

        Raises:
            IllegalMove, AmbiguousMove: as `play` would.
        """
        seat = self._seat(seat)
        return Preview.of(self.view(seat), self._checked(move, seat), self.language)

    def _checked(self, move: Move | str, seat: int | None) -> Move:
        """The move, if it is legal now, in its canonical form."""
        state = self._line.state
        decision = self.parse(move, seat)
        found = state.why_not(decision, seat)
        if found is not None:
            raise IllegalMove(explain(found, state, seat, self.names, self.language))
        return state.action_to_move(state.move_to_action(decision, seat), seat)

    def play(self, move: Move | str, *, seat: int | None = None) -> Move:
        """Play a move, for the seat that decides or for `seat`; returns it in canonical form.

        Bot turns that are due come first, so a person's move is always the next thing to happen, and a refusal is
        about the position after them.

        Raises:
            IllegalMove, AmbiguousMove: the move is refused and has changed nothing.
            BotError: a bot that was due failed.
        """
        if isinstance(move, str):
            read(move, self.board, self.language)  # what is no move at all must not set the bots going
        elif not isinstance(move, Move):
            raise TypeError(f"a move is a Move or a text such as 'draw red', not {type(move).__name__}")
        self._seat(seat)
        if seat != self.turn and None in self.bots and not self._answers_first(seat):
            self.play_bots()
        acting = self._seat(seat)
        decision = self._checked(move, acting)
        self._line.play(decision, acting)
        self._line.undone.clear()
        self._publish(self.state_id + 1, self.branch)
        return decision

    def _answers_first(self, seat: int | None) -> bool:
        """Whether a named seat chooses its first tickets: for that nobody has to be waited for (R6)."""
        return self.phase == "initial_tickets" and seat is not None

    # ---- bots

    def bot_to_move(self) -> int | None:
        """The seat that decides now, if a bot plays it."""
        return self.turn if self.turn is not None and self.bots[self.turn] is not None else None

    def play_bot(self) -> Move | None:
        """Let the bot that decides now make one move; None if no bot does.

        Raises:
            BotError: it raised, or its answer is no legal move; the game has not changed.
        """
        seat = self.bot_to_move()
        if seat is None:
            return None
        bot = self.bots[seat]
        assert bot is not None
        move = ask(bot, self.names[seat], seat, self.view(seat))
        refusal = self.why_not(move, seat)
        if refusal is not None:
            raise BotError(self.names[seat], seat, f"answered with a move that is not legal ({refusal.code})")
        return self.play(move, seat=seat)

    def play_bots(self) -> int:
        """Let bots move until a person must decide, or the game is over; returns how many plies that were.

        >>> from ttr_widget import bots
        >>> game = Game(players=[bots.Greedy(), bots.Random()], seed=1)
        >>> game.play_bots() > 50, game.phase
        (True, 'over')
        """
        n = 0
        while self.play_bot() is not None:
            n += 1
        return n

    # ---- the way back

    @property
    def history(self) -> tuple[Record, ...]:
        """What has happened, one record a ply; the repr of a record is what everybody may know."""
        return tuple(self._line.records)

    @property
    def can_undo(self) -> bool:
        """Whether there is a ply to take back."""
        return bool(self._line.records)

    @property
    def can_redo(self) -> bool:
        """Whether there is a ply to play again."""
        return bool(self._line.undone)

    def undo(self, n: int = 1) -> None:
        """Take back `n` plies, bots' included. `ValueError` if there are not so many."""
        self._jump(count(n, len(self._line), "undo"), self._line.back)

    def redo(self, n: int = 1) -> None:
        """Play `n` taken-back plies again; chance does what it did. `ValueError` if there are not so many."""
        self._jump(count(n, len(self._line.undone), "redo"), self._line.forth)

    def goto(self, ply: int) -> None:
        """Undo or redo to the moment after `ply` plies."""
        count(ply, len(self._line) + len(self._line.undone), "go to")
        n = ply - len(self._line)
        if n < 0:
            self.undo(-n)
        else:
            self.redo(n)

    def _jump(self, n: int, way: Callable[[int], None]) -> None:
        if n:
            way(n)
            self._publish(self.state_id + 1, self.branch + 1)

    def at(self, ply: int) -> Self:
        """An independent game as this one stood after `ply` plies, with the history up to there."""
        count(ply, len(self._line), "look back to")
        line = self._line.until(ply)
        return self._made(
            line,
            self._players,
            number=self._number,
            language=self.language,
            remarks=self._remarks,
            counts=(ply, 0),
        )

    def restart(self, players: Players = None, *, seed: int | None = None, start: int | None = None) -> None:
        """Deal a new game to the same table, or to other players; widgets and observers stay with it."""
        seats = self._players if players is None else as_players(players)
        state = GameState.new(len(seats), seed, board=self.board, start=start, rules=self.rules)
        self._number += 1
        self._players = seats
        self._remarks = ()
        self._line = Timeline(state)
        self._publish(self.state_id + 1, self.branch + 1)

    # ---- looking

    def view(self, seat: int | str | None) -> View:
        """What a seat may know; None is a spectator, ``"open"`` sees everything (for scripts and lessons).

        Raises:
            ValueError: there is no such seat.
        """
        view = self._line.state.view(seat)
        eyes = self.turn if seat == "open" else seat
        bot = self.bots[eyes] if isinstance(eyes, int) else None
        return view.with_session(
            names=self.names,
            kinds=self.kinds,
            state_id=self.state_id,
            branch=self.branch,
            ply=self.ply,
            events=self.events(seat, max(0, self.ply - RECENT_EVENTS)),
            seed=f"{getattr(bot, 'seed', 0)}/{self._number}/{eyes}/{self.ply}",
        )

    def events(self, seat: int | str | None, start: int = 0) -> list[dict[str, Any]]:
        """What has happened since ply `start`, as a seat may know it; JSON, ids and numbers."""
        if seat != "open" and seat is not None:
            self._seat(seat)  # type: ignore[arg-type]
        over, choosing = self.is_over, self.phase == "initial_tickets"
        return [record.event(seat, over=over, choosing=choosing) for record in self._line.records[start:]]

    def scores(self) -> list[Score]:
        """The score of each seat as if the game ended now; final when it is over (R47–R50)."""
        return self._line.state.scores()

    def to_svg(
        self,
        seat: int | str | None = "auto",
        *,
        theme: str = "light",
        width: float | None = None,
        language: str | None = None,
        overlays: Iterable[Any] = (),
        what: str = "board",
    ) -> str:
        """The board as one seat may see it, as SVG text: one file without scripts or anything from outside.

        Args:
            seat: ``"auto"`` for the one person at the table (a spectator where there are several, or none), a seat,
                None for a spectator, ``"open"`` for everything.
            theme: ``"light"`` or ``"dark"``.
            width: in CSS pixels; without it, one pixel a board unit.
            language: of names and words; the game's own without it.
            overlays: highlights, see `ttr_widget.overlays`.
            what: ``"board"``, or ``"table"`` with players, market, hand and tickets round it.

        Raises:
            ValueError: there is no such seat or option, or an overlay names what the board has not.
        """
        from ttr_widget.render import to_svg

        if seat == "auto":
            seat = self.one_person()
        return to_svg(
            self.view(seat), what=what, theme=theme, width=width, language=language or self.language, overlays=overlays
        )

    # ---- as data

    def position(self) -> Position:
        """Everything there is now, hidden things too."""
        return Position.from_state(self._line.state, self.names)

    @classmethod
    def from_position(
        cls,
        position: Position | PositionBuilder | Mapping[str, Any] | str | os.PathLike[str],
        players: Players = None,
        *,
        language: str = "en",
    ) -> Self:
        """A game that goes on from a position: a `Position` or its builder, a dict, JSON text, position text, or the
        path of a JSON file.

        Raises:
            PositionError: the position cannot be.
            ValueError: `players` are not as many as the position has.
        """
        position = Position.of(position)
        named = tuple(Player(name) for name in position.names)
        seats = seated(named, players)
        return cls._made(Timeline(position.state()), seats, language=language, remarks=position.remarks)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the whole game to a file: start, moves, what chance did. It is written whole or not at all."""
        savefile.write(path, savefile.dump(self._line, self._players, self.language, self._number))

    @classmethod
    def load(cls, path: str | os.PathLike[str], players: Players = None) -> Self:
        """Read a saved game. A bot that nobody here knows becomes a person, and `remarks` says so.

        Raises:
            SaveError: no saved game, damaged, or written by a newer version.
        """
        loaded = savefile.restore(savefile.read(path))
        remarks = loaded.remarks if players is None else ()
        return cls._made(
            loaded.line,
            seated(loaded.players, players),
            number=loaded.number,
            language=loaded.language,
            remarks=remarks,
            counts=(len(loaded.line), 0),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        moves = [(r.move, r.seat) for r in self._line.records]
        facts = {
            "number": self._number,
            "language": self.language,
            "remarks": self._remarks,
            "counts": (self.state_id, self.branch),
        }
        return (self._rebuilt, (self._line.start, moves, self._line.undone[:], self._players, facts))

    @classmethod
    def _rebuilt(
        cls,
        start: GameState,
        moves: list[tuple[Move, int]],
        undone: list[Record],
        players: tuple[Player, ...],
        facts: dict[str, Any],
    ) -> Self:
        """A copied or unpickled game; observers stay with the original."""
        line = Timeline.replayed(start, moves)
        line.undone = undone
        return cls._made(line, players, **facts)

    def __repr__(self) -> str:
        seats = ", ".join(f"{p.name} ({p.kind})" if p.bot is not None else p.name for p in self._players)
        state = f"won by {', '.join(self.names[s] for s in self.winners)}" if self.is_over else f"{self.phase}, "
        if self.turn is not None:
            state += f"{self.names[self.turn]} to decide"
        return f"<Game: {seats} · ply {self.ply} · {state}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        from ttr_widget.widget import display_bundle

        return display_bundle(self, include, exclude)
