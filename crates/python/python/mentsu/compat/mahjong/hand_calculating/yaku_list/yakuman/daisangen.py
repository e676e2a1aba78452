"""大三元, koutsu of all three dragons."""

from ....constants import DRAGONS
from ...yaku import Yaku
from .._blocks import Blocks, koutsu


class Daisangen(Yaku):
    """大三元, koutsu of all three dragons."""

    yaku_id = 103
    name = "Daisangen"
    han_open = 13
    han_closed = 13
    is_yakuman = True

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return koutsu(hand) >= DRAGONS
