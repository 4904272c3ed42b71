"""Continue: the game of an autosave file is offered on the page, and taken up or passed over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import ttr_widget as ttr
from tests.session.tables import wander
from tests.widget.conftest import Page
from ttr_widget.saves.previous import previous_path

Show = Callable[[ttr.GameWidget], Page]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "my_game.json"


@pytest.fixture
def old(path: Path) -> ttr.Game:
    """What was played before the kernel went."""
    game = ttr.Game(players=["Ann", ttr.bots.Greedy(seed=3)], seed=5, start=0, autosave=path)
    for _ in wander(game, 24, 5):
        pass
    while game.turn != 0:
        game.play_bot()
    return game


def test_the_offer_is_on_the_page(path: Path, old: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(ttr.Game(players=["Ann", ttr.bots.Greedy()], autosave=path)))
    offer = shown.widget.saved
    assert offer is not None
    assert (offer["names"], offer["kinds"], offer["ply"]) == (["Ann", "Greedy"], ["person", "greedy"], old.ply)
    assert offer["when"].endswith("+00:00")
    assert shown.widget.get_state(["saved", "saving"]) == {"saved": offer, "saving": "on"}
    assert json.loads(json.dumps(offer)) == offer
    shown.widget.set_state({"saved": None})
    assert shown.widget.saved == offer, "not for a page to change"


async def test_continue_puts_it_in_place(path: Path, old: ttr.Game, page: Show) -> None:
    game = ttr.Game(players=["Ann", ttr.bots.Greedy()], autosave=path)
    shown, other = page(ttr.GameWidget(game, speed=3)), page(ttr.GameWidget(game, seat=None))
    before = game.state_id
    assert shown.send("continue")["kind"] == "accepted"
    assert shown.widget.game is game
    for widget in (shown.widget, other.widget):
        assert widget.saved is None
        assert widget.view is not None
        assert (widget.view["ply"], widget.ply, widget.view["branch"]) == (old.ply, old.ply, 1)
        assert widget.view["state_id"] == game.state_id > before
    assert game.position() == old.position()
    assert shown.widget.status["driver"] == "running"
    assert shown.play("draw deck")["kind"] == "accepted"
    assert ttr.Game.load(path).history == game.history
    assert not previous_path(path).exists()
    for _ in range(200):
        await asyncio.sleep(0.01)
        if game.turn == 0 and game.ply > old.ply + 1:
            break
    assert ttr.Game.load(path).history == game.history, "bots' moves are saved too"
    assert shown.send("continue")["code"] == "stale"


async def test_bots_leave_the_offer_standing(path: Path, old: ttr.Game, page: Show) -> None:
    game = ttr.Game(players=[ttr.bots.Greedy(), "Ann"], start=1, autosave=path)
    shown = page(ttr.GameWidget(game, speed=3))
    for _ in range(200):
        await asyncio.sleep(0.01)
        if game.ply:
            break
    assert game.ply == 1
    assert shown.widget.get_state("saved")["saved"] is not None
    assert shown.play("keep all")["kind"] == "accepted"
    assert shown.widget.get_state("saved") == {"saved": None}
    assert ttr.Game.load(previous_path(path)).history == old.history


def test_decline(path: Path, old: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(ttr.Game(players=["Ann", "Bo"], autosave=path)))
    view = shown.widget.view
    assert shown.send("decline")["kind"] == "accepted"
    assert shown.widget.saved is None
    assert shown.widget.view == view
    assert ttr.Game.load(previous_path(path)).history == old.history
    assert shown.send("continue")["code"] == "stale"


def test_a_new_game_from_the_panel_declines(path: Path, old: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(ttr.Game(players=2, autosave=path)))
    players = [{"name": "Cai", "bot": None}, {"name": "Didi", "bot": None}]
    assert shown.send("new", players=players)["kind"] == "accepted"
    assert shown.widget.saved is None
    assert ttr.Game.load(path).names == ("Cai", "Didi")
    assert ttr.Game.load(previous_path(path)).history == old.history


def test_start_panel_with_continue(path: Path, old: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(autosave=path))
    assert shown.widget.setup is not None
    assert shown.widget.saved is not None
    assert shown.widget.saved["ply"] == old.ply
    assert shown.send("continue")["kind"] == "accepted"
    game = shown.widget.game
    assert game is not None
    assert (game.position(), game.autosave) == (old.position(), path)
    assert shown.widget.get_state(["setup", "saved", "saving"]) == {"setup": None, "saved": None, "saving": "on"}


def test_start_panel_makes_a_game_that_is_saved(path: Path, page: Show) -> None:
    shown = page(ttr.GameWidget(autosave=path))
    assert shown.widget.saved is None
    assert shown.send("continue")["code"] == "stale"
    assert shown.send("decline")["code"] == "malformed"
    players = [{"name": "Cai", "bot": None}, {"name": "Didi", "bot": None}]
    assert shown.send("new", players=players)["kind"] == "accepted"
    shown.send("reveal", state_id=0)
    assert shown.play("keep all")["kind"] == "accepted"
    assert ttr.Game.load(path).ply == 1


def test_start_panel_passes_the_saved_one_over(path: Path, old: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(autosave=path))
    players = [{"name": "Cai", "bot": None}, {"name": "Didi", "bot": None}]
    assert shown.send("new", players=players)["kind"] == "accepted"
    assert shown.widget.get_state("saved") == {"saved": None}
    assert ttr.Game.load(previous_path(path)).history == old.history


def test_a_folder_that_has_gone(path: Path, page: Show) -> None:
    folder = path.parent / "folder"
    folder.mkdir()
    shown = page(ttr.GameWidget(autosave=folder / "g.json"))
    folder.rmdir()
    players = [{"name": "Cai", "bot": None}, {"name": "Didi", "bot": None}]
    with pytest.warns(UserWarning, match="folder"):
        assert shown.send("new", players=players)["kind"] == "accepted"
    assert shown.widget.saving is None


def test_a_file_gone_bad_since_the_offer(path: Path, old: ttr.Game, page: Show) -> None:
    game = ttr.Game(players=["Cai", "Didi"], autosave=path)
    shown = page(ttr.GameWidget(game))
    path.write_bytes(b'{"format": "ttr-game"')
    assert shown.send("continue")["code"] == "stale"
    assert shown.widget.saved is None
    assert game.names == ("Cai", "Didi")


def test_the_curtain_is_down_after_continue(path: Path, page: Show) -> None:
    old = ttr.Game(players=["Ann", "Bo"], seed=2, autosave=path)
    old.play("keep all")
    game = ttr.Game(players=["Cai", "Didi"], seed=3, autosave=path)
    shown = page(ttr.GameWidget(game))
    shown.send("reveal", state_id=0)
    assert shown.widget.view is not None
    assert shown.widget.view["you"] is not None
    views: list[object] = []
    shown.widget.observe(lambda change: views.append(change.new["you"]), names="view")
    assert shown.send("continue")["kind"] == "accepted"
    assert shown.widget.curtain == {"seat": 1, "name": "Bo"}
    assert views
    assert not any(views), "nobody's hand in between"


def test_a_seat_that_the_saved_game_has_not(path: Path, old: ttr.Game, page: Show) -> None:
    shown = page(ttr.GameWidget(ttr.Game(players=4, autosave=path), seat=3))
    assert shown.send("continue")["kind"] == "accepted"
    assert shown.widget.view is not None
    assert shown.widget.view["you"] is None
    assert shown.play("draw deck", seat=0)["code"] == "not_your_turn"


def test_autosave_belongs_to_the_game(path: Path) -> None:
    with pytest.raises(TypeError, match="belongs to the game"):
        ttr.GameWidget(ttr.Game(players=2), autosave=path)
    with pytest.raises(FileNotFoundError):
        ttr.GameWidget(autosave=path / "nowhere" / "g.json")


def test_failing_shows(path: Path, page: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    shown = page(ttr.GameWidget(ttr.Game(players=["Ann", ttr.bots.Greedy()], start=0, autosave=path), speed=0))
    with monkeypatch.context() as patch:
        patch.setattr("ttr_widget.saves.wholefile._rename", full)
        with pytest.warns(UserWarning, match="No space"):
            assert shown.play("keep all")["kind"] == "accepted"
    assert shown.widget.get_state("saving") == {"saving": "failed"}


def test_two_worlds_one_offer(tmp_path: Path, page: Show) -> None:
    """Games that differ in all that is hidden are offered alike."""
    states = []
    for seed in (1, 2):
        path = tmp_path / f"{seed}.json"
        game = ttr.Game(players=["Ann", "Bo"], seed=seed, start=0, autosave=path)
        game.play("keep all")
        shown = page(ttr.GameWidget(autosave=path))
        states.append({k: v for k, v in shown.widget.get_state().items() if k not in ("layout", "saved")})
        assert shown.widget.saved is not None
        states[-1] |= {k: v for k, v in shown.widget.saved.items() if k != "when"}
    assert states[0] == states[1]
