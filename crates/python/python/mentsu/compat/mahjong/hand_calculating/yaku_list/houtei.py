"""河底撈魚, ron on the last discard."""

from ..yaku import SituationYaku


class Houtei(SituationYaku):
    """河底撈魚, ron on the last discard."""

    yaku_id = 7
    name = "Houtei Raoyui"
    han_open = 1
    han_closed = 1
