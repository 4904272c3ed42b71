"""Whose eyes a widget has, the curtain, and what each policy lets a person take back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import ttr_widget as ttr
from tests.widget.conftest import Page
from ttr_widget.widget.takeback import plies_to_undo
from ttr_widget.widget.wire import fold

Show = Callable[[ttr.GameWidget], Page]


def seen(game: ttr.Game, seat: int | None) -> dict[str, Any]:
    """What the wire says to a seat."""
    return fold(game.view(seat).to_dict(), game.board)


def test_with_one_person_nothing_has_to_be_lifted(page: Show) -> None:
    widget = page(ttr.GameWidget(ttr.Game(players=[ttr.bots.Random(), "Ann"], seed=1))).widget
    assert widget.curtain is None
    assert widget.view is not None
    assert widget.view["seat"] == 1


def test_a_spectator_and_an_open_table(page: Show) -> None:
    game = ttr.Game(players=2, seed=1)
    nobody = page(ttr.GameWidget(game, seat=None))
    assert nobody.widget.view is not None
    assert nobody.widget.view["you"] is None
    assert nobody.play("keep all", seat=0)["code"] == "not_your_turn"
    everything = page(ttr.GameWidget(game, seat="open"))
    assert everything.play("keep all", seat=0)["kind"] == "accepted"


def test_the_curtain_hides_the_next_hand_until_it_is_lifted(page: Show) -> None:
    game = ttr.Game(players=["Ann", "Bo"], seed=1, start=0)
    shown = page(ttr.GameWidget(game))
    widget = shown.widget
    assert widget.curtain == {"seat": 0, "name": "Ann"}
    assert widget.view == seen(game, None)
    assert shown.play("keep all", seat=0)["code"] == "not_your_turn"
    assert shown.send("reveal", state_id=game.state_id)["kind"] == "accepted"
    assert not widget.curtain
    assert widget.view == seen(game, 0)
    shown.play("keep all")
    assert widget.curtain == {"seat": 1, "name": "Bo"}
    assert widget.view == seen(game, None)
    assert shown.send("reveal", state_id=0)["code"] == "stale"
    assert widget.curtain is not None
    shown.send("reveal", state_id=game.state_id)
    shown.play("keep all")
    shown.send("reveal", state_id=game.state_id)
    shown.play("draw deck")
    assert not widget.curtain, "the same person draws the second card"


def test_undo_through_the_curtain_shows_nobodys_hand(page: Show) -> None:
    game = ttr.Game(players=["Ann", "Bo"], seed=1, start=0)
    shown = page(ttr.GameWidget(game))
    shown.send("reveal", state_id=game.state_id)
    shown.play("keep all")
    assert shown.widget.can_undo
    assert shown.send("undo", state_id=game.state_id)["kind"] == "accepted"
    assert game.ply == 0
    assert shown.widget.curtain == {"seat": 0, "name": "Ann"}
    assert shown.widget.view == seen(game, None)


def test_what_lies_behind_the_curtain_is_in_no_trait(page: Show) -> None:
    game = ttr.Game(players=["Ann", "Bo"], seed=1, start=0)
    state = page(ttr.GameWidget(game)).widget.get_state()
    del state["_esm"], state["_app"], state["_css"]
    text = json.dumps(state, default=str)
    for ticket in game.view(0).offer:
        assert str(ticket) not in text


@pytest.mark.parametrize(("policy", "plies"), [("fair", 1), ("study", 1), ("off", 0)])
def test_a_claim_may_be_taken_back_at_once(policy: str, plies: int) -> None:
    game = ttr.Game.from_position({"players": [{"hand": {"yellow": 6}}, {}], "market": ["red"] * 5})
    game.play("claim Helena-Seattle with 6 yellow")
    assert plies_to_undo(game, 0, policy) == plies
    assert plies_to_undo(game, 1, policy) == 0


def test_what_turned_something_up_stays() -> None:
    game = ttr.Game(players=2, seed=1, start=0)
    game.play("keep all")
    game.play("keep all")
    assert plies_to_undo(game, 1, "fair") == 1
    game.play("draw deck")
    assert plies_to_undo(game, 0, "fair") == 0
    assert plies_to_undo(game, 0, "study") == 1


def test_study_goes_back_over_the_moves_of_others(page: Show) -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=2, start=0)
    shown = page(ttr.GameWidget(game, undo="study"))
    shown.play("keep all")
    game.play_bots()
    ply = game.ply
    shown.play("draw deck")
    shown.play("draw deck")
    game.play_bots()
    assert shown.send("undo", state_id=game.state_id)["kind"] == "accepted"
    assert game.ply == ply + 1
    assert shown.widget.view is not None
    assert shown.widget.view["phase"] == "second_card"


def test_undo_is_refused_where_the_policy_says_so(page: Show) -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=2, start=0)
    shown = page(ttr.GameWidget(game, undo="off"))
    shown.play("keep all")
    assert shown.send("undo", state_id=game.state_id)["code"] == "undo_not_allowed"
    assert game.ply == 1
