"""差し込み, ron from somebody who has seen the hand: open riichi."""

from ...yaku import SituationYaku


class Sashikomi(SituationYaku):
    """差し込み, ron from somebody who has seen the hand: open riichi."""

    yaku_id = 118
    name = "Sashikomi"
    han_closed = 13
    is_yakuman = True
