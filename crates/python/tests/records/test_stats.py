"""Statistics of players over recorded games, beside those that the program prints."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import mentsu
import pytest
from mentsu import stats

pa = pytest.importorskip("pyarrow", reason="PyArrow reads the tables in these tests")


def rows(*args: Any, **kwargs: Any) -> list[dict[str, Any]]:
    table: list[dict[str, Any]] = pa.table(stats(*args, **kwargs)).to_pylist()
    return table


def printed(*arguments: str) -> Any:
    command = [sys.executable, "-m", "mentsu", "stats", "--json", *arguments]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


@pytest.mark.parametrize("by", ["player", "seat"])
def test_the_table_is_what_the_program_prints(logs: Path, by: str) -> None:
    table = {(row["players"], row["player"], row["seat"]): row for row in rows(logs, by=by)}
    answered = printed("--by", by, str(logs))["rows"]
    assert len(table) == len(answered) >= (7 if by == "seat" else 3)
    for other in answered:
        row = table[other["players"], other["player"], other["seat"]]
        for name, count in other["counts"].items():
            assert row[name] == count, name
        figures = [name for name in row if f"{name}_low" in row]
        assert len(figures) > 30
        for name in figures:
            expected = other["figures"].get(name, {"value": None, "low": None, "high": None})
            assert (row[name], row[f"{name}_low"], row[f"{name}_high"]) == tuple(
                expected[part] for part in ("value", "low", "high")
            ), name
        for name, count in ((name, count) for name, count in row.items() if name.startswith("yaku_")):
            assert count == other["yaku"].get(name.removeprefix("yaku_"), {"wins": 0})["wins"]
        for name, dora in other["dora"].items():
            assert (row[f"wins_with_{name}"], row[f"han_of_{name}"]) == (dora["wins"], dora["han"])


def test_threads_change_nothing_and_progress_is_told(logs: Path) -> None:
    told: list[tuple[int, int]] = []
    one = rows(logs, progress=lambda done, files: told.append((done, files)))
    assert told[-1] == (7, 7) and told == sorted(told)
    assert rows(logs, threads=3) == rows(logs, threads=None) == one


def test_a_plan_counts_what_discards_gave_up(first: Path) -> None:
    plain, planned = rows(first), rows(first, plan=0)
    assert sum(row["discards"] for row in plain) == 0
    assert sum(row["discards"] for row in planned) > 100
    assert all(row["mean_loss"] is None for row in plain)
    assert [row["wins"] for row in plain] == [row["wins"] for row in planned]
    decided = [
        row for row in pa.table(mentsu.decisions(first, plan=0)).to_pylist() if row["plan_points"] is not None
    ]
    assert sum(row["planned"] for row in planned) == len(decided)


def test_files_that_are_no_records_are_errors_or_left_out(logs: Path, tmp_path: Path) -> None:
    broken = ("broken", b"no record")
    with pytest.raises(mentsu.RecordError, match="broken"):
        stats([broken, logs])
    assert rows([logs, broken], errors="skip") == rows(logs)
    with pytest.raises(OSError):
        stats(tmp_path / "none")
    with pytest.raises(mentsu.MentsuError, match="raise"):
        stats(logs, errors="null")  # type: ignore[arg-type]
    with pytest.raises(mentsu.MentsuError, match="player or seat"):
        stats(logs, by="name")  # type: ignore[arg-type]
    mistakes: list[dict[str, Any]] = [{"threads": 0}, {"plan": 7}, {"plan": -1}]
    for wrong in mistakes:
        with pytest.raises(mentsu.MentsuError):
            stats(logs, **wrong)


def test_an_error_of_progress_stops_it(logs: Path) -> None:
    def progress(done: int, files: int) -> None:
        raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        stats(logs, progress=progress, threads=2)


def test_a_batch_is_an_array_and_a_stream(first: Path) -> None:
    batch = stats(first, by="seat")
    assert len(batch) == 4 and repr(batch) == "<Batch of 4 rows>"
    assert pa.record_batch(batch).to_pylist() == pa.table(batch).to_pylist()
    schema = pa.schema(batch)
    assert schema.metadata[b"mentsu.table"] == b"stats" and schema.metadata[b"mentsu.records"] == b"1"
    assert not any("uint" in str(field.type) for field in schema)
    assert len(stats([])) == 0


def test_every_column_is_documented() -> None:
    text = stats.__doc__
    assert text is not None
    for name in pa.schema(stats([])).names:
        base = name.removesuffix("_low").removesuffix("_high")
        is_listed = base.startswith(("yaku_", "wins_with_", "han_of_")) or base in ("second", "third")
        assert is_listed or base in ("second_rate", "third_rate") or f"`{base}`" in text, name
