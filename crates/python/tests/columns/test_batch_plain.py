"""Dictionaries, runs, bytes, lists and wider numbers answer as the plain column of the same hands does."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from mentsu import Hand, batch

pa = pytest.importorskip("pyarrow", reason="Arrow's columns are PyArrow's")
pl = pytest.importorskip("polars", reason="categories are Polars'")

random.seed(11)
KINDS = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] + [f"{rank}z" for rank in range(1, 8)]
HANDS = [Hand.of(random.sample(KINDS * 4, 13)) for _ in range(40)]
TEXTS: list[str | None] = [str(hand) for hand in random.choices(HANDS, k=300)]
TEXTS[7] = TEXTS[8] = TEXTS[-1] = None
ROWS = [None if text is None else Hand(text).to_array34() for text in TEXTS]
TILES = [None if row is None else [kind for kind, copies in enumerate(row) for _ in range(copies)] for row in ROWS]

INTEGERS = [getattr(pa, f"{sign}int{width}")() for sign in ("", "u") for width in (8, 16, 32, 64)]


def runs() -> Any:
    ends = [place for place in range(1, 301) if place == 300 or TEXTS[place] != TEXTS[place - 1]]
    return pa.RunEndEncodedArray.from_arrays(pa.array(ends, pa.int32()), [TEXTS[end - 1] for end in ends])


ARRAYS: dict[str, Callable[[], Any]] = {
    **{
        f"dictionary of {text} by {key}": lambda text=text, key=key: (
            pa.array(TEXTS).dictionary_encode().cast(pa.dictionary(key, text))
        )
        for text in (pa.string(), pa.large_string(), pa.binary())
        for key in (pa.int8(), pa.uint16(), pa.int64())
    },
    "dictionary with a missing value": lambda: pa.DictionaryArray.from_arrays(
        pa.array([None if text is None else HANDS.index(Hand(text)) for text in TEXTS[:-1]] + [40]),
        [*map(str, HANDS), None],
    ),
    "runs": runs,
    "binary": lambda: pa.array(TEXTS, pa.string()).cast(pa.binary()),
    "large binary": lambda: pa.array(TEXTS, pa.string()).cast(pa.large_binary()),
    "binary view": lambda: pa.array(TEXTS, pa.string()).cast(pa.binary()).cast(pa.binary_view()),
    **{f"list of {number}": lambda number=number: pa.array(ROWS, pa.list_(number)) for number in INTEGERS},
    **{f"34 of {number}": lambda number=number: pa.array(ROWS, pa.list_(number, 34)) for number in INTEGERS},
    "large list": lambda: pa.array(ROWS, pa.large_list(pa.int64())),
    "list of tiles": lambda: pa.array(TILES, pa.list_(pa.int16())),
    "categories": lambda: pl.Series(TEXTS, dtype=pl.Categorical),
    "enum": lambda: pl.Series(TEXTS, dtype=pl.Enum(sorted({text for text in TEXTS if text}))),
    "Polars' list": lambda: pl.Series(ROWS, dtype=pl.List(pl.Int32)),
    "Polars' array": lambda: pl.Series(ROWS, dtype=pl.Array(pl.Int64, 34)),
}


def answers(column: Any) -> list[Any]:
    return pl.Series(batch.ukeire(column)).to_list()


@pytest.mark.parametrize("name", ARRAYS)
def test_it_answers_as_plain_text_does(name: str) -> None:
    column, expected = ARRAYS[name](), answers(pa.array(TEXTS))
    assert answers(column) == expected
    assert answers(column[5:90]) == expected[5:90]
    if hasattr(column, "type"):
        chunks = pa.chunked_array([column[:8], column[8:8], column[8:]])
        assert answers(chunks) == expected
        assert pl.Series(batch.shanten(pa.table({"hand": column}))).to_list() == [
            None if text is None else Hand(text).shanten() for text in TEXTS
        ]


@pytest.mark.parametrize("dtype", ["int8", "int16", "uint16", "int32", "int64", "uint64", ">i4"])
def test_numpy_numbers_of_any_width_are_counts(dtype: str) -> None:
    rows = np.array([row for row in ROWS if row is not None])
    assert (batch.shanten(rows.astype(dtype)) == batch.shanten(rows.astype(np.uint8))).all()
    assert (batch.shanten(rows.astype(dtype)[::-2]) == batch.shanten(rows.astype(np.uint8))[::-2]).all()
    tiles = np.array([row for row in TILES if row is not None])
    assert (batch.shanten(tiles.astype(dtype)) == batch.shanten(rows.astype(np.uint8))).all()


def test_numbers_that_are_no_bytes_are_named() -> None:
    rows = np.array([[0] * 34] * 3, np.int64)
    for number in (-1, 256, 2**62):
        rows[2, 5] = number
        with pytest.raises(batch.ColumnTypeError, match="row 2 has a number that is not from 0 to 255"):
            batch.shanten(rows)
        with pytest.raises(batch.ColumnTypeError, match="row 2 of an array has a number"):
            batch.shanten(pa.array(rows.tolist()))
    with pytest.raises(batch.ColumnTypeError, match="float64"):
        batch.shanten(rows.astype(float))


def test_lists_of_other_lengths_are_named() -> None:
    with pytest.raises(batch.ColumnTypeError, match="row 1 of an array has 13 numbers"):
        batch.shanten(pa.array([[0] * 34, [0] * 13]))
    with pytest.raises(batch.ColumnTypeError, match="row 0 of an array has 19 numbers"):
        batch.shanten(pa.array([[0] * 19]))
    with pytest.raises(batch.ColumnTypeError, match="Float"):
        batch.shanten(pa.array([[0.5] * 34]))
    missing = pa.array([[None, *ROWS[0][1:]]])  # type: ignore[index]
    assert pl.Series(batch.shanten(missing, errors="null")).to_list() == [None]
    assert pl.Series(batch.shanten(pa.array([[0, None, 1, 2, 3]]), errors="null")).to_list() == [None]


def test_arguments_come_in_dictionaries_and_runs() -> None:
    hands, rons = ["23467m345p34588s"] * 4, ["5m", "8m", "5m", "5m"]
    expected = batch.score(hands, ron=rons, errors="null")["points"]
    runs_of = pa.RunEndEncodedArray.from_arrays([1, 2, 4], ["5m", "8m", "5m"])
    for column in (pa.array(rons).dictionary_encode(), pl.Series(rons, dtype=pl.Categorical), runs_of):
        assert batch.score(hands, ron=column, errors="null")["points"] == expected


def test_missing_hands_of_pandas_are_missing_answers() -> None:
    pd = pytest.importorskip("pandas", reason="its columns are asked")
    texts = ["1112345678999m", None, "19m19p19s1234567z"]
    for dtype in ("object", "string", "category"):
        for column in (pd.Series(texts, dtype=dtype), pd.Index(texts, dtype=dtype)):
            answer = batch.shanten(column)
            found = answer.tolist() if isinstance(answer, np.ndarray) else pl.Series(answer).to_list()
            assert found == [0, None, 0], dtype
    assert type(batch.shanten(pd.Index(texts[:1]))) is np.ndarray
    with pytest.raises(batch.ColumnError, match="row 1"):
        batch.shanten(np.array(texts, object))
