"""Move patterns: what fits, however it is written, and what does not."""

from __future__ import annotations

import pytest

from ttr_widget.engine import USA, Move
from ttr_widget.errors import IllegalMove
from ttr_widget.teach.patterns import Tried, can_fit, pattern


def fits(text: str, tried: str | Move) -> bool:
    return pattern(text, USA).fits(Tried.of(tried, USA))


@pytest.mark.parametrize(
    ("text", "tried"),
    [
        ("draw red", "Draw RED"),
        ("draw *", "draw deck"),
        ("draw *", "draw tickets"),
        ("*", "pass"),
        ("claim Helena-Seattle with *", "claim seattle to helena with 6 yellow"),
        ("claim Helena-Seattle", "claim Helena-Seattle with 5 yellow + 1 locomotive"),
        ("claim Seattle-Helena with 5 yellow + 1 locomotive", "claim Helena-Seattle with 1 locomotive + 5 yellow"),
        ("claim Dallas-Houston", "claim Dallas-Houston:2 with 1 red"),
        ("claim Dallas-Houston:2", "claim Dallas-Houston with 1 red"),
        ("claim Los Angeles-Las Vegas with 1 red + 1 blue", "claim Las Vegas-Los Angeles with 1 blue + 1 red"),
        ("claim * with 3 yellow", "claim Los Angeles-San Francisco:yellow with 3 yellow"),
        ("claim Seattle-Helena with 5 *", "claim Helena-Seattle with 5 yellow + 1 locomotive"),
        ("claim Dallas-Houston with * red", "claim Dallas-Houston:2 with 1 red"),
        ("claim * with * locomotive", "claim Helena-Seattle with 5 yellow + 1 locomotive"),
        ("keep all", "keep all"),
        ("keep Denver-El Paso, Dallas-New York", "keep Dallas-New York and Denver-El Paso"),
        ("keep *, *", "keep Dallas-New York, Denver-El Paso"),
        ("keep none", "keep nothing"),
        ("draw 红色", "draw red"),
    ],
)
def test_fits(text: str, tried: str) -> None:
    assert fits(text, tried)
    assert can_fit(text, USA)


@pytest.mark.parametrize(
    ("text", "tried"),
    [
        ("draw red", "draw blue"),
        ("draw deck", "draw tickets"),
        ("claim Helena-Seattle with 6 yellow", "claim Helena-Seattle with 5 yellow + 1 locomotive"),
        ("claim Helena-Seattle with 6 yellow", "claim Helena-Seattle"),
        ("claim Dallas-Houston:1", "claim Dallas-Houston:2 with 1 red"),
        ("claim * with 3 yellow", "claim Helena-Seattle with 6 yellow"),
        ("claim Seattle-Helena with 4 *", "claim Helena-Seattle with 5 yellow + 1 locomotive"),
        ("claim Helena-Seattle with *", "claim Duluth-Helena with 6 orange"),
        ("keep *, *", "keep Dallas-New York"),
        ("draw [a-z]*", "draw red"),
        ("keep all", "keep Dallas-New York"),
        ("draw *", "keep all"),
        ("draw red", "dance"),
    ],
)
def test_does_not_fit(text: str, tried: str) -> None:
    assert not fits(text, tried)


def test_moves_as_values() -> None:
    assert fits("claim Helena-Seattle", Move.claim("Helena-Seattle", "yellow", 6))
    assert fits("keep Denver-El Paso", Move.keep(["Denver-El Paso"]))


def test_what_is_no_move_fits_a_star_alone() -> None:
    assert fits("*", "dance")


@pytest.mark.parametrize("text", ["clam *", "draw mauve*", "claim Helena-* with 9 yellow", "x*"])
def test_a_pattern_that_fits_nothing(text: str) -> None:
    assert not can_fit(text, USA)


@pytest.mark.parametrize("text", ["draw mauve", "claim Helena-Seattel with *", "keep Dallas-Nowhere, *", "dance"])
def test_a_pattern_that_is_no_move(text: str) -> None:
    with pytest.raises(IllegalMove):
        can_fit(text, USA)


def test_many_stars_take_no_time() -> None:
    text = "claim " + "*a" * 40 + "b*"
    assert not pattern(text, USA).fits(Tried("claim " + "a" * 400, None))
