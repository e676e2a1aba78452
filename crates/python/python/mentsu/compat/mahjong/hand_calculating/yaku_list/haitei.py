"""海底摸月, tsumo on the last tile of the wall."""

from ..yaku import SituationYaku


class Haitei(SituationYaku):
    """海底摸月, tsumo on the last tile of the wall."""

    yaku_id = 6
    name = "Haitei Raoyue"
    han_open = 1
    han_closed = 1
