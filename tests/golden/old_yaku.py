"""Writes old_yaku.txt: won hands with old yaku, as PyPI `mahjong` scores them. See README.md."""

import argparse
import json
import random
import subprocess
from collections import Counter
from pathlib import Path

import generate
import pypi_oracle

HERE = Path(__file__).parent
NPM = "1.2.0"
HEADER = f"""\
# PyPI mahjong {generate.PYPI}, and npm riichi {NPM} where it knows the yaku; see README.md.
# closed|win|melds|situation|dora|ura|flags|rules|yaku|han|fu|yakuman|points
"""
OLD = """renhou open_riichi double_open_riichi daisharin daichikurin daisuurin daishichisei
    paarenchan""".split()
YAKU = [yaku for yaku in generate.YAKU if yaku not in OLD]
YAKU[YAKU.index("tenhou"):YAKU.index("tenhou")] = ["renhou"]
YAKU += OLD[1:]


def wheels(rng):
    """Two each of 2 to 8 of a suit."""
    suit = rng.choice(generate.SUITS)
    return [], 2 * [*suit[1:8]]


SHAPES = [  # how many candidates, share of hands with calls, share of kantsu, shape
    (120, .0, .0, wheels),
    (60, .0, .0, lambda r: generate.chiitoitsu(r, generate.HONORS)),
    (900, .25, .1, generate.fill),
    (150, .0, .0, lambda r: generate.chiitoitsu(r, generate.KINDS)),
    (150, .2, .1, lambda r: generate.fill(r, kinds=generate.SIMPLES)),
    (60, .2, .1, lambda r: generate.fill(r, generate.koutsu(*generate.DRAGONS))),
    (40, .0, .0, generate.kokushi),
]


def with_events(rng, case):
    """The case with events of old yaku, where nothing contradicts them."""
    closed, win, melds, situation, dora, ura, flags, rules = case.split("|")
    flags = flags.split()
    if {"riichi", "double_riichi"} & {*flags} and rng.random() < .6:
        flags.append("open_riichi")
    if situation[1] == "E" and rng.random() < .3:
        flags.append("paarenchan")
    if situation[:2] != "RE" and situation[0] == "R" and not melds and not flags:
        flags.append("renhou")
    flags.sort(key=YAKU.index)
    return "|".join([closed, win, melds, situation, dora, ura, " ".join(flags), rules + "o"])


def in_order(answer):
    yaku, *values = answer.split("|")
    items = yaku.split()
    # It counts daichisei beside tsuuiisou, and the library in its place, twice.
    if "daishichisei:1" in items:
        items = [item for item in items if not item.startswith("tsuuiisou")]
        items[items.index("daishichisei:1")] = "daishichisei:2"
    items.sort(key=lambda item: YAKU.index(item.split(":")[0]))
    return "|".join([" ".join(item.removesuffix(":1") for item in items), *values])


def riichi(cases):
    """The points that npm `riichi` gives, case by case."""
    package = HERE / "node_modules/riichi/package.json"
    assert json.loads(package.read_text())["version"] == NPM, f"needs riichi {NPM}"
    command = ["node", HERE / "riichi_oracle.cjs"]
    return map(int, subprocess.check_output(command, input="\n".join(cases), text=True).split())


def is_known_to_both(case):
    """Whether all old yaku of the case are, where yakuman can count twice, as they always do there."""
    *_, rules, yaku, _, _, _, _ = case.split("|")
    old = {item.split(":")[0] for item in yaku.split()} & {*OLD}
    return old <= {"renhou", "daishichisei"} and "d" in rules


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    cases = []
    for count, p_open, p_kan, shape in SHAPES:
        for _ in range(count):
            case = with_events(rng, generate.candidate(rng, p_open, p_kan, shape))
            answer = in_order(pypi_oracle.score(case))
            names = {item.split(":")[0] for item in answer.split("|")[0].split()}
            if names & {*OLD} and not pypi_oracle.is_tied():
                cases.append(f"{case}|{answer}")
    cases = [*dict.fromkeys(cases)]
    both = [case for case in cases if is_known_to_both(case)]
    wrong = [case for case, points in zip(both, riichi(both), strict=True)
             if points != int(case.rsplit("|", 1)[1])]
    for case in wrong:
        print("differs:", case)
    cases = [case for case in cases if case not in wrong]
    (HERE / "old_yaku.txt").write_text(HEADER + "\n".join(cases) + "\n")
    counts = Counter(item.split(":")[0] for case in cases for item in case.split("|")[8].split())
    print(len(cases), "cases,", len(both) - len(wrong), "by both,", len(wrong), "dropped")
    print({name: counts[name] for name in OLD})


if __name__ == "__main__":
    main()
