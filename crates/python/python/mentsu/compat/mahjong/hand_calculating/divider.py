"""The blocks of won hands."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum

from .... import _native
from ..meld import Meld


class _BlockType(IntEnum):
    QUAD = 0
    TRIPLET = 1
    PAIR = 2
    SEQUENCE = 3


_TYPES = {
    Meld.CHI: _BlockType.SEQUENCE,
    Meld.PON: _BlockType.TRIPLET,
    Meld.KAN: _BlockType.QUAD,
    Meld.SHOUMINKAN: _BlockType.QUAD,
}


@dataclass(frozen=True, order=True)
class _Block:
    """A block by its lowest kind. Blocks are listed in this order."""

    tile_34: int
    ty: _BlockType

    @classmethod
    def from_meld(cls, meld: Meld) -> "_Block":
        """The block of a meld; raises `RuntimeError` for a meld that is not a block."""
        kinds = meld.tiles_34
        kinds[0]  # A meld without tiles is an `IndexError`, whatever its type.
        if not isinstance(meld.type, str) or meld.type not in _TYPES:
            raise RuntimeError(f"invalid meld type: {meld.type}, tiles: {meld.tiles_34}")
        # The native part reports tiles that don't exist, of any size.
        first = 34 if max(kinds) > 33 else max(min(kinds), -1)
        return cls(first, _TYPES[meld.type])

    @property
    def tiles_34(self) -> list[int]:
        """The kinds of the tiles."""
        if self.ty is _BlockType.SEQUENCE:
            return [self.tile_34, self.tile_34 + 1, self.tile_34 + 2]
        return [self.tile_34] * (4 - self.ty)


class HandDivider:
    """Divides hands into four mentsu and a pair, or into seven pairs."""

    @staticmethod
    def divide_hand(
        tiles_34: Sequence[int], melds: Collection[Meld] | None = None
    ) -> list[list[list[int]]]:
        """
        Every way to divide a hand, melds included, into blocks of kinds; none of a hand not won.

        >>> from mentsu.compat.mahjong.hand_calculating.divider import HandDivider
        >>> from mentsu.compat.mahjong.tile import TilesConverter
        >>> hand = TilesConverter.one_line_string_to_34_array("11122233388899m")
        >>> for blocks in HandDivider.divide_hand(hand):
        ...     print(blocks)
        [[0, 0, 0], [1, 1, 1], [2, 2, 2], [7, 7, 7], [8, 8]]
        [[0, 1, 2], [0, 1, 2], [0, 1, 2], [7, 7, 7], [8, 8]]
        """
        blocks = [_Block.from_meld(meld) for meld in melds or ()]
        return _native.divide_tiles(tiles_34, [(block.tile_34, block.ty) for block in blocks])
