r"""Position text: a position in one line that people can read and type, as FEN is for chess.

    ttr1 usa phase=turn turn=0 market=RBGWY deck=KO discard=3R ticket_deck=DEN-ELP seed=7
    / "Ann" trains=43 points=2 hand=2R1L tickets=HOU-KAN routes=DAL-OKC:1 / "Bo" trains=45 points=0 hand=4B

(in one line). It begins with ``ttr1`` and the board; then come words ``key=value`` about the table, and after each
``/`` one seat: its name in quotes, and words about it. A blank separates words. What may be left out of the JSON form
may be left out here, with the same meaning; the keys are those of the JSON form::

    text     = "ttr1" board {table} {"/" [name] {seat}}         2 to 5 seats
    board    = "usa" | a board of `ttr_widget.boards` by name | name "#" digest | the board's JSON object
    table    = phase= turn= start= market=row deck=row discard=cards ticket_deck=pairs final=seat ":" turns left
               passes= seed= rest= rest_tickets= max_refreshes= shared_victory=("yes" | "no")
    seat     = trains= points= hand=cards known=cards tickets=pairs offer=pairs keep=pairs returned=pairs routes=pairs
    cards    = "-" | number letter {number letter}              2R1L: two red, one locomotive
    row      = "-" | letter {letter}                            in order, the top card first; "." an empty slot
    letter   = R O Y G B P K W L       red orange yellow green blue purple blacK white Locomotive
    pairs    = "-" | pair {"," pair}                            HOU-KAN, of a double with its lane: DEN-KAN:K
    pair     = code "-" code [":" lane]; codes are those on the map; Helena-Seattle or New_York-Seattle will do too
    name     = a JSON string

The text of a *view* looks the same, with ``?`` for what that seat may not know: ``seed=?``, ``deck=?40`` for forty
covered cards, ``hand=?8 known=1R``, ``tickets=?3``. It describes no position, so none is made from it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ttr_widget.boards.codes import COLOR_OF, LETTERS, Codes, codes_of
from ttr_widget.boards.shipped import name_of, shipped
from ttr_widget.engine.board import Board
from ttr_widget.engine.cards import COLORS

if TYPE_CHECKING:
    from ttr_widget.engine import View
    from ttr_widget.game import Game

    from . import Position

MAGIC: Final = "ttr1"

TABLE_KEYS: Final = ("phase", "turn", "start", "market", "deck", "discard", "ticket_deck", "final", "passes", "seed",
                     "rest", "rest_tickets", "max_refreshes", "shared_victory")  # fmt: skip
SEAT_KEYS: Final = ("trains", "points", "hand", "known", "tickets", "offer", "keep", "returned", "routes")

_USUAL: Final = {"start": 0, "final": None, "passes": 0, "max_refreshes": 64, "shared_victory": True}
"""What is left out of a text where it is so."""


@dataclass(frozen=True)
class Hidden:
    """Stands for what a view does not show: so many cards or tickets, or something that has no number."""

    n: int | None = None

    def __str__(self) -> str:
        return "?" if self.n is None else f"?{self.n}" if self.n else "-"


def is_text(source: str) -> bool:
    """Whether this claims to be a position text.

    >>> is_text("ttr1 usa / /"), is_text("saved.json")
    (True, False)
    """
    return re.match(r"\s*ttr\d+\s", source) is not None  # a later version of the text is no path either


def board_word(board: Board, *, whole: bool) -> str:
    """How a text says which board it is about; `whole` writes one that does not ship in full."""
    name = name_of(board)
    if name is not None:
        return name
    data = json.dumps(
        {k: v for k, v in board.to_dict().items() if k != "layout"}, ensure_ascii=False, separators=(",", ":")
    )
    return data if whole else f"{re.sub('[^a-z0-9]+', '-', board.name.lower()).strip('-') or 'board'}#{digest(board)}"


def digest(board: Board) -> str:
    """Eight digits that tell boards apart."""
    data = json.dumps(board.to_dict() | {"layout": None}, sort_keys=True)
    return hashlib.sha256(data.encode()).hexdigest()[:8]


def write(data: Mapping[str, Any], board: Board, *, whole: bool = True) -> str:
    """The text of what is described by `data`: the complete JSON form of a position, or that of a view.

    Args:
        data: as `Position.to_dict` or `view_data` has it.
        board: the board it is about.
        whole: write a board of one's own in full, so that the text can be read without it.
    """
    codes = codes_of(board)
    words = [MAGIC, board_word(board, whole=whole)]
    table = dict(data) | dict(data.get("rules", {}))
    words += _words(table, TABLE_KEYS, codes)
    for seat, player in enumerate(data["players"]):
        words.append("/")
        if player["name"] != f"P{seat}":
            words.append(json.dumps(player["name"], ensure_ascii=False))
        words += _words(player, SEAT_KEYS, codes)
    return " ".join(words)


def _words(data: Mapping[str, Any], keys: Iterable[str], codes: Codes) -> Iterable[str]:
    for key in keys:
        value = data.get(key)
        usual = key in _USUAL and value == _USUAL[key]
        empty = key in {"known", "offer", "tickets", "returned", "routes"} and value in ({}, [], Hidden(0))
        rest = key in {"rest", "rest_tickets"} and value == "deck"
        if key in data and not usual and not empty and not rest and not (key == "keep" and value is None):
            yield f"{key}={_value(key, value, codes)}"


def _value(key: str, value: Any, codes: Codes) -> str:
    if isinstance(value, Hidden):
        return str(value)
    if key in {"hand", "known", "discard"}:
        return "".join(f"{value[color]}{LETTERS[color]}" for color in COLORS if value.get(color)) or "-"
    if key in {"market", "deck"}:
        return "".join("." if color is None else LETTERS[color] for color in value) or "-"
    if key in {"tickets", "offer", "keep", "returned", "ticket_deck"}:
        return ",".join(codes.tickets[t] for t in value) or "-"
    if key == "routes":
        return ",".join(codes.routes[r] for r in value) or "-"
    if key == "final":
        return f"{value['trigger']}:{value['turns_left']}"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read(text: str, board: Board | None = None) -> dict[str, Any]:
    """The JSON form of the position that a text describes.

    Args:
        text: position text.
        board: the board it is about, needed where the text only names one that does not ship.

    Raises:
        PositionError: every fault of the text; what does not fit together is found when a position is made of it.
    """
    from . import reading

    return reading.read(text, board)


def view_data(view: View) -> dict[str, Any]:
    """What a view shows in the JSON form of a position, with `Hidden` for what it does not."""
    first = view.phase == "initial_tickets"
    data: dict[str, Any] = {
        "phase": view.phase,
        "start": view.start,
        "market": list(view.market),
        "deck": Hidden(view.deck_size),
        "discard": view.discard,
        "ticket_deck": Hidden(view.ticket_deck_size),
        "final": None if view.final is None else {"trigger": view.final[0], "turns_left": view.final[1]},
        "passes": view.passes,
        "seed": Hidden(),
        "rules": view.rules.to_dict(),
        "players": [],
    }
    if view.turn is not None:
        data["turn"] = view.turn
    order = {seat: [r for r, owner in view.owners.items() if owner == seat] for seat in range(view.num_players)}
    for seat, player in enumerate(view.players):
        own = seat == view.seat
        entry: dict[str, Any] = {
            "name": player.name,
            "trains": player.trains,
            "points": player.points,
            "hand": Hidden(player.cards) if player.hand is None else player.hand,
            "known": player.known,
            "tickets": _shown(player.tickets_held, player.tickets),
            "offer": _shown(player.offer_held, player.offer),
            "returned": [t.id for t in view.returned] if own else [],
            "routes": order[seat],
        }
        if first and player.answered and player.offer:
            kept = view.chosen[seat]
            entry["keep"] = Hidden() if kept is None else [t.id for t in kept]
        data["players"].append(entry)
    return data


def _shown(things: Sequence[Any] | None, n: int) -> list[str] | Hidden:
    return Hidden(n) if things is None else [t.id for t in things]


def position_text(source: Position | View | Game, seat: int | str | None = None) -> str:
    """The one-line text of a position, a view, or a game; what is hidden is a ``?``.

    Args:
        source: a `Position` (all of it is told), a `View` (what it shows), or a `Game`.
        seat: for a game: whose eyes; None is a spectator. ``"open"``, or a game that is over, gives the whole position.

    Raises:
        TypeError: something else.
        ValueError: there is no such seat.

    >>> from ttr_widget import Game
    >>> print(position_text(Game(players=["Ann", "Bo"], seed=1900, start=0), seat=1).partition(" / ")[0])
    ttr1 usa phase=initial_tickets turn=0 market=WGYGK deck=?97 discard=- ticket_deck=?24 seed=?
    """
    from ttr_widget.engine import View
    from ttr_widget.game import Game

    from . import Position

    if isinstance(source, Game):
        told = seat == "open" or source.is_over
        source.view(seat)  # refuses a seat that is none
        source = source.position() if told else source.view(seat)
    if isinstance(source, Position):
        return source.to_text()
    if isinstance(source, View):
        return write(view_data(source), source.board, whole=False)
    raise TypeError(f"a text is made of a Position, a View or a Game, not of {type(source).__name__}")


Parse = Callable[[str], Any]
"""From the text of a value to the value."""


def counts(text: str) -> dict[str, int]:
    """The value of a word like ``hand=2R1L``; `ValueError` if it is none.

    >>> counts("2R1L"), counts("-")
    ({'red': 2, 'locomotive': 1}, {})
    """
    if not re.fullmatch(r"-|([0-9]{1,4}[A-Za-z])+", text):
        raise ValueError(text)
    found: dict[str, int] = {}
    for number, letter in re.findall(r"([0-9]+)([A-Za-z])", text):
        color = COLOR_OF.get(letter.upper())
        if color is None or color in found:
            raise ValueError(text)
        found[color] = int(number)
    return found


def row(text: str) -> list[str | None]:
    """The value of a word like ``market=RB.GW``; `ValueError` if it is none."""
    if text == "-":
        return []
    if not text or not set(text.upper()) <= {*COLOR_OF, "."}:
        raise ValueError(text)
    return [COLOR_OF.get(letter) for letter in text.upper()]


def shipped_or_given(word: str, board: Board | None) -> Board | None:
    """The board that a name in a text means; None if nobody knows it."""
    if board is not None and (word.partition("#")[2] == digest(board) or word == name_of(board)):
        return board
    return shipped(word)
