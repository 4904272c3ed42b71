"""The standard moments of a game, for screenshots and layout tests: how to get there, in a notebook and by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby

from playwright.sync_api import expect

from tests.browser.learner import Learner
from tests.browser.person import Person
from tests.browser.positions import MOVES, mid_game

OPENING = """
import ttr_widget as ttr
bots = [ttr.bots.Greedy(name) for name in ("Bo", "Cai", "Dee")]
game = ttr.Game(players=["Ann", *bots], seed=1900, start=0)
"""

# Ann is played by a bot's advice until somebody has two trains or fewer.
FINAL_ROUND = """
import ttr_widget as ttr
bots = [ttr.bots.Greedy(name) for name in ("Bo", "Cai", "Dee")]
game = ttr.Game(players=["Ann", *bots], seed=12, start=0)
advice = ttr.bots.Greedy()
while not (game.view(None).final and game.turn == 0 and game.phase == "turn"):
    game.play(advice.choose(game.view(0)), seat=0)
    game.play_bots()
before = game.ply
"""


NO_GAME = "import ttr_widget as ttr"

TWO_PEOPLE = """
import ttr_widget as ttr
game = ttr.Game(players=["Ann", "Bo"], seed=1900, start=0)
"""

# A course in its middle: some lessons solved, one tried, the sixth on the board.
LESSON = """
import ttr_widget as ttr
course = ttr.course()
course.progress.clear()
for number in range(1, 5):
    for move in course.go(number).solution:
        course.current.play(move)
course.go(5).play("draw red")
lesson = course.go({number})
"""
LESSON_BOARD = "ttr.LessonWidget(course, speed=3)"

# Three cards and more of each colour, and a gray route of three: 25 ways to pay.
RICH = """
import ttr_widget as ttr
colors = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive")
game = ttr.Game.from_position({
    "players": [
        {"name": "Ann", "hand": dict.fromkeys(colors, 3), "tickets": ["Duluth-Houston", "Denver-El Paso"]},
        {"name": "Bo", "hand": {"red": 1}, "tickets": ["Boston-Miami"]},
    ],
    "seed": 3,
}, players=["Ann", ttr.bots.Greedy("Bo")])
"""
MANY_WAYS = "Duluth-Sault St. Marie"


@dataclass(frozen=True)
class Scene:
    """`setup` makes `game`, `board` makes the widget; `act` does by mouse what leads to the moment, `leave` undoes it.

    Without `leave`, the scene after it in the same notebook goes on from there. `moving`: shown with motion.
    """

    name: str
    setup: str
    act: Callable[[Person], None]
    board: str = "ttr.GameWidget(game, speed=0)"
    leave: Callable[[Person], None] | None = None
    moving: bool = False

    @property
    def cells(self) -> tuple[str, str]:
        return self.setup, f"board = {self.board}\nboard"


def _nothing(_ann: Person) -> None:
    pass


def _cancel(ann: Person) -> None:
    ann.cancel()


def _note(ann: Person) -> None:
    ann.note()


def _tick_two(ann: Person) -> None:
    ann.tick_tickets(ann.view()["you"]["offer"][:2])


def _keep(ann: Person) -> None:
    ann.press("Keep", "action-bar")
    ann.until(lambda: bool(ann.view()["players"][0]["answered"]), "the tickets were not kept")
    ann.notebook.execute("game.play_bots()")
    expect(ann.bar).to_contain_text("Your turn")


def _preview(ann: Person) -> None:
    ann.show("claim Denver-Kansas City:black with 3 black + 1 locomotive")
    expect(ann.bar).to_contain_text("26 trains left")


def _refusal(ann: Person) -> None:
    ann.click_route("Portland-Salt Lake City")
    expect(ann.bar.get_by_role("alert")).to_be_visible()


def _look_back(ann: Person) -> None:
    ann.part("log").locator("[data-ply='9']").click()
    expect(ann.bar).to_contain_text("looking at move 9")


def _to_now(ann: Person) -> None:
    ann.press("Back to now", "action-bar")
    expect(ann.bar).to_contain_text("Your turn")


def _branch(ann: Person) -> None:
    row = ann.part("log").locator("[data-ply='9']")
    row.click()
    ann.part("row-menu").get_by_role("button", name="Branch here").click()
    expect(ann.part("branch")).to_contain_text("from move 9")
    ann.press("As text", "log")


def _open_help(ann: Person) -> None:
    ann.canvas.press("?")


def _escape(ann: Person) -> None:
    ann.canvas.press("Escape")


def _open_list(ann: Person) -> None:
    ann.root.locator("[data-action='mirror']").press("Enter")
    ann.part("mirror").locator("details[data-city]").first.evaluate("details => { details.open = true; }")


def _close_list(ann: Person) -> None:
    ann.part("mirror").get_by_role("button", name="Close the list of moves").click()


def _wait_for_kernel(ann: Person) -> None:
    ann.page.evaluate(
        """() => {
          const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
          kernel.requestExecute({code: 'import time; time.sleep(900)'}).done.catch(() => {});
        }"""
    )
    ann.page.wait_for_function("window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'busy'")
    ann.part("market").locator("[data-part='deck']").click()
    expect(ann.bar).to_contain_text("your move is waiting")


def _interrupt(ann: Person) -> None:
    ann.cancel()
    ann.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.interrupt()")
    expect(ann.bar).to_contain_text("Your turn")
    assert ann.ply() == len(MOVES)


def _many_ways(ann: Person) -> None:
    ann.click_route(MANY_WAYS)
    expect(ann.bar.get_by_role("radio")).to_have_count(25)


def _last_turn(ann: Person) -> None:
    ann.notebook.execute("game.play('draw deck'); game.play('draw deck'); game.play_bots()")
    expect(ann.part("scoring")).to_be_visible()


def _take_back(ann: Person) -> None:
    ann.notebook.execute("game.undo(game.ply - before)")
    expect(ann.bar).to_contain_text("Your turn")


def _counted(ann: Person) -> None:
    _last_turn(ann)
    ann.canvas.press("Enter")


def _wrong_payment(ann: Person) -> None:
    learner = Learner(ann.notebook)
    learner.answer("claim Los Angeles-San Francisco:yellow with 2 red")
    learner.says("refused")
    learner.take("yellow")


def _hints(ann: Person) -> None:
    ann.cancel()
    learner = Learner(ann.notebook)
    learner.answer("draw deck")
    for count in (1, 2):
        learner.press(r"(Another h|H)int", "lesson")
        expect(learner.part("lesson-hints").locator("li")).to_have_count(count)
    learner.says("wrong")


def _solve(ann: Person) -> None:
    learner = Learner(ann.notebook)
    if ann.notebook.ask("course.current.game.ply"):
        learner.press("Practise again", "lesson")
        learner.says("none")
    learner.solve(ann.notebook.ask("course.current.spec.number"))


def _open_lessons(ann: Person) -> None:
    ann.part("course").locator("[data-action='lessons']").click()
    expect(ann.part("lesson-list")).to_be_visible()


def _close_lessons(ann: Person) -> None:
    ann.part("lesson-list").get_by_role("button", name="Close").click()


def _turn_to(tab: str) -> Callable[[Person], None]:
    def turn(ann: Person) -> None:
        ann.part("ref-tabs").locator(f"[data-tab='{tab}']").click()

    return turn


def _choose(tab: str, name: str) -> Callable[[Person], None]:
    """A row of a table, chosen: it is lit on the map."""

    def choose(ann: Person) -> None:
        _turn_to(tab)(ann)
        ann.part("ref-part").locator(f"[data-row='{name}']").click()

    return choose


def _look_up(words: str) -> Callable[[Person], None]:
    def look_up(ann: Person) -> None:
        ann.part("ref-query").fill(words)
        expect(ann.part("ref-results")).to_contain_text(words)

    return look_up


def _open_example(ann: Person) -> None:
    """A question's example, with its first move made and the next one refused."""
    _turn_to("questions")(ann)
    ann.part("ref-part").locator("[data-open]").click()
    for state in ("turn", "reason"):
        ann.part("ref-opened").locator("[data-action='ref-next']").click()
        expect(ann.bar).to_have_attribute("data-state", state)


def _close_example(ann: Person) -> None:
    ann.part("ref-opened").locator("[data-action='ref-close']").click()


REFERENCE = tuple(
    Scene(f"reference-{name}", NO_GAME, act, "ttr.reference(6)", leave)
    for name, act, leave in (
        ("questions", _nothing, None),
        ("rules", _turn_to("rules"), None),
        ("box", _turn_to("catalogue"), None),
        ("tickets", _choose("tickets", "Calgary-Phoenix"), None),
        ("routes", _choose("routes", "Atlanta-New Orleans:yellow"), None),
        ("turn", _turn_to("turn"), None),
        ("conventions", _turn_to("conventions"), None),
        ("states", _turn_to("museum"), None),
        ("words", _turn_to("glossary"), None),
        ("nothing", _look_up("7777"), None),
        ("search", _look_up("车票"), None),
        ("board", _open_example, _close_example),
    )
)

SCENES = (
    Scene("start", NO_GAME, _nothing, "ttr.GameWidget()"),
    Scene("curtain", TWO_PEOPLE, _nothing, "ttr.GameWidget(game)"),
    Scene("tickets", OPENING, _tick_two),
    Scene("opening", OPENING, _keep),
    Scene("middle", mid_game(), _nothing),
    Scene("preview", mid_game(), _preview, leave=_cancel),
    Scene("refusal", mid_game(), _refusal, leave=_note),
    Scene("past", mid_game(), _look_back, leave=_to_now),
    Scene("help", mid_game(), _open_help, leave=_escape),
    Scene("moves", mid_game(), _open_list, leave=_close_list),
    Scene("waiting", mid_game(), _wait_for_kernel, leave=_interrupt),
    Scene("open-hands", mid_game(), _nothing, "ttr.GameWidget(game, speed=0, seat='open')"),
    Scene("branch", mid_game(), _branch, "ttr.GameWidget(game, speed=0, undo='study', text=True)"),
    Scene("payments", RICH, _many_ways),
    Scene("final-round", FINAL_ROUND, _nothing),
    Scene("show", FINAL_ROUND, _last_turn, leave=_take_back, moving=True),
    Scene("scoring", FINAL_ROUND, _counted),
    Scene("lesson", LESSON.format(number=6), _nothing, LESSON_BOARD),
    Scene("lesson-refused", LESSON.format(number=6), _wrong_payment, LESSON_BOARD),
    Scene("lesson-hints", LESSON.format(number=6), _hints, LESSON_BOARD),
    Scene("lesson-solved", LESSON.format(number=6), _solve, LESSON_BOARD),
    Scene("lesson-list", LESSON.format(number=6), _open_lessons, LESSON_BOARD, leave=_close_lessons),
    Scene("lesson-over", LESSON.format(number=14), _solve, LESSON_BOARD),
    *REFERENCE,
)


def notebooks(scenes: Iterable[Scene] = SCENES) -> list[list[Scene]]:
    """The scenes that follow one another in the same notebook."""
    return [list(group) for _cells, group in groupby(scenes, key=lambda scene: scene.cells)]
