"""Notifications in whole rounds: observers are called when all traits of a change are set, and in order.

traitlets calls observers of the first trait while the second still has its old value, and an observer that makes
a further change gets the rest of the round told in the wrong order. Here a round waits until it is complete, and a
change made by an observer is told after the round it was made in.
"""

from __future__ import annotations

from typing import Any

import traitlets


class Rounds(traitlets.HasTraits):
    """A `HasTraits` whose read-only traits change together."""

    _waiting: list[Any] | None = None

    def _tell(self, **values: Any) -> None:
        """Set these traits and then notify, once for each that has changed.

        An observer that raises keeps nobody else from being told; the first error is raised at the end.
        """
        if self._waiting is not None:  # an observer has made this change; its round comes after the one going on
            for name, value in values.items():
                self.set_trait(name, value)
            return
        waiting: list[Any] = []
        self._waiting = waiting
        error: Exception | None = None
        try:
            for name, value in values.items():
                self.set_trait(name, value)
            while waiting:
                try:
                    super().notify_change(waiting.pop(0))
                except Exception as raised:  # noqa: BLE001 - whatever an observer raises, the others are told
                    error = error or raised
        finally:
            self._waiting = None
        if error is not None:
            raise error

    def notify_change(self, change: Any) -> None:
        """Called by traitlets whenever a trait has changed."""
        if self._waiting is None:
            super().notify_change(change)
        else:
            self._waiting.append(change)
