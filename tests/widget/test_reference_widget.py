"""The reference as a widget: what the page gets, where it opens, its board, and a search that is Python's."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ttr_widget as ttr
from tests.widget.conftest import Page
from ttr_widget.teach.index import index
from ttr_widget.teach.reference_page import LARGEST, reference_data
from ttr_widget.teach.search import search
from ttr_widget.widget.reference_place import TABS
from ttr_widget.widget.reference_widget import ReferenceWidget

JS = Path(__file__).parents[2] / "js"
LANGUAGES = ("en", "zh", "ja")
EXAMPLES = [str(question.number) for question in ttr.questions] + [state.id for state in ttr.museum]


@pytest.fixture
def shown(page: Callable[..., Page]) -> Callable[..., Page]:
    """`shown(...)` is the page of `ttr.reference(...)`."""
    return lambda *args, **options: page(ttr.reference(*args, **options))


def board_of(page: Page) -> ReferenceWidget:
    assert isinstance(page.widget, ReferenceWidget)
    return page.widget


# ---- where it opens


@pytest.mark.parametrize(
    ("part", "tab", "item"),
    [
        (None, "questions", None),
        ("rules", "rules", None),
        ("points", "turn", None),
        ("R21", "rules", "R21"),
        ("r5", "rules", "R5"),
        (6, "questions", "6"),
        ("ties", "questions", "18"),
        ("last-card", "museum", "last-card"),
        ("Denver-El Paso", "tickets", "Denver-El Paso"),
        ("Denver-Kansas City:black", "routes", "Denver-Kansas City:black"),
        ("locomotive", "glossary", "locomotive"),
        ("red", "catalogue", "red"),
    ],
)
def test_place(shown: Callable[..., Page], part: Any, tab: str, item: str | None) -> None:
    board = board_of(shown(part))
    assert board.place == {"tab": tab, "item": item, "search": None}
    assert board.setup is None
    assert board.view is None
    data, _ = board._repr_mimebundle_()
    assert data["text/plain"].strip()
    assert data["text/html"].startswith("<div")


def test_search_to_begin_with(shown: Callable[..., Page]) -> None:
    board = board_of(shown(search="车票", language="zh"))
    assert board.place is not None
    assert board.place["search"] == "车票"
    assert "车票" in board._repr_mimebundle_()[0]["text/plain"]


@pytest.mark.parametrize("part", ["R60", "", "qqq", 21, 0])
def test_no_such_part(part: Any) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(str(part)))) as raised:
        ttr.reference(part)
    assert all(tab in str(raised.value) for tab in TABS)


@pytest.mark.parametrize("arguments", [{"part": 2.5}, {"part": True}, {"search": 6}, {"seat": 0}, {"game": None}])
def test_wrong_kind(arguments: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        ttr.reference(**arguments)


# ---- what the page gets


def test_data_is_sent_once(shown: Callable[..., Page]) -> None:
    page = shown()
    board = board_of(page)
    sent: list[str] = []
    board.observe(lambda change: sent.append(change.name), names=["reference", "place"])
    page.send("reference", action="open", item="6")
    page.send("reference", action="close")
    board.language = "ja"
    assert sent == []
    assert len(json.dumps(board.reference, ensure_ascii=False).encode()) <= LARGEST


@pytest.mark.parametrize("item", EXAMPLES)
def test_every_example_opens_and_can_be_played(shown: Callable[..., Page], item: str) -> None:
    page = shown()
    board = board_of(page)
    assert page.send("reference", action="open", item=item)["kind"] == "accepted"
    assert board.opened is not None
    assert board.view is not None
    assert board.view["seat"] == "open"
    assert [set(name) for name in board.opened["names"]] == [set(LANGUAGES)] * len(board.view["players"])
    for step in board.opened["moves"]:
        assert board.view is not None
        reply = page.play(step["move"], seat=board.view["turn"])
        assert (reply["kind"], reply.get("code")) == (
            ("accepted", None) if step["refused"] is None else ("refused", step["refused"])
        )


def test_a_move_can_be_taken_back(shown: Callable[..., Page]) -> None:
    page = shown()
    board = board_of(page)
    game = board.open_board(12)
    for move in ("draw deck", "draw deck"):
        page.play(move, seat=0)
    assert board.can_undo
    assert board.view is not None
    assert page.send("undo", state_id=board.view["state_id"])["kind"] == "accepted"
    assert (game.ply, game.turn) == (1, 0)


def test_deck_order_stays_in_the_kernel(shown: Callable[..., Page]) -> None:
    """The covered cards of an example are fixed, and what lies on top is in no trait."""
    page = shown()
    board = board_of(page)
    traits = []
    for top in ("red", "white"):
        setup = {"players": [{}, {}], "market": ["blue"] * 5, "deck": [top, "green", "black"]}
        game = ttr.Game.from_position(setup)
        board._unbind()
        board._bind(game)
        state = board.get_state()
        traits.append(json.dumps({name: state[name] for name in ("view", "opened", "place", "status")}, sort_keys=True))
    assert re.sub(r'"(state_id|branch)": \d+', "", traits[0]) == re.sub(r'"(state_id|branch)": \d+', "", traits[1])


def test_close_and_open_again(shown: Callable[..., Page]) -> None:
    page = shown(6)
    board = board_of(page)
    game = board.open_board(6)
    first = board.view
    game.play("draw blue")
    page.send("reference", action="open", item="6")
    assert board.game is not game
    assert first is not None
    assert board.view is not None
    assert board.view["ply"] == 0
    assert board.view["branch"] != first["branch"], "another line of moves: its log begins anew"
    page.send("reference", action="close")
    assert (board.game, board.opened) == (None, None)
    game.play("draw red")  # a game let go of shows nothing any more
    assert board.get_state()["view"] is None
    board.language = "zh"
    assert board.open_board("last-card").names[0] == "甲"


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "reference", "action": "open"},
        {"kind": "reference", "action": "open", "item": "no-such-state"},
        {"kind": "reference", "action": "shut"},
        {"kind": "reference", "action": "close", "item": "6"},
        {"kind": "rematch"},
        {"kind": "setup"},
        {"kind": "new", "players": [{"name": "A"}, {"name": "B"}]},
        {"kind": "branch", "ply": 0},
        {"kind": "main"},
        {"kind": "back"},
        {"kind": "lesson", "action": "retry"},
    ],
)
def test_what_it_does_not_do(shown: Callable[..., Page], message: dict[str, Any]) -> None:
    page = shown()
    board = board_of(page)
    game = board.open_board(6)
    reply = page.send(**message)
    assert (reply["kind"], reply["code"]) == ("refused", "malformed")
    assert board.game is game
    assert board.setup is None


def test_an_example_has_no_branches(shown: Callable[..., Page]) -> None:
    board = board_of(shown())
    board.open_board(6)
    with pytest.raises(ValueError, match="can be opened again"):
        board.branch(0)
    assert not board.can_branch
    assert board.open_board(7) is board.game


def test_a_game_is_no_reference(page: Callable[..., Page]) -> None:
    shown = page(ttr.GameWidget(ttr.Game(seed=1)))
    assert shown.send("reference", action="open", item="6")["code"] == "malformed"


# ---- the page's search


def queries() -> list[str]:
    """Every title in three languages, words of the index whole and misspelt, several together, and odd ones."""
    rng = random.Random(1900)
    words = sorted(index().vocabulary)
    han = [word for word in words if not word.isascii()]

    def misspelt(word: str) -> str:
        at = rng.randrange(len(word))
        return word[:at] + rng.choice(["", "a", "ei", "车", "カ"]) + word[at + rng.choice([0, 1]) :]

    titles = [entry.title.in_(language) for entry in index().entries for language in LANGUAGES]
    odd = [
        "",
        "  ",
        "the",
        "ＳＬ",
        "きかんしゃ",
        "ßt",
        "車票",
        "🚂",
        "x" * 150,
        "R21",
        "st. louis",
        "grey ROUTE",
        "zzqqzz",
    ]
    several = [" ".join(rng.sample(words, 2)) for _ in range(80)]
    sentences = ["".join(rng.sample(han, 2)) + rng.choice(["", "吗", "とは"]) for _ in range(80)]
    return [*odd, *titles, *rng.sample(words, 150), *map(misspelt, rng.sample(words, 250)), *several, *sentences]


def test_search_is_the_same_in_the_page(tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node, "needs Node 20 or newer: make test-fast brings it"
    built = subprocess.run([node, "build.mjs", "--search"], cwd=JS, check=True, capture_output=True)
    script = tmp_path / "search.mjs"
    script.write_bytes(built.stdout)
    asked = [(query, LANGUAGES[i % 3]) for i, query in enumerate(queries())]
    given = json.dumps({"data": reference_data(), "queries": asked})
    answer = subprocess.run([node, str(script)], input=given.encode(), check=True, capture_output=True)
    for (query, language), found in zip(asked, json.loads(answer.stdout), strict=True):
        wanted = search(query, language)
        assert found == {
            "query": wanted.query,
            "total": wanted.total,
            "hits": wanted.to_list(),
            "notes": list(wanted.notes),
            "suggestions": list(wanted.suggestions),
        }, (query, language)
