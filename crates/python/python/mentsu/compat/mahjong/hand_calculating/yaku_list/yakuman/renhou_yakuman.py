"""人和, ron before the own first draw, as a yakuman."""

from ...yaku import SituationYaku


class RenhouYakuman(SituationYaku):
    """人和, ron before the own first draw, as a yakuman."""

    yaku_id = 117
    name = "Renhou (yakuman)"
    han_closed = 13
    is_yakuman = True
