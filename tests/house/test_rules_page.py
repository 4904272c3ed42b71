"""The rules page has every rule number that the package cites."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_rule_cited_is_on_the_page() -> None:
    page = set(re.findall(r"\*\*(R\d+)\*\*", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")))
    assert page == {f"R{n}" for n in range(1, 60)}
    cited: set[str] = set()
    for path in [*(ROOT / "ttr_widget").rglob("*.py"), ROOT / "ttr_widget" / "data" / "refusals.json"]:
        cited |= set(re.findall(r"\bR\d+\b", path.read_text(encoding="utf-8")))
    assert cited
    assert cited <= page
