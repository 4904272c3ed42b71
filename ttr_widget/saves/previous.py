"""What an autosave file held before: kept beside it as `<name>.previous.json`, older ones as `.previous-2.json`."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from .wholefile import write_whole

KEPT = 9
"""Files that are kept; the oldest goes when a tenth comes. A notebook that is run again and again leaves no more."""


def previous_path(path: Path, number: int = 1) -> Path:
    """Where what `path` held before is kept, 1 being the latest.

    >>> previous_path(Path("game.json")).name, previous_path(Path("game.json"), 2).name
    ('game.previous.json', 'game.previous-2.json')
    """
    return path.with_name(f"{path.stem}.previous{f'-{number}' if number > 1 else ''}{path.suffix}")


def set_aside(path: Path, content: bytes) -> Path:
    """Keep `content`, which `path` holds, beside it. It is copied, so that `path` is there at every moment.

    Raises:
        OSError: it could not be kept.
    """
    latest = previous_path(path)
    with contextlib.suppress(FileNotFoundError):
        if latest.read_bytes() == content:  # it was kept already, and then something went wrong
            return latest
    held = 0
    while held < KEPT and previous_path(path, held + 1).exists():
        held += 1
    for number in range(min(held, KEPT - 1), 0, -1):
        previous_path(path, number).replace(previous_path(path, number + 1))
    write_whole(latest, content)
    with contextlib.suppress(OSError):  # its date stays that of the game
        at = path.stat()
        os.utime(latest, ns=(at.st_atime_ns, at.st_mtime_ns))
    return latest
