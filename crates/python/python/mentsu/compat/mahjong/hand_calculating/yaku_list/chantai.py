"""混全帯么九, a terminal or honor in every block, with shuntsu and honors."""

from ..yaku import Yaku
from ._blocks import Blocks, outside, shuntsu


class Chantai(Yaku):
    """混全帯么九, a terminal or honor in every block, with shuntsu and honors."""

    yaku_id = 28
    name = "Chantai"
    han_open = 1
    han_closed = 2

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        terminals, honors = outside(hand)
        return bool(shuntsu(hand) and terminals and honors) and terminals + honors == 5
