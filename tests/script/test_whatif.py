"""What if: branches are played on copies, and the table tells what they lead to, as far as the seat may know."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import ttr_widget as ttr
from tests.session.tables import pair, wandered
from ttr_widget import texts
from ttr_widget.widths import columns

START = 'ttr1 usa market=RBGWY deck=KO / "Ann" hand=6Y3B tickets=HEL-LAX / "Bo" hand=3B'


def test_a_table_of_what_differs() -> None:
    lines = {"north": ["claim Helena-Seattle with 6 yellow"], "draw": ["draw deck", ttr.Move.draw("blue")]}
    found = ttr.branches(START, lines)
    assert list(found) == ["north", "draw"]
    assert found["north"].position().state().owners[ttr.USA.route("Helena-Seattle").index] == 0
    data = {(row["measure"], row["seat"]): row for row in found.to_list()}
    assert data["points", 0] == {"measure": "points", "seat": 0, "name": "Ann", "start": 0, "north": 15, "draw": 0}
    assert data["hand", 0]["draw"] == {"yellow": 6, "blue": 4, "black": 1}
    assert data["total", 0]["north"] == 15 - 8 + 10
    assert data["tickets", 0]["start"] == (0, 1)
    assert {row.measure for row in found.rows if row.seat == 1 and row.differs} == set()
    assert "Helena–Seattle: Ann → nobody" in str(found.differences("north", "draw"))
    text = str(found)
    assert text.splitlines()[0].split() == ["before", "north", "draw"]
    assert "Bo" not in text
    for language in texts.LANGUAGES:
        assert "branches-" not in found.text(language)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_columns_stand_below_one_another(language: str) -> None:
    lines = {"北へ": ["claim Helena-Seattle with 6 yellow"], "draw": ["draw deck", "draw blue"]}
    head, *rows = ttr.branches(START, lines).text(language).split("\n")
    last = columns(head) - len("draw")
    for row in rows:
        begin = next(i for i in range(len(row)) if columns(row[:i]) == last)
        assert row[begin - 2 : begin] == "  "
        assert row[begin] != " "


def test_html_is_harmless() -> None:
    found = ttr.branches(START.replace("Ann", "<i>"), {"<b>": ["draw deck"]})
    assert "<b>" not in found._repr_html_()
    assert "<i>" not in found._repr_html_()
    assert str(ttr.branches(START, {"A": []})) == "Nothing differs."


def test_the_source_stays_as_it_is_and_bots_answer() -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=5, start=0)
    game.play("keep all")
    game.play_bots()
    before = copy.deepcopy(game)
    found = ttr.branches(game, {"A": ["draw deck", "draw deck", "draw deck", "draw deck"], "B": []})
    assert game.position() == before.position()
    assert game.history == before.history
    assert [r.seat for r in found["A"].history[game.ply :]][:2] == [0, 0]
    assert 1 in [r.seat for r in found["A"].history[game.ply :]]
    assert "Greedy  hand" not in str(found)


def test_a_refused_move_says_where() -> None:
    with pytest.raises(ttr.IllegalMove) as caught:
        ttr.branches(START, {"A": ["draw deck"], "B": ["draw red", "draw locomotive"]})
    assert "in branch 'B', move 2: draw locomotive" in caught.value.__notes__
    nothing: tuple[Any, ...] = ({}, None, ["draw red"])
    for wrong in nothing:
        with pytest.raises(ValueError, match="dict"):
            ttr.branches(START, wrong)
    with pytest.raises(TypeError, match="list of moves"):
        ttr.branches(START, {"A": "draw red"})
    with pytest.raises(TypeError, match="view"):
        ttr.branches(ttr.Game(players=2).view(0), {"A": []})
    with pytest.raises(ValueError, match="seat"):
        ttr.branches(ttr.Game(players=2), {"A": []}, seat=4)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_table_tells_no_secret(seat: int) -> None:
    game = wandered(2, 44, 6)
    one, two = pair(game, seat, 3)
    claims = [m for m in one.legal_moves() if m.kind == "claim"]
    lines = {"stay": [], "go": claims[:1] if one.turn == seat else []}
    tables = [ttr.branches(world, lines, seat=seat).to_list() for world in (one, two)]
    assert tables[0] == tables[1]
