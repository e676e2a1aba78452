"""小四喜, koutsu of three winds and a pair of the fourth."""

from ....constants import WINDS
from ....utils import is_pair
from ...yaku import Yaku
from .._blocks import Blocks, koutsu


class Shousuushii(Yaku):
    """小四喜, koutsu of three winds and a pair of the fourth."""

    yaku_id = 104
    name = "Shousuushii"
    han_open = 13
    han_closed = 13
    is_yakuman = True

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        pairs = {block[0] for block in hand if is_pair(block)}
        return len(koutsu(hand) & WINDS) == 3 and bool(pairs & WINDS)
