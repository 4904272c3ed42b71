"""Position text: what it says is read back exactly, what is wrong is named, and a view's text tells no secret."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ttr_widget as ttr
from tests.session.tables import pair, wandered
from ttr_widget import texts
from ttr_widget.boards.codes import LETTERS, codes_of
from ttr_widget.engine import USA, Board

OWN = Board.from_dict(
    {
        "name": 'Två städer | "x" / y',
        "cities": [{"name": n} for n in ("Ada", "Adam", "Ad", "東京", "京都", "Winston-Salem", "q { / } ?")],
        "routes": [
            {"a": "Ada", "b": "Adam", "length": 2, "color": "red"},
            {"a": "Ada", "b": "Adam", "length": 2, "color": "gray"},
            {"a": "Ad", "b": "東京", "length": 1, "color": "gray"},
            {"a": "京都", "b": "東京", "length": 3, "color": "gray"},
            {"a": "京都", "b": "東京", "length": 3, "color": "gray"},
            {"a": "Winston-Salem", "b": "Ada", "length": 4, "color": "black"},
            {"a": "q { / } ?", "b": "Adam", "length": 1, "color": "black"},
        ],
        "tickets": [{"a": "Ada", "b": "東京", "points": 3}, {"a": "q { / } ?", "b": "京都", "points": 8}] +
        [{"a": "Winston-Salem", "b": b, "points": 5} for b in ("Ad", "Adam", "東京", "京都")],
    }
)  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_comes_back(players: int) -> None:
    game = ttr.Game(players=players, seed=players)
    rng = random.Random(players)
    phases = set()
    while not game.is_over:
        position = game.position()
        text = position.to_text()
        assert "\n" not in text
        assert ttr.Position.from_text(text) == position
        phases.add(game.phase)
        seat = rng.choice([s for s in range(players) if game.legal_moves(s)])
        game.play(rng.choice(game.legal_moves(seat)), seat=seat)
    assert ttr.Position.from_text(game.position().to_text()) == game.position()
    assert phases == {"initial_tickets", "turn", "second_card", "tickets"}


@given(seed=st.integers(0, 10**6), plies=st.integers(0, 260), players=st.integers(2, 5))
def test_any_position_comes_back(seed: int, plies: int, players: int) -> None:
    game = wandered(players, plies, seed)
    position = game.position()
    again = ttr.Game.from_position(position.to_text())
    assert again.position() == position
    rng = random.Random(seed)
    for _ in range(12):  # and the game goes on identically
        if legal := game.legal_moves():
            move = rng.choice(legal)
            assert again.play(move) == game.play(move)
    assert again.position() == game.position()


@given(names=st.lists(st.text(min_size=1, max_size=40), min_size=2, max_size=5), seed=st.integers(0, 2**60))
def test_any_name_and_seed_come_back(names: list[str], seed: int) -> None:
    try:
        position = ttr.Position(players=[{"name": name} for name in names], seed=seed)
    except ttr.PositionError:
        return  # a name that cannot be shown
    assert ttr.Position.from_text(position.to_text()) == position


@pytest.mark.parametrize("plies", [0, 1, 5, 20, 60])
def test_boards_of_ones_own(plies: int) -> None:
    game = ttr.Game(players=2, seed=plies, board=OWN)
    rng = random.Random(plies)
    for _ in range(plies):
        if not game.is_over:
            game.play(rng.choice(game.legal_moves()))
    position = game.position()
    text = position.to_text()
    assert ttr.Position.from_text(text) == position
    named = ttr.position_text(game, 0)
    assert named.split()[1].startswith("tv-st-der-x-y#")
    short = " ".join([*named.split()[:2], text[text.rindex(" phase=") + 1 :]])
    assert ttr.Position.from_text(short, board=OWN) == position
    with pytest.raises(ttr.PositionError, match="board="):
        ttr.Position.from_text(short)


@pytest.mark.parametrize(
    "data",
    [
        {"players": [{"trains": 3, "points": 70}, {}], "final": {"trigger": 0, "turns_left": 2}},
        {"players": [{}, {}], "market": ["red", None, "blue", None, None], "rest": "discard"},
        {"players": [{"hand": {"red": 12, "locomotive": 14}}, {}], "passes": 1, "start": 1, "turn": 1},
        {"players": [{}, {}], "rest_tickets": 1, "rest": 0},
        {"players": [{"offer": ["Denver-El Paso"]}, {}], "phase": "tickets"},
        {"players": [{}, {"returned": ["Denver-El Paso"]}], "rules": {"max_refreshes": 0, "shared_victory": False}},
    ],
)
def test_odd_positions(data: dict[str, object]) -> None:
    position = ttr.Position.from_dict(data)
    assert ttr.Position.from_text(position.to_text()) == position


def test_as_people_type_it() -> None:
    typed = "  ttr1 usa  turn=1 / hand=2r1L routes=Seattle-Helena,kan-den:black,stl-chi:g "
    typed += '/ "Bo" tickets=New_York-Seattle '
    position = ttr.Position.from_text(typed)
    tickets = ["New York-Seattle"]
    routes = ["Helena-Seattle", "Denver-Kansas City:black", "Chicago-Saint Louis:green"]
    assert position == ttr.Position(
        players=[{"hand": {"red": 2, "locomotive": 1}, "routes": routes}, {"name": "Bo", "tickets": tickets}],
        turn=1,
    )
    assert ttr.Game.from_position(typed).position() == position


@pytest.mark.parametrize(
    ("text", "path", "hint"),
    [
        ("", "", "ttr1"),
        ("ttr2 usa / /", "", "ttr1"),
        ("ttr1 moon / /", "board", "usa"),
        ("ttr1 usa", "players", "2 to 5"),
        ("ttr1 usa / / / / / /", "players", "2 to 5"),
        ("ttr1 usa market=RBXWY / /", "market", "R red"),
        ("ttr1 usa deck=R.B / /", "deck", "RBGWY"),
        ("ttr1 usa discard=R3 / /", "discard", "2R1L"),
        ("ttr1 usa / hand=2R2R /", "players[0].hand", "2R1L"),
        ("ttr1 usa / / hand=13R", "players[1].hand.red", "12"),
        ("ttr1 usa / / routes=HEL-SEB", "players[1].routes[0]", "HEL-SEA"),
        ("ttr1 usa / routes=DEN-KAN /", "players[0].routes[0]", "DEN-KAN:K"),
        ("ttr1 usa / / tickets=HOU-KAN,DAL-NYX", "players[1].tickets[1]", "DAL-NYC"),
        ("ttr1 usa trun=1 / /", "", "turn"),
        ("ttr1 usa turn=1 turn=0 / /", "turn", "twice"),
        ("ttr1 usa turn=one / /", "turn", "whole number"),
        ("ttr1 usa final=0 / /", "final", "0:2"),
        ("ttr1 usa phase=now / /", "phase", "second_card"),
        ("ttr1 usa seed=? / /", "seed", "view"),
        ('ttr1 usa / "Ann /', "players[0].name", "quotes"),
        ('ttr1 usa / "" /', "players[0].name", "empty"),
        ("ttr1 usa / stray /", "players[0]", "key=value"),
        ('ttr1 {"name":"x"} / /', "board", "lacks"),
        ("ttr1 {" + '"a":{' * 5000 + " / /", "board", "JSON"),
    ],
)
def test_faults_are_named(text: str, path: str, hint: str) -> None:
    with pytest.raises(ttr.PositionError) as caught:
        ttr.Position.from_text(text)
    assert path in [p.path for p in caught.value.problems]
    assert hint in str(caught.value)
    for problem in caught.value.problems:
        for language in texts.LANGUAGES:
            assert "{" not in problem.text(language).replace(text, "") or "ttr1 {" in text


def test_every_fault_is_told() -> None:
    with pytest.raises(ttr.PositionError) as caught:
        ttr.Position.from_text("ttr1 usa market=X phase=no / hand=Q routes=AA-BB / tickets=CC")
    assert len(caught.value.problems) == 5


@given(st.text(max_size=60))
def test_no_text_does_harm(text: str) -> None:
    with pytest.raises(ttr.PositionError):
        ttr.Position.from_text("ttr1 usa " + text + " end")


@given(seed=st.integers(0, 99), at=st.integers(0, 2000), what=st.sampled_from("RBGWY0123456789/=,-:? "))
def test_a_damaged_text_is_refused_or_means_something(seed: int, at: int, what: str) -> None:
    text = wandered(3, seed, seed).position().to_text()
    at %= len(text)
    try:
        position = ttr.Position.from_text(text[:at] + what + text[at + 1 :])
    except ttr.PositionError as error:
        assert error.problems
    else:
        assert ttr.Position.from_text(position.to_text()) == position


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("moves", [0, 1, 2, 20, 21, 60, 61, 120])
def test_views_that_look_alike_have_one_text(players: int, moves: int) -> None:
    game = wandered(players, moves, players + moves)
    for seat in range(players):
        one, two = pair(game, seat, moves)
        assert ttr.position_text(one, seat) == ttr.position_text(two, seat)
        assert ttr.position_text(one.view(seat)) == ttr.position_text(one, seat)
        assert ttr.position_text(one) == ttr.position_text(two)
        with pytest.raises(ttr.PositionError, match="view"):
            ttr.Position.from_text(ttr.position_text(one, seat))


def test_what_a_view_says() -> None:
    game = ttr.Game.from_position("ttr1 usa phase=tickets turn=0 market=RBGWY deck=KO seed=4711 / hand=2R1L "
                                  "offer=DEN-ELP returned=HOU-KAN / hand=3G known=1G tickets=DAL-NYC")  # fmt: skip
    own, other, nobody = (ttr.position_text(game, seat) for seat in (0, 1, None))
    for said in ("hand=2R1L", "offer=DEN-ELP", "returned=HOU-KAN", "hand=?3 known=1G tickets=?1"):
        assert said in own
    for said in ("hand=3G", "tickets=DAL-NYC", "offer=?1", "deck=?"):
        assert said in other
    assert "HOU-KAN" not in other
    assert "4711" not in own + other + nobody
    assert ttr.position_text(game, "open") == game.position().to_text()
    with pytest.raises(ValueError, match="seat"):
        ttr.position_text(game, 7)
    with pytest.raises(TypeError):
        ttr.position_text("ttr1")  # type: ignore[arg-type]


def test_own_choice_of_first_tickets_is_told_to_its_seat_only() -> None:
    game = ttr.Game(players=2, seed=3)
    kept = game.view(0).offer[:2]
    game.play(ttr.Move.keep(kept), seat=0)
    said = ",".join(codes_of(USA).tickets[t.id] for t in kept)
    assert f"keep={said}" in ttr.position_text(game, 0)
    assert "keep=?" in ttr.position_text(game, 1)


def test_codes_are_unique() -> None:
    for board in (USA, OWN):
        codes = codes_of(board)
        assert len(set(codes.cities.values())) == len(board.cities)
        assert len(set(codes.routes.values())) == len(board.routes)
        assert all(codes.route(code) == ident for ident, code in codes.routes.items())
        assert all(codes.ticket(code) == ident for ident, code in codes.tickets.items())
        assert all(codes.route(ident.replace(" ", "_")) == ident for ident in codes.routes if " " not in ident)
    assert len(set(LETTERS.values())) == 9


@pytest.mark.parametrize("language", ["zh", "ja"])
def test_script_texts_are_complete(root, language: str) -> None:
    def ids(name: str) -> list[str]:
        return re.findall(
            r"^([a-z][a-z0-9-]*) =", (root / "ttr_widget/data" / name).read_text(encoding="utf-8"), re.MULTILINE
        )

    assert sorted(ids("script.en.ftl")) == sorted(ids(f"script.{language}.ftl"))
    assert not set(ids("script.en.ftl")) & set(ids("en.ftl"))
