"""The hosts that are no JupyterLab, each started as a person would start it, on loopback."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import ClassVar

from tests.browser.lab import LabServer, end, environment, free_port

START_SECONDS = 60


def need(module: str) -> None:
    """`RuntimeError` if a host is not installed, with the command that does it."""
    if importlib.util.find_spec(module) is None:
        raise RuntimeError(f"{module} is not installed here: run `make test-hosts`, or pip install '.[test,hosts]'")


class NotebookServer(LabServer):
    """Notebook 7: Jupyter's server with another front end."""

    module: ClassVar[str] = "notebook"

    def address(self, path: str, *, reset: bool = True) -> str:
        """Where the notebook opens."""
        return f"{self.url}/notebooks/{path}?token={self.token}"


class Server:
    """A host that serves one file: started by the constructor, ended by `stop`. `{port}` in an argument is its port."""

    def __init__(self, folder: Path, module: str, *arguments: str) -> None:
        need(module)
        self.port = free_port()
        self.runtime = folder / "jupyter" / "runtime"
        self.log = folder / f"{module}.log"
        command = [sys.executable, "-m", module, *(argument.format(port=self.port) for argument in arguments)]
        with self.log.open("w") as log:
            self._process = subprocess.Popen(
                command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
                env=environment(folder),
            )  # fmt: skip
        self._await_start(module)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def stop(self) -> None:
        end(self._process)

    def _await_start(self, module: str) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.url}{_QUICK[module]}", timeout=30).close()
            except urllib.error.HTTPError:
                return  # it answers
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
            else:
                return
        self.stop()
        raise RuntimeError(f"{module} did not start:\n{self.log.read_text()}")


_QUICK = {"voila": "voila/static/main.js", "marimo": "health"}
"""What a server answers at once, without running the notebook."""


def voila(folder: Path, notebook: str) -> Server:
    """Voila on one notebook of the folder."""
    (folder / "jupyter" / "runtime").mkdir(parents=True)
    kernels = f"--Voila.connection_dir_root={folder / 'jupyter' / 'runtime'}"
    return Server(folder, "voila", notebook, "--no-browser", "--Voila.ip=127.0.0.1", kernels, "--port={port}")


def marimo(folder: Path, mode: str, notebook: str) -> Server:
    """marimo on one notebook of the folder; `mode` is ``"run"`` (as an app) or ``"edit"``."""
    options = ["--headless", "--no-token", "--host=127.0.0.1"] + ["--skip-update-check"] * (mode == "edit")
    return Server(folder, "marimo", "-y", mode, *options, "--port={port}", notebook)
