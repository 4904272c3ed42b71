"""The reference: search, tabs, tables, and an example opened on a board and played."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.axe import axe_findings
from tests.browser.conftest import OpenNotebook
from tests.browser.page import NotebookPage
from tests.browser.person import Person

OPENED = "import ttr_widget as ttr\npage = ttr.reference({})\npage"


class Reader(Person):
    """Looks things up."""

    def __init__(self, notebook: NotebookPage) -> None:
        super().__init__(notebook, game="page.game")

    @property
    def shown(self) -> Locator:
        """What the chosen tab shows, or what was found."""
        return self.part("ref-part")

    def turn_to(self, tab: str) -> None:
        self.part("ref-tabs").locator(f"[data-tab='{tab}']").click()
        expect(self.shown).to_have_attribute("data-tab", tab)

    def look_for(self, words: str) -> None:
        self.part("ref-query").fill(words)
        expect(self.shown.locator(".ttr-ref-found")).to_contain_text(f"“{words}”")

    def finds(self) -> list[str]:
        hits: list[str] = self.shown.locator("[data-hit]").evaluate_all("all => all.map(hit => hit.dataset.hit)")
        return hits

    def column(self, n: int) -> list[str]:
        """The cells of a table's column."""
        return self.shown.locator(f"tbody tr > :nth-child({n})").all_inner_texts()


def test_search_is_that_of_python(notebook: OpenNotebook) -> None:
    page = notebook(OPENED.format("search='车票'"), reduced_motion="reduce")
    reader = Reader(page)
    expect(reader.shown).to_contain_text("means train card in the Chinese rulebook, and ticket in the WANGO tutorial")
    with page.counting_messages() as sent:
        for words in ("locomotve", "きかんしゃ", "st louis", "灰色线路"):
            reader.look_for(words)
            found = page.ask(f"[f'{{hit.kind}} {{hit.id}}' for hit in ttr.search({words!r})]")
            assert sorted(reader.finds()) == sorted(found)
            assert found
        reader.look_for("zzqqzz")
        expect(reader.shown).to_contain_text("Nothing was found")
    assert len(sent) == 4, "only the four questions of this test went to the kernel"
    assert page.errors == []


def test_questions_rules_and_the_way_back(notebook: OpenNotebook) -> None:
    page = notebook(OPENED.format("'R21'"), reduced_motion="reduce")
    reader = Reader(page)
    heading = reader.shown.locator("[data-ref-heading]")
    expect(heading).to_have_text("Three locomotives sweep the market")
    reader.shown.get_by_role("button", name="What if three locomotives").click()
    expect(heading).to_have_text("What if three locomotives lie face up?")
    expect(heading).to_be_focused()
    reader.shown.locator(".ttr-ref-foot [data-rule='R22']").click()
    expect(reader.shown).to_have_attribute("data-tab", "rules")
    reader.press("Back", "ref-part")
    expect(heading).to_have_text("What if three locomotives lie face up?")
    # by keys: along the tabs, down the list
    reader.part("ref-tabs").locator("[data-tab='questions']").focus()
    page.page.keyboard.press("ArrowRight")
    expect(reader.shown).to_have_attribute("data-tab", "rules")
    reader.shown.locator("[data-line='R22']").focus()
    page.page.keyboard.press("ArrowDown")
    expect(heading).to_contain_text(page.ask("ttr.rule('R23').title.in_('en')"))
    for language in ("zh", "ja"):
        reader.part("language").locator(f"[lang='{language}']").click()
        expect(heading).to_contain_text(page.ask(f"ttr.rule('R23').title.in_('{language}')"))
    assert page.errors == []


def test_tables_sort_and_light_up(notebook: OpenNotebook) -> None:
    page = notebook(OPENED.format("'tickets'"), reduced_motion="reduce")
    reader = Reader(page)
    points = reader.shown.get_by_role("columnheader", name="Points")
    points.get_by_role("button").click()
    expect(points).to_have_attribute("aria-sort", "descending")
    assert [int(cell) for cell in reader.column(3)] == sorted(page.ask("[t['points'] for t in ttr.ticket_table()]"))[
        ::-1
    ]
    points.get_by_role("button").press("Enter")
    expect(points).to_have_attribute("aria-sort", "ascending")
    reader.shown.get_by_role("button", name="Ticket Denver to El Paso").click()
    expect(reader.shown.get_by_role("img")).to_have_accessible_name("Denver – El Paso")
    reader.turn_to("routes")
    assert len(reader.column(1)) == 100
    reader.part("ref-query").fill("Denver")
    reader.shown.locator("[data-hit='city Denver']").click()
    assert len(reader.column(1)) == 9
    page.page.keyboard.press("Escape")
    assert page.errors == []


def test_example_is_played_on_the_board(notebook: OpenNotebook) -> None:
    page = notebook(OPENED.format("6"), reduced_motion="reduce")
    reader = Reader(page)
    expect(reader.root.locator(".ttr-canvas")).to_have_count(0)
    reader.press("Open on the board", "ref-part")
    strip = reader.part("ref-opened")
    expect(strip).to_have_attribute("data-item", "6")
    expect(reader.bar).to_be_visible()
    strip.locator("[data-action='ref-next']").click()
    reader.until(lambda: reader.ply() == 1, "the example's move was not played")
    strip.locator("[data-action='ref-next']").click()  # the one that is refused
    expect(reader.bar.get_by_role("alert")).to_contain_text("locomotive")
    assert reader.ply() == 1
    reader.part("market").get_by_role("button", name=re.compile("^Draw red")).first.click()  # by hand, as on any board
    reader.until(lambda: reader.ply() == 2, "the board could not be played on")
    assert axe_findings(reader.root) == []
    # a ticket of the table is lit on the board
    reader.turn_to("tickets")
    expect(reader.root.locator(".ttr-ref-map")).to_have_count(0)
    # another state in its place, in another language, and the way back
    reader.turn_to("museum")
    reader.shown.locator("[data-open='forced-pass']").click()
    expect(strip).to_have_attribute("data-item", "forced-pass")
    reader.part("language").locator("[lang='zh']").click()
    expect(reader.part("players")).to_contain_text("甲")
    strip.locator("[data-action='ref-close']").click()
    expect(reader.root.locator("[data-part='board']")).to_have_count(0)
    assert page.ask("page.game is None")
    assert page.errors == []


def test_a_saved_notebook_can_be_read(notebook: OpenNotebook) -> None:
    page = notebook(OPENED.format("'last-card'"), reduced_motion="reduce")
    expect(Reader(page).shown.locator("[data-state='last-card']")).to_be_in_viewport()
    page.save()
    page.server.shut_sessions()
    page.reload()
    reader = Reader(page)
    card = reader.shown.locator("[data-state='last-card']")
    expect(card).to_contain_text('ttr.museum["last-card"]')
    expect(reader.root.get_by_role("button", name="Open on the board")).to_have_count(0)
    reader.look_for("locomotve")
    assert "term locomotive" in reader.finds()
    reader.turn_to("routes")
    assert len(reader.column(1)) == 100
    reader.part("language").locator("[lang='ja']").click()
    expect(reader.part("ref-tabs")).to_contain_text("行き先チケット")
