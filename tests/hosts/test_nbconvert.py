"""A notebook made into a page by `jupyter nbconvert`: with our template, with the usual one, as slides."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.hosts.board_page import BoardPage
from tests.hosts.conftest import OpenTab
from tests.hosts.games import BOARD, GAME
from tests.hosts.network import serve_packages
from tests.hosts.pixels import map_is_drawn, patch, wait_for

LANES = ("Denver-Kansas City:black", "Denver-Kansas City:orange")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Holds `live.ipynb`, which has run and knows its widgets, and `plain.ipynb`, the same without their state."""
    folder = tmp_path_factory.mktemp("nbconvert")
    slide = {"slideshow": {"slide_type": "slide"}}
    cells = [
        nbformat.v4.new_markdown_cell("# A board", metadata=slide),
        nbformat.v4.new_code_cell(GAME),
        nbformat.v4.new_code_cell(BOARD, metadata=slide),
        nbformat.v4.new_code_cell("ttr.GameWidget(game, figure=True, width=760)", metadata=slide),
    ]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), folder / "new.ipynb")
    nbconvert(folder, "--to", "notebook", "--execute", "--output", "live.ipynb", "new.ipynb")
    nbconvert(folder, "--to", "slides", "--output", "deck", "live.ipynb")
    notebook = nbformat.read(folder / "live.ipynb", as_version=4)
    assert notebook.metadata.pop("widgets")
    nbformat.write(notebook, folder / "plain.ipynb")
    return folder


def nbconvert(folder: Path, *arguments: str, python: str = sys.executable) -> None:
    """Run `jupyter nbconvert` in the folder."""
    environment = {**os.environ, "PATH": f"{Path(python).parent}{os.pathsep}{os.environ['PATH']}"}
    result = subprocess.run(
        [str(Path(python).parent / "jupyter"), "nbconvert", *arguments],
        cwd=folder, env=environment, check=False, capture_output=True, text=True,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr


def expect_pictures(page: Page) -> None:
    """The pictures of both boards, whole."""
    pictures = page.locator("img[src^='data:image/png']")
    expect(pictures).to_have_count(2)
    for picture in pictures.all():
        expect(picture).to_be_visible()
        picture.evaluate("img => img.decode()")  # raises if it is broken
        assert picture.evaluate("img => img.naturalWidth") == 1000


@pytest.mark.parametrize("notebook", ["live", "plain"])
def test_our_template_needs_no_network(folder: Path, tab: OpenTab, notebook: str) -> None:
    nbconvert(folder, "--to", "html", "--template", "ttr", "--output", f"{notebook}-ttr", f"{notebook}.ipynb")
    page, traffic = tab(offline=True)
    page.goto((folder / f"{notebook}-ttr.html").as_uri())
    expect_pictures(page)
    assert "Ann" in (page.locator("img").first.get_attribute("alt") or "")
    expect(page.locator("h1")).to_contain_text("A board")
    assert traffic.outside == []
    assert traffic.errors == []


def test_the_usual_template_without_state(folder: Path, tab: OpenTab) -> None:
    """Nobody has to know our template: a notebook saved without widgets shows the picture as it is."""
    nbconvert(folder, "--to", "html", "--output", "plain-lab", "plain.ipynb")
    page, _traffic = tab(offline=True)
    page.goto((folder / "plain-lab.html").as_uri())
    expect_pictures(page)


def test_the_usual_template_with_state(folder: Path, tab: OpenTab) -> None:
    """With the network there, the page has the board itself, which says that no kernel is behind it."""
    nbconvert(folder, "--to", "html", "--output", "live-lab", "live.ipynb")
    page, traffic = tab()
    serve_packages(page)
    page.goto((folder / "live-lab.html").as_uri())
    ann = Person(BoardPage(page))  # type: ignore[arg-type]
    wait_for(lambda: map_is_drawn(ann), "the map is not drawn")
    expect(ann.bar).to_have_attribute("data-state", "saved-picture")
    first_try = "anywidget.js)"  # beside the page; it is found where it is published
    assert [error for error in traffic.our_errors if not error.endswith(first_try)] == []


@pytest.mark.parametrize("size", [(1000, 720), (1700, 1200), (700, 500)], ids=["as it is", "larger", "smaller"])
def test_slides(folder: Path, tab: OpenTab, size: tuple[int, int]) -> None:
    """reveal.js zooms a deck to the window: the lane that shines up is the one under the pointer."""
    page, _traffic = tab(viewport={"width": size[0], "height": size[1]})
    serve_packages(page)
    page.goto(f"{(folder / 'deck.slides.html').as_uri()}#/2")
    ann = Person(BoardPage(page), 1)  # type: ignore[arg-type]
    wait_for(lambda: map_is_drawn(ann), "the map is not drawn")
    for lane, twin in (LANES, LANES[::-1]):
        # Looked at again as long as the deck may have moved in between; a pointer that is off stays off.
        wait_for(lambda lane=lane, twin=twin: shines_alone(ann, lane, twin), f"not {lane} alone is pointed at")  # type: ignore[misc]


def shines_alone(ann: Person, lane: str, twin: str) -> bool:
    """Whether pointing at a lane lights it, and not its twin."""
    expect_standstill(ann)
    point(ann, (2, 2), "")
    before = end_of(ann, lane, 5), end_of(ann, twin, 2)
    point(ann, ann.point_of(lane), "pointer")
    return end_of(ann, lane, 5) != before[0] and end_of(ann, twin, 2) == before[1]


def point(ann: Person, at: tuple[float, float], cursor: str) -> None:
    """Move the pointer there; returns when the board has seen it and is painted."""
    ann.page.mouse.move(*at)
    wait_for(lambda: ann.canvas.evaluate("canvas => canvas.style.cursor") == cursor, f"the pointer is not {cursor!r}")
    ann.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    ann.page.wait_for_timeout(100)


def expect_standstill(ann: Person) -> None:
    """Until the slide has come to rest."""
    seen: list[dict[str, float] | None] = [None]

    def rests() -> bool:
        seen.append(ann.canvas.bounding_box())
        ann.page.wait_for_timeout(200)
        return seen[-1] is not None and seen[-1] == seen[-2]

    wait_for(rests, "the slide moves on and on")


def end_of(ann: Person, lane: str, reach: int) -> bytes:
    """How the lane's first car looks, with so many pixels around its middle; the pointer is elsewhere."""
    return patch(ann.page, *ann.point_of(lane, 0), reach=reach).tobytes()
