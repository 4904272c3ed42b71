"""Traditional Chinese characters, as the search reads them: 車票 finds what 车票 finds."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

_TABLE = "data/teach/han.json"
"""Read by the page too: traditional characters in one text, simplified ones in the same places of the other."""


@cache
def _simplified() -> dict[int, int]:
    table = json.loads((resources.files("ttr_widget") / _TABLE).read_text(encoding="utf-8"))
    return str.maketrans(table["traditional"], table["simplified"])


def simple(text: str) -> str:
    """A text with simplified characters for traditional ones, as many as before. Japanese is changed as well, so this
    is for comparing, never for showing.

    >>> simple("車票、機車"), simple("列車カード")
    ('车票、机车', '列车カード')
    """
    return text.translate(_simplified())
