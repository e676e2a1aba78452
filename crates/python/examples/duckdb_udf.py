"""Questions about hands in DuckDB's SQL, and the decisions of records as one of its tables.

    python examples/duckdb_udf.py LOGS --out sums.parquet

A function of SQL gets whole columns as Arrow arrays, which mentsu answers without a copy to Python.
"""

from __future__ import annotations

import argparse
import time

import duckdb
import mentsu
import pyarrow as pa
from job import COLUMNS, SQL
from mentsu import batch


def shanten(hands: pa.ChunkedArray) -> pa.ChunkedArray:
    """The shanten of each hand; null for a text that isn't a hand."""
    return pa.chunked_array(batch.shanten(hands, errors="null"))


def connect() -> duckdb.DuckDBPyConnection:
    """A connection with the function `shanten(hand)`."""
    connection = duckdb.connect()
    connection.create_function(
        "shanten", shanten, ["VARCHAR"], "TINYINT", type="arrow", null_handling="special"
    )
    return connection


def job(connection: duckdb.DuckDBPyConnection, logs: list[str], out: str, plan: int | None) -> None:
    """Writes the sums of all decisions of these files and directories."""
    stream = mentsu.decisions(logs, errors="null", columns=COLUMNS, plan=plan)
    decisions = pa.RecordBatchReader.from_stream(stream)
    connection.register("decisions", decisions)
    connection.sql(SQL).write_parquet(out)
    connection.unregister("decisions")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", nargs="+", help="recorded games, or directories of them")
    parser.add_argument("--out", required=True, help="the Parquet file to write")
    parser.add_argument("--plan", type=int, help="plan hands of up to this shanten")
    arguments = parser.parse_args()
    connection = connect()
    hands = "(VALUES ('11223344456789m'), ('2344m111p789s'), ('19m19p19s1234567z')) AS hands(hand)"
    print(connection.sql(f"SELECT hand, shanten(hand) FROM {hands}"))
    began = time.perf_counter()
    job(connection, arguments.logs, arguments.out, arguments.plan)
    seconds = time.perf_counter() - began
    ((rows, errors),) = connection.sql(f"SELECT SUM(decisions), COUNT(error) FROM '{arguments.out}'").fetchall()
    print(f"{rows} decisions, {errors} errors, {seconds:.1f} s, {int(rows) / seconds:.0f} a second")


if __name__ == "__main__":
    main()
