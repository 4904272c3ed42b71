"""At every width, in every scene of the standard screenshots: no text clipped or run over, no scroll bars."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenNotebook
from tests.browser.inspect_layout import layout_faults
from tests.browser.person import Person
from tests.browser.scenes import SCENES, Scene

WIDTHS = (1240, 1080, 800, 480)
TALL = 1700


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_layout(notebook: OpenNotebook, scene: Scene) -> None:
    page = notebook(
        scene.setup,
        f"board = ttr.GameWidget(game, speed={scene.speed})\nboard",
        viewport={"width": 1420, "height": TALL},
        reduced_motion="reduce",
    )
    scene.act(Person(page))
    faults = {}
    for width in WIDTHS:
        page.fit_output(width, TALL)
        page.page.wait_for_timeout(300)
        faults[width] = layout_faults(page.widget())
    assert not any(faults.values()), "\n".join(f"{width}: {fault}" for width in faults for fault in faults[width])
