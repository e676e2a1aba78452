"""Planes of hands agree with the answers to one hand, in every kind of column."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mentsu import Hand, Outlook, Tile, batch
from mentsu.encoding import HAND_PLANES, encode

from hands import deal, texts

_, WAITING = deal(200, 13, kinds=slice(0, 14))
NUMBERS, DRAWN = deal(200, 14, 2, kinds=slice(5, 22))
HANDS = [
    *texts(WAITING),
    *(str(Hand(text).with_drawn(Tile.from_index(last))) for text, last in zip(texts(DRAWN), NUMBERS[:, -1].tolist(), strict=True)),
    "340m78p11s+1s(777=7z)[1111z]",
    "067m1299s(123m)(0-55p)",
    "1m",
]


def expected(hand: Hand, name: str) -> list[float]:
    """A plane from the answers to one hand, tile by tile."""
    tiles = [Tile.from_index(index) for index in range(34)]
    discards = {discard.tile: discard for discard in hand.discards()}
    forms = hand.shantens()
    if name.startswith("hand_") and name != "hand_red":
        return [float(hand.concealed[tile] >= int(name[-1])) for tile in tiles]
    if name == "hand_red":
        return [float(any(face.is_red and face.tile == tile for face in hand.faces)) for tile in tiles]
    if name == "drawn":
        return [float(hand.drawn is not None and hand.drawn.tile == tile) for tile in tiles]
    if name == "melds":
        faces = [face for meld in hand.melds for face in meld.faces]
        return [sum(face.tile == tile for face in faces) / 4 for tile in tiles]
    if name == "waits":
        return [float(tile in hand.before_draw().wait_tiles()) for tile in tiles]
    if name.startswith("shanten") and name != "shanten_after":
        shanten = hand.shanten() if name == "shanten" else getattr(forms, name[8:])
        return [min(shanten, 14) / 6] * 34
    if name == "helps":
        ukeire = hand.discards()[0].ukeire if discards else hand.ukeire()
        return [ukeire.left(tile) / 4 for tile in tiles]
    if name == "shanten_after":
        return [discards[tile].shanten / 6 if tile in discards else 0.0 for tile in tiles]
    assert name == "ukeire_after"
    return [discards[tile].ukeire.total / 80 if tile in discards else 0.0 for tile in tiles]


def test_planes_are_what_one_hand_says() -> None:
    planes = encode(HANDS)
    names = [name for name in HAND_PLANES if not name.startswith("plan_")]
    assert planes.shape == (len(HANDS), len(names), 34) and planes.dtype == np.float32
    for row, text in enumerate(HANDS):
        for place, name in enumerate(names):
            one = np.array(expected(Hand(text), name), np.float32)
            assert np.array_equal(planes[row, place], one), (text, name)
    used = planes.reshape(len(HANDS), len(names), 34).any(axis=(0, 2))
    assert used.all()


def test_planes_may_be_chosen_in_any_order() -> None:
    names = ["waits", "hand_1", "waits"]
    everything, chosen = encode(HANDS), encode(HANDS, planes=names)
    assert chosen.shape == (len(HANDS), 3, 34)
    for place, name in enumerate(names):
        assert np.array_equal(chosen[:, place], everything[:, HAND_PLANES.index(name)])
    assert encode(HANDS, planes=[]).shape == (len(HANDS), 0, 34)


def test_every_column_and_any_threads_give_the_same() -> None:
    pa = pytest.importorskip("pyarrow")
    planes = encode(HANDS)
    for threads in (2, 7, None):
        assert np.array_equal(encode(HANDS, threads=threads), planes)
    assert np.array_equal(encode(np.array(HANDS)), planes)
    assert np.array_equal(encode(pa.array(HANDS)), planes)
    chunked = pa.chunked_array([HANDS[:10], [], HANDS[10:]])
    assert np.array_equal(encode(chunked, threads=3), planes)
    reader = pa.RecordBatchReader.from_batches(
        pa.schema({"hand": pa.utf8()}), pa.table({"hand": HANDS}).to_batches(50)
    )
    out = np.empty_like(planes)
    assert encode(reader, out) is out and np.array_equal(out, planes)
    assert np.array_equal(encode(WAITING), planes[:200])
    assert np.array_equal(encode(NUMBERS), planes[200:400])


def test_plans_are_those_of_one_hand() -> None:
    hands = [hand for hand in HANDS[200:400] if Hand(hand).shanten() <= 1][:30]
    names = ["plan_tenpai", "plan_win", "plan_points"]
    planes = encode(hands, planes=names, plan=0, draws=9, seat="west", dora="1z", threads=2)
    outlook = Outlook(9, seat="west", dora="1z")
    for row, text in enumerate(hands):
        hand = Hand(text)
        one = np.zeros((3, 34), np.float32)
        if hand.shanten() <= 0:
            for discard in hand.plan(outlook).discards:
                index = discard.face.tile.index
                figures = (discard.tenpai, discard.win, discard.points / 10_000)
                one[:, index] = np.maximum(one[:, index], np.array(figures, np.float32))
        assert np.array_equal(planes[row], one), text
    assert planes.any(axis=(1, 2)).sum() >= 3
    with pytest.raises(batch.ColumnTypeError, match="up to the shanten"):
        encode(hands, planes=names)
    assert encode(hands[:1], plan=-1).shape == (1, len(HAND_PLANES), 34)


def test_hands_that_no_plan_is_made_for_have_none() -> None:
    """Whether they are too far away, of 3n+1 tiles, or puzzles of fewer tiles."""
    names = ["plan_tenpai", "plan_win", "plan_points"]
    for hand in ("1m", "12m", "11m", "123m456p7s", "123m456p78s", "159m2468p13579s12z", "123m456p789s1122z", "11z(123m)(777=7z)"):
        assert not encode([hand], planes=names, plan=1).any(), hand
    with pytest.raises(batch.ColumnError):
        encode(["135m123456p23499s"], planes=names, plan=1, draws=19)


def test_rows_without_an_answer_are_not_numbers() -> None:
    pa = pytest.importorskip("pyarrow")
    planes = encode(pa.array(["1m", None, "12q"]), errors="null", planes=["hand_1"])
    assert np.isnan(planes[1:]).all() and planes[0].sum() == 1
    with pytest.raises(batch.ColumnError, match="row 2: "):
        encode(pa.array(["1m", None, "12q"]))
    with pytest.raises(batch.ColumnError, match="row 17: "):
        encode(["1m"] * 17 + ["x"], threads=4)


def test_arrays_that_cant_be_written_to_are_refused() -> None:
    pa = pytest.importorskip("pyarrow")
    shape = (2, 15, 34)
    locked = np.empty(shape, np.float32)
    locked.flags.writeable = False
    wrong: list[Any] = [
        locked,
        np.empty(shape, np.float64),
        np.empty(shape, np.uint8),
        np.empty((2, 15 * 34), np.float32),
        np.empty((2, 14, 34), np.float32),
        np.empty((2, 15, 33), np.float32),
        np.empty((1, 15, 34), np.float32),
        np.empty((3, 15, 34), np.float32),
        np.empty((2, 34, 15), np.float32).swapaxes(1, 2),
        np.empty((4, 15, 34), np.float32)[::2],
        np.empty(shape, np.float32)[::-1],
        np.empty(shape, np.float32, order="F"),
        np.empty(shape[::-1], np.float32).transpose(),
        [[0.0]],
        None.__class__,
        5,
    ]
    for out in wrong:
        with pytest.raises(batch.ColumnTypeError):
            encode(["1m", "2m"], out)
    for out in (np.empty(shape, np.float32, order="F"), np.empty((4, 15, 34), np.float32)[::2]):
        with pytest.raises(batch.ColumnTypeError, match="it isn't contiguous in C order"):
            encode(["1m", "2m"], out)
    with pytest.raises(batch.ColumnTypeError, match="no plane"):
        encode(["1m"], planes=["hand_5"])
    with pytest.raises(batch.ColumnTypeError, match="no column"):
        encode(iter(["1m"]))
    stream = pa.RecordBatchReader.from_batches(pa.schema([("hand", pa.utf8())]), [])
    with pytest.raises(batch.ColumnTypeError, match="length"):
        encode(stream)
