"""The digital conventions that are constants: points on which the printed rules are silent."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """Conventions of this implementation; part of a position and of a save file.

    max_refreshes    after so many sweeps of the market in a row the row is kept, whatever it shows (R25)
    shared_victory   a tie after all criteria is a shared victory (R50); otherwise the later seat in turn order wins
    """

    max_refreshes: int = 64
    shared_victory: bool = True

    def __post_init__(self) -> None:
        # Exactly these types: others would be refused when a save file is read.
        if type(self.max_refreshes) is not int or self.max_refreshes < 0:
            raise ValueError(f"max_refreshes must be a number from 0 up, not {self.max_refreshes!r}")
        if type(self.shared_victory) is not bool:
            raise ValueError(f"shared_victory must be True or False, not {self.shared_victory!r}")

    def to_dict(self) -> dict[str, int | bool]:
        """As JSON: `Rules(**rules.to_dict()) == rules`."""
        return {"max_refreshes": self.max_refreshes, "shared_victory": self.shared_victory}
