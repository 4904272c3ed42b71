"""`GameWidget`: the board in a notebook cell, bound to a `Game`.

The class holds traits and message handlers only. What it sends is a `View`, made in one place
(`_renew`); what it hears is parsed by `messages` and answered with `accepted` or `refused`.
"""

from __future__ import annotations

import asyncio
import threading
import weakref
from importlib.resources import files
from typing import Any, ClassVar, Final

import anywidget
import traitlets as t

from ttr_widget.boards.shipped import for_page
from ttr_widget.game import Game
from ttr_widget.overlays import resolved
from ttr_widget.players import kinds
from ttr_widget.widget import cells
from ttr_widget.widget.answers import Answers
from ttr_widget.widget.as_text import shown_text
from ttr_widget.widget.branching import may_branch
from ttr_widget.widget.driver import BotDriver
from ttr_widget.widget.pictured import Pictured
from ttr_widget.widget.saved import offer
from ttr_widget.widget.seats import Eyes, checked_seat
from ttr_widget.widget.takeback import POLICIES, plies_to_undo
from ttr_widget.widget.wire import fold

_STATIC = files("ttr_widget") / "static"
_FROM_BROWSER: Final = frozenset({"language", "theme", "speed", "confirm", "undo", "ply", "text"})
"""The only traits a front end may set; everything else is Python's to say."""

_WATCHED: Final = ["state_id", "saved", "saving"]
"""What a widget follows its game by."""

OptionalDict = t.TraitType[dict[str, Any] | None, dict[str, Any] | None]


def _running_loop() -> asyncio.AbstractEventLoop | None:
    """The kernel's loop; None in plain Python."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def _optional_dict() -> OptionalDict:
    """A synced trait that is None or JSON."""
    return t.Dict(allow_none=True, default_value=None).tag(sync=True)  # type: ignore[return-value]


class GameWidget(Answers, Pictured, anywidget.AnyWidget):
    """The board of a game, to look at and to play on.

    `game` is a `Game`; without one the widget shows a start panel and makes its own. `seat` is whose eyes it
    has: `"auto"` (the one person; of several, the one to move, behind a curtain), a seat number, None
    (spectator) or `"open"` (everything, for scripts and lessons). `language` is `"auto"`, `"en"`, `"zh"` or
    `"ja"`; `theme` `"auto"`, `"light"` or `"dark"`; `confirm` `"always"`, `"claims"` or `"never"`; `undo`
    `"fair"`, `"study"` or `"off"`; `speed` 0 (bots wait) to 3 (at once); `width` in CSS pixels, None for all
    there is; `figure=True` the board alone; `overlays` highlights (`ttr_widget.overlays`); `text=True` the position
    text of what is shown, under the board (`view_text`). `ply` is the position shown: set it to look back. `game` is
    the game shown: after "Branch here" a branch of `main`, see `branch`. `autosave` is the file of the game that a
    widget without one will make; what waits there can be continued from the start panel (`Game.autosave`).

    Raises `TypeError` for an unknown keyword, `ValueError` (`traitlets.TraitError` for a wrong option) otherwise.
    """

    _esm = t.Unicode(_STATIC.joinpath("loader.js").read_text(encoding="utf-8")).tag(sync=True)
    _app = t.Unicode(_STATIC.joinpath("widget.js").read_text(encoding="utf-8")).tag(sync=True)
    _css = t.Unicode(_STATIC.joinpath("widget.css").read_text(encoding="utf-8")).tag(sync=True)

    view = _optional_dict()
    board = t.Union([t.Unicode(), t.Dict()], default_value="usa").tag(sync=True)
    setup = _optional_dict()
    status = t.Dict().tag(sync=True)
    curtain = _optional_dict()
    can_undo = t.Bool(default_value=False).tag(sync=True)
    live_ply = t.Int(0).tag(sync=True)
    saved = _optional_dict()
    """The unfinished game that waits in the autosave file: `names`, `kinds`, `ply`, `when` (ISO 8601)."""
    saving = t.Enum((None, "on", "failed", "taken"), default_value=None).tag(sync=True)
    """Whether the game is saved after every move (`Game.autosave`); None if that is not wanted."""

    ply = t.Int(0, min=0).tag(sync=True)
    language = t.Enum(("auto", "en", "zh", "ja"), default_value="auto").tag(sync=True)
    theme = t.Enum(("auto", "light", "dark"), default_value="auto").tag(sync=True)
    confirm = t.Enum(("always", "claims", "never"), default_value="claims").tag(sync=True)
    undo = t.Enum(POLICIES, default_value="fair").tag(sync=True)
    speed = t.Int(1, min=0, max=3).tag(sync=True)
    width = t.Int(allow_none=True, default_value=None, min=200, max=4000).tag(sync=True)
    figure = t.Bool(default_value=False).tag(sync=True)
    text = t.Bool(default_value=False).tag(sync=True)
    view_text = t.Unicode(allow_none=True, default_value=None).tag(sync=True)
    """With `text`, what the screen shows as position text: ``?`` for what is hidden; all of it with `seat="open"`
    and when the game is over."""

    can_branch = t.Bool(default_value=False).tag(sync=True)
    """Whether the page may make branches: see `ttr_widget.widget.branching`."""

    branch_of = _optional_dict()
    """While a branch is shown: its `number` in `branches`, the `ply` it begins at, what cells call it (`code`)."""

    overlays: t.List[Any] = t.List().tag(sync=True)
    """Highlights: set a list of overlays (`ttr_widget.overlays`) or dicts; read as dicts in the form of the wire."""

    overlay_id = t.Unicode(allow_none=True, default_value=None).tag(sync=True)
    """By which the page finds the model of `overlay`; None as long as nobody has asked for one."""

    is_closed = False
    """Whether `close` has been called."""

    seat = t.Any("auto")
    game = t.Instance(Game, allow_none=True, default_value=None)
    branched = t.Instance(Game, allow_none=True, default_value=None)
    """The latest branch: ``board.observe(handler, "branched")``."""

    _options: ClassVar[tuple[str, ...]] = (
        "seat", "language", "theme", "confirm", "undo", "speed", "width", "figure", "overlays",
        "text", "layout", "autosave",
    )  # fmt: skip

    def __init__(self, game: Game | None = None, **options: Any) -> None:
        unknown = sorted(set(options) - set(self._options))
        if unknown:
            raise TypeError(f"GameWidget has no option {unknown[0]!r}; it has {', '.join(self._options)}")
        if game is not None and not isinstance(game, Game):
            raise TypeError(
                f"GameWidget shows a ttr.Game, not {type(game).__name__}; for a position: Game.from_position"
            )
        seat = checked_seat(options.pop("seat", "auto"), game)
        overlays = options.pop("overlays", ())
        self._autosave = options.pop("autosave", None)
        if game is not None and self._autosave is not None:
            raise TypeError("autosave belongs to the game: ttr.Game(autosave=...), or game.autosave = ...")
        saved = offer(game, self._autosave)
        self._eyes: Eyes | None = None
        self._driver: BotDriver | None = None
        self._busy = False
        self._again = False
        self._home = _running_loop()
        super().__init__(**options)
        self.seat = seat
        self.game = game
        self.overlays = list(overlays)
        self.on_msg(self._on_message)
        self.observe(self._on_option, names=["speed", "undo", "seat", "text"])
        self.observe(self._on_ply, names="ply")
        cells.remember(self)
        if game is None:
            self.setup = {"bots": list(kinds())}
            self.saved = saved
        else:
            self._bind(game)

    # -- the game ---------------------------------------------------------------------------------------------
    def _bind(self, game: Game) -> None:
        self.game = game
        self._eyes = Eyes(game, self.seat)
        self.board = for_page(game.board)
        # bound weakly: a forgotten widget must not be kept by its game
        me = weakref.WeakMethod(self._on_game)

        def forward(change: object) -> None:
            handler = me()
            if handler is not None:
                handler(change)

        self._forward = forward
        game.observe(forward, names=_WATCHED)
        self._driver = BotDriver.of(game)
        self._driver.speed = self.speed
        self._driver.undo_window = self.undo == "fair"
        self._renew(follow=True)
        self._driver.attach(self, self._on_status)

    def _unbind(self) -> None:
        """Let go of the game shown."""
        if self.game is None:
            return
        self.game.unobserve(self._forward, names=_WATCHED)
        if self._driver is not None:
            self._driver.detach(self)

    def _shown_ply(self) -> int:
        return 0 if self.game is None else min(self.ply, self.game.ply)

    def _on_game(self, _change: object) -> None:
        self._renew()

    def _on_status(self) -> None:
        if self._driver is not None:
            self.status = self._driver.status

    def _on_option(self, change: t.Bunch) -> None:
        if change.name == "seat":
            self.seat = checked_seat(change.new, self.game)
            if self.game is not None:
                self._eyes = Eyes(self.game, self.seat)
        if self._driver is not None:
            if change.name == "speed":
                self._driver.set_speed(self.speed)
            self._driver.undo_window = self.undo == "fair"
        self._renew()

    def _on_ply(self, change: t.Bunch) -> None:
        if not self._busy:
            self._renew(shown=int(change.new))

    def _renew(self, *, follow: bool = False, shown: int | None = None) -> None:
        """Send what this screen may see now: the only place where a view is made."""
        game, eyes = self.game, self._eyes
        if game is None or eyes is None:
            return
        if self._busy:  # an observer of ours has changed the game: what it sees now is sent after this
            self._again = True
            return
        eyes.update()
        live = game.ply
        if shown is None:
            shown = live if follow or self.ply == self.live_ply else min(self.ply, live)
        shown = max(0, min(shown, live))
        source = game if shown == live else game.at(shown)
        view = source.view(eyes.seat).to_dict()
        if shown != live:  # looking back: nothing can be played there, and intents name the live state
            view["legal"] = {"claims": {}, "moves": []}
            view["state_id"] = game.state_id
        view["branch"] = self._line_number(game)
        self._busy = True
        try:
            with self.hold_sync():
                self.view = fold(view, game.board)
                self.curtain = eyes.curtain
                self.ply, self.live_ply = shown, live
                self.saved, self.saving = offer(game, None), game.saving
                self.can_undo = plies_to_undo(game, eyes.sitting, self.undo) > 0
                self.can_branch = not self._one_line and may_branch(game, self.main or game, eyes, self.undo)
                self.branch_of = self._branch_note()
                self.view_text = shown_text(game, source, eyes.seat) if self.text else None
                if self._driver is not None:
                    self.status = self._driver.status
        finally:
            self._busy = False
        if self._again:
            self._again = False
            self._renew()

    # -- pictures ---------------------------------------------------------------------------------------------
    @t.validate("overlays")
    def _resolved_overlays(self, proposal: t.Bunch) -> list[dict[str, Any]]:
        return resolved(proposal.value, self._board())

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        from ttr_widget.widget.display import widget_bundle

        return widget_bundle(self, super()._repr_mimebundle_())

    # -- what the browser says --------------------------------------------------------------------------------
    def _handle_msg(self, msg: dict[str, Any]) -> None:
        """Hear a message on the kernel's own loop: ipykernel may bring it on another thread, in mid-cell."""
        if self._home is None or self._home.is_closed() or threading.current_thread() is threading.main_thread():
            super()._handle_msg(msg)
        else:
            self._home.call_soon_threadsafe(super()._handle_msg, msg)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take trait changes from a browser: only the options are its to set, and only to what they allow."""
        good = {}
        for name, value in sync_data.items():
            if name not in _FROM_BROWSER:
                continue
            try:
                self.traits()[name]._validate(self, value)  # noqa: SLF001 - traitlets has no public check
            except t.TraitError:
                continue
            good[name] = value
        refused = [name for name in sync_data if name not in good and name in self.keys]
        if good:
            super().set_state(good)
        if refused:
            self.send_state(refused)  # put the page right again

    # -- the end ----------------------------------------------------------------------------------------------
    def close(self) -> None:
        """Close the widget with its layout, and stop the bots if it was the last one on its game."""
        if self.is_closed:
            return
        self.is_closed = True
        self._unbind()
        layout = self.layout
        super().close()
        for part in (layout, self._overlay):
            if part is not None:
                part.close()

    def __repr__(self) -> str:
        """What the widget shows, without anything secret."""
        return f"GameWidget({self.game!r})" if self.game is not None else "GameWidget()"
