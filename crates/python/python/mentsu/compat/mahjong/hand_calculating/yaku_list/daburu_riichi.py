"""ダブル立直, riichi in the first turn."""

from ..yaku import SituationYaku


class DaburuRiichi(SituationYaku):
    """ダブル立直, riichi in the first turn."""

    yaku_id = 8
    name = "Double Riichi"
    han_closed = 2
