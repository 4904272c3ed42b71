"""Messages from a browser are parsed whole or refused whole."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttr_widget.widget.messages import MalformedMessage, New, Play, PlayerSetup, parse_message

GOOD: dict[str, dict[str, Any]] = {
    "play": {"kind": "play", "id": "1", "move": "draw deck", "state_id": 4, "seat": 0},
    "new": {"kind": "new", "id": "1", "players": [{"name": "A"}, {"name": "B", "bot": "greedy"}], "seed": 7},
    "rematch": {"kind": "rematch", "id": "1"},
    "resume": {"kind": "resume", "id": "1"},
    "undo": {"kind": "undo", "id": "1", "state_id": 3},
    "reveal": {"kind": "reveal", "id": "1", "state_id": 3},
    "cancel": {"kind": "cancel", "id": "1", "of": "2"},
    "log": {"kind": "log", "id": "1", "from": 0},
    "main": {"kind": "main", "id": "1"},
    "python": {"kind": "python", "id": "1", "ply": 4},
    "branch": {"kind": "branch", "id": "1", "ply": 4},
    "lesson": {"kind": "lesson", "id": "1", "action": "tried", "move": "draw red"},
    "another lesson": {"kind": "lesson", "id": "1", "action": "go", "lesson": "two-cards"},
    "hint": {"kind": "lesson", "id": "1", "action": "hint"},
}


@pytest.mark.parametrize("kind", GOOD)
def test_good_messages_parse(kind: str) -> None:
    assert parse_message(GOOD[kind]).id == "1"


def test_values_arrive() -> None:
    assert parse_message(GOOD["play"]) == Play("1", "draw deck", 4, 0)
    assert parse_message(GOOD["new"]) == New("1", (PlayerSetup("A", None), PlayerSetup("B", "greedy")), 7)


@pytest.mark.parametrize(
    ("kind", "change", "field"),
    [
        ("play", {"move": 5}, "move"),
        ("play", {"move": ""}, "move"),
        ("play", {"move": "x" * 401}, "move"),
        ("play", {"move": "draw\x00deck"}, "move"),
        ("play", {"move": "draw \ud800"}, "move"),
        ("play", {"state_id": -1}, "state_id"),
        ("play", {"state_id": True}, "state_id"),
        ("play", {"state_id": 1.5}, "state_id"),
        ("play", {"state_id": None}, "state_id"),
        ("play", {"seat": 5}, "seat"),
        ("play", {"extra": 1}, "extra"),
        ("play", {"id": None}, "id"),
        ("play", {"id": "x" * 65}, "id"),
        ("play", {"kind": "steal"}, "kind"),
        ("play", {"kind": ["play"]}, "kind"),
        ("new", {"players": []}, "players"),
        ("new", {"players": [{"name": "A"}] * 6}, "players"),
        ("new", {"players": [{"name": "A"}, {"name": ""}]}, "name"),
        ("new", {"players": [{"name": "A"}, 3]}, "players.1"),
        ("new", {"players": [{"name": "A"}, {"name": "B", "bot": 3}]}, "bot"),
        ("new", {"players": [{"name": "A"}, {"name": "B", "hand": 3}]}, "hand"),
        ("new", {"seed": 2**53}, "seed"),
        ("new", {"seed": "x"}, "seed"),
        ("undo", {"state_id": "3"}, "state_id"),
        ("log", {"from": -1}, "from"),
        ("python", {"ply": None}, "ply"),
        ("branch", {"ply": "4"}, "ply"),
        ("lesson", {"action": "solve"}, "action"),
        ("lesson", {"action": ["hint"]}, "action"),
        ("lesson", {"move": None}, "move"),
        ("lesson", {"move": "x" * 401}, "move"),
        ("lesson", {"lesson": "two-cards"}, "lesson"),
        ("another lesson", {"lesson": 2}, "lesson"),
        ("another lesson", {"lesson": "x" * 65}, "lesson"),
        ("hint", {"move": "draw red"}, "move"),
    ],
)
def test_each_bad_field_is_named(kind: str, change: dict[str, Any], field: str) -> None:
    with pytest.raises(MalformedMessage) as caught:
        parse_message(GOOD[kind] | change)
    assert caught.value.field == field


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(json_values)
def test_anything_else_is_refused(content: object) -> None:
    with pytest.raises(MalformedMessage):
        parse_message(content)


@given(
    st.sampled_from(sorted(GOOD)),
    st.sampled_from(["move", "state_id", "seat", "players", "seed", "from", "kind"]),
    json_values,
)
def test_a_broken_field_parses_or_is_refused(kind: str, field: str, value: object) -> None:
    try:
        parse_message(GOOD[kind] | {field: value})
    except MalformedMessage as error:
        assert error.reason
