"""The reference as data for a page: whole, small, in three languages, and without secrets."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from ttr_widget.teach.reference_page import LARGEST, reference_data
from ttr_widget.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
DATA = reference_data()


def texts(data: Any, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Every text, with its place."""
    if isinstance(data, dict):
        if set(data) == set(LANGUAGES):
            yield path, data
        else:
            for key, value in data.items():
                yield from texts(value, f"{path}.{key}")
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from texts(value, f"{path}[{i}]")


ALL = list(texts(DATA))


def test_whole_and_small() -> None:
    text = json.dumps(DATA, ensure_ascii=False, separators=(",", ":"))
    assert len(text.encode()) < LARGEST
    assert json.loads(text) == DATA
    sizes = {part: len(DATA[part]) for part in ("rules", "questions", "catalogue", "museum", "glossary")}
    assert sizes == {"rules": 59, "questions": 20, "catalogue": 15, "museum": 29, "glossary": 25}
    assert len(DATA["tickets"]["rows"]) == 30
    assert len(DATA["routes"]["rows"]) == 100
    assert len(DATA["points"]["rows"]) == 6
    assert len(DATA["cities"]) == 36


def test_without_secrets() -> None:
    """A page holds no position: neither hands nor decks nor seeds of the examples."""

    def keys(data: Any) -> Iterator[str]:
        if isinstance(data, dict):
            yield from data
            for value in data.values():
                yield from keys(value)
        elif isinstance(data, list):
            for value in data:
                yield from keys(value)

    assert not {"position", "players", "hand", "deck", "seed", "offer", "ticket_deck", "market"} & set(keys(DATA))


def test_what_it_names_is_there() -> None:
    rules = {rule["number"] for rule in DATA["rules"]}
    for part in ("questions", "catalogue", "museum", "glossary"):
        for entry in DATA[part]:
            assert set(entry["rules"]) <= rules
    sources = {source["id"] for source in DATA["about"]["sources"]}
    for rule in DATA["rules"]:
        assert set(rule["by"]) <= sources
    words = {word["by"] for term in DATA["glossary"] for word in term["words"]} - {None}
    assert words <= sources
    for row in [*DATA["routes"]["rows"], *DATA["tickets"]["rows"]]:
        assert {row["a"], row["b"]} <= set(DATA["cities"])
    assert {row["color"] for row in DATA["routes"]["rows"]} <= set(DATA["colors"])


# Names, settings and code that stand in a Chinese or Japanese sentence as they are.
LATIN = (
    r"Ticket to Ride|Days of Wonder|daysofwonder\.com|Board Game Arena|World Boardgaming Championships|"
    r"World Series of Board Gaming|WANGO|WBC|WSBG|USA 1910|SL|R\d+|[A-E]さん|Game\(rules=ttr\.Rules\(…\)\)|"
    r"shared_victory=False|start=|7201-T2R-Rules-EN-20240423|[A-E]$|locomotive"
)


def test_three_languages_each_its_own() -> None:
    assert len(ALL) > 450
    for path, text in ALL:
        assert all(said.strip() for said in text.values()) or path.endswith(".foot"), path
        for language in ("zh", "ja"):
            left = re.sub(LATIN, "", text[language])
            assert not re.search(r"[A-Za-z]{2,}", left), (path, text[language])
        assert not re.search(r"[\u3041-\u30ff]", text["zh"]), (path, "kana in Chinese", text["zh"])
        assert not re.search(r"[\u3041-\u30ff\u4e00-\u9fff]", re.sub("“[^”]*”", "", text["en"])), (path, text["en"])
        assert not any(unicodedata.category(c) in {"Cc", "Cf"} for said in text.values() for c in said)
        assert not re.search(r"[{}<>]|None", " ".join(text.values())), path


def test_japanese_has_no_simplified_signs() -> None:
    """Signs that only Chinese writes so; words quoted from Chinese sources stand apart, in `words`."""
    simplified = set("车线张个为们时对这还么样终轮权戏标规则签约记录张说让两开动发现无传给见页单双问数据货业东")
    shared = set("数据约两对双则现说标规记录动让页见问无")  # some of them are Japanese as well
    for path, text in ALL:
        said = re.sub("「[^」]*」", "", text["ja"])
        assert not set(said) & (simplified - shared - set("時線車個為") - {"个"}), (path, said)


def test_own_words_for_cards_and_tickets() -> None:
    """The words that the Chinese sources use in two senses, or another has for ours, are only quoted."""
    for path, text in ALL:
        said = re.sub("“[^”]*”", "", text["zh"])
        assert not re.search("车票|(?<![机火])车牌|任务牌|彩虹票|旅游", said), (path, said)


@pytest.mark.parametrize("name", ["questions", "museum", "glossary", "catalogue", "sources"])
def test_files_have_every_language(name: str) -> None:
    data = yaml.safe_load((ROOT / f"ttr_widget/data/teach/{name}.yaml").read_text(encoding="utf-8"))

    def look(value: Any, path: str) -> None:
        if isinstance(value, dict):
            if set(value) & set(LANGUAGES):
                assert set(value) == set(LANGUAGES), path
                assert all(isinstance(said, str) and said == said.strip() and said for said in value.values()), path
            else:
                for key, inside in value.items():
                    look(inside, f"{path}.{key}")
        elif isinstance(value, list):
            for i, inside in enumerate(value):
                look(inside, f"{path}[{i}]")

    look(data, name)


@pytest.mark.parametrize("part", ["reference", "rules"])
def test_the_same_ids_in_every_language(part: str) -> None:
    ids = {}
    for language in LANGUAGES:
        source = (ROOT / f"ttr_widget/data/{part}.{language}.ftl").read_text(encoding="utf-8")
        found = re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE)
        assert len(found) == len(set(found))
        ids[language] = set(found)
        placeables = dict(re.findall(r"^([a-z][a-z0-9-]*) =((?:.|\n(?! ?\w[a-z0-9-]* =))*)", source, re.MULTILINE))
        ids[f"{language}-args"] = {(k, *sorted(set(re.findall(r"\$(\w+)", v)))) for k, v in placeables.items()}
    assert ids["en"] == ids["zh"] == ids["ja"]
    for language in ("zh", "ja"):
        for entry in ids[f"{language}-args"]:
            english = next(other for other in ids["en-args"] if other[0] == entry[0])
            assert set(entry) <= set(english), entry
