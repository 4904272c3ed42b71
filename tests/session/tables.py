"""Games for tests: random play by seed, and pairs of worlds that differ only in what a seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import ttr_widget as ttr
from ttr_widget.engine import Move


def wander(game: ttr.Game, moves: int, seed: int = 0) -> Iterator[Move]:
    """Random legal moves, claims as likely as all draws together."""
    rng = random.Random(seed)
    for _ in range(moves):
        if game.is_over:
            return
        legal = game.legal_moves()
        claims = [m for m in legal if m.kind == "claim"]
        yield game.play(rng.choice(claims if claims and rng.random() < 0.5 else legal), seat=game.turn)


def wandered(players: int, moves: int, seed: int = 0) -> ttr.Game:
    game = ttr.Game(players=players, seed=seed)
    for _ in wander(game, moves, seed):
        pass
    return game


def pair(game: ttr.Game, seat: int, seed: int) -> tuple[ttr.Game, ttr.Game]:
    """Two games that seat `seat` cannot tell apart: this one, and one re-dealt from what it knows."""
    state = game.position().state()
    other = state.resample(seat, random.Random(seed))
    names = game.names
    return (
        ttr.Game.from_position(ttr.Position.from_state(state, names)),
        ttr.Game.from_position(ttr.Position.from_state(other, names)),
    )
