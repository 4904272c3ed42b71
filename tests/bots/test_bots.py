"""One contract that every bot keeps, and what each is worth."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget.engine import GameState

BOTS = [ttr.bots.Greedy(), ttr.bots.Random()]


def play(bots: list[Any], seed: int) -> GameState:
    """A game between bots on the bare engine."""
    state = GameState.new(len(bots), seed=seed)
    ply = 0
    while not state.is_over:
        seat = state.to_move
        assert seat is not None
        view = state.view(seat).with_session(seed=f"{seed}/{seat}/{ply}")
        state.play(bots[seat].choose(view), seat)
        ply += 1
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_contract(bot: ttr.bots.Bot, players: int) -> None:
    """Legal answers in every phase; the same view gets the same answer, from a copy too; the view is left alone."""
    game = ttr.Game(players=[bot] * players, seed=players)
    twin = pickle.loads(pickle.dumps(copy.deepcopy(bot)))
    assert isinstance(bot, ttr.bots.Bot)
    assert isinstance(bot.name, str)
    while not game.is_over:
        seat = game.bot_to_move()
        assert seat is not None
        view = game.view(seat)
        untouched = pickle.loads(pickle.dumps(view))
        move = bot.choose(view)
        assert move in view.legal_moves
        assert view == untouched
        assert twin.choose(untouched) == move
        game.play(move, seat=seat)
    assert game.winners


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_a_bot_knows_no_more_than_its_view(bot: ttr.bots.Bot) -> None:
    """Re-dealt worlds that the seat cannot tell apart get the same answer."""
    import random

    game = ttr.Game(players=[ttr.bots.Random()] * 3, seed=3)
    for k in range(90):
        if k % 7 == 0 and game.turn is not None:
            seat = game.turn
            state = game.position().state()
            answers = {bot.choose(state.resample(seat, random.Random(n)).view(seat)) for n in range(3)}
            assert answers == {bot.choose(state.view(seat))}
        game.play_bot()


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_forced_passes(bot: ttr.bots.Bot) -> None:
    position = {"players": [{"trains": 1, "routes": []}, {"trains": 1}], "market": [None] * 5, "rest": 0,
                "rest_tickets": 0}  # fmt: skip
    position["players"][0] = {"trains": 0}  # type: ignore[index]
    game = ttr.Game.from_position(position, players=[bot, bot])
    game.play_bots()
    assert [str(r.move) for r in game.history] == ["pass", "pass"]
    assert game.is_over


def test_greedy_beats_random() -> None:
    wins, total = 0, 0
    for seed in range(60):
        bots = [ttr.bots.Greedy(), ttr.bots.Random()]
        mine = seed % 2
        state = play(bots[::-1] if mine else bots, seed)
        wins += state.winners() == (mine,)
        total += state.returns()[mine]
    assert wins >= 59
    assert total / 60 >= 40


@pytest.mark.parametrize("players", [3, 5])
def test_greedy_finishes_with_more_players(players: int) -> None:
    totals = play([ttr.bots.Greedy(name=f"G{n}") for n in range(players)], 5).returns()
    assert sum(totals) / players > 20


def test_registry() -> None:
    assert ttr.bots.names()[:2] == ("greedy", "random")
    for kind in ("greedy", "random"):
        bot = ttr.bots.make(kind, name="Zoe", seed=3)
        assert (bot.name, ttr.bots.kind_of(bot), bot.seed) == ("Zoe", kind, 3)  # type: ignore[attr-defined]
        assert repr(bot)
    with pytest.raises(KeyError):
        ttr.bots.make("deepfreight")
    with pytest.raises(ValueError, match="small letters"):
        ttr.bots.register("Big", ttr.bots.Greedy)


class Broken:
    name = "Broken"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: ttr.View) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (ZeroDivisionError("my hand is 3 red"), "raised ZeroDivisionError"),
        (None, "answered with NoneType"),
        ("draw deck", "answered with str"),
        (ttr.Move.deck(), "must_choose_tickets"),
        (ttr.Move.claim("Nowhere-Else", "red", 2), "not_adjacent"),
    ],
)
def test_a_bot_that_fails(answer: Any, reason: str) -> None:
    game = ttr.Game(players=[Broken(answer), "Ann"], seed=1)
    before = game.position()
    for call in (game.play_bots, game.play_bot, lambda: game.play("keep all")):
        with pytest.raises(ttr.BotError, match=reason) as caught:
            call()
        assert (caught.value.bot_name, caught.value.seat) == ("Broken", 0)
        assert "3 red" not in str(caught.value), "a bot's own words may tell its hand"
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    assert game.position() == before
    assert game.state_id == 0
    game.play("keep all", seat=0)
    assert game.turn == 1, "a person may move in its place"


def test_due_bots_move_first() -> None:
    game = ttr.Game(players=[ttr.bots.Greedy(), "Ann", ttr.bots.Greedy()], seed=1, start=2)
    assert game.bot_to_move() == 0
    with pytest.raises(ttr.IllegalMove):
        game.play("hello")
    assert game.ply == 0, "what is no move sets nothing going"
    game.play("keep all")
    assert [r.seat for r in game.history] == [0, 1]
    game.play("draw deck")
    seats = [r.seat for r in game.history]
    assert seats[:3] == [0, 1, 2]
    assert seats[-1] == 1
    assert all(game.bots[s] is not None for s in seats[2:-1])
    with pytest.raises(ttr.IllegalMove):
        game.play("draw deck", seat=0)
    assert game.turn == 1
