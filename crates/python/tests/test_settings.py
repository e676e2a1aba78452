"""What is said beside a hand reaches the library: furiten, fifth copies, tiles in play, kita, room."""

from __future__ import annotations

import pytest

from mentsu import Hand, IllegalAction, Outlook, PlanError, Rules, Situation, TileSet
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
