r"""A game record as text: headers, numbered turns, what chance did in braces. One game, or many in a file.

    [Format "ttr-record 1"]
    [Seat0 "Ann"]
    [Seat1 "Greedy"]
    [Bot1 "greedy 0"]
    [Start "ttr1 usa phase=initial_tickets …"]
    [Result "*"]

    1. Ann: keep Dallas-New York, Denver-El Paso {2 of 3}
    2. Greedy: keep Chicago-Los Angeles, Duluth-El Paso {2 of 3; all have chosen}
    3. Ann: draw red {slot 3 blue}
       draw deck {white}
    4. Greedy: claim Helena-Seattle with 5 yellow + 1 locomotive {+15}

Headers are a word and a JSON string. `Start` is a position text (`positions.grammar`) with the state of chance in it,
so that the record alone replays the game exactly; `Result` is the final scores by seat, or ``*``. `Number` and
`Language` are there where they are not the usual ones; other headers may be added and are passed over. A turn is a
number, the player (``seat 1`` where names are alike or would be misread) and a move in any spelling that
`Game.parse` takes; a second ply of the same turn stands on an indented line of its own.

The braces may be left out. Where they stand, chance must do what they say: the card drawn from the deck, cards turned
up (``slot 2 blue``, slots from 1), rows swept away, ``deck reshuffled``, the tickets offered, ``2 of 3`` kept, points,
``all have chosen``, ``final round``, ``game over``. Lines that begin with ``;`` are remarks. Between two games in a
file stands an empty line.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ttr_widget import texts
from ttr_widget.boards.codes import codes_of
from ttr_widget.engine.board import Board
from ttr_widget.errors import SaveError
from ttr_widget.saves.wholefile import write_whole

if TYPE_CHECKING:
    from ttr_widget.game import Game

    from .record import Record

FORMAT: Final = "ttr-record 1"
OWN_HEADERS: Final = ("Format", "Number", "Language", "Start", "Result")
HEADER: Final = re.compile(r"\[\s*([A-Za-z][A-Za-z0-9_]{0,39})\s+(\".*\")\s*\]\s*")


class RecordError(SaveError):
    """A game record that cannot be read: where it is damaged and what would be right.

    Attributes:
        line: line of the text or file, from 1.
        column: column in that line, from 1.
        code: stable code of the fault; its text is ``error-record-<code>``.
        args_of_code: what belongs to it.
    """

    def __init__(self, line: int, column: int, code: str, args_of_code: Mapping[str, Any] | None = None) -> None:
        self.line = line
        self.column = column
        self.code = code
        self.args_of_code = dict(args_of_code or {})
        super().__init__(f"line {line}, column {column}: {self.text()}")

    def text(self, language: str = "en") -> str:
        """What is wrong and what would be right, as a sentence."""
        return texts.text("error-record-" + self.code.replace("_", "-"), language, **self.args_of_code)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.line, self.column, self.code, self.args_of_code))


def labels(names: Sequence[str]) -> tuple[str, ...]:
    """What the players are called at their turns: their names, or ``seat 0`` and so on where these would be misread.

    >>> labels(["Ann", "Bo"]), labels(["Ann", "Ann"])
    (('Ann', 'Bo'), ('seat 0', 'seat 1'))
    """
    plain = all(re.fullmatch(r"[^\s:{}\[\];](?:[^:{}]*[^\s:{}])?", name) for name in names)
    clear = len(set(names)) == len(names) and not any(re.fullmatch(r"seat \d+", name) for name in names)
    return tuple(names) if plain and clear else tuple(f"seat {i}" for i in range(len(names)))


def chance(record: Record, board: Board) -> str:
    """What a ply brought about, as it stands in the braces; empty where nothing did."""
    out = record.outcome
    said = []
    if record.move.kind == "deck":
        said.append(str(out.card))
    said += ["swept " + " ".join(row) for row in out.wipes]
    said += [f"slot {slot + 1} {color}" for slot, color in out.refills]
    if out.reshuffled:
        said.append("deck reshuffled")
    if record.move.kind == "tickets":
        said.append("offer " + ", ".join(_ticket(ident, board) for ident in out.offer))
    if record.move.kind == "keep":
        said.append(f"{out.kept} of {out.offered}")
    if record.move.kind == "claim":
        said.append(f"+{out.points}")
    flags = {"all have chosen": out.answered_all, "final round": out.triggered_final, "game over": out.over}
    said += [words for words, flag in flags.items() if flag]
    return "; ".join(said)


def _ticket(ident: str, board: Board) -> str:
    return codes_of(board).tickets[ident] if set(ident) & set("{};,") else ident


def write(game: Game, headers: Mapping[str, str] | None = None) -> str:
    """See `Game.to_record`."""
    from ttr_widget.positions import Position

    for key, value in (headers or {}).items():
        if key in OWN_HEADERS or re.fullmatch(r"(Seat|Bot)\d+", key) or not HEADER.fullmatch(_header(key, value)):
            raise ValueError(
                f"a header cannot be called {key!r}; one word that is not {', '.join(OWN_HEADERS)} is right"
            )
    line = game._line  # noqa: SLF001 - a record is a game in other words
    names = game.names
    lines = [_header("Format", FORMAT)]
    lines += [_header(key, value) for key, value in (headers or {}).items()]
    for seat, name in enumerate(names):
        lines.append(_header(f"Seat{seat}", name))
        bot = game.bots[seat]
        if bot is not None:
            seed = getattr(bot, "seed", 0)
            lines.append(_header(f"Bot{seat}", f"{game.kinds[seat]} {seed if type(seed) is int else 0}"))
    if game._number:  # noqa: SLF001
        lines.append(_header("Number", str(game._number)))  # noqa: SLF001
    if game.language != "en":
        lines.append(_header("Language", game.language))
    lines.append(_header("Start", Position.from_state(line.start, names).to_text()))
    lines += [_header("Result", result(game)), ""]
    called, turn = labels(names), -1
    for record in line.records:
        head = " " * (len(str(record.turn + 1)) + 2)
        if record.turn != turn:
            head = f"{record.turn + 1}. {called[record.seat]}: "
        turn = record.turn
        did = chance(record, game.board)
        lines.append(f"{head}{record.move}{f' {{{did}}}' if did else ''}")
    return "\n".join(lines) + "\n"


def result(game: Game) -> str:
    """The header `Result`: final scores by seat, or ``*`` for a game that goes on."""
    return " ".join(str(score.total) for score in game.scores()) if game.is_over else "*"


def _header(key: str, value: str) -> str:
    return f"[{key} {json.dumps(value, ensure_ascii=False)}]"


def read_records(path: str | os.PathLike[str]) -> Iterator[Game]:
    """The games in a file of records, one after the other.

    Raises:
        RecordError: a record is damaged; the games before it have been given already. Line numbers are the file's.
    """
    from ttr_widget.game import Game

    from .reading import games_in

    with Path(path).open(encoding="utf-8-sig", errors="surrogateescape") as file:
        for number, lines in games_in(file):
            yield Game._from_record_lines(lines, number)  # noqa: SLF001


def write_records(path: str | os.PathLike[str], games: Iterable[Game]) -> int:
    """Write the records of games to one file, whole or not at all; returns how many there are."""
    records = [write(game) for game in games]
    write_whole(Path(path), "\n".join(records).encode())
    return len(records)
