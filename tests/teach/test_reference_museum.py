"""Rare states: the engine really does what the sentences say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ttr_widget as ttr
from tests.cases.checker import run
from tests.teach.example_games import case, played
from ttr_widget.teach.museum import ExhibitError
from ttr_widget.teach.rules_text import NUMBERS
from ttr_widget.texts import LANGUAGES

LINES = (Path(__file__).parent / "museum.jsonl").read_text(encoding="utf-8").splitlines()
EXPECT: dict[str, dict[str, Any]] = {(entry := json.loads(line))["id"]: entry["expect"] for line in LINES}


def after(ident: str) -> ttr.Game:
    return played(ttr.museum[ident].setup)[-1]


def says(ident: str, *words: str) -> None:
    for language in LANGUAGES:
        for word in words:
            assert word in ttr.museum[ident].said.in_(language), (ident, language, word)


def test_each_has_its_check() -> None:
    assert [exhibit.id for exhibit in ttr.museum] == list(EXPECT)
    assert len(EXPECT) >= 12
    for exhibit in ttr.museum:
        assert set(exhibit.rules) <= set(NUMBERS)
        assert set(exhibit.title) == set(exhibit.said) == set(LANGUAGES)


@pytest.mark.parametrize("ident", EXPECT)
def test_state(ident: str) -> None:
    assert EXPECT[ident], "a state without a check"
    run(case(ttr.museum[ident].setup, ident, EXPECT[ident]))
    played(ttr.museum[ident].setup)


@pytest.mark.parametrize("ident", EXPECT)
def test_opens_on_a_board(ident: str) -> None:
    game = ttr.museum("ja")[ident].game()
    assert game.names[:2] == ("Aさん", "Bさん")
    assert "<svg" in game.to_svg("open", what="table", width=400)


def test_sweeps() -> None:
    def wipes(ident: str) -> int:
        return int(after(ident).events(None)[-1].get("wipes", 0))

    assert wipes("swept-twice") == 2
    assert wipes("sixty-four-sweeps") == 64 == ttr.Rules().max_refreshes
    assert wipes("market-kept") == 0
    assert wipes("reshuffled-in-a-sweep") == 1
    market = after("sixty-four-sweeps").view(None).market
    assert market.count("locomotive") == 4
    says("sixty-four-sweeps", "64")


def test_few_ordinary_cards() -> None:
    for ident, ordinary in (("market-kept", 2), ("sixty-four-sweeps", 3)):
        position = after(ident).position().to_dict()
        outside = [*position["market"], *position["deck"]]
        outside += [color for color, n in position["discard"].items() for _ in range(n)]
        assert sum(color not in (None, "locomotive") for color in outside) == ordinary


def test_open_routes_of_the_stalemate() -> None:
    view = ttr.museum["stalemate"].game().view(0)
    closed = {route for routes in view.closed.values() for route in routes} - set(view.closed["not_enough_trains"])
    free = [r for r in ttr.USA.routes if r.id not in view.owners and r.id not in closed]
    assert min(r.length for r in free) == 4
    assert [player.trains for player in view.players] == [3, 3, 3]


def test_forced_pass_and_back() -> None:
    games = played(ttr.museum["forced-pass"].setup)
    assert [str(move) for move in games[0].legal_moves()] == ["pass"]
    assert games[-1].legal_moves()[0].kind == "draw"


def test_twenty_five() -> None:
    assert len([m for m in after("twenty-five-payments").legal_moves() if m.route == "Los Angeles-Phoenix"]) == 25
    says("twenty-five-payments", "25")


def test_figures_of_the_scores() -> None:
    assert after("below-zero").scores()[0].total == 3 - 21 - 20 == -38
    says("below-zero", "3 − 21 − 20 = −38")
    assert sum(ticket.points for ticket in ttr.USA.tickets) == 349
    says("all-thirty-tickets", "29", "−349")
    says("beyond-100", "102", "100", "104")
    assert after("tickets-on-the-last-turn").scores()[0].total == -11
    says("tickets-on-the-last-turn", "11")
    for ident in ("tie-by-tickets", "tie-by-the-card", "shared-victory", "tie-without-the-card"):
        assert [score.total for score in after(ident).scores()][:2] == [101, 101]
        says(ident, "101")
    assert [score.longest_path for score in after("shared-victory").scores()] == [13, 13]
    assert after("loop-and-branches").scores()[0].longest_path == 17
    assert 45 - after("loop-and-branches").view(0).players[0].trains == 18
    says("loop-and-branches", "18", "17")


def test_ways_in() -> None:
    assert ttr.museum["last-card"].title.in_("en") == "One card left in all"
    assert ttr.museum("zh").text().splitlines()[0].endswith("还没开局就换新")
    with pytest.raises(ExhibitError, match="last-card"):
        ttr.museum["lastcard"]
    html = ttr.museum("zh")["forced-pass"]._repr_html_()
    assert "不得不跳过" in html
    assert "data:image/svg+xml;base64," in html
    assert "museum[&quot;forced-pass&quot;].game()" in html
