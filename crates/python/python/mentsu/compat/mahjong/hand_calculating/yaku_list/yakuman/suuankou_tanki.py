"""四暗刻単騎, four concealed koutsu that waited for the pair."""

from ...yaku import SituationYaku


class SuuankouTanki(SituationYaku):
    """四暗刻単騎, four concealed koutsu that waited for the pair."""

    yaku_id = 113
    name = "Suu Ankou Tanki"
    han_closed = 26
    is_yakuman = True
