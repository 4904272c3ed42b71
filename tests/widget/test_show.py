"""`game.show()`: shown where it is called, renewed where it stands."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from IPython.core import formatters

import ttr_widget as ttr
from tests.render.tables import two
from ttr_widget.render import to_png, to_text
from ttr_widget.render.formatters import install
from ttr_widget.widget import display
from ttr_widget.widget.display import VIEW, widget_of

Shown = list[tuple[str, bool, dict[str, Any]]]


class Notebook:
    """A kernel that runs cells: what it displays, as (id, whether it is an update, data)."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shown: Shown = []
        self._where: tuple[str, object] | None = None
        monkeypatch.setattr("IPython.get_ipython", lambda: self)
        monkeypatch.setattr("IPython.display.publish_display_data", self._publish)
        monkeypatch.setattr(display, "current_cell", lambda: self._where)
        self._runs = 0

    def _publish(self, data: Any, _metadata: Any, *, transient: Any, update: bool = False) -> None:
        self.shown.append((transient["display_id"], update, data))

    def run(self, cell: str, code: Callable[[], Any]) -> Shown:
        """Run a cell; returns what it displayed."""
        self._runs += 1
        self._where = (cell, f"run {self._runs}")
        before = len(self.shown)
        code()
        return self.shown[before:]


@pytest.fixture
def game() -> Iterator[ttr.Game]:
    game = two()
    yield game
    widget_of(game).close()


@pytest.fixture
def notebook(monkeypatch: pytest.MonkeyPatch) -> Notebook:
    return Notebook(monkeypatch)


def test_shown_and_renewed(game: ttr.Game, notebook: Notebook) -> None:
    def twice() -> None:
        game.show()
        game.play("claim Kansas City-Oklahoma City:1 with 2 red")
        game.show()

    (first, new, data), (again, update, later) = notebook.run("a", twice)
    assert (new, update) == (False, True)
    assert first == again
    assert {VIEW, "image/png", "text/plain"} == set(data) == set(later)
    assert data["image/png"] != later["image/png"]
    assert b64decode(later["image/png"]) == to_png(game.view(None))


def test_another_cell_and_the_same_cell_again(game: ttr.Game, notebook: Notebook) -> None:
    ((a, _, _),) = notebook.run("a", game.show)
    b, of_a = notebook.run("b", game.show)
    assert b[:2] == (b[0], False), "a new cell shows it too"
    assert b[0] != a
    assert of_a[:2] == (a, True), "and the older picture is renewed"
    again = notebook.run("a", game.show)
    assert again[0][1] is False, "its output was cleared: it is shown anew"
    assert again[0][0] != a
    assert [one[:2] for one in again[1:]] == [(b[0], True)]


def test_a_film(game: ttr.Game, notebook: Notebook) -> None:
    def film() -> None:
        for move in ("draw red", "draw blue"):
            game.show(live=False)
            game.play(move)
        game.show(live=False)

    shown = notebook.run("a", film)
    assert [update for _, update, _ in shown] == [False, True, True]
    assert len({id_ for id_, _, _ in shown}) == 1
    assert VIEW not in shown[0][2]
    ((id_, update, _),) = notebook.run("b", lambda: game.show(live=False))
    assert not update, "the film of another cell stays as it is"
    assert id_ != shown[0][0]


def test_without_a_notebook(
    game: ttr.Game, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("IPython.get_ipython", lambda: None)
    game.show()
    assert capsys.readouterr().out == to_text(game.view(None)) + "\n"


def test_views_and_positions_have_pictures() -> None:
    class Shell:
        display_formatter = formatters.DisplayFormatter()

    assert install(Shell())
    assert not install(None), "no shell runs here"
    game = two()
    view = game.view(1)
    data, _ = Shell.display_formatter.format(view)
    assert data["image/png"] == to_png(view)
    assert data["text/plain"] == to_text(view)
    position = game.position()
    data, _ = Shell.display_formatter.format(position)
    assert data["image/png"] == to_png(game.view("open"))
    assert data["text/plain"] == repr(position)
