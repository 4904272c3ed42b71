"""What a page asks for: done once, or refused with a reason and nothing lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ttr_widget as ttr
from tests.widget.conftest import Page

Show = Callable[[ttr.GameWidget], Page]


@pytest.fixture
def game() -> ttr.Game:
    return ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=5, start=0)


def test_a_move_is_played_and_the_view_follows(game: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(game))
    assert shown.play("keep all")["kind"] == "accepted"
    assert game.history[-1].seat == 0
    assert shown.widget.view is not None
    assert shown.widget.view["state_id"] == game.state_id


def test_a_doubled_message_is_played_once(game: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(game))
    message = {"kind": "play", "id": "twice", "move": "keep all", "state_id": game.state_id, "seat": 0}
    first, second = shown.say(message), shown.say(message)
    assert first == second
    assert first["kind"] == "accepted"
    assert game.ply == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"state_id": 99}, "stale"),
        ({"seat": 1}, "not_your_turn"),
        ({"seat": None}, "not_your_turn"),
        ({"move": "draw red"}, "must_choose_tickets"),
        ({"move": "claim Helena-Seatle with 6 yellow"}, "unknown_city"),
        ({"move": "hello"}, "not_a_move"),
        ({"move": 3}, "malformed"),
        ({"kind": "cheat"}, "malformed"),
        ({"state_id": -1}, "malformed"),
    ],
)
def test_a_bad_message_is_refused_and_changes_nothing(
    game: ttr.Game, page: Show, change: dict[str, object], code: str
) -> None:
    shown = page(ttr.GameWidget(game))
    before, view = game.position(), shown.widget.view
    reply = shown.say({"kind": "play", "id": "x", "move": "keep all", "state_id": 0, "seat": 0} | change)
    assert (reply["kind"], reply["code"], reply["id"]) == ("refused", code, "x")
    assert reply["rule"].startswith("R")
    assert game.position() == before
    assert shown.widget.view == view
    assert shown.play("keep all")["kind"] == "accepted"


@pytest.mark.parametrize("content", [None, [], "play", 7, {}, {"kind": "play"}, {"id": "x"}])
def test_no_message_at_all(game: ttr.Game, page: Show, content: object) -> None:
    shown = page(ttr.GameWidget(game))
    assert shown.say(content)["code"] == "malformed"
    assert game.ply == 0


def test_a_cancel_that_arrives_first_wins(game: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(game))
    shown.send("cancel", of="late")
    reply = shown.say({"kind": "play", "id": "late", "move": "keep all", "state_id": 0, "seat": 0})
    assert reply["code"] == "cancelled"
    assert game.ply == 0


def test_two_widgets_follow_one_game(game: ttr.Game, page: Show) -> None:
    one, two = page(ttr.GameWidget(game)), page(ttr.GameWidget(game))
    state_id = game.state_id
    assert one.play("keep all")["kind"] == "accepted"
    assert two.widget.view is not None
    assert two.widget.view["state_id"] == game.state_id
    assert two.play("keep all", state_id=state_id)["code"] == "stale"
    assert game.ply == 1


def test_the_start_panel_makes_a_game(page: Show) -> None:
    shown = page(ttr.GameWidget())
    assert shown.widget.get_state("view") == {"view": None}
    assert shown.widget.get_state("setup") == {"setup": {"bots": ["greedy", "random"]}}
    reply = shown.send("new", players=[{"name": "Ann", "bot": None}, {"name": "Bo", "bot": "random"}], seed=4)
    assert reply["kind"] == "accepted"
    game = shown.widget.game
    assert game is not None
    assert game.names == ("Ann", "Bo")
    assert game.kinds == ("person", "random")
    assert shown.widget.setup is None
    assert shown.widget.view is not None


@pytest.mark.parametrize(
    "players",
    [
        [{"name": "Ann", "bot": None}],
        [{"name": "Ann", "bot": "gready"}, {"name": "Bo"}],
        [{"name": "x" * 41}, {"name": "Bo"}],
        [{"name": "<b>"}, {"name": "\x07"}],
        [{"name": "Ann"}, {"name": "\u200b"}],
        [{"name": "Ann\u2028"}, {"name": "B\u2028o"}],
        [{"name": "\u202eAnn"}, {"name": "Bo"}],
    ],
)
def test_a_bad_start_makes_no_game(page: Show, players: list[dict[str, str]]) -> None:
    shown = page(ttr.GameWidget())
    assert shown.send("new", players=players, seed=None)["code"] == "malformed"
    assert shown.widget.game is None
    assert shown.send("play", move="draw deck", state_id=0, seat=0)["code"] == "malformed"


def test_rematch_keeps_the_table(game: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(game))
    shown.play("keep all")
    assert shown.send("rematch")["kind"] == "accepted"
    assert (game.ply, game.names) == (0, ("Ann", "Greedy"))
    assert shown.widget.view is not None
    assert shown.widget.view["events"] == []


def test_the_log_is_sent_on_demand(game: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(game))
    game.play("keep all", seat=0)
    while game.ply < 20:
        game.play_bots()
        game.play(game.legal_moves()[0])
    reply = shown.send("log", **{"from": 2})
    assert [event["ply"] for event in reply["events"]] == list(range(2, game.ply))


def test_a_page_cannot_set_what_is_not_its_own(game: ttr.Game, page: Show) -> None:
    widget = page(ttr.GameWidget(game)).widget
    view = widget.view
    widget.set_state({"view": {"you": "all"}, "seat": "open", "can_undo": True, "speed": 7, "language": "xx"})
    assert (widget.view, widget.seat, widget.can_undo, widget.speed, widget.language) == (
        view,
        "auto",
        False,
        1,
        "auto",
    )
    widget.set_state({"speed": 3, "language": "ja", "theme": "dark"})
    assert (widget.speed, widget.language, widget.theme) == (3, "ja", "dark")


def test_wrong_options_are_named() -> None:
    with pytest.raises(TypeError, match="speeed"):
        ttr.GameWidget(speeed=3)
    with pytest.raises(TypeError, match=r"ttr\.Game"):
        ttr.GameWidget({"players": [{}, {}]})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seat=7"):
        ttr.GameWidget(ttr.Game(players=2), seat=7)
    with pytest.raises(ValueError, match="'me'"):
        ttr.GameWidget(ttr.Game(players=2), seat="me")


def test_looking_back_and_forth(game: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(game))
    game.play("keep all", seat=0)
    game.play_bots()
    widget = shown.widget
    live = widget.view
    widget.ply = 0
    assert widget.view is not None
    assert (widget.view["ply"], widget.view["phase"], widget.view["legal"]["moves"]) == (0, "initial_tickets", [])
    assert shown.play("draw deck", seat=0)["code"] == "stale"
    widget.ply = widget.live_ply
    assert widget.view == live
    widget.ply = 999
    assert widget.ply == widget.live_ply


def test_an_observer_that_plays_leaves_the_widget_right(game: ttr.Game, page: Show) -> None:
    widget = page(ttr.GameWidget(game)).widget

    def answer(_change: object) -> None:
        if game.turn == 1:
            game.play_bots()

    widget.observe(answer, "view")
    game.play("keep all", seat=0)
    assert game.ply == 2
    assert widget.view is not None
    assert (widget.view["state_id"], widget.ply, widget.live_ply) == (game.state_id, 2, 2)


def test_a_person_out_of_turn_sets_no_bot_going(page: Show) -> None:
    game = ttr.Game.from_position({"players": [{}, {}], "turn": 1}, players=["Ann", ttr.bots.Greedy()])
    shown = page(ttr.GameWidget(game, speed=0))
    assert shown.play("draw deck")["code"] == "not_your_turn"
    assert game.ply == 0


def test_first_tickets_wait_for_no_bot(page: Show) -> None:
    game = ttr.Game(players=[ttr.bots.Greedy(), "Ann"], seed=1, start=0)
    shown = page(ttr.GameWidget(game, speed=0))
    assert shown.play("keep all")["kind"] == "accepted"
    assert [record.seat for record in game.history] == [1]


def test_a_move_is_answered_even_if_an_observer_raises(game: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(game, seat="open"))

    def raises(_change: object) -> None:
        raise KeyError("observer")

    game.observe(raises, names="ply")
    view = game.view("open")
    message = {"kind": "play", "id": "once", "move": "keep all", "state_id": view.state_id, "seat": view.turn}
    with pytest.raises(KeyError, match="observer"):
        shown.widget._on_message(shown.widget, message, [])
    assert shown.replies == [{"kind": "accepted", "id": "once"}]
    assert game.ply == 1
    assert shown.widget.view is not None
    assert shown.widget.view["ply"] == 1
