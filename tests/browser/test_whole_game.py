"""A person plays a whole game against a bot: with nothing but a mouse, with keys alone, from the list of all moves."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person, decide
from tests.browser.unsighted import KeyPlayer, ListPlayer, Unsighted

GAME = """
import ttr_widget as ttr
game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=1900)
board = ttr.GameWidget(game, speed=3)
board
"""
MOST_MOVES = 250


def play_to_the_end(ann: Person, longest: int = 6) -> int:
    """Returns how many routes were claimed; each as it was meant."""
    claims = 0
    for _ in range(MOST_MOVES):
        view = ann.wait_for_turn()
        if view["phase"] == "over":
            break
        move = decide(view, longest=longest)
        ann.play(move)
        if move.startswith("claim"):
            claims += 1
            played = "[str(record.move) for record in game.history if record.seat == 0][-1]"
            assert ann.notebook.ask(played) == move
    view = ann.view()
    assert view["phase"] == "over"
    assert min(player["trains"] for player in view["players"]) <= 2
    return claims


def is_scored(ann: Person) -> None:
    """The final scoring says what the game says."""
    scoring = ann.part("scoring")
    expect(scoring).to_be_visible()
    for seat, score in enumerate(ann.notebook.ask("[score.total for score in game.scores()]")):
        total = scoring.locator(f"[data-seat='{seat}'] [data-line='total'] b")
        expect(total).to_have_text(re.compile(f"^[{chr(0x2212)}-]?{abs(score)}$"))
    (winner, *_) = ann.notebook.ask("list(game.winners)")
    expect(ann.bar).to_contain_text(ann.view()["players"][winner]["name"])
    assert ann.notebook.errors == []


def test_whole_game_by_mouse(notebook: OpenNotebook) -> None:
    ann = Person(notebook(GAME, reduced_motion="reduce"))
    claims = play_to_the_end(ann, longest=4)
    assert claims >= 10
    assert claims == ann.clicks_on_map
    is_scored(ann)


def without_a_pointer(ann: Unsighted) -> None:
    assert play_to_the_end(ann) >= 5
    ann.skip_the_show()
    assert ann.pointer_presses() == 0
    is_scored(ann)


def test_whole_game_by_keys(notebook: OpenNotebook) -> None:
    ann = KeyPlayer(notebook(GAME))
    without_a_pointer(ann)


def test_whole_game_from_the_list_of_moves(notebook: OpenNotebook) -> None:
    ann = ListPlayer(notebook(GAME))
    without_a_pointer(ann)
