"""Columns are sequences and arrays: Python, NumPy and pandas take them without Arrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mentsu
from mentsu import Hand, batch

pa = pytest.importorskip("pyarrow")
pd = pytest.importorskip("pandas")

HANDS = ["123m406p789s1122z", None, "19m19p19s1234567z", "1112345678999m"]
SHANTEN = [0, None, 0, 0]


def columns() -> list[Any]:
    """A column of one array, and one of chunks, the second of them sliced."""
    chunks = [pa.array(HANDS[:1]), pa.array(["1m", *HANDS[1:]])[1:]]
    return [batch.shanten(pa.array(HANDS)), batch.shanten(pa.chunked_array(chunks))]


@pytest.mark.parametrize("column", columns())
def test_a_column_is_a_sequence(column: Any) -> None:
    assert len(column) == 4 and list(column) == column.to_pylist() == SHANTEN
    assert [column[row] for row in range(-4, 4)] == SHANTEN * 2
    assert column[1:3] == SHANTEN[1:3] and column[::-1] == SHANTEN[::-1]
    for row in (4, -5, 2**70):
        with pytest.raises(IndexError):
            column[row]
    with pytest.raises(TypeError):
        column["0"]


@pytest.mark.parametrize("column", columns())
def test_a_column_is_an_array(column: Any) -> None:
    array = np.asarray(column)
    assert array.dtype == np.float64 and np.array_equal(array, [0, np.nan, 0, 0], equal_nan=True)
    assert np.array(column, dtype=np.float32).dtype == np.float32
    with pytest.raises(batch.ColumnTypeError, match="copy=None"):
        column.__array__(copy=False)


def test_every_type_has_values() -> None:
    hands = pa.array(HANDS)
    questions = [
        batch.shanten, batch.is_win, batch.waits, batch.ukeire, batch.shantens, batch.best_discard,
        lambda hands, **how: batch.waits(hands, kind="list", **how),
        lambda hands, **how: batch.score(hands, ron="5m", errors="null", **how),
        lambda hands, **how: batch.plan(hands, draws=2, errors="null", **how),
    ]
    for question in questions:
        column = question(hands, errors="null") if question in questions[:6] else question(hands)
        expected = pa.array(column).to_pylist()
        assert column.to_pylist() == expected
        array = np.asarray(column)
        assert array.shape == (4,) and hasattr(column, "__array__") == ("struct" not in column.type)
        assert [None if one != one else one for one in array.tolist()] == expected
    complete = batch.is_win(pa.array(["11m", "12m"]))
    assert np.asarray(complete).dtype == bool and np.asarray(complete).tolist() == [True, False]
    assert np.asarray(batch.waits(pa.array(["1m"]))).dtype == np.uint64


def test_a_lazy_column_is_read_once() -> None:
    source = pa.chunked_array([HANDS[:2], HANDS[2:]])
    assert batch.shanten(source, lazy=True).to_pylist() == SHANTEN
    assert list(batch.shanten(source, lazy=True)) == SHANTEN
    lazy = batch.shanten(source, lazy=True)
    assert np.asarray(lazy).shape == (4,)
    with pytest.raises(batch.ColumnTypeError, match="once"):
        lazy.to_pylist()


def test_pandas_takes_a_column() -> None:
    frame = pd.DataFrame({"hand": ["123m406p789s1122z", "19m19p19s1234567z", "123m45p13789s113z"]})
    frame["sh"] = batch.shanten(frame["hand"])
    assert frame["sh"].tolist() == [0, 0, 1]
    frame["again"] = batch.shanten(pa.array(frame["hand"].tolist()))
    assert frame["again"].tolist() == [0, 0, 1] and frame["again"].dtype == np.int8
    ukeire = pd.DataFrame(batch.ukeire(pa.array(frame["hand"].tolist())))
    assert list(ukeire.columns) == ["shanten", "tiles", "total"] and ukeire.shape == (3, 3)


def test_pandas_makes_frames_of_tables(logs: Path) -> None:
    file = sorted(logs.rglob("*.gz"))[0]
    expected = pa.table(mentsu.decisions(file)).to_pylist()
    with pytest.raises(TypeError, match="from_arrow"):
        pd.DataFrame(mentsu.decisions(file))
    frames = [pd.DataFrame(next(iter(mentsu.decisions(file)))), pa.table(mentsu.decisions(file)).to_pandas()]
    if hasattr(pd.DataFrame, "from_arrow"):
        frames.append(pd.DataFrame.from_arrow(mentsu.decisions(file)))
    for frame in frames:
        assert frame.shape == (len(expected), len(expected[0]))
        assert frame["hand"].tolist() == [row["hand"] for row in expected]
    stats = mentsu.stats(file)
    assert pd.DataFrame(stats).shape[0] == len(stats) == len(stats.to_pylist())
    assert stats[0] == stats.to_pylist()[0] == next(iter(stats))


def test_pandas_may_hold_hands() -> None:
    hands = [Hand("123m406p789s1122z"), None, Hand("123m45p13789s113z")]
    assert batch.shanten(pd.Series(hands), errors="null").tolist() == [0, None, 1]
    assert batch.shanten(pd.DataFrame({"hand": hands}), errors="null").tolist() == [0, None, 1]
