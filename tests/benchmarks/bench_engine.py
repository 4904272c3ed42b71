"""How fast the engine is.

As a script, `python tests/benchmarks/bench_engine.py`, it prints games a second (best of five, process time), the time
of a clone, and how fast this machine is by a yardstick: figures of two machines compare by their ratio to it.
"""

from __future__ import annotations

import random
import time

from ttr_widget.engine import USA, GameState
from ttr_widget.engine.paths import longest_trail

DENSE = [0, 2, 6, 10, 17, 21, 25, 27, 28, 40, 42, 57, 59, 63, 65, 76, 78, 79, 81, 83, 86, 92]
"""Routes of a network of 45 trains that is slow to search."""


def play_one(players: int, seed: int) -> int:
    """A random game to its end, totals included; the number of actions."""
    choice = random.Random(seed).choice
    state = GameState.new(players=players, seed=seed)
    actions = 0
    while not state.is_over:
        state.apply(choice(state.legal_actions()))
        actions += 1
    state.returns()
    return actions


def middle(players: int = 2) -> GameState:
    """A game after 80 actions."""
    rng = random.Random(1)
    state = GameState.new(players=players, seed=1)
    for _ in range(80):
        state.apply(rng.choice(state.legal_actions()))
    return state


def yardstick() -> int:
    """Plain Python work: list access, small numbers, a dictionary."""
    numbers = list(range(64))
    seen: dict[int, int] = {}
    total = 0
    for i in range(20000):
        total = (total * 31 + numbers[i & 63]) & 0xFFFFF
        seen[total & 255] = i
    return total


def best_of_five(work, times: int) -> float:
    """Seconds of process time per call, the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        for i in range(times):
            work(i)
        best = min(best, time.process_time() - began)
    return best / times


def main() -> None:
    unit = best_of_five(lambda _: yardstick(), 50)
    print(f"yardstick         {unit * 1e3:8.2f} ms")
    for players, games in ((2, 200), (3, 120), (4, 100), (5, 80)):
        actions = sum(play_one(players, seed) for seed in range(games)) / games
        took = best_of_five(lambda seed, n=players: play_one(n, seed), games)
        print(
            f"{players} players         {1 / took:8.0f} games/s   {actions:5.0f} actions a game   "
            f"{took / actions * 1e6:5.2f} µs an action   {took / unit:5.2f} yardsticks a game"
        )
    state = middle()
    view = state.view(0)
    rng = random.Random(1)
    dense = [(*USA.ends[r], USA.lengths[r], r) for r in DENSE]
    for name, work in {
        "clone": lambda _: state.clone(),
        "view": lambda _: state.view(0),
        "legal moves": lambda _: state.view(0).legal_moves,
        "sample": lambda _: view.sample(rng),
        "view as a dict": lambda _: state.view(0).to_dict(),
        "longest path": lambda _: longest_trail(dense),
    }.items():
        print(f"{name:15s} {best_of_five(work, 300) * 1e6:10.2f} µs")


if __name__ == "__main__":
    main()
