"""Recorded games as values: games, rounds, decisions and events, and what one seat sees of them."""

from __future__ import annotations

import copy
import datetime
import pickle
from collections.abc import Iterable
from pathlib import Path

import mentsu
import pytest
from made_logs import as_bytes, events_of, rows, seen_by, tile
from mentsu import Hand, records

pytest.importorskip("pyarrow", reason="PyArrow reads the tables in these tests")


def all_games(logs: Path) -> Iterable[records.Game]:
    for path in sorted(logs.rglob("*.gz")):
        yield from mentsu.read_log(path)


def test_decisions_are_rows(logs: Path) -> None:
    for game in all_games(logs):
        table = rows(game.path, plan=0)
        assert len(game.decisions) == len(table)
        for decision, row in zip(game.decisions, table, strict=True):
            assert decision.row(plan=0) == row
            assert (decision.seat, decision.round, decision.turn) == (row["seat"], row["round"], row["turn"])
            assert (str(decision.hand), decision.action.kind) == (row["hand"], row["action"])
            assert (decision.shanten, decision.ukeire) == (row["shanten"], row["ukeire"])
            assert len(decision.options) == row["options"] and decision.action in decision.options
            assert decision.points[decision.seat] == row["points"]
            assert decision.riichi[decision.seat] == row["riichi"]
            assert "".join(map(str, decision.indicators)) == row["indicators"]
            assert len(decision.rivers[decision.seat]) + 1 == row["turn"]
            assert decision.melds[decision.seat] == tuple(decision.hand.melds)


def test_mahjong_soul_sends_bytes_and_base64(tmp_path: Path) -> None:
    """The two files that the program's tests have, from a path and from bytes."""
    data = Path(__file__).parents[3] / "cli" / "tests" / "data"
    binary, text = ((data / f"mahjong_soul.{ending}").read_bytes() for ending in ("bin", "txt"))
    path = tmp_path / "game"
    path.write_bytes(binary)
    for source in (binary, text, path):
        (game,) = mentsu.read_log(source)
        assert (game.format, game.names[0], len(game.rounds)) == ("majsoul", "A", 1)
        assert game.differences == () and [decision.action.kind for decision in game.decisions] == ["tsumo"]
    (cut,) = mentsu.read_log(binary[:-10])
    assert (cut.names, len(cut.rounds), cut.decisions) == (game.names, 1, ())


def test_games_and_rounds(first: Path) -> None:
    (game,) = mentsu.read_log(first)
    events = events_of(first)
    assert (game.format, game.preset, game.players, game.hanchan) == ("mjai", "tenhou", 4, False)
    assert (game.red_fives, game.open_tanyao, game.seen_by, game.number) == (True, True, None, 0)
    assert game.names == tuple(events[0]["names"]) and game.path == str(first)
    assert game.differences == ()
    assert game.final_points == tuple(events[-1]["scores"])
    assert game.final_ranks is not None and sorted(game.final_ranks) == [1, 2, 3, 4]
    starts = [event for event in events if event["type"] == "start_kyoku"]
    assert len(game.rounds) == len(starts)
    for round, start in zip(game.rounds, starts, strict=True):
        assert (round.dealer, round.honba, round.sticks) == (start["oya"], start["honba"], start["kyotaku"])
        assert round.points == tuple(start["scores"]) and str(round.indicator) == tile(start["dora_marker"])
        hands = [Hand.of([tile(name) for name in hand]) for hand in start["tehais"]]
        assert round.hands == tuple(hands)
        assert round.complete and not round.midway
        assert all(decision.round == round.number for decision in round.decisions)
    assert [d for round in game.rounds for d in round.decisions] == list(game.decisions)
    named = {"tsumo": "draw", "dahai": "discard", "reach": "riichi", "reach_accepted": "riichi_accepted",
             "hora": "win", "dora": "dora", "chi": "chi", "pon": "pon", "ankan": "ankan", "kakan": "kakan",
             "daiminkan": "daiminkan"}
    kinds = [named[event["type"]] for event in events if event["type"] in named]
    told = [event for round in game.rounds for event in round.events]
    assert [event.kind for event in told if event.kind in named.values()] == kinds
    for event, line in zip(
        (event for event in told if event.kind in ("draw", "discard")),
        (event for event in events if event["type"] in ("tsumo", "dahai")),
        strict=True,
    ):
        assert (event.seat, str(event.face)) == (line["actor"], tile(line["pai"]))
    wins = [event for event in told if event.kind == "win"]
    for event, line in zip(wins, (event for event in events if event["type"] == "hora"), strict=True):
        assert event.deltas == tuple(line["deltas"]) and event.seat == line["actor"]
        assert event.dealt_in == (None if line["target"] == line["actor"] else line["target"])
        assert event.hand is not None and event.ura is not None
    again = mentsu.read_log(game.to_mjai().encode())[0]
    assert again.to_mjai() == game.to_mjai()
    assert mentsu.read_log(game.to_tenhou6().encode())[0].final_points == game.final_points


def test_any_format(first: Path) -> None:
    (game,) = mentsu.read_log(first)
    assert (game.write("mjai"), game.write("tenhou6")) == (game.to_mjai(), game.to_tenhou6())
    for name in ("mjlog", "tenhou6", "mjai", "majiang"):
        (again,) = mentsu.read_log(game.write(name).encode())
        assert (again.format, again.final_points) == (name, game.final_points)
        assert all(isinstance(part, str) for part in game.left_out(name))
    assert "house" in game.left_out("majiang")
    assert "house" not in game.left_out("mjlog")
    for ask in (game.write, game.left_out):
        with pytest.raises(ValueError, match="is none of mjlog, tenhou6, mjai, majiang"):
            ask("tenhou7")
    with pytest.raises(mentsu.RecordError, match="read, but not written") as error:
        game.write("client")
    assert error.value.kind == "no_writer"


def test_a_link_of_one_seat(first: Path) -> None:
    (game,) = mentsu.read_log(as_bytes(seen_by(events_of(first), 2)))
    assert game.seen_by == 2
    with pytest.raises(mentsu.RecordError, match="the format needs the hand of seat 0") as error:
        game.to_tenhou6()
    assert error.value.kind == "hidden_hand" and error.value.place is not None
    assert {decision.seat for decision in game.decisions} == {2}
    assert [hand is not None for hand in game.rounds[0].hands] == [False, False, True, False]
    whole = [row for row in rows(first) if row["seat"] == 2]
    own = [decision.row() for decision in game.decisions]
    hidden = {"path", "number", "deal_in"}
    # After its answer the engine may wait for another seat, which a seat alone doesn't see.
    for mine, theirs in zip(own, whole, strict=True):
        assert mine["deal_in"] is None
        assert {k: v for k, v in mine.items() if k not in hidden} == {
            k: v for k, v in theirs.items() if k not in hidden
        }


def test_wins_of_hands_that_werent_seen_end_rounds_too(logs: Path) -> None:
    hidden = 0
    for path in sorted((logs / "four").glob("*.gz")):
        events = seen_by(events_of(path), 2)
        told = events_of(path)
        for event in events:
            if event["type"] == "hora" and event["actor"] != 2:
                hidden += 1
                event.pop("hora_tehais", None)
                event.pop("pai", None)
        ends = ("result", "won", "dealt_in", "delta")
        (game,), (whole,) = mentsu.read_log(as_bytes(events)), mentsu.read_log(as_bytes(told))
        # A single seat decides on a tile that another's higher claim has taken: it passes.
        own = [row for row in (decision.row() for decision in game.decisions) if row["action"] != "pass"]
        everybody = [decision.row() for decision in whole.decisions if decision.seat == 2]
        asked = [row for row in everybody if row["action"] != "pass"]
        assert [[row[name] for name in ends] for row in own] == [[row[name] for name in ends] for row in asked]
    assert hidden > 3


def test_values_are_values(first: Path) -> None:
    (game,), (same,) = mentsu.read_log(first), mentsu.read_log(first.read_bytes())
    other = mentsu.read_log(first.parent / "game-000002.mjai.gz")[0]
    for value, equal, different in (
        (game, same, other),
        (game.rounds[0], same.rounds[0], game.rounds[1]),
        (game.decisions[5], same.decisions[5], game.decisions[6]),
    ):
        assert value == equal and value != different and hash(value) == hash(equal)
        assert len({value, equal, different}) == 2
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.deepcopy(value) == value
        assert value != 3
        with pytest.raises(AttributeError):
            value.number = 3  # type: ignore[misc]
    assert pickle.loads(pickle.dumps(game)).path == game.path
    points = game.final_points or ()
    players = ", ".join(f"{name} {end}" for name, end in zip(game.names, points, strict=True))
    assert repr(game) == f"<Game of 4, {len(game.rounds)} rounds, mjai: {players}>"
    assert repr(game.rounds[0]).startswith("<Round 0: east 1.0, ")
    assert repr(game.decisions[0]).startswith("<Decision 0: seat 0 with ")
    for action in (decision.action for decision in game.decisions):
        assert action in (action, None) and len({action, action}) == 1
        assert repr(action) == f"<Action {action}>"
        assert pickle.loads(pickle.dumps(action)) == action
    for event in (event for round in game.rounds for event in round.events):
        assert pickle.loads(pickle.dumps(event)) == event
    for forged in ("", "{}", '{"discard":{"face":"9z","tsumogiri":true}}'):
        for read in (mentsu._native.action_of, mentsu._native.event_of):
            with pytest.raises(ValueError):
                read(forged)


MJLOG = (
    '<mjloggm ver="2.3"><GO type="169" lobby="0"/><UN n0="%41" n1="%42" n2="%43" n3="%44" dan="16,17,16,20" '
    'rate="2110.34,2234.00,1999.01,2311.50" sx="M,F,C,M"/><TAIKYOKU oya="0"/>'
    '<INIT seed="0,0,0,1,2,13" ten="250,250,250,250" oya="0" hai0="0,4,8,12,16,20,24,28,32,36,40,44,48" '
    'hai1="1,5,9,14,17,21,25,29,33,37,41,45,49" hai2="2,6,10,15,18,22,26,30,34,38,42,46,50" '
    'hai3="3,7,11,19,23,27,31,35,39,43,47,51,52"/><T100/><D100/></mjloggm>'
).encode()


def test_a_game_has_room_day_ranks_and_ratings(tmp_path: Path, first: Path) -> None:
    name = "2012060420gm-00a9-0000-2f4c8e6a"
    path = tmp_path / f"{name}.mjlog"
    path.write_bytes(MJLOG)
    day = datetime.date(2012, 6, 4)
    (game,) = mentsu.read_log(path)
    assert (game.reference, game.date, game.room) == (name, day, "houou")
    assert game.dan == ("七段", "八段", "七段", "天鳳位") and game.rates == (2110.34, 2234.0, 1999.01, 2311.5)
    told = ("date", "room", "dan", "rate")
    for source in (path, str(path), game, (path.name, MJLOG)):
        table = rows(source)
        assert [table[0][column] for column in told] == [day, "houou", "七段", 2110.34]
    assert [decision.row()["date"] for decision in game.decisions] == [day] * len(game.decisions)
    (again,) = mentsu.read_log(game.to_tenhou6().encode())
    assert (again.reference, again.date, again.room, again.dan, again.rates) == (
        name, day, "houou", game.dan, game.rates
    )
    assert pickle.loads(pickle.dumps(game)).date == day
    # A file of several games has a name for none of them.
    for one in mentsu.read_log(MJLOG), mentsu.read_log(MJLOG + MJLOG):
        assert {game.date for game in one} == {None} and {game.room for game in one} == {"houou"}
    path.write_bytes(MJLOG + MJLOG)
    assert {row["date"] for row in rows(path)} == {None}
    assert {tuple(row[column] for column in told) for row in rows(first)} == {(None, None, None, None)}
    batch = next(mentsu.decisions((name, MJLOG), columns=["date", "room"]))
    assert batch.to_pylist()[0] == {"date": day, "room": "houou"}
