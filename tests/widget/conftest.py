"""A front end that is not there: what the widget sends is collected, what a page would send is handed in."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ttr_widget.widget import GameWidget


class Page:
    """The page that shows one widget."""

    def __init__(self, widget: GameWidget) -> None:
        self.widget = widget
        self.replies: list[dict[str, Any]] = []
        self._ids = itertools.count()
        widget.send = self._reply  # type: ignore[method-assign, assignment]

    def _reply(self, content: dict[str, Any], _buffers: object = None) -> None:
        self.replies.append(content)

    def say(self, content: object) -> dict[str, Any]:
        """Hand a message in; returns the reply."""
        before = len(self.replies)
        self.widget._handle_custom_msg(content, [])
        assert len(self.replies) == before + 1, "every message is answered once"
        return self.replies[-1]

    def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        return self.say({"kind": kind, "id": f"m{next(self._ids)}", **fields})

    def play(self, move: str, **fields: Any) -> dict[str, Any]:
        view = self.widget.view
        assert view is not None
        return self.send("play", **{"move": move, "state_id": view["state_id"], "seat": view["seat"]} | fields)


@pytest.fixture
def page() -> Iterator[Callable[..., Page]]:
    """`page(widget)`; every widget is closed at the end."""
    pages: list[Page] = []

    def show(widget: GameWidget) -> Page:
        pages.append(Page(widget))
        return pages[-1]

    yield show
    for one in pages:
        one.widget.close()
