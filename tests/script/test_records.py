"""Game records as text: a record alone replays exactly, many games lie in a file, damage is found where it is."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ttr_widget as ttr
from tests.script.test_position_text import OWN
from tests.session.tables import wandered
from ttr_widget import texts


def same(one: ttr.Game, two: ttr.Game) -> bool:
    return one.position() == two.position() and one.history == two.history and one.names == two.names


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("plies", [0, 1, 30, 31, 1000])
def test_a_record_replays_exactly(players: int, plies: int) -> None:
    game = wandered(players, plies, players)
    text = game.to_record()
    again = ttr.Game.from_record(text)
    assert same(game, again)
    assert again.to_record() == text
    rng = random.Random(plies)
    for _ in range(20):  # shuffles to come included
        if legal := game.legal_moves():
            move = rng.choice(legal)
            assert game.play(move) == again.play(move)
    assert same(game, again)
    assert ttr.Game.from_record(text.replace("\n", "\r\n")).to_record() == text


def test_answers_out_of_turn_come_back() -> None:
    game = ttr.Game(players=3, seed=2)
    for seat in (2, 0, 1):
        game.play("keep all", seat=seat)
    assert same(game, ttr.Game.from_record(game.to_record()))


@pytest.mark.parametrize(
    "names", [["Ann", "Ann"], ["seat 1", "Bo"], ["a: b", "{x}"], ["[Format", ";x"], ['"', "\\"], ["アン", "B. O."]]
)
def test_any_names(names: list[str]) -> None:
    game = ttr.Game(players=names, seed=1)
    for _ in range(6):
        game.play(game.legal_moves()[0])
    assert same(game, ttr.Game.from_record(game.to_record()))


def test_bots_language_and_boards() -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Random(seed=5)], seed=None, language="zh")
    game.play("keep all")
    game.play_bots()
    again = ttr.Game.from_record(game.to_record({"Event": "Club “evening”"}))
    assert again.kinds == ("person", "random")
    assert again.language == "zh"
    assert getattr(again.bots[1], "seed", None) == 5
    assert again.view(1).rng.random() == game.view(1).rng.random()
    own = ttr.Game(players=2, seed=3, board=OWN)
    for _ in range(8):
        own.play(own.legal_moves()[0])
    assert same(own, ttr.Game.from_record(own.to_record()))
    assert ttr.Game.from_record(game.to_record(), players=["A", "B"]).names == ("A", "B")
    unknown = ttr.Game.from_record(game.to_record().replace('"random 5"', '"deep-thought 5"'))
    assert unknown.bots == (None, None)
    assert "deep-thought" in unknown.remarks[0]


@pytest.mark.parametrize("key", ["Start", "Seat7", "two words", "", "Format"])
def test_headers_that_cannot_be(key: str) -> None:
    with pytest.raises(ValueError, match="header"):
        ttr.Game(players=2, seed=1).to_record({key: "x"})


def test_many_games_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    games = [wandered(players, plies, players) for players, plies in ((2, 40), (3, 0), (3, 0), (5, 1000))]
    assert ttr.write_records(path, games) == 4
    assert [same(a, b) for a, b in zip(games, ttr.read_records(path), strict=True)] == [True] * 4
    with pytest.raises(ttr.RecordError, match="another game"):
        ttr.Game.from_record(path.read_text(encoding="utf-8"))
    lines = path.read_text(encoding="utf-8").split("\n")
    starts = [i for i, line in enumerate(lines) if line.startswith("[Format")]
    lines[starts[3] + 12] = "oops"
    path.write_text("; a remark\n" + "\n".join(lines), encoding="utf-8")
    found: list[ttr.Game] = []
    with pytest.raises(ttr.RecordError) as caught:
        found.extend(ttr.read_records(path))
    assert len(found) == 3
    assert caught.value.line == starts[3] + 14
    path.write_bytes(path.read_bytes().replace(b"; a remark", b"\xff"))
    with pytest.raises(ttr.RecordError):
        list(ttr.read_records(path))


GAME = """\
[Format "ttr-record 1"]
[Seat0 "Ann"]
[Seat1 "Bo"]
[Start "ttr1 usa market=RBGWY deck=KOPPP / hand=6Y / hand=4B"]
[Result "*"]

; by hand, braces left out where nobody cares
1. Ann: claim helena to seattle with 6 yellow
2. Bo: draw blue {slot 2 black}
   draw deck {orange}
3. seat 0: draw deck
   draw deck {purple}
"""


def test_as_people_type_it() -> None:
    game = ttr.Game.from_record(GAME.replace("Ann", "P0").replace("Bo", "P1"))
    assert [str(r.move) for r in game.history[:2]] == ["claim Helena-Seattle with 6 yellow", "draw blue"]


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "code", "hint"),
    [
        ('[Format "ttr-record 1"]\n', "", 1, 1, "format", "ttr-record 1"),
        ("ttr-record 1", "ttr-record 2", 1, 1, "version", "ttr-record 1"),
        ('[Seat0 "Ann"]', "[Seat0 Ann]", 2, 1, "header", "quotes"),
        ('[Seat1 "Bo"]', '[Seat0 "Bo"]', 3, 1, "header_twice", "Seat0"),
        ("[Start", "[Strat", 4, 1, "missing", "Start"),
        ("deck=KOPPP", "deck=KOXPP", 4, 1, "start", "K black"),
        ('[Seat1 "Bo"]', '[Seat1 "Bo"]\n[Seat2 "Cy"]', 5, 1, "seats", "2"),
        ('[Result "*"]', '[Result "*"]\n[Number "x"]', 6, 1, "number", "whole"),
        ('[Result "*"]', '[Result "*"]\n[Language "fr"]', 6, 1, "language", "zh"),
        ('[Result "*"]', '[Result "*"]\n[Bot0 "greedy one two"]', 6, 1, "bot", "greedy 0"),
        ('[Seat0 "Ann"]', '[Seat0 " "]', 2, 1, "players", "empty"),
        ('[Result "*"]', '[Result "9 9"]', 5, 1, "result", "*"),
        ("1. Ann: claim", "Ann: claim", 8, 1, "turn", "1. Ann: draw deck"),
        ("1. Ann: claim", "1. Zed: claim", 8, 4, "seat", "Ann, Bo"),
        ("1. Ann: claim", "2. Ann: claim", 8, 1, "turn_number", "turn 1"),
        ("helena to", "helenna to", 8, 9, "move", "Helena"),
        ("6 yellow", "5 yellow", 8, 9, "illegal", "6"),
        ("2. Bo: draw blue", "2. Ann: draw blue", 9, 9, "illegal", "Bo"),
        ("slot 2 black", "slot 2 white", 9, 18, "chance", "slot 2 black"),
        ("   draw deck {orange}", "3. Bo: draw deck {orange}", 10, 1, "same_turn", "turn 2"),
        ("3. seat 0: draw deck", "   draw deck", 11, 4, "illegal", "Ann"),
        ("{purple}\n", '{purple}\n[Event "x"]\n', 13, 1, "one_game", "read_records"),
    ],
)  # fmt: skip
def test_damage_is_found_where_it_is(old: str, new: str, line: int, column: int, code: str, hint: str) -> None:
    assert old in GAME
    with pytest.raises(ttr.RecordError) as caught:
        ttr.Game.from_record(GAME.replace("hand=6Y", '\\"Ann\\" hand=6Y').replace(old, new, 1))
    error = caught.value
    assert (error.line, error.column, error.code) == (line, column, code)
    assert hint in str(error)
    assert f"line {line}, column {column}" in str(error)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    for language in texts.LANGUAGES:
        assert not set("{}") & set(error.text(language)) or code in {"turn", "format"}


@given(seed=st.integers(0, 30), at=st.integers(0, 20_000), what=st.sampled_from('0aR{}:."[] \n\t;é'), cut=st.booleans())
@settings(max_examples=60)
def test_damage_is_refused_or_changes_nothing_silently(seed: int, at: int, what: str, *, cut: bool) -> None:
    game = wandered(2, 20 + seed, seed)
    text = game.to_record()
    at %= len(text)
    damaged = text[:at] if cut else text[:at] + what + text[at + 1 :]
    try:
        again = ttr.Game.from_record(damaged)
    except ttr.RecordError as error:
        assert 1 <= error.line <= damaged.count("\n") + 1
        assert error.column >= 1
    else:
        assert ttr.Game.from_record(again.to_record()).history == again.history


@pytest.mark.parametrize("text", ["", "\n\n", "x", "{}", "1. Ann: draw deck"])
def test_no_record(text: str) -> None:
    with pytest.raises(ttr.RecordError, match="ttr-record 1"):
        ttr.Game.from_record(text)
