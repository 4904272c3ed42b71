"""`ttr.reference`: everything about the rules on one screen, with one search, and a board for its examples."""

from __future__ import annotations

from typing import Any, ClassVar

from ttr_widget.game import Game
from ttr_widget.teach.examples import Example
from ttr_widget.teach.museum import Museum
from ttr_widget.teach.questions import Questions
from ttr_widget.teach.reference_page import reference_data
from ttr_widget.teach.wording import built
from ttr_widget.widget import messages
from ttr_widget.widget.answers import Reply
from ttr_widget.widget.branching import APART
from ttr_widget.widget.game_widget import GameWidget, _optional_dict
from ttr_widget.widget.reference_place import place_of


class ReferenceWidget(GameWidget):
    """The reference, with a board below it as long as an example or a rare state is open.

    Made by `reference`, which says what the arguments are. Everything but the board is in the page from the beginning:
    search, tabs and tables need no kernel.

    `game` is what is on the board, None while there is none.

    >>> board = ReferenceWidget("R21")
    >>> game = board.open_board(6)
    >>> move = game.play("draw blue")
    >>> board.view["phase"], board.opened["item"]
    ('second_card', '6')
    >>> board.close()
    """

    reference = _optional_dict()
    """All texts and tables, sent once: see `ttr_widget.teach.reference_page`."""

    place = _optional_dict()
    opened = _optional_dict()
    """What the board shows: `item`, as `open_board` is told, the players' `names` in all languages, and the `moves` of
    the example, each with the code with which it is `refused`, or None.
    """

    _one_line = "the reference shows examples, which can be opened again"
    _options: ClassVar[tuple[str, ...]] = ("language", "theme", "confirm", "undo", "speed", "width", "layout")

    def __init__(self, part: int | str | None = None, *, search: str | None = None, **options: Any) -> None:
        self.start = place_of(part, search)
        self._games = 0
        super().__init__(None, **{"undo": "study"} | options)
        self.seat = "open"
        with self.hold_sync():
            self.setup = None
            self.place = self.start.to_dict()
            self.reference = reference_data()

    # -- the board --------------------------------------------------------------------------------------------
    def open_board(self, item: int | str) -> Game:
        """Show an example on the board, from its beginning, and return its game.

        Args:
            item: a question's number or id, or a rare state's id.

        Raises:
            KeyError: there is none of that name.
        """
        what = str(item)
        known = {name: one for one in Questions() for name in (str(one.number), one.id)}
        if what in known:
            what, setup = str(known[what].number), known[what].setup
        else:
            setup = Museum()[what].setup
        language = "en" if self.language == "auto" else self.language
        game = setup.game(language)
        with self.hold_sync():
            self._unbind()
            self._games += 1
            self._eyes = None  # nothing is shown until all belongs together
            moves = [{"move": step.move, "refused": step.refused} for step in setup.steps]
            self.opened = {"item": what, "names": _names(setup), "moves": moves}
            self._bind(game)
        return game

    def close_board(self) -> None:
        """Take the board away; its game stays as it is."""
        self._unbind()
        self.game = self._eyes = self._driver = None
        with self.hold_sync():
            self.view = self.curtain = self.opened = self.view_text = None
            self.status, self.can_undo = {}, False
            self.ply = self.live_ply = 0

    def _line_number(self, game: Game) -> int:
        """Every example is a game of its own: see `Branching`."""
        return int(game.branch) + APART * self._games

    # -- what the browser says --------------------------------------------------------------------------------
    def _handle(self, message: messages.Message) -> Reply:
        if isinstance(message, messages.ReferenceAction):
            return self._on_reference(message)
        return super()._handle(message)

    def _on_reference(self, message: messages.ReferenceAction) -> Reply:
        if message.action == "close":
            self.close_board()
            return {"kind": "accepted"}
        try:
            self.open_board(str(message.item))
        except KeyError:
            raise messages.MalformedMessage("item", "a question's number or a rare state's id") from None
        return {"kind": "accepted"}

    # -- where no page can show it ----------------------------------------------------------------------------
    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        data, metadata = super()._repr_mimebundle_()
        shown = self.start.shown("en" if self.language == "auto" else self.language)
        data["text/plain"], data["text/html"] = shown.text(), shown.html()
        return data, metadata

    def __repr__(self) -> str:
        """What the widget shows."""
        return f"ReferenceWidget({self.start.search or self.start.item or self.start.tab!r})"


def _names(setup: Example) -> list[dict[str, str]]:
    """What the players are called in each language."""
    seats = range(len(setup.data["players"]))
    return [built(lambda in_, seat=seat: setup.position(in_)["players"][seat]["name"]).full() for seat in seats]  # type: ignore[misc]


def reference(part: int | str | None = None, *, search: str | None = None, **options: Any) -> ReferenceWidget:
    """The reference: questions, rules, what is in the box, tickets, routes, a turn, conventions, rare states and words,
    with one search over all of them in three languages. Examples and rare states open on a board, to be played.

    Args:
        part: where to begin: ``"questions"``, ``"rules"``, ``"catalogue"``, ``"tickets"``, ``"routes"``, ``"turn"``,
            ``"conventions"``, ``"museum"``, ``"glossary"`` or ``"about"``; a rule such as ``"R21"``; a question's
            number or id; the id of a rare state, a ticket, a route or a word.
        search: words to look for.
        **options: of the widget: ``language``, ``theme``, ``confirm``, ``undo``, ``speed``, ``width``.

    Raises:
        ValueError: there is no such part; the message says what there is.
        TypeError: there is no such option.

    >>> page = reference("R21")
    >>> page.place
    {'tab': 'rules', 'item': 'R21', 'search': None}
    >>> page.close()
    """
    return ReferenceWidget(part, search=search, **options)
