"""A game as Python: the text of a cell that plays it again, as far as the one who copies it may know (R51-R54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import texts
from .positions import Position
from .sources import Eyes, eyes_of

if TYPE_CHECKING:
    from .game import Game
    from .records.record import Record

_BOTS = {"greedy": "Greedy", "random": "Random"}


def game_to_python(game: Game, seat: Eyes = "auto", ply: int | None = None) -> str:
    """See `Game.to_python`."""
    eyes = eyes_of(game, seat)
    game.view(eyes)  # refuses a seat that is none
    whole = eyes == "open" or game.is_over
    game = game if ply is None else game.at(ply)
    if whole:
        return _whole(game)
    name = None if eyes is None else game.names[int(eyes)]
    own = [record for record in game.history if record.seat == eyes]
    lines = [f"# {line}" for line in _said(game, name)]
    if own:
        lines += ["for move in [", *(f"    {str(record.move)!r}," for record in own), "]:"]
        lines.append(f"    game.play(move, seat={eyes})")
    return "\n".join(lines) + "\n"


def record_to_python(record: Record, seat: int | str | None, *, over: bool = False) -> str | None:
    """The line that plays one ply again; None where the one who looks may not know the move.

    >>> from ttr_widget import Game
    >>> game = Game.from_position("ttr1 usa / hand=6Y / hand=3B")
    >>> game.play("claim Helena-Seattle with 6 yellow") and None
    >>> record_to_python(game.history[0], None)
    "game.play('claim Helena-Seattle with 6 yellow', seat=0)"
    """
    told = record.move.kind != "keep" or over or seat in ("open", record.seat)
    return f"game.play({str(record.move)!r}, seat={record.seat})" if told else None


def _said(game: Game, name: str | None) -> list[str]:
    ident = "python-seat" if name is not None else "python-spectator"
    said = texts.text(ident, game.language, name=_plain(name or ""), ply=game.ply)
    return [line for line in said.splitlines() if line.strip()]


def _plain(name: str) -> str:
    """A name that can stand in a comment: on one line, whatever is in it."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in name)


def _whole(game: Game) -> str:
    start = Position.from_state(game._line.start, game.names)  # noqa: SLF001 - the whole game in other words
    lines = ["import ttr_widget as ttr", "", "game = ttr.Game.from_position(", f"    {start.to_text()!r},"]
    lines.append(f"    players=[{', '.join(_player(game, i) for i in range(game.num_players))}],")
    if game.language != "en":
        lines.append(f"    language={game.language!r},")
    lines.append(")")
    if game.history:
        lines += ["for seat, move in ["]
        lines += [f"    ({record.seat}, {str(record.move)!r})," for record in game.history]
        lines += ["]:", "    game.play(move, seat=seat)"]
    return "\n".join(lines) + "\n"


def _player(game: Game, seat: int) -> str:
    name, bot = game.names[seat], game.bots[seat]
    kind = _BOTS.get(game.kinds[seat])
    if bot is None or kind is None:  # a bot of one's own has to be put in by hand
        return repr(name)
    seed: Any = getattr(bot, "seed", 0)
    return f"ttr.bots.{kind}(name={name!r}, seed={seed if type(seed) is int else 0})"
