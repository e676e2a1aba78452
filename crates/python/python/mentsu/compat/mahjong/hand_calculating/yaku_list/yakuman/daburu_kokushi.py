"""国士無双十三面待ち, kokushi that waited for all thirteen kinds."""

from ...yaku import SituationYaku


class DaburuKokushiMusou(SituationYaku):
    """国士無双十三面待ち, kokushi that waited for all thirteen kinds."""

    yaku_id = 112
    name = "Kokushi Musou Juusanmen Matchi"
    han_closed = 26
    is_yakuman = True
