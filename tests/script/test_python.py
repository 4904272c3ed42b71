"""Copy as Python: a cell that plays the game again, or one seat's moves, and never another seat's secrets."""

from __future__ import annotations

import pytest

import ttr_widget as ttr
from tests.session.tables import pair, wandered
from ttr_widget.python_text import record_to_python


def run(text: str, **names: object) -> ttr.Game:
    space: dict[str, object] = dict(names)
    exec(compile(text, "cell", "exec"), space)
    game = space["game"]
    assert isinstance(game, ttr.Game)
    return game


@pytest.mark.parametrize("plies", [0, 1, 40, 2000])
def test_the_whole_game(plies: int) -> None:
    game = wandered(3, plies, plies)
    again = run(game.to_python("open"))
    assert again.position() == game.position()
    assert again.history == game.history
    if game.is_over:
        assert game.to_python() == game.to_python(None) == game.to_python("open")


def test_players_and_language() -> None:
    game = ttr.Game(players=["A\"'\\", ttr.bots.Random(name="R", seed=4)], seed=1, language="ja")
    game.play("keep all")
    game.play_bots()
    again = run(game.to_python("open"))
    assert again.names == game.names
    assert again.kinds == game.kinds
    assert again.language == "ja"
    assert again.position() == game.position()


def test_one_seat_during_the_game() -> None:
    game = wandered(2, 50, 4)
    text = game.to_python(1)
    own = [r for r in game.history if r.seat == 1]
    assert text.count("\n    '") == len(own)
    assert "ttr1" not in text
    replay = game.at(0)
    spaces: dict[str, object] = {"game": replay}
    compile(text, "cell", "exec")
    assert spaces["game"] is replay
    assert "for move" not in game.to_python(None)
    assert game.to_python() == game.to_python(None), "two people: a spectator's"
    with pytest.raises(ValueError, match="seat"):
        game.to_python(7)


@pytest.mark.parametrize("moves", [2, 20, 60])
def test_worlds_that_look_alike_copy_alike(moves: int) -> None:
    game = wandered(3, moves, moves)
    for seat in range(3):
        one, two = pair(game, seat, moves)
        assert one.to_python(seat) == two.to_python(seat)
        assert one.to_python(None) == two.to_python(None)


def test_a_name_stays_in_its_comment() -> None:
    game = ttr.Game(players=["Ann\N{NO-BREAK SPACE}x", "Bo"], seed=1)
    for language in ("en", "zh", "ja"):
        game.language = language
        assert all(line.startswith("#") for line in game.to_python(0).splitlines())


def test_one_line_of_a_log() -> None:
    game = ttr.Game(players=2, seed=1)
    game.play("keep all", seat=0)
    kept = game.history[0]
    assert record_to_python(kept, 1) is None
    assert record_to_python(kept, None) is None
    for told in (record_to_python(kept, 0), record_to_python(kept, None, over=True), record_to_python(kept, "open")):
        assert told == f"game.play({str(kept.move)!r}, seat=0)"
