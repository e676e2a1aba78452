"""天和, tsumo on the first draw, by the dealer."""

from ...yaku import SituationYaku


class Tenhou(SituationYaku):
    """天和, tsumo on the first draw, by the dealer."""

    yaku_id = 115
    name = "Tenhou"
    han_closed = 13
    is_yakuman = True
