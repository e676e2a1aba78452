"""What yaku ask of blocks."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from ...constants import HONOR_INDICES, TERMINAL_INDICES
from ...utils import is_chi, is_pon_or_kan

Blocks = Collection[Sequence[int]]


def tiles(hand: Blocks) -> Iterator[int]:
    """The kinds of all tiles."""
    return (tile for block in hand for tile in block)


def shuntsu(hand: Blocks) -> Counter[int]:
    """How often each shuntsu is there, by its lowest kind."""
    return Counter(block[0] for block in hand if is_chi(block))


def koutsu(hand: Blocks) -> set[int]:
    """The kinds of koutsu and kantsu."""
    return {block[0] for block in hand if is_pon_or_kan(block)}


def is_in_every_suit(kinds: Collection[int]) -> bool:
    """Whether a rank's kinds of all three suits are among these."""
    return any({rank, rank + 9, rank + 18} <= set(kinds) for rank in range(9))


def outside(hand: Blocks) -> tuple[int, int]:
    """How many blocks have a terminal, and how many are of honors."""
    terminals = sum(not TERMINAL_INDICES.isdisjoint(block) for block in hand)
    return terminals, sum(block[0] in HONOR_INDICES for block in hand)
