"""The engine runs in workers and in the browser's Python: it loads the standard library and nothing else."""

from __future__ import annotations

import ast
import os
import subprocess
import sys

FOREIGN = ("ipywidgets", "anywidget", "traitlets", "pydantic", "networkx", "IPython", "ipycanvas", "numpy", "fluent")


def test_importing_the_engine_loads_nothing_foreign(root):
    code = (
        "import sys, random, ttr_widget.engine as e\n"
        "s = e.GameState.new(players=3, seed=1); v = s.view(0); v.to_dict(); v.sample(random.Random(1))\n"
        "s.why_not(s.legal_moves()[0]); s.scores()\n"
        f"print([m for m in sys.modules if m.split('.')[0] in {FOREIGN!r}])"
    )
    env = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_engine_names_only_itself_and_the_standard_library(root):
    files = sorted((root / "ttr_widget" / "engine").glob("*.py"))
    assert len(files) > 10
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name.split(".")[0] for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level <= 1, f"{path.name} reaches outside the engine"
                names = [] if node.level else [str(node.module).split(".")[0]]
            else:
                continue
            assert set(names) <= set(sys.stdlib_module_names) | {"__future__"}, path.name


def test_no_file_is_too_long(root):
    for path in (root / "ttr_widget" / "engine").glob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 450, path.name


def test_names_are_there():
    from ttr_widget import engine

    for name in engine.__all__:
        assert getattr(engine, name) is not None
    try:
        engine.Nothing  # noqa: B018
    except AttributeError as error:
        assert "Nothing" in str(error)
