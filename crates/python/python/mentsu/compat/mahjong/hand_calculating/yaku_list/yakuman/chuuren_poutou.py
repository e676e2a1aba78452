"""九蓮宝燈, 1112345678999 of one suit and any tile of it."""

from collections import Counter

from ....utils import classify_hand_suits, simplify
from ...yaku import Yaku
from .._blocks import Blocks, tiles

# The ranks that each of these hands has.
_GATES = Counter({0: 3, 8: 3} | dict.fromkeys(range(1, 8), 1))


class ChuurenPoutou(Yaku):
    """九蓮宝燈, 1112345678999 of one suit and any tile of it."""

    yaku_id = 101
    name = "Chuuren Poutou"
    han_closed = 13
    is_yakuman = True

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        suits, honors = classify_hand_suits(hand)
        ranks = Counter(simplify(tile) for tile in tiles(hand))
        return suits in (1, 2, 4) and not honors and ranks >= _GATES and ranks.total() == 14
