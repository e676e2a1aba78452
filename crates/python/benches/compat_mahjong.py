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


def own(module: Callable[[str], Any]) -> dict[str, tuple[Any, Any]]:
    """Configurations and calculators of a caller's own, each of which changes nothing."""
    yaku_list = module("hand_calculating.yaku_list")
    scores = module("hand_calculating.scores").ScoresCalculator
    configuration = module("hand_calculating.hand_config").HandConfig
    replaced, more = configuration(), configuration()
    replaced.yaku.tanyao = type("Own", (yaku_list.Tanyao,), {})()
    for name in ("Tanyao", "Pinfu", "Iipeiko", "Sanshoku", "Chantai", "Honitsu"):
        setattr(more.yaku, name.lower(), type("Own", (getattr(yaku_list, name),), {})())
    return {
        "a yaku replaced": (replaced, scores),
        "six yaku replaced": (more, scores),
        "own calculator": (configuration(), type("Own", (scores,), {})),
        "own configuration": (type("Own", (configuration,), {})(), scores),
    }


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
    yakuman = convert.one_line_string_to_136_array("23444m555666777z")
    asked["estimate_hand_value, Aotenjou, a yakuman"] = lambda: estimate(
        yakuman, yakuman[0], None, None, None, aotenjou
    )
    asked["estimate_hand_value, not won, refused"] = lambda: estimate(tiles[:-1] + [135], tiles[0])
    asked["estimate_hand_value, too few tiles, refused"] = lambda: estimate(tiles[:11], tiles[0])
    rules = module("hand_calculating.hand_config").OptionalRules
    for name, text in (("daisharin", "22334455667788p"), ("daichisei", "11223344556677z")):
        optional = configuration(options=rules(**{f"has_{name}": True}))
        pairs = convert.one_line_string_to_136_array(text)
        asked[f"estimate_hand_value, {name}"] = lambda pairs=pairs, optional=optional: estimate(
            pairs, pairs[0], config=optional
        )
    for name, (given, calculator) in own(module).items():
        asked[f"estimate_hand_value, {name}"] = lambda given=given, calculator=calculator: estimate(
            tiles, tiles[0], None, None, given, calculator
        )
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
