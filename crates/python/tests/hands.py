"""Random hands for the tests of columns, as counts, tile numbers and text."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]

WALL = np.repeat(np.arange(34, dtype=np.uint8), 4)


def deal(rows: int, tiles: int, seed: int = 1, kinds: slice = slice(None)) -> tuple[Bytes, Bytes]:
    """Tile numbers and counts of random hands; hands of few kinds are nearer to a win."""
    random = np.random.default_rng(seed)
    wall = np.repeat(np.arange(34, dtype=np.uint8)[kinds], 4)
    numbers = random.permuted(np.tile(wall, (rows, 1)), axis=1)[:, :tiles]
    counts = np.zeros((rows, 34), np.uint8)
    for place in range(tiles):
        np.add.at(counts, (np.arange(rows), numbers[:, place]), 1)
    return np.ascontiguousarray(numbers), counts


def text(counts: Bytes) -> str:
    """A row of counts as mpsz."""
    parts = []
    for suit, letter in enumerate("mpsz"):
        kinds = range(9 * suit, min(9 * suit + 9, 34))
        digits = "".join(str(kind % 9 + 1) * int(counts[kind]) for kind in kinds)
        parts.append(digits + letter if digits else "")
    return "".join(parts)


def texts(counts: Bytes) -> list[str]:
    return [text(row) for row in counts]


def bits(tiles: object) -> int:
    """A set of tiles as bits."""
    return sum(1 << tile.index for tile in tiles)  # type: ignore[attr-defined]
