"""JSON files that people hand in and copy about: read, or refused with the name of the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read_json(path: Path) -> Any:
    """What a JSON file holds.

    Raises:
        ValueError: it is no JSON in UTF-8; says which file, and why.
        OSError: it cannot be read.
    """
    try:
        return json.loads(path.read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ValueError(f"{path}: this is no JSON: byte {error.start} is no UTF-8") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"{path}: this is no JSON: {error}") from None
    except (ValueError, RecursionError):
        raise ValueError(f"{path}: this is no JSON: too deeply nested, or a number that is too large") from None
