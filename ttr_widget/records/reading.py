"""Reading game records (the form is described in `text.py`): with suspicion, and with line and column."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NoReturn

from ttr_widget.errors import MoveError, PositionError, SaveError
from ttr_widget.intent import parse
from ttr_widget.notation import quoted
from ttr_widget.positions import Position
from ttr_widget.reasons import explain
from ttr_widget.saves import savefile
from ttr_widget.saves.savefile import Loaded
from ttr_widget.texts import LANGUAGES

from .text import FORMAT, HEADER, OWN_HEADERS, RecordError, chance, labels

_TURN = re.compile(r"(?P<head>\s*(?P<number>\d{1,6})\.\s*)(?P<rest>\S.*)")
_MOVE = re.compile(r"(?P<move>[^{}]*?)\s*(?P<braces>\{(?P<did>[^{}]*)\})?\s*")

Lines = Sequence[str]


def games_in(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The games in the lines of a file, each with the number of its first line."""
    game: list[str] = []
    first = 1
    moves = False
    for number, line in enumerate(lines, 1):
        begins = line.lstrip().startswith("[")
        if begins and moves:
            yield first, game
            game, first, moves = [], number, False
        moves = moves or (bool(line.strip()) and not begins and not line.startswith(";"))
        if begins and any(row.startswith("[Format") for row in game) and line.startswith("[Format"):
            yield first, game  # a game without a move
            game, first = [], number
        game.append(line)
    if any(line.strip() for line in game):
        yield first, game


def read(lines: Lines, first: int = 1) -> Loaded:
    """Read one record.

    Args:
        lines: its lines.
        first: number of the first one, for messages.

    Raises:
        RecordError: it is damaged.
    """
    return _Reader(lines, first).read()


class _Reader:
    def __init__(self, lines: Lines, first: int) -> None:
        self.lines = [line.rstrip("\r\n") for line in lines]
        self.first = first
        self.headers: dict[str, str] = {}
        self.where: dict[str, int] = {}

    def fail(self, index: int, column: int, code: str, /, **args: Any) -> NoReturn:
        raise RecordError(self.first + index, column + 1, code, args) from None

    def read(self) -> Loaded:
        body = self.read_headers()
        loaded = self.begin(body)
        line, names = loaded.line, [p.name for p in loaded.players]
        called = labels(names)
        seat = -1
        for index in range(body, len(self.lines)):
            text = self.lines[index]
            if not text.strip() or text.startswith(";"):
                continue
            for at, char in enumerate(text):
                if "\udc80" <= char <= "\udcff":
                    self.fail(index, at, "bytes")
            if text.lstrip().startswith("["):
                self.fail(index, 0, "one_game")
            found = _TURN.fullmatch(text)
            start = len(text) - len(text.lstrip())
            number = None
            if found is not None:
                number = int(found["number"])
                start = len(found["head"])
                seat, start = self.seat(index, text, start, called)
            elif not start or seat < 0:
                self.fail(index, 0, "turn", given=quoted(text, 40), number=self.next_turn(line), name=called[0])
            seat = self.ply(line, index, start, seat, names, number)
        self.check_result(loaded)
        return loaded

    # ---- headers

    def read_headers(self) -> int:
        """Read the headers; the index of the first line after them."""
        index = 0
        for index, text in enumerate(self.lines):
            if not text.strip() or text.startswith(";"):
                continue
            if not text.lstrip().startswith("["):
                break
            found = HEADER.fullmatch(text.strip())
            try:
                value = None if found is None else json.loads(found[2])
            except ValueError:
                value = None
            if found is None or not isinstance(value, str):
                self.fail(index, 0, "header", given=quoted(text, 40))
            if found[1] in self.headers:
                self.fail(index, 0, "header_twice", key=found[1])
            self.headers[found[1]] = value
            self.where[found[1]] = index
        else:
            index = len(self.lines)
        given = self.headers.get("Format")
        if given is None or not given.startswith("ttr-record "):
            self.fail(self.where.get("Format", 0), 0, "format", given=quoted(given or "", 20), format=FORMAT)
        if given != FORMAT:
            self.fail(self.where["Format"], 0, "version", given=quoted(given, 20), format=FORMAT)
        return index

    def begin(self, body: int) -> Loaded:
        """The table before the first move."""
        for key in ("Start", "Seat0", "Seat1"):
            if key not in self.headers:
                near = difflib.get_close_matches(key, [k for k in self.headers if k not in OWN_HEADERS], n=1)
                at = self.where[near[0]] if near else min(body, len(self.lines) - 1)
                self.fail(at, 0, "missing", key=key)
        try:
            position = Position.from_text(self.headers["Start"])
        except PositionError as error:
            self.fail(self.where["Start"], 0, "start", said=str(error))
        players: list[dict[str, Any]] = []
        while (name := self.headers.get(f"Seat{len(players)}")) is not None:
            players.append({"name": name, "bot": self.bot(len(players))})
        if len(players) != len(position.names):
            self.fail(self.where["Start"], 0, "seats", n=len(players), seats=len(position.names))
        number, language = self.headers.get("Number", "0"), self.headers.get("Language", "en")
        if not re.fullmatch("[0-9]{1,40}", number):
            self.fail(self.where["Number"], 0, "number", key="Number", given=quoted(number, 20))
        if language not in LANGUAGES:
            self.fail(self.where["Language"], 0, "language", given=quoted(language, 20), languages=", ".join(LANGUAGES))
        head = {"format": savefile.FORMAT, "version": savefile.VERSION, "language": language, "number": int(number),
                "players": players, "start": position.to_dict(), "moves": []}  # fmt: skip
        try:
            return savefile.restore(head)
        except SaveError as error:
            self.fail(self.where["Seat0"], 0, "players", said=str(error))

    def bot(self, seat: int) -> dict[str, Any] | None:
        value = self.headers.get(f"Bot{seat}")
        if value is None:
            return None
        found = re.fullmatch(r"(\S+)(?: (-?\d{1,40}))?", value)
        if found is None:
            self.fail(self.where[f"Bot{seat}"], 0, "bot", given=quoted(value, 30))
        return {"kind": found[1], "seed": int(found[2] or 0)}

    def check_result(self, loaded: Loaded) -> None:
        state = loaded.line.state
        given = self.headers.get("Result")
        right = " ".join(str(s.total) for s in state.scores()) if state.is_over else "*"
        if given is not None and given != right:
            self.fail(self.where["Result"], 0, "result", given=quoted(given, 30), right=right)

    # ---- moves

    def next_turn(self, line: Any) -> int:
        """The number that the next turn has."""
        return int(line.records[-1].turn) + 2 if line.records else 1

    def seat(self, index: int, text: str, start: int, called: Sequence[str]) -> tuple[int, int]:
        """Whose turn a line is, and where its move begins."""
        rest = text[start:]
        names = {name: i for i, name in enumerate(called)} | {f"seat {i}": i for i in range(len(called))}
        for name, seat in names.items():
            if re.match(re.escape(name) + r"\s*:", rest):
                begin = start + rest.index(":", len(name)) + 1
                return seat, begin + len(text[begin:]) - len(text[begin:].lstrip())
        return self.fail(index, start, "seat", given=quoted(rest.partition(":")[0], 30), names=", ".join(called))

    def ply(self, line: Any, index: int, start: int, seat: int, names: Sequence[str], number: int | None) -> int:
        text = self.lines[index]
        found = _MOVE.fullmatch(text, start)
        if found is None:  # names with braces in them: the last pair is what chance did
            found = re.compile(r"(?P<move>.*?)(?:\s+(?P<braces>\{(?P<did>[^{}]*)\}))?\s*").fullmatch(text, start)
        assert found is not None
        try:
            move = parse(found["move"], line.state, seat, names)
        except MoveError as error:
            self.fail(index, start, "move", said=error.message)
        refusal = line.state.why_not(move, seat)
        if refusal is not None:
            said = explain(refusal, line.state, seat, names, "en").message
            self.fail(index, start, "illegal", move=str(move), said=said)
        begins = not (line.records and line.state.phase in {"second_card", "tickets"})
        right = self.next_turn(line) if begins else self.next_turn(line) - 1
        if number is not None and (not begins or number != right):
            self.fail(index, 0, "turn_number" if begins else "same_turn", given=number, number=right)
        if number is None and begins:
            self.fail(index, 0, "new_turn", number=right)
        record = line.play(move, seat)
        if found["did"] is not None:
            did = chance(record, line.state.board)
            if " ".join(found["did"].split()) != " ".join(did.split()):
                self.fail(index, found.start("braces"), "chance", given=quoted(found["did"], 60), right=did)
        return seat
