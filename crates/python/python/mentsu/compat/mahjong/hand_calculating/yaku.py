"""The base of all yaku."""

from abc import ABC, abstractmethod
from typing import Any


class Yaku(ABC):
    """
    A yaku: its number and name, and its han with an open and a closed hand.

    0 han means that such a hand can't have it. A yakuman has 13 or a multiple.

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
    # The attribute of `YakuConfig` that holds it, and the name of its module.
    _attribute: str = ""

    def __init_subclass__(
        cls,
        *,
        attribute: str = "",
        id: int | None = None,
        name: str = "",
        han: tuple[int, int] = (0, 0),
        is_yakuman: bool = False,
        **row: Any,
    ) -> None:
        """Take the row in the first line of a class, if there is one; `han` is open and closed."""
        super().__init_subclass__(**row)
        if id is not None:
            cls._attribute, cls.yaku_id, cls.name, cls.is_yakuman = attribute, id, name, is_yakuman
            cls.han_open, cls.han_closed = han

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

        The signature of a yaku names what else it needs. Kokushi needs no blocks.
        """


class SituationYaku(Yaku):
    """A yaku that doesn't depend on the tiles: the caller knows whether it is there."""

    def is_condition_met(self, hand: Any, *args: Any, **kwargs: Any) -> bool:
        """Always true."""
        return True


def by_attribute(package: str, names: dict[str, Any]) -> dict[str, type[Yaku]]:
    """The yaku among these names, by attribute. Each counts as defined in the module of the original's name."""
    classes = {}
    for yaku in names.values():
        if isinstance(yaku, type) and issubclass(yaku, Yaku) and yaku._attribute:
            yaku.__module__ = f"{package}.{yaku._attribute}"
            classes[yaku._attribute] = yaku
    return classes
