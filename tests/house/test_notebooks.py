"""Every committed notebook runs from top to bottom in a fresh kernel."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "notebooks"
NOTEBOOKS = sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.relative_to(FOLDER).as_posix())
@pytest.mark.filterwarnings("default")  # of Jupyter's own libraries; a warning inside the kernel is caught below
def test_notebook_runs(path: Path, tmp_path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    setup = "import warnings; warnings.filterwarnings('error', module='ttr_widget')"
    notebook.cells.insert(0, nbformat.v4.new_code_cell(setup))
    NotebookClient(notebook, timeout=60, resources={"metadata": {"path": str(tmp_path)}}).execute()
    said = [
        output.text
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if output.output_type == "stream" and output.name == "stderr"
    ]
    assert said == []
    if path.stem == "make_a_lesson":  # it says that its files lie elsewhere
        assert list(tmp_path.iterdir()) == []
