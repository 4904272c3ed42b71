"""A game as one file: opened from the disk, with the network cut."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

import ttr_widget as ttr
from tests.browser.person import layout
from ttr_widget import bots
from ttr_widget.boards.shipped import small as small_board
from ttr_widget.overlays import Cities


class FilePage:
    """A page opened from the disk: what it asks for beyond itself, and what it complains about."""

    def __init__(self, browser: Browser, file: Path, **context: Any) -> None:
        self.context = browser.new_context(**{"viewport": {"width": 1400, "height": 1000}} | context)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(10_000)
        self.requests: list[str] = []
        self.errors: list[str] = []
        self.context.set_offline(True)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.address = file.as_uri()
        self.page.goto(self.address)
        expect(self.root).to_be_visible()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    @property
    def root(self) -> Locator:
        return self.page.locator(".ttr-root")

    def part(self, name: str) -> Locator:
        return self.root.locator(f"[data-part='{name}']")

    def strangers(self) -> list[str]:
        """Addresses asked for that are not this file itself."""
        return [url for url in self.requests if url != self.address and not url.startswith(("blob:", "data:"))]


@pytest.fixture(scope="module")
def game() -> ttr.Game:
    game = ttr.Game(players=[bots.Greedy(name="Ann"), bots.Greedy(name="Bo")], seed=3, start=0)
    game.play_bots()
    return game


@pytest.fixture
def open_file(browser: Browser) -> Iterator[Any]:
    pages: list[FilePage] = []

    def open_file(file: Path, **context: Any) -> FilePage:
        pages.append(FilePage(browser, file, **context))
        return pages[-1]

    yield open_file
    for one in pages:
        one.context.close()


def test_a_page_without_a_network(game: ttr.Game, open_file: Any, tmp_path: Path) -> None:
    page = open_file(
        game.save_html(tmp_path / "game.html", seat=0, language="en", overlays=[Cities("Denver", label="x")])
    )
    last = game.ply
    expect(page.part("time-label")).to_have_text(f"Move {last} / {last}")
    winner = game.names[game.winners[0]]
    expect(page.part("action-bar")).to_contain_text(winner)
    expect(page.part("key")).to_have_text("x")
    slider = page.root.locator("input[type=range]")
    slider.fill("10")
    expect(page.part("time-label")).to_have_text(f"Move 10 / {last}")
    hand = sum(game.at(10).view(0).hand.values())
    expect(page.part("hand")).to_contain_text(str(hand))
    slider.fill("0")
    expect(page.part("time-label")).to_have_text(f"Move 0 / {last}")
    expect(page.part("action-bar")).to_contain_text("Before the first move")
    slider.fill(str(last))
    expect(page.part("time-label")).to_have_text(f"Move {last} / {last}")
    rows = page.part("log").locator("li")
    assert rows.count() > 5
    assert page.strangers() == []
    assert page.errors == []


def test_it_plays_and_answers_the_pointer(game: ttr.Game, open_file: Any, tmp_path: Path) -> None:
    page = open_file(game.save_html(tmp_path / "game.html", seat=0, language="en"))
    slider = page.root.locator("input[type=range]")
    slider.fill("4")
    expect(page.part("time-label")).to_contain_text("Move 4 /")
    page.root.get_by_role("button", name="Play", exact=True).click()
    page.page.wait_for_function("() => Number(document.querySelector('.ttr-slider').value) > 6")
    page.root.get_by_role("button", name="Pause", exact=True).click()
    canvas = page.root.locator("canvas[tabindex='0']")
    box = canvas.bounding_box()
    assert box is not None
    width, _height = layout()["box"]
    scale = box["width"] / (width + 52)
    x, y, _ = layout()["routes"]["Denver-Omaha"]["cars"][1]
    page.page.mouse.move(box["x"] + (x + 26) * scale, box["y"] + (y + 26) * scale)
    expect(canvas).to_have_css("cursor", "pointer")
    page.page.mouse.down()
    page.page.mouse.up()
    expect(page.root.get_by_role("button", name="Confirm")).to_have_count(0)
    page.root.get_by_role("button", name="日本語").click()
    expect(page.part("time-label")).to_contain_text("手")
    assert page.strangers() == []
    assert page.errors == []


def test_the_board_alone(game: ttr.Game, open_file: Any, tmp_path: Path) -> None:
    page = open_file(
        game.save_html(tmp_path / "figure.html", figure=True, theme="dark", language="zh", width=700),
        viewport={"width": 800, "height": 700},
    )
    assert page.root.evaluate("el => el.clientWidth") == 700
    expect(page.root).to_have_class(re.compile(r"ttr-dark.*ttr-figure"))
    page.root.locator("input[type=range]").fill("5")
    expect(page.part("caption")).to_contain_text("5")
    assert page.strangers() == []
    assert page.errors == []


def test_a_board_of_ones_own(open_file: Any, tmp_path: Path) -> None:
    small = ttr.Game(players=[bots.Greedy(name="Ann"), bots.Greedy(name="Bo")], seed=3, start=0, board=small_board())
    small.play_bots()
    page = open_file(small.save_html(tmp_path / "small.html", seat="open", language="en"))
    page.root.locator("input[type=range]").fill("8")
    expect(page.part("time-label")).to_have_text(f"Move 8 / {small.ply}")
    expect(page.part("open-hands")).to_be_visible()
    assert page.errors == []
