"""A game as tables, and many games as one."""

from __future__ import annotations

import sys

import pandas as pd
import pytest

import ttr_widget as ttr
from ttr_widget import analysis


@pytest.fixture(scope="module")
def game() -> ttr.Game:
    game = ttr.Game(players=[ttr.bots.Greedy("Ann"), ttr.bots.Greedy("Bo")], seed=3, board=ttr.boards.SMALL)
    game.play_bots()
    return game


def test_routes(game: ttr.Game) -> None:
    plain = analysis.routes(ttr.USA)
    assert len(plain) == 100
    assert plain["length"].sum() == 309
    assert plain["lane"].notna().sum() == 44
    owned = analysis.routes(game)
    assert owned.loc[owned["seat"] == 0, "owner"].eq("Ann").all()
    assert owned.loc[owned["seat"] == -1, "owner"].isna().all()
    assert owned.groupby("owner")["points"].sum().to_dict() == {
        player.name: player.points for player in game.view(None).players if player.points
    }
    assert analysis.routes(game.view(0)).equals(owned)


def test_tickets() -> None:
    table = analysis.tickets(ttr.USA)
    assert table["points"].sum() == 349
    assert table.loc["New York-Seattle", ["points", "distance"]].to_list() == [22, 20], "not always its shortest way"
    small = analysis.tickets(ttr.boards.SMALL)
    assert (small["points"] == small["distance"]).all()


def test_history(game: ttr.Game) -> None:
    table = analysis.history(game)
    assert len(table) == game.ply
    assert table.groupby("player")["points"].sum().to_dict() == {p.name: p.points for p in game.view(None).players}
    assert table.loc[table["kind"] == "claim", "route"].notna().all()
    assert table.loc[table["kind"] != "claim", "route"].isna().all()
    drawn = [record.outcome.card for record in game.history if record.move.kind == "deck"]
    assert drawn
    assert not table.loc[table["kind"] == "deck", "text"].str.contains("|".join(set(filter(None, drawn)))).any()


def test_timeline(game: ttr.Game) -> None:
    table = analysis.timeline(game)
    assert len(table) == game.ply + 1
    assert list(table["points"].columns) == ["Ann", "Bo"]
    assert table["trains"].iloc[0].to_list() == [15, 15]
    assert table["points"].iloc[-1].to_list() == [p.points for p in game.view(None).players]
    assert (table["points"].diff().dropna() >= 0).all(axis=None)


def test_scores(game: ttr.Game) -> None:
    table = analysis.scores(game)
    whole = table["route_points"] + table["ticket_points"] + table["bonus"]
    assert (whole == table["total"]).all()
    assert table["total"].to_list() == [score.total for score in game.scores()]


def test_self_play() -> None:
    bots = [ttr.bots.Greedy("Greta"), ttr.bots.Random("Ron")]
    table = analysis.self_play(bots, 6, board=ttr.boards.SMALL, progress=True)
    assert len(table) == 12
    assert table.groupby("player")["seat"].apply(set).to_dict() == {"Greta": {0, 1}, "Ron": {0, 1}}
    assert (table.groupby("game")["won"].sum() >= 1).all()
    again = analysis.self_play(bots, 6, board=ttr.boards.SMALL)
    pd.testing.assert_frame_equal(table, again)
    assert not table.equals(analysis.self_play(bots, 6, seed=1, board=ttr.boards.SMALL))
    with pytest.raises(TypeError, match="bots play"):
        analysis.self_play(["Ann", ttr.bots.Greedy()], 1)


def test_without_pandas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"ttr_widget\[analysis\]"):
        analysis.routes(ttr.USA)


def test_positions_and_views_will_do(game: ttr.Game) -> None:
    position, view = game.position(), game.view(0)
    for source in (position, view, position.to_dict(), position.to_text()):
        assert analysis.routes(source).loc[:, "seat"].equals(analysis.routes(game).loc[:, "seat"])
        assert analysis.tickets(source).equals(analysis.tickets(game))
        for seat in (0, 1):
            assert set(analysis.network(source, seat).edges) == set(analysis.network(game, seat).edges)
            assert set(analysis.open_network(source, seat).edges) == set(analysis.open_network(game, seat).edges)


@pytest.mark.parametrize("table", ["history", "timeline", "scores"])
@pytest.mark.parametrize("thing", [None, 5, "ttr1 usa", [], ttr.USA, ttr.Position(players=[{}, {}])], ids=repr)
def test_what_is_no_game(table: str, thing: object) -> None:
    with pytest.raises(TypeError, match=rf"of a Game, not of {type(thing).__name__}; .*Game\.from_position"):
        getattr(analysis, table)(thing)


@pytest.mark.parametrize("thing", [None, 5, []])
def test_what_is_nothing_to_look_at(thing: object) -> None:
    for look in (analysis.routes, analysis.tickets, lambda source: analysis.network(source, 0)):
        with pytest.raises((TypeError, ValueError)) as caught:
            look(thing)
        assert "attribute" not in str(caught.value)


def test_no_games_and_no_players() -> None:
    bots = [ttr.bots.Greedy(), ttr.bots.Random()]
    some = analysis.self_play(bots, 1, board=ttr.boards.SMALL)
    none = analysis.self_play(bots, 0)
    assert (len(none), list(none.columns)) == (0, list(some.columns))
    for players in ([], bots[:1], bots * 3):
        with pytest.raises(ValueError, match="2 to 5"):
            analysis.self_play(players)
    for games in (-1, 1.5, True, None):
        with pytest.raises(ValueError, match="games is a whole number from 0"):
            analysis.self_play(bots, games)  # type: ignore[arg-type]
