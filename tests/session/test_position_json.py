"""The JSON form: its schema, what it refuses, and that nothing is lost in it."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ttr_widget as ttr
from ttr_widget.engine import GameState
from ttr_widget.positions.schema import json_schema


def wandered(players: int, seed: int, moves: int) -> GameState:
    """A state somewhere in a random game."""
    import random

    rng = random.Random(seed)
    state = GameState.new(players, seed=seed)
    for _ in range(moves):
        if state.is_over:
            break
        state.apply(rng.choice(state.legal_actions()))
    return state


def test_schema_file_is_fresh(root: Path) -> None:
    committed = json.loads((root / "ttr_widget/data/position.schema.json").read_text(encoding="utf-8"))
    assert committed == json_schema() == ttr.Position.json_schema(), "run: python -m ttr_widget.positions.schema > …"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("moves", [0, 3, 30, 31, 90, 150, 1000])
def test_dump_is_complete_and_exact(players: int, moves: int) -> None:
    state = wandered(players, moves + players, moves)
    position = ttr.Position.from_state(state)
    data = position.to_dict()
    jsonschema.validate(data, json_schema())
    again = ttr.Position.from_json(position.to_json())
    assert again == position
    assert again.state() == state
    assert again.to_dict() == data
    assert again.remarks == ()
    required = set(json_schema()["properties"])
    assert set(data) == required
    per_player = set(json_schema()["$defs"]["PlayerData"]["properties"])
    assert all(set(p) >= per_player - {"keep"} for p in data["players"])


def test_copies_are_equal_and_states_independent() -> None:
    position = ttr.Position.from_state(wandered(3, 1, 40))
    assert copy.deepcopy(position) == position == pickle.loads(pickle.dumps(position))
    state = position.state()
    state.apply(state.legal_actions()[0])
    assert state != position.state()
    assert position != ttr.Position.from_state(state)
    assert position != "a position"


def test_sources(tmp_path: Path) -> None:
    position = ttr.Position.from_state(wandered(2, 5, 20), ["Ann", "Bo"])
    path = tmp_path / "p.json"
    path.write_text(position.to_json(indent=1), encoding="utf-8")
    for source in (position, position.to_dict(), position.to_json(), path, str(path), " \n" + position.to_json()):
        assert ttr.Position.of(source) == position
        assert ttr.Game.from_position(source).position() == position
    with pytest.raises(TypeError):
        ttr.Position.of(5)  # type: ignore[arg-type]
    with pytest.raises(FileNotFoundError):
        ttr.Position.of(str(tmp_path / "none.json"))


@pytest.mark.parametrize("phase", ["turn", "second_card"])
def test_a_row_that_the_guard_has_kept_stays(phase: str) -> None:
    """After 64 sweeps a row of three locomotives is kept (R25): a dump of it comes back as it is."""
    data = ttr.Position(players=[{}, {}], market=["red", "blue", "green", "white", "yellow"], phase=phase).to_dict()
    for slot in (0, 2, 4):
        at = data["deck"].index("locomotive")
        data["deck"][at], data["market"][slot] = data["market"][slot], "locomotive"
    position = ttr.Position.from_dict(data)
    assert position.to_dict() == data
    assert position == ttr.Position.from_json(position.to_json())
    assert "R25" in position.remarks[0]


def test_repr_is_public() -> None:
    text = repr(ttr.Position(players=[{"hand": {"red": 2}, "tickets": ["Denver-El Paso"]}, {}], seed=987654))
    assert "red" not in text
    assert "Denver" not in text
    assert "987654" not in text


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        ("", "JSON"),
        ("{", "JSON"),
        ('{"players": [{}, {}], "seed": NaN}', "NaN"),
        ('{"players": [{"hand": {"red": 1, "red": 2}}, {}]}', "twice"),
        ("[" * 100_000, "JSON"),
        ('{"players": [{}, {}], "seed": ' + "1" * 5000 + "}", "JSON"),
        ("[1, 2]", "object"),
        ("null", "object"),
    ],
)
def test_text_that_is_no_position(text: str, fragment: str) -> None:
    with pytest.raises(ttr.PositionError, match=fragment):
        ttr.Position.from_json(text)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "p.json"
    path.write_bytes(b"\xff\xfe{}")
    with pytest.raises(ttr.PositionError, match="UTF-8"):
        ttr.Position.from_path(path)


def test_problems_are_values() -> None:
    with pytest.raises(ttr.PositionError) as caught:
        ttr.Position(players=[{"hand": {"red": 13}}, {"routes": ["Nowhere"]}], turn=7)
    error = caught.value
    assert {p.path for p in error.problems} == {"players[0].hand.red", "players[1].routes[0]", "turn"}
    assert len(error.problems) == 3
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert again.problems == error.problems


def test_a_board_of_ones_own() -> None:
    board = {
        "name": "islands",
        "cities": [{"name": n} for n in ("Winston-Salem", "Trinidad and Tobago", "Zürich", "St. John", "Ada")],
        "routes": [
            {"a": "Winston-Salem", "b": "Zürich", "length": 2, "color": "gray"},
            {"a": "Winston-Salem", "b": "Zürich", "length": 2, "color": "gray"},
            {"a": "Trinidad and Tobago", "b": "St. John", "length": 3, "color": "red"},
            {"a": "Ada", "b": "St. John", "length": 1, "color": "blue"},
            {"a": "Ada", "b": "St. John", "length": 1, "color": "green"},
            {"a": "Ada", "b": "Winston-Salem", "length": 4, "color": "gray"},
        ],
        "tickets": [
            {"a": "Ada", "b": "Zürich", "points": 5},
            {"a": "Trinidad and Tobago", "b": "Winston-Salem", "points": 9},
            {"a": "Ada", "b": "Trinidad and Tobago", "points": 4},
            {"a": "St. John", "b": "Zürich", "points": 4},
            {"a": "Ada", "b": "Winston-Salem", "points": 2},
            {"a": "St. John", "b": "Winston-Salem", "points": 3},
        ],
    }
    game = ttr.Game(players=2, seed=3, board=board)
    for _ in range(60):
        if game.is_over:
            break
        for move in game.legal_moves():
            assert game.parse(str(move)) == move
            assert game.parse(str(move).upper().replace("-", " – ", 1)) == move or "-" not in str(move)
        game.play(game.legal_moves()[-1])
        assert ttr.Game.from_position(game.position().to_json()).position() == game.position()
    data = game.position().to_dict()
    assert data["board"]["name"] == "islands"
    board["routes"][0]["a"] = "Atlantis"  # type: ignore[index]
    with pytest.raises(ttr.PositionError, match="Atlantis"):
        ttr.Position.from_dict({**data, "board": board})


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["red", "deck"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
PATHS = [
    ("players",), ("players", 0), ("players", 1, "hand"), ("players", 0, "hand", "red"), ("players", 0, "tickets"),
    ("players", 0, "routes"), ("players", 1, "trains"), ("players", 0, "name"), ("players", 0, "offer"),
    ("players", 0, "keep"), ("players", 0, "known"), ("players", 0, "returned"), ("market",), ("market", 2), ("deck",),
    ("deck", 0), ("discard",), ("ticket_deck",), ("ticket_deck", 3), ("rest",), ("rest_tickets",), ("turn",),
    ("start",), ("phase",), ("final",), ("passes",),
    ("seed",), ("board",), ("rules",), ("rules", "max_refreshes"), ("other",),
]  # fmt: skip


@given(st.lists(st.tuples(st.sampled_from(PATHS), json_values), min_size=1, max_size=4))
def test_nothing_but_position_errors(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    data = ttr.Position.from_state(wandered(2, 9, 50)).to_dict()
    for path, value in changes:
        place: Any = data
        try:
            for part in path[:-1]:
                place = place[part]
            place[path[-1]] = value
        except (TypeError, IndexError, KeyError):
            continue
    try:
        position = ttr.Position.from_dict(data)
    except ttr.PositionError as error:
        assert error.problems
        assert str(error)
    else:
        assert ttr.Position.from_json(position.to_json()) == position
        game = ttr.Game.from_position(position)
        assert game.is_over or game.legal_moves()


def problems(data: dict[str, Any]) -> list[str]:
    with pytest.raises(ttr.PositionError) as caught:
        ttr.Position.from_dict(data)
    return [problem.path for problem in caught.value.problems]


def test_a_faulty_final_round_hides_no_other_fault() -> None:
    data = {
        "players": [{"hand": {"red": 13}, "routes": ["Helena-Seattle"]}, {"routes": ["Helena-Seattle"]}],
        "final": {"trigger": 7, "turns_left": "x"},
        "seed": "x",
    }
    found = problems(data)
    assert sorted(found) == [
        "final.trigger", "final.turns_left", "players[0].hand.red", "players[1].routes[0]", "seed",
    ]  # fmt: skip
    assert problems(data | {"final": {"trigger": 0}})[0] == "final.turns_left"


def test_faulty_entries_of_a_list_are_named_by_their_place() -> None:
    deck = ["red"] * 9 + ["rad", "rid"] + ["blue"] * 3 + ["green"] * 90 + ["rod"]
    assert problems({"players": [{}, {}], "deck": deck})[:3] == ["deck[9]", "deck[10]", "deck[104]"]
    assert problems({"players": [1, "x", {}]}) == ["players[0]", "players[1]"]


def test_a_huge_number_has_a_text() -> None:
    assert problems({"players": [{"trains": 10**40}, {"hand": {"red": 10**400}}], "passes": 10**30})
