"""`Game`: making one, moving in it, looking at it."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import ttr_widget as ttr
from tests.session.tables import wander, wandered


def test_defaults_are_you_against_greedy() -> None:
    game = ttr.Game()
    assert game.names == ("You", "Greedy")
    assert game.kinds == ("person", "greedy")
    assert game.bots[0] is None
    assert (game.ply, game.phase, game.state_id, game.branch) == (0, "initial_tickets", 0, 0)
    assert ttr.Game().position().to_dict()["deck"] != game.position().to_dict()["deck"], "no seed: a fresh deal"


def test_a_seed_decides_everything() -> None:
    one, two = wandered(3, 80, 5), wandered(3, 80, 5)
    assert one.position() == two.position()
    assert [r.outcome for r in one.history] == [r.outcome for r in two.history]
    assert one.position() != wandered(3, 80, 6).position()


@pytest.mark.parametrize(
    ("arguments", "error", "fragment"),
    [
        ({"players": 1}, ValueError, "2 to 5"),
        ({"players": 6}, ValueError, "2 to 5"),
        ({"players": []}, ValueError, "2 to 5"),
        ({"players": ["A"] * 6}, ValueError, "2 to 5"),
        ({"players": True}, TypeError, "players"),
        ({"players": "Ann"}, TypeError, "players"),
        ({"players": 2.0}, TypeError, "players"),
        ({"players": ["Ann", 5]}, TypeError, "name or a bot"),
        ({"players": ["Ann", ttr.bots.Greedy]}, TypeError, r"Greedy\(\)"),
        ({"players": ["Ann", ""]}, ValueError, "empty"),
        ({"players": ["Ann", "B" * 41]}, ValueError, "41"),
        ({"players": ["Ann", "B\x00"]}, ValueError, "cannot be shown"),
        ({"players": 2, "start": 2}, ValueError, "start"),
        ({"players": 2, "seed": "x"}, ValueError, "seed"),
        ({"players": 2, "seed": True}, ValueError, "seed"),
        ({"players": 2, "language": "fr"}, ValueError, "language"),
        ({"players": 2, "board": 5}, TypeError, "board"),
        ({"players": 2, "board": {"cities": []}}, ValueError, "board"),
        ({"players": 2, "rules": 5}, TypeError, "rules"),
        ({"player": 2}, TypeError, "did you mean 'players'"),
        ({"colour": 2}, TypeError, "players, seed"),
    ],
)
def test_wrong_arguments(arguments: dict[str, Any], error: type[Exception], fragment: str) -> None:
    with pytest.raises(error, match=fragment):
        ttr.Game(**arguments)


def test_two_bots_of_one_name_get_numbers() -> None:
    game = ttr.Game(players=[ttr.bots.Greedy(), ttr.bots.Greedy(), "Greedy", ttr.bots.Random("Zoe")], seed=1)
    assert game.names == ("Greedy", "Greedy 2", "Greedy", "Zoe")


def test_rules_and_board() -> None:
    game = ttr.Game(players=2, seed=1, rules={"max_refreshes": 3}, board=ttr.USA)
    assert game.rules == ttr.Rules(max_refreshes=3)
    assert game.board is ttr.USA
    assert ttr.Game(players=2, seed=1, board=ttr.USA.to_dict()).board == ttr.USA


def test_moves_in_every_form() -> None:
    game = ttr.Game(players=["Ann", "Bo"], seed=1900, start=0)
    assert str(game.play("KEEP ALL")).startswith("keep ")
    first = game.legal_moves()[0]
    assert game.play(first) == first
    assert game.phase == "turn"
    assert game.play("draw deck", seat=0) == ttr.Move.deck()
    with pytest.raises(ttr.IllegalMove) as caught:
        game.play("draw deck", seat=1)
    assert (caught.value.code, caught.value.rule) == ("not_your_turn", "R9")
    assert "Ann" in caught.value.message


@pytest.mark.parametrize("garbage", [None, 5, b"draw red", ["draw red"], {"move": "draw red"}])
def test_what_is_no_move_is_a_type_error(garbage: Any) -> None:
    game = wandered(2, 4)
    before = game.position()
    for call in (game.play, game.why_not, game.preview, game.parse):
        with pytest.raises(TypeError, match="move"):
            call(garbage)
    assert game.position() == before


@pytest.mark.parametrize("seat", [2, -1, True, "0", 1.0])
def test_seats_that_are_not_there(seat: Any) -> None:
    game = wandered(2, 4)
    for call in (
        lambda: game.play("draw deck", seat=seat),
        lambda: game.legal_moves(seat),
        lambda: game.why_not("draw deck", seat),
        lambda: game.preview("draw deck", seat),
        lambda: game.parse("draw deck", seat),
        lambda: game.view(seat),
        lambda: game.events(seat),
    ):
        with pytest.raises(ValueError, match="seat"):
            call()


def test_moves_that_name_no_route_of_the_board() -> None:
    game = wandered(2, 2)
    for route, fragment in (("Seattle-Vancouver", "are"), ("Denver-Seattle", "No route"), ("Nowhere", "No route")):
        refusal = game.why_not(ttr.Move.claim(route, "red", 1))
        assert refusal is not None
        assert refusal.code == "not_adjacent"
        assert fragment in refusal.message
    refusal = game.why_not(ttr.Move("steal"))
    assert refusal is not None
    assert refusal.code == "not_a_move"
    assert game.parse(ttr.Move.deck()) == ttr.Move.deck()


def test_tickets_in_any_order_come_back_in_offer_order() -> None:
    game = ttr.Game(players=2, seed=4)
    offer = [str(t) for t in game.view(0).offer]
    assert game.play(ttr.Move.keep(offer[::-1])) == ttr.Move.keep(offer)


def test_refusals_change_nothing() -> None:
    game = wandered(2, 30, 3)
    before, state_id = game.position(), game.state_id
    for text in ("draw mauve", "keep all", "pass", "claim Denver-Seattle with 4 red", "nonsense"):
        refusal = game.why_not(text)
        assert refusal is not None
        with pytest.raises(ttr.MoveError) as caught:
            game.play(text)
        assert caught.value.refusal == refusal
        assert pickle.loads(pickle.dumps(caught.value)).refusal == refusal
    assert game.position() == before
    assert game.state_id == state_id


def test_over() -> None:
    game = ttr.Game(players=[ttr.bots.Greedy(), ttr.bots.Random()], seed=2)
    game.play_bots()
    assert game.turn is None
    assert game.is_over
    assert game.legal_moves() == []
    assert game.winners == (0,)
    assert game.bot_to_move() is None
    assert game.play_bot() is None
    assert "won by Greedy" in repr(game)
    with pytest.raises(ttr.IllegalMove, match="over"):
        game.play("draw deck")
    assert game.view(1).to_dict()["winners"] == [0]


def test_scores_on_the_way() -> None:
    game = wandered(3, 60, 2)
    scores = game.scores()
    assert [s.total for s in scores] == game.position().state().returns()
    assert game.winners == ()


@pytest.mark.parametrize("copy_of", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_copies(copy_of: Any) -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Random(seed=5)], seed=8)
    for _ in wander(game, 40):
        pass
    game.undo(7)
    game.observe(print)  # observers stay with the original
    twin = copy_of(game)
    assert twin.position() == game.position()
    assert twin.history == game.history
    assert (twin.state_id, twin.branch, twin.names, twin.language) == (
        game.state_id, game.branch, game.names, game.language,
    )  # fmt: skip
    assert twin.view(1) == game.view(1)
    twin.redo(7)
    assert twin.ply == game.ply + 7
    assert twin.position() != game.position()
    game.redo(7)
    assert twin.position() == game.position()


def test_restart_keeps_the_object_and_counts_on() -> None:
    game = wandered(2, 20)
    state_id, branch = game.state_id, game.branch
    game.restart(seed=5)
    assert (game.ply, game.state_id, game.branch) == (0, state_id + 1, branch + 1)
    assert game.history == ()
    assert not game.can_redo
    assert game.position().to_dict()["deck"] == ttr.Game(players=2, seed=5).position().to_dict()["deck"]
    game.restart(players=["A", "B", ttr.bots.Greedy()])
    assert game.names == ("A", "B", "Greedy")
    with pytest.raises(ValueError, match="2 to 5"):
        game.restart(players=7)
    assert game.num_players == 3


def test_from_position_takes_players() -> None:
    position = {"players": [{"name": "Ann"}, {}]}
    game = ttr.Game.from_position(position, players=["Cy", ttr.bots.Greedy()])
    assert game.names == ("Cy", "Greedy")
    assert ttr.Game.from_position(position, players=2).names == ("Ann", "P1")
    with pytest.raises(ValueError, match="3 players for a game of 2"):
        ttr.Game.from_position(position, players=3)


def test_subclasses_stay_what_they_are() -> None:
    class Lesson(ttr.Game):
        """A game with a name."""

    lesson = Lesson(players=2, seed=1)
    assert type(lesson.at(0)) is Lesson
    assert type(Lesson.from_position(lesson.position())) is Lesson
    assert type(copy.deepcopy(lesson)) is Lesson
