"""二盃口, twice the same shuntsu twice."""

from ..yaku import Yaku
from ._blocks import Blocks, shuntsu


class Ryanpeikou(Yaku):
    """二盃口, twice the same shuntsu twice."""

    yaku_id = 38
    name = "Ryanpeikou"
    han_closed = 3

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return sum(times // 2 for times in shuntsu(hand).values()) >= 2
