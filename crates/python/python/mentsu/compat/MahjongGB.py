"""
A stand-in for PyPI's `PyMahjongGB` 1.4.0: its seven functions with their arguments, tuples and errors.

>>> from mentsu.compat.MahjongGB import MahjongFanCalculator, MahjongShanten, SevenPairsShanten
>>> hand = ("W1", "W1", "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W9", "W9")
>>> MahjongFanCalculator((), hand, "W3", 1, False, False, False, False, 0, 0, verbose=True)
((88, 1, '九莲宝灯', 'Nine Gates'), (1, 1, '连六', 'Short Straight'), (1, 1, '花牌', 'Flower Tiles'))
>>> MahjongShanten(pack=(("PENG", "J1", 2),), hand=hand[:10])
0
>>> SevenPairsShanten(("W1", "W1", "T2", "T2", "B3", "B3", "F1", "F1", "F2", "F2", "J1", "J1", "J2"))
(0, ('J2',))

A tile is W (characters), T (bamboos) or B (dots) with 1 to 9, F (winds) with 1 to 4, J (dragons: red, green, white)
with 1 to 3. A declared set is `("PENG" | "GANG" | "CHI", tile, offer)`, where the tile of a CHI is the middle one;
`offer` is 1 to 3, and 0 for a concealed GANG. `MahjongFanCalculator(pack, hand, winTile, flowerCount, isSelfDrawn,
is4thTile, isAboutKong, isWallLast, seatWind, prevalentWind, verbose=False)` gives `((points, name), …)`, or with
`verbose` `((points each, times, name, English name), …)`. `MahjongShanten(pack, hand)` gives a number;
`RegularShanten`, `KnittedStraightShanten`, `SevenPairsShanten`, `ThirteenOrphansShanten` and
`HonorsAndKnittedTilesShanten` take `hand` and give the shanten and the tiles that lower it.

These cases differ. They are hands that no game has, or the original counts tiles that don't exist:

- More than four copies of a tile raise the `TypeError` `ERROR_TILE_COUNT_GREATER_THAN_4`. The original has this text,
  but counts such hands.
- A CHI of an honor, or with a 1 or 9 in the middle, raises the `TypeError` `ERROE_WRONG_TILE_CODE`, and a PENG or CHI
  with `offer` 0 raises `ERROE_WRONG_OFFER_CODE`. The original counts tiles that don't exist, and such a PENG as
  concealed.
- Too many tiles or sets for a hand raise an error about their number; the original writes beyond its arrays.
- No set and no pair waits for a fifth copy of a tile: shanten never relies on a fifth copy, and none lowers it. So `F1`
  four times is a pung and a tile that must go; `1111222244555z` is 2-shanten, 1-shanten by the original.
- Among readings with equal points another one may be listed; totals are equal.

As in the original, `is4thTile` and `isAboutKong` are ignored if the tiles contradict them, a wind outside 0 to 3
belongs to no player, and flowers are counted modulo 256.
"""

from .._native import (
    HonorsAndKnittedTilesShanten,
    KnittedStraightShanten,
    MahjongFanCalculator,
    MahjongShanten,
    RegularShanten,
    SevenPairsShanten,
    ThirteenOrphansShanten,
)

__all__ = [
    "HonorsAndKnittedTilesShanten",
    "KnittedStraightShanten",
    "MahjongFanCalculator",
    "MahjongShanten",
    "RegularShanten",
    "SevenPairsShanten",
    "ThirteenOrphansShanten",
]
