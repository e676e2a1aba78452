"""Predicates of tiles, blocks and hands, and dora."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypedDict

from .constants import AKA_DORAS, EAST, HAKU, TERMINAL_INDICES

# The kinds that mean a 9 or a 1.
_BEFORE_TERMINALS = frozenset((7, 8, 16, 17, 25, 26))


def is_aka_dora(tile_136: int, aka_enabled: bool) -> bool:
    """
    Whether a tile is a red five, where there are any.

    >>> from mentsu.compat.mahjong.utils import is_aka_dora
    >>> is_aka_dora(16, aka_enabled=True), is_aka_dora(16, aka_enabled=False)
    (True, False)
    """
    return bool(aka_enabled) and tile_136 in AKA_DORAS


def _indicator_to_dora_34(indicator_34: int, is_three_player: bool = False) -> int:
    if is_three_player and indicator_34 == 0:
        return 8
    if indicator_34 < EAST:
        first, kinds = indicator_34 // 9 * 9, 9
    elif indicator_34 < HAKU:
        first, kinds = EAST, 4
    else:
        first, kinds = HAKU, 3
    return first + (indicator_34 - first + 1) % kinds


def plus_dora(
    tile_136: int,
    dora_indicators_136: Collection[int],
    add_aka_dora: bool = False,
    is_three_player: bool = False,
) -> int:
    """
    How many dora a tile is, one for each indicator that means it.

    >>> from mentsu.compat.mahjong.utils import plus_dora
    >>> plus_dora(4, [0, 1]), plus_dora(16, [12], add_aka_dora=True)
    (2, 2)

    Among three players 1m means 9m.

    >>> plus_dora(32, [0], is_three_player=True)
    1
    """
    kinds = [_indicator_to_dora_34(i // 4, is_three_player) for i in dora_indicators_136]
    return kinds.count(tile_136 // 4) + is_aka_dora(tile_136, add_aka_dora)


def build_dora_count_map(
    dora_indicators_136: Collection[int], is_three_player: bool = False
) -> dict[int, int]:
    """
    How many dora a tile of each kind is, by kind.

    >>> from mentsu.compat.mahjong.utils import build_dora_count_map
    >>> build_dora_count_map([0, 1, 135])
    {1: 2, 31: 1}
    """
    dora: dict[int, int] = {}
    for indicator in dora_indicators_136:
        kind = _indicator_to_dora_34(indicator // 4, is_three_player)
        dora[kind] = dora.get(kind, 0) + 1
    return dora


def count_dora_for_hand(tiles_34: Sequence[int], dora_count_map: Mapping[int, int]) -> int:
    """
    How many dora a hand has.

    >>> from mentsu.compat.mahjong.utils import count_dora_for_hand
    >>> count_dora_for_hand([0, 3] + [0] * 32, {1: 2})
    6
    """
    return sum(tiles_34[kind] * dora for kind, dora in dora_count_map.items())


def is_chi(item: Sequence[int]) -> bool:
    """Whether a block is a shuntsu, its tiles ascending."""
    return len(item) == 3 and item[0] + 1 == item[1] == item[2] - 1


def is_pon(item: Sequence[int]) -> bool:
    """Whether a block is a koutsu of three tiles."""
    return len(item) == 3 and item[0] == item[1] == item[2]


def is_kan(item: Sequence[int]) -> bool:
    """Whether a block has four tiles."""
    return len(item) == 4


def is_pon_or_kan(item: Sequence[int]) -> bool:
    """Whether a block is a koutsu of three tiles or has four."""
    return len(item) == 4 or (len(item) == 3 and item[0] == item[1] == item[2])


def is_pair(item: Sequence[int]) -> bool:
    """Whether a block has two tiles."""
    return len(item) == 2


def has_pon_or_kan_of(hand: Collection[Sequence[int]], tile: int) -> bool:
    """
    Whether a koutsu or kantsu of this kind is among the blocks.

    >>> from mentsu.compat.mahjong.utils import has_pon_or_kan_of
    >>> has_pon_or_kan_of([[0, 1, 2], [3, 3, 3]], 3)
    True
    """
    return any([block[0] == tile and is_pon_or_kan(block) for block in hand])


def classify_hand_suits(hand: Collection[Sequence[int]]) -> tuple[int, int]:
    """
    Which suits the blocks have (4 man, 2 pin, 1 sou, added up), and how many are of honors.

    >>> from mentsu.compat.mahjong.utils import classify_hand_suits
    >>> classify_hand_suits([[0, 1, 2], [18, 18], [27, 27, 27]])
    (5, 1)
    """
    suits = honors = 0
    for block in hand:
        kind = block[0]
        if kind >= EAST:
            honors += 1
        else:
            suits |= 4 >> kind // 9
    return suits, honors


def is_man(tile: int) -> bool:
    """Whether a kind is one of man."""
    return tile < 9


def is_pin(tile: int) -> bool:
    """Whether a kind is one of pin."""
    return 9 <= tile < 18


def is_sou(tile: int) -> bool:
    """Whether a kind is one of sou."""
    return 18 <= tile < 27


def is_honor(tile: int) -> bool:
    """Whether a kind is a wind or a dragon."""
    return tile >= EAST


def is_sangenpai(tile_34: int) -> bool:
    """Whether a kind is a dragon."""
    return tile_34 >= HAKU


def is_terminal(tile: int) -> bool:
    """Whether a kind is a 1 or a 9."""
    return tile in TERMINAL_INDICES


def is_dora_indicator_for_terminal(tile: int) -> bool:
    """Whether a kind is an 8 or a 9: one that means a 9 or a 1."""
    return tile in _BEFORE_TERMINALS


def contains_terminals(hand_set: Collection[int]) -> bool:
    """Whether a 1 or a 9 is among the kinds."""
    return not TERMINAL_INDICES.isdisjoint(hand_set)


def simplify(tile: int) -> int:
    """The rank of a kind, from 0 to 8."""
    return tile % 9


def _near(kind: int, distance: int) -> range:
    """The kinds within a distance in the same suit, this one included."""
    if is_honor(kind):
        return range(kind, kind + 1)
    first = kind // 9 * 9
    return range(max(first, kind - distance), min(first + 9, kind + distance + 1))


def find_isolated_tile_indices(hand_34: Sequence[int]) -> list[int]:
    """
    The kinds of which the hand has neither a tile nor one right beside it.

    >>> from mentsu.compat.mahjong.utils import find_isolated_tile_indices
    >>> find_isolated_tile_indices([0, 0, 1] + [0] * 31)[:3]
    [0, 4, 5]
    """
    return [kind for kind in range(34) if not any(hand_34[near] for near in _near(kind, 1))]


def is_tile_strictly_isolated(hand_34: Sequence[int], tile_34: int) -> bool:
    """
    Whether a kind has at most one tile, and no tile up to two ranks beside it.

    >>> from mentsu.compat.mahjong.utils import is_tile_strictly_isolated
    >>> is_tile_strictly_isolated([1, 0, 0, 1] + [0] * 30, 0)
    True
    >>> is_tile_strictly_isolated([1, 0, 1] + [0] * 31, 0)
    False
    """
    beside = any(hand_34[near] for near in _near(tile_34, 2) if near != tile_34)
    return hand_34[tile_34] <= 1 and not beside


class SuitCount(TypedDict):
    """The number of tiles of a suit, its name, and the predicate of its kinds."""

    count: int
    name: str
    function: Callable[[int], bool]


def count_tiles_by_suits(tiles_34: Sequence[int]) -> list[SuitCount]:
    """
    How many tiles of each suit a hand has.

    >>> from mentsu.compat.mahjong.utils import count_tiles_by_suits
    >>> [(suit["name"], suit["count"]) for suit in count_tiles_by_suits([3] + [0] * 26 + [2] * 7)]
    [('sou', 0), ('man', 3), ('pin', 0), ('honor', 14)]
    """
    suits = (("sou", 18, 27, is_sou), ("man", 0, 9, is_man), ("pin", 9, 18, is_pin))
    counts = [0 + (tiles_34[kind] or 0) for kind in range(34)]
    return [
        SuitCount(count=sum(counts[first:last]), name=name, function=function)
        for name, first, last, function in (*suits, ("honor", EAST, 34, is_honor))
    ]
