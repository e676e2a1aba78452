"""What yaku ask of blocks."""

from collections.abc import Collection, Sequence

from ...constants import HONOR_INDICES, TERMINAL_INDICES

Blocks = Collection[Sequence[int]]


def tiles(hand: Blocks) -> list[int]:
    """The kinds of all tiles."""
    return [tile for block in hand for tile in block]


def shuntsu(hand: Blocks) -> list[int]:
    """The lowest kind of each shuntsu."""
    return [block[0] for block in hand if block[0] != block[1]]


def equal_shuntsu(hand: Blocks) -> int:
    """How many pairs of equal shuntsu there are."""
    found = shuntsu(hand)
    return sum([found.count(first) // 2 for first in {*found}])


def koutsu(hand: Blocks) -> set[int]:
    """The kinds of koutsu and kantsu."""
    return {block[0] for block in hand if len(block) > 2 and block[0] == block[1]}


def is_in_every_suit(kinds: Collection[int]) -> bool:
    """Whether a rank's kinds of all three suits are among these."""
    return any([kind < 9 and kind + 9 in kinds and kind + 18 in kinds for kind in kinds])


def outside(hand: Blocks) -> tuple[int, int]:
    """How many blocks have a terminal, and how many are of honors."""
    terminals = sum([not TERMINAL_INDICES.isdisjoint(block) for block in hand])
    return terminals, sum([block[0] in HONOR_INDICES for block in hand])
