"""
Times of `mentsu.compat.mahjong`, and of PyPI's `mahjong` where that is installed.

`python benches/compat_mahjong.py`: microseconds of processor time a call, the least of nine runs.
"""

from __future__ import annotations

import importlib
import importlib.util
import time
import timeit
from collections.abc import Callable
from typing import Any

HANDS = ("22444m333567p444s", "234789m12345666p", "112233m99p445566s", "19m19p19s12345677z")
# What the native estimate leaves to the yaku objects, and what is refused, by the arguments of `HandConfig`.
RARE: dict[str, dict[str, Any]] = {
    "tenhou": {"is_tsumo": True, "is_tenhou": True, "player_wind": 27},
    "chiihou": {"is_tsumo": True, "is_chiihou": True, "player_wind": 28},
    "renhou": {"is_renhou": True, "player_wind": 28},
    "open riichi": {"is_riichi": True, "is_open_riichi": True},
    "paarenchan": {"paarenchan": 1},
    "nagashi mangan": {"is_nagashi_mangan": True},
    "ippatsu without riichi, refused": {"is_ippatsu": True},
}
SHANTEN = ("123m45p13789s113z", "1133557799m119p1z", "147m258p369s12345z")


def microseconds(call: Callable[[], Any], calls: int) -> float:
    """The least time a call takes."""
    return min(timeit.repeat(call, number=calls, repeat=9, timer=time.process_time)) / calls * 1e6


def times(package: str, calls: int) -> dict[str, float]:
    """What each question takes, by its name."""

    def module(name: str) -> Any:
        return importlib.import_module(f"{package}.{name}")

    convert = module("tile").TilesConverter
    estimate = module("hand_calculating.hand").HandCalculator.estimate_hand_value
    configuration = module("hand_calculating.hand_config").HandConfig
    shanten = module("shanten").Shanten.calculate_shanten
    agari = module("agari").Agari.is_agari
    config = configuration(is_tsumo=True, is_riichi=True, player_wind=28, round_wind=27)
    asked: dict[str, Callable[[], Any]] = {}
    for text in HANDS:
        tiles = convert.one_line_string_to_136_array(text)
        counts = convert.to_34_array(tiles)
        asked[f"estimate_hand_value {text}, tsumo with riichi, two indicators"] = (
            lambda tiles=tiles: estimate(tiles, tiles[-1], None, [0, 135], config)
        )
        asked[f"estimate_hand_value {text}, ron"] = lambda tiles=tiles: estimate(tiles, tiles[-1])
        asked[f"is_agari {text}"] = lambda counts=counts: agari(counts)
    for text in SHANTEN:
        counts = convert.one_line_string_to_34_array(text)
        asked[f"calculate_shanten {text}"] = lambda counts=counts: shanten(counts)
    tiles = convert.one_line_string_to_136_array("234567m23488p678s")
    for name, given in RARE.items():
        rare = configuration(**given)
        asked[f"estimate_hand_value, {name}"] = lambda rare=rare: estimate(tiles, tiles[0], config=rare)
    aotenjou = module("hand_calculating.scores").Aotenjou
    asked["estimate_hand_value, Aotenjou"] = lambda: estimate(tiles, tiles[0], None, None, None, aotenjou)
    asked["estimate_hand_value, not won, refused"] = lambda: estimate(tiles[:-1] + [135], tiles[0])
    options = module("hand_calculating.hand_config").OptionalRules(has_daisharin=True)
    daisharin = configuration(options=options)
    pairs = convert.one_line_string_to_136_array("22334455667788p")
    asked["estimate_hand_value, daisharin"] = lambda: estimate(pairs, pairs[0], config=daisharin)
    asked["HandConfig(…)"] = lambda: configuration(is_tsumo=True, is_riichi=True, player_wind=28)
    return {name: microseconds(call, calls) for name, call in asked.items()}


def main() -> None:
    """Print a table."""
    ours = times("mentsu.compat.mahjong", 2_000)
    is_there = importlib.util.find_spec("mahjong") is not None
    theirs = times("mahjong", 500) if is_there else {}
    print(f"{'µs a call':75} {'mentsu':>8} {'mahjong':>8}")
    for name, time_taken in ours.items():
        other = f"{theirs[name]:8.2f}" if name in theirs else ""
        print(f"{name:75} {time_taken:8.2f} {other}")


if __name__ == "__main__":
    main()
