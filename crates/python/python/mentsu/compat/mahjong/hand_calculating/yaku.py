"""What every yaku is."""

from abc import ABC, abstractmethod
from typing import Any


class Yaku(ABC):
    """
    A yaku: its number and name, and its han with an open and a closed hand.

    0 han say that it isn't for such hands. A yakuman has 13 or a multiple.

    >>> from mentsu.compat.mahjong.hand_calculating.yaku_list import Honitsu
    >>> honitsu = Honitsu()
    >>> honitsu, honitsu.yaku_id, honitsu.han_open, honitsu.han_closed, honitsu.is_yakuman
    (Honitsu, 36, 2, 3, False)
    """

    yaku_id: int
    name: str
    han_open: int = 0
    han_closed: int = 0
    is_yakuman: bool = False

    def __str__(self) -> str:
        """The name."""
        return self.name

    def __repr__(self) -> str:
        """The name, as lists of yaku print it."""
        return str(self)

    @abstractmethod
    def is_condition_met(self, hand: Any, *args: Any, **kwargs: Any) -> bool:
        """
        Whether a hand, divided into blocks of kinds, has the yaku.

        What else a yaku asks for is named by its own signature. Kokushi needs no blocks.
        """


class SituationYaku(Yaku):
    """A yaku that the tiles say nothing of: whoever asks knows that it is there."""

    def is_condition_met(self, hand: Any, *args: Any, **kwargs: Any) -> bool:
        """Always true."""
        return True
