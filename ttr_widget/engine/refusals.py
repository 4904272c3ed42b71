"""Why a move is refused: a stable code, its rule, and arguments; never a sentence (R57)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any


@lru_cache(maxsize=1)
def rules_by_code() -> dict[str, str]:
    """Every refusal code with the number of the rule behind it."""
    import json  # here, so that importing the engine stays quick
    from pathlib import Path

    path = Path(__file__).resolve().parent.parent / "data" / "refusals.json"
    table: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return table


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refusal. `args` holds ids and numbers that a text may want: route, city, colour, owner, have, need, …"""

    code: str
    args: dict[str, Any] = field(default_factory=dict)

    @property
    def rule(self) -> str:
        """Number of the rule behind it."""
        return rules_by_code()[self.code]

    def __str__(self) -> str:
        said = ", ".join(f"{key}={value}" for key, value in self.args.items())
        return f"{self.code} ({self.rule}{': ' + said if said else ''})"


class IllegalAction(ValueError):
    """An action that the state refuses; nothing has changed. `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        return (IllegalAction, (self.refusal,))
