"""Every move without a mouse, once the map has the keyboard; and taking a move back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person
from tests.browser.positions import MOVES, mid_game
from tests.browser.scenes import OPENING

BOARD = "board = ttr.GameWidget(game, speed=0)\nboard"
PLY = len(MOVES)


def test_tickets_and_cards_by_keyboard(notebook: OpenNotebook) -> None:
    page = notebook(OPENING, BOARD)
    ann = Person(page)
    keys = page.page.keyboard
    ann.canvas.focus()
    for key in ("ArrowRight", "Space", "ArrowRight", "Space"):
        keys.press(key)
    expect(ann.bar).to_contain_text("2 ticked")
    keys.press("Enter")
    ann.until(lambda: page.ask("game.view(0).players[0].answered"), "the tickets were not kept")
    page.execute("game.play_bots()")
    expect(ann.bar).to_contain_text("Your turn")
    ply = ann.ply()
    ann.canvas.focus()
    keys.press("d")
    ann.until(lambda: ann.ply() == ply + 1, "D draws from the deck")
    slot = next(n for n, color in enumerate(ann.view()["market"], start=1) if color != "locomotive")
    keys.press(f"Shift+Digit{slot}")
    ann.until(lambda: ann.ply() == ply + 2, "Shift and a digit draw face up")
    assert page.ask("game.turn") != 0


def test_claim_by_keyboard(notebook: OpenNotebook) -> None:
    """From city to city, through a city's routes, among the payments."""
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    keys = page.page.keyboard
    ann.canvas.focus()
    for _ in range(12):  # to the west coast, wherever the walk begins
        keys.press("ArrowLeft")
    for _ in range(40):
        keys.press(".")
        keys.press("Enter")
        if ann.bar.get_by_role("radio").count() or "Claim" in ann.bar.inner_text():
            break
    expect(ann.bar).to_contain_text("Claim")
    if ann.bar.get_by_role("radio").count():
        keys.press("ArrowRight")
        expect(ann.bar.get_by_role("radio", checked=True)).to_have_count(1)
    keys.press("Enter")
    ann.until(lambda: ann.ply() == PLY + 1, f"nothing was claimed; the bar says {ann.bar.inner_text()}")
    assert page.ask("[game.history[-1].seat, game.history[-1].move.kind]") == [0, "claim"]


def test_tab_leaves_the_map(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    ann.canvas.focus()
    page.page.keyboard.press("Tab")
    assert not ann.canvas.evaluate("canvas => canvas === document.activeElement")


def test_a_claim_is_taken_back(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    ann.play("claim Denver-Kansas City:black with 2 black + 2 locomotive")
    expect(ann.part("players").locator("[data-seat='0']")).to_contain_text("26")
    ann.press("Undo", "header")
    ann.until(lambda: ann.ply() == PLY, "the claim was not taken back")
    expect(ann.part("players").locator("[data-seat='0']")).to_contain_text("30")
    expect(ann.bar).to_contain_text("Your turn")
