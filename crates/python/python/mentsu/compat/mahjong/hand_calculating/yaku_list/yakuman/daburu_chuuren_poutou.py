"""純正九蓮宝燈, chuuren poutou that waited for all nine ranks."""

from ...yaku import SituationYaku


class DaburuChuurenPoutou(SituationYaku):
    """純正九蓮宝燈, chuuren poutou that waited for all nine ranks."""

    yaku_id = 114
    name = "Daburu Chuuren Poutou"
    han_closed = 26
    is_yakuman = True
