"""Importing the package, or the engine alone, loads no more than it must."""

from __future__ import annotations

import subprocess
import sys

import pytest

import ttr_widget as ttr


@pytest.mark.parametrize("name", [n for n in ttr.__all__ if n != "GameWidget"])
def test_each_name_is_there(name: str) -> None:
    assert getattr(ttr, name) is not None
    assert name in dir(ttr)


def test_errors_are_related_as_promised() -> None:
    assert issubclass(ttr.MoveError, ValueError)
    assert issubclass(ttr.PositionError, ValueError)
    assert issubclass(ttr.IllegalMove, ttr.MoveError)
    assert issubclass(ttr.AmbiguousMove, ttr.MoveError)
    assert not issubclass(ttr.AmbiguousMove, ttr.IllegalMove)
    assert not issubclass(ttr.IllegalMove, ttr.AmbiguousMove)


def test_workers_need_the_engine_only() -> None:
    program = """
import sys
from ttr_widget.engine import GameState
state = GameState.new(2, seed=1)
state.apply(state.legal_actions()[0])
state.view(0).to_dict()
heavy = {"pydantic", "traitlets", "networkx", "fluent", "IPython", "ipywidgets", "anywidget"}
assert not heavy & set(sys.modules), heavy & set(sys.modules)
import ttr_widget
assert "Game" in dir(ttr_widget) and not heavy & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True)
