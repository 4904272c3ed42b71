"""Texts: every id that the code asks for is there, and words come out right."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ttr_widget as ttr
from tests.cases.test_cases import CASES
from tests.session.test_move_text import complaints
from ttr_widget import texts

LANGUAGES = texts.LANGUAGES


def ids(root: Path, language: str) -> set[str]:
    source = (root / f"ttr_widget/data/{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE)
    assert len(found) == len(set(found)), "an id is there twice"
    return set(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_and_colours_are_complete(language: str) -> None:
    for city in ttr.USA.cities:
        assert texts.has(f"city-{texts.slug(city.name)}", language)
    for color in ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive", "gray"):
        assert texts.has(f"color-{color}", language)


def test_every_language_has_everything(root: Path) -> None:
    english = ids(root, "en")
    for language in LANGUAGES:
        assert ids(root, language) == english
    codes = json.loads((root / "ttr_widget/data/refusals.json").read_text(encoding="utf-8"))
    assert {f"refusal-{code.replace('_', '-')}" for code in codes} <= english
    package = root / "ttr_widget"
    checks = (package / "positions/checks.py").read_text(encoding="utf-8")
    used = set(re.findall(r'self\.add\(\s*f?"[^"]*", "(\w+)"', checks)) | set(re.findall(r'placed, "(\w+)"', checks))
    assert len(used) > 15
    assert {f"error-position-{code.replace('_', '-')}" for code in used} <= english
    build = (package / "positions/build.py").read_text(encoding="utf-8")
    assert {f"remark-{code.replace('_', '-')}" for code in re.findall(r'\("(\w+)", \{', build)} <= english
    previews = (package / "preview.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"(preview-[a-z-]+)"', previews)) <= english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_cases_is_a_whole_sentence(language: str) -> None:
    seen = set()
    for case in CASES:
        if "position" not in case or "error" in case.get("expect", {}):
            continue
        game = ttr.Game.from_position(case["position"], language=language)
        for step in case.get("steps", []):
            if "illegal" in step or "raises" in step:
                refusal = game.why_not(step["move"], seat=step.get("seat"))
                assert refusal is not None
                assert complaints(refusal) == []
                assert refusal.message == refusal.text(language)
                assert not re.search(r"\{|\}|FluentNone|\bNone\b", refusal.message), refusal.message
                seen.add(refusal.code)
            elif "move" in step:
                game.play(step["move"], seat=step.get("seat"))
    assert len(seen) > 25


def test_numbers_and_plurals() -> None:
    assert texts.text("preview-trains", n=1) == "1 train left"
    assert texts.text("preview-trains", n=0) == "no trains left"
    assert texts.text("preview-trains", n=3) == "3 trains left"


def test_languages_of_a_game() -> None:
    game = ttr.Game(players=2, seed=1)
    refusal = game.why_not("draw red")
    assert refusal is not None
    assert refusal.text("en") == refusal.message
    game.language = "zh"
    other = game.why_not("draw red")
    assert other is not None
    assert other.message == refusal.text("zh")
    assert other.args == refusal.args


def test_strangers_are_not_markup() -> None:
    name = "{ $x } <b>"
    game = ttr.Game(players=[name, "Bo"], seed=1)
    refusal = game.why_not("keep all", seat=1)
    assert refusal is None
    game.play("keep all", seat=1)
    game.play("keep all", seat=0)
    refusal = game.why_not("draw deck", seat=1 - (game.turn or 0))
    assert refusal is not None
    assert game.names[game.turn or 0] in refusal.message


def test_unknown() -> None:
    with pytest.raises(KeyError):
        texts.text("no-such-id")
    with pytest.raises(ValueError, match="fr"):
        texts.text("color-red", "fr")
    assert texts.city("Gotham", "zh") == "Gotham"
    assert texts.color("mauve") == "mauve"
    assert texts.pair("Gotham-Metropolis:2") == "Gotham–Metropolis (2)"
    assert texts.pair("Winston-Salem-Ada") == "Winston-Salem-Ada", "which dash joins them, only the board knows"
