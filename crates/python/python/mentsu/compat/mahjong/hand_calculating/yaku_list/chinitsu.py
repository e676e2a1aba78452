"""清一色, one suit alone."""

from ...utils import classify_hand_suits
from ..yaku import Yaku
from ._blocks import Blocks


class Chinitsu(Yaku):
    """清一色, one suit alone."""

    yaku_id = 39
    name = "Chinitsu"
    han_open = 5
    han_closed = 6

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        suits, honors = classify_hand_suits(hand)
        return suits in (1, 2, 4) and not honors
