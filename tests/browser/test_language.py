"""In Chinese and Japanese no English is left, in any standard scene; a change is immediate; "auto" asks the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.person import Person
from tests.browser.positions import mid_game
from tests.browser.scenes import Scene, notebooks

# Names that people typed, of keys, of things that have one name everywhere, and the short names of cities.
_NAMES = re.compile(
    r"Ann|Bo|Cai|Dee|Eve|Enter|Esc|Escape|Shift|Space|Alt|USA|SL|Python|EN|English|[A-Z]{3}|R\d+|[A-Z?]"
)
# What is to be typed in a cell is the same in every language; so are names of two words.
_PHRASES = re.compile(
    r"Ticket to Ride|Days of Wonder|Board Game Arena|WANGO|\d+-T2R-Rules-EN-\d+"
    r"|Game\(rules=ttr.Rules\(…\)\)|\w+=\w*|(?:ttr|board|game)(?:\.\w+)+(?:\([^)]*\)|\[[^\]]*\])?|claim .* with [^。]*"
)
_WORD = re.compile(r"[A-Za-z]+\d*")

# What is seen, and what is heard: texts, and the attributes that name things.
_SAID = """
root => {
  const said = [];
  const foreign = text => { // what says itself that it is English, and what is typed in a cell
    const place = text.parentElement.closest('[lang], code');
    return place !== root && place.matches('[lang=en], code');
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!foreign(walker.currentNode)) said.push(walker.currentNode.data);
  for (const one of root.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (one.hasAttribute(name)) said.push(one.getAttribute(name));
  return said.map(text => text.trim()).filter(Boolean);
}
"""


def english(ann: Person) -> list[str]:
    """Texts that hold a Latin word which is no name."""
    texts: list[str] = ann.root.evaluate(_SAID)
    return [text for text in texts if not all(_NAMES.fullmatch(word) for word in _WORD.findall(_PHRASES.sub("", text)))]


@pytest.mark.parametrize("scenes", notebooks(), ids=lambda scenes: scenes[0].name)
def test_no_english_is_left(notebook: OpenNotebook, scenes: list[Scene]) -> None:
    page = notebook(*scenes[0].cells, viewport={"width": 1420, "height": 1500}, reduced_motion="reduce")
    ann = Person(page)
    left = []
    for scene in scenes:
        if scene.moving:
            continue
        scene.act(ann)
        assert english(ann), f"{scene.name}: what is looked for is found in English"
        for language in ("zh", "ja"):
            ann.speak(language)
            page.page.wait_for_timeout(100)
            left += [f"{scene.name} {language}: {text}" for text in english(ann)]
        ann.speak("en")
        if scene.leave:
            scene.leave(ann)
    assert not left, "\n".join(left)


def test_a_change_is_immediate_and_keeps_what_was_chosen(notebook: OpenNotebook) -> None:
    page = notebook(mid_game(), "board = ttr.GameWidget(game, speed=0)\nboard")
    ann = Person(page)
    ann.click_route("Denver-Kansas City:black")
    ann.choose_payment("black", 3, 1)
    for language, claim, confirm in (
        ("zh", "占领 丹佛 – 堪萨斯城", "确认"),
        ("ja", "デンバー – カンザスシティ", "決定"),
    ):
        ann.speak(language)
        expect(ann.bar).to_contain_text(claim)
        expect(ann.bar.get_by_role("radio", checked=True)).to_have_count(1)
        expect(ann.bar.get_by_role("button", name=confirm)).to_be_enabled()
    page.execute("board.language = 'zh'")
    expect(ann.root).to_have_attribute("lang", "zh-Hans")
    before = ann.ply()
    ann.press("确认", "action-bar")
    ann.until(lambda: ann.ply() == before + 1, "the claim was not made")
    assert page.errors == []


@pytest.mark.parametrize(
    ("locale", "lang", "words"),
    [("zh-CN", "zh-Hans", "轮到你了"), ("ja-JP", "ja", "あなたの番です"), ("fr-FR", "en", "Your turn")],
)
def test_auto_follows_the_browser(notebook: OpenNotebook, locale: str, lang: str, words: str) -> None:
    page = notebook(mid_game(), "board = ttr.GameWidget(game, speed=0)\nboard", locale=locale)
    ann = Person(page)
    expect(ann.root).to_have_attribute("lang", lang)
    expect(ann.bar).to_contain_text(words)
