"""Files that are whole at every moment: written beside their place, then renamed into it (`os.replace`).

Who reads sees the old content or the new one, never a part, whenever the writer may have been stopped.
"""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
import time
from pathlib import Path

PATIENCE: tuple[float, ...] = (0.01, 0.04, 0.15) if os.name == "nt" else ()
"""Seconds to wait before trying a rename again: on Windows a reader, such as a virus scanner, blocks it a moment."""


def write_whole(path: Path, content: bytes, *, sync: bool = True, mark: str = "") -> None:
    """Write a file whole or not at all; who may read it stays as it was.

    Args:
        path: the file; its folder must be there.
        content: all of it.
        sync: wait until the disk has it, so that it also outlives a power cut. Without, it outlives the process.
        mark: part of the temporary file's name, for `sweep`.

    Raises:
        OSError: it could not be written; the old file is as it was.
    """
    try:
        _write(path, content, sync, mark)
    except FileNotFoundError:
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, "there is no such folder", str(path.parent)) from None
        _write(path, content, sync, mark)  # another process has swept the temporary file away


def _write(path: Path, content: bytes, sync: bool, mark: str) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.{mark}", suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            if sync:
                file.flush()
                os.fsync(file.fileno())
        temporary.chmod(_mode(path))
        _rename(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    if sync and hasattr(os, "O_DIRECTORY"):  # the new name is on the disk too, where folders can be synced
        with contextlib.suppress(OSError):
            folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def _mode(path: Path) -> int:
    try:
        return path.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def _rename(source: Path, target: Path) -> None:
    for seconds in PATIENCE:
        try:
            source.replace(target)
        except PermissionError:
            time.sleep(seconds)
        else:
            return
    source.replace(target)


def sweep(path: Path, mark: str) -> None:
    """Remove temporary files of `path` that a process left behind when it was killed."""
    with contextlib.suppress(OSError):
        for entry in os.scandir(path.parent):
            if entry.name.startswith(f".{path.name}.{mark}") and entry.name.endswith(".tmp"):
                with contextlib.suppress(OSError):
                    Path(entry.path).unlink()
