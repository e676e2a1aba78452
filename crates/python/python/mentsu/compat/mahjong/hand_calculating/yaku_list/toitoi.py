"""対々和, four koutsu."""

from ..yaku import Yaku
from ._blocks import Blocks, koutsu


class Toitoi(Yaku):
    """対々和, four koutsu."""

    yaku_id = 30
    name = "Toitoi"
    han_open = 2
    han_closed = 2

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return len(koutsu(hand)) == 4
