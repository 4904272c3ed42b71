"""A network that is not there: what nbconvert's pages fetch from far away comes from `node_modules` here instead."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from playwright.sync_api import Page, Route

MODULES = Path(__file__).parent / "node_modules"

_PLACES = (
    (re.compile(r"^https://unpkg\.com/((?:@[\w-]+/)?[\w.-]+)@[^/]+/(.+)$"), r"\1/\2"),
    (re.compile(r"^https://cdn\.jsdelivr\.net/npm/((?:@[\w-]+/)?[\w.-]+)@[^/]+/(.+)$"), r"\1/\2"),
    (re.compile(r"^https://cdnjs\.cloudflare\.com/ajax/libs/require\.js/.+$"), "requirejs/require.js"),
)


def serve_packages(page: Page) -> None:
    """Answer for the packages of `package.json`; everything else that is far away does not answer."""
    if not MODULES.is_dir():
        raise RuntimeError("the packages of tests/hosts/package.json are not installed: run `make test-hosts`")
    page.route(re.compile("^https?://(?!127\\.0\\.0\\.1)"), _answer)


def _answer(route: Route) -> None:
    for place, path in _PLACES:
        found = place.match(route.request.url.partition("?")[0])
        file = MODULES / found.expand(path) if found else None
        if file is not None and not file.exists():
            file = file.with_name(f"{file.name}.js")
        if file is not None and file.is_file():
            kind = mimetypes.guess_type(file.name)[0] or "text/javascript"
            route.fulfill(body=file.read_bytes(), content_type=kind, headers={"Access-Control-Allow-Origin": "*"})
            return
    route.abort()
