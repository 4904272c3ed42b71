"""A person plays a whole game against a bot, with nothing but a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person, decide

GAME = """
import ttr_widget as ttr
game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=1900)
board = ttr.GameWidget(game, speed=3)
board
"""
MOST_MOVES = 250


def test_whole_game_by_mouse(notebook: OpenNotebook) -> None:
    page = notebook(GAME, reduced_motion="reduce")
    ann = Person(page)
    claims = 0
    for _ in range(MOST_MOVES):
        view = ann.wait_for_turn()
        if view["phase"] == "over":
            break
        move = decide(view)
        ann.play(move)
        claims += move.startswith("claim")
        if move.startswith("claim"):
            assert page.ask("[str(record.move) for record in game.history if record.seat == 0][-1]") == move

    view = ann.view()
    assert view["phase"] == "over"
    assert claims >= 10
    assert claims == ann.clicks_on_map
    assert min(player["trains"] for player in view["players"]) <= 2

    scoring = ann.part("scoring")
    expect(scoring).to_be_visible()
    for seat, score in enumerate(page.ask("[score.total for score in game.scores()]")):
        total = scoring.locator(f"[data-seat='{seat}'] [data-line='total'] b")
        expect(total).to_have_text(re.compile(f"^[{chr(0x2212)}-]?{abs(score)}$"))
    (winner, *_) = page.ask("list(game.winners)")
    expect(ann.bar).to_contain_text(view["players"][winner]["name"])
    assert page.errors == []
