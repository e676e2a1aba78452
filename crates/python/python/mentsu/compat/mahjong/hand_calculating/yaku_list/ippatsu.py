"""一発, won within a turn after riichi."""

from ..yaku import SituationYaku


class Ippatsu(SituationYaku):
    """一発, won within a turn after riichi."""

    yaku_id = 3
    name = "Ippatsu"
    han_closed = 1
