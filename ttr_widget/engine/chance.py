"""Chance: one integer (R55). Whatever is shuffled is shuffled by it, and each shuffle makes the next integer.

Only `random.Random.random` is used: Python promises that its numbers for an integer seed are the same in every
version, which it does not promise of `shuffle`.
"""

from __future__ import annotations

import random

SEED_BITS = 53
"""Seeds that the engine makes stay below 2**53, so that JSON and JavaScript keep them exactly."""


def shuffled(items: list[int], seed: int) -> tuple[list[int], int]:
    """`items` in an order that depends on `seed` alone, and the next seed.

    >>> shuffled([1, 2, 3, 4], 7) == shuffled([1, 2, 3, 4], 7)
    True
    """
    number = random.Random(seed).random
    keys = [number() for _ in items]
    order = sorted(range(len(items)), key=keys.__getitem__)
    return [items[i] for i in order], int(number() * 9007199254740992.0)


def drawn(n: int, seed: int) -> tuple[int, int]:
    """A number from 0 to n - 1 that depends on `seed` alone, and the next seed."""
    number = random.Random(seed).random
    return int(number() * n), int(number() * 9007199254740992.0)


def fresh_seed() -> int:
    """A seed nobody can guess, for games that were given none."""
    return random.SystemRandom().getrandbits(SEED_BITS)
