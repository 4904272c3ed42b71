"""Run by test_autosave: games with autosave, killed at random moments; after each the file must be whole and right.

A child walks up and down one game known in advance (moves, undo, redo), counting its steps in shared memory; the
parent kills it and reads the file. Fork makes a kill cheap enough for many.
"""

from __future__ import annotations

import mmap
import os
import random
import signal
import struct
import sys
import time
from pathlib import Path

import ttr_widget as ttr
from tests.session.tables import wander


def walk(steps: int, most: int, rng: random.Random) -> list[tuple[str, int]]:
    """Steps up and down a game of `most` plies."""
    ply = top = 0
    out: list[tuple[str, int]] = []
    for _ in range(steps):
        if ply > 3 and rng.random() < 0.2:
            n = rng.randint(1, 3)
            out.append(("undo", n))
            ply -= n
        elif ply < top and rng.random() < 0.5:
            out.append(("redo", 1))
            ply += 1
        elif ply < most:
            out.append(("play", 1))
            ply += 1
            top = ply
    return out


def play(path: Path, players: int, seed: int, moves: list[tuple[ttr.Move, int]], steps: list[tuple[str, int]],
         count: mmap.mmap) -> None:  # fmt: skip
    game = ttr.Game(players=players, seed=seed, autosave=path)
    for number, (step, n) in enumerate(steps, 1):
        if step == "play":
            move, seat = moves[game.ply]
            game.play(move, seat=seat)
        else:
            getattr(game, step)(n)
        count[:8] = struct.pack("q", number)


def main(folder: Path, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    count = mmap.mmap(-1, 8)
    known = {}
    for players in (2, 3, 5):
        game = ttr.Game(players=players, seed=players)
        for _ in wander(game, 150, players):
            pass
        known[players] = game
    cut = littered = 0
    for kill in range(kills):
        players = rng.choice((2, 3, 5))
        full = known[players]
        moves = [(r.move, r.seat) for r in full.history]
        steps = walk(200, len(moves), rng)
        lengths = [0]
        for step, n in steps:
            lengths.append(lengths[-1] + (-n if step == "undo" else n))
        path = folder / f"{kill}.json"
        count[:8] = struct.pack("q", 0)
        child = os.fork()
        if child == 0:
            try:
                play(path, players, players, moves, steps, count)
            finally:
                os._exit(0)
        while struct.unpack("q", count[:8])[0] == 0:
            time.sleep(0.0005)
        time.sleep(rng.uniform(0, 0.12))
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        done = struct.unpack("q", count[:8])[0]
        cut += os.WIFSIGNALED(status)
        littered += any(p.suffix == ".tmp" for p in folder.iterdir())
        loaded = ttr.Game.load(path)
        assert loaded.history == full.history[: loaded.ply], f"kill {kill}: not the same game"
        assert loaded.ply in {lengths[done], lengths[min(done + 1, len(steps))]}, f"kill {kill}: a move is lost"
        again = ttr.Game(players=2, autosave=path)
        assert again.saved is not None
        assert again.saved.ply == loaded.ply
        assert not any(p.suffix == ".tmp" for p in folder.iterdir()), "what the killed one left is swept away"
        again.resume_saved()
        assert again.position() == full.at(loaded.ply).position()
        path.unlink()
    print(cut, littered)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
