"""Arguments besides the hands may be in every kind of column."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mentsu import Face, Hand, MentsuError, Tile, batch

HAND = "23467m345p34588s"
RON = ["5m", None, "1z"]
POINTS = [2900, None, 0]


def points(hands: Any, **beside: Any) -> list[int | None]:
    found = batch.score(hands, errors="null", **beside)["points"]
    return list(found.tolist() if isinstance(found, np.ndarray) else found)


def worlds(values: list[Any]) -> dict[str, Any]:
    """A column of values in every kind of column."""
    made: dict[str, Callable[[], Any]] = {
        "list": lambda: values,
        "tuple": lambda: tuple(values),
        "NumPy's scalars": lambda: [None if one is None else np.array([one])[0] for one in values],
        "objects": lambda: np.array(values, object),
        "array": lambda: pytest.importorskip("pyarrow").array(values),
        "chunks": lambda: pytest.importorskip("pyarrow").chunked_array([values[:1], values[1:]]),
        "table": lambda: pytest.importorskip("pyarrow").table({"one": values}),
        "batch": lambda: pytest.importorskip("pyarrow").record_batch({"one": values}),
        "slice": lambda: pytest.importorskip("pyarrow").table({"one": [values[-1], *values]}).slice(1),
        "Polars' series": lambda: pytest.importorskip("polars").Series(values),
        "Polars' frame": lambda: pytest.importorskip("polars").DataFrame({"one": values}),
        "pandas' series": lambda: pytest.importorskip("pandas").Series(values),
        "pandas' frame": lambda: pytest.importorskip("pandas").DataFrame({"one": values}, index=[5, 3, 4]),
        "DuckDB": lambda: duckdb_relation(values),
    }
    columns = {}
    for name, make in made.items():
        try:
            columns[name] = make()
        except pytest.skip.Exception:
            pass
    return columns


def duckdb_relation(values: list[Any]) -> Any:
    duckdb = pytest.importorskip("duckdb")
    pa = pytest.importorskip("pyarrow")
    return duckdb.from_arrow(pa.table({"one": values})).project("one")


def test_tiles_flags_and_numbers_come_in_every_world() -> None:
    hands = [HAND] * 3
    for name, column in worlds(RON).items():
        assert points(hands, ron=column) == POINTS, name
    for name, column in worlds([True, False, True]).items():
        assert points(hands, ron="5m", riichi=column) == [5800, 2900, 5800], name
    for name, column in worlds([0, 1, 2]).items():
        received = batch.score(hands, ron="5m", honba=column)["received"]
        assert list(received) == [2900, 3200, 3500], name
    for name, column in worlds(["E", "south", "w"]).items():
        assert points(hands, ron="5m", seat=column) == [2900, 2000, 2000], name
    for name, column in worlds(["1z", "7m", "2s"]).items():
        assert list(batch.score(hands, ron="5m", dora=column)["dora"]) == [0, 0, 1], name


def test_missing_values_of_pandas_are_none() -> None:
    pd = pytest.importorskip("pandas")
    for dtype in ("object", "string[python]", "string[pyarrow]", "category"):
        series = pd.Series(RON, dtype=dtype)
        if not (hasattr(series, "__arrow_c_stream__") and dtype == "category"):
            assert points([HAND] * 3, ron=series) == POINTS, dtype
        assert points([HAND] * 3, ron=list(series)) == POINTS, dtype
    honba = pd.Series([0, None, 2], dtype="Int64")
    received = batch.score([HAND] * 3, ron="5m", honba=honba, errors="null")["received"]
    assert received == [2900, None, 3500]
    riichi = pd.Series([True, None, False], dtype="boolean")
    assert points([HAND] * 3, ron="5m", riichi=riichi) == [5800, None, 2900]


def test_tiles_are_values_too() -> None:
    hands = [HAND, HAND]
    for tile in (Face("5m"), Tile("5m"), np.str_("5m"), np.int64(4), np.uint8(4)):
        assert points(hands, ron=tile) == points(hands, ron=[tile, tile]) == [2900, 2900]
    assert points(hands, ron=[Face("0m"), Tile("8m")]) == points(hands, ron=["0m", "8m"])
    assert batch.score(hands, ron="5m", dora=Face("4m")) == batch.score(hands, ron="5m", dora="4m")
    assert points(hands, ron="5m", riichi=np.True_) == [5800, 5800]
    assert batch.score(hands, ron="5m", honba=np.int16(2)) == batch.score(hands, ron="5m", honba=2)
    hand = Hand("135m123456p23499s")
    assert batch.plan([hand], draws=[np.int64(2)], seen=[Tile("9m")]) == batch.plan([hand], draws=2, seen="9m")


def test_what_is_no_value_is_refused() -> None:
    pa = pytest.importorskip("pyarrow")
    two = pa.table({"a": ["5m"], "b": ["5m"]})
    wrong: list[Any] = [two, two.to_batches()[0], [object()], object(), [["5m"]], [1.5], 1.5, [np.float64(1)], Hand("11m")]
    for ron in wrong:
        with pytest.raises(batch.ColumnTypeError, match="ron: "):
            batch.score([HAND], ron=ron)


def test_unreadable_values_are_errors_and_not_none() -> None:
    """An unreadable value doesn't count as missing; a missing ron would be a tsumo."""
    drawn = "234567m23488p67s+8s"
    pa = pytest.importorskip("pyarrow")
    broken = pa.StringArray.from_buffers(1, pa.py_buffer(b"\0\0\0\0\1\0\0\0"), pa.py_buffer(b"\xff"))
    for ron in (["\ud800"], [b"\xff"], [2**70], [-(2**70)], np.array([2**64 - 1], np.uint64), broken):
        with pytest.raises(batch.ColumnError, match="row 0: ron: a tile is"):
            batch.score([drawn], ron=ron)
        assert points([drawn], ron=ron) == [None]
    for name in ("ron", "seat", "riichi", "honba", "kita", "dora", "discarder"):
        for one in ("\ud800", 2**70, -1, "x"):
            with pytest.raises(batch.ColumnTypeError, match=f"{name}: "):
                batch.score([drawn], **{name: one})
            with pytest.raises(batch.ColumnError, match=f"row 0: {name}: "):
                batch.score([drawn], **{name: [one]})
    for name in ("objective", "riichi", "rules", "seen"):
        with pytest.raises(MentsuError):
            batch.plan([drawn], **{name: "\ud800"})
