"""中, a koutsu of red dragons."""

from ...constants import CHUN
from ...utils import has_pon_or_kan_of
from ..yaku import Yaku
from ._blocks import Blocks


class Chun(Yaku):
    """中, a koutsu of red dragons."""

    yaku_id = 17
    name = "Yakuhai (chun)"
    han_open = 1
    han_closed = 1

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return has_pon_or_kan_of(hand, CHUN)
