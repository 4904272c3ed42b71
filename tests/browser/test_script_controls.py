"""What those who script have on the board: its text, the game as Python, branches."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import axe_findings
from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person
from tests.browser.positions import MOVES, mid_game
from tests.browser.scenes import TWO_PEOPLE

PLY = len(MOVES)
CLIPBOARD: dict[str, Any] = {"permissions": ["clipboard-read", "clipboard-write"]}
NO_CLIPBOARD = """
Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
document.execCommand = () => false;
"""


def board(**options: Any) -> str:
    said = "".join(f", {name}={value!r}" for name, value in options.items())
    return f"board = ttr.GameWidget(game, speed=0{said})\nboard"


def clipboard(ann: Person) -> str:
    text: str = ann.page.evaluate("navigator.clipboard.readText()")
    return text


def test_text_under_the_board(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), board(), **CLIPBOARD)
    ann = Person(page)
    expect(ann.part("view-text")).to_have_count(0)
    ann.press("As text", "log")
    ann.press("Text under the board", "log")
    field = ann.part("view-text").get_by_role("textbox")
    expect(field).to_have_value(page.ask("ttr.position_text(game, 0)"))
    ann.press("Copy", "view-text")
    expect(ann.part("view-text").get_by_role("status")).to_have_text("Copied")
    assert clipboard(ann) == page.ask("board.view_text")
    ann.part("log").locator("[data-ply='3']").click()
    expect(field).to_have_value(page.ask("ttr.position_text(game.at(3), 0)"))
    ann.press("Back to now", "action-bar")
    ann.play("draw deck")
    expect(field).to_have_value(page.ask("ttr.position_text(game, 0)"))
    ann.press("Hide the text", "view-text")
    expect(field).to_have_count(0)
    assert page.ask("board.text") is False
    assert page.errors == []


def test_text_and_curtain(notebook: OpenNotebook) -> None:
    page = notebook(TWO_PEOPLE, board(text=True))
    ann = Person(page)
    field = ann.part("view-text").get_by_role("textbox")
    expect(field).to_have_value(page.ask("ttr.position_text(game, None)"))
    ann.press("I am Ann", "action-bar")
    expect(field).to_have_value(page.ask("ttr.position_text(game, 0)"))
    page.execute("game.play('keep all')")
    expect(field).to_have_value(page.ask("ttr.position_text(game, None)"))


def test_a_line_of_the_log_as_python_by_keyboard(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), board(seat="open"), **CLIPBOARD)
    ann = Person(page)
    row = ann.part("log").locator("[data-ply='9']")
    row.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.part("row-menu").get_by_role("button").first).to_have_text("Copy as Python")
    expect(row).to_be_focused()
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    expect(ann.part("row-menu").get_by_role("status")).to_have_text("Copied")
    page.execute(f"cell = {{}}\nexec({clipboard(ann)!r}, cell)")
    assert page.ask("cell['game'].position() == game.at(9).position()")
    assert page.ask("cell['game'].history == game.history[:9]")


def test_own_moves_of_a_running_game(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), board(), **CLIPBOARD)
    ann = Person(page)
    ann.press("As text", "log")
    ann.press("Copy the game as Python", "log")
    expect(ann.part("log-menu").get_by_role("status")).to_have_text("Copied")
    assert clipboard(ann) == page.ask("game.to_python(0)")
    assert "seat=1" not in clipboard(ann)


def test_where_the_browser_lets_nobody_copy(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), board(), has_touch=True)  # a profile of its own
    page.page.evaluate(NO_CLIPBOARD)
    ann = Person(page)
    ann.press("As text", "log")
    ann.press("Copy the game as Python", "log")
    field = ann.part("by-hand").get_by_role("textbox")
    expect(field).to_be_focused()
    selected = field.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert selected == page.ask("game.to_python(0)")
    assert axe_findings(ann.root) == []
    ann.press("Close", "by-hand")
    expect(field).to_have_count(0)


def test_branch_and_back(notebook: OpenNotebook) -> None:
    watch = "seen = []\nboard.observe(lambda change: seen.append(change.new.ply), 'branched')"
    page = notebook(mid_game(), board(undo="study"), watch)
    ann = Person(page)
    before = page.ask("game.position().to_text()")
    ann.part("log").locator("[data-ply='6']").click()
    ann.press("Branch here", "action-bar")
    chip = ann.part("branch")
    expect(chip).to_contain_text("Branch 1, from move 6")
    expect(chip).to_contain_text("board.branches[0]")
    expect(ann.part("time-label")).to_contain_text("6 / 6")
    assert page.ask("[board.branches[0].ply, board.game is board.branches[0], board.main is game]") == [6, True, True]
    assert page.ask("seen") == [6]
    branch = Person(page, game="board.branches[0]")
    branch.play("draw deck")
    branch.play("draw deck")
    expect(ann.part("log").locator("[data-ply='8']")).to_contain_text("Ann draws 2 blind")
    assert page.ask("[game.ply, board.branches[0].ply]") == [PLY, 8]
    assert axe_findings(ann.root) == []
    ann.press("Back to the game", "branch")
    expect(chip).to_have_count(0)
    expect(ann.bar).to_contain_text("Your turn")
    expect(ann.part("log").locator("[data-ply='8']")).to_contain_text("1 blind")  # the game's own log
    assert page.ask("game.position().to_text()") == before
    page.execute("other = board.branch(2)")  # the same from a cell
    expect(chip).to_contain_text("Branch 2, from move 2")
    assert page.errors == []


def test_no_branch_that_would_tell(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), board())
    ann = Person(page)
    ann.part("log").locator("[data-ply='8']").click()
    expect(ann.bar).to_contain_text("looking at move 8")
    expect(ann.bar.get_by_role("button", name="Branch here")).to_have_count(0)
    menu = ann.part("row-menu")
    menu.get_by_role("button", name="Branch here").click(force=True)
    expect(menu).to_contain_text("when the game is over")
    page.page.wait_for_timeout(200)
    assert page.ask("len(board.branches)") == 0


def test_by_touch(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), board(undo="study"), viewport={"width": 640, "height": 1500}, has_touch=True)
    page.fit_output(480, 1500)
    ann = Person(page)
    ann.part("tabs").get_by_role("tab", name="Log").tap()
    ann.part("log").locator("[data-ply='8']").tap()
    button = ann.part("row-menu").get_by_role("button", name="Branch here")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 36
    button.tap()
    expect(ann.part("branch")).to_contain_text("Branch 1, from move 8")
    ann.part("branch").get_by_role("button", name="Back to the game").tap()
    expect(ann.bar).to_contain_text("Your turn")
