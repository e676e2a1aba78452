"""自風, a koutsu of west winds where that is the seat's wind."""

from ...constants import WEST
from ...utils import has_pon_or_kan_of
from ..yaku import Yaku
from ._blocks import Blocks


class SeatWindWest(Yaku):
    """自風, a koutsu of west winds where that is the seat's wind."""

    yaku_id = 20
    name = "Yakuhai (seat wind west)"
    han_open = 1
    han_closed = 1

    def is_condition_met(self, hand: Blocks, player_wind: int | None, *args: object) -> bool:
        """Whether the hand is such a one."""
        return player_wind == WEST and has_pon_or_kan_of(hand, WEST)
