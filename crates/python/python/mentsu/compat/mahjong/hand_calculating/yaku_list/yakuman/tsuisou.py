"""字一色, honors alone."""

from ....constants import HONOR_INDICES
from ...yaku import Yaku
from .._blocks import Blocks, tiles


class Tsuuiisou(Yaku):
    """字一色, honors alone."""

    yaku_id = 107
    name = "Tsuu Iisou"
    han_open = 13
    han_closed = 13
    is_yakuman = True

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return HONOR_INDICES.issuperset(tiles(hand))
