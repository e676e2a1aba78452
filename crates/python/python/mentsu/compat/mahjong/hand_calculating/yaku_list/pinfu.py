"""平和, no fu but the base; whoever counts them knows."""

from ..yaku import SituationYaku


class Pinfu(SituationYaku):
    """平和, no fu but the base; whoever counts them knows."""

    yaku_id = 12
    name = "Pinfu"
    han_closed = 1
