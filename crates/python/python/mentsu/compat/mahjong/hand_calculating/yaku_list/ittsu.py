"""一気通貫, 123, 456 and 789 of one suit."""

from ..yaku import Yaku
from ._blocks import Blocks, shuntsu


class Ittsu(Yaku):
    """一気通貫, 123, 456 and 789 of one suit."""

    yaku_id = 27
    name = "Ittsu"
    han_open = 1
    han_closed = 2

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        found = shuntsu(hand).keys()
        return any({first, first + 3, first + 6} <= found for first in (0, 9, 18))
