"""Non-interference: of two worlds that a seat cannot tell apart, nothing it is shown differs (R51–R53)."""

from __future__ import annotations

import json
import random

import pytest

import ttr_widget as ttr
from tests.session.tables import pair, wandered

# fmt: off
TEXTS = ["draw red", "draw locomotive", "draw deck", "draw tickets", "keep all", "keep none", "pass", "nonsense",
         "draw mauve", "keep Dallas-New York", "claim Denver-Seattle with 4 red", "claim Helena-Seattle",
         "claim Dallas-Houston with 1 red", "claim Las Vegas-Los Angeles", "claim Las Vegas-Los Angeles with 2 red",
         "claim Los Angeles-San Francisco with 1 red + 2 blue", "claim Seattle-Vancouver:2 with 1 locomotive"]
# fmt: on


def shown(game: ttr.Game, seat: int) -> str:
    """All that this seat gets to see: view, events, reprs, refusals, errors, previews of its own moves."""
    out = [repr(game), str(game), repr(game.history), json.dumps(game.view(seat).to_dict())]
    out += [repr(game.view(seat)), json.dumps(game.events(seat)), repr(game.position())]
    for text in TEXTS:
        refusal = game.why_not(text, seat=seat)
        out.append(f"{text}: {refusal!r} {refusal}")
        try:
            out.append(repr(game.preview(text, seat=seat)))
            out.append(str(game.preview(text, seat=seat)))
        except ttr.MoveError as error:
            out.append(f"{error!r} {error}")
    out += [f"{m} {game.preview(m, seat)!r}" for m in game.legal_moves(seat)]
    return "\n".join(out)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("moves", [0, 2, 20, 21, 60, 61, 62, 120])
def test_worlds_that_look_alike_are_told_alike(players: int, moves: int) -> None:
    game = wandered(players, moves, players + moves)
    if game.is_over:
        pytest.fail("choose fewer moves")
    for seat in range(players):
        one, two = pair(game, seat, moves)
        assert shown(one, seat) == shown(two, seat)
        assert json.dumps(one.view(None).to_dict()) == json.dumps(two.view(None).to_dict())


@pytest.mark.parametrize("seed", range(6))
def test_alike_while_the_seat_plays_on_in_the_open(seed: int) -> None:
    """Moves that turn up nothing keep the worlds alike, undo and redo included."""
    game = wandered(3, 70, seed)
    seat = game.turn
    assert seat is not None
    one, two = pair(game, seat, seed)
    rng = random.Random(seed)
    claims = [m for m in one.legal_moves(seat) if m.kind in {"claim", "keep"}]
    if not claims:
        return
    move = rng.choice(claims)
    for world in (one, two):
        world.play(move, seat=seat)
    if None not in one.view(None).market:
        assert shown(one, seat) == shown(two, seat)
    for world in (one, two):
        world.undo()
    assert shown(one, seat) == shown(two, seat)


def test_what_is_public_of_a_record() -> None:
    hidden = ttr.Game.from_position(
        {
            "players": [{}, {}],
            "market": ["red", "blue", "green", "white", "yellow"],
            "deck": ["purple", "orange"],
            "ticket_deck": ["Denver-El Paso", "Dallas-New York", "Houston-Kansas City"],
        }
    )
    for text in ("draw deck", "draw deck", "draw tickets", "keep Dallas-New York"):
        hidden.play(text)
    seen = repr(hidden.history) + json.dumps(hidden.events(0)[2:]) + json.dumps(hidden.events(None))
    for secret in ("purple", "orange", "Dallas", "Denver", "Houston"):
        assert secret not in seen
    assert "keeps 1 of 3" in seen
    assert [e.get("color") for e in hidden.events(0)[:2]] == ["purple", "orange"]
    assert hidden.events(1)[3]["tickets"] == ["Dallas-New York"]
    assert hidden.events("open")[3]["tickets"] == ["Dallas-New York"]


def test_a_seed_is_nowhere_to_be_seen() -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=918273645)
    chance = str(game.position().to_dict()["seed"])
    seen = shown(game, 0)
    for secret in ("918273645", chance):
        assert secret not in seen
        assert secret not in json.dumps(game.view("open").to_dict())


def test_a_bot_asks_for_the_same_numbers_whatever_the_deal() -> None:
    one, two = (ttr.Game(players=["A", ttr.bots.Random()], seed=s) for s in (1, 2))
    assert one.view(1).rng.random() == two.view(1).rng.random()
    assert one.view(1).rng.random() != one.view(0).rng.random()
    three = ttr.Game(players=["A", ttr.bots.Random(seed=5)], seed=1)
    assert one.view(1).rng.random() != three.view(1).rng.random()
    one.restart(seed=1)
    assert one.view(1).rng.random() != two.view(1).rng.random(), "the next game at the same table"
