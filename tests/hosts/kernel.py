"""The kernel behind a page, asked from outside the page: what the game really is, whatever the screen shows."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from jupyter_client.asynchronous.client import AsyncKernelClient

SECONDS = 30


class Kernel:
    """The kernel with a connection file in or under `runtime`, the newest one if there are several."""

    def __init__(self, runtime: Path) -> None:
        self._runtime = runtime

    def ask(self, expression: str) -> Any:
        """The value of a Python expression in the kernel, by way of JSON."""
        return json.loads(self.execute(f"import json as _json\nprint(_json.dumps({expression}))"))

    def execute(self, code: str) -> str:
        """Run code beside the cells; returns what it prints, and raises `AssertionError` if it raises."""
        with ThreadPoolExecutor(1) as thread:  # Playwright's own loop runs in this one
            return thread.submit(lambda: asyncio.run(self._execute(code))).result(2 * SECONDS)

    async def _execute(self, code: str) -> str:
        file = max(self._runtime.rglob("kernel-*.json"), key=lambda path: path.stat().st_mtime)
        client = AsyncKernelClient(connection_file=str(file))
        client.load_connection_file()
        client.start_channels()
        printed: list[str] = []

        def hear(message: dict[str, Any]) -> None:
            if message["msg_type"] == "stream" and message["content"]["name"] == "stdout":
                printed.append(message["content"]["text"])

        try:
            await client.wait_for_ready(timeout=SECONDS)
            reply = await client.execute_interactive(code, store_history=False, output_hook=hear, timeout=SECONDS)
        finally:
            client.stop_channels()
            client.context.term()
        content = reply["content"]
        assert content["status"] == "ok", "\n".join(content.get("traceback", [str(content)]))
        return "".join(printed)
