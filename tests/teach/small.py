"""Small lessons to test with."""

from __future__ import annotations

from typing import Any

import yaml

import ttr_widget as ttr

GRAY: dict[str, Any] = {
    "format": "ttr-lesson",
    "version": 1,
    "id": "gray",
    "title": "Gray",
    "task": "Claim Los Angeles to Las Vegas.",
    "position": {
        "players": [{"hand": {"red": 2, "blue": 2}}, {}],
        "market": ["red", "blue", "green", "white", "black"],
    },
    "steps": [{"accept": ["claim Los Angeles-Las Vegas"], "hints": ["One.", "Two."], "praise": "Two of one colour."}],
    "mistakes": [
        {"refusal": ["mixed_colours"], "say": "Not of two colours.", "rule": "R30"},
        {"move": ["draw tickets"], "say": "No tickets now."},
    ],
    "solution": ["claim Los Angeles-Las Vegas with 2 red"],
}


def text(**changes: Any) -> str:
    """The gray lesson with other fields; None leaves one out."""
    fields = {key: value for key, value in {**GRAY, **changes}.items() if value is not None}
    return str(yaml.safe_dump(fields, allow_unicode=True, sort_keys=False))


def lesson(language: str = "en", *, reveal: bool = True, **changes: Any) -> ttr.Lesson:
    """The gray lesson with other fields, to do it."""
    return ttr.Lesson.from_text(text(**changes), language, reveal)
