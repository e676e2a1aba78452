"""No call keeps a block of memory for ever: objects are counted before and after many calls."""

from __future__ import annotations

import gc
import io
import json
import pickle
import sys
from collections.abc import Callable
from typing import Any

import mentsu
import numpy as np
import pytest
from mentsu import (
    Counts, Face, Hand, Meld, Outlook, PartialHand, Rules, Situation, Tile, TileSet, batch, encoding, env, legality, mcr,
    puzzle, table,
)
from mentsu.compat.mahjong.agari import Agari
from mentsu.compat.mahjong.hand_calculating.divider import HandDivider
from mentsu.compat.mahjong.hand_calculating.hand import HandCalculator
from mentsu.compat.mahjong.hand_calculating.hand_config import HandConfig
from mentsu.compat.mahjong.shanten import Shanten
from mentsu.compat.mahjong.tile import TilesConverter



TEXT = "1112345678999m"
HAND, WAITING, WON = Hand("123m456p789s1122z+3z"), Hand(TEXT), Hand("1112345678999m+5m")
IDS = HAND.to_ids136()
CHINESE = mcr.Situation("6s")
RON = Situation(ron="5m", riichi=True, dora=["7s"])
SCORED = Hand("23467m345p34588s")
GAME = b"""{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"","aka":1},"log":[[
    [0,0,0],[25000,25000,25000,25000],[14],[],
    [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[60],
    [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    []]]}"""
DECISION = mentsu.read_log(GAME)[0].decisions[0]
ROUND = table.Round(seed=7)
VIEW = ROUND.view(0)
ENV = env.VectorEnv(2, seed=1, planes=["hand_1"])
LINES = [table.event_to_mjai(event.seen_by(0)) for event in ROUND.events]
ROW = [HAND.to_array34()]
WIN = TilesConverter.string_to_136_array(man="22444", pin="333567", sou="444")
COMPAT = HandCalculator()


def refused(call: Callable[[], Any]) -> Callable[[], None]:
    """The same call, which raises."""

    def caught() -> None:
        with pytest.raises((mentsu.MentsuError, TypeError, ValueError)):
            call()

    return caught


def arrow(column: Any) -> Callable[[], Any]:
    return lambda: batch.shanten(column)


# Each takes some microseconds.
QUICK: dict[str, Callable[[], Any]] = {
    "Tile": lambda: Tile("5m"),
    "Face": lambda: Face("0m"),
    "Face.list": lambda: Face.list(["1m", "0p"]),
    "TileSet": lambda: TileSet(["1m", "9p"]),
    "Counts": lambda: Counts([Tile("1m")] * 3),
    "Counts.from_array34": lambda: Counts.from_array34(ROW[0]),
    "Meld": lambda: Meld("(12-3m)"),
    "Meld.chi": lambda: Meld.chi("23m", "1m"),
    "Meld.from_mjlog": lambda: Meld.from_mjlog(42031),
    "Hand": lambda: Hand("123m456p789s1122z"),
    "Hand, refused": refused(lambda: Hand("11111m")),
    "Hand.of": lambda: Hand.of(["1m"] * 2, ["(777=z)"]),
    "Hand.from_array34": lambda: Hand.from_array34(ROW[0]),
    "Hand.from_ids136": lambda: Hand.from_ids136(IDS),
    "Hand.from_mjai": lambda: Hand.from_mjai(["1m", "5mr", "E", "E"]),
    "Hand.to_…": lambda: (HAND.to_array34(), HAND.to_ids136(), HAND.to_mjai(), HAND.to_unicode()),
    "Hand as a collection": lambda: (len(HAND), "1m" in HAND, list(HAND)),
    "Hand.draw": lambda: WAITING.draw("5m").discard("5m"),
    "PartialHand": lambda: PartialHand("123m?").wait_tiles(),
    "Rules": lambda: Rules("tenhou", reds=(1, 1, 2), pao=["daisangen"]).replace(kiriage=True),
    "Situation": lambda: Situation(ron="5m", dora=["1m", "2m"], seat=1),
    "Outlook": lambda: Outlook(3, dora="1z", seen="1m"),
    "pickle": lambda: pickle.loads(pickle.dumps([HAND, RON, Rules()])),
    "waits": lambda: (WAITING.waits(), WAITING.wait_tiles(), WON.readings("5m")),
    "shanten": lambda: (HAND.shantens(in_play="1m"), HAND.ukeire(seen="1z")),
    "discards": lambda: HAND.discards(seen=["1z"]),
    "score": lambda: SCORED.score(RON, "m_league"),
    "quick_points": lambda: SCORED.quick_points(RON),
    "base_points": lambda: mentsu.base_points(3, 40),
    "legality.calls": lambda: legality.calls(WAITING, "1m", "kamicha"),
    "legality.liable": lambda: legality.liable(["(555=z)"], "east"),
    "legality.tenpai_payments": lambda: legality.tenpai_payments([True, False, False, False]),
    "legality.riichi_discards": lambda: legality.riichi_discards(WON),
    "batch of a list": lambda: batch.shanten([TEXT]),
    "batch of a tuple": lambda: batch.ukeire((TEXT,)),
    "batch of texts": arrow(np.array([TEXT])),
    "batch of numbers": arrow(np.array(ROW, np.uint8)),
    "batch of int64": arrow(np.array(ROW)),
    "batch, refused": refused(lambda: batch.shanten(["11111m"])),
    "batch.score": lambda: batch.score([str(SCORED)], ron=["5m"], riichi=[True], discarder=["west"], honba=np.array([1])),
    "encode": lambda: encoding.encode([TEXT], planes=["hand_1"]),
    "encode_views": lambda: encoding.encode_views([DECISION], planes=["hand_1"]),
    "examples": lambda: env.examples([DECISION], planes=["hand_1"]),
    "choice_at": lambda: env.choice_at(VIEW, planes=["hand_1"]),
    "action_at": lambda: env.numbers_of(env.action_at(VIEW, 61)),  # type: ignore[arg-type]
    "VectorEnv.step": lambda: ENV.step(ENV.sample()),
    "VectorEnv.step of a list": lambda: ENV.step([int(row.argmax()) for row in ENV.masks]),
    "VectorEnv.observe": lambda: ENV.observe(0, 1),
    "read_log": lambda: mentsu.read_log(GAME),
    "read_log, refused": refused(lambda: mentsu.read_log(b"{}")),
    "ask": lambda: mentsu.ask('{"id":1,"op":"hand","closed":"1112345678999m"}'),
    "View": lambda: (VIEW.options, VIEW.table.rivers, VIEW.copy()),
    "View.worth": lambda: VIEW.worth(VIEW.options[0]),
    "mjai": lambda: (table.view_from_mjai(LINES, 0), table.events_from_mjai(LINES)),
    "play_mjai": lambda: table.play_mjai(
        lambda view: view.default_action, [json.dumps({"type": "start_game", "id": 0}), *map(json.dumps, LINES)], io.StringIO()
    ),
    "GameRules": lambda: table.GameRules("wrc", uma=[300, 100, -100, -300]).to_dict(),
    "puzzle": lambda: puzzle.measure("1112345678999m"),
    "mcr.Query": lambda: mcr.Query(["all_pungs"], points=(8, 88)).matches("123m456p789s45s22z", CHINESE),
    "mcr.Query.random": lambda: mcr.Query().random(seed=1),
    "compat, shanten": lambda: Shanten.calculate_shanten(ROW[0]),
    "compat, agari": lambda: Agari.is_agari(ROW[0]),
    "compat, estimate": lambda: COMPAT.estimate_hand_value(WIN, WIN[-1]),
    "compat, config": lambda: HandConfig(is_riichi=True),
    "compat, divider": lambda: HandDivider.divide_hand(ROW[0]),
}

# Those that take longer are called less often.
SLOW: dict[str, Callable[[], Any]] = {
    "plan": lambda: Hand("1112345678999m+1p").plan(Outlook(1)),
    "chance": lambda: Hand("1112345678999m+1m").discard_chances(1),
    "Round": lambda: table.Round(seed=7).act(0, table.Round(seed=7).default_action(0)),
    "VectorEnv": lambda: env.VectorEnv(2, seed=1, planes=()).state(),
    "View.bot": lambda: (VIEW.bot("efficiency"), VIEW.bot("random")),
}


def kept(call: Callable[[], Any], calls: int) -> float:
    """How many blocks each call leaves behind, in that quarter of the calls that leaves fewest: others fill what
    Python and the package keep on purpose."""
    quarter = calls // 4
    blocks = []
    for _ in range(5):
        gc.collect()
        blocks.append(sys.getallocatedblocks())
        for _ in range(quarter):
            call()
    return min(after - before for before, after in zip(blocks, blocks[1:])) / quarter


@pytest.mark.parametrize("name", QUICK)
def test_many_calls_keep_nothing(name: str) -> None:
    assert kept(QUICK[name], 8_000) < 0.05


@pytest.mark.parametrize("name", SLOW)
def test_calls_that_take_longer_keep_nothing(name: str) -> None:
    assert kept(SLOW[name], 200) < 0.5


def test_arrow_keeps_nothing() -> None:
    pa = pytest.importorskip("pyarrow", reason="Arrow's columns are PyArrow's")
    text = pa.array([TEXT, None])
    for column in (text, text.dictionary_encode(), pa.chunked_array([text]), pa.array(ROW), pa.table({"hand": text})):
        assert kept(arrow(column), 8_000) < 0.1


def test_a_leak_is_seen() -> None:
    kept_for_ever: list[object] = []
    assert kept(lambda: kept_for_ever.append(object()), 2_000) > 0.9
