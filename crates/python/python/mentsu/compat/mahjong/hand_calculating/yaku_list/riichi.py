"""立直."""

from ..yaku import SituationYaku


class Riichi(SituationYaku):
    """立直."""

    yaku_id = 1
    name = "Riichi"
    han_closed = 1
