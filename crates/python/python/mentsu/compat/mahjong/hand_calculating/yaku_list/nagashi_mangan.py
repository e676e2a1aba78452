"""流し満貫, only terminals and honors discarded, and none of them called."""

from ..yaku import SituationYaku


class NagashiMangan(SituationYaku):
    """流し満貫, only terminals and honors discarded, and none of them called."""

    yaku_id = 10
    name = "Nagashi Mangan"
    han_open = 5
    han_closed = 5
