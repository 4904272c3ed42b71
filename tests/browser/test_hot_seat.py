"""Two people at one screen, by mouse; and the other ways to sit at the table."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person
from tests.browser.positions import EARLIER, mid_game, other_secrets

TWO = """
import ttr_widget as ttr
game = ttr.Game(players=["Ann", "Bo"], seed=1900, start=0)
board = ttr.GameWidget(game)
board
"""


# Everybody is a person, and Ann is to move.
SHARED = """
game.save("shared.json")
game = ttr.Game.load("shared.json", players=["Ann", "Bo", "Cai", "Dee"])
board = ttr.GameWidget(game)
board
"""


def test_two_people_share_a_screen(notebook: OpenNotebook) -> None:
    page = notebook(TWO)
    ann, bo = Person(page, seat=0), Person(page, seat=1)
    for person, name in ((ann, "Ann"), (bo, "Bo")):
        card = person.part("curtain")
        expect(card).to_contain_text(f"Pass the screen to {name}")
        expect(person.part("hand")).to_have_count(0)
        expect(person.part("tickets")).to_have_count(0)
        assert page.ask("board.view['you']") is None
        card.get_by_role("button", name=f"I am {name}").click()
        expect(card).to_have_count(0)
        offer = person.view()["you"]["offer"]
        person.play(f"keep {offer[0]}, {offer[1]}")
    expect(ann.part("curtain")).to_contain_text("Pass the screen to Ann")
    for person, name, other in ((ann, "Ann", "Bo"), (bo, "Bo", "Ann"), (ann, "Ann", "Bo")):
        person.part("curtain").get_by_role("button", name=f"I am {name}").click()
        hand = person.view()["you"]["hand"]
        expect(person.part("hand").locator("[data-color]")).to_have_count(len(hand))
        person.play("draw deck")
        person.play("draw deck")
        expect(person.part("curtain")).to_contain_text(f"Pass the screen to {other}")
        assert page.ask("board.view['you']") is None
    assert page.errors == []


def test_the_picture_behind_a_curtain_is_nobodys(notebook: OpenNotebook) -> None:
    """What a cell shows in text and PNG before the curtain lifts is the same, whatever the hands hold."""
    shown = []
    for earlier in (EARLIER, other_secrets()):
        page = notebook(mid_game(earlier), SHARED)
        ann = Person(page)
        expect(ann.part("curtain")).to_contain_text("Pass the screen to Ann")
        [output] = json.loads(page.save())["cells"][1]["outputs"]
        shown.append({kind: output["data"][kind] for kind in ("text/plain", "image/png")})
        assert page.page.locator(".ttr-root").evaluate("root => root.textContent").count("Chicago – Los Angeles") == 0
    assert shown[0] == shown[1]
    assert len(shown[0]["image/png"]) > 10_000
    page.execute("board.seat = 0")  # what one seat sees does differ from what nobody does
    assert page.ask("board.view['you']['hand']")["black"] == 3


def test_open_hands(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), "board = ttr.GameWidget(game, seat='open', speed=0)\nboard")
    person = Person(page)
    hands = person.part("open-hands")
    expect(hands.locator("[data-seat]")).to_have_count(4)
    expect(hands.locator("[data-seat='3']")).to_contain_text("LAX–MIA")


def test_a_spectator_sees_a_board_and_no_hand(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), "board = ttr.GameWidget(game, seat=None, speed=0)\nboard")
    person = Person(page)
    for part in ("hand", "tickets", "curtain", "open-hands", "since"):
        expect(person.part(part)).to_have_count(0)
    expect(person.bar).to_contain_text("Ann to move")
    person.part("log").locator("[data-ply='9']").click()
    expect(person.bar).to_contain_text("looking at move 9")


def test_the_board_alone_says_whose_turn_it_is(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), "board = ttr.GameWidget(game, figure=True, width=640, speed=0)\nboard")
    caption = page.widget().locator("[data-part='caption']")
    expect(caption).to_contain_text("Ann to move")
    expect(page.widget().locator("[data-part='hand']")).to_have_count(0)
    page.execute("board.ply = 2")
    expect(caption).to_have_text(re.compile("looking at move 2"))
    box = page.widget().bounding_box()
    assert box is not None
    assert round(box["width"]) == 640
