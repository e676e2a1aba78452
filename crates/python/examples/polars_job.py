"""All decisions of records summed by turn and seat, with Polars on one machine.

    python examples/polars_job.py LOGS --out sums.parquet

Files are worked out and summed up as they come, so that a year of them needs no more memory than a day.
"""

from __future__ import annotations

import argparse
import time
from itertools import islice

import mentsu
import polars as pl
from job import COLUMNS, KEYS, SUMS

BATCHES = 64


def summed(decisions: pl.DataFrame) -> pl.DataFrame:
    """The sums of some decisions."""
    failed = pl.col("error").is_not_null()
    wholes = {"win_millionths": pl.col("plan_win") * 1_000_000, "points_thousandths": pl.col("plan_points") * 1_000}
    return (
        decisions.with_columns(path=pl.when(failed).then("path"))
        .group_by(KEYS)
        .agg(
            pl.count("turn").cast(pl.Int64).alias("decisions"),
            pl.col("shanten", "ukeire").cast(pl.Int64).sum(),
            pl.count("plan_points").cast(pl.Int64).alias("plans"),
            *(value.floor().cast(pl.Int64).sum().alias(name) for name, value in wholes.items()),
        )
    )


def job(logs: list[str], plan: int | None, threads: int = 1, progress: bool = False) -> pl.DataFrame:
    """The sums of all decisions of these files and directories."""
    batches = iter(
        mentsu.decisions(logs, errors="null", columns=COLUMNS, plan=plan, threads=threads, progress=progress)
    )
    parts = []
    while some := list(islice(batches, BATCHES)):
        parts.append(summed(pl.concat([pl.DataFrame(batch) for batch in some])))
    if not parts:
        raise SystemExit("there are no files")
    return pl.concat(parts).group_by(KEYS).agg(pl.col(SUMS).sum()).sort(KEYS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", nargs="+", help="recorded games, or directories of them")
    parser.add_argument("--out", required=True, help="the Parquet file to write")
    parser.add_argument("--plan", type=int, help="plan hands of up to this shanten")
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    began = time.perf_counter()
    sums = job(arguments.logs, arguments.plan, arguments.threads, progress=True)
    seconds = time.perf_counter() - began
    sums.write_parquet(arguments.out)
    rows = sums["decisions"].sum()
    print(f"{rows} decisions, {sums['error'].count()} errors, {seconds:.1f} s, {rows / seconds:.0f} a second")


if __name__ == "__main__":
    main()
