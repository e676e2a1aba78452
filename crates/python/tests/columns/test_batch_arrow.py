"""Columns of Arrow: every producer and reader, chunks, nulls, offsets, and what goes wrong."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from mentsu import Hand, batch
from mentsu.encoding import encode

from hands import deal, texts

pa = pytest.importorskip("pyarrow")

NUMBERS, COUNTS = deal(600, 13, kinds=slice(0, 14))
TEXTS = texts(COUNTS)
TEXTS = [text + "(777=7z)" if row % 7 == 0 and len(text) < 13 else text for row, text in enumerate(TEXTS)]
SHANTEN = [Hand(text).shanten() for text in TEXTS]

QUESTIONS: list[Callable[..., Any]] = [
    batch.shanten,
    batch.shantens,
    batch.is_win,
    batch.waits,
    lambda hands, **how: batch.waits(hands, kind="list", **how),
    batch.ukeire,
    batch.best_discard,
]


def to_pylist(column: Any) -> list[Any]:
    """The answers, through the interface that the column has."""
    if hasattr(column, "__arrow_c_array__"):
        array = pa.array(column)
        array.validate(full=True)
        assert pa.chunked_array(column).to_pylist() == array.to_pylist()
    else:
        array = pa.chunked_array(column)
        array.validate(full=True)
    return array.to_pylist()


def lists(question: Callable[..., Any], hands: list[str | None]) -> list[Any]:
    """The answers to lists, as Arrow values."""
    answer = question(hands)
    if not isinstance(answer, dict):
        return list(answer)
    rows = [dict(zip(answer, row, strict=True)) for row in zip(*answer.values(), strict=True)]
    return [None if None in row.values() else row for row in rows]


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("text", ["utf8", "large_utf8", "string_view"])
def test_every_type_of_text_answers_as_lists_do(question: Callable[..., Any], text: str) -> None:
    with_nulls: list[str | None] = [None if row % 5 == 3 else hand for row, hand in enumerate(TEXTS)]
    expected = lists(question, with_nulls)
    array = pa.array(with_nulls, getattr(pa, text)())
    assert to_pylist(question(array)) == expected
    assert to_pylist(question(array[101:505])) == expected[101:505]
    chunked = pa.chunked_array([array[:1], array[1:1], array[1:400], array[400:]])
    answer = question(chunked)
    assert answer.num_chunks == 4 and len(answer) == 600
    assert [len(chunk) for chunk in pa.chunked_array(answer).chunks] == [1, 0, 399, 200]
    assert to_pylist(answer) == expected
    assert to_pylist(question(chunked[350:450], threads=2)) == expected[350:450]
    assert to_pylist(question(pa.chunked_array([], array.type))) == []
    assert to_pylist(question(array[:0])) == []


HAND_TYPES = [
    *(pa.null(), pa.utf8(), pa.large_utf8(), pa.string_view(), pa.binary(), pa.large_binary(), pa.binary_view()),
    *(pa.list_(pa.uint8()), pa.large_list(pa.int64()), pa.list_(pa.uint8(), 14), pa.list_(pa.int32(), 34)),
    *(pa.dictionary(pa.int8(), pa.utf8()), pa.dictionary(pa.uint32(), pa.large_utf8())),
    *(pa.run_end_encoded(pa.int32(), pa.utf8()), pa.struct([("hand", pa.utf8())])),
]
OTHER_TYPES = [
    *(pa.bool_(), pa.float64(), pa.int8(), pa.uint64(), pa.date32(), pa.list_(pa.utf8()), pa.list_(pa.float32(), 14)),
    *(pa.list_(pa.uint8(), 35), pa.list_(pa.int64(), 19), pa.dictionary(pa.int8(), pa.int64()), pa.decimal128(9)),
    *(pa.struct([]), pa.struct([("hand", pa.utf8()), ("other", pa.utf8())]), pa.map_(pa.utf8(), pa.utf8())),
]


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_column_without_a_chunk_has_a_type(question: Callable[..., Any]) -> None:
    for of in HAND_TYPES:
        assert to_pylist(question(pa.chunked_array([], of))) == []
    for of in OTHER_TYPES:
        for lazy in ({}, {"lazy": True}):
            with pytest.raises(batch.ColumnTypeError):
                question(pa.chunked_array([], of), **lazy)


def test_planes_of_a_column_without_a_chunk() -> None:
    assert all(len(encode(pa.chunked_array([], of))) == 0 for of in HAND_TYPES)
    for of in OTHER_TYPES:
        with pytest.raises(batch.ColumnTypeError):
            encode(pa.chunked_array([], of))


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("rows", [NUMBERS, COUNTS], ids=["numbers", "counts"])
def test_fixed_size_lists_answer_as_numpy_does(question: Callable[..., Any], rows: Any) -> None:
    expected = lists(question, texts(COUNTS))
    mask = np.arange(600) % 4 == 1
    with_nulls = [None if null else row for null, row in zip(mask, expected, strict=True)]
    array = pa.FixedSizeListArray.from_arrays(pa.array(rows.reshape(-1)), rows.shape[1])
    nulls = pa.FixedSizeListArray.from_arrays(
        pa.array(rows.reshape(-1)), rows.shape[1], mask=pa.array(mask)
    )
    assert to_pylist(question(array)) == expected
    assert to_pylist(question(array[33:77])) == expected[33:77]
    assert to_pylist(question(nulls)) == with_nulls
    assert to_pylist(question(nulls[33:77])) == with_nulls[33:77]
    assert to_pylist(question(pa.chunked_array([nulls[:9], nulls[9:]]))) == with_nulls
    # Items with an offset of their own.
    items = pa.array(np.concatenate([np.full(5, 99, np.uint8), rows.reshape(-1)]))[5:]
    assert to_pylist(question(pa.FixedSizeListArray.from_arrays(items, rows.shape[1]))) == expected


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("width", [0, 19, 33, 35])
def test_a_wrong_fixed_size_is_an_error_of_the_column(question: Callable[..., Any], width: int) -> None:
    """The type says it of every row, as a shape in NumPy does: `errors` is about rows. A list's size is its row's."""
    hand = [1] * width
    for items in (pa.uint8(), pa.int64()):
        fixed = pa.list_(items, width)
        for rows in ([hand, None], [None], []):
            column = pa.array(rows, fixed)
            for given in (column, pa.chunked_array([column, column], fixed)):
                for errors in ("raise", "null"):
                    with pytest.raises(batch.ColumnTypeError, match=f"rows of {width} numbers are no hands"):
                        question(given, errors=errors)
        lists = pa.array([hand, None], pa.list_(items))
        assert to_pylist(question(lists, errors="null")) == [None, None]
        with pytest.raises(batch.ColumnError, match="row 0: "):
            question(lists)


def test_a_missing_number_is_an_error_of_its_row() -> None:
    hole = [0] * 34
    hole[0] = hole[8] = 2
    missing: list[int | None] = [*hole[:33], None]
    array = pa.array([hole, hole, missing, None], pa.list_(pa.uint8(), 34))
    with pytest.raises(batch.ColumnError, match="row 2: number 33 is missing") as error:
        batch.shanten(array)
    assert error.value.position == 33
    assert to_pylist(batch.shanten(array, errors="null")) == [0, 0, None, None]
    assert to_pylist(batch.shanten(array[1:], errors="null")) == [0, None, None]
    numbers = pa.array([[0, 0, 8, 8], [0, None, 8, 8]], pa.list_(pa.uint8(), 4))
    with pytest.raises(batch.ColumnError, match="row 1: number 1 is missing"):
        batch.shanten(numbers)


def test_bad_rows_are_counted_over_all_chunks() -> None:
    chunked = pa.chunked_array([["1m", "2m"], ["3m"], ["4m", "123m", None]])
    with pytest.raises(batch.ColumnError, match="row 4: ") as error:
        batch.shanten(chunked)
    assert error.value.row == 4
    assert to_pylist(batch.shanten(chunked, errors="null")) == [0, 0, 0, 0, None, None]


def test_types_that_have_no_hands_are_refused() -> None:
    wrong = [
        pa.array([1, 2]),
        pa.array([[1] * 33], pa.list_(pa.int16(), 33)),
        pa.array([[1] * 33], pa.list_(pa.uint8(), 33)),
        pa.array([1, 2]).dictionary_encode(),
        pa.array([{"a": "1m", "b": "1m"}]),
        pa.array([None, {"a": "1m"}]),
        pa.table({"a": ["1m"], "b": ["1m"]}),
        pa.array([[["1m"]]]),
        pa.array([1.5]),
        pa.scalar("1m"),
    ]
    for array in wrong:
        for question in QUESTIONS:
            with pytest.raises(batch.ColumnTypeError):
                question(array)


def test_a_table_of_one_column_is_that_column() -> None:
    table = pa.table({"hand": TEXTS})
    assert to_pylist(batch.shanten(table)) == SHANTEN
    assert to_pylist(batch.shanten(table.to_batches()[0].slice(100, 50))) == SHANTEN[100:150]
    assert to_pylist(batch.shanten(pa.array([None, None]))) == [None, None]


def test_answers_of_several_columns_are_structs_or_tables() -> None:
    hands = pa.chunked_array([TEXTS[:300], [None, *TEXTS[300:]]])
    answer = batch.ukeire(hands)
    assert answer.type == "struct<shanten: int8, tiles: uint64, total: uint8>"
    assert pa.chunked_array(answer).null_count == 1
    table = pa.table(answer.table())
    assert table.schema.names == ["shanten", "tiles", "total"]
    assert table["shanten"].to_pylist() == [*SHANTEN[:300], None, *SHANTEN[300:]]
    assert pa.table(batch.ukeire(pa.array(TEXTS)).table())["shanten"].to_pylist() == SHANTEN
    assert pa.table(batch.ukeire(hands, lazy=True).table()).equals(table)
    with pytest.raises(batch.ColumnTypeError, match="no columns of its own"):
        batch.shanten(hands).table()


class OnlyStream:
    """An object that gives its stream once."""

    def __init__(self, stream: Any) -> None:
        self.capsule = stream.__arrow_c_stream__()

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self.capsule


def test_a_stream_is_read_once() -> None:
    stream = OnlyStream(pa.chunked_array([TEXTS]))
    assert to_pylist(batch.shanten(stream)) == SHANTEN
    with pytest.raises(batch.ColumnTypeError, match="has been used before"):
        batch.shanten(stream)
    lazy = batch.shanten(pa.chunked_array([TEXTS]), lazy=True)
    assert pa.chunked_array(lazy).to_pylist() == SHANTEN
    with pytest.raises(batch.ColumnTypeError, match="can be read once"):
        lazy.__arrow_c_stream__()


def batches(failing: bool = False) -> Iterator[Any]:
    for start in range(0, 600, 100):
        yield pa.record_batch({"hand": TEXTS[start : start + 100]})
    if failing:
        raise RuntimeError("the disk is gone")


def test_streams_come_from_python_and_may_fail() -> None:
    schema = pa.schema({"hand": pa.utf8()})
    reader = pa.RecordBatchReader.from_batches(schema, batches())
    answer = batch.shanten(reader, threads=2)
    assert answer.num_chunks == 6 and to_pylist(answer) == SHANTEN
    for lazy in (False, True):
        reader = pa.RecordBatchReader.from_batches(schema, batches(failing=True))
        with pytest.raises((batch.ColumnTypeError, pa.ArrowInvalid), match="the disk is gone"):
            pa.chunked_array(batch.shanten(reader, lazy=lazy))


def test_lazy_answers_are_those_that_are_kept() -> None:
    for question in QUESTIONS:
        for hands in (pa.array(TEXTS), pa.chunked_array([TEXTS[:100], [None], TEXTS[100:]])):
            lazy = question(hands, lazy=True)
            assert pa.chunked_array(lazy).to_pylist() == to_pylist(question(hands))
    bad = batch.shanten(pa.chunked_array([["1m"], ["2m", "123m"]]), lazy=True)
    with pytest.raises(pa.ArrowInvalid, match="row 2: "):
        pa.chunked_array(bad)


def test_lazy_streams_are_asked_as_they_are_read() -> None:
    read: list[int] = []

    def counted() -> Iterator[Any]:
        for number, chunk in enumerate(batches()):
            read.append(number)
            yield chunk

    schema = pa.schema({"hand": pa.utf8()})
    lazy = batch.ukeire(pa.RecordBatchReader.from_batches(schema, counted()), lazy=True)
    assert read == []
    reader = pa.RecordBatchReader.from_stream(lazy.table())
    first = reader.read_next_batch()
    assert read == [0] and first["shanten"].to_pylist() == SHANTEN[:100]
    assert reader.read_all()["shanten"].to_pylist() == SHANTEN[100:]


class Capsules:
    """An object that gives any capsules."""

    def __init__(self, array: object = None, stream: object = None) -> None:
        if array is not None:
            self.__arrow_c_array__ = lambda requested_schema=None: array
        if stream is not None:
            self.__arrow_c_stream__ = lambda requested_schema=None: stream


GET = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
SAY = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
RELEASE = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class CStream(ctypes.Structure):
    """The struct of Arrow's C stream interface."""

    _fields_ = [
        ("get_schema", GET), ("get_next", GET), ("get_last_error", SAY), ("release", RELEASE),
        ("private_data", ctypes.c_void_p),
    ]


class FailingStream:
    """A stream whose producer fails, with or without a reason."""

    def __init__(self, reason: bytes | None) -> None:
        self.released = 0
        self.text = None if reason is None else ctypes.create_string_buffer(reason)

        def release(stream: int) -> None:
            self.released += 1
            CStream.from_address(stream).release = RELEASE()

        text = self.text and ctypes.addressof(self.text)
        self.stream = CStream(GET(lambda *_: 5), GET(lambda *_: 5), SAY(lambda _: text), RELEASE(release), None)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return new(ctypes.addressof(self.stream), b"arrow_array_stream", None)


def test_what_a_failing_producer_says_is_told_and_it_is_released() -> None:
    for reason, told in ((b"no disk \xff today", "no disk . today"), (None, "error 5")):
        stream = FailingStream(reason)
        with pytest.raises(batch.ColumnTypeError, match=f"the stream failed: {told}"):
            batch.shanten(stream)
        assert stream.released == 1
        with pytest.raises(batch.ColumnTypeError, match="used before"):
            batch.shanten(stream)
    for lacking in ("get_schema", "get_next"):
        stream = FailingStream(None)
        setattr(stream.stream, lacking, GET())
        with pytest.raises(batch.ColumnTypeError, match="lacks a callback"):
            batch.shanten(stream)
        assert stream.released == 1


def test_what_isnt_a_capsule_of_the_interface_is_refused() -> None:
    schema, array = pa.array(["1m"]).__arrow_c_array__()
    stream = pa.chunked_array([["1m"]]).__arrow_c_stream__()
    for wrong in (
        Capsules(array=(array, schema)),
        Capsules(array=(schema, stream)),
        Capsules(array=(schema, None)),
        Capsules(array=5),
        Capsules(array=(schema,)),
        Capsules(stream=array),
        Capsules(stream="stream"),
    ):
        with pytest.raises((batch.ColumnTypeError, TypeError, ValueError)):
            batch.shanten(wrong)

    class Raises:
        def __arrow_c_stream__(self, requested_schema: object = None) -> object:
            raise ZeroDivisionError("no stream today")

    with pytest.raises(ZeroDivisionError, match="no stream today"):
        batch.shanten(Raises())


def test_offsets_that_lead_out_of_the_array_are_errors_of_their_rows() -> None:
    text = pa.py_buffer(b"1m2m3m")

    def array(offsets: list[int]) -> Any:
        offsets_buffer = pa.py_buffer(np.array(offsets, np.int32).tobytes())
        return pa.Array.from_buffers(pa.utf8(), len(offsets) - 1, [None, offsets_buffer, text])

    with pytest.raises(batch.ColumnError, match="row 1: its offsets lead out"):
        batch.shanten(array([0, 2, -2, 6]))
    with pytest.raises(batch.ColumnError, match="row 2: its offsets lead out"):
        batch.shanten(array([0, 2, 6, 4, 6]))
    assert to_pylist(batch.shanten(array([0, 2, 4, 2, 6]), errors="null")) == [0, 0, None, 0]


def test_text_that_isnt_utf_8_is_an_error_of_its_row() -> None:
    array = pa.array([b"1m", b"\xff\xfe"]).cast(pa.binary())
    array = pa.Array.from_buffers(pa.utf8(), 2, array.buffers())
    with pytest.raises(batch.ColumnError, match="row 1: the text isn't UTF-8"):
        batch.shanten(array)


def test_memory_is_given_back() -> None:
    gc.collect()
    before = pa.total_allocated_bytes()
    for _ in range(20):
        hands = pa.chunked_array([TEXTS * 50])
        for question in QUESTIONS:
            answer = question(hands)
            pa.chunked_array(answer)
            question(hands, lazy=True)
        del answer, hands
    gc.collect()
    assert pa.total_allocated_bytes() - before < 1 << 20


def test_answers_outlive_what_was_asked() -> None:
    hands = pa.array(TEXTS)
    array = pa.array(batch.shanten(hands))
    del hands
    gc.collect()
    assert array.to_pylist() == SHANTEN
    assert repr(batch.shanten(pa.array(TEXTS))) == "<mentsu.batch.Column of int8, 600 rows>"


def test_polars_gives_and_takes_columns() -> None:
    pl = pytest.importorskip("polars")
    series = pl.Series("hand", [*TEXTS[:9], None, *TEXTS[9:]])
    expected = [*SHANTEN[:9], None, *SHANTEN[9:]]
    answer = pl.Series("shanten", batch.shanten(series))
    assert answer.dtype == pl.Int8 and answer.to_list() == expected
    parts = pl.concat([series[:100], series[100:]], rechunk=False)
    assert pl.Series(batch.shanten(parts)).to_list() == expected
    assert pl.Series(batch.shanten(series[50:90])).to_list() == expected[50:90]
    counts = pl.Series(COUNTS.tolist(), dtype=pl.Array(pl.UInt8, 34))
    alone = [Hand(text).shanten() for text in texts(COUNTS)]
    assert pl.Series(batch.shanten(counts)).to_list() == alone
    rows = [None if row == 5 else counts for row, counts in enumerate(COUNTS.tolist())]
    with_null = pl.Series(rows, dtype=pl.Array(pl.UInt8, 34))
    assert pl.Series(batch.shanten(with_null)).to_list() == [*alone[:5], None, *alone[6:]]
    frame = pl.DataFrame(batch.ukeire(series).table())
    assert frame["shanten"].to_list() == expected
    lists = pl.Series(batch.waits(series, kind="list"))
    assert lists.dtype == pl.List(pl.UInt8)


def listed(answers: Any) -> list[Any]:
    """The answers to a series, in NumPy if pandas has no capsules."""
    return answers.tolist() if isinstance(answers, np.ndarray) else to_pylist(answers)


@pytest.mark.parametrize("dtype", ["string[pyarrow]", "string[python]", "object", "category"])
def test_pandas_gives_columns(dtype: str) -> None:
    pd = pytest.importorskip("pandas")
    series = pd.Series([*TEXTS[:9], None, *TEXTS[9:]], dtype=dtype)
    expected = [*SHANTEN[:9], None, *SHANTEN[9:]]
    full = series.dropna()
    assert listed(batch.shanten(series, errors="null")) == expected
    assert listed(batch.shanten(full)) == SHANTEN
    assert listed(batch.shanten(full[full.index % 2 == 0])) == [*SHANTEN[:9:2], *SHANTEN[9::2]]
    assert batch.shanten(list(series), errors="null") == expected
    assert batch.shanten(series.to_numpy(), errors="null").tolist() == expected
    hands = encode(series, errors="null")
    assert np.isnan(hands[9]).all() and np.array_equal(hands[10:], encode(TEXTS[9:]))
    ukeire = batch.ukeire(series, errors="null")
    shanten = ukeire["shanten"] if isinstance(ukeire, dict) else pa.table(ukeire.table())["shanten"]
    assert (shanten.tolist() if isinstance(ukeire, dict) else shanten.to_pylist()) == expected


def test_pandas_frames_of_one_column_are_that_column() -> None:
    pd = pytest.importorskip("pandas")
    frame = pd.DataFrame({"hand": TEXTS})
    parts = {
        "whole": (frame, SHANTEN),
        "filtered": (frame[frame.index % 3 == 1], SHANTEN[1::3]),
        "sliced": (frame.iloc[5:200], SHANTEN[5:200]),
        "shuffled": (frame.iloc[::-1], SHANTEN[::-1]),
        "named": (frame.set_index(pd.Index(range(600), name="game")), SHANTEN),
        "by text": (frame.set_index(pd.Index([f"row {row}" for row in range(600)])), SHANTEN),
        "by two": (frame.set_index(pd.MultiIndex.from_product([range(20), range(30)])), SHANTEN),
    }
    for name, (part, expected) in parts.items():
        assert listed(batch.shanten(part)) == expected, name
        assert np.array_equal(encode(part), encode(part["hand"].tolist())), name
    with pytest.raises(batch.ColumnTypeError, match="a table of 2 columns"):
        batch.shanten(frame.assign(other=1))
    with pytest.raises(batch.ColumnTypeError):
        batch.shanten(frame[[]])
    for wrong in ([1.5], [1], [True], [object()]):
        with pytest.raises(batch.ColumnTypeError, match="has no hands|is not a text|column of object"):
            batch.shanten(pd.Series(wrong))


def test_duckdb_gives_and_takes_columns() -> None:
    duckdb = pytest.importorskip("duckdb")
    with duckdb.connect() as connection:
        hands = pa.table({"hand": TEXTS})
        relation = connection.sql("select hand from hands")
        assert to_pylist(batch.shanten(relation)) == SHANTEN
        answers = pa.table(batch.ukeire(hands["hand"]).table())
        (total,) = connection.sql("select sum(shanten) from answers").fetchall()[0]
        assert total == sum(SHANTEN)
