"""The moves of a game and the way back: exact undo by a few snapshots and replay, since chance is in the state."""

from __future__ import annotations

from collections.abc import Iterable

from .engine import GameState, Move
from .records.record import Record

STRIDE = 16
"""A snapshot every so many plies: a step back replays fewer moves than that, which takes well under a millisecond."""


class Timeline:
    """A state, and the records that led to it from a start."""

    def __init__(self, start: GameState) -> None:
        self.state = start.clone()
        self.records: list[Record] = []
        self.undone: list[Record] = []  # what `redo` plays again, the next one last
        self._snapshots = [start.clone()]

    def __len__(self) -> int:
        return len(self.records)

    @property
    def start(self) -> GameState:
        """The state before the first move."""
        return self._snapshots[0].clone()

    def play(self, move: Move, seat: int | None) -> Record:
        """Play a legal move and put it on record."""
        state = self.state
        acting = state.to_move if seat is None else seat
        assert acting is not None
        going_on = bool(self.records) and state.phase in {"second_card", "tickets"}
        turn = 0 if not self.records else self.records[-1].turn + (not going_on)
        outcome = state.play(move, seat)
        record = Record(len(self.records), turn, acting, move, outcome)
        self.records.append(record)
        if len(self.records) % STRIDE == 0:
            self._snapshots.append(state.clone())
        return record

    def state_at(self, ply: int) -> GameState:
        """The state after so many plies, as an independent copy."""
        state = self._snapshots[ply // STRIDE].clone()
        for record in self.records[ply - ply % STRIDE : ply]:
            state.play(record.move, record.seat)
        return state

    def back(self, n: int) -> None:
        """Take back the last plies."""
        ply = len(self.records) - n
        self.state = self.state_at(ply)
        self.undone += reversed(self.records[ply:])
        del self.records[ply:]
        del self._snapshots[ply // STRIDE + 1 :]

    def forth(self, n: int) -> None:
        """Play taken-back plies again; chance does what it did."""
        for _ in range(n):
            record = self.undone.pop()
            again = self.play(record.move, record.seat)
            assert again == record, "a replayed move did something else"

    def until(self, ply: int) -> Timeline:
        """An independent timeline that ends after so many plies."""
        return Timeline.replayed(self.start, ((r.move, r.seat) for r in self.records[:ply]))

    @classmethod
    def replayed(cls, start: GameState, moves: Iterable[tuple[Move, int]]) -> Timeline:
        """The timeline of these moves from a start."""
        line = cls(start)
        for move, seat in moves:
            line.play(move, seat)
        return line
