"""Games that are played from Python."""

from __future__ import annotations

import copy
import json
import pickle
import random
from pathlib import Path

import mentsu
import pytest
from made_logs import events_of, play
from mentsu.table import (
    Event, Game, Round, Table, View, Wall, action_from_mjai, action_to_mjai, event_to_mjai, events_from_mjai,
)

PRESETS = mentsu.Rules.presets()


def play_on(round: Round, choose: random.Random) -> list[Event]:
    """Plays at random to the end; returns all events."""
    events = list(round.events)
    while round.awaited:
        seat = choose.choice(round.awaited)
        events += round.act(seat, choose.choice(round.options(seat)))
    assert round.is_over
    return events


@pytest.mark.parametrize("rules", PRESETS)
def test_rounds_are_played(rules: str) -> None:
    for seed in range(6):
        round = Round(rules, seed=seed)
        assert round.awaited == (0,) and round.events[0].kind == "deal" and round.rules.players == len(round.points)
        events = play_on(round, random.Random(seed))
        assert events[-1].kind == "win" or events[-1].deltas is not None
        lines = [event_to_mjai(event, players=round.rules.players) for event in events]
        assert events_from_mjai(lines, rules) == tuple(
            events_from_mjai(json.loads(json.dumps(lines)), round.rules)
        )
        kinds = [event.kind for event in events_from_mjai(lines, rules)]
        assert kinds == [event.kind for event in events]


#: Points after rounds that `bot::efficiency` plays, wall and all by `SplitMix64::new(seed)`; the same table stands in
#: crates/table/tests/suite/bots.rs.
PLAYED = {
    ("tenhou", 0): (21_100, 33_900, 22_000, 23_000),
    ("tenhou", 7): (25_000, 27_300, 25_000, 22_700),
    ("tenhou_sanma", 1): (33_000, 35_000, 35_000),
    ("mahjong_soul", 2): (24_000, 27_000, 24_500, 24_500),
    ("wrc", 3): (48_000, 24_000, 24_000, 24_000),
    ("m_league", 4): (37_000, 25_000, 13_000, 25_000),
}


def test_the_same_seeds_give_the_same_rounds_as_in_rust() -> None:
    for (rules, seed), points in PLAYED.items():
        round = Round(rules, seed=seed)
        while round.awaited:
            seat = round.awaited[0]
            round.act(seat, round.view(seat).bot("efficiency"))
        assert round.points == points, (rules, seed)


@pytest.mark.parametrize("rules", ["tenhou", "tenhou_sanma", "m_league"])
def test_views_are_made_of_events(rules: str) -> None:
    choose = random.Random(1)
    round = Round(rules, seed=5)
    seats = range(round.rules.players)
    views = [View(rules, seat, round.events[0].seen_by(seat)) for seat in seats]
    new = round.events[1:]
    while True:
        for view in views:
            for event in new:
                view.apply(event.seen_by(view.seat))
        if round.is_over:
            break
        for seat in round.awaited:
            assert views[seat].options == round.options(seat) and views[seat].hand == round.hand(seat)
            assert views[seat].table == round.table
            for action in views[seat].options:
                worth = views[seat].worth(action)
                assert (worth is not None) == (action.kind in ("tsumo", "ron"))
                assert worth is None or worth.deltas is not None
                assert action_from_mjai(views[seat], action_to_mjai(views[seat], action)) == action
                assert action_from_mjai(round, action_to_mjai(round, action, seat), seat) == action
        seat = choose.choice(round.awaited)
        new = round.act(seat, choose.choice(round.options(seat)))


def test_values_compare_copy_and_pickle() -> None:
    round = Round("mahjong_soul", seed=3)
    game = Game("wrc", seed=2)
    for _ in range(30):
        for thing in (round, game):
            seat = thing.awaited[0]
            thing.act(seat, thing.default_action(seat))
    for value in (round, game, round.view(1), round.table, round.wall, round.rules, *round.events):
        for other in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
            assert other == value and type(other) is type(value)
    other = round.copy()
    seat = other.awaited[0]
    other.act(seat, other.options(seat)[0])
    assert other != round
    assert hash(round.table) == hash(round.copy().table) and hash(round.wall) == hash(Wall(round.wall.faces, "mahjong_soul"))
    for value in (round, game, round.view(2)):
        with pytest.raises(TypeError):
            hash(value)
        assert repr(value).startswith("<")


def test_a_game_ends_with_a_result() -> None:
    for rules, total in (("tenhou", 100_000), ("tenhou_sanma", 105_000)):
        game = Game(rules, seed=4)
        with pytest.raises(mentsu.MentsuError, match="isn't over"):
            game.next_round()
        while game.result is None:
            if game.round.is_over:
                if game.may_stop is not None:
                    game.stop(game.may_stop)
                else:
                    game.next_round()
                continue
            seat = game.awaited[0]
            game.act(seat, game.view(seat).bot("efficiency"))
        assert sum(game.result["points"]) == total and sum(game.result["scores"]) == 0
        assert sorted(game.result["places"]) == list(range(1, len(game.result["points"]) + 1))
        with pytest.raises(mentsu.MentsuError, match="over"):
            game.next_round()


def test_a_record_is_continued(tmp_path: Path) -> None:
    (path,) = play(tmp_path, 1, 8, "--tonpuu")
    (whole,) = mentsu.read_log(path)
    for decision in whole.decisions[::40]:
        round = Round.before(decision)
        assert round.hand(decision.seat) == decision.hand and round.options(decision.seat) == decision.options
        other = round.copy()
        round.act(decision.seat, decision.action)
        play_on(other, random.Random(1))
    lines = events_of(path)
    assert events_from_mjai(
        [line for line in lines if line["type"] not in ("start_game", "end_game")], "tenhou"
    )[0].kind == "deal"


def test_what_may_not_be_done_is_refused() -> None:
    round = Round(seed=7)
    before = round.copy()
    with pytest.raises(mentsu.IllegalAction, match="seat 1"):
        round.act(1, round.default_action(0))
    assert round == before
    for wrong in (-1, 4, "a", None):
        with pytest.raises((mentsu.MentsuError, AttributeError, TypeError)):
            round.options(wrong)  # type: ignore[arg-type]
    for arguments in ({"rules": "no"}, {"points": [1, 2]}, {"wind": "up"}, {"seed": -1}, {"dealer": 7}):
        with pytest.raises(mentsu.MentsuError):
            Round(**arguments)  # type: ignore[arg-type]
    with pytest.raises(mentsu.MentsuError):
        Round("tenhou_sanma", wall=Wall.shuffled("tenhou"))
    with pytest.raises(mentsu.MentsuError):
        Wall("1m")
    with pytest.raises(mentsu.MentsuError, match="deal"):
        View("tenhou", 0, round.events[1])
    with pytest.raises(mentsu.MentsuError, match="nothing that seat 0"):
        action_from_mjai(round.view(0), {"type": "none"})
    with pytest.raises(mentsu.RecordError):
        events_from_mjai([{"type": "dahai"}])


def test_a_position_is_set_up() -> None:
    round = Round("tenhou", seed=1, wind="south", dealer=2, honba=3, sticks=1, points=[10_000, 20_000, 30_000, 39_000])
    table = round.table
    assert (table.wind, table.dealer, table.honba, table.sticks) == ("south", 2, 3, 1)
    assert table.points == (10_000, 20_000, 30_000, 39_000) and round.awaited == (2,)
    assert Round("tenhou", wall=round.wall).hand(0) == Round("tenhou", seed=1).hand(0)


def test_tables_are_shown() -> None:
    round = Round("tenhou_sanma", seed=2)
    play_on(round, random.Random(3))
    for value in (round, round.table, round.view(0)):
        html = value._repr_html_()
        assert html.startswith("<table>") and html.count("<tr>") == 3 and "<svg" in html and "seat 2" in html
    assert isinstance(round.table, Table) and "svg" not in repr(round.table)


def test_views_advise() -> None:
    round = Round("tenhou", seed=7)
    seat = round.awaited[0]
    advice = round.view(seat).advice()
    assert [one.action for one in advice] and {one.action for one in advice} == set(round.options(seat))
    assert advice[0].value >= advice[-1].value and advice[0].action == round.view(seat).bot("advisor")
    assert round.view((seat + 1) % 4).advice() == ()
