"""Columns under Chinese official rules: the same answers as one by one, in every kind of column."""

from typing import Any

import numpy
import polars
import pyarrow
import pytest
from mcr_wins import situation_of, wins

import mentsu
from mentsu import mcr
from mentsu.mcr import batch

WINS = [situation_of(words) for words in wins()]
HANDS = [hand for hand, _ in WINS]
GIVEN: dict[str, list[Any]] = {
    "discard": [None if one.discard is None else str(one.discard) for _, one in WINS],
    "seat": [one.seat for _, one in WINS],
    "prevalent": [one.prevalent for _, one in WINS],
    "flowers": [one.flowers for _, one in WINS],
    "last_copy": [one.last_copy for _, one in WINS],
    "kong": [one.kong for _, one in WINS],
    "last_tile": [one.last_tile for _, one in WINS],
}
SCORES = [mcr.score(hand, situation) for hand, situation in WINS]


def names(score: mcr.Score) -> list[str]:
    return [one.fan for one in score.fans for _ in range(one.times)]


def test_scores_of_a_list() -> None:
    found = batch.score(HANDS, **GIVEN, fans=True)
    assert found["total"] == [score.total for score in SCORES]
    assert found["without_flowers"] == [score.without_flowers for score in SCORES]
    assert found["outcome"] == [0 if score.is_enough else 2 for score in SCORES]
    assert [list(batch.fan_names(fans)) for fans in found["fans"]] == [names(score) for score in SCORES]
    assert max(map(len, found["fans"])) < 24


def test_numbers_that_are_no_fan_are_named() -> None:
    for numbers, why in [([-1], "from 0 to 81"), ([500], "from 0 to 81"), ([1.9], "not float")]:
        with pytest.raises(mentsu.MentsuError, match=why):
            batch.fan_names(numbers)


def test_scores_in_arrow() -> None:
    hands = pyarrow.chunked_array([HANDS[:1000], HANDS[1000:]])
    given = {name: pyarrow.array(column) for name, column in GIVEN.items()}
    for threads in (1, 2):
        found = pyarrow.table(batch.score(hands, **given, fans=True, threads=threads).table())
        assert found["total"].to_pylist() == [score.total for score in SCORES]
        assert [list(batch.fan_names(fans)) for fans in found["fans"].to_pylist()] == [names(score) for score in SCORES]
    series = polars.Series(batch.shanten(polars.Series(HANDS)))
    assert series.dtype == polars.Int8


def test_scores_of_tile_numbers() -> None:
    rows = [nth for nth, (hand, _) in enumerate(WINS) if not mentsu.Hand(hand).melds]
    tiles = numpy.full((len(rows), 14), 255, numpy.uint8)
    for at, nth in enumerate(rows):
        hand = mentsu.Hand(HANDS[nth])
        faces = [face.tile.index for face in hand.faces]
        if hand.drawn is not None:
            faces.remove(hand.drawn.tile.index)
            faces.append(hand.drawn.tile.index)
        tiles[at, : len(faces)] = faces
    given = {name: [column[nth] for nth in rows] for name, column in GIVEN.items()}
    found = batch.score(tiles, **given)
    assert found["total"].tolist() == [SCORES[nth].total for nth in rows]
    assert len(rows) > 500


def test_other_questions_are_those_of_one_hand() -> None:
    hands = [mentsu.Hand(hand) for hand in HANDS]
    waiting = [hand.before_draw() if hand.drawn else hand for hand in hands]
    texts = [str(hand) for hand in waiting]
    assert batch.shanten(HANDS) == [mcr.shanten(hand) for hand in hands]
    assert batch.is_win(HANDS) == [mcr.is_win(hand) for hand in hands]
    each = batch.shantens(texts)
    for form, column in each.items():
        answers = [getattr(mcr.shantens(hand), form) for hand in waiting]
        assert column == [127 if answer is None else answer for answer in answers]
    useful = [mcr.ukeire(hand) for hand in waiting]
    found = batch.ukeire(texts)
    assert found["shanten"] == [one.shanten for one in useful]
    assert found["tiles"] == [one.tiles.bits for one in useful]
    assert found["total"] == [one.total for one in useful]
    bits = batch.waits(texts)
    assert bits == [one.tiles.bits if one.shanten == 0 else 0 for one in useful]
    lists = batch.waits(texts, kind="list")
    assert [sum(1 << tile for tile in tiles) for tiles in lists] == bits


def test_rows_fail_by_themselves() -> None:
    hands = ["123m456p789s45s22z", "123m456p789s45s22z", None, "123q", "123m456p789s45s22z"]
    found = batch.score(hands, discard=["6s", "1z", "6s", "6s", "6s"], flowers=[0, 0, 0, 0, 9], errors="null")
    assert found["total"] == [11, 0, None, None, None]
    assert found["outcome"] == [0, 1, None, None, None]
    with pytest.raises(mentsu.batch.ColumnError, match="row 0: flowers is a number from 0 to 8") as error:
        batch.score(hands[:1], discard="6s", flowers=9)
    assert error.value.kind == "setting"
    with pytest.raises(mentsu.batch.ColumnTypeError, match="seat"):
        batch.score(hands[:1], discard="6s", seat="left")
    with pytest.raises(mentsu.batch.ColumnTypeError, match="flowers: 2 rows beside 1 hands"):
        batch.score(hands[:1], discard="6s", flowers=[1, 1])
    with pytest.raises(mentsu.batch.ColumnTypeError):
        batch.waits(hands[:1], kind="words")  # type: ignore[arg-type]
    with pytest.raises(mentsu.RulesError):
        batch.score(hands[:1], discard="6s", rules="tenhou")


def test_rules_change_totals() -> None:
    hand = ["68p11s(666s)(4444p)[3333s]+7p"]
    mixed = [batch.score(hand, rules=rules)["total"][0] for rules in ("mil", "green_book", mcr.Rules(mixed_kongs=6))]
    assert mixed[1] == mixed[0] + 1 == mixed[2]
