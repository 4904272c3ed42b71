"""A stretch of a game as a moving picture: every board as it is drawn alone, small, and told in a line."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageSequence

import ttr_widget as ttr
from tests.render.tables import over, two
from tests.widget.test_secrets import WORLD, other_world
from ttr_widget.overlays import Cities, OverlayError
from ttr_widget.render import to_gif
from ttr_widget.render.gif import LAST, caption
from ttr_widget.render.png import to_image
from ttr_widget.widget import GameWidget


def frames(content: bytes) -> tuple[list[np.ndarray], list[int]]:
    """Pictures as they are seen, and how many milliseconds each."""
    seen, lasts = [], []
    for frame in ImageSequence.Iterator(Image.open(BytesIO(content))):
        seen.append(np.asarray(frame.convert("RGB")).astype(int))
        lasts.append(frame.info["duration"])
    return seen, lasts


def plies(game: ttr.Game, *wanted: int) -> list[ttr.View]:
    return [game.at(ply).view(None) for ply in wanted]


def test_each_picture_is_the_board_of_its_view() -> None:
    """Parts are stored, whole boards are seen: no car is left out, none stays behind."""
    views = plies(over(), 0, 40, 60, 80, 60, 120)
    seen, lasts = frames(to_gif(views, width=480, captions=False, seconds=0.3))
    assert lasts == [300] * 5 + [300 * LAST]
    for view, shown in zip(views, seen, strict=True):
        alone = np.asarray(to_image(view, width=480)).astype(int)
        assert shown.shape == alone.shape
        off = np.abs(shown - alone).max(axis=2)
        assert off.mean() < 4, "a palette is not as fine as full colour"
        assert (off > 90).mean() < 0.002
    assert np.array_equal(seen[2], seen[4]), "there and back again"
    assert not np.array_equal(seen[1], seen[2])


def test_options() -> None:
    views = plies(over(), 0, 5)
    dark, _ = frames(to_gif(views, width=300, theme="dark", captions=False))
    assert dark[0].mean() < 110 < frames(to_gif(views, width=300, captions=False))[0][0].mean()
    plain, told = (frames(to_gif(views, width=500, captions=captions))[0][0] for captions in (False, True))
    assert told.shape[0] > plain.shape[0]
    assert told.shape[1] == plain.shape[1] == 500
    marked, _ = frames(to_gif(views, width=500, captions=False, overlays=[Cities("Denver", color="#ff00ff")]))
    assert (np.abs(marked[1] - plain).max(axis=2) > 60).any()
    for wrong in ({"seconds": 0}, {"width": 100}, {"width": 9_999}, {"theme": "pink"}, {"language": "xx"}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            to_gif(views, **wrong)
    with pytest.raises(OverlayError):
        to_gif(views, overlays=[Cities("Gotham")])
    with pytest.raises(ValueError, match="no views"):
        to_gif([])


def test_captions() -> None:
    game = over()
    first = next(i for i, record in enumerate(game.history, 1) if record.move.kind == "claim")
    before, after = plies(game, first - 1, first)
    assert caption(before, None, "en").endswith(f"move {first - 1}")
    said = caption(after, before, "en")
    assert said.startswith(f"{game.names[game.history[first - 1].seat]} claims ")
    assert "\n" not in said
    later = game.at(first + 11).view(None)
    far = caption(later, before, "en")
    assert far.count(" draws ") == 0, "of many events the claims alone"
    end, last = plies(game, game.ply, game.ply - 1)
    assert "won" in caption(end, last, "en")


def test_of_a_game(tmp_path: Path) -> None:
    game = over()
    counts = {}
    for every in ("claim", "turn", "ply"):
        file = game.save_gif(tmp_path / f"{every}.gif", 10, 60, every=every, width=300, captions=True)
        assert file == tmp_path / f"{every}.gif"
        counts[every] = len(frames(file.read_bytes())[0])
    assert counts["ply"] == 51
    assert counts["claim"] == 2 + sum(r.move.kind == "claim" for r in game.history[10:59])
    assert counts["claim"] < counts["turn"] < counts["ply"]
    with pytest.raises(ValueError, match="plies from 5 to 3"):
        game.save_gif(tmp_path / "x.gif", 5, 3)
    with pytest.raises(ValueError, match="every is ply, turn or claim"):
        game.save_gif(tmp_path / "x.gif", every="hour")
    assert not (tmp_path / "x.gif").exists()
    one = two()
    assert len(frames(one.save_gif(tmp_path / "one.gif", width=300).read_bytes())[0]) == 1


def test_a_whole_game_is_light(tmp_path: Path) -> None:
    assert over().save_gif(tmp_path / "a.gif").stat().st_size < 800_000


def test_of_a_widget(tmp_path: Path) -> None:
    game = two()
    game.play("draw red")
    widget = GameWidget(game, seat=1, language="ja", theme="dark", overlays=[Cities("denver")])
    try:
        file = widget.save_gif(tmp_path / "a.gif", 0, 1, width=300)
        wanted = to_gif([game.at(p).view(1) for p in (0, 1)], language="ja", theme="dark", width=300,
                        overlays=[Cities("denver")])  # fmt: skip
        assert file.read_bytes() == wanted
    finally:
        widget.close()


def test_secrets_of_others_change_nothing() -> None:
    made = []
    for world in (WORLD, other_world()):
        game = ttr.Game.from_position(world)
        game.play("claim Helena-Seattle with 6 yellow", seat=0)
        game.play("draw deck", seat=1)
        game.play("draw deck", seat=1)
        made.append([to_gif([then.view(seat) for then in game.walk()], width=300) for seat in (0, None)])
    assert made[0] == made[1]


def test_progress_where_there_is_tqdm(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def tqdm(frames: Iterator[Any], *, total: int, **_: Any) -> Iterator[Any]:
        told.append(total)
        for frame in frames:
            told.append(-1)
            yield frame

    views = plies(over(), 0, 1, 2)
    monkeypatch.setitem(sys.modules, "tqdm", types.ModuleType("tqdm"))
    auto = types.ModuleType("tqdm.auto")
    auto.tqdm = tqdm  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tqdm.auto", auto)
    with_bar = to_gif(views, width=300)
    assert told == [3, -1, -1, -1]
    assert to_gif(views, width=300, progress=False) == with_bar
    assert len(told) == 4
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)  # not installed
    assert to_gif(views, width=300) == with_bar
