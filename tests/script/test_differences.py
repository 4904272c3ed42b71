"""Differences: none exactly where two positions are equal, each in words, and never more than a view shows."""

from __future__ import annotations

import copy
import random
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ttr_widget as ttr
from tests.session.tables import pair, wandered
from ttr_widget import texts
from ttr_widget.boards import SMALL
from ttr_widget.difference import lines


@given(seed=st.integers(0, 10**6), plies=st.integers(0, 200), players=st.integers(2, 5))
@settings(max_examples=40)
def test_none_exactly_where_nothing_differs(seed: int, plies: int, players: int) -> None:
    game = wandered(players, plies, seed)
    before = game.position()
    assert not ttr.differences(before, before.to_json())
    assert str(ttr.differences(before, before)) == "Nothing differs."
    if game.is_over:
        return
    game.play(random.Random(seed).choice(game.legal_moves()))
    after = game.position()
    found = ttr.differences(before, after)
    assert bool(found) == (before != after)
    back = ttr.differences(after, before)
    assert [(d.path, d.a, d.b) for d in found] == [(d.path, d.b, d.a) for d in back] or len(found) == len(back)
    for language in texts.LANGUAGES:
        for line in lines(found, language):
            assert not re.search(r"\{|\}|None|FluentNone|Hidden|difference-", line), line


CHANGES: list[tuple[str, Any, str]] = [
    ("names", lambda d: d["players"][0].update(name="Zoe"), "name of seat 0: P0 → Zoe"),
    ("hand", lambda d: (d["players"][0].update(hand={"red": 3}), d["deck"].remove("red")), "P0, hand, red: 2 → 3"),
    ("known", lambda d: d["players"][0].update(known={"red": 1}), "P0, cards seen, red: 0 → 1"),
    ("trains", lambda d: d["players"][1].update(trains=30), "P1, trains: 45 → 30"),
    ("points", lambda d: d["players"][1].update(points=3), "P1, route points: 0 → 3"),
    ("tickets", lambda d: d["players"][0]["tickets"].pop(), "P0, ticket Denver–El Paso: yes → no"),
    (
        "order",
        lambda d: d["players"][0]["tickets"].reverse(),
        "P0, order of tickets: Dallas–New York, ",
    ),
    (
        "routes",
        lambda d: d["players"][1].update(routes=["Helena-Seattle"], trains=39, points=15),
        "Helena–Seattle: nobody → P1",
    ),
    ("market", lambda d: d["market"].reverse(), "market, slot 1: red → yellow"),
    ("deck", lambda d: d["discard"].update({d["deck"].pop(): 1}), "cards in the deck: 101 → 100"),
    ("deck order", lambda d: d["deck"].reverse(), "order of the deck: "),
    ("discard", lambda d: (d["discard"].update(red=1), d["deck"].remove("red")), "discard, red: 0 → 1"),
    ("ticket deck", lambda d: d["ticket_deck"].reverse(), "order of the ticket deck: "),
    ("turn", lambda d: d.update(turn=1), "to decide: P0 → P1"),
    ("start", lambda d: d.update(start=1), "first to play: P0 → P1"),
    ("phase", lambda d: d.update(phase="second_card"), "phase: turn → second card"),
    (
        "final",
        lambda d: d.update(final={"trigger": 1, "turns_left": 1}),
        "final round: none → begun by P1, ",
    ),
    ("passes", lambda d: d.update(passes=1), "forced passes: 0 → 1"),
    ("seed", lambda d: d.update(seed=9), "state of chance: "),
    ("rules", lambda d: d["rules"].update(max_refreshes=3), "rule max_refreshes: 64 → 3"),
]


@pytest.mark.parametrize(("change", "said"), [c[1:] for c in CHANGES], ids=[c[0] for c in CHANGES])
def test_each_thing_in_words(change: Any, said: str) -> None:
    start = ttr.Position(
        players=[{"hand": {"red": 2}, "tickets": ["Dallas-New York", "Denver-El Paso"]}, {"hand": {"blue": 2}}],
        market=["red", "blue", "green", "white", "yellow"],
    )
    data = copy.deepcopy(start.to_dict())
    change(data)
    found = ttr.differences(start, data)
    assert said in str(found)
    assert said.partition(":")[0] in repr(found)


def test_boards_and_players() -> None:
    assert str(ttr.differences(ttr.Game(players=2), ttr.Game(players=2, board=SMALL))) == "board: usa → small"
    assert "players: 2 → 3" in str(ttr.differences(ttr.position(2), ttr.position(3)))
    for wrong in (5, None, [1]):
        with pytest.raises((TypeError, ttr.PositionError)):
            ttr.differences(wrong, ttr.position(2))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seat"):
        ttr.differences(ttr.Game(players=2), ttr.Game(players=2), seat=5)


def test_html_and_lists() -> None:
    one = ttr.position(["<b>", "Bo"]).hand(0, red=1)
    found = ttr.differences(one, one.hand(0, red=2))
    assert "<b>" not in found._repr_html_()
    assert {"path": "players[0].hand.red", "code": "hand", "a": 1, "b": 2} in found.to_list()


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("moves", [0, 2, 20, 60])
def test_views_that_look_alike_differ_in_nothing(players: int, moves: int) -> None:
    game = wandered(players, moves, players + moves)
    early = wandered(players, moves // 2, players + moves)
    for seat in (*range(players), None):
        one, two = pair(game, seat or 0, moves)
        if seat is None:
            assert not ttr.differences(one, two)
        else:
            assert not ttr.differences(one, two, seat=seat)
            assert ttr.differences(early, one, seat=seat) == ttr.differences(early, two, seat=seat)
            assert ttr.differences(one.view(seat), two.view(seat)) == ()


def test_whose_eyes() -> None:
    bots = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=4)
    before = bots.at(0)
    bots.play("keep all")
    bots.play_bots()
    said = str(ttr.differences(before, bots))
    assert "Ann, ticket" in said
    assert not re.search("Greedy, ticket ", said)
    assert re.search("Greedy, ticket ", str(ttr.differences(before, bots, seat="open")))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_compare_is_a_picture_and_a_text(theme: str, language: str) -> None:
    game = wandered(3, 80, 2)
    found = ttr.compare(game.at(30), game, seat="open", titles=("<before>", "after"), theme=theme, language=language)
    root = ET.fromstring(found.to_svg())
    svg = "{http://www.w3.org/2000/svg}"
    assert len(root.findall(f"{svg}g/{svg}svg")) == 2
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    bundle = found._repr_mimebundle_()
    assert set(bundle) == {"text/html", "text/plain"}
    assert "<before>" not in bundle["text/html"]
    assert str(found) == found.differences.text(language)
    assert "".join(root.itertext()).count("<before>") == 1


def test_compare_of_boards_that_have_nothing_in_common() -> None:
    found = ttr.compare(ttr.Game(players=2, seed=1), ttr.Game(players=2, seed=1, board=SMALL))
    assert "small" in found.to_svg(width=600)
    with pytest.raises(ValueError, match="width"):
        found.to_svg(width=5)
    for options in ({"theme": "red"}, {"language": "fr"}):
        with pytest.raises(ValueError, match="is"):
            ttr.compare(ttr.position(), ttr.position(), **options)  # type: ignore[arg-type]


def test_a_comparison_shows_no_more_than_the_view() -> None:
    game = wandered(2, 40, 3)
    one, two = pair(game, 0, 1)
    start = ttr.position(2)
    shown = [ttr.compare(start, world, seat=0)._repr_mimebundle_() for world in (one, two)]
    assert shown[0] == shown[1]
