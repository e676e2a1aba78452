"""大七星, seven pairs of honors."""

from ....constants import HONOR_INDICES
from ...yaku import Yaku
from .._blocks import Blocks, tiles


class Daichisei(Yaku):
    """大七星, seven pairs of honors."""

    yaku_id = 110
    name = "Daichisei"
    han_closed = 13
    is_yakuman = True

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return len(hand) == 7 and HONOR_INDICES.issuperset(tiles(hand))
