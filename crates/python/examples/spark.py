"""All decisions of records summed by turn and seat, on a Spark cluster.

    python examples/spark.py LOGS --out sums.parquet

Spark reads the files, wherever they are, and hands them to Python as Arrow batches; mentsu makes Arrow batches of
decisions of them; Spark sums them up and writes Parquet. The wheel goes to the executors as an archive, so that
nothing but PySpark's own needs (Python, PyArrow, pandas) has to be installed there. The cluster is one of this
machine, with two executors that are processes of their own, unless --master names another.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import mentsu
import pyarrow as pa
from job import COLUMNS, SQL
from pyspark.sql import SparkSession
from pyspark.sql.pandas.types import from_arrow_schema

ARCHIVE = "mentsu_wheel"


def archive(wheel: str | None, directory: str) -> str:
    """The wheel as an archive for Spark to unpack; without one, the installed package."""
    target = os.path.join(directory, "mentsu.zip")
    if wheel is not None:
        # A wheel is a zip file; Spark decides by the name alone.
        return shutil.copyfile(wheel, target)
    package = Path(mentsu.__file__).parent
    return shutil.make_archive(target.removesuffix(".zip"), "zip", package.parent, package.name)


def decided(plan: int | None) -> Callable[[Iterator[pa.RecordBatch]], Iterator[pa.RecordBatch]]:
    """Runs on the executors, on batches of files."""
    columns, name = COLUMNS, ARCHIVE

    def decisions(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        from pyspark import SparkFiles

        unpacked = SparkFiles.get(name)
        if unpacked not in sys.path:
            sys.path.insert(0, unpacked)
        import mentsu

        if not Path(mentsu.__file__).is_relative_to(unpacked):
            raise ImportError(f"mentsu is {mentsu.__file__}, not what was shipped to {unpacked}")
        for batch in batches:
            files = zip(batch.column("path").to_pylist(), batch.column("content").to_pylist())
            stream = mentsu.decisions(files, errors="null", columns=columns, plan=plan)
            yield from pa.RecordBatchReader.from_stream(stream)

    return decisions


def session(master: str, wheel: str | None, directory: str) -> SparkSession:
    """A session whose executors have the wheel."""
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    return (
        SparkSession.builder.master(master)
        .appName("mentsu")
        .config("spark.archives", f"{archive(wheel, directory)}#{ARCHIVE}")
        # A file counts as 4 MB at least, so a task has sixteen.
        .config("spark.sql.files.maxPartitionBytes", "64m")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "16")
        .config("spark.sql.shuffle.partitions", "2")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.host", "127.0.0.1")
        .getOrCreate()
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", nargs="+", help="recorded games, or directories of them")
    parser.add_argument("--out", required=True, help="where to write Parquet")
    parser.add_argument("--plan", type=int, help="plan hands of up to this shanten")
    parser.add_argument("--master", default="local-cluster[2,1,1024]", help="the cluster")
    parser.add_argument("--wheel", help="the wheel for the executors [default: the package as installed here]")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        spark = session(arguments.master, arguments.wheel, directory)
        schema = from_arrow_schema(pa.schema(mentsu.decisions([], columns=COLUMNS)))
        files = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(arguments.logs)
        decisions = files.select("path", "content").mapInArrow(decided(arguments.plan), schema)
        decisions.createOrReplaceTempView("decisions")
        began = time.perf_counter()
        spark.sql(SQL).write.mode("overwrite").parquet(arguments.out)
        seconds = time.perf_counter() - began
        sums = spark.read.parquet(arguments.out)
        rows, errors = sums.selectExpr("SUM(decisions)", "COUNT(error)").first()
        print(f"{rows} decisions, {errors} errors, {seconds:.1f} s, {rows / seconds:.0f} a second")
        spark.stop()


if __name__ == "__main__":
    main()
