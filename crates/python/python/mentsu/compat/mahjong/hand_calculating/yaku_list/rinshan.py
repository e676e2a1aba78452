"""嶺上開花, tsumo on the tile after a kan."""

from ..yaku import SituationYaku


class Rinshan(SituationYaku):
    """嶺上開花, tsumo on the tile after a kan."""

    yaku_id = 5
    name = "Rinshan Kaihou"
    han_open = 1
    han_closed = 1
