"""Tables, catalogue and glossary: numbers from the board, words in three languages."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable

import pytest

import ttr_widget as ttr
from ttr_widget.engine.cards import CARD_COUNTS, COLORS
from ttr_widget.teach.catalogue import Catalogue
from ttr_widget.teach.faces import FACES, face
from ttr_widget.teach.table import Table
from ttr_widget.texts import LANGUAGES

TABLES = (ttr.ticket_table, ttr.route_table, ttr.points_table, ttr.turn_summary, ttr.conventions)


@pytest.mark.parametrize("make", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_table(make: Callable[[str], Table], language: str) -> None:
    table = make(language)
    assert len(table.cells()) == len(table) == len(table.to_list()) > 2
    assert {len(row) for row in table.cells()} == {len(table.heading())}
    text = table.text()
    assert text == repr(table) == str(table)
    assert text.startswith(table.title())
    assert all(line == line.rstrip() for line in text.splitlines())
    html = table._repr_html_()
    assert html.count("<tr>") == len(table) + 1
    assert f'lang="{language}"' in html
    with pytest.raises(ValueError, match="fr"):
        make("fr")


def test_rows_are_copies() -> None:
    table = ttr.points_table()
    table.to_list()[0]["points"] = 99
    table[0]["points"] = 99
    assert table[0]["points"] == 1


def test_thirty_tickets() -> None:
    rows = ttr.ticket_table().to_list()
    assert len(rows) == 30
    assert sum(row["points"] for row in rows) == 349
    dearer = {row["ticket"]: row["points"] - row["shortest"] for row in rows if row["points"] != row["shortest"]}
    assert dearer == {
        "Oklahoma City-Sault St. Marie": 1,
        "Chicago-Los Angeles": 1,
        "Los Angeles-Miami": 1,
        "Los Angeles-New York": 1,
        "New York-Seattle": 2,
    }
    assert ttr.ticket_table("zh").cells()[0][:2] == ["亚特兰大", "蒙特利尔"]
    for language in LANGUAGES:
        assert "349" in ttr.ticket_table(language).foot()


def test_hundred_routes() -> None:
    rows = ttr.route_table().to_list()
    assert [row["route"] for row in rows] == [route.id for route in ttr.USA.routes]
    assert sum(row["spaces"] for row in rows) == 309
    assert sum(row["points"] for row in rows) == 508
    assert sum(row["double"] for row in rows) == 44
    assert sum(row["color"] == "gray" for row in rows) == 44
    for language in LANGUAGES:
        foot = ttr.route_table(language).foot()
        assert all(n in foot for n in ("100", "309", "508", "22", "44"))


def test_conventions_name_their_settings() -> None:
    rows = ttr.conventions().to_list()
    settings = {row["field"]: row["default"] for row in rows if row["field"]}
    assert settings == ttr.Rules().to_dict()
    assert {"R11", "R25", "R50", "R19", "R24"} <= {row["rule"] for row in rows}
    assert "max_refreshes=64" in ttr.conventions("ja").text()


def test_the_box_is_that_of_the_engine() -> None:
    box = ttr.catalogue()
    for color, n in zip(COLORS, CARD_COUNTS, strict=True):
        assert box[color].count == n
    assert box.count("train_card") == sum(CARD_COUNTS) == 8 * 12 + 14 == 110
    assert box["ticket"].count == len(ttr.USA.tickets) == 30
    assert box.count("card") == 110 + 30 + 1 + 1 == 142
    assert box.count("train") == 5 * 45 + 15 == 240
    assert box["scoring-marker"].count == 5
    for language in LANGUAGES:
        said = " ".join([*box.sums(language), box.footnote(language)])
        assert all(n in said for n in ("110", "142", "240", "225", "15", "114", "144"))
    with pytest.raises(KeyError, match="locomotive"):
        box["gray"]


@pytest.mark.parametrize("what", FACES)
def test_faces(what: str) -> None:
    for theme in ("light", "dark"):
        svg = face(what, theme)
        root = ET.fromstring(svg)
        ids = {element.get("id") for element in root.iter()} - {None}
        assert all(ident.startswith("face-") for ident in ids)
        uses = [value[1:] for element in root.iter() for key, value in element.attrib.items() if key.endswith("href")]
        assert set(uses) <= ids
        assert not any(word in svg for word in ("<script", "http://", "https://")) or svg.count("http") == 1
        assert len(svg) < 12_000
    assert {one.id for one in Catalogue()} == set(FACES)
    with pytest.raises(ValueError, match="locomotive"):
        face("gray")


def test_catalogue_shows_itself() -> None:
    box = ttr.catalogue("ja")
    html = box._repr_html_()
    assert html.count("<img") == len(box)
    assert "赤の列車カード · 12" in html
    assert "SL（機関車） · 14" in box["locomotive"]._repr_html_()
    assert len(box.text().splitlines()) == len(box) + 1 + 4 + 1


def test_glossary() -> None:
    assert ttr.glossary["ticket"].term["zh"] == "目的地票"
    assert ttr.glossary["彩虹票"].id == "locomotive"
    assert ttr.glossary["任务牌"].id == "ticket"
    assert ttr.glossary["旅游"].id == "claim"
    assert ttr.glossary["普通列車"].id == "ordinary-card"
    assert ttr.glossary["最長ルート"].id == "longest-path"
    meanings = [(term.id, word.by) for term, word in ttr.glossary.meanings("车票")]
    assert meanings == [("train-card", "chinese"), ("ticket", "tutorial")]
    with pytest.raises(KeyError, match="several things: train-card, ticket"):
        ttr.glossary["车票"]
    assert "（官方中文规则书）" in ttr.glossary("zh")["train-card"].text()
    assert "列車カード" in ttr.glossary("ja").text()
    # Our own terms are nobody's second name for something else.
    own = {term.term.in_(language) for term in ttr.glossary for language in LANGUAGES}
    assert len(own) >= len(ttr.glossary) * 2
    for word in own:
        assert len({term.id for term, _ in ttr.glossary.meanings(word)}) == 1, word


def test_about() -> None:
    for language in LANGUAGES:
        text = ttr.about(language).text()
        assert all(word in text for word in ("Days of Wonder", "1910", "33", "daysofwonder.com", "2026", "7201-T2R"))
        assert ttr.about(language)._repr_html_().count("<p ") == 5 + 6
