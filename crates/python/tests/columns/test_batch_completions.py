"""`batch.completions`: what the unknown tiles of each row may be."""

import pytest

import mentsu
from mentsu import Hand, PartialHand, batch


def test_each_row_is_answered_as_one_text() -> None:
    texts = ["345m45566?s77p111z", "345m45566s77p11z?", "(刻子 🀀 🀀 🀫)", "147m147p147s1234z?"]
    found = batch.completions(texts)
    assert found == [[str(tiles) for tiles in mentsu.completions(text)] for text in texts]
    assert found == [["4s", "7s"], ["7p", "4s", "7s", "1z"], ["1z"], []]
    assert batch.completions([]) == []


def test_of_a_waiting_hand_each_completion_is_tenpai() -> None:
    hand = PartialHand("1122m345p67s11z??")
    found = hand.tenpai_completions()
    assert found and all(hand.fill(tiles).is_tenpai() for tiles in found)
    assert PartialHand("11m?44z").tenpai_completions() == []


def test_kinds_that_are_not_in_play_complete_nothing() -> None:
    assert [str(tiles) for tiles in mentsu.completions("3m?4m")] == ["2m", "5m"]
    assert mentsu.completions("3m?4m", kinds="19m") == []
    assert batch.completions(["3m?4m"], kinds="2m") == [["2m"]]


def test_a_bad_row_is_told_or_left_out() -> None:
    with pytest.raises(batch.ColumnError) as error:
        batch.completions(["1m?", "?????"])
    assert (error.value.row, error.value.position) == (1, 4)
    assert batch.completions(["1m?", "?????", None], errors="null") == [["1m"], None, None]


def test_arrow_is_taken() -> None:
    pa = pytest.importorskip("pyarrow", reason="PyArrow makes the column")
    assert batch.completions(pa.array(["1z1z?", None])) == [["1z"], None]
    assert Hand("🀀🀀").is_win()
