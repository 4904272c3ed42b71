"""What the README shows in Python runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ttr_widget as ttr

README = Path(__file__).parents[2] / "README.md"
TEXT = README.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_first_one_has_five_lines() -> None:
    assert BLOCKS[0].count("\n") == 5


@pytest.mark.parametrize(("block", "said"), list(zip(BLOCKS, ("Miami", "hand=2R1L", "do not mix"), strict=True)))
def test_block_runs(block: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, str(README), "exec"), {})
    assert said in capsys.readouterr().out


def test_the_position_text_is_one() -> None:
    (text,) = re.findall(r"```\n(ttr1 .*)\n```", TEXT)
    position = ttr.Position.from_text(text)
    assert position.names == ("Ann", "Bo")
    assert ttr.Position.from_text(position.to_text()) == position


def test_what_the_hosts_are() -> None:
    """The table says no more than there are tests for."""
    tests = "".join(path.read_text(encoding="utf-8") for path in (README.parent / "tests/hosts").glob("test_*.py"))
    for case in ("test_reload", "test_restart", "test_a_cell_far_away", "test_slides", "test_a_saved_notebook"):
        assert f"def {case}(" in tests
