"""How long a message was on its way: a kernel that was busy must not play what its sender has given up on.

The kernel gets messages in order, so after a long cell a move comes before the Cancel that followed it. A late move is
therefore not played at once: the page is asked whether it still stands (`ready`), and only then does it count.
"""

from __future__ import annotations

import time
from typing import Final

LATE: Final = 2.5
"""Seconds after which a page may have begun to show "your move is waiting", with its Cancel (it does after 3 s)."""

STALE: Final = 60.0
"""Seconds after which an intent is no longer what anybody means."""


class Clock:
    """The sender's clock against ours: the fastest message so far tells how far apart they are."""

    def __init__(self) -> None:
        self._offset: float | None = None

    def age(self, sent_ms: int | None) -> float:
        """Seconds since `sent_ms` (milliseconds since 1970 by the sender's clock); 0 where it does not say.

        A clock that the network sets is believed: at worst a move is asked about that was in time. One that even the
        fastest message shows to be in the future, or more than a minute behind, is wrong, and its error is left out.
        """
        if sent_ms is None:
            return 0.0
        delay = time.time() - sent_ms / 1000
        self._offset = delay if self._offset is None else min(self._offset, delay)
        wrong = self._offset < 0 or self._offset > STALE
        return delay - self._offset if wrong else delay
