"""Previews foretell what a move does, and are silent on what is covered (R56)."""

from __future__ import annotations

import pytest

import ttr_widget as ttr
from tests.session.tables import wandered

MARKET = ["red", "blue", "green", "white", "yellow"]


@pytest.mark.parametrize(("players", "moves"), [(2, 0), (2, 25), (2, 26), (3, 90), (4, 140), (5, 60), (2, 130)])
def test_what_is_foretold_comes_true(players: int, moves: int) -> None:
    game = wandered(players, moves, moves)
    if game.is_over:
        game.undo(2)
    seat = game.turn
    assert seat is not None
    for move in game.legal_moves():
        preview = game.preview(move)
        again = game.at(game.ply)
        before = again.position().state()
        completed = {t.id for t in again.scores()[seat].tickets_completed}
        again.play(move)
        after = again.position().state()
        own = again.view(seat)
        assert (preview.seat, preview.move) == (seat, move)
        assert preview.trains == after.trains[seat]
        assert preview.points == after.points[seat] - before.points[seat]
        assert preview.total_points == after.points[seat]
        assert preview.longest == after.longest_path(seat)[0]
        assert preview.covered == (1 if move.kind == "deck" else 0)
        if move.kind != "deck":
            assert preview.hand == own.hand
        if move.kind == "keep" and before.phase != "initial_tickets":
            assert preview.tickets == tuple(t.id for t in own.tickets)
        if move.kind == "claim":
            assert set(preview.completes) == {t.id for t in again.scores()[seat].tickets_completed} - completed
            assert len(preview.paid) > 0
        if preview.ends_turn is not None and before.phase != "initial_tickets":
            assert preview.ends_turn == (again.phase in {"turn", "over"})
            assert preview.begins_final == (before.final is None and after.final is not None)
        assert str(preview)
        assert str(preview) == preview.text("en")


def test_an_illegal_move_has_no_preview() -> None:
    game = ttr.Game(players=2, seed=1)
    with pytest.raises(ttr.IllegalMove, match="tickets"):
        game.preview("draw red")
    with pytest.raises(ttr.IllegalMove):
        game.preview("draw mauve")


def test_the_last_covered_card_may_or_may_not_end_the_turn() -> None:
    base = {"players": [{}, {}], "rest": 1}
    game = ttr.Game.from_position({**base, "market": ["red", *["locomotive"] * 4], "deck": ["black"]})
    assert game.preview("draw red").ends_turn is None
    assert game.preview("draw deck").ends_turn is False
    game = ttr.Game.from_position({**base, "market": ["locomotive"] * 5, "deck": ["black"]})
    assert game.preview("draw deck").ends_turn is True
    assert game.preview("draw locomotive").ends_turn is True
    game = ttr.Game.from_position({**base, "market": ["red", "blue", None, None, None], "deck": []})
    assert game.preview("draw red").ends_turn is False


def test_closing_a_lane() -> None:
    players = [{"hand": {"red": 1}, "tickets": ["Duluth-Houston"]}, {}]
    game = ttr.Game.from_position({"players": players, "market": MARKET})
    preview = game.preview("claim Dallas-Houston:1 with 1 red")
    assert preview.closes == ("Dallas-Houston:2",)
    assert preview.paid == {"red": 1}
    assert preview.hand == {}
    assert str(preview) == "1 point, 1 in all; 44 trains left; longest path 1; closes Dallas–Houston (2)"
