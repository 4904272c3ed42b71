"""What the README shows in Python runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"
BLOCKS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_five_lines() -> None:
    assert [block.count("\n") for block in BLOCKS] == [5]


@pytest.mark.parametrize("block", BLOCKS)
def test_block_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, str(README), "exec"), {})
    assert "Miami" in capsys.readouterr().out
