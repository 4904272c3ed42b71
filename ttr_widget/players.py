"""Who sits at the table: people, and bots by name.

A bot is any object with a `name` and `choose(view) -> Move`. Bots that a save file or the start panel should find
again are registered by a short name, the built-in ones as import paths, so that a game between people loads none.
"""

from __future__ import annotations

import importlib
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from .engine.moves import Move
from .engine.view import View
from .errors import BotError

_TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Controls of the writing direction: they would turn round what stands beside a name."""

MAX_NAME = 40
"""Longest name of a player; a name is part of every view."""


PERSON = "person"
"""The kind of a seat that no bot plays."""


@runtime_checkable
class Bot(Protocol):
    """What a bot is. It keeps nothing between calls that changes its answer."""

    name: str

    def choose(self, view: View) -> Move:
        """One of `view.legal_moves`."""
        ...


_registry: dict[str, str | Callable[..., Bot]] = {
    "greedy": "ttr_widget.bots.greedy:Greedy",
    "random": "ttr_widget.bots.random:Random",
}


def register(kind: str, factory: Callable[..., Bot]) -> None:
    """Let save files and the start panel find a bot of your own.

    Args:
        kind: the short name; registered again, the later one counts.
        factory: called with ``name=`` and ``seed=``.
    """
    if not kind or kind != kind.lower().strip() or kind == PERSON:
        raise ValueError(f'a bot is registered by a name in small letters that is not "{PERSON}", not {kind!r}')
    _registry[kind] = factory


def kinds() -> tuple[str, ...]:
    """The short names of the registered bots.

    >>> kinds()[:2]
    ('greedy', 'random')
    """
    return tuple(_registry)


def _factory(kind: str) -> Callable[..., Bot]:
    entry = _registry[kind]
    if isinstance(entry, str):
        module, _, attribute = entry.partition(":")
        entry = _registry[kind] = getattr(importlib.import_module(module), attribute)
    return entry


def make_bot(kind: str, *, name: str | None = None, seed: int = 0) -> Bot:
    """A bot by its short name.

    Raises:
        KeyError: nobody knows it.
    """
    return _factory(kind)(seed=seed) if name is None else _factory(kind)(name=name, seed=seed)


def kind_of(bot: Bot) -> str:
    """The short name of a bot: the one it is registered by, or else what it calls itself.

    >>> kind_of(make_bot("random", name="Zoe"))
    'random'
    """
    for kind, entry in _registry.items():
        if isinstance(entry, str):
            module, _, attribute = entry.partition(":")
            if type(bot).__module__ == module and type(bot).__name__ == attribute:
                return kind
        elif entry is type(bot):
            return kind
    own = getattr(bot, "kind", None)
    for kind in (own if isinstance(own, str) else bot.name.lower(), type(bot).__name__.lower()):
        if kind not in _registry and kind != PERSON:
            return kind
    return f"{type(bot).__name__.lower()}*"  # what only looks like another kind must not be taken for it


@dataclass(frozen=True)
class Player:
    """One seat's player: a name, and the bot that plays it, if any."""

    name: str
    bot: Bot | None = None

    @property
    def kind(self) -> str:
        """``"person"``, or the short name of the bot."""
        return PERSON if self.bot is None else kind_of(self.bot)


def is_bot(thing: object) -> bool:
    """Whether something can play: an object, not a class, with a name and a `choose`."""
    return (
        not isinstance(thing, type)
        and isinstance(getattr(thing, "name", None), str)
        and callable(getattr(thing, "choose", None))
    )


def checked_name(name: str) -> str:
    """A player's name, if it can be shown; `ValueError` otherwise."""
    if not name.strip():
        raise ValueError("a player's name is empty")
    if len(name) > MAX_NAME:
        raise ValueError(f"the player's name {name[:12] + '…'!r} has {len(name)} characters; {MAX_NAME} fit")
    if all(unicodedata.category(c)[0] in "CMZ" for c in name):
        raise ValueError("a player's name is empty: nothing in it can be seen")
    if any(unicodedata.category(c) in {"Cc", "Cs", "Zl", "Zp"} or c in _TURNS for c in name):
        raise ValueError(f"the player's name {name!r} holds characters that cannot be shown")
    return name


def as_players(players: int | Sequence[Any] | None) -> tuple[Player, ...]:
    """Read the `players` of a game: a number, or names and bots in seat order.

    >>> [p.name for p in as_players(3)], as_players(["Ann", "Bo"])[1].kind
    (['P0', 'P1', 'P2'], 'person')
    """
    if players is None:
        return (Player("You"), _one(make_bot("greedy")))
    if type(players) is bool or isinstance(players, str | bytes) or not isinstance(players, int | Sequence):
        raise TypeError(f"players is a number from 2 to 5, or a list of names and bots, not {players!r}")
    if isinstance(players, int):
        if not 2 <= players <= 5:
            raise ValueError(f"{players} players: the game is for 2 to 5")
        return tuple(Player(f"P{seat}") for seat in range(players))
    if not 2 <= len(players) <= 5:
        raise ValueError(f"{len(players)} players: the game is for 2 to 5")
    return distinct([_one(entry) for entry in players])


def _one(entry: Any) -> Player:
    if isinstance(entry, Player):
        return entry
    if isinstance(entry, str):
        return Player(checked_name(entry))
    if is_bot(entry):
        return Player(checked_name(entry.name), entry)
    hint = f"; did you mean {entry.__name__}()?" if isinstance(entry, type) and hasattr(entry, "choose") else ""
    raise TypeError(f"a player is a name or a bot (an object with .name and .choose), not {entry!r}{hint}")


def distinct(players: Sequence[Player]) -> tuple[Player, ...]:
    """Two bots of one name get numbers; what people call themselves is left alone."""
    out: list[Player] = []
    for player in players:
        name, n = player.name, 1
        while player.bot is not None and name in [p.name for p in out]:
            n += 1
            name = f"{player.name} {n}"
        out.append(Player(name, player.bot))
    return tuple(out)


def ask(bot: Bot, name: str, seat: int, view: View) -> Move:
    """A bot's answer; `BotError` if it raises or answers with something else than a `Move`.

    The bot's own words are left out of the message, for they may tell its hand; the traceback has them.
    """
    try:
        move: object = bot.choose(view)
    except Exception as error:
        raise BotError(name, seat, f"raised {type(error).__name__}") from error
    if not isinstance(move, Move):
        raise BotError(name, seat, f"answered with {type(move).__name__}, not a Move")
    return move
