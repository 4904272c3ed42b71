"""A notebook as HTML with the template of the package: the board's picture, and nothing from the network."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import nbformat
import pytest

import ttr_widget as ttr
from tests.render.tables import hostile, two
from ttr_widget.widget.display import VIEW, display_bundle, widget_of

TEMPLATES = Path(ttr.__file__).parent / "share" / "jupyter" / "nbconvert" / "templates"
STATE = "application/vnd.jupyter.widget-state+json"


def convert(*games: ttr.Game, pictures: bool = True) -> tuple[str, list[dict[str, str]]]:
    """The page of a notebook that shows games, and their mime bundles."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell("# A lesson\n\nOf $n$ routes.")])
    bundles = []
    for game in games:
        data, metadata = display_bundle(game)
        if not pictures:
            del data["image/png"]
        bundles.append(data)
        output = nbformat.v4.new_output("execute_result", data, metadata=metadata, execution_count=1)
        notebook.cells.append(nbformat.v4.new_code_cell("game", outputs=[output], execution_count=1))
        widget_of(game).close()
    model = {"model_name": "AnyModel", "model_module": "anywidget", "state": {"_esm": "export default {}"}}
    state = {data[VIEW]["model_id"]: model for data in bundles}
    notebook.metadata.widgets = {STATE: {"version_major": 2, "version_minor": 0, "state": state}}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from nbconvert import HTMLExporter

        exporter = HTMLExporter(template_name="ttr", extra_template_basedirs=[str(TEMPLATES)])
        page, _ = exporter.from_notebook_node(notebook)
    return page, bundles


def test_the_picture_stands_there() -> None:
    page, (data,) = convert(two())
    assert f"data:image/png;base64,{data['image/png'].strip()}" in page
    assert re.search(r'<img[^>]* alt="[^"]*Ann to move', page) or re.search(r'<img[^>]* alt="[^"]*Ann is to move', page)
    assert "A lesson" in page
    assert page.rstrip().endswith("</html>")


def test_nothing_is_fetched_and_nothing_lies_about() -> None:
    page, _ = convert(two())
    assert re.findall(r"""<(?:script|link|img|iframe)[^>]*(?:src|href)\s*=\s*["'](?!data:)[^"']*""", page) == []
    assert "import(" not in page
    assert not re.search(r"https?://[^\s\"')]*\.m?js", page)
    assert "_esm" not in page
    assert STATE not in page


def test_words_where_there_is_no_picture() -> None:
    page, (data,) = convert(two(), pictures=False)
    assert data["text/plain"].splitlines()[1] in page
    assert "jp-RenderedImage" not in page.partition("<main>")[2]


@pytest.mark.parametrize("pictures", [True, False])
def test_names_are_no_markup(pictures: bool) -> None:
    page, _ = convert(hostile(), pictures=pictures)
    assert "<script>alert" not in page


def test_lab_s_own_template_needs_the_network() -> None:
    """What ours is for: if this fails, nbconvert has learnt it, and ours can go."""
    notebook = nbformat.v4.new_notebook()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from nbconvert import HTMLExporter

        page, _ = HTMLExporter().from_notebook_node(notebook)
    assert re.search(r'<script src="https?://', page)
