"""
A stand-in for PyPI's `mahjong` 2.1: its modules, classes, signatures and error texts.

>>> import mentsu.compat.mahjong as mahjong
>>> from mentsu.compat.mahjong.hand_calculating.hand import HandCalculator
>>> from mentsu.compat.mahjong.tile import TilesConverter
>>> tiles = TilesConverter.one_line_string_to_136_array("22444m333567p444s")
>>> answer = HandCalculator.estimate_hand_value(tiles, win_tile=tiles[-1])
>>> answer.han, answer.fu, answer.cost["main"], answer.yaku
(1, 40, 1300, [Tanyao])

The modules are those of that package: `tile` and `meld`, `shanten`, `agari`, `constants`, `utils`,
and `hand_calculating` with `hand`, `hand_config`, `hand_response`, `divider`, `fu`, `scores`,
`yaku`, `yaku_config`, `yaku_list` and `yaku_list.yakuman`.

Tiles are numbers up to 135, four of each kind, or counts of the 34 kinds: man, pin and sou from 1 to 9, then East,
South, West, North, white, green, red. 16, 52 and 88 are the red fives.

These cases differ. They are hands that no game has, or hands for which the original fails:

- Too many tiles for a hand are never won, by `Agari`, `HandDivider` or `HandCalculator`. The original accepts seven
  pairs and two more tiles as a win, and ignores honors that fit nowhere.
- More than four copies of a tile raise a `ValueError` for shanten.
- A chi may list its tiles in any order.
- With `Aotenjou` every hand has a value. The original raises a `ValueError` when it removes toitoi or honroutou for a
  yakuman, but the hand doesn't have them or has lost them already.
- The condition of shousangen is false for seven pairs with three pairs of dragons.
"""
