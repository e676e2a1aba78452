"""Games of PyPI's riichienv 0.4.11 as mjai, for the tests that replay them.

    python3 -m venv venv && venv/bin/pip install riichienv==0.4.11
    venv/bin/python play_riichienv.py FOLDER 500

writes FOLDER/RULES-NUMBER.mjai, in turn of the four kinds of game below. The players know only what
riichienv sends them. Most of them play to win, by its own shanten; the others choose at random, so
that odd draws, kans and calls come up, too.
"""

import json
import random
import sys
from pathlib import Path

import riichienv
from riichienv import ActionType, GameRule, RiichiEnv

KINDS = [
    ("tenhou", "4p-red-half", GameRule.default_tenhou),
    ("mahjong_soul", "4p-red-half", GameRule.default_mjsoul),
    ("tenhou_sanma", "3p-red-half", GameRule.default_tenhou),
    ("mahjong_soul_sanma", "3p-red-half", GameRule.default_mjsoul),
]
# In this order, so that the same number is always the same game.
WINS = [ActionType.RON, ActionType.TSUMO]
CALLS = [ActionType.CHI, ActionType.PON, ActionType.DAIMINKAN]
OWN = [
    ActionType.ANKAN,
    ActionType.KAKAN,
    ActionType.KITA,
    ActionType.RIICHI,
    ActionType.KYUSHU_KYUHAI,
]


def chosen(seen, style, source, sanma):
    """What a player of this style does."""
    legal = seen.legal_actions()

    def of(kinds):
        return [action for kind in kinds for action in legal if action.action_type == kind]

    wins = of(WINS)
    if wins and source.random() < style["wins"]:
        return source.choice(wins)
    for kinds, chance in ((OWN, style["own"]), (CALLS, style["calls"])):
        actions = of(kinds)
        if actions and source.random() < chance:
            return source.choice(actions)
    discards = of([ActionType.DISCARD])
    if not discards:
        return source.choice(of([ActionType.PASS]) or legal)
    if not style["thinks"]:
        return source.choice(discards)
    shanten = riichienv.calculate_shanten_3p if sanma else riichienv.calculate_shanten
    left = list(seen.hand)

    def after(action):
        rest = left.copy()
        rest.remove(action.tile)
        return shanten(rest)

    source.shuffle(discards)
    return min(discards, key=after)


def game(number, mode, rule):
    """The events of a game."""
    source = random.Random(number)
    styles = [
        {
            "thinks": source.random() < 0.7,
            "wins": source.choice([1, 1, 1, 0.5]),
            "own": source.choice([1, 0.9, 0.5]),
            "calls": source.choice([0.05, 0.2, 0.8]),
        }
        for _ in range(4)
    ]
    env = RiichiEnv(game_mode=mode, seed=number, rule=rule)
    seen = env.reset()
    while not env.done():
        views = sorted(seen.items())
        sanma = mode[0] == "3"
        seen = env.step({seat: chosen(view, styles[seat], source, sanma) for seat, view in views})
    return env.mjai_log


def main():
    folder, games = Path(sys.argv[1]), int(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        name, mode, rule = KINDS[number % len(KINDS)]
        lines = [json.dumps(event, separators=(",", ":")) for event in game(number, mode, rule())]
        (folder / f"{name}-{number:04}.mjai").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
