"""場風, a koutsu of east winds where that is the round's wind."""

from ...constants import EAST
from ...utils import has_pon_or_kan_of
from ..yaku import Yaku
from ._blocks import Blocks


class RoundWindEast(Yaku):
    """場風, a koutsu of east winds where that is the round's wind."""

    yaku_id = 22
    name = "Yakuhai (round wind east)"
    han_open = 1
    han_closed = 1

    def is_condition_met(self, hand: Blocks, round_wind: int | None, *args: object) -> bool:
        """Whether the hand is such a one."""
        return round_wind == EAST and has_pon_or_kan_of(hand, EAST)
