"""Autosave: the whole game is in its file after every change, and nothing that was in the file is ever lost."""

from __future__ import annotations

import copy
import errno
import json
import os
import pickle
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import ttr_widget as ttr
from tests.session.tables import wander, wandered
from ttr_widget.saves import autosave, wholefile
from ttr_widget.saves.previous import KEPT, previous_path


def begun(path: Path, moves: int = 20, **options: Any) -> ttr.Game:
    """A game that is in the file, after some moves."""
    facts: dict[str, Any] = {"players": ["Ann", "Bo"], "seed": 3, "autosave": path} | options
    game = ttr.Game(**facts)
    for _ in wander(game, moves, 3):
        pass
    return game


def waiting(game: ttr.Game) -> bool:
    return game.saved is not None


def same(game: ttr.Game, path: Path) -> bool:
    loaded = ttr.Game.load(path)
    return (loaded.history, loaded.position(), loaded.names) == (game.history, game.position(), game.names)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "my_game.json"


def test_the_file_follows_every_change(path: Path) -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Random("Zoé", seed=4), "李"], seed=8, autosave=path)
    assert not path.exists(), "a game in which nobody has moved is nothing to lose"
    assert (game.autosave, game.saved, game.saving, game.remarks) == (path, None, "on", ())
    seen = []
    game.observe(lambda change: seen.append(len(ttr.Game.load(path).history) == change.new), names="ply")
    for _ in wander(game, 40, 1):
        assert same(game, path)
    for change in (lambda: game.undo(5), lambda: game.redo(2), lambda: game.goto(1), game.undo):
        change()
        assert same(game, path)
    for _ in wander(game, 10, 2):
        pass
    assert same(game, path), "another way than before"
    before = game.position()
    game.restart(players=["Cai", "Didi"], seed=2)
    assert same(game, path)
    assert ttr.Game.load(previous_path(path)).position() == before
    assert seen
    assert all(seen), "who hears of a change finds it in the file"
    assert sorted(p.name for p in path.parent.iterdir()) == ["my_game.json", "my_game.previous.json"]


def test_killed_at_any_moment(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    run = subprocess.run(
        [sys.executable, "-m", "tests.session.autosave_killed", str(tmp_path), "60", "1"],
        cwd=root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    killed, littered = map(int, run.stdout.split())
    assert killed > 10, "many were killed while they played: how many depends on how busy the machine is"
    assert littered > 0, "some in the middle of a write"


def test_continue_after_a_restart(path: Path) -> None:
    old = begun(path, 30, players=["Ann", ttr.bots.Greedy(seed=5)])
    content = path.read_bytes()
    when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    game = ttr.Game(players=["Ann", ttr.bots.Greedy()], language="ja", autosave=path)
    changes = []
    game.observe(lambda change: changes.append(change.name), names=["state_id", "branch", "saved"])
    found = game.saved
    assert found == autosave.SavedGame(("Ann", "Greedy"), ("person", "greedy"), old.ply, when)
    assert found is not None
    assert found.to_dict() == {
        "names": ["Ann", "Greedy"], "kinds": ["person", "greedy"], "ply": old.ply,
        "when": when.isoformat(timespec="seconds"),
    }  # fmt: skip
    assert path.read_bytes() == content
    assert game.ply == 0
    game.resume_saved()
    assert (game.state_id, game.branch, game.saved, game.language) == (1, 1, None, "ja")
    assert sorted(changes) == ["branch", "saved", "state_id"]
    assert game.position() == old.position()
    assert game.history == old.history
    assert game.view(1).rng.random() == old.view(1).rng.random(), "bots draw the same numbers"
    assert getattr(game.bots[1], "seed", None) == 5
    for _ in wander(game, 5, 9):
        pass
    assert same(game, path)
    assert not previous_path(path).exists(), "it is the same game"
    with pytest.raises(ttr.SaveError, match="保存済み"):
        game.resume_saved()


def test_the_saved_game_stays_until_a_person_moves(path: Path) -> None:
    old = begun(path)
    content = path.read_bytes()
    game = ttr.Game(players=[ttr.bots.Random(), "Ann"], seed=1, start=1, autosave=path)
    game.play_bots()
    assert game.ply == 1
    assert waiting(game)
    assert path.read_bytes() == content, "bots alone take no file"
    game.play("keep all", seat=1)
    assert not waiting(game)
    assert same(game, path)
    assert previous_path(path).read_bytes() == content
    assert same(old, previous_path(path))
    bots = ttr.Game(players=[ttr.bots.Random(), ttr.bots.Random()], seed=1, autosave=path)
    bots.play_bot()
    assert same(bots, path), "where only bots play, they do"


def test_declined(path: Path) -> None:
    begun(path)
    content = path.read_bytes()
    game = ttr.Game(players=["Cai", "Didi"], seed=1, autosave=path)
    game.decline_saved()
    assert (game.saved, game.ply, game.state_id) == (None, 0, 0)
    assert same(game, path)
    assert previous_path(path).read_bytes() == content
    game.decline_saved()
    again = ttr.Game(players=2, autosave=path)
    assert again.saved is None, "a game without a move is not worth an offer"
    again.play("keep all")
    assert previous_path(path).read_bytes() == content, "nor a copy"


def test_a_finished_game_is_kept_not_offered(path: Path) -> None:
    done = ttr.Game(players=[ttr.bots.Random(), ttr.bots.Random()], seed=1, autosave=path)
    done.play_bots()
    assert done.is_over
    game = ttr.Game(players=2, autosave=path)
    assert (game.saved, game.remarks) == (None, ())
    game.play("keep all")
    assert same(done, previous_path(path))


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
@pytest.mark.parametrize(
    "content",
    [b"", b"\0" * 4096, b'{"format": "ttr-game", "ver', b"not json", b"\xff\xfe",
     b'{"format": "ttr-game", "version": 99}', b'{"format": "ttr-game", "version": 1, "players": []}'],
)  # fmt: skip
def test_damaged_or_newer_is_kept_with_a_remark(path: Path, content: bytes, language: str) -> None:
    path.write_bytes(content)
    game = ttr.Game(players=2, seed=1, language=language, autosave=path)
    assert game.saved is None
    (remark,) = game.remarks
    assert str(path) in remark
    assert "my_game.previous.json" in remark
    assert path.read_bytes() == content
    game.play("keep all")
    assert same(game, path)
    assert previous_path(path).read_bytes() == content
    assert game.remarks == ()


@pytest.mark.parametrize(
    ("name", "content"),
    [("a.json", '{"name": "package"}'), ("a.json", "[]"), ("a.ipynb", '{"cells": []}'), ("a.csv", "x,y\n1,2\n")],
)
def test_a_file_of_something_else_is_not_touched(tmp_path: Path, name: str, content: str) -> None:
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    with pytest.raises(ttr.SaveError, match=name):
        ttr.Game(players=2, autosave=path)
    assert [(p.name, p.read_text(encoding="utf-8")) for p in tmp_path.iterdir()] == [(name, content)]


def test_older_ones_are_kept_too(path: Path) -> None:
    firsts = []
    for seed in range(KEPT + 3):
        game = ttr.Game(players=2, seed=seed, autosave=path)
        game.play("keep all")
        firsts.append(game.position())
    kept = [ttr.Game.load(previous_path(path, n)).position() for n in range(1, KEPT + 1)]
    assert kept == firsts[-2 : -2 - KEPT : -1]
    assert len(list(path.parent.iterdir())) == KEPT + 1


def test_places_where_nothing_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(place: Path, error: type[OSError]) -> None:
        with pytest.raises(error) as caught:
            ttr.Game(players=2, autosave=place)
        assert str(tmp_path) in str(caught.value)
        assert "autosave" in str(caught.value)

    refused(tmp_path / "nowhere" / "g.json", FileNotFoundError)
    refused(tmp_path, IsADirectoryError)
    (tmp_path / "file").write_text("")
    refused(tmp_path / "file" / "g.json", FileNotFoundError)
    os.mkfifo(tmp_path / "pipe")
    refused(tmp_path / "pipe", OSError)
    for number, error in ((errno.EACCES, PermissionError), (errno.EROFS, OSError), (errno.ENOSPC, OSError)):
        with monkeypatch.context() as patch:
            patch.setattr("tempfile.mkstemp", _failing(number))
            refused(tmp_path / "g.json", error)
    (tmp_path / "g.json").write_text("")
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda *_: False)
        refused(tmp_path / "g.json", PermissionError)
    with pytest.raises(TypeError):
        ttr.Game(players=2, autosave=5)  # type: ignore[arg-type]


def _failing(number: int) -> Any:
    def fail(*args: Any, **kwargs: Any) -> Any:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
def test_a_full_disk_loses_no_move(path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    game = begun(path, 10, language=language)
    content = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(wholefile, "_rename", _failing(errno.ENOSPC))
        with pytest.warns(UserWarning, match="my_game") as told:
            for _ in wander(game, 5, 1):
                pass
        assert len(told) == 1, "said once"
        assert told[0].filename.endswith("tables.py"), "where the move was made"
        assert (game.ply, game.saving) == (15, "failed")
        assert str(path) in game.remarks[-1]
        assert os.strerror(errno.ENOSPC) in game.remarks[-1]
        assert path.read_bytes() == content
    game.undo()
    assert (game.saving, game.remarks) == ("on", ())
    assert same(game, path)
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def test_what_cannot_be_kept_is_not_written_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(path)
    content = path.read_bytes()
    game = ttr.Game(players=2, seed=1, autosave=path)
    with monkeypatch.context() as patch:
        patch.setattr(wholefile, "_rename", _failing(errno.EDQUOT))
        with pytest.warns(UserWarning, match="my_game"):
            game.play("keep all")
    assert game.saved is not None
    assert path.read_bytes() == content
    game.play("keep all")
    assert same(game, path)
    assert previous_path(path).read_bytes() == content


def test_two_games_on_one_file(path: Path) -> None:
    first = begun(path)
    second = ttr.Game(players=2, seed=9, autosave=path)
    first.undo()
    assert same(first, path), "nothing has changed for the first one yet"
    second.play("keep all")
    assert same(first, previous_path(path))
    with pytest.warns(UserWarning, match="no longer saved"):
        first.undo()
    first.undo()
    assert (first.saving, second.saving) == ("taken", "on")
    assert same(second, path)
    first.autosave = path
    assert (first.saving, waiting(first)) == ("on", True)
    assert same(second, path), "it waits for a move"
    first.redo()
    assert same(first, path)
    assert same(second, previous_path(path))


def test_a_file_touched_or_removed_is_written_on(path: Path) -> None:
    game = begun(path)
    path.write_bytes(path.read_bytes())
    os.utime(path, (1, 1))
    game.undo()
    assert same(game, path)
    path.unlink()
    game.undo()
    assert same(game, path)


def test_set_on_a_game_that_was_loaded(path: Path) -> None:
    old = begun(path)
    game = ttr.Game.load(path)
    assert (game.autosave, game.saved, game.saving) == (None, None, None)
    game.autosave = str(path)
    assert game.saved is None, "it is this game that is in the file"
    game.undo()
    assert same(game, path)
    assert not previous_path(path).exists()
    other = path.with_name("other.json")
    old.autosave = other
    assert same(old, other), "a game that is on is saved at once"
    old.autosave = None
    old.undo()
    assert not same(old, other)


def test_copies_have_none(path: Path) -> None:
    game = begun(path)
    content = path.read_bytes()
    for other in (
        copy.deepcopy(game), pickle.loads(pickle.dumps(game)), game.at(5), ttr.Game.load(path),
        ttr.Game.from_position(game.position()),
    ):  # fmt: skip
        assert (other.autosave, other.saving) == (None, None)
        next(wander(other, 1))
        assert path.read_bytes() == content


def test_a_forked_process_leaves_the_file_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = begun(path)
    content = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "getpid", lambda: -1)
        game.undo()
    assert path.read_bytes() == content


def test_a_saved_game_that_has_gone_bad_meanwhile(path: Path) -> None:
    begun(path)
    game = ttr.Game(players=2, seed=1, autosave=path)
    position = game.position()
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(ttr.SaveError):
        game.resume_saved()
    assert game.position() == position
    assert game.saved is None
    assert len(game.remarks) == 1
    with pytest.raises(ttr.SaveError):
        ttr.Game(players=2).resume_saved()


def test_a_bot_that_only_this_notebook_knows_goes_on(path: Path) -> None:
    class First:
        name = "Fi"

        def choose(self, view: ttr.View) -> ttr.Move:
            return view.legal_moves[0]

    game = ttr.Game(players=["Ann", First()], seed=1, autosave=path)
    game.play("keep all")
    bot = First()
    again = ttr.Game(players=["Ann", bot], seed=1, autosave=path)
    again.resume_saved()
    assert again.bots[1] is bot
    assert again.remarks == ()
    stranger = ttr.Game(players=2, autosave=path)
    stranger.resume_saved()
    assert stranger.bots[1] is None
    assert len(stranger.remarks) == 1


def test_nothing_secret_is_told(path: Path) -> None:
    old = begun(path, 30)
    other = path.with_name("other.json")
    twin = begun(other, 30, seed=4)
    assert (old.ply, old.position()) != (twin.ply, twin.position())
    os.utime(path, (1e9, 1e9))
    os.utime(other, (1e9, 1e9))
    told = [ttr.Game(players=2, seed=1, autosave=p) for p in (path, other)]
    assert told[0].saved == told[1].saved
    assert repr(told[0].saved) == repr(told[1].saved)
    assert set(json.loads(json.dumps(told[0].saved.to_dict() if told[0].saved else {}))) == {
        "names", "kinds", "ply", "when",
    }  # fmt: skip


def test_the_disk_is_waited_for_at_the_end(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = wandered(2, 1000, 3)
    game.undo()
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    game.autosave = path
    assert synced, "a first write is waited for"
    auto = game._autosave
    assert auto is not None
    auto._sync_after = float("inf")
    synced.clear()
    game.undo()
    assert not synced
    game.redo()
    game.redo()
    assert game.is_over
    assert synced


def test_keyword(path: Path) -> None:
    with pytest.raises(TypeError, match="autosave"):
        ttr.Game(players=2, auto_save=path)
