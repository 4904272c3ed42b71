"""Whether a game can be saved at a path, found out before it matters; and what a file there is that cannot be read."""

from __future__ import annotations

import errno
import json
import os
import tempfile
from pathlib import Path

from ttr_widget import texts

from .savefile import FORMAT, VERSION


def checked_place(path: str | os.PathLike[str], language: str = "en") -> Path:
    """The path, absolute, so that a change of folder does not matter, and with links followed.

    Raises:
        OSError: there is no such folder, the path is none of a file, or nothing can be written there.
    """
    target = Path(os.path.realpath(Path(path).expanduser()))
    if not target.parent.is_dir():
        raise _error(errno.ENOENT, target.parent, "error-autosave-folder", language)
    if target.exists() and not target.is_file():
        raise _error(errno.EISDIR if target.is_dir() else errno.EINVAL, target, "error-autosave-no-file", language)
    if target.exists() and not os.access(target, os.W_OK):
        reason = os.strerror(errno.EACCES)
        raise _error(errno.EACCES, target, "error-autosave-write", language, reason=reason)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.autosave-", suffix=".tmp", dir=target.parent)
        os.close(handle)
        Path(name).unlink(missing_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise _error(error.errno or errno.EIO, target, "error-autosave-write", language, reason=reason) from None
    return target


def _error(number: int, path: Path, ident: str, language: str, **args: str) -> OSError:
    """An error of the class that belongs to the number, such as `FileNotFoundError`."""
    return OSError(number, texts.text(ident, language, **args), str(path))


def kind_of_unreadable(content: bytes, suffix: str) -> str:
    """What a file is that is no saved game: ``"newer"``, ``"damaged"``, or ``"alien"``, which is not to be touched.

    >>> kind_of_unreadable(b'{"format": "ttr-game", "version": 99}', ".json")
    'newer'
    >>> kind_of_unreadable(b'{"format": "ttr-ga', ".json"), kind_of_unreadable(b'{"cells": []}', ".ipynb")
    ('damaged', 'alien')
    """
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        emptied = not content.strip(b"\0 \r\n\t")  # as a power cut may leave a file
        return "damaged" if emptied or suffix == ".json" or FORMAT.encode() in content[:200] else "alien"
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return "alien"
    version = data.get("version")
    return "newer" if isinstance(version, int) and version > VERSION else "damaged"
