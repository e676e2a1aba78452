"""三色同刻, the same koutsu in every suit."""

from ..yaku import Yaku
from ._blocks import Blocks, is_in_every_suit, koutsu


class SanshokuDoukou(Yaku):
    """三色同刻, the same koutsu in every suit."""

    yaku_id = 33
    name = "Sanshoku Doukou"
    han_open = 2
    han_closed = 2

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return is_in_every_suit(koutsu(hand))
