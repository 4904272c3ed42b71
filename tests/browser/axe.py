"""What axe-core finds: it runs in the page, over one widget."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Locator

AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"

_RUN = """async root => {
  const {violations} = await axe.run(root, {resultTypes: ['violations']});
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary.replaceAll('\\n', ' ')}`));
}"""


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def axe_findings(root: Locator) -> list[str]:
    """A line for each violation within the widget: the rule, where, and why; empty when all is well."""
    if not root.evaluate("() => 'axe' in window"):
        root.page.evaluate(_source())
    findings: list[str] = root.evaluate(_RUN)
    return findings
