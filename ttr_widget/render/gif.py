"""A stretch of a game as an animated GIF: one picture of the board for each view, with what has just happened below.

All pictures share one palette, and each is stored as the part that differs from the one before: a whole game of 170
plies, 720 pixels wide, takes half a megabyte.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any, Final

from PIL import Image, ImageChops

from ttr_widget.engine import View

from . import words
from .brush import Brush
from .fonts import has_font
from .png import to_image
from .scene import Overlays
from .theme import Theme, channels, theme_of

STRIP: Final = 30
"""Height of the line below the board, in pixels of a picture 1000 wide."""

MANY: Final = 3
"""Of more events than this the line tells the claims alone."""

CLEAR: Final = 255
"""The one place of the palette that is no colour."""

LAST: Final = 4
"""The last picture stands this many times as long as the others."""


def to_gif(
    views: Sequence[View],
    *,
    seconds: float = 0.6,
    theme: str = "light",
    language: str = "en",
    width: int = 720,
    overlays: Overlays = (),
    ring: bool = True,
    captions: bool = True,
    progress: bool = True,
) -> bytes:
    """An animated GIF of the boards of views.

    Args:
        views: what is shown, in this order.
        seconds: how long each is shown, 0.02 to 60; the last four times as long. It begins again for ever.
        theme: ``"light"`` or ``"dark"``.
        language: ``"en"``, ``"zh"`` or ``"ja"``.
        width: in pixels, 200 to 1600.
        overlays: highlights, see `ttr_widget.overlays`; the same on every picture.
        ring: the score ring round the map.
        captions: a line below the board: what has happened since the view before.
        progress: show a progress bar, where tqdm is installed.

    Raises:
        ValueError: no views, or an option that is none (`OverlayError` for overlays).
        LayoutError: the board has no layout.
    """
    if not views:
        raise ValueError("there is nothing to show: no views")
    if not 0.02 <= seconds <= 60:
        raise ValueError(f"seconds a picture is 0.02 to 60, not {seconds!r}")
    if type(width) is not int or not 200 <= width <= 1600:
        raise ValueError(f"width is a whole number of pixels from 200 to 1600, not {width!r}")
    options: dict[str, Any] = {"theme": theme, "language": language, "width": width, "ring": ring,
                               "overlays": list(overlays)}  # fmt: skip

    readable = language if has_font(language) else "en"

    def picture(i: int) -> Image.Image:
        image = to_image(views[i], **options)
        if not captions:
            return image
        said = caption(views[i], views[i - 1] if i else None, readable)
        return _with_caption(image, said, theme_of(theme), readable)

    first, last = picture(0), picture(len(views) - 1)
    palette = _palette([first, last])

    def frames() -> Iterator[Image.Image]:
        yield first
        for i in range(1, len(views) - 1):
            yield picture(i)
        if len(views) > 1:
            yield last

    lasts = [round(seconds * 100) * 10] * len(views)
    lasts[-1] *= LAST
    told = _told(frames(), len(views)) if progress else frames()
    drawn = _differences(image.quantize(palette=palette, dither=Image.Dither.NONE) for image in told)
    out = BytesIO()
    next(drawn).save(out, "GIF", save_all=True, append_images=drawn, duration=lasts, loop=0, optimize=False,
                     transparency=CLEAR, disposal=1)  # fmt: skip
    return out.getvalue()


def caption(view: View, before: View | None, language: str) -> str:
    """What has happened between two views, in one line; without the earlier one, where the game stands."""
    since = [] if before is None else [event for event in view.events if event["ply"] >= before.ply]
    if not since:
        return words.title(view, language)
    if len(since) > MANY:
        since = [event for event in since if event["kind"] == "claim"] or since[-1:]
    said = [words.event(event, view, language) for event in since]
    if view.is_over:
        said.append(words.who_moves(view, language))
    return " ".join(said) if language == "en" else "".join(said)


def _differences(images: Iterator[Image.Image]) -> Iterator[Image.Image]:
    """Of every picture but the first only what differs from the one before; all else is clear."""
    before: Image.Image | None = None
    for image in images:
        now = Image.frombytes("L", image.size, image.tobytes())
        if before is not None:
            changed = ImageChops.difference(now, before).point([0] + [255] * 255)
            part = Image.composite(now, Image.new("L", now.size, CLEAR), changed)
            colors = image.getpalette()
            image = Image.frombytes("P", part.size, part.tobytes())
            image.putpalette(colors or [])
        before = now
        yield image


def _palette(images: Sequence[Image.Image]) -> Image.Image:
    """255 colours for all of them: the board of the beginning, and all that has come on it by the end."""
    sheet = Image.new("RGB", (images[0].width, sum(image.height for image in images)))
    top = 0
    for image in images:
        sheet.paste(image, (0, top))
        top += image.height
    return sheet.quantize(CLEAR, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _with_caption(board: Image.Image, said: str, theme: Theme, language: str) -> Image.Image:
    scale = board.width / 1000
    image = Image.new("RGB", (board.width, board.height + round(STRIP * scale)), channels(theme.tokens["bg"]))
    image.paste(board)
    brush = Brush(image, scale, (0, -board.height / scale))
    brush.text(said, (14, 20), 15, theme.tokens["text"], language, bold=False, room=972)
    return image


def _told(frames: Iterator[Image.Image], count: int) -> Iterator[Image.Image]:
    """Frames with a progress bar round them, where there is one."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return frames
    return iter(tqdm(frames, total=count, unit="picture", leave=False))
