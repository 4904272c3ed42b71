"""A game as tables of pandas: the board's routes and tickets, what happened, how it went, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ttr_widget.boards import to_networkx
from ttr_widget.engine import Board
from ttr_widget.game import Game
from ttr_widget.sources import Source, view_of

if TYPE_CHECKING:
    import pandas as pd

MEASURES = ("points", "trains", "cards", "tickets", "longest")
"""What `timeline` follows, all of it public (R51)."""


def pandas() -> Any:
    """The library, or an `ImportError` that says how to get it."""
    try:
        import pandas as pd
    except ImportError as error:
        raise ImportError("tables need pandas: pip install 'ttr_widget[analysis]'") from error
    return pd


def routes(source: Source | Board) -> pd.DataFrame:
    """The routes of a board, one a row, by id: `a`, `b`, `length` (trains), `color`, `points`, `lane` (of a double).

    Of a game, a position or a view, also `owner`, a player's name if it has one, and `seat`, the owner's number or -1.

    >>> from ttr_widget import USA
    >>> table = routes(USA)
    >>> len(table), int(table["length"].sum()), table.loc["Helena-Seattle", "color"]
    (100, 309, 'yellow')
    """
    board = source if isinstance(source, Board) else view_of(source, None).board
    rows = [(r.id, r.a, r.b, r.length, r.color, board.route_points[r.length], r.lane) for r in board.routes]
    frame = _frame(rows, ["route", "a", "b", "length", "color", "points", "lane"], index="route")
    if isinstance(source, Board):
        return frame
    view = view_of(source, None)
    names = [player.name for player in view.players]
    frame["owner"] = [names[view.owners[route]] if route in view.owners else None for route in frame.index]
    frame["seat"] = [view.owners.get(route, -1) for route in frame.index]
    return frame


def tickets(source: Source | Board) -> pd.DataFrame:
    """The tickets of a board, one a row, by id: `a`, `b`, `points`, and `distance`, the trains of the shortest way."""
    import networkx as nx

    board = source if isinstance(source, Board) else view_of(source, None).board
    lengths = dict(nx.all_pairs_dijkstra_path_length(to_networkx(board)))
    rows = [(t.id, t.a, t.b, t.points, lengths[t.a].get(t.b)) for t in board.tickets]
    return _frame(rows, ["ticket", "a", "b", "points", "distance"], index="ticket")


def history(game: Game) -> pd.DataFrame:
    """What has happened, one ply a row: `turn`, `seat`, `player`, `kind`, `route`, `points` gained, `text`.

    It is what everybody may know; `Game.history` has the rest. `kind` is that of a move (``"claim"``, ``"draw"``,
    ``"deck"``, ``"tickets"``, ``"keep"``, ``"pass"``), `route` is missing unless one was claimed.
    """
    _check(game)
    rows = [
        (r.ply, r.turn, r.seat, game.names[r.seat], r.move.kind, r.move.route, r.outcome.points, r.text)
        for r in game.history
    ]
    return _frame(rows, ["ply", "turn", "seat", "player", "kind", "route", "points", "text"], index="ply")


def timeline(game: Game) -> pd.DataFrame:
    """How the game went: a row for each moment, from ply 0, and a column for each measure and player.

    The measures are points (of routes), trains (left), cards, tickets and longest (trains of the longest path), all of
    them public; ``timeline(game)["points"]`` has one column a player, which is what one draws.
    """
    _check(game)
    rows = []
    for then in game.walk():
        players = then.view(None).players
        rows.append([getattr(player, measure) for measure in MEASURES for player in players])
    columns = pandas().MultiIndex.from_product([MEASURES, game.names], names=["measure", "player"])
    frame: pd.DataFrame = pandas().DataFrame(rows, columns=columns)
    frame.index.name = "ply"
    return frame


def scores(game: Game) -> pd.DataFrame:
    """The scores, one player a row: as if the game ended now, final when it is over (R47-R50).

    Tickets are counted too, other seats' tickets as well: for scripts, not for players in mid-game.
    """
    _check(game)
    rows = [
        (name, s.route_points, s.ticket_points, len(s.tickets_completed), len(s.tickets_missed), s.longest_path,
         s.longest_bonus, s.total)
        for name, s in zip(game.names, game.scores(), strict=True)
    ]  # fmt: skip
    columns = ["player", "route_points", "ticket_points", "completed", "missed", "longest", "bonus", "total"]
    return _frame(rows, columns, index="player")


def _check(game: object) -> None:
    if not isinstance(game, Game):
        raise TypeError(f"this table is of a Game, not of {type(game).__name__}; for a position: Game.from_position")


def _frame(rows: list[Any], columns: list[str], index: str) -> pd.DataFrame:
    frame: pd.DataFrame = pandas().DataFrame(rows, columns=columns).set_index(index)
    return frame
