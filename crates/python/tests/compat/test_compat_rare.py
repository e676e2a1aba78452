"""Daisharin and daichisei, which the library doesn't know: every such win is worth what the reference says."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from compat_hands import answer

from mentsu.compat.mahjong.hand_calculating import hand
from mentsu.compat.mahjong.hand_calculating.hand import HandCalculator
from mentsu.compat.mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mentsu.compat.mahjong.meld import Meld
from mentsu.compat.mahjong.tile import TilesConverter

#: Two each of 2 to 8, by the lowest kind, and of all honors; then the same with one pair outside.
SUITS = [1, 10, 19]
PAIRS = [range(first, first + 7) for first in (*SUITS, 27, 0, 2, 9, 20)]
EVENTS: list[dict[str, Any]] = [
    {"player_wind": 29, "round_wind": 28},
    {"player_wind": 29, "round_wind": 27, "is_riichi": True, "is_ippatsu": True},
    {"player_wind": 29, "round_wind": 27, "is_daburu_riichi": True, "is_open_riichi": True},
    {"player_wind": 27, "round_wind": 27, "paarenchan": 2},
    {"player_wind": 28, "round_wind": 27, "is_renhou": True},
    {"player_wind": 27, "round_wind": 27, "is_tenhou": True},
    {"player_wind": 30, "round_wind": 30, "is_haitei": True},
]


def shuntsu_of(tiles: list[int], first: int) -> list[list[Meld]]:
    """Melds that the hand can have declared: none, one or two chi."""
    chi = [[4 * kind + copy for kind in range(start, start + 3)] for start in (first, first + 3) for copy in (0, 1)]
    found = [[Meld(Meld.CHI, one)] for one in chi[::2]] + [[Meld(Meld.CHI, chi[0]), Meld(Meld.CHI, chi[1])]]
    return [[], *found]


def questions() -> Iterator[tuple[list[int], int, list[Meld], dict[str, Any], dict[str, bool]]]:
    rules = [
        dict(zip(("has_daisharin", "has_daisharin_other_suits", "has_daichisei"), which))
        for which in itertools.product((False, True), repeat=3)
    ]
    for kinds in PAIRS:
        tiles = [4 * kind + copy for kind in kinds for copy in (0, 1)]
        for melds in shuntsu_of(tiles, kinds[0]) if kinds[0] < 27 else [[]]:
            declared = {tile for meld in melds for tile in meld.tiles}
            for won in [tile for tile in tiles if tile not in declared and tile % 4 == 0]:
                for event, is_tsumo, which in itertools.product(EVENTS, (False, True), rules):
                    yield tiles, won, melds, event | {"is_tsumo": is_tsumo}, which


def test_optional_yakuman_are_those_of_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    native = hand._estimate
    asked = left = 0
    named: set[str] = set()
    for tiles, won, melds, how, rules in questions():
        config = HandConfig(**how, options=OptionalRules(**rules))

        def ask() -> dict[str, Any]:
            return answer(HandCalculator.estimate_hand_value(tiles, won, melds, [4, 112], config, ura_dora_indicators=[4]))

        def counted(*arguments: Any) -> Any:
            nonlocal left
            known = native(*arguments)
            left += known is None
            return known

        monkeypatch.setattr(hand, "_estimate", counted)
        quick = ask()
        monkeypatch.setattr(hand, "_estimate", lambda *_: None)
        assert quick == ask(), (TilesConverter.to_one_line_string(tiles), won, melds, how, rules)
        asked += 1
        named |= {*(quick["yaku"] or [])}
    assert left == 0, "nothing is left to the reference"
    assert {"Daisharin", "Daisuurin", "Daichikurin", "Daichisei", "Tsuu Iisou", "Ryanpeikou"} <= named
    assert asked > 10_000


@pytest.mark.parametrize(("suit", "name"), [("m", "Daisuurin"), ("p", "Daisharin"), ("s", "Daichikurin")])
def test_daisharin_is_named_by_its_suit(suit: str, name: str) -> None:
    tiles = TilesConverter.one_line_string_to_136_array(f"22334455667788{suit}")
    config = HandConfig(options=OptionalRules(has_daisharin_other_suits=True))
    for _ in range(2):
        assert str(HandCalculator.estimate_hand_value(tiles, tiles[0], config=config).yaku) == f"[{name}]"
    plain = HandConfig(options=OptionalRules(has_daisharin=True))
    given = str(HandCalculator.estimate_hand_value(tiles, tiles[0], config=plain).yaku)
    assert (given == "[Daisharin]") == (suit == "p")
