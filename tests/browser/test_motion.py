"""Cars drop, cards fly, markers walk; nothing at all moves for those who do not want it; the end is the same."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import OpenNotebook
from tests.browser.page import NotebookPage
from tests.browser.person import Person
from tests.browser.pixels import difference, picture
from tests.browser.positions import MOVES, mid_game

PLY = len(MOVES)
CLAIM = "claim Denver-Kansas City:black with 2 black + 2 locomotive"

# Frame by frame for a while: how many different pictures the map showed, and the most animations under way at once.
_WATCH = """async milliseconds => {
  const root = document.querySelector('.ttr-root'), canvas = root.querySelector('canvas[tabindex="0"]');
  const small = new OffscreenCanvas(160, 100), pen = small.getContext('2d', {willReadFrequently: true});
  const seen = new Set(), end = performance.now() + milliseconds;
  let animations = 0;
  while (performance.now() < end) {
    await new Promise(requestAnimationFrame);
    pen.clearRect(0, 0, 160, 100);
    pen.drawImage(canvas, 0, 0, 160, 100);
    seen.add(pen.getImageData(0, 0, 160, 100).data.join());
    const now = root.getAnimations({subtree: true}).filter(one => one.playState === 'running');
    animations = Math.max(animations, now.length);
  }
  return {pictures: seen.size, animations};
}"""


def watch_the_claim(page: NotebookPage, ann: Person) -> dict[str, Any]:
    """A claim made in the kernel, as the move of another would be, and what is seen of it."""
    page.page.evaluate(f"milliseconds => {{ window.watched = ({_WATCH})(milliseconds); }}", 1800)
    page.execute(f"game.play({CLAIM!r})")
    seen: dict[str, Any] = page.page.evaluate("window.watched")
    assert ann.ply() == PLY + 1
    return seen


def test_with_and_without_motion(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), "board = ttr.GameWidget(game, speed=0)\nboard", reduced_motion="reduce")
    ann = Person(page)
    ann.canvas.scroll_into_view_if_needed()
    page.page.mouse.move(2, 2)
    page.page.wait_for_timeout(500)
    still = watch_the_claim(page, ann)
    end = picture(ann.root)
    page.execute("game.undo()")

    page.page.emulate_media(reduced_motion="no-preference")
    page.page.wait_for_timeout(500)
    moving = watch_the_claim(page, ann)
    page.page.wait_for_timeout(500)
    assert still["pictures"] <= 2, "before and after, and nothing between"
    assert still["animations"] == 0
    assert moving["pictures"] >= 5
    assert moving["animations"] >= 1
    assert difference(end, picture(ann.root)) < 0.001
