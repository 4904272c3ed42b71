"""Back and forth in the game, from the board and from cells."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person
from tests.browser.positions import MOVES, mid_game

BOARD = "board = ttr.GameWidget(game, speed=0)\nboard"
PLY = len(MOVES)


def test_a_cell_and_the_slider_say_the_same(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, "seen = []\nboard.observe(lambda change: seen.append(change.new), 'ply')")
    ann = Person(page)
    slider = ann.part("time").get_by_role("slider")
    assert slider.input_value() == str(PLY)
    page.execute("board.ply = 0")
    expect(ann.part("players").locator("[data-seat='0']")).to_contain_text("33 trains")
    page.execute("board.ply = 3")
    expect(slider).to_have_value("3")
    expect(ann.bar).to_contain_text("You are looking at move 3")
    expect(ann.part("players").locator("[data-seat='0']")).to_contain_text("30 trains")
    slider.focus()
    page.page.keyboard.press("ArrowRight")
    ann.until(lambda: page.ask("board.ply") == 4, "the slider did not move the widget")
    expect(ann.bar).to_contain_text("looking at move 4")
    ann.press("Back to now", "action-bar")
    expect(ann.bar).to_contain_text("Your turn")
    assert page.ask("[board.ply, board.live_ply, game.ply]") == [PLY] * 3
    assert page.ask("seen")[-1] == PLY
    assert page.errors == []


def test_dragging_the_slider_asks_for_little(notebook: OpenNotebook) -> None:
    """However fast it is dragged, the board ends where the slider does; most places on the way are never asked for."""
    page = notebook(mid_game(), BOARD, "seen = []\nboard.observe(lambda change: seen.append(change.new), 'ply')")
    ann = Person(page)
    slider = ann.part("time").get_by_role("slider")
    slider.evaluate(
        """async slider => {
          for (let turn = 0; turn < 20; turn++)
            for (let ply = 0; ply <= 12; ply++) {
              slider.value = String(ply === 12 ? 5 : ply);
              slider.dispatchEvent(new Event('input', {bubbles: true}));
              if (ply % 4 === 0) await new Promise(done => setTimeout(done, 1));
            }
        }"""
    )
    expect(ann.bar).to_contain_text("looking at move 5")
    ann.until(lambda: page.ask("board.ply") == 5, "the board is not where the slider is")
    assert page.ask("len(seen)") < 80


def test_nothing_is_played_in_the_past(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    ann.part("time").get_by_role("button", name="To the beginning").click()
    expect(ann.bar).to_contain_text("looking at move 0")
    ann.click_route("Denver-Kansas City:black")
    expect(ann.bar.get_by_role("alert")).to_contain_text("Nothing can be played in the past")
    ann.part("market").get_by_role("button").first.click(force=True)
    page.page.wait_for_timeout(300)
    assert page.ask("game.ply") == PLY
    page.execute("game.play('draw red')")  # meanwhile the game goes on
    expect(ann.part("time-label")).to_contain_text(f"0 / {PLY + 1}")
    ann.press("Back to now", "action-bar")
    expect(ann.bar).to_contain_text("second card")


def test_a_row_of_the_log_leads_there(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    row = ann.part("log").locator("[data-ply='9']")
    expect(row).to_contain_text("MON–TOR")
    row.click()
    expect(ann.bar).to_contain_text("looking at move 9")
    expect(row).to_have_attribute("aria-current", "true")
    assert page.ask("board.ply") == 9
    expect(ann.part("log").locator(f"[data-ply='{PLY}']")).to_be_visible()  # the way forward stays in the log
    ann.part("time").get_by_role("button", name="One turn back").click()
    expect(ann.bar).to_contain_text("looking at move 8")
    for name in ("One turn forward", "One turn forward"):
        ann.part("time").get_by_role("button", name=name).click()
    expect(ann.bar).to_contain_text("looking at move 11")


def test_brackets_go_by_turn_and_by_move(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    ann.canvas.focus()
    page.page.keyboard.press("[")
    expect(ann.bar).to_contain_text("looking at move 11")
    page.page.keyboard.press("Alt+BracketLeft")
    expect(ann.bar).to_contain_text("looking at move 10")
    page.page.keyboard.press("[")
    expect(ann.bar).to_contain_text("looking at move 9")
    page.page.keyboard.press("]")
    expect(ann.bar).to_contain_text("looking at move 11")
    page.page.keyboard.press("]")
    expect(ann.bar).to_contain_text("Your turn")


def test_the_past_plays_on_by_itself(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), "board = ttr.GameWidget(game, speed=3)\nboard")
    ann = Person(page)
    ann.part("log").locator("[data-ply='4']").click()
    ann.press("Play", "action-bar")
    expect(ann.bar).to_contain_text("Your turn", timeout=10_000)
    assert page.ask("[board.ply, game.ply]") == [PLY, PLY]


def test_summary_of_what_the_others_did(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    since = ann.part("since")
    expect(since.locator("[data-seat='1']")).to_contain_text("MON–TOR")
    expect(since.locator("[data-seat='3']")).to_have_attribute(
        "title", re.compile(r"Dee: Miami – New Orleans claimed, \+15")
    )
    since.get_by_role("button", name="Put the summary away").click()
    expect(since).to_have_count(0)
    expect(ann.bar).to_contain_text("Your turn")


def test_longest_path_and_counts_on_wish(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    path = ann.part("players").get_by_role("button", name="Show the longest path of Dee")
    path.click()
    expect(path).to_have_attribute("aria-pressed", "true")
    ann.press("Train cards by colour", "market")
    discarded = page.ask("game.view(0).to_dict()['discard']")
    cells = ann.part("counts").locator("[data-row='discard'] td")
    colors = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive")
    assert cells.all_inner_texts() == [str(discarded.get(color, 0)) for color in colors]
