"""Strategy positions: both ways from the identical position, their figures, and what is shown."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ttr_widget as ttr
from ttr_widget import texts
from ttr_widget.teach.reading import texts_in


def figures(number: int, measure: str) -> tuple[Any, Any, Any]:
    row = next(row for row in ttr.strategy(number).to_list() if row["measure"] == measure)
    return row["start"], row["a"], row["b"]


def test_there_are_four_in_three_languages() -> None:
    assert [spec.number for spec in ttr.strategies] == [1, 2, 3, 4]
    for spec in ttr.strategies:
        assert spec.remarks == ()
        assert all(set(text) == set(texts.LANGUAGES) for _, text in texts_in(spec))


def test_1_sure_or_blind() -> None:
    start, a, b = figures(1, "hand")
    assert (a["red"], b["red"], start["red"]) == (start["red"] + 1, start["red"], 1)
    assert b["black"] == 1
    sure, blind = ttr.strategy(1).play("a"), ttr.strategy(1).play("b")
    assert sure.view(0).market[0] == "black", "the slot is refilled with the card that the other way would have got"
    assert blind.view(0).market[0] == "red"
    assert sure.phase == blind.phase == "second_card"


def test_2_keep_which_card() -> None:
    assert figures(2, "points") == (0, 2, 2)
    _, a, b = figures(2, "hand")
    assert ({c for c, n in a.items() if n}, {c for c, n in b.items() if n}) == ({"locomotive"}, {"red"})


def test_3_ticket_or_points() -> None:
    assert figures(3, "total")[1:] == (20, 24)
    assert figures(3, "longest")[1:] == (5, 6)
    assert figures(3, "tickets")[1:] == ((1, 1), (0, 1))
    assert figures(3, "points")[1:] == (5, 19)
    assert figures(3, "trains")[1:] == (40, 35)
    scores = [ttr.strategy(3).play(choice).scores()[0] for choice in "ab"]
    assert [score.total - score.longest_bonus for score in scores] == [10, 14]


def test_4_tickets_or_build() -> None:
    assert figures(4, "points") == (0, 2, 0)
    assert figures(4, "tickets")[1:] == ((0, 0), (0, 1))
    drawn = ttr.strategy(4).play("b")
    assert drawn.turn == 1, "drawing tickets is the whole turn"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_both_ways_from_the_identical_position(number: int) -> None:
    one = ttr.strategy(number)
    before = one.game().position()
    for choice in one.choices:
        assert one.play(choice).at(0).position() == before
    assert set(one.branches()) == {"a", "b"}
    data = before.to_dict()
    cards = sum(sum(p["hand"].values()) for p in data["players"]) + sum(c is not None for c in data["market"])
    assert cards + len(data["deck"]) + sum(data["discard"].values()) == 110


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_text(number: int, language: str) -> None:
    one = ttr.strategy(number, language)
    said = str(one)
    for text in (one.spec.title, one.spec.question, one.spec.lesson, *(c.outcome for c in one.spec.choices)):
        assert text[language] in said
    table = one.table()
    assert len(table) == 8
    if language != "en":
        assert not re.search(r"[A-Za-z]{3}", "".join(cell for row in table for cell in row))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_html(language: str) -> None:
    one = ttr.strategy(3, language)
    page = one._repr_mimebundle_()["text/html"]
    assert page.count("<img") == 4, "two boards, for two themes"
    assert page.count("data:image/svg+xml;base64,") == 4
    assert not re.search(r"https?://|<script", page)
    assert one.spec.choices[0].name[language] in page
    for theme in ("light", "dark"):
        assert ttr.strategy(3, language, theme=theme).to_html().count("<img") == 2


def test_in_one_picture() -> None:
    comparison = ttr.strategy(3).compare()
    assert comparison.to_svg().startswith("<svg")
    assert "Dallas–Houston" in str(comparison)


def test_wrong_arguments() -> None:
    with pytest.raises(KeyError, match="no strategy position 5"):
        ttr.strategy(5)
    with pytest.raises(KeyError, match="there are a, b"):
        ttr.strategy(1).play("c")
    with pytest.raises(ValueError, match="en, zh, ja"):
        ttr.strategy(1, "fr")
    with pytest.raises(ValueError, match="light"):
        ttr.strategy(1, theme="pink")
    with pytest.raises(TypeError, match="StrategySpec"):
        ttr.Strategy(1)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_its_game_in_a_cell_shows_the_one_who_chooses(language: str) -> None:
    for game in (ttr.strategy(3, language).game(), ttr.strategy(3, language).play("a")):
        board = game.widget
        assert (board.seat, board.language, board.curtain) == (0, language, None)
        assert board.view["you"]["hand"]
        board.close()


def test_an_example_in_a_cell_lies_open() -> None:
    board = ttr.faq(6, "ja").game().widget
    assert (board.seat, board.language, board.curtain) == ("open", "ja", None)
    board.close()
