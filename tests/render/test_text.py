"""The text: what a terminal shows. Complete, narrow, harmless."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ttr_widget as ttr
from tests.render.tables import choosing, five, hostile, over, two
from ttr_widget import texts
from ttr_widget.render import to_text
from ttr_widget.render.words import describe, plain, wrap
from ttr_widget.widths import clip, columns

GAMES = [two, five, over, choosing, hostile]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("make", GAMES)
def test_narrow_and_whole(make, language: str) -> None:
    for seat in (0, None, "open"):
        said = to_text(make().view(seat), language)
        for line in said.splitlines():
            assert columns(line) <= 84, line
            assert line == line.rstrip()
        assert not re.search(r"\{|\}|FluentNone|\bNone\b", said)


def test_what_a_seat_may_know() -> None:
    said = to_text(two().view(0))
    assert "Ann is to move." in said
    assert "Market" in said
    assert "red, green, blue, white, locomotive" in said
    assert "2 red, 1 blue, 1 locomotive" in said
    assert "Denver–El Paso 4 (done)" in said
    assert "Dallas–New York 11" in said
    assert "?/1" in said
    assert "Denver–Kansas City (black) 4" in said
    assert "Seattle–Vancouver (1) 1" in said
    assert "Chicago–New Orleans" not in said
    assert "green 4" not in said


def test_spectator_and_open() -> None:
    game = two()
    spectator = to_text(game.view(None))
    assert "Hand" not in spectator
    assert "?/2" in spectator
    everything = to_text(game.view("open"))
    assert "Chicago–New Orleans 7" in everything
    assert "4 green" in everything
    assert "?" not in everything


def test_the_end() -> None:
    game = over()
    said = to_text(game.view(None))
    assert "Game over: " in said
    for score in game.scores():
        assert f"{score.longest_path} +{score.longest_bonus}" in said
        assert str(score.total) in said
        for ticket in score.tickets_missed:
            assert f"{ticket.a}–{ticket.b} {ticket.points} (missed)" in said


def test_offers() -> None:
    game = choosing()
    said = to_text(game.view(0))
    assert "Ann, Bo have to choose their first tickets." in said
    for ticket in game.view(0).offer:
        assert f"{ticket.a}–{ticket.b} {ticket.points}" in said
    for ticket in game.view(1).offer:
        assert ticket.a + "–" + ticket.b not in said


def test_names_cannot_steer_a_terminal() -> None:
    said = to_text(hostile().view(0))
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2028\u2029]", said)
    assert plain("a\u0000b\ud800c") == "abc"


def test_every_id_is_there(root: Path) -> None:
    used: set[str] = set()
    for path in (root / "ttr_widget/render").glob("*.py"):
        used |= set(re.findall(r'"((?:text|ui|event)-[a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    used |= {f"text-phase-{p}" for p in ("initial-tickets", "turn", "second-card", "tickets")}
    used |= {f"text-column-{c}" for c in ("points", "trains", "cards", "tickets", "longest", "routes", "total")}
    used |= {f"text-{c}" for c in ("market", "decks", "discard", "hand", "tickets", "offer", "routes")}
    used |= {f"event-live-{k}" for k in ("draw", "deck", "tickets", "keep", "claim", "pass")}
    assert len(used) > 35
    for language in texts.LANGUAGES:
        assert [i for i in sorted(used) if not texts.has(i, language)] == []


def test_widths() -> None:
    assert columns("俄克拉荷马城") == 12
    assert clip("俄克拉荷马城", 7) == "俄克拉…"
    assert columns("e\u0301") == 1
    assert wrap(["ab", "cd", "ef"], 7, "en") == ["ab, cd,", "ef"]


def test_every_event_has_words() -> None:
    game = ttr.Game.from_position(
        {"players": [{"name": "A", "hand": {"yellow": 5, "locomotive": 1}}, {"name": "B"}], "market": ["red"] * 5}
    )
    game.play("claim Helena-Seattle with 5 yellow + 1 locomotive")
    assert "A claims Helena–Seattle with 5 yellow + 1 locomotive: 15 points." in to_text(game.view(None))
    game.play("draw red")
    assert "B draws red." in to_text(game.view(None))
    game.play("draw deck")
    game.play("draw tickets")
    assert "A draws 3 tickets." in to_text(game.view(1))
    game.play("keep all")
    assert "A keeps 3 of 3 tickets." in to_text(game.view(1))
    assert "Helena" in describe(game.view(1), "en")


def test_while_others_choose_their_first_tickets() -> None:
    game = ttr.Game(players=["Ann", "Bo"], seed=4, start=0)
    game.play("keep all")
    assert "Ann has chosen the first tickets." in to_text(game.view(1))
    game.play("keep all")
    assert "Bo keeps 3 of 3 tickets." in to_text(game.view(0))
