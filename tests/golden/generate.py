"""Writes cases.txt: won hands on whose score two independent programs agree. See README.md."""

import argparse
import json
import random
import subprocess
from collections import Counter, defaultdict
from importlib.metadata import version
from pathlib import Path

import pypi_oracle

HERE = Path(__file__).parent
PYPI, NPM = "2.1.0", "1.4.1"
HEADER = f"""\
# PyPI mahjong {PYPI} and npm @kobalab/majiang-core {NPM} agree on every line; see README.md.
# closed|win|melds|situation|dora|ura|flags|rules|yaku|han|fu|yakuman|points
"""
YAKU = """menzen_tsumo riichi double_riichi ippatsu chankan rinshan haitei houtei pinfu tanyao
    iipeikou ryanpeikou seat_wind round_wind haku hatsu chun chiitoitsu chanta junchan ittsu
    sanshoku_doujun sanshoku_doukou toitoi sanankou sankantsu shousangen honroutou honitsu chinitsu
    dora ura_dora aka_dora tenhou chiihou daisangen suuankou suuankou_tanki tsuuiisou ryuuiisou
    chinroutou chuuren junsei_chuuren kokushi kokushi_13 daisuushi shousuushi suukantsu""".split()
KEEP_EVERY_NO_YAKU = 4
RULES = {"k": 0.75, "d": 0.5, "m": 0.5, "z": 0.75}  # how often each is on

# Kinds are 0..33, man pin sou honors; a tile is 4 * kind + copy, copy 0 of a five is the red one.
KINDS = range(34)
SUITS = (range(9), range(9, 18), range(18, 27))
WINDS, DRAGONS, HONORS = range(27, 31), range(31, 34), range(27, 34)
TERMINALS = (0, 8, 9, 17, 18, 26)
YAOCHU = (*TERMINALS, *HONORS)
SIMPLES = [kind for kind in KINDS if kind not in YAOCHU]
GREENS = (19, 20, 21, 23, 25, 32)
RED_FIVES = (16, 52, 88)


# Shapes: each returns the mentsu, any of which may be declared, and the tiles that stay concealed.

def run(kind):
    return (kind, kind + 1, kind + 2)


def koutsu(*kinds):
    return [(kind,) * 3 for kind in kinds]


def runs_in(kinds):
    return [run(k) for suit in SUITS for k in suit[:7] if {*run(k)} <= {*kinds}]


EDGES = [run(suit[i]) for suit in SUITS for i in (0, 6)]


def fill(rng, fixed=(), kinds=KINDS, jantou=None, shuntsu=None, share=0.7):
    """Completes `fixed` to four mentsu of `kinds` and a jantou; `share` of the new ones shuntsu."""
    shuntsu = runs_in(kinds) if shuntsu is None else shuntsu
    while True:
        mentsu = list(fixed)
        while len(mentsu) < 4:
            is_run = shuntsu and rng.random() < share
            mentsu += [rng.choice(shuntsu)] if is_run else koutsu(rng.choice(kinds))
        pair = [rng.choice(jantou or kinds)] * 2
        if max(Counter(sum(mentsu, ()) + tuple(pair)).values()) <= 4:
            return mentsu, pair


def start(rng, ranks=7):
    """A rank of any suit that leaves room for what starts there."""
    return rng.choice(SUITS)[rng.randrange(ranks)]


def in_every_suit(rank):
    return [suit[rank] for suit in SUITS]


def two_jantou(rng, doukou):
    """`aaabcddd` is aa abc ddd or aaa bcd dd; with `doukou`, aaa or ddd in every suit."""
    low = start(rng, 6)
    same_rank = [k for k in in_every_suit(rng.choice([low, low + 3]) % 9) if k // 9 != low // 9]
    return fill(rng, [run(low), *koutsu(low + 3, *(same_rank if doukou else []))], jantou=[low])


def chiitoitsu(rng, kinds):
    return [], 2 * rng.sample(kinds, 7)


def kokushi(rng):
    return [], [*YAOCHU, rng.choice(YAOCHU)]


def chuuren(rng):
    suit = rng.choice(SUITS)
    return [], [*suit, suit[0], suit[0], suit[8], suit[8], rng.choice(suit)]


# How many candidates, share of hands with calls, share of koutsu that are kantsu, shape.
SHAPES = [
    (9400, .35, .05, lambda r: fill(r)),
    (1200, .20, .05, lambda r: fill(r, share=1)),
    (1200, .60, .05, lambda r: fill(r, kinds=SIMPLES)),
    (1000, .60, .10, lambda r: fill(r, koutsu(r.choice(HONORS)))),
    (500, .50, .10, lambda r: fill(r, jantou=HONORS)),
    (600, .00, .00, lambda r: fill(r, 2 * [run(start(r))])),
    (400, .00, .00, lambda r: fill(r, 2 * [run(start(r)), run(start(r))])),
    (100, .00, .00, lambda r: fill(r, 4 * [run(start(r))])),
    (600, .10, .00, lambda r: fill(r, koutsu(*run(start(r))))),
    (150, .10, .00, lambda r: fill(r, (lambda k: koutsu(*run(k), k + 3))(start(r, 6)))),
    (200, .30, .10, lambda r: two_jantou(r, doukou=False)),
    (200, .10, .20, lambda r: two_jantou(r, doukou=True)),
    (500, .40, .00, lambda r: fill(r, [run(k) for k in in_every_suit(r.randrange(7))])),
    (400, .50, .10, lambda r: fill(r, koutsu(*in_every_suit(r.randrange(9))))),
    (500, .40, .00, lambda r: fill(r, [run(k) for k in r.choice(SUITS)[:7:3]])),
    (500, .40, .05, lambda r: fill(r, [r.choice(EDGES)], YAOCHU, shuntsu=EDGES)),
    (500, .40, .05, lambda r: fill(r, [r.choice(EDGES)], TERMINALS, shuntsu=EDGES)),
    (500, .80, .10, lambda r: fill(r, share=0)),
    (600, .00, .10, lambda r: fill(r, koutsu(*r.sample(KINDS, 3)))),
    (400, .50, .90, lambda r: fill(r, koutsu(*r.sample(KINDS, 3)))),
    (500, .30, .70, lambda r: fill(r, koutsu(*r.sample(YAOCHU, 3)), jantou=HONORS)),
    (250, .00, .75, lambda r: fill(r, koutsu(*r.sample([*TERMINALS, *WINDS], 4)), jantou=DRAGONS)),
    (300, .50, .10, lambda r: fill(r, koutsu(*r.sample(DRAGONS, 2)), jantou=DRAGONS)),
    (300, .50, .10, lambda r: fill(r, kinds=YAOCHU, share=0)),
    (800, .40, .05, lambda r: fill(r, kinds=[*r.choice(SUITS), *HONORS])),
    (1600, .20, .02, lambda r: fill(r, kinds=r.choice(SUITS))),
    (300, .00, .00, lambda r: fill(r, kinds=r.choice(SUITS), share=1)),
    (300, .00, .00, lambda r: chiitoitsu(r, KINDS)),
    (150, .00, .00, lambda r: chiitoitsu(r, SIMPLES)),
    (150, .00, .00, lambda r: chiitoitsu(r, YAOCHU)),
    (150, .00, .00, lambda r: chiitoitsu(r, [*r.choice(SUITS), *HONORS])),
    (150, .00, .00, lambda r: chiitoitsu(r, r.choice(SUITS))),
    (60, .00, .00, lambda r: chiitoitsu(r, HONORS)),
    (150, .60, .10, lambda r: fill(r, koutsu(*DRAGONS))),
    (400, .00, .10, lambda r: fill(r, share=0)),
    (150, .50, .10, lambda r: fill(r, kinds=HONORS)),
    (150, .50, .10, lambda r: fill(r, kinds=GREENS, share=.5)),
    (150, .50, .10, lambda r: fill(r, kinds=TERMINALS)),
    (400, .00, .00, chuuren),
    (300, .00, .00, kokushi),
    (100, .60, .10, lambda r: fill(r, koutsu(*WINDS))),
    (60, .00, .20, lambda r: fill(r, koutsu(*WINDS), jantou=DRAGONS)),
    (150, .60, .10, lambda r: fill(r, koutsu(*r.sample(WINDS, 3)), jantou=WINDS)),
    (100, .50, 1.0, lambda r: fill(r, share=0)),
]


# A case around a shape: which tiles, what is declared, how the hand was won.

class Wall:
    """The 136 tiles: none comes a fifth time, and each suit has one red five."""

    def __init__(self, rng):
        self.tiles = list(range(136))
        rng.shuffle(self.tiles)

    def take(self, kind=None):
        """A tile of the kind, or any; None where there is none left."""
        tile = next((t for t in self.tiles if kind is None or t // 4 == kind), None)
        if tile is not None:
            self.tiles.remove(tile)
        return tile


def mpsz(tiles):
    """`406m11z`; a red five is 0 and comes before the others."""
    text = ""
    for tile in sorted(tiles):
        digit = "0" if tile in RED_FIVES else str(tile // 4 % 9 + 1)
        suit = "mpsz"[tile // 36]
        text = text[:-1] + digit + suit if text.endswith(suit) else text + digit + suit
    return text


def meld_text(kind, tiles):
    text = mpsz(tiles)
    if kind == "ankan":
        return f"[{text}]"
    if kind == "kakan":
        return f"({text[:3]}/{text[3:]})"
    return f"({text})"


def declare(rng, wall, mentsu, rest, p_open, p_kan):
    """Takes the tiles and splits them into melds (kind, tiles) and concealed tiles."""
    groups = [[wall.take(kind) for kind in kinds] for kinds in mentsu]
    melds, concealed = [], [wall.take(kind) for kind in rest]
    p_call = 0.55 if rng.random() < p_open else 0
    for tiles in groups:
        called = rng.random() < p_call
        kind = tiles[0] // 4
        is_run = kind != tiles[1] // 4
        if not is_run and rng.random() < p_kan and (fourth := wall.take(kind)) is not None:
            name = rng.choice(["daiminkan", "kakan"]) if called else "ankan"
            melds.append((name, [*tiles, fourth]))
        elif called:
            melds.append(("chi" if is_run else "pon", tiles))
        else:
            concealed += tiles
    return melds, concealed


def win_flags(rng, menzen, melds, kans, tsumo, dealer, can_chankan):
    """Flags that can go together, as a set."""
    flags = set()
    if tsumo and not melds and rng.random() < 0.04:
        return {"tenhou" if dealer else "chiihou"}
    if menzen and rng.random() < 0.5:
        flags.add("double_riichi" if rng.random() < 0.1 else "riichi")
    if can_chankan and rng.random() < 0.1:
        flags.add("chankan")
    elif tsumo and kans and rng.random() < 0.3:
        flags.add("rinshan")
    elif rng.random() < 0.04:
        flags.add("haitei" if tsumo else "houtei")
    unbroken = not melds and not flags & {"haitei", "houtei"}
    if "riichi" in flags and "rinshan" not in flags or "double_riichi" in flags and unbroken:
        flags |= {"ippatsu"} if rng.random() < 0.25 else set()
    return flags


def indicator(rng, wall, hand):
    """Every third indicator is looked for so that the hand holds its dora."""
    if rng.random() < 0.33:
        kind = rng.choice(hand) // 4
        first, size = (kind // 9 * 9, 9) if kind < 27 else (27, 4) if kind < 31 else (31, 3)
        tile = wall.take(first + (kind - first - 1) % size)
        if tile is not None:
            return tile
    return wall.take()


def wind(rng, hand):
    """One that the hand holds, half the time."""
    held = [tile // 4 for tile in hand if tile // 4 in WINDS]
    return rng.choice(held if held and rng.random() < 0.5 else WINDS)


def candidate(rng, p_open, p_kan, shape):
    """The eight request columns of a case."""
    mentsu, rest = shape(rng)
    wall = Wall(rng)
    melds, concealed = declare(rng, wall, mentsu, rest, p_open, p_kan)
    win = rng.choice(concealed)
    concealed.remove(win)
    declared = [tile for _, tiles in melds for tile in tiles]
    hand = [*concealed, win, *declared]

    tsumo = rng.random() < 0.5
    seat, round_ = wind(rng, hand), wind(rng, hand)
    menzen = all(kind == "ankan" for kind, _ in melds)
    kans = sum(len(tiles) == 4 for _, tiles in melds)
    alone = all(tile // 4 != win // 4 for tile in concealed + declared)
    flags = win_flags(rng, menzen, melds, kans, tsumo, seat == WINDS[0], alone and not tsumo)

    if "chankan" in flags:
        while wall.take(win // 4) is not None:
            pass
    nobody_called = flags & {"tenhou", "chiihou"} or {"double_riichi", "ippatsu"} <= flags
    others = 0 if nobody_called else rng.choices([0, 1, 2, 3, 4], [85, 9, 3, 2, 1])[0]
    # Four kans by more than one player end the round.
    kans_made = min(kans + others, 4 if kans in (0, 4) else 3)
    dora = [indicator(rng, wall, hand) for _ in range(1 + kans_made)]
    ura = [indicator(rng, wall, hand) for _ in dora] if flags & {"riichi", "double_riichi"} else []

    return "|".join([
        mpsz(concealed),
        mpsz([win]),
        "".join(meld_text(*meld) for meld in melds),
        "RT"[tsumo] + "ESWN"[seat - 27] + "ESWN"[round_ - 27],
        mpsz(dora),
        mpsz(ura),
        " ".join(sorted(flags, key=YAKU.index)),
        "".join(rule for rule, share in RULES.items() if rng.random() < share),
    ])


# The oracles, and where they differ.

def majiang(cases):
    package = HERE / "node_modules/@kobalab/majiang-core/package.json"
    assert json.loads(package.read_text())["version"] == NPM, f"needs majiang-core {NPM}"
    command = ["node", HERE / "majiang_oracle.mjs"]
    return subprocess.check_output(command, input="\n".join(cases), text=True).splitlines()


def in_order(answer):
    """Yaku in the order of the list above, without the `:1` of single han."""
    yaku, *values = answer.split("|")
    ordered = sorted(yaku.split(), key=lambda item: YAKU.index(item.split(":")[0]))
    return "|".join([" ".join(item.removesuffix(":1") for item in ordered), *values])


def difference(ours, theirs):
    """What kind of disagreement this is, in one line."""
    ours, theirs = ours.split("|"), theirs.split("|")
    columns = zip(["yaku", "han", "fu", "yakuman", "points"], ours, theirs)
    only = [[y for y in a[0].split() if y not in b[0].split()]
            for a, b in [(ours, theirs), (theirs, ours)]]
    return (f"{' '.join(name for name, a, b in columns if a != b)} differ: "
            f"{only[0]} of PyPI, {only[1]} of majiang")


def report(cases, dropped):
    counts = Counter()
    for case in cases:
        *_, yaku, han, fu, yakuman, points = case.split("|")
        counts.update(f"yaku {y.split(':')[0]}" for y in yaku.split())
        counts.update([f"fu {fu or 'none'}", f"yakuman {yakuman or 'none'}"])
        counts.update(["no yaku"] if points == "0" else [])
    print(f"{len(cases)} cases, {sum(map(len, dropped.values()))} dropped")
    for name, count in sorted(counts.items()):
        print(f"  {count:6} {name}")
    for kind, examples in sorted(dropped.items(), key=lambda item: -len(item[1])):
        print(f"{len(examples)} x {kind}")
        for case, ours, theirs in examples[:3]:
            print(f"    {case}\n      PyPI    {ours}\n      majiang {theirs}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1, help="times as many candidates")
    parser.add_argument("--out", type=Path, default=HERE / "cases.txt")
    args = parser.parse_args()
    assert version("mahjong") == PYPI, f"needs mahjong {PYPI}"

    rng = random.Random(args.seed)
    candidates = dict.fromkeys(
        candidate(rng, p_open, p_kan, shape)
        for count, p_open, p_kan, shape in SHAPES for _ in range(round(count * args.scale)))
    cases, no_yaku, dropped = [], 0, defaultdict(list)
    for case, theirs in zip(candidates, majiang(candidates), strict=True):
        ours, theirs = in_order(pypi_oracle.score(case)), in_order(theirs)
        kind = difference(ours, theirs) if ours != theirs else "tied readings, same answer"
        if ours != theirs or pypi_oracle.is_tied():
            dropped[kind].append((case, ours, theirs))
            continue
        no_yaku += ours == "||||0"
        if ours != "||||0" or no_yaku % KEEP_EVERY_NO_YAKU == 0:
            cases.append(f"{case}|{ours}")
    args.out.write_text(HEADER + "\n".join(cases) + "\n")
    report(cases, dropped)


if __name__ == "__main__":
    main()
