"""Columns of every kind give the answers to one hand at a time."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mentsu import Hand, MentsuError, batch

from hands import bits, deal, text, texts

SUITS = [slice(None), slice(0, 9), slice(9, 21), slice(20, 34)]


def hands_of(tiles: int) -> Any:
    """Counts of random hands with this many tiles, of all kinds and of few."""
    return np.concatenate([deal(100, tiles, 7 * i, kinds)[1] for i, kinds in enumerate(SUITS)])


ALL = np.concatenate([hands_of(tiles) for tiles in (1, 4, 5, 7, 8, 10, 11, 13, 14)])
TEXTS = texts(ALL)
HANDS = [Hand(text) for text in TEXTS]


def test_shanten_is_that_of_one_hand() -> None:
    each = [hand.shantens() for hand in HANDS]
    assert batch.shanten(ALL).tolist() == [hand.shanten() for hand in HANDS]
    found = batch.shantens(ALL)
    for form in ("standard", "chiitoitsu", "kokushi"):
        one = [getattr(shantens, form) for shantens in each]
        assert batch.shanten(ALL, form=form).tolist() == one
        assert found[form].tolist() == one
    assert batch.NEVER in found["kokushi"] and batch.NEVER not in found["standard"]
    assert {found["standard"].dtype, batch.shanten(ALL).dtype} == {np.dtype("int8")}


def test_wins_are_those_of_one_hand() -> None:
    won = batch.is_win(ALL)
    assert won.dtype == np.bool_ and won.tolist() == [hand.is_win() for hand in HANDS]
    assert 10 < won.sum() < len(won)


@pytest.mark.parametrize("fifth_copy", ["any", "concealed", "ignored"])
def test_waits_are_those_of_one_hand(fifth_copy: Any) -> None:
    one = [hand.wait_tiles(fifth_copy=fifth_copy) for hand in HANDS]
    waits = batch.waits(ALL, fifth_copy=fifth_copy)
    assert waits.dtype == np.uint64 and waits.tolist() == [bits(tiles) for tiles in one]
    lists = batch.waits(ALL, kind="list", fifth_copy=fifth_copy)
    assert lists.dtype == object
    assert [list(row) for row in lists] == [[tile.index for tile in tiles] for tiles in one]
    assert 50 < np.count_nonzero(waits)


def test_ukeire_is_that_of_one_hand() -> None:
    found = batch.ukeire(ALL)
    for row, hand in enumerate(HANDS):
        one = hand.ukeire()
        expected = (one.shanten, bits(one.tiles), one.total)
        assert tuple(int(found[name][row]) for name in found) == expected, hand


def test_the_best_discard_is_the_first_of_one_hand() -> None:
    found = batch.best_discard(ALL)
    for row, hand in enumerate(HANDS):
        discards = hand.discards()
        answer = tuple(int(found[name][row]) for name in found)
        if discards:
            best = discards[0]
            left = best.ukeire
            assert answer == (best.tile.index, best.shanten, bits(left.tiles), left.total), hand
        else:
            assert answer == (batch.NO_TILE, hand.shanten(), 0, 0), hand


QUESTIONS = [
    batch.shanten,
    batch.shantens,
    batch.is_win,
    batch.waits,
    batch.ukeire,
    batch.best_discard,
]


def as_lists(answer: Any) -> Any:
    if isinstance(answer, dict):
        return {name: column.tolist() for name, column in answer.items()}
    return answer.tolist()


@pytest.mark.parametrize("question", QUESTIONS)
def test_text_numbers_and_hands_answer_as_counts_do(question: Any) -> None:
    numbers, counts = deal(500, 14)
    expected = as_lists(question(counts))
    rows = texts(counts)
    assert as_lists(question(numbers)) == expected
    assert question(rows) == expected
    assert question(tuple(rows)) == expected
    assert question([Hand(row) for row in rows]) == expected
    assert as_lists(question(np.array(rows))) == expected
    assert as_lists(question(np.array(rows, object))) == expected
    assert as_lists(question(np.array([row.encode() for row in rows]))) == expected
    assert as_lists(question(np.array(rows, np.dtypes.StringDType()))) == expected  # type: ignore[attr-defined]
    with_gaps = np.full((500, 18), batch.NO_TILE, np.uint8)
    with_gaps[:, 1:15] = numbers
    assert as_lists(question(with_gaps)) == expected


@pytest.mark.parametrize("question", QUESTIONS)
def test_memory_may_lie_in_any_order_and_be_read_only(question: Any) -> None:
    numbers, counts = deal(300, 13)
    for array in (numbers, counts):
        expected = as_lists(question(array))
        wide = np.zeros((600, 2 * array.shape[1]), np.uint8)
        wide[::2, ::2] = array
        locked = array.copy()
        locked.flags.writeable = False
        backwards = np.ascontiguousarray(array[::-1])[::-1]
        from_bytes = np.frombuffer(array.tobytes(), np.uint8).reshape(array.shape)
        twice = np.ascontiguousarray(array[:, ::-1])[:, ::-1]
        for view in (np.asfortranarray(array), wide[::2, ::2], locked, backwards, from_bytes, twice):
            assert as_lists(question(view)) == expected
        assert as_lists(question(array[7:50])) == as_lists(question(array[7:50].copy()))
    one = np.broadcast_to(counts[0], (1000, 34))
    assert set(batch.shanten(one)) == {batch.shanten(counts)[0]}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("threads", [2, 3, 7, 256, None])
def test_threads_change_nothing(question: Any, threads: int | None) -> None:
    numbers, counts = deal(30_011, 13, kinds=slice(0, 12))
    expected = as_lists(question(counts))
    assert as_lists(question(counts, threads=threads)) == expected
    assert as_lists(question(numbers, threads=threads)) == expected


def test_empty_columns_are_answered_with_empty_ones() -> None:
    for question in QUESTIONS:
        for empty in (np.zeros((0, 34), np.uint8), np.zeros((0, 14), np.uint8), np.array([], "U3")):
            answer = question(empty, threads=2)
            columns = answer.values() if isinstance(answer, dict) else [answer]
            assert all(len(column) == 0 for column in columns)
        answer = question([])
        assert answer == [] or set(map(len, answer.values())) == {0}


def test_the_first_bad_row_is_named_however_many_threads_look() -> None:
    _, counts = deal(400_000, 13)
    counts[399_000, 0] = 5
    counts[150_001, 3] = 9
    for threads in (1, 2, 8):
        with pytest.raises(batch.ColumnError, match="row 150001: 9 copies of 4m") as error:
            batch.shanten(counts, threads=threads)
        assert (error.value.row, error.value.kind) == (150_001, "too_many_copies")
    masked = batch.shanten(counts, threads=2, errors="null")
    assert np.ma.getmaskarray(masked).nonzero()[0].tolist() == [150_001, 399_000]


BAD_TEXT = [
    ("123m406q", "unknown character `q`", 7),
    ("", "", None),
    ("11111m", "", None),
    ("123m456p", "", None),
    ("🀇🀇x", "", None),
    ("1m\0", "", 2),
    ("123456789m" * 10_000, "", 2048),
    ("(123m)(123m)(123m)(123m)(123m)1z", "", None),
]


@pytest.mark.parametrize(("bad", "reason", "position"), BAD_TEXT)
def test_a_text_that_is_no_hand_is_an_error_of_its_row(
    bad: str, reason: str, position: int | None
) -> None:
    good = "123m406p789s1122z"
    with pytest.raises(batch.ColumnError) as error:
        batch.shanten([good] * 70_000 + [bad, "also bad"])
    assert error.value.row == 70_000
    assert reason in error.value.reason
    assert position is None or error.value.position == position
    with pytest.raises(ValueError) as alone:
        Hand(bad)
    assert alone.value.reason == error.value.reason  # type: ignore[attr-defined]
    assert alone.value.position == error.value.position  # type: ignore[attr-defined]
    assert batch.shanten([good, bad, good], errors="null") == [0, None, 0]


def test_what_is_no_text_or_has_no_hand() -> None:
    assert batch.shanten(["1m", None, float("nan")]) == [0, None, None]
    with pytest.raises(batch.ColumnError, match="row 1: the hand is missing"):
        batch.shanten(np.array(["1m", None], object))
    masked = batch.ukeire(np.array(["1m", None], object), errors="null")
    assert {name: column.tolist() for name, column in masked.items()} == {
        "shanten": [0, None],
        "tiles": [1, None],
        "total": [3, None],
    }
    for bad in (["1m", "\ud800"], [b"1m", b"\xff"]):
        with pytest.raises(batch.ColumnError, match="row 1: the text isn't UTF-8"):
            batch.shanten(bad)
    with pytest.raises(batch.ColumnTypeError, match="int in row 1 is not a text"):
        batch.shanten(["1m", 5])


def test_rows_of_numbers_that_are_no_hands() -> None:
    def refused(*numbers: int) -> batch.ColumnError:
        with pytest.raises(batch.ColumnError) as error:
            batch.shanten(np.array([numbers], np.uint8))
        return error.value

    assert refused(0, 1, 37, 3).position == 2
    assert "tiles are 0 to 33" in refused(0, 254).reason
    assert refused(4, 4, 4, 4, 34).kind == "too_many_copies"
    assert refused(0, 1, 2).kind == "hand"
    assert refused(255, 255).kind == "hand"
    assert refused(*range(15)).kind == "hand"
    with pytest.raises(batch.ColumnError, match="row 0"):
        batch.is_win(np.full((1, 34), 4, np.uint8))
    with pytest.raises(batch.ColumnError, match="255 copies of 1m"):
        batch.is_win(np.full((1, 34), 255, np.uint8))


WRONG = [
    "123m",
    b"123m",
    5,
    None,
    object(),
    {"hand": "1m"},
    {"1m"},
    Hand("1m"),
    np.zeros((3, 33), np.uint8),
    np.zeros((3, 0), np.uint8),
    np.zeros((3, 35), np.uint8),
    np.zeros(34, np.uint8),
    np.zeros((1, 1, 34), np.uint8),
    np.zeros((), np.uint8),
    np.zeros((3, 35), np.int64),
    np.zeros((3, 34), np.float32),
    np.zeros((3, 34), bool),
    np.zeros((3, 34), object),
    np.zeros((3, 34), "M8[s]"),
    np.zeros(3, "u1,u1"),
    np.array([["1m"]]),
    np.array("1m"),
    np.ma.masked_array(np.zeros((1, 34), np.uint8)),
]


@pytest.mark.parametrize("wrong", WRONG, ids=range(len(WRONG)))
def test_what_is_no_column_of_hands_is_refused(wrong: Any) -> None:
    for question in QUESTIONS:
        with pytest.raises(batch.ColumnTypeError) as error:
            question(wrong)
        assert isinstance(error.value, TypeError) and isinstance(error.value, ValueError)


def test_wrong_manners_are_refused() -> None:
    for wrong in ({"threads": 0}, {"threads": 1000}, {"errors": "ignore"}, {"lazy": True}):
        with pytest.raises(batch.ColumnTypeError):
            batch.shanten(["1m"], **wrong)
    with pytest.raises(batch.ColumnTypeError):
        batch.shanten(["1m"], form="other")  # type: ignore[arg-type]
    with pytest.raises(MentsuError, match='unknown convention on fifth copies "other": any, concealed or ignored'):
        batch.waits(["1m"], fifth_copy="other")  # type: ignore[arg-type]
    with pytest.raises(batch.ColumnTypeError):
        batch.waits(["1m"], kind="other")  # type: ignore[arg-type]
    for threads in (-1, 2**64):
        with pytest.raises(MentsuError, match="out of range"):
            batch.shanten(["1m"], threads=threads)
    with pytest.raises(TypeError):
        batch.shanten(["1m"], threads="4")  # type: ignore[arg-type]
    surrogates: list[dict[str, Any]] = [{"errors": "\ud800"}, {"form": "\ud800"}]
    for wrong in surrogates:
        with pytest.raises(MentsuError):
            batch.shanten(["1m"], **wrong)


@given(st.lists(st.one_of(st.none(), st.text(max_size=30), st.text("0123456789mpsz+()[]-=", max_size=30))))
@settings(deadline=None)
def test_any_texts_are_answered_as_one_by_one(rows: list[str | None]) -> None:
    def one(row: str | None) -> int | None:
        try:
            return None if row is None else Hand(row).shanten()
        except ValueError:
            return None

    assert batch.shanten(rows, errors="null") == [one(row) for row in rows]


@given(st.integers(0, 40), st.integers(0, 40), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_any_bytes_are_answered_or_refused(rows: int, width: int, random: Any) -> None:
    array = np.array([random.choice([0, 0, 0, 1, 2, 4, 5, 255]) for _ in range(rows * width)], np.uint8)
    array = array.reshape(rows, width)
    if width == 34 or 1 <= width <= 18:
        found = batch.shanten(array, errors="null")
        assert len(found) == rows
        for row, shanten in zip(array, found.tolist(), strict=True):
            if width == 34 and (row.max(initial=0) > 4 or row.sum() > 14 or row.sum() % 3 == 0):
                assert shanten is None
            elif width == 34:
                assert shanten == Hand(text(row)).shanten()
    else:
        with pytest.raises(batch.ColumnTypeError):
            batch.shanten(array)


def test_errors_survive_pickling_and_being_raised_again() -> None:
    with pytest.raises(batch.ColumnError) as error:
        batch.shanten(["1m", "123m406q"])
    again = pickle.loads(pickle.dumps(error.value))
    assert (type(again), str(again)) == (batch.ColumnError, "row 1: unknown character `q` (at position 7)")
    assert (again.row, again.reason, again.kind, again.position) == (
        1,
        error.value.reason,
        error.value.kind,
        7,
    )
    copy = batch.ColumnError(str(again))
    assert (str(copy), copy.row) == (str(again), -1)
    assert str(pickle.loads(pickle.dumps(copy))) == str(again)
    with pytest.raises(batch.ColumnTypeError) as wrong:
        batch.shanten("1m")
    assert str(pickle.loads(pickle.dumps(wrong.value))) == str(wrong.value)
