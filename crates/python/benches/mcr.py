"""Nanoseconds of one core per row under Chinese official rules, beside PyPI's PyMahjongGB 1.4.0 in the same run.

    python crates/python/benches/mcr.py [ROWS]
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Any

import MahjongGB
import numpy
import pyarrow

import mentsu
import mentsu.compat.MahjongGB as stand_in
from mentsu.mcr import batch

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "tests/golden"))
import mcr as draw  # noqa: E402  # the script that draws wins


def nanoseconds(ask: Any, rows: int) -> float:
    """The processor's time of the least of five runs, for each row."""
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        ask()
        best = min(best, time.process_time() - start)
    return best * 1e9 / rows


def main(rows: int) -> None:
    r = random.Random(1)
    wins = [draw.win(r) for _ in range(rows)]
    texts, discards, calls, flowers = [], [], [], []
    tiles = numpy.full((rows, 14), 255, numpy.uint8)
    closed_rows = []
    for nth, (closed, melds, won, marks, seat, prevalent, count) in enumerate(wins):
        hand = draw.mpsz(closed) + "".join(draw.meld_text(*meld) for meld in melds)
        drawn = "d" in marks
        texts.append(hand + "+" + draw.mpsz([won]) if drawn and not melds else hand)
        if drawn and melds:
            texts[-1] = str(mentsu.Hand(hand).draw(draw.mpsz([won])))
        discards.append("" if drawn else draw.mpsz([won]))
        flowers.append(count)
        numbers = [suit * 9 + rank - 1 for suit, rank in [*closed, *([won] if drawn else [])]]
        if not melds:
            tiles[nth, : len(numbers)] = numbers
            closed_rows.append(nth)
        pack = tuple(
            ({"chi": "CHI", "pon": "PENG"}.get(kind, "GANG"), draw.letter_code(sorted(of)[1]), 0 if kind == "ankan" else 1)
            for kind, of in melds
        )
        events = tuple(mark in marks for mark in "dlkw")
        hand_codes = tuple(map(draw.letter_code, closed))
        calls.append((pack, hand_codes, draw.letter_code(won), count, *events, "ESWN".index(seat), "ESWN".index(prevalent)))
    column, discard = pyarrow.array(texts), pyarrow.array(discards)
    flower = numpy.array(flowers, numpy.uint8)
    matrix = numpy.ascontiguousarray(tiles[closed_rows])
    closed_discards = [discards[nth] for nth in closed_rows]
    numbers = numpy.array([255 if text == "" else mentsu.Tile(text).index for text in closed_discards], numpy.uint8)
    waiting = [str(hand.before_draw() if hand.drawn else hand) for hand in map(mentsu.Hand, texts)]
    codes = [call[1] for call in calls]

    def each(function: Any, given: list[Any]) -> Any:
        return lambda: [function(*one) for one in given]

    few = calls[: rows // 10]
    shanten = [((), one) for one in codes[: rows // 10]]
    regular = [(one,) for one in codes[: rows // 100]]
    table = {
        "total, Arrow text": nanoseconds(lambda: batch.score(column, discard=discard, flowers=flower), rows),
        "total and fan, Arrow text": nanoseconds(lambda: batch.score(column, discard=discard, fans=True), rows),
        "total, NumPy tile numbers": nanoseconds(lambda: batch.score(matrix, discard=numbers), len(matrix)),
        "total and fan, NumPy tile numbers": nanoseconds(
            lambda: batch.score(matrix, discard=numbers, fans=True), len(matrix)
        ),
        "shanten, Arrow text": nanoseconds(lambda: batch.shanten(pyarrow.array(waiting)), rows),
        "ukeire, Arrow text": nanoseconds(lambda: batch.ukeire(pyarrow.array(waiting)), rows),
        "MahjongFanCalculator, PyMahjongGB": nanoseconds(each(MahjongGB.MahjongFanCalculator, few), len(few)),
        "MahjongFanCalculator, mentsu": nanoseconds(each(stand_in.MahjongFanCalculator, few), len(few)),
        "MahjongShanten, PyMahjongGB": nanoseconds(each(MahjongGB.MahjongShanten, shanten), len(shanten)),
        "MahjongShanten, mentsu": nanoseconds(each(stand_in.MahjongShanten, shanten), len(shanten)),
        "RegularShanten, PyMahjongGB": nanoseconds(each(MahjongGB.RegularShanten, regular), len(regular)),
        "RegularShanten, mentsu": nanoseconds(each(stand_in.RegularShanten, regular), len(regular)),
    }
    for name, value in table.items():
        print(f"{name:40}{value:10,.0f} ns")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
