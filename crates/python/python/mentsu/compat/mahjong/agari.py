"""Whether a hand is won."""

from ... import _native


class Agari:
    """
    Wins of 34-arrays.

    >>> from mentsu.compat.mahjong.agari import Agari
    >>> Agari.is_agari([2] + [0] * 33)
    True
    """

    is_agari = staticmethod(_native.is_agari)
