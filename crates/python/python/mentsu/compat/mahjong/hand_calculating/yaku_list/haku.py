"""白, a koutsu of white dragons."""

from ...constants import HAKU
from ...utils import has_pon_or_kan_of
from ..yaku import Yaku
from ._blocks import Blocks


class Haku(Yaku):
    """白, a koutsu of white dragons."""

    yaku_id = 15
    name = "Yakuhai (haku)"
    han_open = 1
    han_closed = 1

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return has_pon_or_kan_of(hand, HAKU)
