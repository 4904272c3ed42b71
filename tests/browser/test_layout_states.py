"""At every width and in every language, in states the standard scenes do not show: nothing clipped or run over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.inspect_layout import layout_faults
from tests.browser.page import NotebookPage
from tests.browser.person import Person
from tests.browser.positions import mid_game
from tests.browser.test_hot_seat import TWO

WIDTHS = (1240, 1080, 800, 480)
TALL = 1900


def faults(page: NotebookPage) -> list[str]:
    found = []
    for width in WIDTHS:
        page.fit_output(width, TALL)
        for language in ("en", "zh", "ja"):
            page.execute(f"board.language = {language!r}")
            page.page.wait_for_timeout(250)
            found += [
                f"{width} {language}: {fault}"
                for fault in layout_faults(page.widget())
                # Boxes of Han glyphs are taller than their lines, with empty edges: no cut can be told from them.
                if language == "en" or "is cut off" not in fault
            ]
    return found


@pytest.mark.parametrize("seat", [0, None, "open"])
def test_looking_back(notebook: OpenNotebook, seat: int | str | None) -> None:
    page = notebook(
        mid_game(),
        f"board = ttr.GameWidget(game, speed=0, seat={seat!r})\nboard",
        viewport={"width": 1420, "height": TALL},
        reduced_motion="reduce",
    )
    ann = Person(page)
    ann.press("Train cards by colour", "market")
    assert faults(page) == []
    page.execute("board.ply = 9")
    expect(ann.bar).to_contain_text("9")
    assert faults(page) == []


def test_curtain(notebook: OpenNotebook) -> None:
    long = TWO.replace('"Ann"', '"Maximiliane"')
    page = notebook(long, viewport={"width": 1420, "height": TALL}, reduced_motion="reduce")
    expect(Person(page).part("curtain")).to_be_visible()
    assert faults(page) == []
