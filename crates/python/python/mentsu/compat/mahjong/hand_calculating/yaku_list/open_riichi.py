"""オープン立直, riichi with the hand shown."""

from ..yaku import SituationYaku


class OpenRiichi(SituationYaku):
    """オープン立直, riichi with the hand shown."""

    yaku_id = 2
    name = "Open Riichi"
    han_closed = 2
