"""一盃口, the same shuntsu twice."""

from ..yaku import Yaku
from ._blocks import Blocks, shuntsu


class Iipeiko(Yaku):
    """一盃口, the same shuntsu twice."""

    yaku_id = 14
    name = "Iipeiko"
    han_closed = 1

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return any(times >= 2 for times in shuntsu(hand).values())
