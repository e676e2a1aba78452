"""人和, ron before the own first draw, as five han."""

from ..yaku import SituationYaku


class Renhou(SituationYaku):
    """人和, ron before the own first draw, as five han."""

    yaku_id = 11
    name = "Renhou"
    han_closed = 5
