"""大四喜, koutsu of all four winds."""

from ....constants import WINDS
from ...yaku import Yaku
from .._blocks import Blocks, koutsu


class DaiSuushii(Yaku):
    """大四喜, koutsu of all four winds."""

    yaku_id = 111
    name = "Dai Suushii"
    han_open = 26
    han_closed = 26
    is_yakuman = True

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return koutsu(hand) >= WINDS
