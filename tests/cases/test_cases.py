"""Every rule case, and every case of our own, holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cases.checker import run

HERE = Path(__file__).parent
CASES = [
    json.loads(line)
    for name in ("cases.jsonl", "own_cases.jsonl")
    for line in (HERE / name).read_text(encoding="utf-8").splitlines()
    if line.strip()
]


def test_ids_are_unique() -> None:
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    run(case)


def test_a_wrong_expectation_fails() -> None:
    case = {"id": "x", "position": {"players": [{}, {}]}, "steps": [{"move": "draw deck"}], "expect": {"turn": 1}}
    with pytest.raises(AssertionError):
        run(case)
    case = {"id": "x", "position": {"players": [{}, {}]}, "steps": [{"move": "draw deck", "illegal": "no_cards"}]}
    with pytest.raises(AssertionError):
        run(case)


def test_every_refusal_code_has_a_case(root: Path) -> None:
    codes = set(json.loads((root / "ttr_widget/data/refusals.json").read_text(encoding="utf-8")))
    shown: set[str] = set()
    for case in CASES:
        for step in case.get("steps", []):
            illegal = step.get("illegal", [])
            shown |= {illegal} if isinstance(illegal, str) else set(illegal)
            shown |= {"ambiguous"} if step.get("raises") == "AmbiguousMove" else set()
    of_messages = {"stale", "malformed", "undo_not_allowed", "cancelled"}  # the widget's, not the rules'
    assert codes - shown == of_messages
