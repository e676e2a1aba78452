"""門前清自摸和, tsumo with a closed hand."""

from ..yaku import SituationYaku


class Tsumo(SituationYaku):
    """門前清自摸和, tsumo with a closed hand."""

    yaku_id = 0
    name = "Menzen Tsumo"
    han_closed = 1
