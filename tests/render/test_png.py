"""The PNG: small, with a palette, the same bytes for the same view whatever was drawn before, and like the SVG."""

from __future__ import annotations

from io import BytesIO
from math import cos, radians, sin

import pytest
from PIL import Image

from tests.render.tables import choosing, five, hostile, over, two
from ttr_widget import texts
from ttr_widget.overlays import Cities, Overlay, Path, Routes
from ttr_widget.render import brush, fonts, png_map, png_pieces, to_png
from ttr_widget.render.layout import model_of
from ttr_widget.render.png import to_image
from ttr_widget.render.png_pieces import glyph
from ttr_widget.render.shapes import FRAME
from ttr_widget.render.theme import channels, theme_of

GAMES = {"two": two, "five": five, "over": over, "choosing": choosing, "hostile": hostile}
LIMIT = 150_000
"""Bytes: it is saved with every notebook."""


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def forget() -> None:
    for kept in (png_map.map_image, png_pieces.route_image, png_pieces._piece, brush.text_tile, fonts.font):
        kept.cache_clear()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", GAMES)
def test_small_and_with_a_palette(name: str, theme: str, language: str) -> None:
    data = to_png(GAMES[name]().view(0), theme=theme, language=language)
    assert len(data) <= LIMIT
    image = opened(data)
    assert (image.format, image.mode, image.size) == ("PNG", "P", (1000, 639))


def test_full_of_highlights_it_stays_small() -> None:
    game = over()
    scores = game.view(None).scores
    overlays: list[Overlay] = [Path(s.path, color=f"seat-{i}", label=f"seat {i}") for i, s in enumerate(scores)]
    overlays += [Cities([c.name for c in game.board.cities], color="gold", label="all cities")]
    data = to_png(game.view(None), overlays=overlays)
    assert len(data) <= LIMIT
    assert opened(data).size[1] > 639, "the key has a place of its own"


def test_same_view_same_bytes() -> None:
    view = five().view(0)
    first = to_png(view)
    to_png(over().view(None), theme="dark", language="ja")
    assert to_png(view) == first
    forget()
    assert to_png(view) == first, "what is kept changes nothing"


def at(image: Image.Image, x: float, y: float) -> tuple[int, ...]:
    """The colour at a place of the board."""
    scale = image.width / (1000 + 2 * FRAME)
    pixel = image.getpixel((round((x + FRAME) * scale), round((y + FRAME) * scale)))
    assert isinstance(pixel, tuple)
    return pixel


def near(one: tuple[int, ...], other: tuple[int, ...], by: int = 40) -> bool:
    return all(abs(a - b) <= by for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_route_is_there_in_its_state(theme: str) -> None:
    game = two()
    view = game.view(None)
    colors = theme_of(theme)
    image = to_image(view, theme=theme, width=3 * 1052)
    closed = {"Denver-Kansas City:orange", "Seattle-Vancouver:2"}
    for place in model_of(game.board).routes:
        slot = place.slots[0]
        # So far from the middle there are neither windows nor glyphs.
        along = 12.6 if place.id in view.owners else 7
        x = slot.x + along * cos(radians(slot.angle))
        y = slot.y + along * sin(radians(slot.angle))
        seen = at(image, x, y)
        if place.id in view.owners:
            assert near(seen, channels(colors.seats[view.owners[place.id]].fill)), place.id
        elif place.id in closed:
            assert not near(seen, channels(colors.slot[place.route.color]), 10)
        else:
            assert near(seen, channels(colors.slot[place.route.color])), place.id


def test_options() -> None:
    view = two().view(0)
    assert opened(to_png(view, ring=False)).size == (1000, 620)
    assert opened(to_png(view, width=500)).size == (500, 319)
    for option, wrong in (("width", 50), ("width", 100.5), ("theme", "sepia"), ("language", "fr")):
        with pytest.raises(ValueError, match=option):
            to_png(view, **{option: wrong})  # type: ignore[arg-type]


def test_without_a_font_cities_have_codes_and_a_remark_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    view = two().view(0)
    found = fonts._path
    monkeypatch.setattr(
        fonts, "_path", lambda language, *, bold: found(language, bold=bold) if language == "en" else None
    )
    forget()
    data = to_png(view, language="zh")
    assert opened(data).size[1] == 639 + round(20 * 1000 / 1052)
    assert not fonts.has_font("zh")
    assert not fonts.has_font("ja")
    assert len(data) <= LIMIT
    assert data == to_png(view, language="zh")
    monkeypatch.undo()
    forget()


def test_without_any_font_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_path", lambda *_, **__: None)
    forget()
    try:
        assert len(to_png(two().view(0))) <= LIMIT
    finally:
        monkeypatch.undo()
        forget()


def test_highlights_are_painted() -> None:
    view = two().view(0)
    marked = [Routes(["Helena-Seattle"], color="#ff00ff"), Cities(["Boston"], color="#ff00ff")]
    image = to_image(view, overlays=marked)
    plain = to_image(view)
    boston = next(c for c in model_of(view.board).cities if c.name == "Boston")
    assert at(image, boston.x, boston.y - 13) != at(plain, boston.x, boston.y - 13)
    pink = 0
    for count, pixel in image.getcolors(1 << 20) or ():
        if isinstance(pixel, tuple) and near(pixel, (255, 0, 255), 30):
            pink += count
    assert pink > 200


def test_glyphs_are_those_of_the_svg() -> None:
    assert glyph("red") == [[(-1.25, 0), (0, -0.82), (1.25, 0), (0, 0.82)]]
    assert glyph("green")[0][:4] == [(-0.34, -1), (0.34, -1), (0.34, -0.34), (1, -0.34)]
    assert [len(shape) for shape in glyph("blue")] == [4, 4]
    assert [len(shape) for shape in glyph("purple")] == [10]
    assert glyph("gray") == []
