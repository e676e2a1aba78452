#!/usr/bin/env python3
"""Writes the seeds of the fuzz targets, fuzz/seeds/TARGET/: the same files each time.

    fuzz/seeds.py

Targets that read text get texts, records among them that `mentsu arena` plays; those that read any bytes get random
ones, long enough for what they decide. Without seeds a fuzzer begins with a few bytes, and a game of a few actions.
MENTSU names the program if it is built already.
"""

import base64
import gzip
import json
import os
import random
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent / "seeds"

HANDS = [
    "11223344456789m", "1112345678999m", "23333444556688m", "19m19p19s1234567z", "114477m225588p33s+3s",
    "123m406p55z(777=z)+3m", "2344m111p789s", "55z(123m)(777=z)(1111m)[1111p]", "123m456p789s1122z(555=0m)",
    "1234m456p(777=7z)", "??7p123m11s", "0m0p0s", "z7", "🀇🀈🀉🀙🀙", "1m 2m 3m E S W N P F C 5mr 5pr 5sr",
]
PARTIAL = ["345m45566?s77p111z", "345m45566s77p11🀫z", "(刻子 🀀 🀀 ?🀫)", "(shuntsu 7p??)", "4m?6m", "1133m5577p119s7z??",
           "2345678999m??", "6s?(666s)", "55s?(123m)[1111p]", "123456789m123456p1s+1s", "1234m?1s(1?23p)+?"]
JSON = ['"123m456p(777=z)"', '[1,2,3]', '"tenhou"', '{"tenhou":{}}', '{"kind":"pass"}', '"pass"', '{"rules":"tenhou"}', "null"]
REQUESTS = [
    {"id": 1, "op": "hand", "closed": "1112345678999m"},
    {"id": "two", "op": "hand", "closed": "11223344456789m"},
    {"op": "hand", "closed": "55z", "melds": [{"type": "chi", "tiles": "123m"}, {"type": "pon", "tiles": "777z"},
                                              {"type": "ankan", "tiles": "1111p"}, {"type": "kakan", "tiles": "5550s"}]},
    {"op": "score", "closed": "123m456p789s11222z", "win": "1z", "tsumo": True, "seat": "E", "round": "S",
     "dora": ["3m"], "ura": ["9s"], "flags": ["riichi", "ippatsu"], "honba": 2, "sticks": 1, "rules": "tenhou"},
    {"op": "score", "closed": "22334455667788p", "win": "2p", "tsumo": False, "seat": "N", "round": "E",
     "rules": {"preset": "wrc", "kiriage": True, "aka": [1, 1, 1]}},
    {"op": "score", "closed": "123m456p789s1122z", "win": "1z", "flags": ["rinshan"], "kita": 1, "seat": "W"},
    {"op": "mcr_score", "closed": "68p11s", "win": "7p", "flowers": 2, "self_drawn": True, "last_copy": False,
     "kong": True, "last_tile": True, "seat": "W", "prevalent": "E", "rules": {"preset": "ema", "cap": 88},
     "melds": [{"type": "pon", "tiles": "666s", "from": 1}, {"type": "kan", "tiles": "4444p", "from": 3},
               {"type": "ankan", "tiles": "3333s"}]},
    {"op": "mcr_hand", "closed": "147m258p369s55z34m", "seen": "22m", "flowers": 1, "rules": "green_book"},
    {"op": "mcr_hand", "closed": "11223344556677m"},
    {"op": "family", "family": "taiwan", "closed": "456p789s234m55p78s", "win": "9s", "melds": [{"type": "pon", "tiles": "222z"}],
     "flowers": ["plum"], "seat": "S", "discarder": "E", "events": ["earthly_ready"], "streak": 2},
    {"op": "family", "family": {"preset": "guangdong", "cap": 5}, "closed": "345p345m78m11p567m", "wild": "1p", "out": ["W"]},
    {"op": "hand", "closed": "11111m"}, {"op": "none"}, {"op": "hand", "closed": 5, "closed ": None}, [], 7,
]
ANSWERS = [
    {"type": "none"}, {"type": "dahai", "actor": 0, "pai": "5mr", "tsumogiri": False}, {"type": "reach", "actor": 0},
    {"type": "chi", "actor": 1, "target": 0, "pai": "3p", "consumed": ["4p", "5p"]},
    {"type": "pon", "actor": 2, "target": 0, "pai": "E", "consumed": ["E", "E"]},
    {"type": "daiminkan", "actor": 3, "target": 2, "pai": "C", "consumed": ["C", "C", "C"]},
    {"type": "ankan", "actor": 0, "consumed": ["9s", "9s", "9s", "9s"]},
    {"type": "kakan", "actor": 1, "pai": "5p", "consumed": ["5p", "5p", "5pr"]},
    {"type": "hora", "actor": 2}, {"type": "ryukyoku", "actor": 0}, {"type": "nukidora", "actor": 1, "pai": "N"},
    {"type": "dahai", "pai": "N"}, {"type": "dahai", "actor": 3, "pai": "9m", "tsumogiri": True},
]
BOARD = "at 0 0 0\n1m 2m 1m 2m\n\nat 0 4 0\n5z . 5z\n"
WEB = [
    ("parse", "345m45566?s77p111z"), ("write", "123m406p55z(777=z)+3m"), ("analyse", "1112345678999m", {"seen": "1m"}),
    ("why", "23333444556688m"), ("unknown", "2345678999m??", {"limit": 5}),
    ("ron", "123m456p789s1122z 1z", {"seat": "south", "riichi": True, "dora": ["3m"], "rules": "wrc"}),
    ("tsumo", "22334455667788p 2p", {"honba": 1, "rules": {"kiriage": True, "kuikae": "none"}}),
    ("chances", "1234m456p789s1122z", {"draws": 1, "goal": "tenpai"}),
    ("plan", "", {"draws": 9, "depth": 1, "riichi": "best", "dora": ["1z"], "seen": "19m", "firstTurn": True}),
    ("rules", "", {"rules": {"preset": "mahjong_soul", "openTanyao": False}}), ("waits", "x", {"tiles": 7}),
    ("fu", "x", {"open": True}), ("match", "", {"settings": {"seed": 1, "seat": 0}, "log": [0, 0]}),
    ("solo", "", {"seed": 1, "options": {"suit": "m"}, "river": []}), ("othello", "43 34 c44", {"repetition": "free"}),
    ("any5", "123456789m?1s(1?23p)+1s"), ("any4", "123m456p78s11z?+?"),
]
LAYOUTS = ["kmahjongg-layout-v1.1\nw4\nh2\nd2\n1212\n4343\n.12.\n.43.\n", "kmahjongg-layout-v1.1\nw3\nh2\nd1\n121\n434\n"]
TENHOU6 = {
    "title": ["", ""], "name": ["A", "B", "C", "D"], "rule": {"disp": "般南喰赤", "aka": 1},
    "log": [[[0, 0, 0], [25000] * 4, [11], [],
             [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24], [31], [31],
             [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24], [32], [60],
             [25, 26, 27, 28, 29, 31, 32, 33, 34, 35, 36, 37, 38], [41], ["r41"],
             [25, 26, 27, 28, 29, 31, 32, 33, 34, 35, 36, 37, 38], [42], [42],
             ["流局", [1500, -1500, 1500, -1500]]]],
}
MAJIANG = {
    "title": "A", "player": ["A", "B", "C", "D"], "qijia": 1, "defen": [25000] * 4, "point": [], "rank": [],
    "log": [[{"qipai": {"zhuangfeng": 0, "jushu": 0, "changbang": 0, "lizhibang": 0, "defen": [25000] * 4,
                        "baopai": "m1", "shoupai": ["m123p406s789z1122", "m789p11s123z33445", "m456p789s555z667",
                                                    "m111222p333s6667"]}},
             {"zimo": {"l": 0, "p": "z7"}}, {"dapai": {"l": 0, "p": "z7_"}}, {"zimo": {"l": 1, "p": "z1"}},
             {"dapai": {"l": 1, "p": "z1_"}}, {"fulou": {"l": 0, "m": "z111+"}}, {"dapai": {"l": 0, "p": "m1"}},
             {"gang": {"l": 0, "m": "z111+1"}}, {"gangzimo": {"l": 0, "p": "s0"}}, {"kaigang": {"baopai": "p9"}},
             {"hule": {"l": 0, "shoupai": "m23p406s789z22s0,z111+1", "baojia": None, "fubaopai": None, "fu": 40,
                       "fanshu": 1, "defen": 2000, "hupai": [{"name": "嶺上開花", "fanshu": 1}],
                       "fenpei": [2000, -700, -700, -600]}},
             {"pingju": {"name": "荒牌平局", "shoupai": ["", "", "", ""], "fenpei": [0, 0, 0, 0]}}]],
}
MJLOG = (
    '<mjloggm ver="2.3"><SHUFFLE seed="" ref=""/><GO type="169" lobby="0"/>'
    '<UN n0="A" n1="B" n2="C" n3="D" dan="0,0,0,0" rate="1500.00,1500.00,1500.00,1500.00" sx="M,M,M,M"/>'
    '<TAIKYOKU oya="0"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" oya="0" '
    'hai0="4,8,12,16,20,24,28,32,36,40,44,48,52" hai1="5,9,13,17,21,25,29,33,37,41,45,49,53" '
    'hai2="6,10,14,18,22,26,30,34,38,42,46,50,54" hai3="7,11,15,19,23,27,31,35,39,43,47,51,55"/>'
    '<T60/><D60/><U61/><E61/><REACH who="2" step="1"/><V62/><F62/><REACH who="2" ten="250,250,240,250" step="2"/>'
    '<W63/><G63/><RYUUKYOKU ba="0,1" sc="250,0,250,0,240,0,250,0"/></mjloggm>'
)
BOTZONE_DEALS = ["B3 W1 W1 W9 W9 T1 T9 F2 F3 F4 J2 J2 J3", "W1 W2 W3 B4 B5 B6 T7 T8 T9 B1 B2 F1 F1",
                 "B3 B3 W4 W4 W6 W8 T2 T4 T6 F2 F3 J1 J3", "B3 B5 B6 W5 W7 W9 T1 T3 T5 F2 F4 J1 J2"]
BOTZONE = ["\n".join([
    "Match 5f0000000000000000000001", "Wind 1", *(f"Player {at} Deal {deal}" for at, deal in enumerate(BOTZONE_DEALS)),
    "Player 0 Draw W6", "Player 0 Play B3", "Player 1 Hu B3 Ignore Player 2 PENG B3",
    "Fan 13 花龙*1+门前清*2", "Score -21 37 -8 -8", "",
]), "\n".join([
    "0 1 0", f"1 1 0 0 0 {BOTZONE_DEALS[1]} H4", "3 0 BUHUA H1", "3 0 DRAW", "3 0 PLAY B3", "3 2 PENG F2", "3 3 DRAW",
    "3 3 PLAY F1", "3 1 PENG W1", "3 2 CHI W2 J1", "3 0 DRAW", "3 0 GANG", "3 0 DRAW", "3 0 PLAY F4", "2 F1",
    "BUGANG F1", "3 1 BUGANG F1", "2 W4", "PLAY W4", "3 1 PLAY W4", "3 2 GANG", "GANG W1", "HU", "PASS", "CHI W2 T1",
])]
FAMILIES = [
    "zung_jung\n\n223344m778899p1z+1z\n1112345678999m+5m\n2s(123m)(456m)(789m)[1111p]+2s",
    "taiwan\n\n(222z)456p789s234m55p79s+8s\n123m456p789s234m5p7s??+9s",
    "hong_kong\n\n(111z)(222z)(333z)44z12m+3m",
    "sichuan\n\n1111m3344p5566m7p+7p\n345p345m78m11p56m?+9m",
    "guangdong\n\n(555z)(666z)77z123m45p+6p\n19m19p19s123456z7z+1m",
    json.dumps({"preset": "sichuan", "wild": "5m", "fifth_copies": False, "cap": 6, "without": ["root"], "pays": {"dealer": 2}})
    + "\n\n1133m44p55p66m7p5m+7p",
    json.dumps({"name": "n", "tiles": 112, "sets": 5, "least": 1, "alone": 9, "points": {"steps": [[0, 1], [5, 8]]}, "patterns": [
        {"id": "a", "value": 9, "when": "not concealed and (one_suit or kongs + roots >= 2)", "excludes": ["b"]},
        {"id": "b", "value": 2, "each": "pungs", "series": "s"}, {"id": "c", "value": 5, "when": "jokers < 1", "series": "s"}]})
    + "\n\n(123m)456p789s234m55p7?s+9s",
    'name = "n"\ntiles = 108\nvoid_suit = true\n[points]\ndoubling = true\n[pays]\nspread = 3\n[[patterns]]\nid = "a"\n'
    'each = "roots"\n\n1111m3344p5566m7p+7p',
]
# Names of targets that read bytes as they come, and how many make an input that goes far.
BYTES = {
    "chances": 160, "decompositions": 120, "hand": 200, "numbers": 140, "plan": 400, "score": 300, "mcr": 300, "ways": 300,
    "puzzle": 80, "shanghai_session": 700, "table_game": 3000, "othello_game": 600,
}


# A game of one round as Mahjong Soul sends it: the server's answer, as base64.
MAHJONG_SOUL = (
    "GpIBCggyNjAxMDEtMCoKCAISAggCGgIQDFoFCAEaAUFaBwgCEAEaAUJaBwgDEAIaAUNaBwgEEAMaAURiWAoIEJjaCRioqAoKGAgB"
    "EIiw/f///////wEYqMz+////////AQoYCAIQ+OH8////////ARiozP7///////8BChgIAxDok/z///////8BGKjM/v///////wEi"
    "vgMKFS5scS5HYW1lRGV0YWlsUmVjb3JkcxKkAxCb7gwahwIICRABGoACChIubHEuUmVjb3JkTmV3Um91bmQS6QEqDKjDAajDAajD"
    "AajDAToCMW06AjltOgIxcDoCOXA6AjFzOgI5czoCMXo6AjJ6OgIzejoCNHo6AjV6OgI2ejoCN3o6AjFtQgIybUICMm1CAjNtQgIz"
    "bUICNG1CAjBtQgI2bUICN21CAjhtQgIycEICM3BCAjRwQgIwcEoCNnBKAjZwSgI3cEoCN3BKAjhwSgI4cEoCMnNKAjJzSgIzc0oC"
    "M3NKAjRzSgI0c0oCNnNSAjJtUgIzbVICN21SAjhtUgIycFICM3BSAjZwUgI2cFICN3BSAjdwUgI4cFICOHBSAjF6eEWCAQI0bRqT"
    "AQhjEAEajAEKDi5scS5SZWNvcmRIdWxlEnoKVQoCMW0KAjltCgIxcAoCOXAKAjFzCgI5cwoCMXoKAjJ6CgIzegoCNHoKAjV6CgI2"
    "egoCN3oaAjFtKAEwAUICNG1QAVgDYgQQARgjYgQQAhgxiAGA9wIaIYDlCICJ/f///////wGAif3///////8BgIn9////////AQ=="
)

def answers(number):
    """A seed in the first line, and as many lines as a short game asks for."""
    chance = random.Random(number)
    return "\n".join([str(number), *(json.dumps(chance.choice(ANSWERS)) for _ in range(60))])


def texts():
    yield "text", HANDS
    yield "unknown", PARTIAL
    yield "serde", JSON
    yield "protocol", [json.dumps({"op": "hand", "closed": closed}, ensure_ascii=False) for closed in PARTIAL]
    yield "protocol", [json.dumps(request) for request in REQUESTS]
    yield "protocol", ["\n".join(json.dumps(request) for request in REQUESTS)]
    yield "shanghai_text", LAYOUTS
    yield "othello_text", ["1. e4 d5 2. pass", "a1 b2 c3 pass d4"]
    yield "answers", [answers(number) for number in range(1, 5)]
    yield "web", [f"{question}\n{of}\n{json.dumps(*request or [{}])}" for question, of, *request in WEB]
    yield "web", [f"solitaire\n\n{BOARD}", f"record\n\n{MJLOG}"]
    yield "botzone", BOTZONE
    yield "family", FAMILIES
    yield "record", [MJLOG, *(json.dumps(game, ensure_ascii=False) for game in (TENHOU6, MAJIANG)), MAHJONG_SOUL]


def write(target, name, data):
    (HERE / target).mkdir(parents=True, exist_ok=True)
    (HERE / target / name).write_bytes(data)


def games():
    """The first round and the last line of a game of four and of one of three, as mjai."""
    cargo = ["cargo", "run", "--quiet", "--release", "--locked", "-p", "mentsu-cli", "--"]
    program = [os.environ["MENTSU"]] if "MENTSU" in os.environ else cargo
    for bots, rules in [(4, "tenhou"), (3, "tenhou-sanma")]:
        with tempfile.TemporaryDirectory() as folder:
            match = ["arena", *["efficiency", "random"] * 2][: bots + 1]
            options = ["--games", "1", "--seed", "1", "--tonpuu", "--threads", "1", "--rules", rules, "--logs", folder]
            subprocess.run([*program, *match, *options], check=True, capture_output=True, cwd=HERE.parent.parent)
            (game,) = Path(folder).glob("*.mjai.gz")
            lines = gzip.decompress(game.read_bytes()).splitlines(keepends=True)
        ends = [at for at, line in enumerate(lines) if b'"end_kyoku"' in line]
        yield b"".join(lines[: ends[0] + 1] + lines[-1:])


def main():
    for file in HERE.glob("*/*"):
        file.unlink()
    for target, contents in texts():
        for text in contents:
            number = len(list((HERE / target).glob("text-*"))) + 1
            write(target, f"text-{number:02}", text.encode())
    for target, length in BYTES.items():
        chance = random.Random(target)
        for number in range(1, 5):
            write(target, f"bytes-{number:02}", chance.randbytes(length))
    for number, game in enumerate(games(), 1):
        write("record", f"game-{number:02}", game)
    write("record", "packed-01", base64.b64decode(MAHJONG_SOUL))


main()
