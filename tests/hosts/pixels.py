"""Whether a board is drawn, by what is seen of it."""

from __future__ import annotations

import io
import time
from collections.abc import Callable

from PIL import Image
from playwright.sync_api import Page

from tests.browser.person import Person

PINK = (255, 0, 255)


def patch(page: Page, x: float, y: float, reach: int = 8) -> Image.Image:
    """The surroundings of a place of the window."""
    clip = {"x": x - reach, "y": y - reach, "width": 2 * reach, "height": 2 * reach}
    return Image.open(io.BytesIO(page.screenshot(clip=clip, scale="css"))).convert("RGB")  # type: ignore[arg-type]


def map_is_drawn(person: Person) -> bool:
    """Whether there are cars and land, not one colour, around a route."""
    colors = patch(person.page, *person.point_of("Helena-Seattle"), reach=20).getcolors(1600)
    return colors is not None and len(colors) > 20


def is_pink(person: Person, x: float, y: float) -> bool:
    """Whether the overlay's colour is seen at this place of the map (board units)."""
    return PINK in {color for _, color in patch(person.page, *person.place(x, y)).getcolors(256) or []}


def wait_for(condition: Callable[[], bool], otherwise: str, seconds: float = 15) -> None:
    """Look until it is so; `AssertionError` if it never is."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.05)
