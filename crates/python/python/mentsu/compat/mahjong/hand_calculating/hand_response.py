"""The value of a hand."""

from collections.abc import Collection
from typing import Any

from .... import _native
from .fu import FuDetail
from .scores import ScoresResult
from .yaku import Yaku


class _Attributes:
    """An object whose attributes are in a dictionary, but for the indices of its fu in the native part."""

    __slots__ = ("__dict__", "__weakref__", "_fu_indices")

    _fu_indices: bytes


class HandResponse(_Attributes):
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
    fu_details: list[FuDetail] | None

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

    # The attributes as they are, perhaps still without the details.
    _attributes: dict[str, Any] = vars(_Attributes)["__dict__"]

    def __getattr__(self, name: str) -> Any:
        """The items of the fu, which most callers never read."""
        if name != "fu_details":
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        self.fu_details = _native.fu_details(self._fu_indices) or None
        return self.fu_details

    @property
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]
        """The attributes, the items of the fu among them."""
        _ = self.fu_details
        return self._attributes

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._attributes.update(state)

    def __str__(self) -> str:
        """The error, or han and fu."""
        return self.error or f"{self.han} han, {self.fu} fu"
