"""One search over everything, in three languages, that forgives and explains."""

from __future__ import annotations

import pytest

import ttr_widget as ttr
from ttr_widget.teach.index import KINDS, city_names, index, words_of
from ttr_widget.teach.shown import content
from ttr_widget.texts import LANGUAGES


def first(query: str, language: str = "en") -> tuple[str, str]:
    found = ttr.search(query, language)
    assert found, query
    return found[0].kind, found[0].id


@pytest.mark.parametrize(
    ("query", "kind", "ident"),
    [
        ("locomotive", "term", "locomotive"),
        ("LOCOMOTIVE", "term", "locomotive"),
        ("ＳＬ", "term", "locomotive"),
        ("ｷｶﾝｼｬ", "term", "locomotive"),
        ("彩虹票", "term", "locomotive"),
        ("机车", "term", "locomotive"),
        ("任务牌", "term", "ticket"),
        ("行き先チケット", "term", "ticket"),
        ("チケット", "term", "ticket"),
        ("destination ticket", "term", "ticket"),
        ("旅游", "term", "claim"),
        ("車票", "term", "train-card"),
        ("機車", "term", "locomotive"),
        ("雙線", "term", "double-route"),
        ("ワイルドカード", "term", "locomotive"),
        ("tiebreak", "term", "shared-victory"),
        ("pink", "component", "purple"),
        ("粉色", "component", "purple"),
        ("R 21", "rule", "R21"),
        ("規則21", "rule", "R21"),
        ("最長ルート", "term", "longest-path"),
        ("R21", "rule", "R21"),
        ("how do I win", "question", "1"),
        ("怎样才能获胜", "question", "1"),
        ("同点", "question", "18"),
        ("last card", "state", "last-card"),
    ],
)
def test_finds(query: str, kind: str, ident: str) -> None:
    for language in LANGUAGES:
        assert first(query, language) == (kind, ident)


@pytest.mark.parametrize(
    "query", ["Montréal", "montreal", "MONTREAL", "蒙特利尔", "モントリオール", "Montrael", "montreall"]
)
def test_cities_in_any_spelling(query: str) -> None:
    found = ttr.search(query)
    assert ("city", "Montréal") in [(hit.kind, hit.id) for hit in found]
    assert {hit.id for hit in found if hit.kind == "ticket"} == {
        "Atlanta-Montréal",
        "Montréal-New Orleans",
        "Montréal-Vancouver",
    }


@pytest.mark.parametrize(
    ("query", "city"),
    [
        ("紐約", "New York"),
        ("舊金山", "San Francisco"),
        ("三藩市", "San Francisco"),
        ("鳳凰城", "Phoenix"),
        ("休士頓", "Houston"),
        ("NYC", "New York"),
        ("lax", "Los Angeles"),
        ("LA", "Los Angeles"),
        ("KC", "Kansas City"),
        ("dc", "Washington"),
        ("ﾛｽ", "Los Angeles"),
        ("ニューオリンズ", "New Orleans"),
    ],
)
def test_cities_by_code_nickname_and_other_characters(query: str, city: str) -> None:
    found = ttr.search(query, kinds=["city"])
    assert [hit.id for hit in found][:1] == [city]
    assert found.notes == ()


def test_other_names_are_of_cities_on_the_board() -> None:
    others = content("cities")
    assert set(others) <= {city.name for city in ttr.USA.cities}
    named = [name for city in ttr.USA.cities for name in {"".join(words_of(n)) for n in city_names(city.name)}]
    assert len(named) == len(set(named)), "a name means one city"


def test_kinds_and_languages_at_once() -> None:
    found = ttr.search("机车牌", "en", most=200)
    assert {"term", "question", "rule", "component", "state"} <= {hit.kind for hit in found}
    assert found[0].title == "locomotive"
    assert len(ttr.search("locomotive", most=3)) == 3 < ttr.search("locomotive", most=3).total
    assert {hit.kind for hit in ttr.search("locomotive", kinds=["rule"])} == {"rule"}
    assert {hit.kind for hit in ttr.search("locomotive", kinds="rule")} == {"rule"}
    with pytest.raises(ValueError, match="bot"):
        ttr.search("x", kinds=["bot"])


def test_a_word_with_two_meanings() -> None:
    wanted = {
        "en": "“车票” means train card in the Chinese rulebook, and ticket in the WANGO tutorial. Both are shown.",
        "zh": "“车票”在官方中文规则书中指火车牌，在 WANGO 教程中指目的地票。下面两种都列出。",
        "ja": "「车票」は、中国語版ルールブックでは列車カード、"
        "WANGO のチュートリアルでは行き先チケットを指します。どちらも表示します。",
    }
    for language, said in wanted.items():
        found = ttr.search("车票", language)
        assert found.notes == (said,)
        assert [hit.id for hit in found][:2] == ["train-card", "ticket"]
        assert said in found.text()
    assert "列車カード・列車コマ" in ttr.search("列車", "ja").notes[0]
    assert ttr.search("彩虹票").notes == ()


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("locomotve", "locomotive"),
        ("tikcet", "ticket"),
        ("洛山矶", "洛杉矶"),
        ("カンザスシテイ", "カンザスシティ"),
        ("Seatle", "seattle"),
    ],
)
def test_small_misspellings_are_forgiven_and_told(query: str, meant: str) -> None:
    found = ttr.search(query)
    assert found
    assert meant in found.notes[0]


def test_several_words() -> None:
    assert first("deck empty train cards") == ("question", "19")
    assert first("three locomotives") in {("rule", "R21"), ("state", "market-kept")}
    assert first("double route") == ("term", "double-route")
    assert ("rule", "R30") in [(hit.kind, hit.id) for hit in ttr.search("灰色线路能不能混色", "zh")[:3]]
    assert "claim" in [hit.id for hit in ttr.search("どうやって路線を確保する", "ja")[:4]]
    assert ttr.search("22 points")[0].id == "New York-Seattle"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_says_so(language: str) -> None:
    found = ttr.search("qqqqxqq", language)
    assert not found
    assert found.total == 0
    assert "qqqqxqq" in found.text()
    assert "qqqqxqq" in found._repr_html_()
    near = ttr.search("locomobile truk", language)
    assert near or near.suggestions
    assert ttr.search("   ", language).text() != ttr.search("qqqqxqq", language).text()


def test_suggestions() -> None:
    found = ttr.search("lokotiv")
    assert found or "locomotive" in found.suggestions


def test_what_is_found_is_the_thing_itself() -> None:
    hit = ttr.search("forced pass", "zh", kinds=["state"])[0]
    assert hit.item.game().names[0] == "甲"
    assert hit.text() == ttr.museum["forced-pass"].text("zh")
    row = ttr.search("西雅图", "zh", kinds=["city"])[0]
    assert row.item["tickets"] == ["Los Angeles-Seattle", "New York-Seattle"]
    assert row.line.startswith("6 条线路，2 张目的地票。")
    assert ttr.search("locomotive").to_list()[0] == {
        "kind": "term",
        "id": "locomotive",
        "title": "locomotive",
        "line": "A train card that stands for any colour. Face up it counts as two cards when drawn.",
    }


def test_every_thing_is_found_by_its_own_name() -> None:
    for entry in index().entries:
        for language in LANGUAGES:
            name = {"rule": entry.id, "ticket": entry.id.replace("-", " ")}.get(entry.kind, entry.title.in_(language))
            found = ttr.search(name, language, kinds=[entry.kind], most=200)
            assert entry.id in [hit.id for hit in found], (entry.kind, entry.id, language)
    assert {entry.kind for entry in index().entries} == set(KINDS)


@pytest.mark.parametrize("query", ["<b>", "'; --", "\x00\u202e", "{ $query }", "a" * 5000, "%s", "[", "(", "\\", "🚂"])
def test_odd_queries_do_no_harm(query: str) -> None:
    found = ttr.search(query, "ja")
    assert "<b>" not in found._repr_html_().replace("<div><b>", "")
    assert len(found.query) <= 100
    with pytest.raises(TypeError):
        ttr.search(7)
