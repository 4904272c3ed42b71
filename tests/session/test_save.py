"""Save files: whole games there and back, and files that somebody or something has damaged."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ttr_widget as ttr
from tests.session.tables import wander, wandered
from ttr_widget.saves import savefile


def saved(tmp_path: Path, moves: int = 60) -> tuple[ttr.Game, Path, dict[str, Any]]:
    game = ttr.Game(players=["Ann", ttr.bots.Greedy(), ttr.bots.Random("Zoé", seed=7)], seed=4, language="ja")
    for _ in wander(game, moves, 4):
        pass
    path = tmp_path / "game.json"
    game.save(path)
    return game, path, json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("moves", [0, 2, 61, 62, 63, 1000])
def test_there_and_back(tmp_path: Path, moves: int) -> None:
    game, path, data = saved(tmp_path, moves)
    assert (data["format"], data["version"]) == ("ttr-game", 1)
    again = ttr.Game.load(path)
    assert again.position() == game.position()
    assert again.history == game.history
    assert (again.names, again.kinds, again.language) == (game.names, game.kinds, "ja")
    assert again.bots[2] is not None
    assert getattr(again.bots[2], "seed", None) == 7
    assert again.remarks == ()
    assert again.at(game.ply // 2).position() == game.at(game.ply // 2).position()
    if not game.is_over:
        assert again.view(2) == game.view(2).with_session(state_id=again.state_id)
        game.play_bots()
        again.play_bots()
        assert again.position() == game.position(), "it goes on as it would have"
    again.undo(again.ply)
    assert again.position() == game.at(0).position()


def test_from_a_position_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    game = ttr.Game.from_position({"players": [{}, {}], "phase": "second_card", "deck": ["black"]})
    game.play("draw deck")
    game.save(tmp_path / "g.json")
    assert ttr.Game.load(str(tmp_path / "g.json")).position() == game.position()


def test_players_may_be_replaced(tmp_path: Path) -> None:
    _, path, _ = saved(tmp_path)
    game = ttr.Game.load(path, players=["A", "B", "C"])
    assert game.kinds == ("person",) * 3
    with pytest.raises(ValueError, match="players"):
        ttr.Game.load(path, players=2)


def test_an_unknown_bot_becomes_a_person(tmp_path: Path) -> None:
    _, path, data = saved(tmp_path)
    data["players"][1]["bot"] = {"kind": "deepfreight", "seed": 3}
    path.write_text(json.dumps(data), encoding="utf-8")
    game = ttr.Game.load(path)
    assert game.kinds[1] == "person"
    assert game.names[1] == "Greedy"
    assert len(game.remarks) == 1
    assert "deepfreight" in game.remarks[0]


def test_a_registered_bot_is_found_again(tmp_path: Path) -> None:
    class First:
        kind = "first"

        def __init__(self, name: str = "First", seed: int = 0) -> None:
            self.name, self.seed = name, seed

        def choose(self, view: ttr.View) -> ttr.Move:
            return view.legal_moves[0]

    game = ttr.Game(players=["Ann", First("Fi", seed=9)], seed=1)
    game.save(tmp_path / "g.json")
    assert ttr.Game.load(tmp_path / "g.json").kinds == ("person", "person")
    ttr.bots.register("first", First)
    try:
        again = ttr.Game.load(tmp_path / "g.json")
        assert again.kinds == ("person", "first")
        assert isinstance(again.bots[1], First)
        assert (again.bots[1].name, again.bots[1].seed) == ("Fi", 9)
        assert "first" in ttr.bots.names()
    finally:
        from ttr_widget import players

        del players._registry["first"]


def test_a_newer_version_is_refused_by_name(tmp_path: Path) -> None:
    _, path, data = saved(tmp_path)
    path.write_text(json.dumps({**data, "version": 2}), encoding="utf-8")
    with pytest.raises(ttr.SaveError, match=r"version 2.*version 1"):
        ttr.Game.load(path)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"format": "chess"}, "format"),
        ({"version": "1"}, "version"),
        ({"version": True}, "version"),
        ({"language": "fr"}, "language"),
        ({"language": ["en"]}, "language"),
        ({"number": "x"}, "number"),
        ({"players": None}, "players"),
        ({"players": []}, "players"),
        ({"players": [{"name": "A", "bot": None}] * 2}, "players"),
        ({"players": [{"name": "A"}, {"name": "B"}, {"bot": None}]}, r"players\[2\]"),
        ({"players": [{"name": "A"}, {"name": "B"}, {"name": "C", "bot": "greedy"}]}, r"players\[2\].bot"),
        ({"players": [{"name": "A"}, {"name": "B"}, {"name": "C\x00"}]}, "players"),
        ({"start": {"players": [{}]}}, "start"),
        ({"start": 5}, "start"),
        ({"moves": {}}, "moves"),
        ({"moves": [5]}, r"moves\[0\]"),
        ({"moves": [{"seat": 9, "move": "keep all"}]}, r"moves\[0\].seat"),
        ({"moves": [{"seat": 0, "move": 9}]}, r"moves\[0\].move"),
        ({"moves": [{"seat": 0, "move": "draw red"}]}, r"moves\[0\].move"),
        ({"moves": [{"seat": 0, "move": "hello"}]}, r"moves\[0\].move"),
    ],
)
def test_damage_is_named(tmp_path: Path, change: dict[str, Any], place: str) -> None:
    _, path, data = saved(tmp_path)
    path.write_text(json.dumps(data | change), encoding="utf-8")
    with pytest.raises(ttr.SaveError, match=place):
        ttr.Game.load(path)


def test_a_move_that_chance_did_not_make(tmp_path: Path) -> None:
    _, path, data = saved(tmp_path)
    at = next(i for i, m in enumerate(data["moves"]) if "card" in m["did"])
    data["moves"][at]["did"]["card"] = "red" if data["moves"][at]["did"]["card"] != "red" else "blue"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(ttr.SaveError, match=rf"moves\[{at}\].did"):
        ttr.Game.load(path)


def test_a_file_cut_off_anywhere(tmp_path: Path) -> None:
    _, path, _ = saved(tmp_path, 12)
    content = path.read_bytes()
    for end in range(0, len(content) - 2, 211):
        path.write_bytes(content[:end])
        with pytest.raises(ttr.SaveError):
            ttr.Game.load(path)
    path.write_bytes(content.replace(b"Zo", b"\xff\xfe"))
    with pytest.raises(ttr.SaveError, match="UTF-8"):
        ttr.Game.load(path)
    path.write_bytes(b"[" * 100_000)
    with pytest.raises(ttr.SaveError):
        ttr.Game.load(path)


leaves: st.SearchStrategy[Any] = st.sampled_from([None, True, 3, -1, 2**70, "", "x", "keep all", [], {}])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(data=st.data())
def test_anything_changed_is_refused_or_read(tmp_path: Path, data: st.DataObject) -> None:
    game = wandered(2, 8, 1)
    content: Any = json.loads(json.dumps(savefile.dump(game._line, game._players, "en", 0)))
    place: Any = content
    while True:
        step = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        if isinstance(place[step], dict | list) and place[step] and data.draw(st.booleans()):
            place = place[step]
            continue
        place[step] = data.draw(leaves)
        break
    path = tmp_path / "g.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    try:
        ttr.Game.load(path)
    except ttr.SaveError as error:
        assert str(error)


def test_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, path, _ = saved(tmp_path)
    before = path.read_bytes()
    for name in ("fsync", "fdopen"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, _fail)
            with pytest.raises(OSError, match="disk"):
                wandered(2, 5).save(path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", _fail)
        with pytest.raises(OSError, match="disk"):
            wandered(2, 5).save(path)
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"], "no temporary file stays behind"
    path.chmod(0o600)
    game.save(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600, "who may read it stays as it was"
    with pytest.raises(FileNotFoundError):
        game.save(tmp_path / "nowhere" / "g.json")


def _fail(*args: Any, **kwargs: Any) -> None:
    raise OSError("the disk is full")
