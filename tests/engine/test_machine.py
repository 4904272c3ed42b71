"""The books balance after every action, whoever does what in which order."""

from __future__ import annotations

import copy
import pickle

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.engine.playing import check_books
from ttr_widget.engine import GameState, IllegalAction
from ttr_widget.engine.refusals import rules_by_code


class Play(RuleBasedStateMachine):
    state: GameState

    @initialize(players=st.integers(2, 5), seed=st.integers(0, 2**53 - 1), skip=st.integers(0, 400))
    def deal(self, players, seed, skip):
        self.state = GameState.new(players=players, seed=seed)
        self.drawn = [0] * players
        # Somewhere in the game: short examples alone would never leave its beginning.
        for ply in range(skip):
            if self.state.is_over or min(self.state.trains) < 3:
                break
            legal = self.state.legal_actions()
            self.act(legal[(seed + 7 * ply) % len(legal)])

    def act(self, action, seat=None):
        state = self.state
        mover = state.to_move if seat is None else seat
        assert mover is not None
        before, trains = state.hands[mover], state.trains[mover]
        phase = state.phase
        state.apply(action, seat)
        if action <= 9:
            self.drawn[mover] += 1
            assert sum(state.hands[mover]) == sum(before) + 1
        assert trains - state.trains[mover] == sum(before) + int(action <= 9) - sum(state.hands[mover])
        assert not (phase == "second_card" and state.phase == "second_card")

    @precondition(lambda self: not self.state.is_over)
    @rule(data=st.data())
    def play(self, data):
        self.act(data.draw(st.sampled_from(self.state.legal_actions())))

    @precondition(lambda self: not self.state.is_over)
    @rule(pick=st.integers(0, 10**6))
    def play_a_late_one(self, pick):
        """Claims come last in the list, and there are many."""
        legal = self.state.legal_actions()
        self.act(legal[-1 - pick % min(len(legal), 20)])

    @precondition(lambda self: self.state.phase == "initial_tickets")
    @rule(data=st.data())
    def answer_out_of_order(self, data):
        seat = data.draw(st.sampled_from([s for s, done in enumerate(self.state.answered) if not done]))
        self.act(data.draw(st.sampled_from(self.state.legal_actions_of(seat))), seat)

    @rule(action=st.integers(-2, 1200))
    def a_refusal_has_a_reason_and_changes_nothing(self, action):
        state = self.state
        if action in state.legal_actions():
            return
        before = state.parts()
        try:
            state.apply(action)
        except IllegalAction as error:
            assert error.refusal.code in rules_by_code()
            assert error.refusal.code in str(error)
        else:
            raise AssertionError(f"{action} was not refused")
        assert state.parts() == before

    @rule()
    def copies_are_equal_and_apart(self):
        for other in (self.state.clone(), copy.deepcopy(self.state), pickle.loads(pickle.dumps(self.state))):
            assert other == self.state
            if not other.is_over:
                before = self.state.parts()
                other.apply(other.legal_actions()[-1])
                assert other != self.state
                assert self.state.parts() == before

    @invariant()
    def the_books_balance(self):
        check_books(self.state)
        for seat, hand in enumerate(self.state.hands):
            assert sum(hand) == 4 + self.drawn[seat] - (45 - self.state.trains[seat])  # R4

    @invariant()
    def something_is_legal_until_the_end(self):
        legal = self.state.legal_actions()
        assert bool(legal) != self.state.is_over
        assert len(set(legal)) == len(legal)
        assert (self.state.to_move is None) == self.state.is_over

    @invariant()
    def every_legal_action_applies(self):
        for action in self.state.legal_actions()[::7]:
            self.state.clone().apply(action)


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=120, stateful_step_count=40, deadline=None)
