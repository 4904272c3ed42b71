"""`Game`: what people and widgets hold on to. It adds to the engine players, texts, history, and observable traits."""

from __future__ import annotations

import difflib
import os
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

import traitlets

from . import savefile
from .engine import Board, GameState, Move, Rules, Score, View
from .errors import AmbiguousMove, BotError, IllegalMove, Refusal
from .intent import parse
from .notation import read
from .players import Bot, Player, as_players, distinct
from .position import Position
from .preview import Preview
from .reasons import explain
from .record import Record
from .rounds import Rounds
from .texts import LANGUAGES
from .timeline import Timeline

RECENT_EVENTS = 12
"""Events that a view carries; for older ones there is `Game.events`."""

Players = int | Sequence[Any] | None


class Game(Rounds):
    """A game of 2 to 5 players: people, bots, or both.

    Args:
        players: a number, or names and bots in seat order; without it you play against a greedy bot.
        seed: decides the deal and every later shuffle; None for a game nobody has seen.
        start: seat that begins; otherwise the seed decides (R7).
        board: a `Board`, its JSON form, or ``"usa"``.
        rules: the digital conventions.
        language: language of messages, ``"en"``, ``"zh"`` or ``"ja"``.

    Observable traits, all but `language` read-only: `ply`, `turn` (the seat that decides now, None when over),
    `phase`, `state_id` (counts the changes of this game, undo and redo too), `branch` (counts undo, redo and
    jumps), `language`. Observers are called once a change, when everything is consistent.

    Raises:
        ValueError: not 2 to 5 players, or a start, seed or language that is none.

    >>> game = Game(players=["Ann", "Bo"], seed=1900, start=0)
    >>> game.play("keep all"), game.turn
    (Move.keep(['Santa Fe-Vancouver', 'Atlanta-New York', 'Boston-Miami']), 1)
    >>> game.why_not("draw red").code
    'must_choose_tickets'
    """

    ply = traitlets.Int(0, read_only=True, help="plies played so far")
    turn = traitlets.Int(0, allow_none=True, read_only=True, help="seat that decides now, None when over")
    phase = traitlets.Unicode("initial_tickets", read_only=True, help="phase of the game")
    state_id = traitlets.Int(0, read_only=True, help="counts the changes of this game")
    branch = traitlets.Int(0, read_only=True, help="counts undo, redo and jumps")
    language = traitlets.Enum(LANGUAGES, default_value="en", help="language of messages")

    def __init__(
        self,
        players: Players = None,
        *,
        seed: int | None = None,
        start: int | None = None,
        board: Board | Mapping[str, Any] | str | None = None,
        rules: Rules | Mapping[str, Any] | None = None,
        language: str = "en",
        **unknown: Any,
    ) -> None:
        if unknown:
            raise TypeError(_unknown_keyword(next(iter(unknown))))
        seats = as_players(players)
        state = GameState.new(len(seats), seed, board=_as_board(board), start=start, rules=_as_rules(rules))
        # Bots draw random numbers by this number, which tells nothing about the deal.
        number = 0 if seed is not None else random.SystemRandom().getrandbits(32)
        self._begin(Timeline(state), seats, number=number, language=language)

    def _begin(
        self,
        line: Timeline,
        players: tuple[Player, ...],
        *,
        number: int = 0,
        language: str = "en",
        remarks: tuple[str, ...] = (),
        counts: tuple[int, int] = (0, 0),
    ) -> Self:
        if language not in LANGUAGES:
            raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        super().__init__()
        self._line = line
        self._players = players
        self._number = number
        self._remarks = remarks
        self.language = language
        self._publish(*counts)
        return self

    def _publish(self, state_id: int, branch: int) -> None:
        """Let the traits say what the timeline now is, as one round of notifications."""
        state = self._line.state
        self._tell(
            ply=len(self._line), turn=state.to_move, phase=state.phase, branch=branch, state_id=state_id
        )  # fmt: skip

    # ---- the table

    @property
    def board(self) -> Board:
        """The board it is played on."""
        return self._line.state.board

    @property
    def rules(self) -> Rules:
        """The digital conventions it is played by."""
        return self._line.state.rules

    @property
    def start(self) -> int:
        """The seat that has the first turn."""
        return self._line.state.start

    @property
    def num_players(self) -> int:
        """How many play."""
        return len(self._players)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, in seat order."""
        return tuple(p.name for p in self._players)

    @property
    def bots(self) -> tuple[Bot | None, ...]:
        """The bot of each seat, None for a person's."""
        return tuple(p.bot for p in self._players)

    @property
    def kinds(self) -> tuple[str, ...]:
        """``"person"`` or the short name of a bot, for each seat."""
        return tuple(p.kind for p in self._players)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._line.state.is_over

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats (R50); empty until the game is over."""
        return self._line.state.winners()

    @property
    def remarks(self) -> tuple[str, ...]:
        """What was irregular about the position or the file this game was made from."""
        return self._remarks

    # ---- moves

    def _seat(self, seat: int | None) -> int | None:
        if seat is None:
            return self.turn
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.num_players:
            raise ValueError(f"seat must be a number from 0 to {self.num_players - 1}, not {seat!r}")
        return seat

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of the seat that decides, or of `seat`; empty for a seat that may not move now."""
        return self._line.state.legal_moves(self._seat(seat))

    def parse(self, text: str, seat: int | None = None) -> Move:
        """The move that a text means for a seat. It need not be legal.

        Raises:
            IllegalMove: it is no move, or names what is not there.
            AmbiguousMove: it fits several moves.
        """
        return parse(text, self._line.state, self._seat(seat), self.names, self.language)

    def _move(self, move: Move | str, seat: int | None) -> Move:
        return move if isinstance(move, Move) else self.parse(move, seat)

    def why_not(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """Why a move cannot be played now; None if it can. Changes nothing.

        >>> print(Game(players=2, seed=1).why_not("claim Helena-Seattle with 6 yellow"))
        First choose which of the drawn tickets to keep.
        """
        seat = self._seat(seat)
        try:
            decision = self._move(move, seat)
        except (IllegalMove, AmbiguousMove) as error:
            return error.refusal
        found = self._line.state.why_not(decision, seat)
        return None if found is None else explain(found, self._line.state, self.names, self.language)

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
        decision = self._move(move, seat)
        found = state.why_not(decision, seat)
        if found is not None:
            raise IllegalMove(explain(found, state, self.names, self.language))
        return state.action_to_move(state.move_to_action(decision, seat), seat)

    def play(self, move: Move | str, *, seat: int | None = None) -> Move:
        """Play a move, for the seat that decides or for `seat`; returns it in canonical form.

        Bot turns that are due come first, so a person's move is always the next thing to happen.

        Raises:
            IllegalMove, AmbiguousMove: the move is refused and has changed nothing.
            BotError: a bot that was due failed.
        """
        if isinstance(move, str):
            read(move, self.board, self.language)  # what is no move at all must not set the bots going
        elif not isinstance(move, Move):
            raise TypeError(f"a move is a Move or a text such as 'draw red', not {type(move).__name__}")
        self._seat(seat)
        if seat != self.turn and None in self.bots:
            self.play_bots()
        acting = self._seat(seat)
        decision = self._checked(move, acting)
        self._line.play(decision, acting)
        self._line.undone.clear()
        self._publish(self.state_id + 1, self.branch)
        return decision

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
        bot, name = self.bots[seat], self.names[seat]
        assert bot is not None
        try:
            move = bot.choose(self.view(seat))
        except Exception as error:
            raise BotError(name, seat, f"raised {type(error).__name__}") from error
        if not isinstance(move, Move):
            raise BotError(name, seat, f"answered with {type(move).__name__}, not a Move")
        refusal = self.why_not(move, seat)
        if refusal is not None:
            raise BotError(name, seat, f"answered with a move that is not legal ({refusal.code})")
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
        self._jump(_count(n, len(self._line), "undo"), self._line.back)

    def redo(self, n: int = 1) -> None:
        """Play `n` taken-back plies again; chance does what it did. `ValueError` if there are not so many."""
        self._jump(_count(n, len(self._line.undone), "redo"), self._line.forth)

    def goto(self, ply: int) -> None:
        """Undo or redo to the moment after `ply` plies."""
        _count(ply, len(self._line) + len(self._line.undone), "go to")
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
        _count(ply, len(self._line), "look back to")
        return self._twin(self._line.until(ply), counts=(ply, 0))

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
        over = self.is_over
        return [record.event(seat, over=over) for record in self._line.records[start:]]

    def scores(self) -> list[Score]:
        """The score of each seat as if the game ended now; final when it is over (R47–R50)."""
        return self._line.state.scores()

    # ---- as data

    def position(self) -> Position:
        """Everything there is now, hidden things too."""
        return Position.from_state(self._line.state, self.names)

    @classmethod
    def from_position(
        cls,
        position: Position | Mapping[str, Any] | str | os.PathLike[str],
        players: Players = None,
        *,
        language: str = "en",
    ) -> Self:
        """A game that goes on from a position: a `Position`, a dict, JSON text, or the path of a JSON file.

        Raises:
            PositionError: the position cannot be.
            ValueError: `players` are not as many as the position has.
        """
        position = Position.of(position)
        named = tuple(Player(name) for name in position.names)
        seats = seated(named, players)
        return cls.__new__(cls)._begin(Timeline(position.state()), seats, language=language, remarks=position.remarks)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the whole game to a file: start, moves, and what chance did. The file is written whole or not at all."""
        savefile.write(path, savefile.dump(self))

    @classmethod
    def load(cls, path: str | os.PathLike[str], players: Players = None) -> Self:
        """Read a saved game. A bot that nobody here knows becomes a person, and `remarks` says so.

        Raises:
            SaveError: no saved game, damaged, or written by a newer version.
        """
        loaded = savefile.restore(savefile.read(path))
        remarks = loaded.remarks if players is None else ()
        return cls.__new__(cls)._begin(
            loaded.line,
            seated(loaded.players, players),
            number=loaded.number,
            language=loaded.language,
            remarks=remarks,
            counts=(len(loaded.line), 0),
        )

    def _twin(self, line: Timeline, counts: tuple[int, int]) -> Self:
        cls = type(self)
        twin = cls.__new__(cls)
        return twin._begin(
            line, self._players, number=self._number, language=self.language, remarks=self._remarks, counts=counts
        )

    def __reduce__(self) -> tuple[Any, ...]:
        moves = [(r.move, r.seat) for r in self._line.records]
        undone = list(self._line.undone)
        facts = (self._players, self._number, self.language, self._remarks, (self.state_id, self.branch))
        return (_rebuilt, (type(self), self._line.start, moves, undone, facts))

    def __repr__(self) -> str:
        seats = ", ".join(f"{p.name} ({p.kind})" if p.bot is not None else p.name for p in self._players)
        state = f"won by {', '.join(self.names[s] for s in self.winners)}" if self.is_over else f"{self.phase}, "
        if self.turn is not None:
            state += f"{self.names[self.turn]} to decide"
        return f"<Game: {seats} · ply {self.ply} · {state}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        from ttr_widget.widget import display_bundle

        return display_bundle(self, include, exclude)


def seated(own: tuple[Player, ...], players: Players) -> tuple[Player, ...]:
    """The players of a position or a file, replaced by others if any are given."""
    if players is None:
        return distinct(own)
    others = own if isinstance(players, int) and players == len(own) else as_players(players)
    if len(others) != len(own):
        raise ValueError(f"{len(others)} players for a game of {len(own)}")
    return others


def _rebuilt(
    cls: type[Game],
    start: GameState,
    moves: list[tuple[Move, int]],
    undone: list[Record],
    facts: tuple[tuple[Player, ...], int, str, tuple[str, ...], tuple[int, int]],
) -> Game:
    """A copied or unpickled game; observers stay with the original."""
    players, number, language, remarks, counts = facts
    line = Timeline.replayed(start, moves)
    line.undone = undone
    game = cls.__new__(cls)
    return game._begin(line, players, number=number, language=language, remarks=remarks, counts=counts)


def _count(n: int, most: int, what: str) -> int:
    if isinstance(n, bool) or not isinstance(n, int):
        raise TypeError(f"a number of plies is a whole number, not {n!r}")
    if not 0 <= n <= most:
        raise ValueError(f"cannot {what} {n} plies; from 0 to {most} are possible")
    return n


def _as_board(board: Board | Mapping[str, Any] | str | None) -> Board | None:
    if board is None or board == "usa" or isinstance(board, Board):
        return board if isinstance(board, Board) else None
    if isinstance(board, Mapping):
        return Board.from_dict(board)
    raise TypeError(f'board is a Board, its JSON form, or "usa", not {board!r}')


def _as_rules(rules: Rules | Mapping[str, Any] | None) -> Rules | None:
    if rules is None or isinstance(rules, Rules):
        return rules
    if isinstance(rules, Mapping):
        return Rules(**rules)
    raise TypeError(f"rules is a Rules or a dict of its fields, not {rules!r}")


def _unknown_keyword(name: str) -> str:
    known = ("players", "seed", "start", "board", "rules", "language")
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"
    return f"Game has no argument {name!r}; {hint}"
