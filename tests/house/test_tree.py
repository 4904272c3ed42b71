"""The tree as a reader finds it: small files, no machine's paths, notebooks without outputs, a fresh bundle."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import nbformat
import pytest

ROOT = Path(__file__).parents[2]
LONGEST_FILE = 450
SOURCES = {".py", ".ts", ".tsx", ".css", ".mjs", ".sh"}
TEXTS = SOURCES | {".md", ".toml", ".json", ".jsonl", ".ftl", ".ipynb", ".txt", ".html", ""}


def tracked() -> list[Path]:
    """Everything that is or would be committed."""
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    return [path for name in sorted(set(names.split("\0"))) if name and (path := ROOT / name).is_file()]


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_files_are_short() -> None:
    lengths = {
        name(path): path.read_text(encoding="utf-8").count("\n")
        for path in tracked()
        if path.suffix in SOURCES and "static" not in path.parts
    }
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_no_path_of_a_machine() -> None:
    stray = re.compile(r"/(?:work|root|home|Users)/[A-Za-z0-9_.]")
    assert {
        name(path): hits
        for path in tracked()
        if path.suffix in TEXTS and path != Path(__file__) and (hits := stray.findall(path.read_text(encoding="utf-8")))
    } == {}


def test_lock_file_names_no_private_registry() -> None:
    lock = json.loads((ROOT / "js/package-lock.json").read_text(encoding="utf-8"))
    addresses = [entry["resolved"] for entry in lock["packages"].values() if "resolved" in entry]
    assert [address for address in addresses if not address.startswith("https://registry.npmjs.org/")] == []


@pytest.mark.parametrize("path", [path for path in tracked() if path.suffix == ".md"], ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


PICTURES = [path for path in tracked() if path.parent == ROOT / "docs" and path.suffix in {".png", ".gif"}]


@pytest.mark.parametrize("path", PICTURES, ids=name)
def test_picture_is_light(path: Path) -> None:
    assert path.stat().st_size <= 300 * 1024


NOTEBOOKS = [path for path in tracked() if path.suffix == ".ipynb"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name)
def test_notebook_has_no_outputs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    assert "widgets" not in notebook.metadata
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert cell.outputs == []
            assert cell.execution_count is None


def test_bundle_is_fresh(tmp_path: Path) -> None:
    """The committed front end is what its source builds to, in another folder too."""
    node = shutil.which("node")
    modules = ROOT / "js/node_modules"
    assert node, "needs Node 20 or newer: make test-fast brings it"
    assert modules.is_dir(), "the front end's tools are not installed: make test-fast does it"
    shutil.copytree(ROOT / "js", tmp_path / "js", ignore=shutil.ignore_patterns("node_modules", "build"))
    (tmp_path / "js/node_modules").symlink_to(modules)
    shutil.copytree(ROOT / "ttr_widget/data", tmp_path / "ttr_widget/data")
    built, committed = tmp_path / "ttr_widget/static", ROOT / "ttr_widget/static"
    built.mkdir()
    subprocess.run([node, "build.mjs"], cwd=tmp_path / "js", check=True, capture_output=True)
    files = {path.name for path in built.iterdir()}
    assert files == {path.name for path in committed.iterdir()}
    stale = [file for file in sorted(files) if (built / file).read_bytes() != (committed / file).read_bytes()]
    assert stale == [], "run: make bundle"
