"""The moments of a game that the standard screenshots show: how to get there, in a notebook and by mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.positions import mid_game

OPENING = """
import ttr_widget as ttr
bots = [ttr.bots.Greedy(name) for name in ("Bo", "Cai", "Dee")]
game = ttr.Game(players=["Ann", *bots], seed=1900, start=0)
"""

# Ann is played by a bot's advice until somebody has two trains or fewer.
FINAL_ROUND = """
import ttr_widget as ttr
bots = [ttr.bots.Greedy(name) for name in ("Bo", "Cai", "Dee")]
game = ttr.Game(players=["Ann", *bots], seed=12, start=0)
advice = ttr.bots.Greedy()
while not (game.view(None).final and game.turn == 0 and game.phase == "turn"):
    game.play(advice.choose(game.view(0)), seat=0)
    game.play_bots()
"""


@dataclass(frozen=True)
class Scene:
    """`setup` is the cell that makes `game`; `act` does by mouse what leads to the moment."""

    name: str
    setup: str
    act: Callable[[Person], None]
    speed: int = 0


def _nothing(_ann: Person) -> None:
    pass


def _tick_two(ann: Person) -> None:
    ann.tick_tickets(ann.view()["you"]["offer"][:2])


def _keep_two(ann: Person) -> None:
    _tick_two(ann)
    ann.press("Keep", "action-bar")
    expect(ann.bar).to_contain_text("Your turn")


def _preview(ann: Person) -> None:
    ann.show("claim Denver-Kansas City:black with 3 black + 1 locomotive")


def _refusal(ann: Person) -> None:
    ann.click_route("Portland-Salt Lake City")


def _last_turn(ann: Person) -> None:
    ann.play("draw deck")
    ann.play("draw deck")
    scoring = ann.part("scoring")
    expect(scoring).to_be_visible(timeout=20_000)
    show_all = scoring.get_by_role("button", name="Show all")
    if show_all.count():
        show_all.click()


SCENES = (
    Scene("tickets", OPENING, _tick_two),
    Scene("opening", OPENING, _keep_two, speed=3),
    Scene("middle", mid_game(), _nothing),
    Scene("preview", mid_game(), _preview),
    Scene("refusal", mid_game(), _refusal),
    Scene("final-round", FINAL_ROUND, _nothing),
    Scene("scoring", FINAL_ROUND, _last_turn, speed=3),
)
