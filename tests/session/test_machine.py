"""A game under any mixture of moves, refusals, undo, copies, dumps and saves agrees with a list of positions."""

from __future__ import annotations

import copy
import pickle
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import ttr_widget as ttr


class Sessions(RuleBasedStateMachine):
    game: ttr.Game
    line: list[ttr.Position]  # the position after each ply, taken-back ones included

    @initialize(players=st.integers(2, 5), seed=st.integers(0, 50))
    def deal(self, players: int, seed: int) -> None:
        self.game = ttr.Game(players=players, seed=seed)
        self.line = [self.game.position()]
        self.changes = 0
        self.rounds: list[int] = []
        self.game.observe(lambda change: self.rounds.append(change.new), names="state_id")

    def moved(self, game: ttr.Game) -> None:
        """Go on with a copy, which no observer watches yet."""
        self.game = game
        game.observe(lambda change: self.rounds.append(change.new), names="state_id")

    @rule(n=st.integers(0, 10_000), times=st.integers(1, 12))
    def play(self, n: int, times: int) -> None:
        for _ in range(times):
            seats = [s for s in range(self.game.num_players) if self.game.legal_moves(s)]
            if not seats:
                return
            seat = seats[n % len(seats)]
            legal = self.game.legal_moves(seat)
            move = self.game.play(str(legal[n % len(legal)]), seat=seat)
            assert move == legal[n % len(legal)]
            self.changes += 1
            self.line = [*self.line[: self.game.ply], self.game.position()]

    @rule(text=st.sampled_from(["nonsense", "draw mauve", "claim Denver-Seattle", "pass", "keep none"]))
    def refused(self, text: str) -> None:
        if self.game.why_not(text) is not None:
            try:
                self.game.play(text)
            except ttr.MoveError as error:
                assert error.code
            else:
                raise AssertionError(text)

    @precondition(lambda self: self.game.can_undo)
    @rule(data=st.data())
    def undo(self, data: Any) -> None:
        self.game.undo(data.draw(st.integers(1, self.game.ply)))
        self.changes += 1

    @precondition(lambda self: self.game.can_redo)
    @rule(data=st.data())
    def redo(self, data: Any) -> None:
        self.game.redo(data.draw(st.integers(1, len(self.line) - 1 - self.game.ply)))
        self.changes += 1

    @rule(how=st.sampled_from([copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]))
    def copied(self, how: Any) -> None:
        twin = how(self.game)
        assert twin.history == self.game.history
        assert (twin.state_id, twin.branch) == (self.game.state_id, self.game.branch)
        self.moved(twin)

    @rule()
    def saved(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.json"
            self.game.save(path)
            loaded = ttr.Game.load(path)
        assert loaded.position() == self.game.position()
        assert loaded.history == self.game.history

    @rule()
    def dumped(self) -> None:
        assert ttr.Game.from_position(self.game.position().to_json()).position() == self.game.position()

    @rule(data=st.data())
    def look_back(self, data: Any) -> None:
        ply = data.draw(st.integers(0, self.game.ply))
        assert self.game.at(ply).position() == self.line[ply]

    @invariant()
    def agrees(self) -> None:
        if not hasattr(self, "game"):
            return
        game, state = self.game, self.line[self.game.ply].state()
        assert game.position() == self.line[game.ply]
        assert (game.turn, game.phase) == (state.to_move, state.phase)
        assert game.state_id == self.changes
        assert self.rounds == list(range(1, self.changes + 1)), "each change is told once"
        assert game.can_redo == (game.ply < len(self.line) - 1)


TestSessions = Sessions.TestCase
TestSessions.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
