"""Tiles, and the ways to write them."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from .constants import FIVE_RED_MAN, FIVE_RED_PIN, FIVE_RED_SOU

# The letter and the red five of each suit.
_SUITS = (("m", FIVE_RED_MAN), ("p", FIVE_RED_PIN), ("s", FIVE_RED_SOU), ("z", None))


class Tile:
    """A discard, and whether it was tsumogiri. Nothing else here uses it."""

    value: Any
    is_tsumogiri: Any

    def __init__(self, value: Any, is_tsumogiri: Any) -> None:
        self.value = value
        self.is_tsumogiri = is_tsumogiri


class TilesConverter:
    """Converts between text, counts and numbers of tiles."""

    @staticmethod
    def to_one_line_string(tiles: Collection[int], print_aka_dora: bool = False) -> str:
        """
        Numbers as text, sorted; with `print_aka_dora` a red five is a 0.

        >>> from mentsu.compat.mahjong.tile import TilesConverter
        >>> TilesConverter.to_one_line_string([108, 16, 0, 40])
        '15m2p1z'
        >>> TilesConverter.to_one_line_string([108, 16, 0, 40], print_aka_dora=True)
        '10m2p1z'
        """
        digits = ["", "", "", ""]
        for tile in sorted(tiles):
            suit = (tile >= 36) + (tile >= 72) + (tile >= 108)
            red = print_aka_dora and tile == _SUITS[suit][1]
            digits[suit] += "0" if red else str((tile - 36 * suit) // 4 + 1)
        suits = zip(digits, _SUITS, strict=True)
        return "".join(suit + letter for suit, (letter, _) in suits if suit)

    @staticmethod
    def to_34_array(tiles: Iterable[int]) -> list[int]:
        """
        How many copies of each kind there are.

        >>> from mentsu.compat.mahjong.tile import TilesConverter
        >>> TilesConverter.to_34_array([0, 1, 2, 4])[:3]
        [3, 1, 0]
        """
        counts = [0] * 34
        for tile in tiles:
            counts[tile // 4] += 1
        return counts

    @staticmethod
    def to_136_array(tiles: Sequence[int]) -> list[int]:
        """
        The first copies of each kind.

        >>> from mentsu.compat.mahjong.tile import TilesConverter
        >>> TilesConverter.to_136_array([2, 1] + [0] * 32)
        [0, 1, 4]
        """
        return [4 * kind + copy for kind, count in enumerate(tiles) for copy in range(count)]

    @staticmethod
    def _split_string(digits: str | None, first: int, red: int | None) -> list[int]:
        tiles: list[int] = []
        copies: dict[int, int] = {}
        for digit in digits or "":
            if red is not None and digit in ("0", "r"):
                tiles.append(red)
                continue
            tile = first + 4 * (int(digit) - 1)
            # With red fives, a 5 is never the red one.
            tile += tile == red
            tiles.append(tile + copies.get(tile, 0))
            copies[tile] = copies.get(tile, 0) + 1
        return tiles

    @staticmethod
    def string_to_136_array(
        sou: str | None = None,
        pin: str | None = None,
        man: str | None = None,
        honors: str | None = None,
        has_aka_dora: bool = False,
    ) -> list[int]:
        """
        The digits of each suit as numbers; with `has_aka_dora` a 0 or an r is a red five.

        >>> from mentsu.compat.mahjong.tile import TilesConverter
        >>> TilesConverter.string_to_136_array(man="113", honors="7")
        [0, 1, 8, 132]
        >>> TilesConverter.string_to_136_array(pin="05", has_aka_dora=True)
        [52, 53]
        """
        tiles: list[int] = []
        for suit, digits in enumerate((man, pin, sou, honors)):
            red = _SUITS[suit][1] if has_aka_dora else None
            tiles += TilesConverter._split_string(digits, 36 * suit, red)
        return tiles

    @staticmethod
    def string_to_34_array(
        sou: str | None = None,
        pin: str | None = None,
        man: str | None = None,
        honors: str | None = None,
    ) -> list[int]:
        """
        The digits of each suit as counts.

        >>> from mentsu.compat.mahjong.tile import TilesConverter
        >>> TilesConverter.string_to_34_array(man="113")[:4]
        [2, 0, 1, 0]
        """
        return TilesConverter.to_34_array(TilesConverter.string_to_136_array(sou, pin, man, honors))

    @staticmethod
    def find_34_tile_in_136_array(tile34: int | None, tiles: Collection[int]) -> int | None:
        """
        The first copy of a kind that is among the tiles.

        >>> from mentsu.compat.mahjong.tile import TilesConverter
        >>> TilesConverter.find_34_tile_in_136_array(1, [0, 6, 5])
        5
        """
        if tile34 is None or tile34 > 33:
            return None
        return next((tile34 * 4 + copy for copy in range(4) if tile34 * 4 + copy in tiles), None)

    @staticmethod
    def one_line_string_to_136_array(string: str, has_aka_dora: bool = False) -> list[int]:
        """
        Text as numbers: digits, and after them m, p, s, or z or h for honors.

        >>> from mentsu.compat.mahjong.tile import TilesConverter
        >>> TilesConverter.one_line_string_to_136_array("12m1z3m")
        [0, 4, 8, 108]
        """
        digits = {"m": "", "p": "", "s": "", "z": ""}
        start = 0
        for place, letter in enumerate(string):
            letter = "z" if letter == "h" else letter
            if letter in digits:
                digits[letter] += string[start:place]
                start = place + 1
        return TilesConverter.string_to_136_array(
            digits["s"], digits["p"], digits["m"], digits["z"], has_aka_dora
        )

    @staticmethod
    def one_line_string_to_34_array(string: str, has_aka_dora: bool = False) -> list[int]:
        """
        Text as counts.

        >>> from mentsu.compat.mahjong.tile import TilesConverter
        >>> TilesConverter.one_line_string_to_34_array("113m")[:4]
        [2, 0, 1, 0]
        """
        tiles = TilesConverter.one_line_string_to_136_array(string, has_aka_dora)
        return TilesConverter.to_34_array(tiles)
