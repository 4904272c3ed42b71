"""The text under the board, Copy as Python, Branch here: what the page gets, and from which games it gets nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import ttr_widget as ttr
from tests.session.tables import wandered
from tests.widget.conftest import Page
from tests.widget.test_html_page import content
from tests.widget.test_secrets import WORLD, Wire, other_world
from ttr_widget.widget import GameWidget
from ttr_widget.widget.html_page import page_of

Show = Callable[[GameWidget], Page]


def against_a_bot(**options: Any) -> GameWidget:
    """Ann against a bot, five plies in, with Ann to move."""
    game = ttr.Game.from_position(WORLD, players=["Ann", ttr.bots.Greedy("Bo"), ttr.bots.Greedy("Cai")])
    game.play("claim Helena-Seattle with 6 yellow")
    game.play_bots()
    return GameWidget(game, speed=0, **options)


def view_of(board: GameWidget) -> dict[str, Any]:
    assert board.view is not None
    return board.view


def finished(players: int = 2) -> ttr.Game:
    game = wandered(players, 2000, 3)
    assert game.is_over
    return game


def run(code: str) -> ttr.Game:
    space: dict[str, Any] = {}
    exec(compile(code, "cell", "exec"), space)
    game: ttr.Game = space["game"]
    return game


# -- the text under the board -------------------------------------------------------------------------------------


def test_no_text_unless_wished(page: Show) -> None:
    board = against_a_bot()
    page(board)
    seen = [board.view_text]
    board.text = True
    seen.append(board.view_text)
    board.set_state({"text": False})  # the page's own switch
    seen.append(board.view_text)
    assert seen == [None, ttr.position_text(board.game, 0), None]


def test_text_follows_the_ply_and_the_game(page: Show) -> None:
    board = against_a_bot(text=True)
    shown = page(board)
    board.ply = 0
    assert board.view_text == ttr.position_text(board.game.at(0), 0)
    assert " trains=45 " in board.view_text
    board.ply = board.game.ply
    shown.play("draw deck")
    assert board.view_text == ttr.position_text(board.game, 0)
    assert "seed=?" in board.view_text


def test_behind_the_curtain_the_text_is_the_spectators(page: Show) -> None:
    board = GameWidget(ttr.Game.from_position(WORLD), text=True)
    shown = page(board)
    assert board.view_text == ttr.position_text(board.game, None)
    assert "hand=?" in board.view_text
    assert "6Y" not in board.view_text
    shown.send("reveal", state_id=board.game.state_id)
    assert "6Y" in board.view_text
    shown.play("draw red")
    shown.play("draw blue")
    assert board.view_text == ttr.position_text(board.game, None), "Bo has not sat down yet"


def test_everything_when_open_and_when_over(page: Show) -> None:
    board = GameWidget(ttr.Game.from_position(WORLD), seat="open", text=True)
    page(board)
    assert ttr.Game.from_position(board.view_text).position() == board.game.position()
    over = GameWidget(finished(), seat=None, text=True)
    page(over)
    over.ply = 20
    assert ttr.Game.from_position(over.view_text).position() == over.game.at(20).position()


def test_a_saved_page_has_the_text_of_every_ply() -> None:
    game = wandered(2, 30, 4)
    found = content(page_of(game, 0, text=True))
    assert found["traits"]["text"] is True
    assert found["texts"] == [ttr.position_text(game.at(ply), 0) for ply in range(game.ply + 1)]
    assert "texts" not in content(page_of(game, 0))
    pages = {page_of(ttr.Game.from_position(world), 0, text=True) for world in (WORLD, other_world())}
    assert len(pages) == 1


# -- copy as Python -------------------------------------------------------------------------------------------------


def test_own_moves_while_it_runs(page: Show) -> None:
    board = against_a_bot()
    shown = page(board)
    reply = shown.send("python", ply=board.game.ply)
    assert reply["kind"] == "python"
    assert reply["text"] == board.game.to_python(0)
    assert "claim Helena-Seattle with 6 yellow" in reply["text"]
    assert "seat=1" not in reply["text"]
    assert "claim" not in shown.send("python", ply=0)["text"]


@pytest.mark.parametrize("seat", ["open", None])
def test_the_whole_record_up_to_a_line(page: Show, seat: Any) -> None:
    game = finished() if seat is None else wandered(3, 60, 5)
    shown = page(GameWidget(game, seat=seat))
    for ply in (0, 17, game.ply):
        again = run(shown.send("python", ply=ply)["text"])
        assert again.position() == game.at(ply).position()
        assert again.history == game.history[:ply]


def test_a_spectator_and_a_curtain_get_no_moves(page: Show) -> None:
    for seat in (None, "auto"):
        game = ttr.Game.from_position(WORLD)
        game.play("claim Helena-Seattle with 6 yellow")
        shown = page(GameWidget(game, seat=seat))
        assert "claim" not in shown.send("python", ply=1)["text"]


def test_a_line_that_was_taken_back_is_stale(page: Show) -> None:
    board = against_a_bot()
    shown = page(board)
    for kind in ("python", "branch"):
        reply = shown.send(kind, ply=board.game.ply + 1)
        assert (reply["kind"], reply["code"]) == ("refused", "stale")


# -- branches -------------------------------------------------------------------------------------------------------


def test_a_branch_leaves_the_game_as_it_is(page: Show) -> None:
    board = against_a_bot(undo="study")
    shown = page(board)
    game, seen = board.game, []
    board.observe(lambda change: seen.append(change.new), "branched")
    before = game.position()
    assert board.can_branch
    board.ply = 0
    assert shown.send("branch", ply=0)["kind"] == "accepted"
    (branch,) = board.branches
    assert (board.game, board.main, board.branched, seen) == (branch, game, branch, [branch])
    assert board.branch_of == {"number": 0, "ply": 0, "code": None}
    assert (board.ply, board.live_ply, view_of(board)["ply"]) == (0, 0, 0)
    shown.play("claim Helena-Seattle with 6 yellow")
    assert branch.ply == 1
    assert game.position() == before
    line = view_of(board)["branch"]
    assert line != game.branch, "the page keeps the logs of both apart"
    assert shown.send("log", **{"from": 0})["branch"] == line
    assert shown.send("main")["kind"] == "accepted"
    assert view_of(board)["branch"] == game.branch
    assert (board.game, board.branch_of, board.ply) == (game, None, game.ply)
    assert board.branches == (branch,)


def test_asked_twice_it_is_the_same_branch_until_somebody_moves_in_it(page: Show) -> None:
    board = against_a_bot(seat="open")
    shown = page(board)
    for _ in range(2):
        shown.send("branch", ply=0)
        shown.send("main")
    made = [len(board.branches)]
    shown.send("branch", ply=0)
    board.branched.play("draw deck")
    shown.send("main")
    shown.send("branch", ply=0)
    made.append(len(board.branches))
    assert made == [1, 2]
    assert board.branch_of == {"number": 1, "ply": 0, "code": None}
    shown.send("branch", ply=0)  # of a branch: the way back leads to the game all the same
    shown.send("main")
    assert board.game is board.main


def test_bots_wait_in_a_branch_until_somebody_moves(page: Show) -> None:
    board = against_a_bot(undo="study")
    shown = page(board)
    shown.send("branch", ply=1)  # Bo, a bot, is to move
    assert board.status["driver"] == "held"
    shown.send("resume")
    assert board.status["driver"] == "paused", "speed 0"
    shown.send("main")
    board.branch(0)
    assert board.status["driver"] == "paused", "Ann is to move"


@pytest.mark.parametrize("undo", ["fair", "off"])
def test_not_while_it_would_tell_what_comes(page: Show, undo: str) -> None:
    board = against_a_bot(undo=undo)
    reply = page(board).send("branch", ply=0)
    assert not board.can_branch
    assert (reply["kind"], reply["code"]) == ("refused", "branch_not_allowed")
    assert board.branches == ()


@pytest.mark.parametrize("seat", ["auto", 0, None])
def test_not_with_others_at_the_table(page: Show, seat: Any) -> None:
    board = GameWidget(ttr.Game.from_position(WORLD), seat=seat, undo="study")
    shown = page(board)
    shown.send("reveal", state_id=board.game.state_id)
    assert not board.can_branch
    assert shown.send("branch", ply=0)["code"] == "branch_not_allowed"


def test_anybody_when_it_is_over(page: Show) -> None:
    board = GameWidget(finished(3), seat=None)
    shown = page(board)
    assert board.can_branch
    shown.send("branch", ply=12)
    assert board.game.ply == 12
    assert board.can_branch, "and from a branch of it again"


def test_nothing_starts_anew_in_a_branch(page: Show) -> None:
    board = GameWidget(finished(), seat="open")
    shown = page(board)
    main = board.game.position()
    shown.send("branch", ply=12)
    players = [{"name": "A"}, {"name": "B"}]
    for kind, more in (("rematch", {}), ("setup", {}), ("continue", {}), ("new", {"players": players})):
        assert shown.send(kind, **more)["code"] == "malformed"
    assert board.game.ply == 12
    shown.send("main")
    assert board.game.position() == main


def test_a_cell_may_always(page: Show) -> None:
    board = against_a_bot()
    shown = page(board)
    game = board.game
    one, two = board.branch(0), board.branch()
    assert one is not two
    assert board.branches == (one, two)
    assert two.ply == 0, "of what is shown"
    board.back_to_main()
    board.ply = 1
    assert board.branch().ply == 1
    with pytest.raises(ValueError, match="plies"):
        board.branch(99)
    assert shown.send("main")["kind"] == "accepted"
    assert board.game is game
    with pytest.raises(ValueError, match="no game"):
        GameWidget().branch()


def test_a_closed_widget_lets_go_of_its_branch(page: Show) -> None:
    board = against_a_bot()
    branch = board.branch(0)
    page(board)
    board.close()
    branch.play("draw deck")
    assert board.ply == 0


def test_the_game_knows_its_widget() -> None:
    game = ttr.Game(players=2, seed=1)
    board = game.widget
    assert board is game.widget
    assert board.game is game
    board.close()
    assert game.widget is not board
    game.widget.close()


# -- secrets --------------------------------------------------------------------------------------------------------


def as_text(wire: Wire) -> None:
    """Everything of this page that a page can ask for, at every turn of a short story."""
    game = wire.game

    def ask() -> None:
        for ply in (0, game.ply):
            wire.say("python", ply=ply)
            wire.say("branch", ply=ply)
            wire.widget.ply = ply
        wire.widget.text = False
        wire.widget.text = True

    ask()
    wire.say("reveal", state_id=game.state_id)
    ask()
    game.play("claim Helena-Seattle with 6 yellow", seat=0)
    ask()
    game.play("draw deck", seat=1)
    game.play("draw deck", seat=1)
    game.play("draw tickets", seat=2)
    ask()


@pytest.mark.parametrize("seat", [0, None, "auto"])
@pytest.mark.parametrize("undo", ["fair", "study"])
def test_text_and_python_say_the_same_in_both_worlds(seat: Any, undo: str) -> None:
    wires = []
    for world in (WORLD, other_world()):
        wire = Wire(ttr.Game.from_position(world), speed=0, seat=seat, undo=undo, text=True)
        as_text(wire)
        wires.append(wire)
        wire.widget.close()
    one, two = (wire.sent for wire in wires)
    assert len(one) == len(two) > 30
    for a, b in zip(one, two, strict=True):
        assert a == b
    texts = [json.loads(message).get("view_text") for message in one]
    assert any("seed=?" in text for text in texts if text)


def test_the_open_texts_do_differ() -> None:
    texts = set()
    for world in (WORLD, other_world()):
        board = GameWidget(ttr.Game.from_position(world), seat="open", text=True)
        texts.add(board.view_text)
        board.close()
    assert len(texts) == 2
