"""The names that people type are there, listed once, and documented."""

from __future__ import annotations

import inspect

import pytest

import ttr_widget as ttr

PROMISED = ("AmbiguousMove", "Game", "GameWidget", "IllegalMove", "Move", "MoveError", "Position", "PositionError",
            "Rules", "USA", "bots")  # fmt: skip


def test_promised_names() -> None:
    assert set(PROMISED) <= set(ttr.__all__)
    assert set(ttr.__all__) <= set(dir(ttr))
    assert len(ttr.__all__) == len(set(ttr.__all__))


@pytest.mark.parametrize("name", sorted(ttr.__all__))
def test_public_name(name: str) -> None:
    value = getattr(ttr, name)
    if inspect.isclass(value) or inspect.isroutine(value) or inspect.ismodule(value):
        assert inspect.getdoc(value), f"{name} has no docstring"


def test_unknown_name() -> None:
    name = "Locomotive"
    with pytest.raises(AttributeError, match=name):
        getattr(ttr, name)


def test_public_methods_are_documented() -> None:
    for cls in (ttr.Game, ttr.GameWidget, ttr.Position, ttr.Move):
        for name, member in vars(cls).items():
            if not name.startswith("_") and (inspect.isroutine(member) or isinstance(member, property | classmethod)):
                assert inspect.getdoc(member), f"{cls.__name__}.{name} has no docstring"
