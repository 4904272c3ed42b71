"""Tab completion of moves, through IPython's own completer."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget.completion import complete, install, suggestions

Offered = Callable[[str], list[str]]


@pytest.fixture
def offered() -> Offered:
    """What IPython offers at the end of a text, as whole new texts."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from IPython.core.completer import provisionalcompleter
        from IPython.core.interactiveshell import InteractiveShell
        from traitlets.config import Config

        shell = InteractiveShell(config=Config({"HistoryManager": {"enabled": False}}))
    assert install(shell)
    assert not install(shell), "once is enough"
    game = ttr.Game.from_position("ttr1 usa market=RBGWY / hand=4Y2L2R / hand=3B")
    shell.user_ns |= {"game": game, "bots": ttr.Game(players=[ttr.bots.Greedy(), "Ann"], seed=1, start=0), "x": 5}

    def ask(code: str) -> list[str]:
        with warnings.catch_warnings(), provisionalcompleter():
            warnings.simplefilter("ignore")
            found: list[Any] = list(shell.Completer.completions(code, len(code)))
        return [code[: c.start] + c.text + code[c.end :] for c in found]

    return ask


def test_moves_are_offered(offered: Offered) -> None:
    assert offered("game.play('dr") == [
        f"game.play('draw {what}" for what in ("red", "yellow", "green", "blue", "white", "deck", "tickets")
    ]
    assert len(offered('game.play("')) == len(offered('game.preview( "')) == 8
    assert offered('x = 1\ngame.why_not("claim hel') == [
        'x = 1\ngame.why_not("claim Helena-Seattle with 4 yellow + 2 locomotive'
    ]
    step = offered('game.play("claim portl')
    assert 'game.play("claim Portland-Seattle:1 with ' in step
    for one in offered(step[0]):
        move = one.partition('"')[2]
        assert move.startswith("claim Portland")


def test_nothing_else_is_disturbed(offered: Offered) -> None:
    assert any(text.startswith("game.play") for text in offered("game.pl"))
    for code in ("game.play('nothing", "x.play('dr", "unknown.play('dr", "bots.play('keep", "game.at('dr"):
        assert not [text for text in offered(code) if "draw" in text or "keep " in text]


def test_every_move_can_be_reached() -> None:
    game = ttr.Game(players=2, seed=4)
    for _ in range(14):
        for move in map(str, game.legal_moves()):
            for cut in (0, 3, len("claim "), len(move) // 2, len(move)):
                found = suggestions(game, move[:cut].upper())
                assert any(move.startswith(text) for text in found), (move, cut)
        game.play(game.legal_moves()[-1])


def test_names_are_looked_up_and_nothing_is_called() -> None:
    class Trap:
        @property
        def game(self) -> ttr.Game:
            return game

        def __call__(self) -> None:
            pytest.fail("called")

    game = ttr.Game.from_position("ttr1 usa / /")
    space = {"board": Trap(), "game": game}
    assert complete("board.game.play('draw de", space) == ("draw de", ["draw deck"])
    assert complete("board.other.play('draw de", space) is None
    assert complete("board().game.play('draw de", space) is None
    assert complete("game.play('draw deck')", space) is None
    assert complete("", space) is None
