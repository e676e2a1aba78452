"""ダブルオープン立直, riichi in the first turn with the hand shown."""

from ..yaku import SituationYaku


class DaburuOpenRiichi(SituationYaku):
    """ダブルオープン立直, riichi in the first turn with the hand shown."""

    yaku_id = 9
    name = "Double Open Riichi"
    han_closed = 3
