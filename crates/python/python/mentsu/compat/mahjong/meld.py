"""Declared melds."""

from collections.abc import Sequence
from functools import cached_property

from .tile import TilesConverter


class Meld:
    """
    A chi, pon or kan. A concealed kan is a `KAN` that isn't `opened`.

    >>> from mentsu.compat.mahjong.meld import Meld
    >>> from mentsu.compat.mahjong.tile import TilesConverter
    >>> Meld(Meld.CHI, TilesConverter.string_to_136_array(man="123"))
    Type: chi, Tiles: 123m (0, 4, 8)
    """

    CHI = "chi"
    PON = "pon"
    KAN = "kan"
    # A pon with a fourth tile added.
    SHOUMINKAN = "shouminkan"
    # A north set aside in sanma, never a block of a hand.
    NUKI = "nuki"

    type: str | None
    tiles: tuple[int, ...]
    opened: bool
    called_tile: int | None
    who: int | None
    from_who: int | None

    def __init__(
        self,
        meld_type: str | None = None,
        tiles: Sequence[int] | None = None,
        opened: bool = True,
        called_tile: int | None = None,
        who: int | None = None,
        from_who: int | None = None,
    ) -> None:
        self.type = meld_type
        self.tiles = tuple(tiles or ())
        self.opened = opened
        self.called_tile = called_tile
        self.who = who
        self.from_who = from_who

    def __setattr__(self, name: str, value: object) -> None:
        """Set an attribute; other tiles have other kinds."""
        super().__setattr__(name, value)
        if name == "tiles":
            self.__dict__.pop("tiles_34", None)

    def __str__(self) -> str:
        """The type and the tiles, as text and by number."""
        tiles = TilesConverter.to_one_line_string(self.tiles)
        return f"Type: {self.type}, Tiles: {tiles} {self.tiles}"

    __repr__ = __str__

    @cached_property
    def tiles_34(self) -> list[int]:
        """The kinds of the tiles."""
        return [tile // 4 for tile in self.tiles]
