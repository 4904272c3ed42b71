"""What a seat may know: enough to play, nothing more, and the same whatever is hidden (R51-R54)."""

from __future__ import annotations

import copy
import gc
import json
import pickle
import random

import jsonschema
import pytest

import ttr_widget as ttr
from tests.engine.playing import POLICIES, building_action, check_books, middle_of, positions
from ttr_widget.engine import USA, GameState, View
from ttr_widget.engine.actions import FIRST_CLAIM

SEATS = [None, "open", 0, 1]


@pytest.fixture(scope="module")
def schema(root):
    with (root / "ttr_widget" / "data" / "view.schema.json").open(encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_views_of_whole_games_fit_the_schema(schema, players):
    for policy in POLICIES[:2]:
        for state in positions(players, seed=players, every=7, policy=policy):
            for seat in [*SEATS, players - 1]:
                data = state.view(seat).to_dict()
                schema.validate(json.loads(json.dumps(data)))
                assert json.loads(json.dumps(data)) == data


def test_the_schema_refuses_strangers(schema):
    data = middle_of(2, 1, 30).view(0).to_dict()
    for spoil in (
        lambda d: d.update(deck=[1, 2]),
        lambda d: d["players"][1].update(seed=3),
        lambda d: d["counts"].update(top="red"),
        lambda d: d["you"]["hand"].update(pink=1),
        lambda d: d.pop("legal"),
        lambda d: d.update(market=["red"]),
    ):
        bad = copy.deepcopy(data)
        spoil(bad)
        with pytest.raises(jsonschema.ValidationError):
            schema.validate(bad)


@pytest.mark.parametrize("seat", [2, -1, "1", True, 0.0])
def test_no_such_seat(seat):
    with pytest.raises(ValueError, match="seat must be"):
        GameState.new(players=2, seed=1).view(seat)


def test_a_view_tells_what_the_state_tells():
    for state in positions(3, seed=9, every=5, policy=building_action):
        for seat in range(3):
            view = state.view(seat)
            assert view.legal_moves == state.legal_moves(seat)
            assert view.legal_actions == state.legal_actions_of(seat)
            assert sum(view.hand.values()) == sum(state.hands[seat])
            assert [t.index for t in view.tickets] == list(state.tickets[seat])
            assert [t.index for t in view.offer] == list(state.offers[seat])
            assert [t.index for t in view.returned] == list(state.returned[seat])
            assert view.closed == state.closed(seat)
            assert view.progress == state.ticket_progress(seat)
            assert [p.longest for p in view.players] == [state.longest_path(s)[0] for s in range(3)]
            assert [p.cards for p in view.players] == [sum(h) for h in state.hands]
            assert view.owners == {USA.routes[r].id: s for s, mine in enumerate(state.routes) for r in mine}
            unseen = sum(view.unseen.values())
            others = sum(sum(state.hands[s]) - sum(state.known[s]) for s in range(3) if s != seat)
            assert unseen == len(state.deck) + others
            for player, other in zip(view.players, range(3), strict=True):
                told = player.tickets_held is not None
                assert told == (other == seat or state.is_over)  # R54
                assert (player.hand is not None) == (other == seat)
            assert bool(view.scores) == state.is_over


def test_a_spectator_has_no_hand_and_the_open_view_all():
    state = middle_of(3, 4, 60)
    nobody, everybody = state.view(None), state.view("open")
    assert nobody.to_dict()["you"] is None
    assert nobody.legal_moves == []
    assert nobody.hand == {}
    assert everybody.legal_moves == state.legal_moves()
    for seat, player in enumerate(everybody.players):
        assert sum((player.hand or {}).values()) == sum(state.hands[seat])
        assert [t.index for t in player.tickets_held or ()] == list(state.tickets[seat])


def test_the_open_view_says_which_tickets_are_connected():
    line = ["Kansas City-Oklahoma City:1", "Dallas-Oklahoma City:1", "Dallas-Houston:1"]
    ann = {"tickets": ["Denver-El Paso", "Houston-Kansas City"], "routes": line}
    game = ttr.Game.from_position({"players": [ann, {"tickets": ["Dallas-New York"]}]})
    assert [[str(t) for t in player.tickets_done or ()] for player in game.view("open").players] == [
        ["Houston-Kansas City"], [],
    ]  # fmt: skip
    told = game.view("open").to_dict()["players"]
    assert [player["tickets_done"] for player in told] == [["Houston-Kansas City"], []]
    for seat in (0, 1, None):
        view = game.view(seat)
        assert [player.tickets_done is None for player in view.players] == [seat != other for other in (0, 1)]
        assert not any("tickets_done" in player for player in view.to_dict()["players"])


def test_completes_names_the_tickets_a_claim_would_complete():
    found = 0
    for state in positions(2, seed=12, every=6, policy=building_action):
        seat = state.to_move
        if seat is None or state.phase == "initial_tickets":
            continue
        parts = state.parts() | {"tickets": [range(30)] * 2, "offers": [(), ()], "ticket_deck": ()}
        state = GameState.from_parts(**parts | {"returned": (), "phase": "turn"})
        view = state.view(seat)
        before = {p.ticket.id for p in view.progress if p.done}
        for action in view.legal_actions:
            if action < FIRST_CLAIM:
                continue
            move = view.action_to_move(action)
            after = state.clone()
            after.apply(action)
            done = {p.ticket.id for p in after.ticket_progress(seat) if p.done} - before
            assert set(view.completes.get(str(move.route), [])) == done
            found += len(done)
    assert found


def reachable(thing: object) -> list[object]:
    """Everything that can be reached from an object, but not by way of modules, classes and functions."""
    seen: dict[int, object] = {}
    todo = [thing]
    while todo:
        one = todo.pop()
        if id(one) in seen or isinstance(one, type) or type(one).__name__ in ("module", "function", "ABCMeta"):
            continue
        seen[id(one)] = one
        todo += gc.get_referents(one)
    return list(seen.values())


def test_a_view_holds_no_state():
    state = middle_of(3, 2, 50)
    view = state.view(1).with_session(names=["A", "B", "C"])
    _ = view.to_dict(), view.players, view.legal_moves
    everything = reachable(view)
    assert not any(isinstance(one, GameState) for one in everything)
    assert state.chance not in [one for one in everything if type(one) is int]
    for mutable in (state._hands, state._deck, state._market, state._tickets):
        assert not any(one is mutable for one in everything)
    before = view.to_dict()
    for _ in range(10):
        state.apply(state.legal_actions()[-1])
    assert view.to_dict() == before


# ---- non-interference ----------------------------------------------------------------------------------------------


def swapped(state: GameState, seat: int, rng: random.Random) -> GameState:
    """Another world that differs in what `seat` cannot know and nobody will see in the next moves: covered cards and
    tickets of the others, exchanged with one another and with the lower half of the decks."""
    parts = state.parts()
    hands, known, deck = parts["hands"], parts["known"], parts["deck"]
    places = [
        (s, c) for s in range(len(hands)) if s != seat for c in range(9) for _ in range(hands[s][c] - known[s][c])
    ]
    pool = [c for _, c in places] + deck[len(deck) // 2 :]
    rng.shuffle(pool)
    for s, c in places:
        hands[s][c] -= 1
    for s, _ in places:
        hands[s][pool.pop()] += 1
    deck[len(deck) // 2 :] = pool
    if not state.is_over:
        under = set(state.returned[seat])
        tickets = [list(t) for t in parts["tickets"]]
        covered = list(parts["ticket_deck"])
        where = [(s, i) for s, mine in enumerate(tickets) if s != seat for i in range(len(mine))]
        low = [i for i in range(len(covered) // 2, len(covered)) if covered[i] not in under]
        theirs = {t for s, mine in enumerate(state.returned) if s != seat for t in mine}
        low = [i for i in low if covered[i] not in theirs]
        pool = [tickets[s][i] for s, i in where] + [covered[i] for i in low]
        rng.shuffle(pool)
        for s, i in where:
            tickets[s][i] = pool.pop()
        for i in low:
            covered[i] = pool.pop()
        parts["tickets"], parts["ticket_deck"] = tickets, covered
    return GameState.from_parts(**parts)


def as_json(view: View) -> str:
    return json.dumps(view.to_dict())


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_view_does_not_depend_on_what_is_hidden(players):
    rng = random.Random(players)
    differing = moved = 0
    for seed in range(12):
        start = middle_of(players, seed, plies=20 + 9 * seed, policy=building_action)
        if start.is_over:
            continue
        seat = seed % players
        one, two = start.clone(), swapped(start, seat, rng)
        check_books(two)
        for _ in range(14):
            assert as_json(one.view(seat)) == as_json(two.view(seat))
            assert one.view(seat) == two.view(seat)
            assert as_json(one.view(None)) == as_json(two.view(None))
            assert pickle.dumps(one.view(seat).to_dict()) == pickle.dumps(two.view(seat).to_dict())
            differing += one != two
            if one.is_over or len(one.deck) < 30 or len(one.ticket_deck) < 12:
                break
            both = [a for a in one.legal_actions() if a in two.legal_actions()]
            action = rng.choice(both)
            one.apply(action)
            two.apply(action)
            moved += 1
    assert moved > 30
    assert differing > 30


def test_the_owner_sees_the_covered_card_and_nobody_else():
    state = middle_of(3, 3, 40)
    while state.phase != "turn":
        state.apply(state.legal_actions()[0])
    other = GameState.from_parts(**state.parts() | {"deck": state.deck[::-1]})
    assert state.deck[0] != other.deck[0]
    mover = state.to_move
    for one in (state, other):
        one.apply(9)
    for seat in (0, 1, 2, None):
        assert (as_json(state.view(seat)) == as_json(other.view(seat))) == (seat != mover)


# ---- sampling ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_sampled_world_looks_the_same(players):
    rng = random.Random(players)
    for policy in POLICIES:
        for state in positions(players, seed=players + 20, every=11, policy=policy):
            for seat in [None, "open", *range(players)]:
                world = state.resample(seat, rng) if seat != "open" else state.view(seat).sample(rng)
                check_books(world)
                assert world.view(seat) == state.view(seat)
                assert as_json(world.view(seat)) == as_json(state.view(seat))
                assert [sum(h) for h in world.hands] == [sum(h) for h in state.hands]
                assert world.known == state.known
                assert [len(r) for r in world.returned] == [len(r) for r in state.returned]
                if isinstance(seat, int):
                    assert world.hands[seat] == state.hands[seat]
                    assert world.tickets[seat] == state.tickets[seat]
                    assert world.returned[seat] == state.returned[seat]
                    for ticket in state.returned[seat]:
                        assert world.ticket_deck.index(ticket) == state.ticket_deck.index(ticket)
                if not world.is_over:
                    world.apply(world.legal_actions()[0])


def test_a_sampled_world_can_be_played_to_its_end():
    rng = random.Random(4)
    for plies in (0, 1, 25, 80):
        world = middle_of(4, 6, plies).view(2).sample(rng)
        while not world.is_over:
            world.apply(rng.choice(world.legal_actions()))
        check_books(world)


def test_sampling_uses_the_view_alone_and_the_numbers_given():
    view = middle_of(3, 8, 70).view(1)
    copied = pickle.loads(pickle.dumps(view))
    assert copied == view
    assert copied.sample(random.Random(5)) == view.sample(random.Random(5))
    worlds = [view.sample(random.Random(i)) for i in range(20)]
    assert len({str(w.hands) for w in worlds}) > 1
    assert len({w.ticket_deck for w in worlds}) > 1
    assert len({w.chance for w in worlds}) == 20


def test_unseen_cards_are_dealt_evenly():
    state = middle_of(2, 8, 60)
    unseen = state.view(0).unseen
    total = sum(unseen.values())
    covered = sum(state.hands[1]) - sum(state.known[1])
    assert covered
    rng = random.Random(1)
    mean = [0.0] * 9
    for _ in range(3000):
        world = state.resample(0, rng)
        for c in range(9):
            mean[c] += (world.hands[1][c] - state.known[1][c]) / 3000
    for color, n in unseen.items():
        index = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive"].index(color)
        assert mean[index] == pytest.approx(covered * n / total, abs=0.12)


def test_random_numbers_come_from_the_session():
    view = middle_of(2, 8, 60).view(0)
    one, two = view.with_session(seed="greedy 1 60"), view.with_session(seed="greedy 1 61")
    assert one.rng.random() == one.rng.random() != two.rng.random()


def test_the_session_fills_in_what_it_knows():
    state = GameState.new(players=2, seed=1)
    event = {"ply": 0, "turn": 0, "seat": 0, "kind": "deck"}
    first = state.view(0)
    view = first.with_session(
        names=["Ann", "Bo"], kinds=["person", "greedy"], state_id=7, branch=1, ply=3, events=[event]
    )
    data = view.to_dict()
    assert [p["name"] for p in data["players"]] == ["Ann", "Bo"]
    assert [p.kind for p in view.players] == ["person", "greedy"]
    assert (data["state_id"], data["branch"], data["ply"], data["events"]) == (7, 1, 3, [event])
    assert first.to_dict()["players"][0]["name"] == "P0"
    assert view != first


def test_sizes_in_the_middle_of_a_game():
    sizes = []
    for seed in range(10):
        for state in positions(2, seed, every=3):
            if state.to_move is not None and 12 <= min(state.trains) <= 33:
                data = state.view(state.to_move).to_dict()
                sizes.append(len(json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()))
    sizes.sort()
    assert sizes[len(sizes) // 2] < 4096
