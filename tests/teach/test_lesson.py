"""`Lesson`: judging, refusals, hints, opponents, the way back, tests without feedback."""

from __future__ import annotations

import random

import pytest

import ttr_widget as ttr
from tests.teach.small import lesson
from ttr_widget.teach import Feedback

RED = "claim Los Angeles-Las Vegas with 2 red"
MIXED = "claim Los Angeles-Las Vegas with 1 red + 1 blue"


def test_solved() -> None:
    one = lesson()
    assert (one.step, one.solved, one.seat, one.feedback) == (0, False, 0, None)
    said = one.play(RED)
    assert isinstance(said, Feedback)
    assert (said.verdict, str(said), said.move) == (
        "solved",
        "Two of one colour.",
        "claim Las Vegas-Los Angeles with 2 red",
    )
    assert one.solved
    assert one.feedback is said
    assert one.game.ply == 1


def test_wrong_but_legal_is_played_and_explained() -> None:
    one = lesson()
    said = one.play("draw deck")
    assert said.verdict == "wrong"
    assert "a card from the deck" in str(said)
    assert str(one.task) in str(said), "what is asked for is said again"
    assert (one.game.ply, one.solved) == (1, False)
    one.retry()
    assert one.play("claim Los Angeles-Las Vegas with 2 blue").verdict == "solved"


def test_a_mistake_with_words_of_its_own() -> None:
    said = lesson().play("draw tickets")
    assert (said.verdict, str(said)) == ("wrong", "No tickets now.")


def test_refused_changes_nothing_and_raises_nothing() -> None:
    one = lesson()
    before = one.game.position()
    said = one.play(MIXED)
    assert (said.verdict, said.code, said.rule) == ("refused", "mixed_colours", "R30")
    assert str(said) == "Not of two colours. [R30]"
    assert one.game.position() == before
    other = one.play("claim Helena-Seattle with 6 yellow")
    assert (other.verdict, other.code) == ("refused", "not_in_hand")
    assert one.play("dance").code == "not_a_move"
    assert one.play("claim Los Angeles-Las Vegas").code == "ambiguous"
    assert one.game.position() == before
    assert [a.verdict for a in one.attempts] == ["refused"] * 4


def test_a_move_on_the_game_is_judged_as_well() -> None:
    one = lesson()
    one.game.play(RED)
    assert one.solved
    assert len(one.attempts) == 1


def test_retry_is_the_identical_position() -> None:
    one = lesson()
    before = one.game.position()
    for _ in range(3):
        one.play("draw deck")
        one.play("draw deck")
        assert one.game.position() != before
        one.retry()
        assert one.game.position() == before
        assert one.feedback is None
    assert [a.run for a in one.attempts] == [0, 0, 1, 1, 2, 2]


def test_undo_goes_back_in_the_lesson_too() -> None:
    one = lesson()
    one.play(RED)
    one.game.undo()
    assert (one.solved, one.feedback) == (False, None)
    one.game.redo()
    assert one.solved
    assert len(one.attempts) == 1, "what is played again is no new attempt"


def test_restart_is_the_beginning() -> None:
    one = lesson()
    before = one.game.position()
    one.play(RED)
    one.game.restart()
    assert one.game.position() == before
    assert not one.solved


def test_hints_come_one_after_the_other() -> None:
    one = lesson()
    assert (one.hints, one.hints_left) == ((), 2)
    assert one.hint() == "One."
    assert one.hint() == "Two."
    assert (one.hints, one.hints_left) == (("One.", "Two."), 0)
    assert "no more" in one.hint()
    one.retry()
    assert one.hints == ()


@pytest.mark.parametrize(("first", "second"), [([], ["a", "b"]), (["a", "b"], []), (["a"], ["b", "c"])])
def test_each_step_has_its_own_hints(first: list[str], second: list[str]) -> None:
    steps = [{"accept": ["draw red"], "hints": first}, {"accept": ["draw *"], "hints": second}]
    one = lesson(steps=steps, solution=["draw red", "draw deck"], mistakes=[])
    for hints in (first, second):
        assert (one.hints, one.hints_left) == ((), len(hints))
        assert [one.hint() for _ in hints] == hints
        assert "no more" in one.hint()
        one.play("draw red" if hints is first else "draw deck")
    assert one.hints_left == 0
    for hints in (second, first):
        one.game.undo()
        assert (one.hints, one.hints_left) == (tuple(hints), 0), "what was shown is known"
        assert "no more" in one.hint()
    one.retry()
    assert (one.hints, one.hints_left) == ((), len(first))


def test_tried_does_not_play() -> None:
    one = lesson()
    assert one.tried(RED).verdict == "solved"
    assert one.tried("draw deck").verdict == "wrong"
    assert (one.solved, one.attempts, one.game.ply) == (False, (), 0)
    assert one.tried(MIXED).code == "mixed_colours"
    assert len(one.attempts) == 1


STEPS = [{"accept": ["draw red"], "task": "Red."}, {"accept": ["draw *"], "task": "Any."}]


def test_steps() -> None:
    one = lesson(steps=STEPS, solution=["draw red", "draw deck"], mistakes=[])
    assert str(one.task) == "Red."
    said = one.play("draw red")
    assert (said.verdict, one.step, str(one.task)) == ("right", 1, "Any.")
    assert one.play("draw deck").verdict == "solved"
    one.game.undo()
    assert (one.step, one.solved, one.feedback) == (1, False, said), "what was said then is said again"
    one.game.undo()
    assert (one.step, one.feedback) == (0, None)


REFUSED = {
    "position": {"players": [{"hand": {"red": 3}}, {"routes": ["Seattle-Vancouver:1"]}]},
    "names": [{"en": "You", "zh": "你", "ja": "あなた"}, {"en": "Rival", "zh": "对手", "ja": "相手"}],
    "steps": [{"accept": ["claim Seattle-Vancouver"], "refused": "closed_double"}, {"accept": ["claim *"]}],
    "solution": ["claim Seattle-Vancouver:2 with 1 red", "claim Los Angeles-Las Vegas with 2 red"],
    "mistakes": [],
}


def test_a_refusal_can_be_the_step() -> None:
    one = lesson(**REFUSED)
    assert one.play("claim Seattle-Vancouver:1 with 1 red").verdict == "refused", "owned: another reason"
    said = one.play("claim Seattle-Vancouver with 1 red")
    assert (said.verdict, said.code, one.step, one.game.ply) == ("right", "closed_double", 1, 0)
    assert one.play("claim Los Angeles-Las Vegas with 2 red").verdict == "solved"
    one.retry()
    assert one.step == 0


def test_trying_a_refusal_is_enough() -> None:
    one = lesson(**REFUSED)
    assert one.tried("claim Seattle-Vancouver:2 with 1 red").verdict == "right"
    assert one.step == 1


def test_names_in_refusals_are_those_of_the_language() -> None:
    one = lesson(**REFUSED)
    said = one.play("claim Seattle-Vancouver:1 with 1 red")
    assert "Rival" in said.texts["en"]
    assert "对手" in said.texts["zh"]
    assert "相手" in said.texts["ja"]
    assert not any(word in said.texts["zh"] + said.texts["ja"] for word in ("Rival", "Seattle"))
    one.language = "zh"
    assert one.game.names == ("你", "对手")
    assert str(one.feedback).startswith(said.texts["zh"])


LAST = {
    "position": {"players": [{"hand": {"red": 2}}, {}], "final": {"trigger": 1, "turns_left": 2},
                 "market": ["red", "blue", "green", "white", "black"], "deck": ["black"] * 4},
    "opponents": {1: ["draw deck", "draw deck"]},
    "steps": [{"accept": ["claim *"], "goal": {"wins": True}, "praise": "Won."}],
    "mistakes": [{"over": True, "say": "Over and not won."}],
    "solution": ["claim Los Angeles-Las Vegas with 2 red"],
}  # fmt: skip


def test_opponents_really_play_and_the_goal_waits_for_them() -> None:
    one = lesson(**LAST)
    assert one.game.kinds == ("person", "script")
    said = one.play("claim Los Angeles-Las Vegas with 2 red")
    assert (said.verdict, str(said)) == ("solved", "Won.")
    assert one.game.is_over
    assert one.game.ply == 3
    assert len(one.attempts) == 1


def test_the_board_plays_them_at_its_own_pace() -> None:
    one = lesson(**LAST)
    said = one.play("claim Los Angeles-Las Vegas with 2 red", opponents=False)
    assert said.verdict == "recorded"
    assert (one.feedback, one.solved, one.game.turn) == (None, False, 1)
    assert one.game.bot_to_move() == 1
    one.game.play_bot()
    one.game.undo()
    one.game.redo()
    assert (one.solved, len(one.attempts)) == (False, 0)
    one.game.play_bot()
    assert (one.solved, one.game.bot_to_move(), len(one.attempts)) == (True, None, 1)


def test_opponents_play_after_a_wrong_move_too() -> None:
    one = lesson(**LAST)
    one.play("draw red")
    said = one.play("draw blue")
    assert one.game.is_over
    assert (said.verdict, str(said)) == ("wrong", "Over and not won.")
    assert not one.check().solved


def test_a_script_that_cannot_be_played_waits() -> None:
    position = {"players": [{"hand": {"red": 2}}, {}], "market": ["red", "blue", "green", "white", "black"],
                "deck": ["white", "white"]}  # fmt: skip
    one = lesson(position=position, opponents={1: ["draw red", "draw blue"]}, mistakes=[])
    one.play("draw red")
    assert one.play("draw deck").verdict == "wrong"
    assert (one.game.turn, one.game.bot_to_move(), one.game.kinds) == (1, None, ("person", "person"))
    assert one.play("draw deck").code == "not_your_turn"


def test_a_goal_may_take_several_moves() -> None:
    goal = [{"goal": {"hand": {"red": 3}, "turn_over": True}}]
    one = lesson(steps=goal, solution=["draw red", "draw deck"], mistakes=[])
    said = one.play("draw red")
    assert (said.verdict, one.step, one.solved) == ("recorded", 0, False)
    assert "goes on" in str(said)
    assert one.play("draw deck").verdict == "solved"


GAP = {"hand": {"red": 2}, "tickets": ["Denver-El Paso"], "routes": ["Denver-Santa Fe"]}


@pytest.mark.parametrize(
    ("goal", "position", "solution"),
    [
        (
            {"owns": ["Helena-Seattle"], "points": 15, "longest": 6},
            {"hand": {"yellow": 6}},
            ["claim Helena-Seattle with 6 yellow"],
        ),
        ({"completed": ["Denver-El Paso"]}, GAP, ["claim El Paso-Santa Fe with 2 red"]),
        ({"score": 18}, GAP, ["claim El Paso-Santa Fe with 2 red"]),
    ],
)
def test_goals(goal: dict, position: dict, solution: list[str]) -> None:
    one = lesson(steps=[{"goal": goal}], position={"players": [position, {}]}, solution=solution, mistakes=[])
    assert one.play(solution[0]).verdict == "solved"
    one.retry()
    assert one.play("draw deck").verdict == "recorded"
    assert one.play("draw deck").verdict == "wrong"


def test_the_turn_is_over_when_the_next_one_is_one_s_own() -> None:
    kept = ["Boston-Miami", "Dallas-New York"]
    players = [{"offer": ["Denver-El Paso", "Houston-Kansas City"]}, {"offer": kept, "keep": kept}]
    one = lesson(
        position={"players": players, "phase": "initial_tickets", "start": 0, "turn": 0},
        steps=[{"goal": {"turn_over": True}}],
        solution=["keep all"],
        mistakes=[],
    )
    assert one.play("keep all").verdict == "solved"
    assert (one.game.phase, one.game.turn) == ("turn", one.seat)


def test_a_move_asked_for_that_does_not_meet_the_goal_is_wrong() -> None:
    steps = [{"accept": ["draw *"], "goal": {"hand": {"red": 3}}}]
    one = lesson(steps=steps, solution=["draw red"], mistakes=[])
    assert one.play("draw blue").verdict == "wrong"
    one.retry()
    assert one.play("draw red").verdict == "solved"


def test_kept_tickets_are_counted() -> None:
    offer = ["Denver-El Paso", "Houston-Kansas City", "Atlanta-New York"]
    one = lesson(
        position={"players": [{"offer": offer}, {}], "phase": "tickets"},
        steps=[{"goal": {"tickets_kept": {"min": 2, "max": 2}}}],
        solution=["keep Denver-El Paso, Houston-Kansas City"],
        mistakes=[],
    )
    assert one.play("keep all").verdict == "wrong"
    one.retry()
    assert one.play("keep Denver-El Paso, Atlanta-New York").verdict == "solved"


def test_changed_counts() -> None:
    one = lesson()
    seen = []
    one.observe(lambda _change: seen.append((one.game.ply, one.feedback)), names="changed")
    one.play(MIXED)
    one.play(RED)
    one.hint()
    one.retry()
    assert one.changed >= 4
    assert seen[0][1] is not None
    assert (1, "solved") in [(ply, said and said.verdict) for ply, said in seen]


def test_wrong_arguments() -> None:
    spec = ttr.lessons[6]
    with pytest.raises(ValueError, match="en, zh, ja"):
        ttr.Lesson(spec, "fr")
    with pytest.raises(TypeError, match="LessonSpec"):
        ttr.Lesson("6")
    with pytest.raises(TypeError, match="draw red"):
        ttr.Lesson(spec).play(5)


def test_a_refused_try_after_the_end_does_nothing() -> None:
    one = lesson()
    one.play(RED)
    said = one.play("draw red")
    assert (said.code, one.solved) == ("not_your_turn", True)
    assert len(one.attempts) == 1


JUNK = (
    "draw deck", "draw red", "draw locomotive", "draw tickets", "keep none", "keep all", "pass", "", "claim",
    "x" * 2000,
    "claim Helena-Seattle", "claim Seattle-Vancouver with 1 red", "claim Los Angeles-Las Vegas with 1 red + 1 blue",
)  # fmt: skip


@pytest.mark.parametrize("reveal", [True, False])
@pytest.mark.parametrize("number", [1, 4, 10, 12, 14])
def test_whatever_somebody_does_the_lesson_goes_on(number: int, reveal: bool) -> None:
    rng = random.Random(number)
    one = ttr.Lesson(ttr.lessons[number], reveal=reveal)
    start = one.game.position().state()
    verdicts = ("right", "solved", "wrong", "refused", "recorded") if reveal else ("recorded",)
    for _ in range(80):
        game, legal = one.game, one.game.legal_moves(one.seat)
        what = rng.choice(["play"] * 4 + ["junk"] * 3 + ["tried", "undo", "redo", "retry", "hint", "game", "language"])
        said = None
        if what == "play" and legal:
            said = one.play(rng.choice(legal))
        elif what == "junk":
            said = one.play(rng.choice(JUNK))
        elif what == "tried":
            said = one.tried(rng.choice(JUNK))
        elif what == "undo" and game.can_undo:
            game.undo(rng.randint(1, game.ply))
        elif what == "redo" and game.can_redo:
            game.redo()
        elif what == "game" and legal:
            game.play(rng.choice(legal), seat=one.seat)
        elif what == "hint":
            one.hint()
        elif what == "language":
            one.language = rng.choice(("en", "zh", "ja"))
        elif what == "retry":
            one.retry()
            assert game.position().state() == start
        assert said is None or said.verdict in verdicts
        assert one.feedback is None or one.feedback.language == one.language
        assert one.step in range(len(one.spec.steps))
        assert one.check().solved is one.solved


class TestWhoListens:
    """An observer or listener may do anything to the lesson, at once: go back, play on, raise."""

    @pytest.mark.parametrize("back", ["retry", "undo", "goto"])
    @pytest.mark.parametrize("by", ["changed", "state_id", "listener"])
    @pytest.mark.parametrize("reveal", [True, False])
    def test_goes_back_at_once(self, back: str, by: str, reveal: bool) -> None:
        one = lesson(reveal=reveal)

        def go(_: object) -> None:
            if one.game.ply:
                {"retry": one.retry, "undo": one.game.undo, "goto": lambda: one.game.goto(0)}[back]()

        if by == "listener":
            one.listener = go
        else:
            (one if by == "changed" else one.game).observe(go, by)
        said = one.play("draw tickets")
        assert (said.verdict, said.move) == ("wrong" if reveal else "recorded", "draw tickets")
        assert (one.game.ply, one.feedback, one.solved) == (0, None, False)
        assert [attempt.move for attempt in one.attempts] == ["draw tickets"]
        one.listener = None
        one.unobserve_all()
        one.game.unobserve(go, "state_id") if by == "state_id" else None
        one.play(RED)
        assert one.solved

    def test_goes_back_after_a_refusal(self) -> None:
        one = lesson()
        one.listener = lambda lesson: lesson.retry()
        said = one.play("claim Los Angeles-Las Vegas with 1 red + 1 blue")
        assert (said.verdict, one.feedback, one.runs) == ("refused", None, 1)

    def test_plays_on(self) -> None:
        one = ttr.lesson(2)
        first, second = one.spec.solution
        one.observe(lambda _: one.play(second) if one.game.ply == 1 else None, "changed")
        one.play(first)
        assert one.solved
        assert [attempt.verdict for attempt in one.attempts] == ["right", "solved"]

    def test_raises(self) -> None:
        one = lesson()

        def fail(_: object) -> None:
            raise RuntimeError("mine")

        one.observe(fail, "changed")
        with pytest.raises(RuntimeError, match="mine"):
            one.play(RED)
        one.unobserve(fail, "changed")
        assert one.solved
        one.game.undo()
        assert not one.solved
