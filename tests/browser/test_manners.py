"""What a good component does: says why, keeps quiet, keeps secrets, leaves other people's keys alone."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person
from tests.browser.positions import MOVES, mid_game, other_secrets

BOARD = "board = ttr.GameWidget(game, speed=0)\nboard"
PLY = len(MOVES)
_ID = "model"


def test_refused_click_says_why(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    for route, words in {
        "Portland-Salt Lake City": r"needs 6 blue; you have none and 2 locomotives.*R\d+",
        "Helena-Seattle": r"belongs to Cai already.*R\d+",
        "Chicago-Pittsburgh:orange": r"owns the other lane.*R\d+",
    }.items():
        ann.click_route(route)
        expect(ann.bar).to_have_text(re.compile(words, re.DOTALL))
        expect(ann.bar.get_by_role("alert")).to_be_visible()
    assert ann.ply() == PLY
    ann.note()
    expect(ann.bar).to_contain_text("Your turn")


def test_the_number_of_a_rule_says_what_the_rule_is(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    ann.click_route("Portland-Salt Lake City")
    rule = ann.bar.get_by_role("button", name="Rule R29")
    rule.click()
    box = ann.part("rule")
    expect(box).to_contain_text("R29")
    expect(box).to_contain_text("exactly as many cards as the route has spaces")
    page.page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(rule).to_be_focused()
    page.page.keyboard.press("Enter")
    expect(box).to_be_visible()
    page.page.mouse.click(*ann.place(20, 560))
    expect(box).to_have_count(0)


def test_preview_before_confirm(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    ann.click_route("Denver-Kansas City:black")
    expect(ann.bar).to_contain_text("Claim Denver – Kansas City")
    expect(ann.bar.get_by_role("radio")).to_have_count(2)
    expect(ann.bar.get_by_role("radio", checked=True)).to_have_count(0)
    ann.press("Confirm", "action-bar", greyed=True)
    page.page.wait_for_timeout(200)
    assert ann.ply() == PLY, "nothing may be paid that was not chosen"
    ann.choose_payment("black", 3, 1)
    expect(ann.bar).to_contain_text("26 trains left")
    ann.cancel()
    assert ann.ply() == PLY
    ann.play("claim Denver-Kansas City:black with 3 black + 1 locomotive")
    assert page.ask("[game.history[-1].seat, str(game.history[-1].move)]") == [
        0,
        "claim Denver-Kansas City:black with 3 black + 1 locomotive",
    ]


def test_hovering_sends_nothing(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    start, end = ann.place(60, 80), ann.place(940, 560)
    page.page.mouse.move(*start)
    page.page.wait_for_timeout(300)
    with page.counting_messages() as messages:
        for step in range(1, 51):
            page.page.mouse.move(*(a + (b - a) * step / 50 for a, b in zip(start, end, strict=True)))
        page.page.wait_for_timeout(500)
    assert [message for message in messages if b"comm_msg" in _bytes(message)] == []
    with page.counting_messages() as messages:
        ann.play("draw deck")
    assert [message for message in messages if b"comm_msg" in _bytes(message)], "the count sees no message at all"


def test_no_console_errors(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    ann.play("draw deck")
    page.switch_theme("dark")
    page.page.set_viewport_size({"width": 620, "height": 900})
    page.page.wait_for_timeout(300)
    page.page.set_viewport_size({"width": 1400, "height": 1100})
    page.execute("board.close()")
    page.page.wait_for_timeout(300)
    assert page.errors == []


def test_theme_follows_the_page(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    sea, panel = ann.place(14, 330), ann.place(-20, -20)
    for theme in ("dark", "light", "dark"):
        page.switch_theme(theme)
        page.page.wait_for_timeout(300)
        for x, y in (sea, panel):
            assert (page.brightness(x, y) > 128) == (theme == "light"), f"{theme}: pixel at {x}, {y}"


def test_saved_notebook_holds_no_secret(notebook: OpenNotebook) -> None:
    """What the seat may not know changes nothing in the file: two games that differ only in that are saved alike."""
    saved = []
    for game in (mid_game(), mid_game(other_secrets())):
        page = notebook(game, BOARD)
        ann = Person(page)
        ann.click_route("Denver-Kansas City:black")
        page.execute("game.play('draw red')")
        expect(ann.bar).to_contain_text("second card")
        saved.append(_comparable(page.save()))
    assert saved[0] == saved[1]
    assert "Miami-New Orleans" in saved[0]


def test_keys_stay_in_the_widget(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    cells = page.page.locator(".jp-Notebook .jp-Cell").count()
    ann.canvas.focus()
    for key in ("b", "a", "1", "2", "m", "d", "d", "x", "ArrowDown", "."):
        page.page.keyboard.press(key)
    ann.part("market").get_by_role("button").first.focus()
    for key in ("b", "a", "1", "m", "d", "d"):
        page.page.keyboard.press(key)
    page.page.wait_for_timeout(300)
    assert page.page.locator(".jp-Notebook .jp-Cell").count() == cells
    assert page.page.locator(".jp-Notebook .jp-CodeCell").count() == cells


def _comparable(text: str) -> str:
    """What a saved notebook holds beside its code: outputs and widget state, without the random ids of models."""
    plain = re.sub(r"(?<![0-9a-f])(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-f])", _ID, text)
    models = json.loads(text)["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    states = sorted(re.sub(r"IPY_MODEL_\w+", _ID, json.dumps(model, sort_keys=True)) for model in models.values())
    outputs = json.dumps([cell["outputs"] for cell in json.loads(plain)["cells"]])
    return "\n".join([outputs, *states])


def _bytes(message: bytes | str) -> bytes:
    return message if isinstance(message, bytes) else message.encode()
