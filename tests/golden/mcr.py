#!/usr/bin/env python3
"""Wins under Chinese official rules with what PyMahjongGB 1.4.0 counts, one a line.

    pip install PyMahjongGB==1.4.0
    python3 mcr.py COUNT SEED > wins            wins drawn so that every fan is reached
    python3 mcr.py --sample 2500 < wins          the first of them, and more until each fan came ten times
    python3 mcr.py --shanten 1000 SEED           hands with their shanten in five forms and what lowers the least
    python3 mcr.py --convert < cases.jsonl       the same lines of cases in JSON

A line: concealed tiles without the winning one and melds (mpsz), the winning tile, marks, seat,
prevalent wind, flowers, total, fan. The marks: `d` self-drawn, `l` last of its kind, `k` kong
(replacement or robbed), `w` last tile of the wall, `-` none. A fan that counts twice: `四归一*2`.
"""

import json
import random
import sys

SUITS = "mpsz"


def letter_code(tile):
    """PyMahjongGB's name of a tile: (suit, rank), the dragons red, green, white."""
    suit, rank = tile
    if suit < 3:
        return "WBT"[suit] + str(rank)
    return "F" + str(rank) if rank <= 4 else "J" + str(8 - rank)


def mpsz(tiles):
    out = ""
    for suit in range(4):
        ranks = [str(r) for s, r in sorted(tiles) if s == suit]
        out += "".join(ranks) + SUITS[suit] if ranks else ""
    return out


def meld_text(kind, tiles):
    return ("[%s]" if kind == "ankan" else "(%s)") % mpsz(tiles)


def parse(text):
    tiles, ranks = [], []
    for c in text:
        if c.isdigit():
            ranks.append(int(c))
        else:
            tiles += [(SUITS.index(c), rank) for rank in ranks]
            ranks = []
    return tiles


def line(closed, melds, win, marks, seat, prevalent, flowers, total, fans):
    hand = mpsz(closed) + "".join(meld_text(*meld) for meld in melds)
    named = " ".join(name if n == 1 else f"{name}*{n}" for name, n in fans)
    return f"{hand} {mpsz([win])} {marks or '-'} {seat} {prevalent} {flowers} {total} {named}"


def short(name):
    return {"独听・边张": "边张", "独听・嵌张": "嵌张", "独听・单钓": "单钓将"}.get(name, name)


def count(closed, melds, win, marks, seat, prevalent, flowers):
    """The line of a win, or None if the oracle refuses it."""
    from MahjongGB import MahjongFanCalculator

    pack = []
    for kind, tiles in melds:
        middle = letter_code(sorted(tiles)[1])
        name = {"chi": "CHI", "pon": "PENG"}.get(kind, "GANG")
        pack.append((name, middle, 0 if kind == "ankan" else 1))
    try:
        fans = MahjongFanCalculator(
            tuple(pack),
            tuple(map(letter_code, closed)),
            letter_code(win),
            flowers,
            "d" in marks,
            "l" in marks,
            "k" in marks,
            "w" in marks,
            "ESWN".index(seat),
            "ESWN".index(prevalent),
            verbose=True,
        )
    except TypeError:
        return None
    total = sum(points * times for points, times, _, _ in fans)
    named = [(short(name), times) for _, times, name, _ in fans]
    return line(closed, melds, win, marks, seat, prevalent, flowers, total, named)


def convert():
    for text in sys.stdin:
        case = json.loads(text)
        marks = "".join(
            mark
            for mark, key in [("d", "self_drawn"), ("l", "last_copy"), ("k", "kong"), ("w", "last_tile")]
            if case[key]
        )
        melds = [(meld["type"], parse(meld["tiles"])) for meld in case["melds"]]
        fans = [(short(name), times) for name, (_, times) in case["expect"]["fans"].items()]
        print(
            line(
                parse(case["closed"]), melds, parse(case["win"])[0], marks, case["seat"],
                case["prevalent"], case["flowers"], case["expect"]["total"], fans,
            )
        )


NUMBERS = [(suit, rank) for suit in range(3) for rank in range(1, 10)]
HONORS = [(3, rank) for rank in range(1, 8)]
ALL = NUMBERS + HONORS


def ranks(*some):
    return [(suit, rank) for suit, rank in NUMBERS if rank in some]


def one_suit(r):
    suit = r.randrange(3)
    return [(suit, rank) for rank in range(1, 10)]


def greens(r):
    return [(2, 2), (2, 3), (2, 4), (2, 6), (2, 8), (3, 6)]


REVERSIBLE = [(1, n) for n in (1, 2, 3, 4, 5, 8, 9)] + [(2, n) for n in (2, 4, 5, 6, 8, 9)] + [(3, 5)]
YAOCHUU = ranks(1, 9) + HONORS

# The kinds of tile that a hand is drawn from, with the fan that they are for.
POOLS = [
    lambda r: ALL,
    lambda r: ALL,
    lambda r: NUMBERS,
    one_suit,
    one_suit,
    lambda r: one_suit(r) + HONORS,
    lambda r: one_suit(r) + one_suit(r) + HONORS,
    lambda r: one_suit(r) + [(3, 1), (3, 2), (3, 3), (3, 4)],
    lambda r: one_suit(r) + [(3, 5), (3, 6), (3, 7)],
    lambda r: ranks(7, 8, 9),
    lambda r: ranks(4, 5, 6),
    lambda r: ranks(1, 2, 3),
    lambda r: ranks(6, 7, 8, 9),
    lambda r: ranks(1, 2, 3, 4),
    lambda r: ranks(2, 4, 6, 8),
    lambda r: ranks(3, 4, 5, 6, 7),
    lambda r: ranks(1, 9),
    lambda r: YAOCHUU,
    lambda r: ranks(1, 2, 3, 7, 8, 9) + HONORS,
    lambda r: HONORS,
    greens,
    lambda r: REVERSIBLE,
]


def random_sets(r, count, pool, chows):
    sets = []
    kinds = set(pool)
    while len(sets) < count:
        suit, rank = r.choice(pool)
        if r.random() < chows:
            chow = [(suit, rank), (suit, rank + 1), (suit, rank + 2)]
            if suit < 3 and rank < 8 and kinds.issuperset(chow):
                sets.append(chow)
                continue
            if r.random() < 0.9:
                continue
        sets.append([(suit, rank)] * 3)
    return sets


def chow(suit, rank):
    return [(suit, rank + i) for i in range(3)]


def pung(suit, rank):
    return [(suit, rank)] * 3


def patterned(r):
    """Sets that make one of the fan of several sets, and the pair where that is part of it."""
    suit, other, third = r.sample(range(3), 3)
    suits = (suit, other, third)
    kind = r.randrange(19)
    step = r.choice([1, 2])
    if kind == 0:
        return [chow(suit, r.randint(1, 7))] * 4, None
    if kind == 1:
        return [chow(suit, r.randint(1, 7))] * 3, None
    if kind == 2:
        low = r.randint(1, 7 - 3 * step)
        return [chow(suit, low + i * step) for i in range(4)], None
    if kind == 3:
        low = r.randint(1, 7 - 2 * step)
        return [chow(suit, low + i * step) for i in range(3)], None
    if kind == 4:
        return [chow(suit, rank) for rank in (1, 4, 7)], None
    if kind == 5:
        return [chow(suit, rank) for suit, rank in zip(suits, (1, 4, 7))], None
    if kind == 6:
        rank = r.randint(1, 7)
        return [chow(suit, rank) for suit in suits], None
    if kind == 7:
        low = r.randint(1, 5)
        return [chow(suit, low + i) for i, suit in enumerate(suits)], None
    if kind == 8:
        return [chow(suit, 1), chow(suit, 7), chow(suit, 1), chow(suit, 7)], (suit, 5)
    if kind == 9:
        return [chow(suit, 1), chow(suit, 7), chow(other, 1), chow(other, 7)], (third, 5)
    if kind == 10:
        low = r.randint(1, 6)
        return [pung(suit, low + i) for i in range(4)], None
    if kind == 11:
        low = r.randint(1, 7)
        return [pung(suit, low + i) for i in range(3)], None
    if kind == 12:
        rank = r.randint(1, 9)
        return [pung(suit, rank) for suit in suits], None
    if kind == 13:
        low = r.randint(1, 7)
        return [pung(suit, low + i) for i, suit in enumerate(suits)], None
    if kind == 14:
        return [pung(3, rank) for rank in (1, 2, 3, 4)], None
    if kind == 15:
        winds = r.sample((1, 2, 3, 4), 4)
        return [pung(3, rank) for rank in winds[:3]], (3, winds[3]) if r.random() < 0.6 else None
    if kind == 16:
        return [pung(3, rank) for rank in (5, 6, 7)], None
    if kind == 17:
        dragons = r.sample((5, 6, 7), 3)
        return [pung(3, rank) for rank in dragons[:2]], (3, dragons[2]) if r.random() < 0.6 else None
    fives = [pung(s, 5) for s in suits] + [chow(s, low) for s in suits for low in (3, 4, 5)]
    return [r.choice(fives) for _ in range(4)], (r.randrange(3), 5)


def knitted(r):
    suits = r.sample(range(3), 3)
    return [(suit, low + step) for suit, low in zip(suits, (1, 2, 3)) for step in (0, 3, 6)]


def whole_hand(r):
    """Fourteen concealed tiles of one of the forms without melds."""
    kind = r.randrange(7)
    if kind == 0:
        return YAOCHUU + [r.choice(YAOCHUU)]
    if kind == 1:
        return r.sample(knitted(r), 7) + HONORS
    if kind == 2:
        return r.sample(knitted(r) + HONORS, 14)
    if kind == 3:
        return knitted(r) + r.sample(HONORS, 5)
    if kind == 4:
        suit, low = r.randrange(3), r.randint(1, 3)
        return [(suit, low + i) for i in range(7)] * 2
    if kind == 5:
        gates = one_suit(r)
        return gates + [gates[0]] * 2 + [gates[8]] * 2 + [r.choice(gates)]
    return [tile for tile in r.choices(r.choice(POOLS)(r), k=7) for _ in range(2)]


def chicken(r):
    """Chows and a pair of honors, which may be worth nothing."""
    sets = [chow(r.randrange(3), r.randint(1, 7)) for _ in range(4)]
    melded = r.randint(1, 3)
    concealed = [tile for tiles in sets[melded:] for tile in tiles] + [r.choice(HONORS)] * 2
    return concealed, [("chi", tiles) for tiles in sets[:melded]], r.choice(concealed)


def draw(r):
    """A win that may hold a tile too often: concealed tiles, melds and the winning tile."""
    if r.random() < 0.04:
        return chicken(r)
    if r.random() < 0.2:
        tiles = whole_hand(r)
        return tiles, [], r.choice(tiles)
    pair = None
    if r.random() < 0.12:
        concealed = knitted(r)
        sets = random_sets(r, 1, r.choice(POOLS)(r), r.random())
    else:
        concealed = []
        pool = r.choice(POOLS)(r)
        chows = r.choice([0, 0.5, 0.8, 1])
        sets, pair = patterned(r) if r.random() < 0.5 else ([], None)
        sets = sets + random_sets(r, 4 - len(sets), pool, chows)
    pair = pair or r.choice(r.choice([ALL, r.choice(POOLS)(r)]))
    r.shuffle(sets)
    kongs = r.choice([0, 0, 0, 0.3, 0.9])
    ankan = r.random()
    melded = r.choice([0, 0, 0.3, 0.6, 1])
    melds = []
    for tiles in sets:
        if tiles[0] == tiles[1] and r.random() < kongs:
            melds.append(("ankan" if r.random() < ankan else "kan", tiles + tiles[:1]))
        elif r.random() < melded:
            melds.append(("pon" if tiles[0] == tiles[1] else "chi", tiles))
        else:
            concealed = concealed + tiles
    concealed = concealed + [pair] * 2
    return concealed, melds, r.choice(concealed)


def win(r):
    while True:
        concealed, melds, won = draw(r)
        everything = concealed + [tile for _, tiles in melds for tile in tiles]
        if all(everything.count(tile) <= 4 for tile in set(everything)):
            break
    closed = list(concealed)
    closed.remove(won)
    marks = "d" if r.random() < 0.5 else ""
    if won not in closed and r.random() < 0.15:
        marks += "l"
    kong_is_there = any(kind in ("kan", "ankan") for kind, _ in melds)
    if r.random() < 0.15 and (kong_is_there if "d" in marks else everything.count(won) == 1):
        marks += "k"
    if r.random() < 0.1:
        marks += "w"
    flowers = r.choice([0, 0, 0, 1, 2, 8])
    return closed, melds, won, marks, r.choice("ESWN"), r.choice("ESWN"), flowers


def generate(number, seed):
    r = random.Random(seed)
    done = 0
    while done < number:
        text = count(*win(r))
        if text:
            done += 1
            print(text)


FORMS = ["Regular", "KnittedStraight", "SevenPairs", "ThirteenOrphans", "HonorsAndKnittedTiles"]


def waiting_hand(r):
    """Tiles of which some are those of a form."""
    number = r.choice([13, 13, 13, 10, 7, 4, 1])
    pool = [
        ALL * 4,
        (r.choice(POOLS)(r) + r.sample(ALL, 6)) * 4,
        knitted(r) * 2 + r.sample(ALL, 8),
        knitted(r) + HONORS + r.sample(ALL, 5),
        YAOCHUU * 2 + r.sample(ALL, 5),
    ][r.randrange(5)]
    tiles = r.sample(pool, min(number, len(pool)))
    right = len(tiles) == number and all(tiles.count(tile) <= 4 for tile in set(tiles))
    return tiles if right else waiting_hand(r)


def shanten(number, seed):
    import MahjongGB

    r = random.Random(seed)
    tile_of = {letter_code(tile): tile for tile in ALL}
    for _ in range(number):
        tiles = waiting_hand(r)
        answers = []
        for form in FORMS:
            try:
                answer = getattr(MahjongGB, form + "Shanten")(tuple(map(letter_code, tiles)))
            except TypeError:
                answer = (99, ())
            answers.append(answer if answer[0] < 20 else (99, ()))
        least = min(lacking for lacking, _ in answers)
        useful = {tile_of[code] for lacking, codes in answers if lacking == least for code in codes}
        useful = [tile for tile in useful if tiles.count(tile) < 4]
        print(mpsz(tiles), *(lacking for lacking, _ in answers), mpsz(useful) or "-")


def sample(first):
    times = {}
    for nth, text in enumerate(sys.stdin):
        fans = [fan.split("*")[0] for fan in text.split()[7:]]
        if nth < first or any(times.get(fan, 0) < 10 for fan in fans):
            print(text, end="")
            for fan in fans:
                times[fan] = times.get(fan, 0) + 1


if __name__ == "__main__":
    if sys.argv[1] == "--convert":
        convert()
    elif sys.argv[1] == "--shanten":
        shanten(int(sys.argv[2]), int(sys.argv[3]))
    elif sys.argv[1] == "--sample":
        sample(int(sys.argv[2]))
    else:
        generate(int(sys.argv[1]), int(sys.argv[2]))
