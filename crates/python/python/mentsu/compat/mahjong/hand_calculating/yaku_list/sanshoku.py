"""三色同順, the same shuntsu in every suit."""

from ..yaku import Yaku
from ._blocks import Blocks, is_in_every_suit, shuntsu


class Sanshoku(Yaku):
    """三色同順, the same shuntsu in every suit."""

    yaku_id = 26
    name = "Sanshoku Doujun"
    han_open = 1
    han_closed = 2

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return is_in_every_suit(shuntsu(hand).keys())
