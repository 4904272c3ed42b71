"""At every width, in every standard scene: no text clipped or run over, no scroll bars, nothing axe-core objects to."""

from __future__ import annotations

import pytest

from tests.browser.axe import axe_findings
from tests.browser.conftest import OpenNotebook
from tests.browser.inspect_layout import layout_faults
from tests.browser.person import Person
from tests.browser.scenes import Scene, notebooks

WIDTHS = (480, 800, 1080, 1240)
"""The widest last: there a scene is left, and the next one reached."""

AXE = {480: ("light",), 800: ("dark",), 1240: ("light", "dark")}
"""Themes in which axe-core looks at a width; it takes its time."""

TALL = 1700


@pytest.mark.parametrize("scenes", notebooks(), ids=lambda scenes: scenes[0].name)
def test_layout(notebook: OpenNotebook, scenes: list[Scene]) -> None:
    page = notebook(
        *scenes[0].cells,
        viewport={"width": 1420, "height": TALL},
        reduced_motion="reduce",
    )
    ann = Person(page)
    faults = []
    for scene in scenes:
        if scene.moving:
            continue
        scene.act(ann)
        for width in WIDTHS:
            page.fit_output(width, TALL)
            page.page.wait_for_timeout(250)
            faults += [f"{scene.name} {width}: {fault}" for fault in layout_faults(ann.root)]
            for theme in AXE.get(width, ()):
                page.switch_theme(theme)
                faults += [f"{scene.name} {width} {theme}: {fault}" for fault in axe_findings(ann.root)]
            page.switch_theme("light")
        page.page.wait_for_timeout(300)  # Lab hides the notebook for a moment while it changes its theme
        if scene.leave:
            scene.leave(ann)
    assert not faults, "\n".join(faults)
    assert page.errors == []
