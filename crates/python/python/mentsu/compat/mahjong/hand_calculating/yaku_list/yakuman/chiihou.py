"""地和, tsumo on the first draw, by another player than the dealer."""

from ...yaku import SituationYaku


class Chiihou(SituationYaku):
    """地和, tsumo on the first draw, by another player than the dealer."""

    yaku_id = 116
    name = "Chiihou"
    han_closed = 13
    is_yakuman = True
