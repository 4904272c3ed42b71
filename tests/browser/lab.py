"""A JupyterLab server of its own: on loopback, in a folder of its own, with settings of its own."""

from __future__ import annotations

import json
import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import nbformat

START_SECONDS = 60

# What a person would have clicked away or switched on; everything else is Lab as installed.
SETTINGS: dict[str, dict[str, Any]] = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyter-widgets/jupyterlab-manager/plugin": {"saveState": True},
}


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask a server to stop; in the end it is stopped."""
    process.terminate()
    try:
        process.wait(timeout=15)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class LabServer:
    """Started by the constructor, ended by `stop`.

    `folder` holds the notebooks, `log` what the server says; `runtime` is where its kernels tell how to reach them.
    `settings` are Lab's own, by plugin; they come on top of `SETTINGS`.
    """

    module: ClassVar[str] = "jupyterlab"
    """What is run with `python -m`."""

    def __init__(self, folder: Path, settings: Mapping[str, dict[str, Any]] | None = None) -> None:
        self.folder = folder / "notebooks"
        self.folder.mkdir(parents=True)
        self.log = folder / "jupyter.log"
        self.runtime = folder / "jupyter" / "runtime"
        for plugin, values in (SETTINGS | dict(settings or {})).items():
            path = folder / "jupyter" / "settings" / f"{plugin}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(values))
        self.token = secrets.token_hex(16)
        self.port = free_port()
        command = [
            sys.executable, "-m", self.module,
            "--no-browser",
            "--ip=127.0.0.1",
            f"--port={self.port}",
            "--ServerApp.port_retries=0",
            f"--ServerApp.root_dir={self.folder}",
            f"--IdentityProvider.token={self.token}",
            "--expose-app-in-browser",
            "--LabApp.news_url=None",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        ]  # fmt: skip
        if os.geteuid() == 0:
            command.append("--allow-root")
        with self.log.open("w") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, env=environment(folder)
            )
        self._await_start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def notebook(self, name: str, *cells: str) -> str:
        """Write a notebook of code cells; returns its path as the server knows it."""
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        path = f"{name}.ipynb"
        nbformat.write(notebook, self.folder / path)
        return path

    def address(self, path: str, *, reset: bool = True) -> str:
        """Where the notebook opens in Lab; `reset` forgets the window layout of notebooks opened before."""
        return f"{self.url}/lab/tree/{path}?{'reset&' if reset else ''}token={self.token}"

    def shut_sessions(self) -> None:
        """End every kernel, so that tests share nothing but the server."""
        for session in self._call("GET", "sessions"):
            self._call("DELETE", f"sessions/{session['id']}")

    def has_idle_kernel(self) -> bool:
        """Whether there is a kernel that has nothing to do, with a page that listens to it."""
        kernels = [session["kernel"] for session in self._call("GET", "sessions")]
        return any(kernel["execution_state"] == "idle" and kernel["connections"] for kernel in kernels)

    def stop(self) -> None:
        end(self._process)

    def _await_start(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                break
            try:
                self._call("GET", "status")
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
            else:
                return
        self.stop()
        raise RuntimeError(f"{self.module} did not start:\n{self.log.read_text()}")

    def _call(self, method: str, path: str) -> Any:
        request = urllib.request.Request(
            f"{self.url}/api/{path}", method=method, headers={"Authorization": f"token {self.token}"}
        )
        with urllib.request.urlopen(request, timeout=30) as response:
            body = response.read()
        return json.loads(body) if body else None


def environment(folder: Path) -> dict[str, str]:
    """The machine's environment, without the settings, workspaces and kernels of whoever runs the tests."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("JUPYTER", "ANYWIDGET"))}
    for name in ("CONFIG", "DATA", "RUNTIME"):
        environment[f"JUPYTER_{name}_DIR"] = str(folder / "jupyter" / name.lower())
    environment["JUPYTERLAB_SETTINGS_DIR"] = str(folder / "jupyter" / "settings")
    environment["JUPYTERLAB_WORKSPACES_DIR"] = str(folder / "jupyter" / "workspaces")
    environment["IPYTHONDIR"] = str(folder / "ipython")
    return environment


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
