"""Many games between bots, as one table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ttr_widget.game import Game

from .frames import pandas

if TYPE_CHECKING:
    import pandas as pd

    from ttr_widget.engine import Board


COLUMNS = (
    "game", "seat", "player", "total", "route_points", "ticket_points", "completed", "missed", "longest", "bonus",
    "won", "plies",
)  # fmt: skip


def self_play(
    players: Sequence[Any], games: int = 100, *, seed: int = 0, board: Board | None = None, progress: bool = False
) -> pd.DataFrame:
    """Let bots play games, and tell of each seat of each game how it ended.

    Args:
        players: bots, as for `Game`; they change seats from game to game, so that nobody always begins.
        games: how many.
        seed: decides all the deals.
        board: the classic one without it.
        progress: show a bar of tqdm.

    Returns:
        A table with one row a game and seat: `game`, `seat`, `player` (the bot's name), `total`, `route_points`,
        `ticket_points`, `completed`, `missed`, `longest`, `bonus`, `won` (a shared victory is one), `plies`.

    Raises:
        ValueError: not 2 to 5 players, or a number of games that is none.
        TypeError: a seat that is no bot.

    >>> from ttr_widget import bots
    >>> from ttr_widget.boards import SMALL
    >>> found = self_play([bots.Greedy("Greta"), bots.Random("Ron")], 4, board=SMALL)
    >>> len(found), sorted(found.groupby("player")["won"].sum().index)
    (8, ['Greta', 'Ron'])
    """
    if not 2 <= len(players) <= 5:
        raise ValueError(f"{len(players)} players: the game is for 2 to 5")
    if type(games) is not int or games < 0:
        raise ValueError(f"games is a whole number from 0, not {games!r}")
    for player in players:
        if not hasattr(player, "choose"):
            raise TypeError(f"bots play these games, and {player!r} is none; ttr.bots.Greedy() is")
    rng = random.Random(seed)
    rows: list[dict[str, Any]] = []
    for number in _counted(games, progress):
        shift = number % len(players)
        game = Game(players=[*players[shift:], *players[:shift]], seed=rng.getrandbits(32), board=board)
        game.play_bots()
        for seat, score in enumerate(game.scores()):
            rows.append({
                "game": number,
                "seat": seat,
                "player": game.names[seat],
                "total": score.total,
                "route_points": score.route_points,
                "ticket_points": score.ticket_points,
                "completed": len(score.tickets_completed),
                "missed": len(score.tickets_missed),
                "longest": score.longest_path,
                "bonus": score.longest_bonus,
                "won": seat in game.winners,
                "plies": game.ply,
            })  # fmt: skip
    return pandas().DataFrame(rows, columns=COLUMNS)


def _counted(games: int, progress: bool) -> Any:
    if not progress:
        return range(games)
    from tqdm.auto import tqdm

    return tqdm(range(games), unit="game")
