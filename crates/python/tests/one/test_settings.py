"""Arguments besides a hand reach the library: furiten, fifth copies, tiles in play, kita, room."""

from __future__ import annotations

import pytest

from mentsu import (
    Hand, IllegalAction, Line, MentsuError, Outlook, PlanError, Rules, Situation, TileSet, batch, encode,
)
from mentsu.legality import Passed

WAITING = Hand("23467m345p34588s")


def test_furiten_bars_ron_from_scores_of_waits() -> None:
    assert all(wait.ron is not None for wait in WAITING.score_waits())
    for passed in (Passed(discards="5m"), Passed(this_turn="8m")):
        waits = WAITING.score_waits(passed=passed)
        assert all(wait.ron is None and wait.tsumo is not None for wait in waits)
    riichi = WAITING.score_waits(Situation(riichi=True), passed=Passed(since_riichi="5m"))
    assert all(wait.ron is None and wait.tsumo is not None for wait in riichi)


def test_riichi_is_declared_by_concealed_copies_unless_told_otherwise() -> None:
    hand = Hand("12m456789p22s[3333m]+9s")
    assert "9s" in [str(riichi.face) for riichi in hand.score_riichi_discards()]
    with pytest.raises(IllegalAction, match="no discard leaves the hand tenpai"):
        hand.score_riichi_discards(tenpai="any")


def test_only_tiles_in_play_help() -> None:
    hand = Hand("123456p23499s19m")
    everything = TileSet(tile for tile, _ in hand.ukeire())
    in_play = TileSet(tile for tile, _ in hand.ukeire(in_play=TileSet.SANMA))
    assert in_play <= TileSet.SANMA and not everything <= TileSet.SANMA


def test_kita_and_room_reach_plans() -> None:
    sanma = next(name for name in Rules.presets() if "sanma" in name)
    hand = Hand("199m123456p23499s")
    points = [hand.plan(Outlook(6, kita=kita), sanma).best().points for kita in (0, 2)]
    assert points[1] > points[0] > 0
    with pytest.raises(PlanError):
        Hand("159m2468p13579s12z").plan(Outlook(17, room=10))


def test_winds_have_letters_and_numbers_too() -> None:
    for number, (letter, wind) in enumerate({"E": "east", "S": "south", "W": "west", "N": "north"}.items()):
        for written in (wind, letter, letter.lower(), number):
            situation = Situation("5m", seat=written, round=written, discarder=written, pao=[("daisangen", written)])
            assert (situation.seat, situation.round, situation.discarder) == (wind, wind, wind)
            assert situation.pao == (("daisangen", wind),) and situation.is_dealer == (wind == "east")
            assert situation == Situation("5m", seat=wind, round=wind, discarder=wind, pao=[("daisangen", wind)])
            outlook = Outlook(seat=written, round=written)
            assert outlook == Outlook(seat=wind, round=wind) and outlook.seat == wind
            assert Situation().replace(seat=written).seat == wind
            assert batch.score([str(WAITING)], ron="5m", seat=written) == batch.score([str(WAITING)], ron="5m", seat=wind)
    for odd in (4, -1, 2**70, "", "X", "EE", "\ud800", "East"):
        with pytest.raises(MentsuError):
            Situation(seat=odd)
    for odd in (None, True, 1.0, b"E", ["east"]):
        with pytest.raises(TypeError):
            Situation(seat=odd)


def test_no_rules_are_those_of_tenhou() -> None:
    hand = Hand("135m123456p23499s")
    assert batch.score([str(WAITING)], ron="5m", rules=None) == batch.score([str(WAITING)], ron="5m", rules="tenhou")
    assert batch.plan([hand], draws=2, rules=None) == batch.plan([hand], draws=2)
    assert (encode([hand], plan=1, draws=2, rules=None) == encode([hand], plan=1, draws=2)).all()
    assert Line(hand, rules=None) == Line(hand)
