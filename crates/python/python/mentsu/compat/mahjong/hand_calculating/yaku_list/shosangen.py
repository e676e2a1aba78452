"""小三元, koutsu of two dragons and a pair of the third."""

from ...constants import DRAGONS
from ..yaku import Yaku
from ._blocks import Blocks


class Shosangen(Yaku):
    """小三元, koutsu of two dragons and a pair of the third."""

    yaku_id = 35
    name = "Shou Sangen"
    han_open = 2
    han_closed = 2

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        dragons = [len(block) for block in hand if block[0] in DRAGONS]
        return len(dragons) == 3 and sum(size > 2 for size in dragons) >= 2
