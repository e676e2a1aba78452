"""国士無双, the thirteen terminals and honors, one of them twice."""

from collections.abc import Sequence
from math import prod

from ....constants import TERMINAL_AND_HONOR_INDICES
from ...yaku import Yaku
from .._blocks import Blocks


class KokushiMusou(Yaku):
    """国士無双, the thirteen terminals and honors, one of them twice."""

    yaku_id = 100
    name = "Kokushi Musou"
    han_closed = 13
    is_yakuman = True

    def is_condition_met(self, hand: Blocks | None, tiles_34: Sequence[int], *args: object) -> bool:
        """Whether the hand is such a one."""
        return prod(tiles_34[kind] for kind in TERMINAL_AND_HONOR_INDICES) == 2
