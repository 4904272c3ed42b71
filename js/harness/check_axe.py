"""What axe-core has to say of every standard state: python harness/check_axe.py [--quick] [state …]

Build the page first: node build.mjs --harness. Nothing is printed but what is wrong; the exit status tells.
`axe_source()` and `findings()` serve other checks too: any Playwright page, any part of it.
"""

from __future__ import annotations

import http.server
import json
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from ttr_widget.teach.reference_page import reference_data

JS = Path(__file__).resolve().parent.parent
PAGES = JS / "build" / "harness"


def axe_source() -> str:
    """axe-core as it is pinned in package.json, to be added to a page."""
    return (JS / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def findings(page: Page, part: str = ".ttr-root", *, rules: dict[str, Any] | None = None) -> list[str]:
    """Violations within a part of the page, a line each: rule, impact, where, why."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source())
    result = page.evaluate(
        """async ([part, rules]) => {
          const {violations} = await axe.run(part, {rules, resultTypes: ['violations']});
          return violations.flatMap(({id, impact, nodes}) => nodes.map(node =>
            `${id} (${impact}) ${node.target.join(' ')}: ${node.failureSummary.replaceAll('\\n', ' ')}`));
        }""",
        [part, rules or {}],
    )
    return list(result)


def _press(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=name, exact=True).first.click()


def _route(page: Page, route: str) -> None:
    """Choose a route as its button in the list of moves is found: by its name, through the page's own list."""
    page.evaluate("route => window.chooseRoute(route)", route)


STATES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "opening": ("opening", lambda _page: None),
    "ticket choice": ("drawn", lambda _page: None),
    "mid-game": ("mid", lambda _page: None),
    "preview": ("mid", lambda page: _route(page, "Denver-Kansas City:black")),
    "many payments": ("mid", lambda page: _route(page, "Calgary-Vancouver")),
    "refusal": ("mid", lambda page: _route(page, "Helena-Seattle")),
    "five players": ("five", lambda _page: None),
    "second card": ("second", lambda _page: None),
    "final round": ("final", lambda _page: None),
    "scoring": ("over", lambda _page: None),
    "start panel": ("start", lambda _page: None),
    "curtain": ("curtain", lambda _page: None),
    "help": ("mid", lambda page: page.locator(".ttr-canvas").press("?")),
    "as text": ("mid&text&branch=1", lambda page: page.evaluate("document.querySelector('[data-action=log-menu]')?.click()")),
    "lesson": ("lesson&lesson=task", lambda _page: None),
    "lesson step": ("lesson&lesson=two", lambda _page: None),
    "lesson refused": ("lesson&lesson=refused", lambda page: _route(page, "Los Angeles-San Francisco:yellow")),
    "lesson hints": ("lesson&lesson=hint", lambda _page: None),
    "lesson solved": ("lesson&lesson=solved", lambda _page: None),
    "lesson list": ("lesson&lesson=task", lambda page: page.locator("[data-action=lessons]").click()),
    "exam": ("lesson&lesson=exam", lambda _page: None),
    "all moves": ("mid", lambda page: page.evaluate("document.querySelector('[data-action=mirror]').click()")),
}
STATES |= {
    f"reference: {place}": (f"mid&reference={place}", lambda _page: None)
    for place in ("questions.6", "rules.R25", "catalogue", "tickets", "routes", "turn", "conventions", "museum",
                  "glossary", "about", "questions&search=车票", "questions&search=zzqq", "questions.6&opened=6")
}  # fmt: skip
WIDTHS = (1240, 800, 480)
THEMES = ("light", "dark")
LANGUAGES = ("en", "zh", "ja")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        pass


def cases(states: list[str], *, quick: bool) -> Iterator[tuple[str, int, str, str]]:
    for state, width, theme, language in product(states or STATES, WIDTHS, THEMES, LANGUAGES):
        if not quick or (language == "en") or (width == 1240 and theme == "light"):
            yield state, width, theme, language


def main() -> None:
    quick = "--quick" in sys.argv
    states = [name for name in sys.argv[1:] if not name.startswith("--")]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(PAGES)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    (PAGES / "reference.json").write_text(json.dumps(reference_data()), encoding="utf-8")
    wrong = seen = 0
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(reduced_motion="reduce")
        page = context.new_page()
        for name, width, theme, language in cases(states, quick=quick):
            fixture, act = STATES[name]
            page.set_viewport_size({"width": width, "height": 1200})
            query = f"state={fixture}&width={width}&theme={theme}&language={language}"
            page.goto(f"http://127.0.0.1:{server.server_port}/index.html?{query}")
            page.wait_for_selector(".ttr-root")
            act(page)
            page.wait_for_timeout(60)
            seen += 1
            for line in findings(page):
                wrong += 1
                print(f"{name} {width} {theme} {language}: {line}", flush=True)
        browser.close()
    server.shutdown()
    print(f"{seen} pages, {wrong} findings")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
