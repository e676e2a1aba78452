"""The examples: the same job with Polars, DuckDB, Spark and Ray gives the same sums, even after failures."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from made_logs import play

pl = pytest.importorskip("polars", reason="the sums are compared with Polars")

EXAMPLES = Path(__file__).parents[2] / "examples"
KEYS = ["turn", "seat", "error"]

# Seconds of the processor after which a worker of Spark has begun to work, its imports done or nearly so.
BUSY = 0.3


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Enough games for several tasks, and a broken file."""
    directory = tmp_path_factory.mktemp("cluster")
    play(directory, 60, 9, "--tonpuu")
    whole = (directory / "game-000007.mjai.gz").read_bytes()
    (directory / "broken.mjai.gz").write_bytes(whole[: len(whole) // 2])
    return directory


def command(example: str, logs: Path, out: Path, *options: str) -> list[str]:
    return [sys.executable, str(EXAMPLES / example), str(logs), "--out", str(out), "--plan", "0", *options]


def run(example: str, logs: Path, out: Path, *options: str) -> Any:
    """The sums of an example."""
    arguments = command(example, logs, out, *options)
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=1200, check=False)
    assert done.returncode == 0, done.stderr[-4000:]
    assert ", 1 errors, " in done.stdout
    return sums(out)


def sums(out: Path) -> Any:
    """Sorted sums; an engine may name a file by its URL."""
    frame = pl.read_parquet(out / "*.parquet" if out.is_dir() else out)
    names = pl.col("path").str.replace(r"^file:/*", "/")
    return frame.with_columns(names).sort(KEYS).select(sorted(frame.columns))


@pytest.fixture(scope="module")
def expected(logs: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    return run("polars_job.py", logs, tmp_path_factory.mktemp("polars") / "sums.parquet")


def test_polars(logs: Path, expected: Any) -> None:
    """The sums are those of all rows, computed without the example."""
    import mentsu

    rows = pl.DataFrame(mentsu.decisions(logs, errors="null", plan=0))
    failed = rows.filter(pl.col("error").is_not_null())
    assert failed["path"].to_list() == [str(logs / "broken.mjai.gz")]
    broken = expected.filter(pl.col("error").is_not_null())
    assert broken.select("path", "error").equals(failed.select("path", "error"))
    assert broken["decisions"].to_list() == [0]
    good = rows.filter(pl.col("error").is_null())
    assert expected["decisions"].sum() == len(good) > 10_000
    for (turn, seat), group in good.group_by("turn", "seat"):
        (found,) = expected.filter(turn=turn, seat=seat).to_dicts()
        assert found["shanten"] == sum(group["shanten"]) and found["ukeire"] == sum(group["ukeire"])
        points = [int(points * 1_000) for points in group["plan_points"] if points is not None]
        wins = [int(win * 1_000_000) for win in group["plan_win"] if win is not None]
        assert (found["plans"], found["points_thousandths"]) == (len(points), sum(points))
        assert found["win_millionths"] == sum(wins)
    assert expected["plans"].sum() > 100


def test_duckdb(logs: Path, expected: Any, tmp_path: Path) -> None:
    pytest.importorskip("duckdb", reason="DuckDB isn't installed")
    assert run("duckdb_udf.py", logs, tmp_path / "sums.parquet").equals(expected)


def test_duckdbs_function() -> None:
    pytest.importorskip("duckdb", reason="DuckDB isn't installed")
    sys.path.insert(0, str(EXAMPLES))
    try:
        import duckdb_udf
    finally:
        sys.path.remove(str(EXAMPLES))
    hands = ["11223344456789m", "2344m111p789s", "19m19p19s1234567z", "nothing", None]
    connection = duckdb_udf.connect()
    connection.execute("CREATE TABLE hands (number INTEGER, hand VARCHAR)")
    connection.executemany("INSERT INTO hands VALUES (?, ?)", list(enumerate(hands * 700)))
    found = connection.sql("SELECT shanten(hand) FROM hands ORDER BY number").fetchall()
    assert [shanten for (shanten,) in found] == [-1, 0, 0, None, None] * 700


def test_ray(logs: Path, expected: Any, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray isn't installed")
    assert run("ray_job.py", logs, tmp_path / "sums.parquet", "--cpus", "1").equals(expected)


@pytest.mark.skipif(shutil.which("java") is None, reason="Spark needs Java 17, which isn't here")
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="executors are found in /proc, which isn't here")
def test_spark_loses_an_executor_and_nothing_else(logs: Path, expected: Any, tmp_path: Path) -> None:
    pytest.importorskip("pyspark", reason="PySpark isn't installed")
    # A job may be over before one of its executors was seen at work: then it proves nothing, and runs again.
    for number in range(4):
        folder = tmp_path / str(number)
        folder.mkdir()
        killed, said = spark_with_an_executor_killed(logs, folder)
        assert ", 1 errors, " in said
        assert sums(folder / "sums").equals(expected)
        if killed is not None:
            return
    pytest.fail("no executor was seen at work in four jobs")


def spark_with_an_executor_killed(logs: Path, folder: Path) -> tuple[int | None, str]:
    """Runs the job; returns the killed executor and the output of Spark."""
    said = folder / "said"
    environment = {
        **os.environ,
        # Short runs need no best code.
        "JDK_JAVA_OPTIONS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
        "SPARK_LOCAL_DIRS": str(folder),
        "SPARK_WORKER_DIR": str(folder / "work"),
    }
    arguments = command("spark.py", logs, folder / "sums")
    with said.open("w") as file:
        spark = subprocess.Popen(arguments, stdout=file, stderr=subprocess.STDOUT, env=environment)
    try:
        killed = kill_an_executor(spark)
        assert spark.wait(timeout=1200) == 0, said.read_text()[-4000:]
    finally:
        spark.kill()
    return killed, said.read_text()


def kill_an_executor(spark: subprocess.Popen[bytes]) -> int | None:
    """Kills the first executor whose Python process has worked for some time; returns its number."""
    while spark.poll() is None:
        for executor in below(spark.pid, "CoarseGrainedExecutorBackend"):
            if any(seconds_of(worker) > BUSY for worker in below(executor, "pyspark")):
                os.kill(executor, signal.SIGKILL)
                return executor
        time.sleep(0.05)
    return None


def below(parent: int, word: str) -> list[int]:
    """The descendants of this process whose command line contains a word."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:  # it has ended meanwhile
                continue
    found, last = {parent}, set[int]()
    while found != last:
        last = set(found)
        found |= {process for process, above in parents.items() if above in found}
    found.discard(parent)
    return [process for process in found if word in command_line(process)]


def command_line(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


def seconds_of(process: int) -> float:
    """The processor time of a process."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
