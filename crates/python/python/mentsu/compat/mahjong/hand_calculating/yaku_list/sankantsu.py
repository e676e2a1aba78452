"""三槓子, three kans among the melds."""

from collections.abc import Collection

from ...meld import Meld
from ..yaku import Yaku
from ._blocks import Blocks


class SanKantsu(Yaku):
    """三槓子, three kans among the melds."""

    yaku_id = 32
    name = "San Kantsu"
    han_open = 2
    han_closed = 2

    def is_condition_met(self, hand: Blocks | None, melds: Collection[Meld], *args: object) -> bool:
        """Whether the hand is such a one."""
        return sum(meld.type in (Meld.KAN, Meld.SHOUMINKAN) for meld in melds) == 3
