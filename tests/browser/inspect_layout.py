"""What is wrong with a layout, as far as a program can tell: clipped or overlapping texts, scroll bars, overflow."""

from __future__ import annotations

from playwright.sync_api import Locator

_FAULTS = """
root => {
  const scrolled = '.ttr-log-scroll, .ttr-ref-scroll, .ttr-ref-list, .ttr-ref-detail, .ttr-ref-fold';
  const faults = [];
  const frame = root.getBoundingClientRect();
  const seen = element => element.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const cut = (a, b) => {
    const left = Math.max(a.left, b.left), top = Math.max(a.top, b.top);
    const right = Math.min(a.right, b.right), bottom = Math.min(a.bottom, b.bottom);
    return {left, top, right, bottom, width: right - left, height: bottom - top};
  };
  // The part of a box that its surroundings leave visible. A text that is hidden whole, because there is no room for
  // it, is no fault; neither is what one can scroll to in the log or in the reference.
  const visible = (box, element) => {
    let part = cut(box, box);
    for (let at = element; at && at !== root; at = at.parentElement) {
      const style = getComputedStyle(at), around = at.getBoundingClientRect();
      if (at.matches(scrolled) && (box.bottom > around.bottom || box.top < around.top)) return null;
      if (style.overflowX !== 'visible') part = cut(part, {...edges(around), top: -1e6, bottom: 1e6});
      if (style.overflowY !== 'visible') part = cut(part, {...edges(around), left: -1e6, right: 1e6});
    }
    return part.width > 1 && part.height > 1 ? part : null;
  };
  const edges = ({left, right, top, bottom}) => ({left, right, top, bottom});
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement, text = node.data.trim();
    if (!text || !seen(element) || element.closest('.ttr-hidden, [role=status], [aria-live], title, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const shown = visible(box, element);
      if (shown) texts.push({text, element, box, shown});
    }
  }
  // What the action bar hangs over for a while is out of sight, and no fault.
  const over = [...root.querySelectorAll('.ttr-bar')].map(bar => [bar, bar.getBoundingClientRect()]);
  const covered = ({element, box}) => over.some(([bar, around]) => {
    const both = cut(box, around);
    return !bar.contains(element) && both.width > 0 && both.height > 0;
  });
  for (let i = texts.length - 1; i >= 0; i--) if (covered(texts[i])) texts.splice(i, 1);
  for (const {text, box, shown} of texts) {
    if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1)
      faults.push(`“${text}” sticks out of the widget`);
    if (shown.width < box.width - 1 || shown.height < box.height - 2) faults.push(`“${text}” is cut off`);
  }
  for (let i = 0; i < texts.length; i++)
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const both = cut(a.shown, b.shown);
      if (both.width > 1 && both.height > 3) faults.push(`“${a.text}” runs into “${b.text}”`);
    }
  for (const element of root.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    if (!seen(element) || element.matches(`.ttr-hidden, ${scrolled}`)) continue;
    for (const [axis, inner, outer] of [['X', 'scrollWidth', 'clientWidth'], ['Y', 'scrollHeight', 'clientHeight']])
      if (/auto|scroll/.test(style[`overflow${axis}`]) && element[inner] > element[outer] + 1)
        faults.push(`${element.className || element.tagName} has a scroll bar`);
  }
  return [...new Set(faults)];
}
"""


def layout_faults(root: Locator) -> list[str]:
    """Sentences about what is clipped, overlaps or scrolls; empty when all is well."""
    faults: list[str] = root.evaluate(_FAULTS)
    return faults
