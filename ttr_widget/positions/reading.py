"""Reading position text (the grammar stands in `grammar.py`): every fault is found, with its field."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable
from typing import Any

from ttr_widget.boards.codes import LETTERS, codes_of
from ttr_widget.boards.shipped import NAMES
from ttr_widget.engine.board import Board, usa
from ttr_widget.errors import PositionError, Problem

from .grammar import MAGIC, SEAT_KEYS, TABLE_KEYS, counts, row, shipped_or_given

_PHASES = ("initial_tickets", "turn", "second_card", "tickets", "over")
_NUMBERS = {"turn", "start", "passes", "seed", "max_refreshes", "trains", "points"}
_CARDS = {"hand", "known", "discard"}
_ROWS = {"market", "deck"}
_WORD = re.compile(r"([A-Za-z_]+)=(\S*)")


def _short(text: str, room: int = 40) -> str:
    return text if len(text) <= room else text[: room - 1] + "…"


def read(text: str, board: Board | None) -> dict[str, Any]:
    """See `grammar.read`."""
    return _Reader(text, board).read()


class _Reader:
    def __init__(self, text: str, board: Board | None) -> None:
        self.text = text
        self.given = board
        self.board = usa() if board is None else board
        self.problems: list[Problem] = []

    def add(self, path: str, code: str, /, **args: Any) -> None:
        self.problems.append(Problem(path, code, args))

    def read(self) -> dict[str, Any]:
        """The JSON form; `PositionError` with every fault."""
        words = self.split()
        if not words or words[0] != MAGIC:
            self.add("", "text_start", given=_short(str(words[0]) if words else ""))
            raise PositionError(self.problems)
        board_data = self.read_board(words[1] if len(words) > 1 else "")
        if self.problems:  # without a board nothing else means anything
            raise PositionError(self.problems)
        table: list[Any] = []
        seats: list[list[Any]] = []
        for word in words[2:]:
            if word == "/":
                seats.append([])
            else:
                (seats[-1] if seats else table).append(word)
        data: dict[str, Any] = self.fields(table, "", TABLE_KEYS)
        rules = {key: data.pop(key) for key in ("max_refreshes", "shared_victory") if key in data}
        data["board"] = board_data
        data["rules"] = rules
        data["players"] = [self.seat(words, f"players[{i}].") for i, words in enumerate(seats)]
        if not 2 <= len(seats) <= 5:
            self.add("players", "players", n=len(seats))
        if self.problems:
            raise PositionError(self.problems)
        return data

    # ---- words

    def split(self) -> list[Any]:
        """The text in words; a JSON string or object is one word, read already: ``("json", value)``."""
        text = self.text.strip()
        out: list[Any] = []
        decoder = json.JSONDecoder()
        at = 0
        while at < len(text):
            if text[at].isspace():
                at += 1
            elif text[at] in '"{':
                try:
                    value, at = decoder.raw_decode(text, at)
                except (ValueError, RecursionError):
                    place = "board" if len(out) < 2 else f"players[{out.count('/') - 1}].name"
                    self.add(place, "text_json", given=_short(text[at:], 24))
                    raise PositionError(self.problems) from None
                out.append(("json", value))
            else:
                end = next((i for i in range(at, len(text)) if text[i].isspace()), len(text))
                out.append(text[at:end])
                at = end
        return out

    def read_board(self, word: Any) -> Any:
        """What the JSON form says of the board; `self.board` is the board itself."""
        if isinstance(word, tuple):
            try:
                self.board = Board.from_dict(word[1])
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                self.add("board", "board", said=str(error))
            return word[1]
        found = shipped_or_given(word, self.given)
        if found is None:
            self.add("board", "text_board", given=_short(word), names=", ".join(NAMES))
            return None
        self.board = found
        return "usa" if found == usa() else found.to_dict()

    def seat(self, words: list[Any], path: str) -> dict[str, Any]:
        name: str | None = None
        if words and isinstance(words[0], tuple):
            name = words[0][1]
            words = words[1:]
            if not isinstance(name, str):
                self.add(f"{path}name", "text_json", given=_short(repr(name), 24))
        fields = self.fields(words, path, SEAT_KEYS)
        return fields if name is None else {"name": name, **fields}

    def fields(self, words: list[Any], path: str, keys: tuple[str, ...]) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for word in words:
            found = None if isinstance(word, tuple) else _WORD.fullmatch(word)
            if found is None:
                shown = json.dumps(word[1], ensure_ascii=False) if isinstance(word, tuple) else word
                self.add(path.rstrip("."), "text_word", given=_short(shown))
                continue
            key, value = found[1].lower(), found[2]
            if key not in keys:
                near = difflib.get_close_matches(key, keys, n=1, cutoff=0.6)
                args = {"near": len(near), "guess": "".join(near), "keys": ", ".join(keys)}
                self.add(path.rstrip("."), "text_key", key=_short(key), **args)
            elif key in data:
                self.add(f"{path}{key}", "text_twice", key=key)
            elif "?" in value:
                self.add(f"{path}{key}", "text_hidden", given=_short(value))
            else:
                data[key] = self.value(f"{path}{key}", key, value)
        return data

    # ---- values

    def value(self, path: str, key: str, text: str) -> Any:
        """The value of a word, or None with a problem noted."""
        if key in _NUMBERS:
            return self.number(path, text)
        if key in _CARDS:
            return self.or_problem(counts, path, "text_cards", text)
        if key in _ROWS:
            cards = self.or_problem(row, path, "text_row", text)
            if cards is not None and key == "deck" and None in cards:
                self.add(path, "text_row", given=_short(text), letters=_letters())
            return cards
        if key == "phase":
            if text not in _PHASES:
                self.add(path, "choice", given=_short(text), choices=", ".join(_PHASES))
            return text
        if key == "final":
            found = re.fullmatch(r"([0-9]{1,4}):([0-9]{1,4})", text)
            if found is None:
                self.add(path, "text_final", given=_short(text))
                return None
            return {"trigger": int(found[1]), "turns_left": int(found[2])}
        if key in {"rest", "rest_tickets"}:
            return int(text) if re.fullmatch("[0-9]{1,4}", text) else text
        if key == "shared_victory":
            if text not in {"yes", "no"}:
                self.add(path, "choice", given=_short(text), choices="yes, no")
            return text == "yes"
        return self.pairs(path, text, tickets=key != "routes")

    def number(self, path: str, text: str) -> int | None:
        if re.fullmatch("[0-9]{1,4000}", text):
            return int(text)
        self.add(path, "type", want="whole_number", given=_short(text), said="")
        return None

    def or_problem(self, parse: Callable[[str], Any], path: str, code: str, text: str) -> Any:
        try:
            return parse(text)
        except ValueError:
            self.add(path, code, given=_short(text), letters=_letters())
            return None

    def pairs(self, path: str, text: str, *, tickets: bool) -> list[str]:
        codes = codes_of(self.board)
        find = codes.ticket if tickets else codes.route
        out = []
        for i, word in enumerate(text.split(",") if text not in {"", "-"} else []):
            found = find(word)
            if found is None:
                near = codes.near(word, tickets=tickets)
                code = "text_ticket" if tickets else "text_route"
                self.add(f"{path}[{i}]", code, given=_short(word), near=len(near), guess=", ".join(near))
            else:
                out.append(found)
        return out


def _letters() -> str:
    return ", ".join(f"{letter} {color}" for color, letter in LETTERS.items())
