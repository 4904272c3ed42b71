"""Who can sit down: names that can be shown, and bots that a save file does not take for others."""

from __future__ import annotations

from pathlib import Path

import pytest

import ttr_widget as ttr
from ttr_widget.players import register


class Named:
    """A bot by any name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: ttr.View) -> ttr.Move:
        return view.legal_moves[0]


class Better(ttr.bots.Greedy):
    """One of the built-in bots, changed."""


@pytest.mark.parametrize("bot", [Named("Greedy"), Named("random"), Named("Person"), Better()], ids=repr)
def test_what_only_is_called_like_a_built_in_bot_is_not_taken_for_it(bot: ttr.bots.Bot, tmp_path: Path) -> None:
    game = ttr.Game(players=["Ann", bot], seed=1)
    assert game.kinds[1] not in ("greedy", "random", "person")
    game.save(tmp_path / "game.json")
    again = ttr.Game.load(tmp_path / "game.json")
    assert again.bots == (None, None)
    assert len(again.remarks) == 1


def test_no_bot_is_registered_as_a_person() -> None:
    with pytest.raises(ValueError, match="person"):
        register("person", Named)


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u202eevil", "\u2066x", "\ud800", "a\u2028b", "x\x00", "y" * 41])
def test_a_name_can_be_shown(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        ttr.Game(players=[name, "Bo"], seed=1)


@pytest.mark.parametrize("name", ["Ann", "Zoë", "王", "👩\u200d🚀", "J.R.", "שרה", "7"])
def test_other_names_are_fine(name: str) -> None:
    assert ttr.Game(players=[name, "Bo"], seed=1).names[0] == name


def test_a_seed_that_is_no_number_does_not_spoil_the_file(tmp_path: Path) -> None:
    bot = ttr.bots.Greedy(seed=True)
    ttr.Game(players=["Ann", bot], seed=1).save(tmp_path / "game.json")
    assert ttr.Game.load(tmp_path / "game.json").kinds == ("person", "greedy")
