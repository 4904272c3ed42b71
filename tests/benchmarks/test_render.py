"""Pictures under pytest-benchmark; a plain run of the tests proves that they still work."""

from __future__ import annotations

from tests.benchmarks.bench_render import played
from ttr_widget.render import to_png, to_svg, to_text


def test_png(benchmark):
    view = played(4, 120).view(0)
    assert len(benchmark(to_png, view)) <= 150_000


def test_svg(benchmark):
    assert benchmark(to_svg, played(4, 120).view(0)).startswith("<svg")


def test_text(benchmark):
    assert "Market" in benchmark(to_text, played(4, 120).view(0))
