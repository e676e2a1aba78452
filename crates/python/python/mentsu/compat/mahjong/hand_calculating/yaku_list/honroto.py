"""混老頭, terminals and honors alone."""

from ...constants import TERMINAL_AND_HONOR_INDICES
from ..yaku import Yaku
from ._blocks import Blocks, tiles


class Honroto(Yaku):
    """混老頭, terminals and honors alone."""

    yaku_id = 29
    name = "Honroutou"
    han_open = 2
    han_closed = 2

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return TERMINAL_AND_HONOR_INDICES.issuperset(tiles(hand))
