"""What a part of the window looks like: how different two pictures are, how much of a colour is in one."""

from __future__ import annotations

import io

from PIL import Image, ImageChops
from playwright.sync_api import Locator, Page


def picture(part: Locator) -> Image.Image:
    """As it is on the screen now, at one pixel for one of CSS."""
    return Image.open(io.BytesIO(part.screenshot(scale="css"))).convert("RGB")


def around(page: Page, x: float, y: float, reach: int = 12) -> Image.Image:
    """The surroundings of a place of the window."""
    clip = {"x": x - reach, "y": y - reach, "width": 2 * reach, "height": 2 * reach}
    return Image.open(io.BytesIO(page.screenshot(clip=clip, scale="css"))).convert("RGB")  # type: ignore[arg-type]


def difference(one: Image.Image, other: Image.Image, tolerance: int = 24) -> float:
    """The share of pixels, 0 to 1, that differ by more than `tolerance` in some channel."""
    if one.size != other.size:
        return 1.0
    gray = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(gray[0], gray[1]), gray[2])
    differing = sum(most.histogram()[tolerance + 1 :])
    return differing / (one.width * one.height)
