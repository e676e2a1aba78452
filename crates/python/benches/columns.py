"""Times of columns beside PyPI's `mahjong`, on one core.

    pip install numpy pyarrow mahjong
    python crates/python/benches/columns.py [rows]

Both get the same hands in turn. A time is the median of several runs, in nanoseconds a row of processor time
of this process, so that what else the machine does matters less; the last column says how many times as long
PyPI's `mahjong` takes for the same question.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np
import pyarrow as pa
from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.shanten import Shanten

from mentsu import batch

RUNS = 15
PEER_ROWS = 400


def deal(rows: int, tiles: int) -> tuple[Any, Any]:
    """Random hands: tile numbers and counts."""
    random = np.random.default_rng(1)
    wall = np.repeat(np.arange(34, dtype=np.uint8), 4)
    numbers = np.empty((rows, tiles), np.uint8)
    for row in range(rows):
        numbers[row] = random.choice(wall, tiles, replace=False)
    counts = np.zeros((rows, 34), np.uint8)
    for place in range(tiles):
        np.add.at(counts, (np.arange(rows), numbers[:, place]), 1)
    return numbers, counts


def wins(rows: int) -> list[list[int]]:
    """Won hands of 14 tile numbers, the last one drawn: four mentsu and a jantou at random."""
    random = np.random.default_rng(2)
    made: list[list[int]] = []
    while len(made) < rows:
        tiles = [int(random.integers(34))] * 2
        for _ in range(4):
            first = int(random.integers(34))
            run = first < 27 and first % 9 < 7 and random.random() < 0.75
            tiles += [first, first + 1, first + 2] if run else [first] * 3
        if max(map(tiles.count, tiles)) <= 4:
            made.append(random.permutation(tiles).tolist())
    return made


def mpsz(counts: Any) -> str:
    parts = []
    for suit, letter in enumerate("mpsz"):
        kinds = range(9 * suit, min(9 * suit + 9, 34))
        digits = "".join(str(kind % 9 + 1) * int(counts[kind]) for kind in kinds)
        parts.append(digits + letter if digits else "")
    return "".join(parts)


def text(numbers: list[int]) -> str:
    """mpsz of a hand with the drawn tile after a plus."""
    counts = [numbers[:-1].count(kind) for kind in range(34)]
    return f"{mpsz(counts)}+{numbers[-1] % 9 + 1}{'mpsz'[numbers[-1] // 9]}"


def ids(numbers: list[int]) -> list[int]:
    """Tile numbers as 136 ids."""
    seen: dict[int, int] = {}
    made = []
    for number in numbers:
        copy = seen.get(number, 0)
        seen[number] = copy + 1
        made.append(4 * number + copy)
    return made


def nanoseconds(ask: Callable[[], object], rows: int) -> float:
    times = []
    for _ in range(RUNS):
        start = time.process_time_ns()
        ask()
        times.append((time.process_time_ns() - start) / rows)
    return median(times)


def main() -> None:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    numbers, counts = deal(rows, 14)
    _, waiting = deal(rows, 13)
    hands = [mpsz(row) for row in counts]
    utf8, views = pa.array(hands), pa.array(hands, pa.string_view())
    lists = pa.FixedSizeListArray.from_arrays(pa.array(counts.reshape(-1)), 34)
    won = wins(rows)
    won_numbers = np.array(won, np.uint8)
    won_text = pa.array([text(row) for row in won])

    peer_counts = counts[:PEER_ROWS].tolist()
    peer_won = [(ids(row), ids(row)[-1]) for row in won[:PEER_ROWS]]
    shanten, calculator = Shanten(), HandCalculator()
    config = HandConfig(
        is_tsumo=True,
        player_wind=EAST,
        round_wind=EAST,
        options=OptionalRules(has_open_tanyao=True, has_double_yakuman=False),
    )

    def peer_shanten() -> list[int]:
        return [shanten.calculate_shanten(row) for row in peer_counts]

    def peer_score() -> list[Any]:
        return [
            calculator.estimate_hand_value(tiles, drawn, config=config)
            for tiles, drawn in peer_won
        ]

    # A comparison of times is worth something where the answers are the same.
    assert batch.shanten(counts[:PEER_ROWS]).tolist() == peer_shanten()
    costs = [score.cost["main"] + 2 * score.cost["additional"] for score in peer_score()]
    assert batch.score(won_numbers[:PEER_ROWS])["points"].tolist() == costs

    peers = {
        "shanten": nanoseconds(peer_shanten, PEER_ROWS),
        "score": nanoseconds(peer_score, PEER_ROWS),
    }
    questions: list[tuple[str, str, Callable[[], object]]] = [
        ("shanten", "NumPy counts", lambda: batch.shanten(counts)),
        ("shanten", "NumPy tile numbers", lambda: batch.shanten(numbers)),
        ("shanten", "Arrow counts", lambda: batch.shanten(lists)),
        ("shanten", "Arrow utf8", lambda: batch.shanten(utf8)),
        ("shanten", "Arrow utf8_view", lambda: batch.shanten(views)),
        ("shanten", "list of str", lambda: batch.shanten(hands)),
        ("is_win", "NumPy counts", lambda: batch.is_win(counts)),
        ("waits", "NumPy counts", lambda: batch.waits(waiting)),
        ("ukeire", "NumPy counts", lambda: batch.ukeire(waiting)),
        ("best_discard", "NumPy counts", lambda: batch.best_discard(counts)),
        ("score", "NumPy tile numbers", lambda: batch.score(won_numbers)),
        ("score", "Arrow utf8", lambda: batch.score(won_text)),
    ]
    print(f"{'question':14}{'column':22}{'ns a row':>10}{'mahjong':>12}{'times':>8}")
    for name, column, ask in questions:
        ns = nanoseconds(ask, rows)
        peer = peers.get(name)
        beside = f"{peer:12,.0f}{peer / ns:8,.0f}" if peer else ""
        print(f"{name:14}{column:22}{ns:10.1f}{beside}")


if __name__ == "__main__":
    main()
