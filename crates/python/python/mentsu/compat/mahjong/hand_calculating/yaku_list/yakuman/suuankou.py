"""四暗刻, four concealed koutsu."""

from ...yaku import Yaku
from .._blocks import Blocks, koutsu


class Suuankou(Yaku):
    """四暗刻, four concealed koutsu."""

    yaku_id = 102
    name = "Suu Ankou"
    han_closed = 13
    is_yakuman = True

    def is_condition_met(self, hand: Blocks, win_tile: int, is_tsumo: bool) -> bool:
        """Whether the hand is such a one."""
        # A koutsu completed by ron isn't concealed.
        return len(koutsu(hand) - (set() if is_tsumo else {win_tile // 4})) == 4
