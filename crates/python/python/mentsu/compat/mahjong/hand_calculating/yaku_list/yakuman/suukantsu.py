"""四槓子, four kans among the melds."""

from collections.abc import Collection

from ....meld import Meld
from ...yaku import Yaku
from .._blocks import Blocks


class Suukantsu(Yaku):
    """四槓子, four kans among the melds."""

    yaku_id = 106
    name = "Suu Kantsu"
    han_open = 13
    han_closed = 13
    is_yakuman = True

    def is_condition_met(self, hand: Blocks | None, melds: Collection[Meld], *args: object) -> bool:
        """Whether the hand is such a one."""
        return sum(meld.type in (Meld.KAN, Meld.SHOUMINKAN) for meld in melds) == 4
