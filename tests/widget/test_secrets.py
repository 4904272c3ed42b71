"""Non-interference on the wire: two games that differ only in what a screen may not know send it the same bytes.

Every comm message of the widget is recorded: its opening state, each update, each reply. The page does the same in
both worlds: it plays, is refused, takes back, looks back, asks for the log; others play what looks the same from
outside.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget.widget import GameWidget

WORLD: dict[str, Any] = {
    "players": [
        {"name": "Ann", "hand": {"yellow": 6, "red": 3, "locomotive": 2}, "tickets": ["Denver-El Paso"]},
        {"name": "Bo", "hand": {"green": 4, "blue": 3, "white": 1}, "tickets": ["Houston-Kansas City"]},
        {"name": "Cai", "hand": {"black": 4, "orange": 3, "purple": 1}, "tickets": ["Atlanta-New York"]},
    ],
    "market": ["red", "blue", "green", "white", "yellow"],
    "deck": ["black", "orange", "red", "white", "purple", "green", "blue", "red", "black"],
    "ticket_deck": ["Chicago-New Orleans", "Calgary-Salt Lake City", "Helena-Los Angeles", "Duluth-Houston"],
    "seed": 1,
}


def other_world() -> dict[str, Any]:
    """The same for Ann: other cards and tickets with Bo and Cai, another order of both decks, another seed."""
    other = copy.deepcopy(WORLD)
    _, bo, cai = other["players"]
    bo["hand"] = {"green": 4, "purple": 3, "locomotive": 1}
    cai["hand"] = {"black": 4, "white": 2, "red": 2}
    bo["tickets"], cai["tickets"] = ["New York-Seattle"], ["Boston-Miami"]
    other["deck"] = ["black", "orange", "red", "white", "locomotive", "white", "blue", "red", "black"]
    other["ticket_deck"] = ["Dallas-New York", "Miami-Toronto", "Phoenix-Portland", "Denver-Pittsburgh"]
    other["seed"] = 2
    return other


class Wire:
    """Everything that leaves the kernel for one widget."""

    def __init__(self, game: ttr.Game, **options: Any) -> None:
        self.game = game
        self.sent: list[str] = []
        self.widget = GameWidget(game, **options)
        self._record(self.widget.get_state())
        self.widget._send = lambda message, buffers=None: self._record(message)  # noqa: ARG005
        self.widget.send_state = lambda key=None: self._record(self.widget.get_state(key))
        self._count = 0

    def _record(self, message: Any) -> None:
        if isinstance(message, dict):
            message = {k: v for k, v in message.items() if k not in ("_esm", "_app", "_css", "layout")}
        self.sent.append(json.dumps(message, default=str, sort_keys=True))

    def say(self, kind: str, **fields: Any) -> None:
        self._count += 1
        self.widget._handle_custom_msg({"kind": kind, "id": str(self._count), **fields}, [])

    def play(self, move: str, seat: int = 0) -> None:
        self.say("play", move=move, seat=seat, state_id=self.game.state_id)


def as_ann(wire: Wire) -> None:
    """What Ann does and sees, and what the others do meanwhile."""
    game = wire.game
    wire.play("claim Helena-Seattle with 6 green")  # refused
    wire.play("claim Helena-Seattle with 6 yellow")
    wire.say("undo", state_id=game.state_id)
    wire.play("claim Helena-Seattle with 6 yellow")
    wire.play("draw red", seat=1)  # not hers to move
    game.play("draw deck", seat=1)
    game.play("draw deck", seat=1)
    game.play("draw tickets", seat=2)
    wire.say("log", **{"from": 0})
    game.play(f"keep {game.view(2).offer[0]}", seat=2)
    wire.play("claim Dallas-Houston:1 with 1 blue")  # refused: not in hand
    wire.play("draw blue")
    wire.play("draw locomotive")  # refused: none there
    wire.widget.ply = 1
    wire.say("log", **{"from": 0})
    wire.widget.ply = game.ply
    wire.say("resume")
    wire.say("nonsense")


def as_spectator(wire: Wire) -> None:
    game = wire.game
    wire.play("draw deck")
    game.play("claim Helena-Seattle with 6 yellow", seat=0)
    game.play("draw deck", seat=1)
    game.play("draw deck", seat=1)
    game.undo(2)
    game.play("draw tickets", seat=1)
    wire.widget.ply = 0
    wire.widget.ply = game.ply
    wire.say("log", **{"from": 0})


def behind_the_curtain(wire: Wire) -> None:
    """Ann lifts, plays, and Bo has not sat down yet."""
    game = wire.game
    wire.play("claim Helena-Seattle with 6 yellow")  # refused: the curtain is down
    wire.say("reveal", state_id=game.state_id)
    wire.play("claim Helena-Seattle with 6 yellow")
    wire.play("draw deck", seat=1)  # refused: Bo's hand is covered
    wire.say("log", **{"from": 0})
    wire.widget.ply = 0
    wire.widget.ply = game.ply
    wire.say("undo", state_id=game.state_id)


@pytest.mark.parametrize(
    ("story", "options"),
    [(as_ann, {"seat": 0}), (as_spectator, {"seat": None}), (behind_the_curtain, {"seat": "auto"})],
)
def test_the_wire_says_the_same_in_both_worlds(story: Callable[[Wire], None], options: dict[str, Any]) -> None:
    wires = []
    for world in (WORLD, other_world()):
        wire = Wire(ttr.Game.from_position(world), speed=0, **options)
        story(wire)
        wires.append(wire)
    one, two = (wire.sent for wire in wires)
    assert len(one) == len(two) > 8
    for a, b in zip(one, two, strict=True):
        assert a == b
    text = "".join(one)
    assert "seed" not in text
    for wire in wires:
        wire.widget.close()


def test_how_many_first_tickets_others_keep_shows_when_all_have_chosen() -> None:
    game = ttr.Game(players=["Ann", "Bo"], seed=1, start=0)
    game.play("keep all", seat=1)
    assert game.events(0) == [{"ply": 0, "turn": 0, "seat": 1, "kind": "keep", "of": 3}]
    assert game.events(1)[0]["kept"] == 3
    game.play("keep all", seat=0)
    assert game.events(0)[0]["kept"] == 3
    assert "tickets" not in game.events(0)[0]


def test_the_worlds_do_differ_for_those_who_may_know() -> None:
    one, two = (ttr.Game.from_position(world) for world in (WORLD, other_world()))
    assert one.view(1).to_dict() != two.view(1).to_dict()
    assert one.view("open").to_dict() != two.view("open").to_dict()


def test_what_a_cell_prints_says_the_same_too() -> None:
    texts = []
    for world in (WORLD, other_world()):
        game = ttr.Game.from_position(world)
        widget = GameWidget(game)
        game.play("draw deck", seat=0)
        texts.append(repr(game) + repr(widget) + repr(game.history[:0]) + str(game.why_not("draw red", seat=1)))
        widget.close()
    assert texts[0] == texts[1]
