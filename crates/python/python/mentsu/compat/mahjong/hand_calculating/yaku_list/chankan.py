"""搶槓, ron on the tile that somebody adds to a pon."""

from ..yaku import SituationYaku


class Chankan(SituationYaku):
    """搶槓, ron on the tile that somebody adds to a pon."""

    yaku_id = 4
    name = "Chankan"
    han_open = 1
    han_closed = 1
