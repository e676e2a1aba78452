"""The value of a hand."""

from collections.abc import Collection

from .... import _native
from .fu import FuDetail
from .scores import ScoresResult
from .yaku import Yaku


class HandResponse:
    """
    Payments, han, fu with their items, and yaku; or an error, and nothing else.

    Yaku are sorted by their numbers, fu by how many.

    >>> from mentsu.compat.mahjong.hand_calculating.hand_response import HandResponse
    >>> HandResponse(han=3, fu=30).__str__(), str(HandResponse(error="no_yaku"))
    ('3 han, 30 fu', 'no_yaku')
    """

    cost: ScoresResult | None
    han: int | None
    fu: int | None
    yaku: list[Yaku] | None
    error: str | None
    is_open_hand: bool

    # The details, or their indices in the native part: most callers never read them.
    _fu_details: list[FuDetail] | bytes | None

    def __init__(
        self,
        cost: ScoresResult | None = None,
        han: int | None = None,
        fu: int | None = None,
        yaku: Collection[Yaku] | None = None,
        error: str | None = None,
        fu_details: list[FuDetail] | None = None,
        is_open_hand: bool = False,
    ) -> None:
        self.cost = cost
        self.han = han
        self.fu = fu
        self.error = error
        self.is_open_hand = is_open_hand
        self.fu_details = sorted(fu_details, key=lambda item: -item["fu"]) if fu_details else None
        self.yaku = sorted(yaku, key=lambda one: one.yaku_id) if yaku else None

    @property
    def fu_details(self) -> list[FuDetail] | None:
        """The items of the fu."""
        if isinstance(self._fu_details, bytes):
            self._fu_details = _native.fu_details(self._fu_details) or None
        return self._fu_details

    @fu_details.setter
    def fu_details(self, fu_details: list[FuDetail] | None) -> None:
        self._fu_details = fu_details

    def __str__(self) -> str:
        """The error, or han and fu."""
        return self.error or f"{self.han} han, {self.fu} fu"
