"""How long pictures take and how large they are.

As a script, `python -m tests.benchmarks.bench_render`, it prints for games of two to five in several phases: the first
picture of a process, then the best of seven (process time), and the bytes of PNG, SVG and text.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable

import ttr_widget as ttr
from ttr_widget import bots
from ttr_widget.render import to_png, to_svg, to_text

LANGUAGES = ("en", "zh", "ja")
THEMES = ("light", "dark")


def played(players: int, plies: int, seed: int = 1) -> ttr.Game:
    """Greedy bots after so many plies, or at the end."""
    game = ttr.Game(players=[bots.Greedy(name=f"P{s}") for s in range(players)], seed=seed)
    while game.ply < plies and not game.is_over:
        game.play_bot()
    return game


def best(what: Callable[[ttr.View], object], view: ttr.View, times: int = 7) -> float:
    """Milliseconds of process time, the best of several."""
    took = []
    for _ in range(times):
        start = time.process_time()
        what(view)
        took.append(time.process_time() - start)
    return 1000 * min(took)


def main() -> None:
    """Print the figures."""
    views = {f"{n} players, {name}": played(n, plies).view(0) for n in (2, 5) for name, plies in
             (("start", 2 * n), ("middle", 30 * n), ("end", 10_000))}  # fmt: skip
    start = time.process_time()
    to_png(next(iter(views.values())))
    print(f"first PNG of the process    {1000 * (time.process_time() - start):6.0f} ms")
    for name, view in views.items():
        png, svg, text = to_png(view), to_svg(view), to_text(view)
        table = to_svg(view, what="table")
        print(
            f"{name:20s}  PNG {best(to_png, view):5.1f} ms {len(png) / 1000:5.1f} KB"
            f"   SVG {best(to_svg, view):5.1f} ms {len(svg) / 1000:5.1f} KB"
            f" ({len(gzip.compress(svg.encode())) / 1000:.0f} zipped)   table {len(table) / 1000:5.1f} KB"
            f"   text {best(to_text, view):5.1f} ms {len(text)} characters"
        )
    largest = max(
        (len(to_png(view, theme=theme, language=language)), name, theme, language)
        for name, view in views.items()
        for theme in THEMES
        for language in LANGUAGES
    )
    print("largest PNG:", *largest)


if __name__ == "__main__":
    main()
