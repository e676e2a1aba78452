"""Memory stays flat over ten million rows, and other Python threads go on meanwhile."""

from __future__ import annotations

import subprocess
import sys
import threading

import numpy as np
import pytest

from mentsu import batch

from hands import deal

MEASURE = """
import resource, sys
import numpy as np

def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)
"""

NUMPY = (
    MEASURE
    + """
from mentsu import batch
one = np.zeros((1, 34), np.uint8)
one[0, :13] = 1
batch.shanten(np.broadcast_to(one, (200_000, 34)), threads=2)
before = peak()
answers = batch.shanten(np.broadcast_to(one, (10_000_000, 34)), threads=2)
assert len(answers) == 10_000_000 and (answers == answers[0]).all()
print(peak() - before)
"""
)

ARROW = (
    MEASURE
    + """
import pyarrow as pa
from mentsu import batch

chunk = pa.record_batch({"hand": ["123m406p789s1122z", "1112345678999m", None, "2344m11p789s5z(777=7z)"] * 25_000})

def ask(chunks):
    reader = pa.RecordBatchReader.from_batches(chunk.schema, (chunk for _ in range(chunks)))
    lazy = batch.ukeire(reader, lazy=True).table()
    return sum(len(answers) for answers in pa.RecordBatchReader.from_stream(lazy))

ask(5)
before = peak()
assert ask(100) == 10_000_000
print(peak() - before)
"""
)


@pytest.mark.parametrize(("program", "megabytes"), [(NUMPY, 40), (ARROW, 24)], ids=["numpy", "arrow"])
def test_ten_million_rows_need_no_more_than_their_answers(program: str, megabytes: int) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows has no module resource")
    if program is ARROW:
        pytest.importorskip("pyarrow")
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert float(run.stdout) < megabytes


def test_other_threads_go_on_while_a_column_is_asked() -> None:
    _, counts = deal(2_000, 14)
    big = np.tile(counts, (100, 1))
    started, ended, steps = threading.Event(), threading.Event(), 0

    def ask() -> None:
        started.set()
        batch.best_discard(big)
        ended.set()

    thread = threading.Thread(target=ask)
    thread.start()
    started.wait()
    while not ended.is_set():
        steps += 1
    thread.join()
    # With the lock held throughout there would be a step or two.
    assert steps > 1_000


def test_many_threads_may_ask_the_same_column() -> None:
    _, counts = deal(5_000, 13)
    expected = batch.ukeire(counts)["total"].tolist()
    found: list[list[int]] = []

    def ask() -> None:
        found.append(batch.ukeire(counts, threads=2)["total"].tolist())

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 8
