"""All decisions of records summed by turn and seat, with Ray.

    python examples/ray_job.py LOGS --out sums.parquet

Each task works out some files and sums them up, so that only sums travel. The package goes to the workers with the
job, and a task whose worker dies is done again.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import mentsu
import polars as pl
import ray
from job import COLUMNS, KEYS, SUMS
from polars_job import summed

FILES = 16


@ray.remote(max_retries=3)
def task(files: list[str], plan: int | None) -> pl.DataFrame:
    """The sums of some files."""
    return summed(pl.DataFrame(mentsu.decisions(files, errors="null", columns=COLUMNS, plan=plan)))


def job(logs: list[str], plan: int | None) -> pl.DataFrame:
    """The sums of all decisions of these files and directories."""
    files = [str(file) for log in map(Path, logs) for file in (sorted(log.rglob("*")) if log.is_dir() else [log])]
    files = [file for file in files if Path(file).is_file()]
    tasks = [task.remote(files[start : start + FILES], plan) for start in range(0, len(files), FILES)]
    return pl.concat(ray.get(tasks)).group_by(KEYS).agg(pl.col(SUMS).sum()).sort(KEYS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", nargs="+", help="recorded games, or directories of them, where every worker sees them")
    parser.add_argument("--out", required=True, help="the Parquet file to write")
    parser.add_argument("--plan", type=int, help="plan hands of up to this shanten")
    parser.add_argument("--cpus", type=int, help="how many tasks run at once [default: as many as can]")
    arguments = parser.parse_args()
    here = Path(__file__).parent
    shipped = {"py_modules": [str(Path(mentsu.__file__).parent)], "working_dir": str(here)}
    ray.init(num_cpus=arguments.cpus, include_dashboard=False, runtime_env=shipped)
    began = time.perf_counter()
    sums = job(arguments.logs, arguments.plan)
    seconds = time.perf_counter() - began
    sums.write_parquet(arguments.out)
    rows = sums["decisions"].sum()
    print(f"{rows} decisions, {sums['error'].count()} errors, {seconds:.1f} s, {rows / seconds:.0f} a second")
    ray.shutdown()


if __name__ == "__main__":
    main()
