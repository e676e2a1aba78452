"""Answers are values: they compare, hash, print, pickle, copy and match by their fields."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

import mentsu
from mentsu import Hand, Outlook, Score, Shantens, Situation, Wait, Yaku, all_yaku, legality, payments, puzzle

HAND = Hand("23467m345p34588s")
DRAWN = Hand("123m45p13789s113z+9m")
PARTIAL = mentsu.PartialHand("1112345678999m?")


def answers() -> list[Any]:
    """An answer of each class."""
    waits = Hand("2344m111p789s").waits()
    score = HAND.score(Situation(ron="5m", riichi=True, dora="7s"))
    won = Hand("11223344456789m")
    riichi, *_ = Hand("23467m345p34588s+1z").score_riichi_discards()
    return [
        won.win_forms()[0], won.win_forms()[0].blocks[1], Hand("23444m111p789s").readings("4m")[1],
        Hand("23333444556688m").attempts()[0], PARTIAL.completions()[0], waits, next(iter(waits)), DRAWN.shantens(),
        DRAWN.ukeire(), DRAWN.discards()[0], Hand("123m45p13789s113z").improvements()[0], score, score.best,
        score.payments, score.payments.payments[0], score.fu_items[0], riichi, riichi.waits[0],
        Hand("1112345678999m+5m").score(), DRAWN.yaku_ways()[0], all_yaku()[0], payments(2000), puzzle.atlas(4),
        puzzle.Quiz(13).ask(seed=1).measure, HAND.score_waits()[0], Situation(ron="5m", pao=[("daisangen", "west")]),
        Outlook(draws=3, seen="19m"), legality.Turn(kans=2), legality.Passed("1m"),
    ]


@pytest.mark.parametrize("answer", answers(), ids=lambda answer: type(answer).__name__)
def test_an_answer_is_a_value(answer: Any) -> None:
    others = [pickle.loads(pickle.dumps(answer, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)]
    others += [copy.copy(answer), copy.deepcopy(answer)]
    for other in others:
        assert other == answer and hash(other) == hash(answer) and not other != answer
        assert (repr(other), str(other)) == (repr(answer), str(answer))
    assert answer != 1 and answer != "" and answer != type(answer).__name__
    for name in type(answer).__match_args__:
        assert getattr(others[0], name) == getattr(answer, name)
        with pytest.raises(AttributeError):
            setattr(answer, name, None)
    assert type(answer).__module__ in ("mentsu", "mentsu.legality")


def test_answers_match_and_can_be_made() -> None:
    match DRAWN.shantens():
        case Shantens(standard, kokushi=kokushi):
            assert (standard, kokushi) == (1, 6)
        case _:
            pytest.fail("no match")
    assert Shantens(1, 5, 6) == DRAWN.shantens() and repr(Shantens(1, 5, 6)) == (
        "Shantens(standard=1, chiitoitsu=5, kokushi=6)"
    )
    wait = Hand("2344m111p789s").waits()["4m"]
    assert Wait(wait.tile, wait.left, wait.shapes, wait.readings) == wait
    assert repr(wait) == "Wait(tile=Tile('4m'), left=2, shapes=('ryanmen', 'tanki'))"
    assert Yaku("a", "b", "c", 1, 2, False).kanji == "b"
    for wrong in (lambda: Shantens(1), lambda: Shantens("1", 2, 3), lambda: Score((1,), payments(2000))):
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(mentsu.MentsuError, match='unknown .* "odd"'):
        Wait(wait.tile, 1, ("odd",), ())
    empty = Score((), payments(2000))
    assert repr(empty) == "<Score>"
    for name in ("best", "points", "yaku"):
        with pytest.raises(IndexError):
            getattr(empty, name)


def test_waits_are_looked_up_by_tile() -> None:
    waits = Hand("2344m111p789s").waits()
    assert [wait.tile for wait in waits] == list(waits.tiles) and waits.left == 6
    with pytest.raises(KeyError):
        waits["9m"]


@pytest.mark.parametrize(("closed", "melds", "win"), [("112233m445566p7s", [], "7s"), ("19m19p19s1234567z", [], "1m"), ("34m55p777s", ["222z", "234s"], "2m")])
def test_blocks_are_named_as_by_the_protocol(closed: str, melds: list[str], win: str) -> None:
    request = {
        "id": 1, "op": "score", "closed": closed, "win": win, "melds": [{"type": "pon" if it[0] == it[1] else "chi", "tiles": it} for it in melds],
        "dora": [], "ura": [], "flags": [], "tsumo": True, "seat": "S", "round": "S", "rules": "tenhou", "detail": True,
    }
    hand = Hand(closed + "".join(f"({it})" for it in melds) + f"+{win}")
    forms = {form.kind: [(block.kind, str(block)) for block in form.blocks] for form in hand.win_forms()}
    readings = json.loads(mentsu.ask(json.dumps(request)))["readings"]
    answered = {
        reading["reading"]["form"]["kind"]: [(block["kind"], block["tiles"]) for block in reading["reading"]["form"]["blocks"] if not block["meld"]]
        for reading in readings
    }
    assert answered and forms == answered
