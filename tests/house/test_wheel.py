"""`pip install .` into an environment of one's own: no Node, no sources of the front end, everything there."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    _pip(sys.executable, "wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    (built,) = folder.glob("*.whl")
    return built


def test_contents(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "ttr_widget").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted <= names
    assert {"ttr_widget/data/usa.json", "ttr_widget/data/en.ftl", "ttr_widget/static/widget.js"} <= wanted
    assert not [name for name in names if name.startswith(("js/", "tests/"))]
    template = ".data/data/share/jupyter/nbconvert/templates/ttr/index.html.j2"
    assert [name for name in names if name.endswith(template)], "nbconvert would not find the template"


@pytest.mark.slow
def test_clean_environment(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    python = str(tmp_path / "venv/bin/python")
    _pip(python, "install", str(wheel))
    program = """
import ttr_widget as ttr
game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=1)
game.play("keep all", seat=0)
board = ttr.GameWidget(game)
assert board.view["seat"] == 0
print("fine")
"""
    result = subprocess.run(
        [python, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False,
        env={"PATH": str(tmp_path / "venv/bin"), "HOME": str(tmp_path)},
    )  # fmt: skip
    assert result.stdout == "fine\n", result.stderr
    assert (tmp_path / "venv/share/jupyter/nbconvert/templates/ttr/index.html.j2").exists()


def _pip(python: str, *arguments: str) -> None:
    result = subprocess.run(
        [python, "-m", "pip", "--quiet", *arguments],
        check=False, capture_output=True, text=True, env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
