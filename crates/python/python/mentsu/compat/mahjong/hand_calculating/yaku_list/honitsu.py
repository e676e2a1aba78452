"""混一色, one suit and honors."""

from ...utils import classify_hand_suits
from ..yaku import Yaku
from ._blocks import Blocks


class Honitsu(Yaku):
    """混一色, one suit and honors."""

    yaku_id = 36
    name = "Honitsu"
    han_open = 2
    han_closed = 3

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        suits, honors = classify_hand_suits(hand)
        return suits in (1, 2, 4) and bool(honors)
