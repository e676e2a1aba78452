"""断么九, neither terminals nor honors."""

from ...constants import TERMINAL_AND_HONOR_INDICES
from ..yaku import Yaku
from ._blocks import Blocks, tiles


class Tanyao(Yaku):
    """断么九, neither terminals nor honors."""

    yaku_id = 13
    name = "Tanyao"
    han_open = 1
    han_closed = 1

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return TERMINAL_AND_HONOR_INDICES.isdisjoint(tiles(hand))
