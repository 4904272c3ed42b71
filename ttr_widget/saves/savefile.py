"""Save files: a game as JSON, from its start through every move and what chance made of it.

    {"format": "ttr-game", "version": 1, "language": "en", "number": 0,
     "players": [{"name": "Ann", "bot": null}, {"name": "Greedy", "bot": {"kind": "greedy", "seed": 0}}],
     "start": {…position…}, "moves": [{"seat": 0, "move": "draw red", "did": {…}}, …]}

A file is read with suspicion: it is replayed move by move, and what chance did must come out as it says.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ttr_widget import texts
from ttr_widget.engine import IllegalAction
from ttr_widget.errors import MoveError, PositionError, SaveError
from ttr_widget.intent import parse
from ttr_widget.players import Player, as_players, kinds, make_bot
from ttr_widget.positions import Position
from ttr_widget.records.record import Record
from ttr_widget.texts import LANGUAGES
from ttr_widget.timeline import Timeline

from .wholefile import write_whole

FORMAT = "ttr-game"
VERSION = 1


@dataclass(frozen=True)
class Loaded:
    """What a file held."""

    line: Timeline
    players: tuple[Player, ...]
    language: str
    number: int
    remarks: tuple[str, ...]


def dump(line: Timeline, players: Sequence[Player], language: str, number: int) -> dict[str, Any]:
    """A game as plain JSON data."""
    return {**dump_head(line, players, language, number), "moves": [dump_record(r) for r in line.records]}


def dump_head(line: Timeline, players: Sequence[Player], language: str, number: int) -> dict[str, Any]:
    """All of a game but its moves; they come last in a file."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "language": language,
        "number": number,
        "players": [{"name": p.name, "bot": _bot_to_dict(p)} for p in players],
        "start": Position.from_state(line.start, [p.name for p in players]).to_dict(),
    }


def dump_record(record: Record) -> dict[str, Any]:
    """One entry of a file's moves."""
    return {"seat": record.seat, "move": str(record.move), "did": _plain(record.outcome.to_dict())}


def _bot_to_dict(player: Player) -> dict[str, Any] | None:
    if player.bot is None:
        return None
    seed = getattr(player.bot, "seed", 0)
    return {"kind": player.kind, "seed": seed if type(seed) is int else 0}


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def write(path: str | os.PathLike[str], data: Mapping[str, Any]) -> None:
    """Write a file whole or not at all: a crash leaves the old one as it was."""
    write_whole(Path(path), (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode())


def read(path: str | os.PathLike[str]) -> dict[str, Any]:
    """A file's data, if it is a saved game of a version that can be read."""
    return parse_file(Path(path).read_bytes())


def parse_file(content: bytes) -> dict[str, Any]:
    """The data that a file of this content has; as `read`."""
    try:
        data = json.loads(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise SaveError(f"no saved game: byte {error.start} is no UTF-8") from None
    except json.JSONDecodeError as error:
        raise SaveError(f"no saved game, or a damaged one: no JSON at line {error.lineno}, {error.msg}") from None
    except (ValueError, RecursionError):
        raise SaveError("no saved game: too deeply nested, or a number that is too large") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(f'no saved game: it does not say "format": "{FORMAT}"')
    version = data.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise SaveError(f"a damaged saved game: version is {version!r}")
    if version > VERSION:
        raise SaveError(
            f"this game was saved as {FORMAT} version {version}; this ttr_widget reads up to version {VERSION}"
        )
    return data


def restore(data: Mapping[str, Any], table: Sequence[Player] = ()) -> Loaded:
    """The game that a file describes, replayed and compared move by move.

    A bot that nobody knows by its short name is taken from `table`, if one of that kind and name sits there.
    """
    language, number = data.get("language", "en"), data.get("number", 0)
    if language not in LANGUAGES:
        raise _damaged("language", f"{language!r} is none of {', '.join(LANGUAGES)}")
    if isinstance(number, bool) or not isinstance(number, int):
        raise _damaged("number", "must be a whole number")
    try:
        position = Position.from_dict(_field(data, "start", dict))
    except PositionError as error:
        raise _damaged("start", str(error)) from None
    players, remarks = _players(data, language, table)
    if len(players) != len(position.names):
        raise _damaged("players", f"{len(players)} players, but the start has {len(position.names)}")
    line = Timeline(position.state())
    for i, entry in enumerate(_field(data, "moves", list)):
        _replay(line, entry, f"moves[{i}]", [p.name for p in players])
    return Loaded(line, players, language, number, remarks)


def _replay(line: Timeline, entry: Any, where: str, names: list[str]) -> None:
    if not isinstance(entry, dict):
        raise _damaged(where, "must be an object")
    seat, text = entry.get("seat"), entry.get("move")
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(names):
        raise _damaged(f"{where}.seat", f"there is no seat {seat!r}")
    if not isinstance(text, str):
        raise _damaged(f"{where}.move", "must be a text")
    try:
        record = line.play(parse(text, line.state, seat, names), seat)
    except MoveError as error:
        raise _damaged(f"{where}.move", str(error)) from None
    except IllegalAction as error:
        raise _damaged(f"{where}.move", f"{text!r} is not legal there: {error}") from None
    did = entry.get("did")
    if did is not None and did != _plain(record.outcome.to_dict()):
        raise _damaged(f"{where}.did", "chance did something else than the file says")


def _players(
    data: Mapping[str, Any], language: str, table: Sequence[Player]
) -> tuple[tuple[Player, ...], tuple[str, ...]]:
    players: list[Player] = []
    remarks: list[str] = []
    for i, entry in enumerate(_field(data, "players", list)):
        where = f"players[{i}]"
        if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
            raise _damaged(where, "must be an object with a name")
        name, bot = entry["name"], entry.get("bot")
        if bot is None:
            players.append(Player(name))
            continue
        if not isinstance(bot, dict) or not isinstance(bot.get("kind"), str):
            raise _damaged(f"{where}.bot", "must be null or an object with a kind")
        kind, seed = bot["kind"], bot.get("seed", 0)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise _damaged(f"{where}.bot.seed", "must be a whole number")
        if kind in kinds():
            players.append(Player(name, make_bot(kind, name=name, seed=seed)))
        elif known := [p for p in table if (p.name, p.kind) == (name, kind)]:
            players.append(known[0])
        else:
            players.append(Player(name))
            remarks.append(texts.text("remark-bot-unknown", language, bot=kind[:40], name=name))
    try:
        as_players([p.name for p in players])
    except ValueError as error:
        raise _damaged("players", str(error)) from None
    return tuple(players), tuple(remarks)


def _field(data: Mapping[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind):
        what = "is missing" if key not in data else f"must be {'an object' if kind is dict else 'a list'}"
        raise _damaged(key, what)
    return value


def _damaged(where: str, what: str) -> SaveError:
    return SaveError(f"a damaged saved game: {where}: {what}")
