"""清老頭, terminals alone."""

from ....constants import TERMINAL_INDICES
from ...yaku import Yaku
from .._blocks import Blocks, tiles


class Chinroutou(Yaku):
    """清老頭, terminals alone."""

    yaku_id = 108
    name = "Chinroutou"
    han_open = 13
    han_closed = 13
    is_yakuman = True

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return TERMINAL_INDICES.issuperset(tiles(hand))
