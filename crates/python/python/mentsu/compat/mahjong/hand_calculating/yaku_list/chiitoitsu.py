"""七対子, seven pairs."""

from ..yaku import Yaku
from ._blocks import Blocks


class Chiitoitsu(Yaku):
    """七対子, seven pairs."""

    yaku_id = 34
    name = "Chiitoitsu"
    han_closed = 2

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return len(hand) == 7
