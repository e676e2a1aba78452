"""發, a koutsu of green dragons."""

from ...constants import HATSU
from ...utils import has_pon_or_kan_of
from ..yaku import Yaku
from ._blocks import Blocks


class Hatsu(Yaku):
    """發, a koutsu of green dragons."""

    yaku_id = 16
    name = "Yakuhai (hatsu)"
    han_open = 1
    han_closed = 1

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        """Whether the hand is such a one."""
        return has_pon_or_kan_of(hand, HATSU)
