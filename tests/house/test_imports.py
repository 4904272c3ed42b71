"""Imports point one way, and each layer uses only the libraries it may."""

from __future__ import annotations

import ast
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "ttr_widget"

# Each layer with the layers it may import (itself always) and the libraries beyond the standard one.
LAYERS: dict[str, tuple[set[str], set[str]]] = {
    "engine": (set(), set()),
    "session": ({"engine"}, {"traitlets", "pydantic", "pydantic_core", "fluent", "networkx"}),
    "bots": ({"engine", "session"}, set()),
    "analysis": ({"engine", "session", "bots"}, {"networkx", "pandas", "tqdm"}),
    "render": ({"engine", "session"}, {"PIL", "tqdm"}),
    "teach": (
        {"engine", "session", "bots", "analysis", "render"},
        {"networkx", "pydantic", "pydantic_core", "traitlets", "yaml"},
    ),
    "widget": (
        {"engine", "session", "bots", "analysis", "render", "teach"},
        {"anywidget", "ipywidgets", "ipycanvas", "traitlets", "IPython", "PIL"},
    ),
}

SESSION = {"boards", "overlays", "positions", "records", "saves"}
"""Folders of the session."""

# The doors upwards: imported inside the method, so that a game needs no widget until it is shown.
DOORS = {("ttr_widget.game", f"Game.{method}") for method in ("_repr_mimebundle_", "hint", "to_svg")}
DOORS |= {("ttr_widget.showing", f"ShownTable.{method}") for method in ("save_html", "save_gif", "show", "widget")}

DOORS |= {
    (f"ttr_widget.teach.{place}", f"{name}._repr_mimebundle_")
    for place, name in (("practice", "Lesson"), ("courses", "Course"))
}


@dataclass(frozen=True)
class Import:
    module: str
    """Who imports."""
    target: str
    """What is imported, as an absolute name."""
    within: str
    """The function it happens in, "" at the top of the module."""


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer(module: str) -> str | None:
    """None for `ttr_widget` itself, which only hands out names."""
    parts = module.split(".")
    if len(parts) == 1:
        return None
    return parts[1] if parts[1] in LAYERS else "session"


def imports(path: Path) -> list[Import]:
    module, is_package = module_name(path), path.name == "__init__.py"
    found: list[Import] = []

    def visit(node: ast.AST, within: str) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            within = f"{within}.{node.name}".lstrip(".")
        elif isinstance(node, ast.Import):
            found.extend(Import(module, alias.name, within) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                home = module.split(".")[: None if is_package and node.level == 1 else -(node.level - is_package)]
                base = ".".join([*home, *([node.module] if node.module else [])])
            if base == "ttr_widget":  # `from ttr_widget import bots` imports a layer, not the package alone
                found.extend(Import(module, f"ttr_widget.{alias.name}", within) for alias in node.names)
            else:
                found.append(Import(module, base, within))
        for child in ast.iter_child_nodes(node):
            visit(child, within)

    visit(ast.parse(path.read_text(encoding="utf-8")), "")
    return found


FILES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_imports_point_one_way(path: Path) -> None:
    own = layer(module_name(path))
    if own is None:
        return
    layers, libraries = LAYERS[own]
    for found in imports(path):
        top = found.target.split(".")[0]
        if top == "ttr_widget":
            target = layer(found.target)
            is_door = (found.module, found.within) in DOORS
            assert target in {own, *layers} or is_door, f"{own} must not import {found.target}: {found}"
        elif top not in sys.stdlib_module_names:
            assert top in libraries, f"{own} must not need {top}: {found}"


def test_every_folder_is_a_layer() -> None:
    folders = {path.parent.relative_to(PACKAGE).parts[0] for path in FILES if path.parent != PACKAGE}
    assert folders <= set(LAYERS) | SESSION, "a new folder needs a place in LAYERS"


@pytest.mark.parametrize(
    ("statement", "unwanted"),
    [
        ("import ttr_widget", "traitlets pydantic networkx IPython ipywidgets anywidget ipycanvas PIL fluent"),
        ("import ttr_widget.engine", "traitlets pydantic networkx IPython ipywidgets anywidget ipycanvas PIL fluent"),
        ("from ttr_widget import Game; Game(seed=1)", "IPython ipywidgets anywidget ipycanvas PIL networkx"),
    ],
)
def test_light_imports(statement: str, unwanted: str) -> None:
    program = f"import sys; {statement}; print(*sorted(set({unwanted.split()!r}) & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert result.stdout.split() == []
