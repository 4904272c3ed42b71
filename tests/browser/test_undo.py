"""Taking back, by clicks: as far as the policy goes; the bots wait until they are told to go on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person
from tests.browser.positions import MOVES, mid_game

PLY = len(MOVES)
CLAIM = "claim Denver-Kansas City:black with 2 black + 2 locomotive"


def test_fair_study_off(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), "board = ttr.GameWidget(game, speed=0)\nboard")
    ann = Person(page)
    undo = ann.part("header").locator("[data-action='undo']")
    expect(undo).to_be_disabled()  # fair: the last move was a bot's

    ann.play(CLAIM)
    undo.click()
    ann.until(lambda: ann.ply() == PLY, "fair: one's own claim is taken back")
    expect(ann.bar).to_contain_text("Your turn")
    ann.play("draw deck")
    expect(ann.bar).to_contain_text("second card")
    expect(undo).to_be_disabled()  # fair: a covered card was turned up

    page.execute("board.undo = 'study'")
    undo.click()
    ann.until(lambda: ann.ply() == PLY, "study: a covered card goes back too")
    undo.click()
    ann.until(lambda: ann.ply() == 7, "study: back to one's own decision before the bots' moves")
    expect(ann.bar).to_contain_text("second card")

    page.execute("board.undo = 'off'")
    expect(undo).to_be_disabled()
    assert page.errors == []


def test_bots_hold_after_a_jump(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), "board = ttr.GameWidget(game, speed=3, undo='study')\nboard")
    ann = Person(page)
    ann.play(CLAIM)
    expect(ann.bar).to_contain_text("Your turn", timeout=20_000)  # the bots have moved meanwhile
    after = ann.ply()
    assert after > PLY + 1
    page.execute(f"game.undo({after - PLY - 1})")  # to just after the claim: Bo to move
    expect(ann.bar).to_contain_text("Bo")
    resume = ann.bar.get_by_role("button", name="Resume")
    expect(resume).to_be_visible()
    page.page.wait_for_timeout(1000)
    assert ann.ply() == PLY + 1, "the bots must not move by themselves after a jump"
    resume.click()
    ann.until(lambda: ann.ply() > PLY + 1, "Resume sets the bots going")
    expect(ann.bar).to_contain_text("Your turn", timeout=20_000)
    expect(resume).to_have_count(0)
