"""A kernel that was busy: late moves are asked about, cancelled ones never played."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

import pytest

import ttr_widget as ttr
from tests.widget.conftest import Page
from ttr_widget.widget.lateness import Clock

Show = Callable[[ttr.GameWidget], Page]


def ago(seconds: float) -> int:
    return int((time.time() - seconds) * 1000)


@pytest.fixture
def shown(page: Show) -> Page:
    return page(ttr.GameWidget(ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=5, start=0)))


def ply(shown: Page) -> int:
    assert shown.widget.game is not None
    return shown.widget.game.ply


def test_a_move_in_time_is_played_at_once(shown: Page) -> None:
    assert shown.play("keep all", sent=ago(0.1))["kind"] == "accepted"
    assert ply(shown) == 1


def test_a_late_move_is_asked_about_and_then_played(shown: Page) -> None:
    assert shown.play("keep all", id="late", sent=ago(10)) == {"kind": "ready", "id": "late"}
    assert ply(shown) == 0
    assert shown.send("go", of="late", sent=ago(0)) == {"kind": "accepted", "id": "late"}
    assert ply(shown) == 1
    assert shown.send("go", of="late", sent=ago(0))["code"] == "stale"
    assert ply(shown) == 1


def test_a_late_move_that_was_cancelled_is_never_played(shown: Page) -> None:
    shown.play("keep all", id="late", sent=ago(10))
    shown.send("cancel", of="late")
    assert shown.send("go", of="late", sent=ago(0))["kind"] == "refused"
    assert shown.play("keep all", id="late", sent=ago(0))["code"] == "cancelled"
    assert ply(shown) == 0


def test_a_move_of_a_minute_ago_is_stale(shown: Page) -> None:
    shown.play("hello", sent=ago(0))
    assert shown.play("keep all", sent=ago(61.5))["code"] == "stale"
    assert ply(shown) == 0


@pytest.mark.parametrize("skew", [-7200.0, -1.5, 0.0, 1.0, 7200.0])
def test_a_wrong_clock_is_seen_through(skew: float) -> None:
    clock = Clock()
    assert clock.age(ago(skew)) < 2.5
    assert clock.age(ago(skew + 10)) > 2.5
    assert clock.age(ago(skew)) < 2.5
    assert clock.age(None) == 0


def test_the_first_move_of_a_page_can_be_late() -> None:
    assert Clock().age(ago(3.2)) > 2.5
    assert Clock().age(ago(0.2)) < 2.5


async def test_what_another_thread_brings_is_heard_on_the_home_loop(page: Show) -> None:
    widget = page(ttr.GameWidget(ttr.Game(players=2, seed=1))).widget
    heard: list[int] = []
    widget.on_msg(lambda *_: heard.append(threading.get_ident()))
    message = {
        "content": {"data": {"method": "custom", "content": {"kind": "log", "id": "1", "from": 0}}},
        "buffers": [],
    }
    await asyncio.to_thread(widget._handle_msg, message)
    await asyncio.sleep(0.01)
    assert heard == [threading.get_ident()]
