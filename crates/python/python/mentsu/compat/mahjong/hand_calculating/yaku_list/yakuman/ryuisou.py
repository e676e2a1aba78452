"""緑一色, 23468 of sou and green dragons alone."""

from ....constants import HATSU
from ...yaku import Yaku
from .._blocks import Blocks, tiles

# 23468s and green dragons.
_GREEN = frozenset((19, 20, 21, 23, 25, HATSU))


class Ryuuiisou(Yaku):
    """緑一色, 23468 of sou and green dragons alone."""

    yaku_id = 105
    name = "Ryuuiisou"
    han_open = 13
    han_closed = 13
    is_yakuman = True

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return _GREEN.issuperset(tiles(hand))
