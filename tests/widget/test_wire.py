"""What crosses the wire: the same facts as the view, small, by its schema."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import jsonschema
import pytest

import ttr_widget as ttr
from ttr_widget.widget.wire import fold, unfold

SCHEMA = json.loads((files("ttr_widget") / "data" / "wire.schema.json").read_text(encoding="utf-8"))


def size(data: Any) -> int:
    """Bytes as compact JSON."""
    return len(json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode())


def turns(players: int, seed: int) -> list[tuple[ttr.Game, dict[str, Any]]]:
    """A game's views, each by the seat that is to move."""
    game = ttr.Game(players=[ttr.bots.Greedy() for _ in range(players)], seed=seed)
    out = []
    while not game.is_over:
        game.play_bot()
        out.append((game, game.view(game.turn).to_dict()))
    return out


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_folding_loses_nothing_and_keeps_to_the_schema(players: int) -> None:
    validator = jsonschema.Draft202012Validator(SCHEMA)
    for game, view in turns(players, seed=players):
        folded = fold(view, game.board)
        assert unfold(folded, game.board) == view
        validator.validate(json.loads(json.dumps(folded)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_in_mid_game_fits_4_kb(players: int) -> None:
    sizes = []
    for seed in range(2):
        views = turns(players, seed)
        middle = views[len(views) // 4 : 3 * len(views) // 4]
        sizes += [size(fold(view, game.board)) for game, view in middle]
    sizes.sort()
    assert sizes[len(sizes) // 2] <= 3000
    assert sizes[int(0.99 * len(sizes))] <= 4096


def test_the_widget_sends_it_folded() -> None:
    game = ttr.Game(players=2, seed=3, start=0)
    widget = ttr.GameWidget(game, seat=0)
    assert widget.view == fold(game.view(0).to_dict(), game.board)
    widget.close()
