"""How far a hand is from winning."""

from ... import _native


class Shanten:
    """
    Shanten of 34-arrays, for each form alone or the least of them.

    >>> from mentsu.compat.mahjong.shanten import Shanten
    >>> Shanten.calculate_shanten([3, 1] + [0] * 32) == Shanten.TENPAI_STATE
    True
    """

    TENPAI_STATE = 0
    AGARI_STATE = -1

    calculate_shanten = staticmethod(_native.calculate_shanten)
    calculate_shanten_for_regular_hand = staticmethod(_native.calculate_shanten_for_regular_hand)
    calculate_shanten_for_chiitoitsu_hand = staticmethod(
        _native.calculate_shanten_for_chiitoitsu_hand
    )
    calculate_shanten_for_kokushi_hand = staticmethod(_native.calculate_shanten_for_kokushi_hand)
