"""The board and the game are one: reloads, several boards, cells and clicks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person

# Two people at one screen would need the curtain: a second seat that is a bot and waits is simpler to follow.
START = """
import ttr_widget as ttr
game = ttr.Game(players=["Ann", ttr.bots.Random()], seed=7, start=0)
game.play("keep all", seat=0)
game.play_bots()
"""
BOARD = "board = ttr.GameWidget(game, speed=0, seat=0)\nboard"


def test_reload_goes_on_where_it_was(notebook: OpenNotebook) -> None:
    page = notebook(START, BOARD)
    ann = Person(page)
    ann.play("draw deck")
    before = page.ask("[game.ply, game.view(0).to_dict()['you']['hand']]")
    page.save()
    page.reload()
    ann = Person(page)
    expect(ann.bar).to_contain_text("second card")
    assert page.ask("[game.ply, game.view(0).to_dict()['you']['hand']]") == before
    ann.play("draw deck")
    assert page.ask("game.ply") == before[0] + 1


def test_two_boards_follow_one_game(notebook: OpenNotebook) -> None:
    page = notebook(START, BOARD, "second = ttr.GameWidget(game, speed=0, seat=0, language='zh')\nsecond", "board")
    one, other, again = (Person(page, number) for number in range(3))
    ply = one.ply()
    one.play("draw deck")
    for person in (one, other, again):
        expect(person.part("timeline")).to_contain_text(str(ply + 1))
    again.play("draw deck")
    for person in (one, other, again):
        expect(person.part("timeline")).to_contain_text(str(ply + 2))
    page.page.wait_for_timeout(300)
    assert page.ask("game.ply") == ply + 2


def test_the_ply_is_linked_to_a_slider(notebook: OpenNotebook) -> None:
    """A slider of the reader's own moves the board, the board moves the slider."""
    link = """
import ipywidgets
slider = ipywidgets.IntSlider(min=0, max=game.ply, value=game.ply)
link = ipywidgets.link((slider, "value"), (board, "ply"))
slider
"""
    page = notebook(START, BOARD, "game.play('draw deck'); game.play('draw deck')", link)
    ann = Person(page)
    live = page.ask("game.ply")
    handle = page.cell(3).locator(".noUi-handle")
    handle.focus()
    page.page.keyboard.press("ArrowLeft")
    expect(ann.bar).to_contain_text(f"looking at move {live - 1}")
    ann.part("time").get_by_role("button", name="To the beginning").click()
    expect(ann.bar).to_contain_text("looking at move 0")
    expect(page.cell(3).locator(".widget-readout")).to_have_text("0")
    handle.focus()
    page.page.keyboard.press("End")
    expect(ann.part("time-label")).to_contain_text(f"{live} / {live}")
    expect(ann.bar).not_to_contain_text("looking at")
    assert page.ask("[slider.value, board.ply, game.ply]") == [live, live, live]


def test_double_click_moves_once(notebook: OpenNotebook) -> None:
    page = notebook(START, BOARD)
    ann = Person(page)
    ply = ann.ply()
    deck = ann.part("market").locator("[data-part='deck']")
    deck.dblclick()
    ann.until(lambda: ann.ply() > ply, "nothing was drawn")
    page.page.wait_for_timeout(500)
    assert ann.ply() - ply <= 2  # a second card is a move of its own; a third draw would be the bot's
    assert page.ask(f"[record.seat for record in game.history[{ply}:]]") in ([0], [0, 0])


def test_cell_moves_the_board_and_click_shows_in_history(notebook: OpenNotebook) -> None:
    page = notebook(START, BOARD, "game.play('draw deck')", "str(game.history[-1].move)", run=False)
    page.run(0, 1)
    ann = Person(page)
    ply = ann.ply()
    page.run(2)
    expect(ann.part("timeline")).to_contain_text(str(ply + 1))
    expect(ann.bar).to_contain_text("second card")
    color = next(color for color in ann.view()["market"] if color != "locomotive")
    ann.play(f"draw {color}")
    page.run(3)
    assert page.text_of(3) == f"'draw {color}'"
