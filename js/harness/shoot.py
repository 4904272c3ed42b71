"""Photograph the states of the widget: python harness/shoot.py OUT [state[?options]:width:theme:language[:clicks] …]

Build the page first: node build.mjs --harness
"""

from __future__ import annotations

import http.server
import json
import sys
import threading
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

from ttr_widget.teach.reference_page import reference_data

ROOT = Path(__file__).resolve().parent.parent / "build" / "harness"
ALL = [
    *(f"{state}:1240:light:en" for state in ("mid", "opening", "drawn", "second", "final", "five", "over", "curtain", "start")),
    "mid:1240:dark:en",
    "mid:800:light:en",
    "mid:480:light:en",
]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        pass


def main() -> None:
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    if any("reference=" in shot for shot in sys.argv[2:]):
        (ROOT / "reference.json").write_text(json.dumps(reference_data()), encoding="utf-8")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}/index.html"
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        for shot in sys.argv[2:] or ALL:
            state, width, theme, language, *more = shot.split(":")
            state, _, extra = state.partition("?")
            touch = "touch" in extra
            page = browser.new_page(
                viewport={"width": int(width), "height": 900}, device_scale_factor=2, has_touch=touch, is_mobile=touch
            )
            page.on("console", lambda m: print(m.type, m.text) if m.type in ("error", "warning") else None)
            page.on("pageerror", lambda e: print("page error:", e))
            page.goto(f"{base}?state={state}&width={width}&theme={theme}&language={language}&{extra}")
            page.wait_for_selector(".ttr-root")
            page.wait_for_timeout(500)
            for click in more:
                if click.startswith("wait"):
                    page.wait_for_timeout(int(click[4:]))
                elif click.startswith("route="):
                    page.evaluate("id => window.chooseRoute(id)", click[6:].replace("|", ":"))
                elif click.startswith("hover="):
                    page.locator(click[6:]).first.hover()
                elif click.startswith("key="):
                    page.keyboard.press(click[4:])
                elif "," in click:
                    x, y = click.split(",")
                    page.locator(".ttr-canvas").click(position={"x": float(x), "y": float(y)})
                else:
                    control = page.get_by_role("button", name=click).or_(page.get_by_role("tab", name=click))
                    control.first.click(force=True)  # greyed ones say why
            page.wait_for_timeout(500)
            name = shot.replace(":", "_").replace(",", "-").replace(" ", "").replace("=", "-").replace("?", "_")
            page.screenshot(path=str(out / f"{name}.png"), full_page=True)
            page.close()
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
