"""The builder: each step is a value, what can never be right is refused at once, all the rest when it is built."""

from __future__ import annotations

import inspect

import pytest

import ttr_widget as ttr
from ttr_widget.engine import USA


def test_the_same_as_the_json_form() -> None:
    built = (
        ttr.position(players=3)
        .hand(0, red=2, locomotive=1)
        .known(0, red=1)
        .claim(1, "Helena-Seattle", "Denver to Kansas City: black", "Dallas-Houston")
        .market("red", "blue", "green", "white", None)
        .deck("black", "orange")
        .discard(yellow=3)
        .tickets(0, "Houston-Kansas City")
        .offer(2, "New York-Dallas", USA.ticket("Denver-El Paso"))
        .ticket_deck("LAX-NYC")
        .returned(1, "San Francisco-Atlanta")
        .turn(2, "tickets")
        .final(1, 2)
        .trains(1, 2)
        .points(0, 9)
        .start(1)
        .passes(0)
        .seed(7)
        .name(0, "Ann")
    )
    same = {
        "players": [
            {"name": "Ann", "hand": {"red": 2, "locomotive": 1}, "known": {"red": 1},
             "tickets": ["Houston-Kansas City"], "points": 9},
            {"routes": ["Helena-Seattle", "Denver-Kansas City:black", "Dallas-Houston:1"], "trains": 2,
             "returned": ["Atlanta-San Francisco"]},
            {"offer": ["Dallas-New York", "Denver-El Paso"]},
        ],
        "market": ["red", "blue", "green", "white", None], "deck": ["black", "orange"], "discard": {"yellow": 3},
        "ticket_deck": ["Los Angeles-New York"], "turn": 2, "phase": "tickets", "start": 1, "seed": 7,
        "final": {"trigger": 1, "turns_left": 2},
    }  # fmt: skip
    assert built.build() == ttr.Position.from_dict(same)
    assert ttr.Position.of(built) == built.build()
    assert ttr.Game.from_position(built).position() == built.build()
    assert built.game(["A", "B", "C"]).names == ("A", "B", "C")


def test_every_step_leaves_the_builder_as_it_was() -> None:
    base = ttr.position().hand(0, red=2)
    one, two = base.claim(0, "Helena-Seattle"), base.hand(0, blue=4)
    assert base == ttr.position().hand(0, red=2) != one
    assert two.to_dict()["players"][0] == {"hand": {"blue": 4}}
    one.to_dict()["players"][0]["hand"] = {}
    assert one.to_dict()["players"][0]["hand"] == {"red": 2}


def test_signatures_help_completion() -> None:
    colors = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive"]
    for step in (ttr.PositionBuilder.hand, ttr.PositionBuilder.known, ttr.PositionBuilder.discard):
        names = [p.name for p in inspect.signature(step).parameters.values() if p.kind is p.KEYWORD_ONLY]
        assert names == colors


@pytest.mark.parametrize(
    ("step", "hint"),
    [
        (lambda b: b.hand(2, red=1), "last one is 1"),
        (lambda b: b.hand(True, red=1), "no seat"),
        (lambda b: b.hand(0, red=13), "12"),
        (lambda b: b.hand(0, red=-1), "at least 0"),
        (lambda b: b.hand(0, red=1.5), "whole number"),
        (lambda b: b.claim(0, "Helena-Seatle"), "Helena-Seattle"),
        (lambda b: b.claim(0, "Denver-Kansas City"), "Denver-Kansas City:black, Denver-Kansas City:orange"),
        (lambda b: b.claim(0, "Helena-Seattle").claim(1, "HEL-SEA"), "owned"),
        (lambda b: b.claim(0, "Seattle-Miami"), "no route"),
        (lambda b: b.tickets(0, "Dalas-New York"), "Dallas-New York"),
        (lambda b: b.offer(0, "Dallas-New York", "DAL-NYC"), "already"),
        (lambda b: b.market("red"), "five"),
        (lambda b: b.market("red", "mauve", "red", "red", "red"), "purple"),
        (lambda b: b.deck(None), "not a colour"),
        (lambda b: b.deck(*["red"] * 13), "12"),
        (lambda b: b.turn(5), "last one is 1"),
        (lambda b: b.turn(0, "later"), "second_card"),
        (lambda b: b.rest("bin"), "discard"),
        (lambda b: b.rest_tickets(9), "last one is 1"),
        (lambda b: b.final(0, -1), "at least 0"),
        (lambda b: b.name(0, " "), "empty"),
        (lambda b: b.trains(0, "many"), "whole number"),
    ],
)
def test_refused_at_once(step, hint: str) -> None:
    with pytest.raises(ttr.PositionError) as caught:
        step(ttr.position())
    assert hint in str(caught.value)


def test_the_rest_is_refused_when_built_with_every_fault() -> None:
    builder = ttr.position().hand(0, red=8).hand(1, red=8).offer(0, "Dallas-New York").trains(0, 46).known(1, blue=2)
    with pytest.raises(ttr.PositionError) as caught:
        builder.build()
    assert len(caught.value.problems) == 4


def test_players_and_boards() -> None:
    assert ttr.position(["Ann", "Bo"]).build().names == ("Ann", "Bo")
    for players in (1, 6, 0, ["Ann"]):
        with pytest.raises(ValueError, match="2 to 5"):
            ttr.position(players)
    own = ttr.Board.from_dict(USA.to_dict() | {"tickets": USA.to_dict()["tickets"][:9]}, name="nine")
    assert ttr.position(board=own, rules=ttr.Rules(max_refreshes=1)).build().board == own
    assert "red" not in repr(ttr.position().hand(0, red=2))
