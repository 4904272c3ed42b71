"""A script's canvas on the map, in the real thing: to the pixel, after a reload, twice, and never in the way."""

from __future__ import annotations

import io
from math import ceil, floor

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.page import NotebookPage
from tests.browser.person import Person
from tests.browser.positions import MOVES, mid_game

BOARD = "board = ttr.GameWidget(game, speed=0)\nboard"
PINK = (255, 0, 255)
LIME = (0, 255, 0)
DRAW = """
overlay = board.overlay
with overlay.hold():
    overlay.clear()
    for city in ("Denver", "Miami", "Seattle"):
        x, y = overlay.at(city)
        overlay.fill_style = "#ff00ff"
        overlay.fill_rect(x - 10, y - 10, 20, 20)
"""
MAP = (0, 0, 1000, 620)

Box = tuple[float, float, float, float]


def seen(person: Person, color: tuple[int, int, int] = PINK, where: Box = MAP) -> Box | None:
    """Left, top, right and bottom, in pixels of the screen, of what is all of this colour in a part of the map."""
    left, top = map(floor, person.place(where[0], where[1]))
    right, bottom = map(floor, person.place(where[2], where[3]))
    clip = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    picture = Image.open(io.BytesIO(person.page.screenshot(clip=clip))).convert("RGB")
    scale = picture.width // (right - left)
    rows, columns = np.nonzero((np.asarray(picture) == color).all(axis=2))
    if not len(rows):
        return None
    x, y = left * scale, top * scale
    return (x + columns.min(), y + rows.min(), x + columns.max() + 1, y + rows.max() + 1)


def wait_for(person: Person, color: tuple[int, int, int] = PINK, where: Box = MAP, *, there: bool = True) -> None:
    person.until(lambda: (seen(person, color, where) is not None) == there, "the overlay does not look right", 20)


def around(page: NotebookPage, city: str, reach: float = 14) -> Box:
    x, y = page.ask(f"board.overlay.at({city!r})")
    return (x - reach, y - reach, x + reach, y + reach)


@pytest.mark.parametrize("ratio", [1, 2])
def test_to_the_pixel(notebook: OpenNotebook, ratio: float) -> None:
    page = notebook(mid_game(), BOARD, ratio=ratio)
    ann = Person(page)
    page.execute(DRAW)
    for city in ("Denver", "Miami", "Seattle"):
        x, y = page.ask(f"board.overlay.at({city!r})")
        where = around(page, city)
        wait_for(ann, where=where)
        box = seen(ann, where=where)
        assert box is not None
        # Pixels at an edge hold some of what is below.
        wanted = [ceil(ratio * side) for side in ann.place(x - 10, y - 10)]
        wanted += [floor(ratio * side) for side in ann.place(x + 10, y + 10)]
        off = [abs(a - b) for a, b in zip(box, wanted, strict=True)]
        assert max(off) <= 1, f"{city}: {box} instead of {wanted}"
    assert page.errors == []


def test_reload_and_second_view(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, "board")
    page.execute(DRAW + "overlay.fill_style = '#00ff00'\n")
    for number in (0, 1):
        one = Person(page, number)
        wait_for(one, where=around(page, "Denver"))
    page.save()
    page.reload()
    for number in (0, 1):
        one = Person(page, number)
        wait_for(one, where=around(page, "Miami"))
    # Drawn on after the reload, in the colour of before: what has been sent since belongs to the same drawing.
    x, y = page.ask("board.overlay.at('Omaha')")
    page.execute(f"board.overlay.fill_rect({x} - 10, {y} - 10, 20, 20)")
    first, second = Person(page, 0), Person(page, 1)
    for one in (first, second):
        wait_for(one, LIME, around(page, "Omaha"))
        assert seen(one, where=around(page, "Seattle")) is not None
    page.execute("board.overlay.clear()")
    for one in (first, second):
        wait_for(one, LIME, around(page, "Omaha"), there=False)
        assert seen(one) is None
    assert page.errors == []


def test_second_tab(notebook: OpenNotebook) -> None:
    """A page that comes later draws what was drawn before it came; the first one stays as it is."""
    page = notebook(mid_game(), BOARD)
    page.execute(DRAW)
    first = Person(page)
    wait_for(first)
    page.save()
    other = NotebookPage(page.page.context.new_page(), page.server)
    other.open(page.page.evaluate("window.jupyterapp.shell.currentWidget.context.path"))
    second = Person(other)
    for person in (second, first):
        person.page.bring_to_front()
        for city in ("Denver", "Miami"):
            wait_for(person, where=around(page, city))
    page.execute("board.overlay.fill_style = '#00ff00'\nboard.overlay.fill_rect(300, 200, 20, 20)")
    for person in (second, first):
        person.page.bring_to_front()
        wait_for(person, LIME, (295, 195, 325, 225))
    assert page.errors == other.errors == []


def test_an_exception_or_a_bad_drawing_stops_nothing(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    page.execute(
        DRAW
        + """
try:
    with overlay.hold():
        overlay.fill_style = "#00ff00"
        x, y = overlay.at("Omaha")
        overlay.fill_rect(x - 10, y - 10, 20, 20)
        1 / 0
except ZeroDivisionError:
    pass
"""
    )
    wait_for(ann, LIME, around(page, "Omaha"))
    # What no browser draws, past all checks: the next drawing is seen all the same.
    page.execute(
        """
from ipycanvas.canvas import COMMANDS
from ttr_widget.widget.overlay_record import encode
overlay._canvas_manager._forward([encode(("arc", [10, 10, -5, 0, 1]))])
x, y = overlay.at("Phoenix")
overlay.fill_rect(x - 10, y - 10, 20, 20)
"""
    )
    wait_for(ann, LIME, around(page, "Phoenix"))
    assert page.errors == []


def test_never_in_the_way(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD, "\n" * 40 + "'the end'")
    ann = Person(page)
    page.execute("board.overlay.fill_style = '#ff00ff'\nboard.overlay.fill_rect(0, 0, 1000, 620)")
    wait_for(ann)
    with page.counting_messages() as messages:
        start, end = ann.place(60, 80), ann.place(940, 560)
        for step in range(21):
            page.page.mouse.move(*(a + (b - a) * step / 20 for a, b in zip(start, end, strict=True)))
        page.page.wait_for_timeout(300)
    assert [m for m in messages if b"comm_msg" in (m if isinstance(m, bytes) else m.encode())] == []
    ann.click_route("Denver-Kansas City:black")
    expect(ann.bar).to_contain_text("Claim Denver – Kansas City")
    page.page.keyboard.press("Escape")
    expect(ann.bar).to_contain_text("Your turn")
    ann.play("claim Denver-Kansas City:black with 3 black + 1 locomotive")
    assert ann.ply() == len(MOVES) + 1
    top = ann.canvas.bounding_box()
    assert top is not None
    page.page.mouse.move(*ann.place(500, 300))
    page.page.mouse.wheel(0, 200)
    ann.until(lambda: (ann.canvas.bounding_box() or top)["y"] < top["y"] - 50, "the page does not scroll")
    assert page.errors == []


def test_goes_with_the_widget_and_its_script(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), BOARD)
    ann = Person(page)
    page.execute(DRAW)
    wait_for(ann)
    page.execute("board.overlay.close()")
    wait_for(ann, there=False)
    page.execute("board.close()")
    expect(page.page.locator(".ttr-root")).to_have_count(0)
    assert page.errors == []
