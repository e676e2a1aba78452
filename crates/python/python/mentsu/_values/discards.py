"""The discards of a hand, as a table in notebooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .svg import faces

if TYPE_CHECKING:
    from .._native import Discard


class Discards(tuple["Discard", ...]):
    """The discards of a hand, best first: a tuple.

    >>> from mentsu import Hand
    >>> discards = Hand("123m45p13789s113z+9m").discards()
    >>> len(discards), str(discards[0].tile)
    (13, '9m')
    """

    __slots__ = ()

    def __repr__(self) -> str:
        first = ", ".join(f"{one.tile} {one.shanten}-shanten {one.ukeire.total}" for one in self[:4])
        more = f", … {len(self) - 4} more" if len(self) > 4 else ""
        return f"<Discards: {first}{more}>"

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{one.tile._repr_html_()}</td><td>{one.shanten}</td><td>{one.ukeire.total}</td>"
            f"<td>{faces(list(one.ukeire.tiles))}</td></tr>"
            for one in self
        )
        head = "".join(f"<th>{name}</th>" for name in ("discard", "shanten", "tiles", "that help"))
        return f"<table><tr>{head}</tr>{rows}</table>"
