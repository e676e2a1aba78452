"""三暗刻, three concealed koutsu."""

from collections.abc import Collection

from ...meld import Meld
from ...utils import is_chi, is_pon_or_kan
from ..yaku import Yaku
from ._blocks import Blocks


class Sanankou(Yaku):
    """三暗刻, three concealed koutsu."""

    yaku_id = 31
    name = "San Ankou"
    han_open = 2
    han_closed = 2

    def is_condition_met(
        self, hand: Blocks, win_tile: int, melds: Collection[Meld], is_tsumo: bool
    ) -> bool:
        """Whether the hand is such a one."""
        opened = [meld.tiles_34 for meld in melds if meld.opened]
        closed = [block for block in hand if list(block) not in opened]
        koutsu = {block[0] for block in closed if is_pon_or_kan(block)}
        won = win_tile // 4
        # A koutsu completed by ron isn't concealed, unless a shuntsu can have been.
        if not is_tsumo and not any(is_chi(block) and won in block for block in closed):
            koutsu.discard(won)
        return len(koutsu) == 3
