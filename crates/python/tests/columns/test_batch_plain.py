"""Dictionaries, runs, bytes, lists and wider numbers answer as the plain column of the same hands does."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from mentsu import Hand, batch, encode

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


# What holds rows of numbers wider than bytes, by how it is made of them.
WIDE: dict[str, Callable[[list[list[int]]], Any]] = {
    "NumPy": lambda rows: np.array(rows, np.int64),
    "NumPy, every other row": lambda rows: np.array([row for row in rows for _ in range(2)], np.int64)[::2],
    "lists": lambda rows: pa.array(rows, pa.list_(pa.int64())),
    "a slice of lists": lambda rows: pa.array([[7], *rows], pa.list_(pa.int64()))[1:],
    "lists of one length": lambda rows: pa.array(rows, pa.list_(pa.int64(), len(rows[0]))),
    "chunks": lambda rows: pa.chunked_array([rows[:1], rows[1:1], rows[1:]], pa.list_(pa.int64())),
    "Polars": lambda rows: pl.Series(rows, dtype=pl.List(pl.Int64)),
}


def as_list(answer: Any) -> list[Any]:
    return answer.tolist() if isinstance(answer, np.ndarray) else pl.Series(answer).to_list()


@pytest.mark.parametrize("number", [-1, -129, 256, 300, 2**31, 2**62, -(2**63)])
@pytest.mark.parametrize("make", WIDE.values(), ids=WIDE)
def test_a_number_that_is_no_byte_is_a_bad_row(make: Callable[[list[list[int]]], Any], number: int) -> None:
    counts, tiles = ([list(row) for row in rows[:5] if row] for rows in (ROWS, TILES))
    kinds = "there are 0 to 4 copies of a kind", "tiles are 0 to 33, red fives 34 to 36"
    for rows, kind, says in zip((counts, tiles), ("copies", "tile_number"), kinds, strict=True):
        good = as_list(batch.shanten(make(rows)))
        rows[3][6] = rows[3][9] = number
        for threads in (1, 2):
            assert as_list(batch.shanten(make(rows), errors="null", threads=threads)) == [*good[:3], None, good[4]]
        with pytest.raises(batch.ColumnError) as error:
            batch.shanten(make(rows))
        assert str(error.value).startswith(f"row 3: number 6 is {number}: {says}")
        assert (error.value.row, error.value.position, error.value.kind) == (3, 6, kind)
        # What is written of a row, and what needs the whole hand, refuse it as well.
        out = encode(make(rows), planes=["hand_1"], errors="null")
        assert np.isnan(out[:, 0, 0]).tolist() == [False, False, False, True, False]
        assert as_list(batch.is_win(make(rows), errors="null")) == [False, False, False, None, False]


def test_numbers_past_64_bits_with_a_sign_are_named() -> None:
    rows = np.array([row for row in ROWS[:2] if row], np.uint64)
    rows[1, 33] = 2**64 - 1
    for column in (rows, pa.array(rows.tolist(), pa.list_(pa.uint64()))):
        with pytest.raises(batch.ColumnError, match=f"row 1: number 33 is {2**64 - 1}"):
            batch.shanten(column)
    with pytest.raises(batch.ColumnTypeError, match="float64"):
        batch.shanten(rows.astype(float))


def test_lists_of_other_lengths_are_bad_rows() -> None:
    good = [row for row in ROWS[:4] if row]
    shanten = Hand.from_array34(good[0]).shanten()
    for length in (0, 1, 13, 18, 33, 35, 100):
        column = pa.array([good[0], [0] * length, None])
        with pytest.raises(batch.ColumnError, match=f"row 1: {length} numbers in a column of 34 counts") as error:
            batch.shanten(column)
        assert error.value.kind == "numbers"
        assert as_list(batch.shanten(column, errors="null")) == [shanten, None, None]
    for length in (19, 33, 35, 100):
        column = pa.array([[0, 1, 2, 3], [0] * length])
        with pytest.raises(batch.ColumnError, match=f"row 1: {length} numbers: up to 18 are tiles, 34 counts"):
            batch.shanten(column)
        assert as_list(batch.shanten(column, errors="null")) == [0, None]
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
    pd = pytest.importorskip("pandas", reason="the test reads its columns")
    texts = ["1112345678999m", None, "19m19p19s1234567z"]
    for dtype in ("object", "string", "category"):
        for column in (pd.Series(texts, dtype=dtype), pd.Index(texts, dtype=dtype)):
            answer = batch.shanten(column)
            found = answer.tolist() if isinstance(answer, np.ndarray) else pl.Series(answer).to_list()
            assert found == [0, None, 0], dtype
    assert type(batch.shanten(pd.Index(texts[:1]))) is np.ndarray
    with pytest.raises(batch.ColumnError, match="row 1"):
        batch.shanten(np.array(texts, object))
