"""純全帯么九, a terminal in every block, with shuntsu."""

from ..yaku import Yaku
from ._blocks import Blocks, outside, shuntsu


class Junchan(Yaku):
    """純全帯么九, a terminal in every block, with shuntsu."""

    yaku_id = 37
    name = "Junchan"
    han_open = 2
    han_closed = 3

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return bool(shuntsu(hand)) and outside(hand)[0] == 5
