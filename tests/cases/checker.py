"""Runs one rule case against `ttr_widget.Game`. What a case may say is described in README.md beside this file."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import ttr_widget as ttr

SUPPLY = Counter(dict.fromkeys(("red", "orange", "yellow", "green", "blue", "purple", "black", "white"), 12))
SUPPLY["locomotive"] = 14
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}

CASE_KEYS = {"id", "rules", "title", "position", "new", "other", "steps", "expect", "replay", "note"}
STEP_KEYS = {"seat", "move", "as", "illegal", "raises", "mentions", "auto", "expect"}

Position = dict[str, Any]


def dump(game: ttr.Game) -> Position:
    """The position as JSON gives it back."""
    data: Position = json.loads(game.position().to_json())
    return data


def without_seed(position: Position) -> Position:
    return {key: value for key, value in position.items() if key != "seed"}


def cards(position: Position) -> Counter[str]:
    """Every train card there is."""
    total: Counter[str] = Counter(c for c in position["market"] if c is not None)
    total.update(position["deck"])
    total.update(position["discard"])
    for player in position["players"]:
        total.update(player["hand"])
    return total


def check_books(position: Position) -> None:
    """Nothing is lost and nothing invented (R4)."""
    assert cards(position) == SUPPLY
    tickets = [*position["ticket_deck"]]
    for player in position["players"]:
        tickets += player["tickets"] + player["offer"]
        assert 0 <= player["trains"] <= 45
    assert len(tickets) == len(set(tickets)) == 30
    owned = [route for player in position["players"] for route in player["routes"]]
    assert len(owned) == len(set(owned))
    if position["deck"] or position["discard"]:
        assert None not in position["market"], "a hole in the market while cards are left"


class Expectation:
    """Compares what a case expects with a game; one method a key of `expect`."""

    def __init__(self, game: ttr.Game, other: ttr.Game | None) -> None:
        self.game = game
        self.other = other
        self.position = dump(game)
        self.scores = game.scores()

    def check(self, expect: dict[str, Any]) -> None:
        for key, value in expect.items():
            method: Callable[[Any], None] = getattr(self, f"expect_{key}")
            method(value)

    def players(self, key: str) -> list[Any]:
        return [player[key] for player in self.position["players"]]

    @staticmethod
    def per_seat(wanted: list[Any], found: Iterable[Any], form: Callable[[Any], Any] = lambda x: x) -> None:
        for seat, (want, got) in enumerate(zip(wanted, found, strict=True)):
            assert want is None or form(want) == form(got), f"seat {seat}"

    @property
    def legal(self) -> list[str]:
        moves = [str(m) for m in self.game.legal_moves()]
        assert len(moves) == len(set(moves))
        return moves

    def expect_turn(self, value: Any) -> None:
        assert self.game.turn == value

    def expect_phase(self, value: Any) -> None:
        assert self.game.phase == value

    def expect_market(self, value: Any) -> None:
        assert self.position["market"] == value

    def expect_hands(self, value: Any) -> None:
        self.per_seat(value, self.players("hand"), Counter)

    def expect_hand_sizes(self, value: Any) -> None:
        assert [sum(hand.values()) for hand in self.players("hand")] == value

    def expect_known(self, value: Any) -> None:
        self.per_seat(value, self.players("known"), Counter)

    def expect_returned(self, value: Any) -> None:
        self.per_seat(value, self.players("returned"), list)

    def expect_trains(self, value: Any) -> None:
        self.per_seat(value, self.players("trains"))

    def expect_points(self, value: Any) -> None:
        self.per_seat(value, self.players("points"))

    def expect_tickets(self, value: Any) -> None:
        self.per_seat(value, self.players("tickets"), sorted)

    def expect_routes(self, value: Any) -> None:
        self.per_seat(value, self.players("routes"), sorted)

    def expect_offers(self, value: Any) -> None:
        self.per_seat(value, self.players("offer"), list)

    def expect_discard(self, value: Any) -> None:
        assert Counter(self.position["discard"]) == Counter(value)

    def expect_discard_size(self, value: Any) -> None:
        assert sum(self.position["discard"].values()) == value

    def expect_deck_size(self, value: Any) -> None:
        assert len(self.position["deck"]) == value

    def expect_deck_top(self, value: Any) -> None:
        assert self.position["deck"][: len(value)] == value

    def expect_ticket_deck_size(self, value: Any) -> None:
        assert len(self.position["ticket_deck"]) == value

    def expect_ticket_deck_top(self, value: Any) -> None:
        assert self.position["ticket_deck"][: len(value)] == value

    def expect_ticket_deck_bottom(self, value: Any) -> None:
        deck = self.position["ticket_deck"]
        assert deck[len(deck) - len(value) :] == value

    def expect_legal(self, value: Any) -> None:
        assert sorted(self.legal) == sorted(value)

    def expect_legal_count(self, value: Any) -> None:
        assert len(self.legal) == value

    def expect_legal_has(self, value: Any) -> None:
        assert set(value) <= set(self.legal)

    def expect_legal_lacks(self, value: Any) -> None:
        assert not set(value) & set(self.legal)

    def expect_claims(self, value: Any) -> None:
        for route, payments in value.items():
            head = f"claim {route} with "
            assert sorted(t.removeprefix(head) for t in self.legal if t.startswith(head)) == sorted(payments)

    def expect_final(self, value: Any) -> None:
        assert self.position["final"] == value

    def expect_totals(self, value: Any) -> None:
        self.per_seat(value, [s.total for s in self.scores])

    def expect_longest(self, value: Any) -> None:
        self.per_seat(value, [s.longest_path for s in self.scores])

    def expect_longest_bonus(self, value: Any) -> None:
        self.per_seat(value, [s.longest_bonus for s in self.scores])

    def expect_ticket_points(self, value: Any) -> None:
        self.per_seat(value, [s.ticket_points for s in self.scores])

    def expect_completed(self, value: Any) -> None:
        self.per_seat(value, [[str(t) for t in s.tickets_completed] for s in self.scores], sorted)

    def expect_missed(self, value: Any) -> None:
        self.per_seat(value, [[str(t) for t in s.tickets_missed] for s in self.scores], sorted)

    def expect_winners(self, value: Any) -> None:
        assert list(self.game.winners) == value

    def expect_remarks(self, value: Any) -> None:
        remarks = " ".join(self.game.remarks).lower()
        assert bool(value) == bool(remarks)
        assert all(fragment.lower() in remarks for fragment in value)

    def expect_any_of(self, value: Any) -> None:
        failures = []
        for one in value:
            try:
                self.check(one)
            except AssertionError as error:
                failures.append(str(error))
            else:
                return
        raise AssertionError(f"none of them holds: {failures}")

    def expect_same_view(self, value: Any) -> None:
        assert self.other is not None
        for seat in value:
            assert self.game.view(seat).to_dict() == self.other.view(seat).to_dict(), f"seat {seat} sees what is hidden"

    def expect_other_view(self, value: Any) -> None:
        assert self.other is not None
        for seat in value:
            assert self.game.view(seat).to_dict() != self.other.view(seat).to_dict(), f"seat {seat} sees no difference"

    def expect_previews(self, value: Any) -> None:
        seats = [None, *range(self.game.num_players)]
        before = [self.game.view(seat).to_dict() for seat in seats]
        for move in self.game.legal_moves():
            self.game.preview(str(move))
        assert dump(self.game) == self.position
        assert [self.game.view(seat).to_dict() for seat in seats] == before

    def expect_parses_back(self, value: Any) -> None:
        for move in self.game.legal_moves():
            assert self.game.parse(str(move)) == move


def start(world: dict[str, Any]) -> ttr.Game:
    return ttr.Game(**world["new"]) if "new" in world else ttr.Game.from_position(world["position"])


def run(case: dict[str, Any]) -> None:
    """Play a case; an assertion fails where the game does something else."""
    assert set(case) <= CASE_KEYS
    expect = case.get("expect", {})
    if "error" in expect:
        refused(case, expect["error"])
        return
    game, other = start(case), start(case["other"]) if "other" in case else None
    check_books(dump(game))
    dumps, played = [dump(game)], []
    for step in case.get("steps", []):
        assert set(step) <= STEP_KEYS
        if "auto" in step:
            for seat, text in auto(game, **step["auto"]):
                played.append((seat, text))
                dumps.append(dump(game))
        elif "illegal" in step or "raises" in step:
            check_refusal(game, step)
        elif "move" in step:
            check_move(game, step)
            if other is not None:
                other.play(step["move"], seat=step.get("seat"))
            played.append((step.get("seat"), step["move"]))
            dumps.append(dump(game))
            check_books(dumps[-1])
        Expectation(game, other).check(step.get("expect", {}))
    Expectation(game, other).check(expect)
    if case.get("replay"):
        check_replay(case, played, dumps)


def refused(case: dict[str, Any], fragments: list[str]) -> None:
    try:
        start(case)
    except ValueError as error:
        assert isinstance(error, ttr.PositionError) or "new" in case
        assert all(fragment.lower() in str(error).lower() for fragment in fragments), str(error)
    else:
        raise AssertionError("the position was accepted")


def check_move(game: ttr.Game, step: dict[str, Any]) -> None:
    text, seat = step["move"], step.get("seat")
    assert game.why_not(text, seat=seat) is None
    legal = [str(m) for m in game.legal_moves(seat)]
    move = game.play(text, seat=seat)
    assert str(move) in legal
    assert str(move) == step.get("as", str(move))


def check_refusal(game: ttr.Game, step: dict[str, Any]) -> None:
    text, seat, before = step["move"], step.get("seat"), dump(game)
    codes = step.get("illegal", [])
    codes = [codes] if isinstance(codes, str) else codes
    refusal = game.why_not(text, seat=seat)
    assert refusal is not None, "why_not has nothing against it"
    assert not codes or refusal.code in codes, refusal
    try:
        game.play(text, seat=seat)
    except ttr.MoveError as error:
        assert type(error).__name__ == step.get("raises", "IllegalMove")
        assert error.code == refusal.code
        assert error.message == refusal.message
        assert all(fragment.lower() in str(error).lower() for fragment in step.get("mentions", [])), str(error)
    else:
        raise AssertionError("it was played")
    assert dump(game) == before


def auto(game: ttr.Game, moves: int, seed: int = 0) -> Iterable[tuple[int | None, str]]:
    """Random legal moves, each kind as likely as another; the books are checked after each."""
    rng = random.Random(seed)
    for _ in range(moves):
        if game.phase == "over":
            return
        seat, before, phase = game.turn, dump(game), game.phase
        assert seat is not None
        groups: dict[str, list[str]] = {}
        for text in sorted(str(m) for m in game.legal_moves()):
            groups.setdefault(text.split()[0], []).append(text)
        text = rng.choice(groups[rng.choice(sorted(groups))])
        game.play(text, seat=seat)
        after = dump(game)
        check_books(after)
        paid = sum(int(part.split()[0]) for part in text.partition(" with ")[2].split(" + ")) if "with" in text else 0
        drawn = int(text.startswith("draw ") and text != "draw tickets")
        for s, (a, b) in enumerate(zip(before["players"], after["players"], strict=True)):
            mine = s == seat
            assert sum(b["hand"].values()) - sum(a["hand"].values()) == (drawn - paid if mine else 0)
            assert a["trains"] - b["trains"] == (paid if mine else 0)
            assert b["points"] - a["points"] == (POINTS.get(paid, 0) if mine else 0)
        assert not (phase == game.phase == "second_card"), "a third card"
        yield seat, text


def check_replay(case: dict[str, Any], played: list[tuple[int | None, str]], dumps: list[Position]) -> None:
    """Again from the start, and from positions on the way, the same moves end in the same positions (R55)."""
    game = start(case)
    assert dump(game) == dumps[0]
    for (seat, text), expected in zip(played, dumps[1:], strict=True):
        game.play(text, seat=seat)
        assert dump(game) == expected
    for k in range(0, len(played), max(1, len(played) // 12)):
        game = ttr.Game.from_position(json.dumps(dumps[k]))
        assert dump(game) == dumps[k]
        for seat, text in played[k:]:
            game.play(text, seat=seat)
        assert dump(game) == dumps[-1]
