"""One notebook open in JupyterLab: run its cells, ask its kernel, find the widget."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.browser.lab import LabServer

RUN_SECONDS = 60

# Runs code in the notebook's kernel beside the cells, as a second console would, and brings back what it prints.
_ASK = """
async code => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const future = kernel.requestExecute({code, store_history: false, silent: false});
  let text = '', error = null;
  future.onIOPub = message => {
    if (message.header.msg_type === 'stream' && message.content.name === 'stdout') text += message.content.text;
    if (message.header.msg_type === 'error') error = message.content.traceback.join('\\n');
  };
  await future.done;
  if (error !== null) throw new Error(error);
  return text;
}
"""


class NotebookPage:
    """A notebook in a browser tab. `errors` and `sent` collect console errors and messages sent to the kernel."""

    def __init__(self, page: Page, server: LabServer) -> None:
        self.page = page
        self.server = server
        self.errors: list[str] = []
        self.sent: list[bytes | str] = []
        self.reusable = True
        page.set_default_timeout(10_000)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error.stack or error}"))
        page.on("websocket", self._on_websocket)

    def open(self, path: str, *, reset: bool = True) -> None:
        """Open the notebook and wait until its kernel is there."""
        self.page.goto(self.server.address(path, reset=reset), timeout=RUN_SECONDS * 1000)
        self._await_notebook(path)
        self.page.evaluate("window.jupyterapp.shell.collapseLeft()")

    def open_beside(self, path: str) -> None:
        """Open another notebook in the Lab that is there already."""
        self.page.evaluate(
            "async path => { await window.jupyterapp.commands.execute('docmanager:open', {path}); }", path
        )
        self._await_notebook(path)
        self.page.evaluate("window.jupyterapp.shell.collapseLeft()")
        self.errors.clear()  # of a notebook before this one

    def close_notebooks(self) -> None:
        """Shut all kernels and close all notebooks, without asking whether to save."""
        self.page.evaluate(
            """async () => {
              for (const panel of [...window.jupyterapp.shell.widgets('main')]) {
                if (!panel.context) continue;
                panel.context.model.dirty = false;
                await panel.sessionContext.shutdown();
                panel.dispose();
              }
            }"""
        )

    def _await_notebook(self, path: str) -> None:
        self.page.wait_for_function(
            """path => {
              const panel = window.jupyterapp?.shell.currentWidget;
              const kernel = panel?.sessionContext?.session?.kernel;
              return panel?.context?.path === path && panel.content.widgets.length && kernel?.status === 'idle';
            }""",
            arg=path,
            timeout=RUN_SECONDS * 1000,
        )

    def run(self, *cells: int) -> None:
        """Run the cells of these numbers, as a person would one by one. A cell that raises fails the test."""
        for cell in cells:
            self.page.evaluate(
                """async cell => {
                  window.jupyterapp.shell.currentWidget.content.activeCellIndex = cell;
                  await window.jupyterapp.commands.execute('notebook:run-cell');
                }""",
                cell,
            )
            if errors := self.page.evaluate(
                """cell => window.jupyterapp.shell.currentWidget.content.widgets[cell].model.outputs.toJSON()
                  .filter(output => output.output_type === 'error').map(output => output.traceback.join('\\n'))""",
                cell,
            ):
                raise AssertionError(f"cell {cell} raised:\n{_plain(errors[0])}")

    def cell(self, number: int) -> Locator:
        return self.page.locator(".jp-Notebook .jp-Cell").nth(number)

    def text_of(self, number: int) -> str:
        """What the cell printed or returned, as text."""
        return self.cell(number).locator(".jp-OutputArea-output").first.inner_text().strip()

    def widget(self, number: int = 0) -> Locator:
        """The number-th game widget in the notebook, once it is drawn."""
        root = self.page.locator(".ttr-root").nth(number)
        expect(root).to_be_visible(timeout=20_000)
        return root

    def ask(self, expression: str) -> Any:
        """The value of a Python expression in the notebook's kernel, by way of JSON."""
        return json.loads(self.execute(f"import json as _json\nprint(_json.dumps({expression}))"))

    def execute(self, code: str) -> str:
        """Run code in the notebook's kernel, beside its cells; returns what it prints."""
        printed: str = self.page.evaluate(_ASK, code)
        return printed

    def save(self) -> str:
        """Save the notebook with its widget state; returns the file's text."""
        path: str = self.page.evaluate(
            """async () => {
              const panel = window.jupyterapp.shell.currentWidget;
              await panel.context.save();
              return panel.context.path;
            }"""
        )
        return (self.server.folder / path).read_text()

    def reload(self) -> None:
        """Reload the page, as a person does who presses F5; the kernel lives on."""
        path = self.page.evaluate("window.jupyterapp.shell.currentWidget.context.path")
        self.open(path)

    def switch_theme(self, theme: str) -> None:
        """Lab's own theme: "light" or "dark"."""
        # Lab's splash screen trips over a change of theme while it is being taken away.
        self.page.wait_for_function("() => document.getElementById('jupyterlab-splash') === null")
        if self.page.evaluate("document.body.dataset.jpThemeLight") == ("true" if theme == "light" else "false"):
            return
        name = f"JupyterLab {theme.capitalize()}"
        self.page.evaluate("theme => window.jupyterapp.commands.execute('apputils:change-theme', {theme})", name)
        self.page.wait_for_function(
            "light => document.body.dataset.jpThemeLight === light", arg="true" if theme == "light" else "false"
        )
        # Lab hides what the cells show until the style sheet is there: nothing can be clicked meanwhile.
        self.page.wait_for_function(
            "name => [...document.querySelectorAll('.ttr-root')].every(root => root.classList.contains(name))",
            arg=f"ttr-{theme}",
        )
        self.page.wait_for_timeout(300)

    def fit_output(self, width: int, height: int) -> None:
        """Size the window so that a cell's output is exactly `width` CSS pixels wide."""
        output = self.page.locator(".jp-Cell .jp-OutputArea-output").first
        for _ in range(8):  # a scroll bar may come or go on the way
            size = self.page.viewport_size
            box = output.bounding_box()
            assert size is not None
            assert box is not None
            if round(box["width"]) == width and size["height"] == height:
                return
            self.page.set_viewport_size({"width": size["width"] + width - round(box["width"]), "height": height})
            self.page.wait_for_timeout(120)
        raise AssertionError(f"no window size gives a cell output {width} px wide; it is {output.bounding_box()}")

    def brightness(self, x: float, y: float) -> int:
        """Of the pixel that is seen at this place of the window, 0 to 255."""
        picture = self.page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1})
        return Image.open(io.BytesIO(picture)).convert("L").tobytes()[0]

    @contextmanager
    def counting_messages(self) -> Iterator[list[bytes | str]]:
        """Collects the messages that go to the kernel inside the block."""
        start = len(self.sent)
        messages: list[bytes | str] = []
        yield messages
        messages.extend(self.sent[start:])

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _on_websocket(self, socket: WebSocket) -> None:
        if re.search(r"/api/kernels/.*/channels", socket.url):
            socket.on("framesent", lambda frame: self.sent.append(frame))  # noqa: PLW0108  # playwright marks its handlers


def new_page(browser: Browser, server: LabServer, *, ratio: float = 1, **context: Any) -> NotebookPage:
    """A tab in a browser profile of its own."""
    size = context.pop("viewport", {"width": 1400, "height": 1100})
    profile = browser.new_context(viewport=size, device_scale_factor=ratio, **context)
    return NotebookPage(profile.new_page(), server)


def _plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)
