"""Rule texts: the same rules in three languages, each with what stands behind it."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

import ttr_widget as ttr
from ttr_widget.teach.rules_text import NUMBERS, RuleError
from ttr_widget.teach.sources import MARKS, backings, sources
from ttr_widget.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_ids_as_the_rules_page(language: str) -> None:
    source = (ROOT / f"ttr_widget/data/rules.{language}.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE)
    on_page = re.findall(r"\*\*R(\d+)\*\*", PAGE)
    assert len(on_page) == 59
    assert ids == [f"rule-r{n}{part}" for n in on_page for part in ("-title", "")], (
        "in the order of the page, none twice"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_and_plain(language: str) -> None:
    for rule in ttr.rule(language=language):
        said = rule.said.in_(language)
        assert 1 <= len(re.findall(r"[。.](?=\s|$|[^\s\d])", said)) <= 4, said
        assert said[-1] in ".。", said
        assert len(said) <= 330
        assert len(rule.title.in_(language)) <= 48
        assert not re.search(r"[{}<>]", said)


def test_every_rule_has_its_backing() -> None:
    assert set(backings()) == set(NUMBERS)
    for number, backing in backings().items():
        assert backing.marks
        assert set(backing.marks) <= set(MARKS)
        assert set(backing.by) <= set(sources())
        assert (backing.page is not None) <= ("english" in backing.by), number
        if backing.marks != ("official",):
            assert backing.note is not None, f"{number} is marked: who says what?"
            assert set(backing.note) == set(LANGUAGES)
        else:
            assert backing.by, number


def test_digital_conventions_are_those_of_the_rules_page() -> None:
    marked = set(re.findall(r"\*\*(R\d+)\*\*[^\n]*◇", PAGE))
    digital = {number for number, backing in backings().items() if "digital" in backing.marks}
    assert marked <= digital
    # What follows from other rules, or is a manner of asking, has no sign on the page.
    assert digital - marked == {"R4", "R31", "R41"}


def test_constants_can_be_set() -> None:
    named = {backing.field for backing in backings().values()} - {None}
    assert named == {field.name for field in fields(ttr.Rules)}
    assert f"{ttr.Rules().max_refreshes} sweeps" in ttr.rule(25).said.in_("en")


@pytest.mark.parametrize("given", ["R21", "r21", 21, "21", " rule 21", "规则 R21", "Ｒ２１"])
def test_forms_of_a_number(given: int | str) -> None:
    assert ttr.rule(given).number == "R21"
    assert ttr.rule("R21", "zh").text().startswith("R21 · 三张机车牌")


@pytest.mark.parametrize(
    ("given", "language", "said"),
    [
        ("R60", "en", "R59"),
        (0, "zh", "R1"),
        ("face-up", "en", "R15"),
        ("机车牌", "zh", "R16"),
        (True, "en", "R1 to R59"),
    ],
)
def test_unknown_rules_name_the_nearest(given: int | str, language: str, said: str) -> None:
    with pytest.raises(RuleError, match=said):
        ttr.rule(given, language)
    with pytest.raises(KeyError):
        ttr.rule(given)


def test_shows_itself() -> None:
    rule = ttr.rule("R50", "ja")
    html = rule._repr_html_()
    assert "shared_victory" in html
    assert 'lang="ja"' in html
    assert "資料により異なる" in html
    assert repr(rule) == rule.text()
    assert rule.text("en").startswith("R50 · Who wins [sources differ, digital convention]")
    assert "R59" in ttr.rule().text()
    assert ttr.rule()[20].number == "R21"
    with pytest.raises(ValueError, match="fr"):
        ttr.rule(1, "fr")
