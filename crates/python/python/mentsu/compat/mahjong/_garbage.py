"""The operations on arguments that can't be read, in the order of the original: the errors are Python's own.

The native part calls these before it raises an error of its own; a function that returns leaves that to it.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

from .constants import EAST, TERMINAL_AND_HONOR_INDICES


MOST = 1_000
"""How many items are looked at: an iterable may be endless, and a hand has 34 counts."""


def agari(tiles_34: Any, open_sets_34: Any) -> None:
    """Ask as `Agari.is_agari` does."""
    counts = tiles_34
    if open_sets_34:
        counts = list(islice(tiles_34, MOST))
        for opened in islice(open_sets_34, MOST):
            for place in range(3):
                counts[opened[place]] -= 1
            if len(opened) > 3:
                counts[opened[3]] -= 1
    for kind in range(EAST, 34):
        1 << counts[kind]
    for kind in range(EAST):
        counts[kind] + 0


def shanten(tiles_34: Any, is_three_player: bool) -> None:
    """Ask as `Shanten` does for the standard form."""
    counts = list(islice(tiles_34, MOST))
    total = sum(counts)
    if is_three_player and any(counts[1:8]):
        raise ValueError("Invalid tile for three player")
    if total > 14:
        raise ValueError(f"Too many tiles = {total}")
    if total % 3 == 0:
        raise ValueError(
            f"Invalid tile count = {total}. Valid counts: 1, 2, 4, 5, 7, 8, 10, 11, 13, 14."
        )
    for kind in (*range(EAST, 34), *range(EAST)):
        counts[kind] + 0


def pairs(tiles_34: Any, _: bool) -> None:
    """Ask as `Shanten` does for seven pairs."""
    for copies in islice(tiles_34, MOST):
        copies >= 2  # noqa: B015  # what can't be compared raises


def orphans(tiles_34: Any, _: bool) -> None:
    """Ask as `Shanten` does for thirteen orphans."""
    for kind in TERMINAL_AND_HONOR_INDICES:
        tiles_34[kind] >= 2  # noqa: B015  # what can't be compared raises


def blocks(tiles_34: Any) -> None:
    """Ask as `HandDivider.divide_hand` does."""
    counts = list(islice(tiles_34, MOST))
    if all(0 <= copies <= 4 for copies in counts):
        sum(counts)
        counts[EAST - 1]
