"""Move text: every canonical text parses back, and no text whatever does harm."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ttr_widget as ttr
from tests.session.tables import wandered
from ttr_widget import texts
from ttr_widget.engine import COLORS, Move
from ttr_widget.names import key, names_of

GAMES = [wandered(2, 0, 1), wandered(2, 40, 2), wandered(4, 150, 3), wandered(2, 1000, 4)]
GAMES[1].play("draw deck")
CODES = set(json.loads((Path(__file__).parents[2] / "ttr_widget/data/refusals.json").read_text(encoding="utf-8")))
ROUTES = [r.id for r in ttr.USA.routes]
TICKETS = [t.id for t in ttr.USA.tickets]

moves = (
    st.builds(Move.draw, st.sampled_from(COLORS))
    | st.just(Move.deck())
    | st.just(Move.draw_tickets())
    | st.just(Move.pass_())
    | st.builds(Move.keep, st.lists(st.sampled_from(TICKETS), max_size=4, unique=True))
    | st.builds(
        Move.claim, st.sampled_from(ROUTES), st.sampled_from(COLORS), st.integers(0, 9), st.integers(0, 9)
    )
)  # fmt: skip


@given(moves, st.sampled_from(GAMES))
def test_canonical_text_parses_back_even_if_illegal(move: Move, game: ttr.Game) -> None:
    if move.kind == "keep" and game.phase in {"initial_tickets", "tickets"}:
        offer = [t.id for t in game.view(game.turn).offer]
        if set(move.tickets) <= set(offer):
            move = Move.keep(t for t in offer if t in move.tickets)
    assert game.parse(str(move)) == move


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.phase)
def test_every_action_of_the_board_parses_back(game: ttr.Game) -> None:
    for move in ttr.USA.actions.moves:
        if move is not None:
            assert game.parse(str(move)) == move


words = st.sampled_from(
    [*COLORS, *(c.name for c in ttr.USA.cities), "draw", "keep", "claim", "pass", "with", "to", "and", "all", "none",
     "deck", "tickets", "-", "–", "+", ",", ":", "1", "2", "99999", "gray", "St.", "Saint", "西雅图", "ダルース",
     "(", ")", "：", "、", "²", "½", "٣", "\t", "İ", "ß"]
)  # fmt: skip
sentences = st.lists(words, max_size=9).flatmap(lambda ws: st.sampled_from([" ", ""]).map(lambda glue: glue.join(ws)))


def complaints(refusal: ttr.Refusal) -> list[Exception]:
    """Arguments that the text of a refusal asks for and does not get."""
    bundle = texts._bundle("en")
    value = bundle.get_message("refusal-" + refusal.code.replace("_", "-")).value
    assert value is not None
    words = {name: texts._worded(name, arg, "en") for name, arg in refusal.args.items()}
    return list(bundle.format_pattern(value, words)[1])


@given(st.text(max_size=60) | sentences, st.sampled_from(GAMES), st.sampled_from([None, 0, 1]))
def test_any_text_is_a_move_or_a_refusal(text: str, game: ttr.Game, seat: int | None) -> None:
    before = game.position()
    try:
        move = game.parse(text, seat)
    except ttr.MoveError as error:
        assert error.code in CODES
        assert error.message
        assert complaints(error.refusal) == []
        refusal = game.why_not(text, seat)
        assert refusal is not None
        assert refusal.code == error.code
        if isinstance(error, ttr.AmbiguousMove):
            assert len(error.choices) > 1
            assert all(game.parse(str(choice), seat) == choice for choice in error.choices)
    else:
        assert game.parse(str(move), seat) == move
    assert game.position() == before


@pytest.mark.parametrize(
    "text",
    ["draw " + "red " * 100_000, "keep " + "," * 900, "claim " + "-" * 900 + " with " + "+" * 50, "claim " + "a-" * 400,
     "keep " + "Dallas-New York, " * 40, "draw red\x00", "\x1b[31mdraw red", "draw \ud800", "\u202edraw red", "\n",
     "-"],
)  # fmt: skip
def test_hostile_texts_are_refused_quickly(text: str) -> None:
    with pytest.raises(ttr.MoveError) as caught:
        GAMES[1].parse(text)
    assert len(caught.value.message) < 600
    assert not any(c < " " and c != "\n" for c in caught.value.message)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_city_by_every_name(language: str) -> None:
    names = names_of(ttr.USA)
    for city in ttr.USA.cities:
        assert names.city(texts.city(city.name, language)) == city.name
        assert names.city(texts.city(city.name, language).upper()) == city.name
    assert len({key(texts.city(c.name, language)) for c in ttr.USA.cities}) == len(ttr.USA.cities)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Helna", "Helena"), ("Seatle", "Seattle"), ("Vegas", "Las Vegas"), ("Kansas", "Kansas City"), ("NewYork", None),
     ("Phenix", "Phoenix"), ("Sault", "Sault St. Marie"), ("洛杉", "Los Angeles"), ("x", None), ("qqqqqq", None)],
)  # fmt: skip
def test_misspelt_cities_get_suggestions(typed: str, meant: str | None) -> None:
    refusal = GAMES[1].why_not(f"claim {typed}-Dallas with 2 red")
    assert refusal is not None
    if typed == "NewYork":
        assert refusal.code == "not_adjacent", "spaces do not matter"
    else:
        assert refusal.code == "unknown_city"
        assert (meant in refusal.args["suggestions"]) if meant else refusal.args["suggestions"] == []
        assert meant is None or meant in refusal.message


def test_choices_are_moves_that_can_be_played() -> None:
    game = ttr.Game.from_position({"players": [{"hand": {"red": 2, "blue": 2, "locomotive": 2}}, {}]})
    with pytest.raises(ttr.AmbiguousMove) as caught:
        game.play("claim Las Vegas-Los Angeles")
    error = caught.value
    assert (error.code, error.rule) == ("ambiguous", "R31")
    assert set(error.choices) == {m for m in game.legal_moves() if m.route == "Las Vegas-Los Angeles"}
    assert not isinstance(error, ttr.IllegalMove)
    assert all(str(choice) in str(error) for choice in error.choices)
    assert game.play(error.choices[0]) == error.choices[0]


LOOKALIKES = [
    ("St. Paul", "Saint Paul", "X"),
    ("A.B", "AB", "X"),
    ("!!!", "???", "X"),
    ("Foo (bar)", "Foo", "D"),
    ("A to B", "C", "B"),
    ("Winston-Salem", "Winston", "Salem-X"),
    ("Fort with Moat", "A & B", "red"),
]


@pytest.mark.parametrize("cities", LOOKALIKES, ids=" ".join)
def test_cities_that_look_alike_are_told_apart_where_they_are_spelled_out(cities):
    a, b, c = cities
    routes = [(a, b, "red"), (a, c, "gray"), (b, c, "blue"), (b, c, "gray")]
    board = ttr.Board.from_dict(
        {
            "cities": [{"name": name} for name in cities],
            "routes": [{"a": x, "b": y, "length": 2, "color": color} for x, y, color in routes],
            "tickets": [{"a": x, "b": y, "points": 3} for x, y in ((a, b), (b, c), (a, c))],
        }
    )
    game = ttr.Game(players=2, seed=1, board=board)
    for move in [m for m in board.actions.moves if m is not None] + [Move.keep([t.id]) for t in board.tickets]:
        assert game.parse(str(move)) == move


def test_a_large_number_is_a_number():
    game = ttr.Game.from_position({"players": [{}, {}]})
    assert game.why_not("claim Helena-Seattle with 99999 red").code == "wrong_count"
    assert game.why_not("claim Helena-Seattle with 9999999999 red").code == "not_a_move"
    for n in (10**15, 10**40, 10**5000):
        refusal = game.why_not(Move.claim("Helena-Seattle", "red", n))
        assert refusal.code == "wrong_count"
        assert all(refusal.text(language) for language in ("en", "zh", "ja"))


def test_a_move_that_is_none_is_refused_like_any_other():
    game = ttr.Game.from_position({"players": [{"hand": {"locomotive": 6}}, {}]})
    odd = Move("claim", color="red", route="Helena-Seattle", locomotives=6)
    assert game.why_not(odd).code == "not_a_move"
    for ask in (game.play, game.preview):
        with pytest.raises(ttr.IllegalMove):
            ask(odd)
