"""The steps of the engine under pytest-benchmark; a plain run of the tests proves that they still work."""

from __future__ import annotations

import random

from tests.benchmarks.bench_engine import DENSE, middle, play_one
from ttr_widget.engine import USA
from ttr_widget.engine.paths import longest_trail


def test_a_game_for_two(benchmark):
    assert benchmark(play_one, 2, 7) > 50


def test_a_game_for_four(benchmark):
    assert benchmark(play_one, 4, 7) > 100


def test_clone(benchmark):
    state = middle()
    assert benchmark(state.clone) == state


def test_view(benchmark):
    assert benchmark(middle().view, 0).seat == 0


def test_view_as_a_dict(benchmark):
    state = middle()
    assert benchmark(lambda: state.view(0).to_dict())["seat"] == 0


def test_sample(benchmark):
    view = middle().view(0)
    assert benchmark(view.sample, random.Random(1)).view(0) == view


def test_longest_path_of_a_dense_network(benchmark):
    dense = [(*USA.ends[r], USA.lengths[r], r) for r in DENSE]
    assert benchmark(longest_trail, dense)[0] > 20
