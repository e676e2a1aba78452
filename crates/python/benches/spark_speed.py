"""Shanten of every hand in a Spark job: mentsu beside PyPI's `mahjong`, and one executor beside two.

    python benches/spark_speed.py LOGS

The hands are those of the recorded decisions, closed ones, as text in Parquet; each executor has one core. Every job runs
once to warm up. What it prints are rows a second, and the ratios, which a machine that is busy otherwise distorts less.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import mentsu
import polars as pl
import pyarrow as pa
from pyspark.sql import SparkSession

Batches = Iterator[pa.RecordBatch]
FILES = 8


def by_mentsu(batches: Batches) -> Batches:
    """The shanten of columns of text."""
    from mentsu import batch as columns

    for batch in batches:
        yield pa.record_batch([pa.array(columns.shanten(batch.column("hand")))], ["shanten"])


def by_mahjong(batches: Batches) -> Batches:
    """The same, text by text."""
    from mahjong.shanten import Shanten
    from mahjong.tile import TilesConverter

    calculator = Shanten()
    suits = {"m": "man", "p": "pin", "s": "sou", "z": "honors"}

    def shanten(hand: str) -> int:
        groups = {suits[suit]: digits.replace("0", "5") for digits, suit in re.findall(r"(\d+)([mpsz])", hand)}
        return int(calculator.calculate_shanten(TilesConverter.string_to_34_array(**groups)))

    for batch in batches:
        found = [shanten(hand) for hand in batch.column("hand").to_pylist()]
        yield pa.record_batch([pa.array(found, pa.int8())], ["shanten"])


def write_hands(logs: list[str], directory: Path, rows: int) -> None:
    """Hands of decisions, repeated up to this many rows."""
    # A file that is no record has no hands.
    frame = pl.DataFrame(mentsu.decisions(logs, columns=["hand", "melds"], errors="null")).filter(melds=0)
    # 14 tiles as both read them: all in order of suits, the drawn tile among them.
    hands = [str(mentsu.Hand(hand).before_draw()) for hand in frame["hand"].unique(maintain_order=True)]
    for number in range(FILES):
        part = pl.DataFrame({"hand": hands[number::FILES]})
        times = -(-rows // FILES // len(part))
        pl.concat([part] * times).write_parquet(directory / f"{number}.parquet")


def rows_a_second(job: Callable[[Batches], Batches], hands: Path, executors: int) -> tuple[float, int]:
    """Rows a second of the second run of a job, and the sum of all shanten."""
    spark = (
        SparkSession.builder.master(f"local-cluster[{executors},1,1024]")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.sql.files.openCostInBytes", "64m")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    read = spark.read.parquet(str(hands))
    for _ in range(2):
        began = time.perf_counter()
        rows, total = read.mapInArrow(job, "shanten TINYINT").selectExpr("COUNT(*)", "SUM(shanten)").first()
        seconds = time.perf_counter() - began
    spark.stop()
    return rows / seconds, total / rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", nargs="+", help="recorded games, or directories of them")
    parser.add_argument("--rows", type=int, default=4_000_000, help="rows for mentsu; mahjong has a hundredth")
    arguments = parser.parse_args()
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    with tempfile.TemporaryDirectory() as directory:
        found = {}
        for name, job, rows in (
            ("mentsu", by_mentsu, arguments.rows),
            ("mahjong", by_mahjong, arguments.rows // 100),
        ):
            hands = Path(directory) / name
            hands.mkdir()
            write_hands(arguments.logs, hands, rows)
            for executors in (1, 2):
                found[name, executors], mean = rows_a_second(job, hands, executors)
                print(f"{name}, {executors} executors: {found[name, executors]:.0f} rows a second, shanten {mean:.4f}")
        for name in ("mentsu", "mahjong"):
            print(f"{name}: {found[name, 2] / found[name, 1]:.2f} times as fast with two executors as with one")
        for executors in (1, 2):
            print(f"with {executors}: mentsu {found['mentsu', executors] / found['mahjong', executors]:.0f} times mahjong")


if __name__ == "__main__":
    main()
