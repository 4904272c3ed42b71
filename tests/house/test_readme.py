"""What the README shows in Python runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"
BLOCKS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_first_one_has_five_lines() -> None:
    assert BLOCKS[0].count("\n") == 5


@pytest.mark.parametrize(("block", "said"), list(zip(BLOCKS, ("Miami", "hand=2R1L"), strict=True)))
def test_block_runs(block: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, str(README), "exec"), {})
    assert said in capsys.readouterr().out
