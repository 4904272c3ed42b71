"""Twenty questions: every figure in an answer is what the engine says."""

from __future__ import annotations

import pytest

import ttr_widget as ttr
from tests.teach.example_games import played
from ttr_widget.engine.cards import CARD_COUNTS, START_TRAINS
from ttr_widget.teach.questions import QuestionError
from ttr_widget.teach.rules_text import NUMBERS
from ttr_widget.texts import LANGUAGES

NUMBER = [question.number for question in ttr.questions]


def says(number: int, *words: str, part: str = "example") -> None:
    """The figures stand in the text in each language."""
    text = getattr(ttr.questions[number], part)
    for language in LANGUAGES:
        for word in words:
            assert word in text.in_(language), (number, language, word)


def after(number: int) -> ttr.Game:
    return played(ttr.questions[number].setup)[-1]


def test_twenty_in_order() -> None:
    assert list(range(1, 21)) == NUMBER
    assert len({question.id for question in ttr.questions}) == 20
    pages = [2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 3, 3]
    found = [question.page for question in ttr.questions]
    assert found == pages
    for question in ttr.questions:
        assert set(question.rules) <= set(NUMBERS)
        for text in (question.question, question.answer, question.condition, question.example):
            assert set(text) == set(LANGUAGES)


@pytest.mark.parametrize("number", NUMBER)
def test_the_example_can_be_played(number: int) -> None:
    assert played(ttr.questions[number].setup)


@pytest.mark.parametrize("number", NUMBER)
def test_opens_on_a_board(number: int) -> None:
    game = ttr.questions("zh")[number].game()
    assert game.names[0] == "甲"
    assert game.language == "zh"
    assert game.view("open").seat == "open"


def test_1_fifty_three() -> None:
    score = after(1).scores()[0]
    assert (score.route_points, score.ticket_points, score.longest_bonus, score.total) == (40, 11 - 8, 10, 53)
    assert [ticket.points for ticket in score.tickets_completed] == [11]
    assert [ticket.points for ticket in score.tickets_missed] == [8]
    says(1, "40 + 11 − 8 + 10", "53")


def test_2_components() -> None:
    ordinary = {n for color, n in zip(ttr.catalogue()[1:10], CARD_COUNTS, strict=True) if color.id != "locomotive"}
    assert sum(CARD_COUNTS) == 110
    assert ordinary == {12}
    assert CARD_COUNTS[-1] == 14
    assert len(ttr.USA.tickets) == 30
    assert START_TRAINS == 45
    says(2, "142", "110", "30", f"5 × {START_TRAINS} = {5 * START_TRAINS}", "15", part="condition")
    says(2, "240", "142", part="answer")
    says(2, "110", "12", "96", "14")
    assert 8 * 12 == 96
    assert 5 * START_TRAINS + 15 == 240
    assert sum(CARD_COUNTS) + len(ttr.USA.tickets) + 1 + 1 == 142
    with pytest.raises(ValueError, match="6"):
        ttr.Game(players=6)


def test_3_setting_up() -> None:
    fresh = ttr.Game(players=3, seed=1).view(0)
    assert (fresh.players[0].trains, fresh.players[0].cards, len(fresh.offer)) == (45, 4, 3)
    assert sum(color is not None for color in fresh.market) == 5
    game = ttr.questions[3].game()
    assert len(game.legal_moves()) == 4
    says(3, "45", part="answer")


def test_4_the_claim_waits() -> None:
    game = after(4)
    assert game.scores()[0].route_points == 2
    assert game.history[-1].turn > game.history[0].turn


def test_5_refilled_before_the_second() -> None:
    before, between, last = played(ttr.questions[5].setup)
    assert before.view(0).market[0] == "red"
    assert between.view(0).market == ("black", "blue", "green", "yellow", "white")
    assert last.view(0).market[2] == "orange"
    assert last.view(0).hand == {"red": 1, "green": 1}


def test_6_and_7_locomotives() -> None:
    assert after(6).view(0).hand == {"blue": 1, "red": 1}
    assert after(7).view(0).hand == {"locomotive": 1, "black": 1}
    assert after(7).turn == 1


def test_8_all_five_go() -> None:
    game = after(8)
    assert game.view(0).discard == {"locomotive": 3, "white": 1, "purple": 1}
    assert game.phase == "second_card"
    says(8, "64", part="convention")


def test_9_blue_three() -> None:
    route = ttr.USA.route("Montréal-New York")
    assert (route.color, route.length) == ("blue", 3)
    assert after(9).scores()[0].route_points == 4


def test_10_four_ways() -> None:
    game = ttr.questions[10].game()
    ways = [move for move in game.legal_moves() if move.route == "Las Vegas-Los Angeles"]
    assert len(ways) == 4
    assert ttr.USA.route("Las Vegas-Los Angeles").color == "gray"


def test_11_far_away() -> None:
    assert "Boston-Montréal:1" in after(11).view(0).owners


def test_12_closed_for_both() -> None:
    assert after(12).scores()[0].route_points == 1


def test_13_points() -> None:
    assert list(ttr.USA.route_points.values()) == [1, 2, 4, 7, 10, 15]
    says(13, "1", "2", "4", "7", "10", "15", part="answer")
    game = after(13)
    assert (game.scores()[0].route_points, game.view(0).players[0].trains) == (15, 39)


def test_14_two_tickets_left() -> None:
    game = after(14)
    assert [str(ticket) for ticket in game.view(0).tickets] == ["Oklahoma City-Sault St. Marie", "Denver-El Paso"]


def test_15_plus_and_minus() -> None:
    setup = ttr.questions[15].setup
    assert [game.scores()[0].ticket_points for game in played(setup)] == [-11, 11]
    says(15, "−11", "+11")


def test_16_the_last_round() -> None:
    games = played(ttr.questions[16].setup)
    assert games[1].view(None).final == (0, 3)
    assert games[1].view(None).players[0].trains == 2
    assert [record.seat for record in games[-1].history[1:]] == [1, 1, 2, 2, 0, 0]
    assert games[-1].winners == (1,)
    assert [score.total for score in games[-1].scores()][:2] == [1, 25]
    says(16, "25")


def test_17_a_star_and_a_line() -> None:
    scores = after(17).scores()
    assert [score.longest_path for score in scores] == [9, 9]
    assert [score.longest_bonus for score in scores] == [10, 10]
    assert 45 - after(17).view(0).players[0].trains == 14
    says(17, "14", "5 + 4 = 9", "1 + 2 + 6 = 9")


def test_18_five_beat_four() -> None:
    game = after(18)
    assert [score.total for score in game.scores()] == [50, 50]
    assert [len(score.tickets_completed) for score in game.scores()] == [5, 4]
    assert [score.longest_bonus for score in game.scores()] == [0, 10]
    assert game.winners == (0,)
    says(18, "50")


def test_19_a_new_deck() -> None:
    before, last = played(ttr.questions[19].setup)
    assert (before.view(0).deck_size, sum(before.view(0).discard.values())) == (0, 4)
    assert (last.view(0).deck_size, last.view(0).discard) == (3, {})


def test_20_no_limit() -> None:
    view = ttr.questions[20].game().view(0)
    assert (sum(view.hand.values()), len(view.tickets)) == (60, 9)
    says(20, "60", part="example")


def test_sources_first_then_ours() -> None:
    """Where the source is narrower than the rules here, both are told, and ours is marked."""
    marked = [question.number for question in ttr.questions if question.convention is not None]
    assert marked == [5, 8, 14, 18, 19]
    for number in marked:
        text = ttr.questions[number].text("zh")
        assert text.index("条件：") < text.index("数字版约定：")
        assert any(rule in ttr.questions[number].convention.in_("zh") for rule in ("R18", "R19", "R25", "R39", "R50"))


def test_ways_to_ask() -> None:
    assert ttr.faq(6) is ttr.questions[6]
    assert ttr.faq() is ttr.questions
    assert ttr.faq("locomotive")[0].id == "6"
    assert ttr.faq("彩虹票", "zh")[0].title.startswith("6. ")
    assert {hit.kind for hit in ttr.faq("ticket")} == {"question"}
    assert ttr.questions["ties"].number == 18
    assert ttr.questions("ja")[18].language == "ja"
    assert [question.number for question in reversed(ttr.questions)] == NUMBER[::-1]
    assert ttr.questions.index(ttr.questions[20]) == 19
    assert [question.number for question in ttr.questions[:2]] == [1, 2]
    assert not ttr.faq("qqqqqq")
    for wrong in (0, 21):
        with pytest.raises(QuestionError, match="1 to 20"):
            ttr.faq(wrong)
    with pytest.raises(QuestionError, match="how-to-win"):
        ttr.questions["how-win"]


def test_shows_itself() -> None:
    html = ttr.faq(5, "ja")._repr_html_()
    assert "デジタル版の取り決め" in html
    assert "data:image/svg+xml;base64," in html
    assert "ttr.faq(5).game()" in html
    assert ttr.questions("zh").text().count("\n") == 19
