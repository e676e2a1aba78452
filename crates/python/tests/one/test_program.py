"""`python -m mentsu` is the Rust program, and its `batch` gives the answers of the classes."""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mentsu
from mentsu import Hand, Outlook, PartialHand, Situation, Tile

#: The program of Rust: `MENTSU_BIN`, or what the wheel carries.
PROGRAM = [os.environ["MENTSU_BIN"]] if "MENTSU_BIN" in os.environ else [sys.executable, "-m", "mentsu"]


def run(*arguments: str, input: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mentsu", *arguments],
        input=input, capture_output=True, text=True, encoding="utf-8", check=False,
    )


def test_the_main_job() -> None:
    done = run("11223344456789m")
    assert done.returncode == 0 and "Won in 2 ways." in done.stdout
    assert "44m     123m       123m       456m       789m" in done.stdout


def test_codes_are_those_of_the_program() -> None:
    assert run("23467m345p34588s", "--win", "1z").returncode == 1
    wrong = run("123q")
    assert wrong.returncode == 2 and wrong.stderr
    assert run("--help").returncode == 0
    assert mentsu.__version__ in run("--version").stdout


@pytest.mark.parametrize(
    "arguments",
    [["11223344456789m"], ["2344m111p789s"], ["23467m345p34588s", "--win", "5m", "--riichi"], ["--help"],
     ["plan", "135m123456p23499s", "--draws", "3"], ["trace", "11123m"], ["123q"]],
    ids=" ".join,
)
@pytest.mark.skipif("MENTSU_BIN" not in os.environ, reason="no MENTSU_BIN names the program of Rust")
def test_it_prints_what_rusts_program_prints(arguments: list[str]) -> None:
    rust = subprocess.run(
        [*PROGRAM, *arguments], input="", capture_output=True, text=True, encoding="utf-8", check=False
    )
    here = run(*arguments)
    assert (here.returncode, here.stdout, here.stderr) == (rust.returncode, rust.stdout, rust.stderr)


def test_the_console_script() -> None:
    script = shutil.which("mentsu", path=str(Path(sys.executable).parent))
    assert script is not None
    done = subprocess.run([script, "11m"], capture_output=True, text=True, encoding="utf-8", check=True)
    assert "Won" in done.stdout


def deal(random: random.Random) -> Hand:
    """A hand of a few kinds or of all, sometimes with melds."""
    kinds = random.sample(Tile.all(), random.choice([6, 8, 12, 34]))
    wall = [tile for tile in kinds for _ in range(4)]
    random.shuffle(wall)
    melds: list[str] = []
    for _ in range(random.choice([0, 0, 0, 1, 2])):
        tile = random.choice(kinds)
        if wall.count(tile) == 4:
            shown = f"{tile.rank}" * random.choice([3, 4]) + tile.suit
            melds.append(f"({shown})")
            wall = [other for other in wall if other != tile]
    size = random.choice([13, 14]) - 3 * len(melds)
    if len(wall) <= size:
        return deal(random)
    hand = Hand.of(wall[:size], melds)
    return hand if hand.awaits_draw else hand.with_drawn(wall[0])


def win(random: random.Random) -> Hand:
    """A hand that is likely to be won, made of mentsu of neighbouring tiles."""
    while True:
        tiles: list[str] = []
        for _ in range(4):
            suit, first = random.choice("mmmps"), random.randint(1, 7)
            koutsu = random.random() < 0.3
            tiles += [f"{first + (0 if koutsu else i)}{suit}" for i in range(3)]
        pair = random.choice([f"{random.randint(1, 9)}{random.choice('mps')}", f"{random.randint(1, 7)}z"])
        try:
            return Hand.of([*tiles, pair, pair], drawn=random.choice(tiles))
        except mentsu.HandError:
            continue


def batch(requests: list[dict[str, Any]]) -> list[dict[str, Any]]:
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run(
        [*PROGRAM, "batch"], input=lines, capture_output=True, text=True, encoding="utf-8", check=True
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [request["id"] for request in requests]
    return answers


def concealed(hand: Hand) -> str:
    return str(Hand.of(hand.faces, hand.melds)).split("(")[0].split("[")[0]


def melds_of(hand: Hand) -> list[dict[str, str]]:
    return [{"type": meld.kind, "tiles": str(meld)[1:-1]} for meld in hand.melds]


def test_hands_are_answered_as_by_the_program() -> None:
    source = random.Random(7)
    hands = [deal(source) for _ in range(3_000)] + [win(source) for _ in range(1_000)]
    requests = [
        {"id": i, "op": "hand", "closed": concealed(hand), "melds": melds_of(hand)}
        for i, hand in enumerate(hands)
    ]
    won = tenpai = 0
    for hand, answer in zip(hands, batch(requests)):
        assert answer["shanten"] == hand.shanten(), hand
        if hand.awaits_draw:
            waits = hand.waits()
            told = {tile: set(shapes) for tile, shapes in answer["waits"].items()}
            assert told == {str(wait.tile): set(wait.shapes) for wait in waits}, hand
            assert answer["ukeire"] == {str(tile): left for tile, left in hand.ukeire()}, hand
            assert hand.is_tenpai() == (answer["shanten"] == 0)
            tenpai += bool(waits)
            assert waits.tiles == hand.wait_tiles()
        else:
            assert answer["is_win"] == hand.is_win()
            forms = [form for form in hand.win_forms() if form.kind == "standard"]
            ways = [[str(form.blocks[0].tiles[0]), *map(str, form.blocks[1:])] for form in forms]
            assert sorted(answer["decompositions"]) == sorted(ways), hand
            kinds = {form.kind for form in hand.win_forms()}
            assert (answer["chiitoitsu"], answer["kokushi"]) == ("chiitoitsu" in kinds, "kokushi" in kinds)
            won += hand.is_win()
    assert won > 900 and tenpai > 50


def test_wins_are_scored_as_by_the_program() -> None:
    source = random.Random(8)
    cases = []
    for i in range(2_000):
        hand = win(source)
        tsumo, riichi = source.random() < 0.5, source.random() < 0.4
        seat, wind = source.choice(WINDS), source.choice(WINDS[:2])
        dora = [str(source.choice(Tile.all())) for _ in range(source.randint(0, 2))]
        rules = source.choice(mentsu.Rules.presets())
        drawn = hand.drawn
        assert drawn is not None
        situation = Situation(
            None if tsumo else drawn, seat=seat, round=wind, riichi=riichi, dora=dora,
            ura=dora if riichi else (),
        )
        closed = hand.before_draw()
        request = {
            "id": i, "op": "score", "closed": str(closed), "win": str(drawn), "tsumo": tsumo,
            "seat": seat[0].upper(), "round": wind[0].upper(), "dora": dora,
            "ura": dora if riichi else [], "flags": ["riichi"] if riichi else [], "rules": rules,
        }
        cases.append((hand if tsumo else closed, situation, rules, request))
    answers = batch([case[3] for case in cases])
    scored = 0
    for (hand, situation, rules, request), answer in zip(cases, answers):
        try:
            score = hand.score(situation, rules)
        except mentsu.NoWin as error:
            if "error" not in answer:  # what can't be is an error there
                assert answer["points"] == 0 and answer["win"] == (error.kind == "no_yaku"), request
            continue
        scored += 1
        mine = {
            "id": answer["id"], "win": True, "han": score.han, "fu": score.fu,
            "yaku": {**score.yaku, **score.dora}, "yakuman": score.yakuman, "points": score.points,
        }
        assert answer == mine, request
        assert hand.quick_points(situation, rules) == score.points
        assert sum(item.fu for item in score.fu_items) == (score.fu or 0)
        assert score.payments.points >= score.points or rules.endswith("sanma")
    assert scored > 1_000
    for rules in mentsu.Rules.presets():
        asked = [(request, answer) for (_, _, name, request), answer in zip(cases, answers) if name == rules]
        given: dict[str, list[Any]] = {
            name: [request[name] for request, _ in asked] for name in ("seat", "round")
        }
        for name in ("dora", "ura"):
            given[name] = ["".join(request[name]) for request, _ in asked]
        won_by = [(request["win"] if request["tsumo"] else None) for request, _ in asked]
        taken = [(None if request["tsumo"] else request["win"]) for request, _ in asked]
        riichi = ["riichi" in request["flags"] for request, _ in asked]
        columns = mentsu.batch.score(
            [request["closed"] for request, _ in asked],
            ron=taken, tsumo=won_by, riichi=riichi, rules=rules, errors="null", **given,
        )
        for row, (request, answer) in enumerate(asked):
            if "error" in answer:
                assert columns["points"][row] is None, request
                continue
            told = (answer["points"], answer.get("han") or 0, answer.get("fu") or 0, answer.get("yakuman") or 0)
            found = tuple(columns[name][row] for name in ("points", "han", "fu", "yakuman"))
            assert found == told, request


WINDS: list[mentsu.types.Wind] = ["east", "south", "west", "north"]


def test_plans_are_those_of_the_program() -> None:
    hands = [Hand("135m123456p23499s"), Hand("3405m2238p23407s4z"), Hand("2344m556p78s1z(777=z)+7p")]
    hands = [hand for hand in hands if not hand.awaits_draw]
    requests = [
        {"id": i, "op": "plan", "closed": concealed(hand), "melds": melds_of(hand), "draws": 4, "dora": ["1z"]}
        for i, hand in enumerate(hands)
    ]
    for hand, answer in zip(hands, batch(requests)):
        plan = hand.plan(Outlook(4, dora="1z"))
        assert answer["shanten"] == plan.shanten
        assert set(answer["discards"]) == {str(one.face) for one in plan}
        for one in plan:
            told = answer["discards"][str(one.face)]
            for name in ("tenpai", "win", "points"):
                mine = [getattr(figures, name) for figures in one.by_draws[1:]]
                assert mine == pytest.approx(told[name], rel=1e-6), (one.face, name)
            assert told["ukeire"] == one.ukeire


def test_plans_of_calls_are_those_of_the_program() -> None:
    cases: list[tuple[str, str, mentsu.types.Source]] = [
        ("2368m2467p357s77z", "7z", "toimen"),
        ("3405m2238p23407s", "5m", "kamicha"),
        ("4567p123s99s1177z", "4p", "kamicha"),
        ("4567p123s99s1177z", "9m", "shimocha"),
    ]
    requests = [
        {"id": i, "op": "plan", "closed": hand, "discarded": discarded, "from": source, "draws": 4}
        for i, (hand, discarded, source) in enumerate(cases)
    ]
    for (text, discarded, source), answer in zip(cases, batch(requests)):
        plans = Hand(text).plan_calls(discarded, source, Outlook(4))
        for name in ("tenpai", "win", "points"):
            mine = [getattr(figures, name) for figures in plans.pass_by_draws[1:]]
            assert mine == pytest.approx(answer["pass"][name], rel=1e-6), (text, name)
        assert [str(call.meld) for call in plans] == [call["meld"] for call in answer["calls"]]
        for call, told in zip(plans, answer["calls"]):
            assert (call.left, call.plan.shanten) == (told["left"], told["shanten"])
            assert set(told["discards"]) == {str(one.face) for one in call.plan}
            for one in call.plan:
                mine = [figures.points for figures in one.by_draws[1:]]
                assert mine == pytest.approx(told["discards"][str(one.face)]["points"], rel=1e-6)
    better = Hand(cases[0][0]).plan_calls("7z", "toimen", Outlook(8))
    best = better.best("win")
    assert best is not None and str(best.meld) == "(777=z)" and better.best("points") is None
    assert best.best("win").win > better.passing.win
    assert Hand(cases[3][0]).plan_calls("9m", "shimocha", Outlook(2)).best() is None


def test_of_equal_discards_the_nearer_hand_comes_first() -> None:
    ranked = Hand("2238m467p466799s3z").plan(Outlook(1)).ranked()
    assert all(one.points == one.win == one.tenpai == 0 for one in ranked)
    assert [one.shanten for one in ranked] == sorted(one.shanten for one in ranked)
    assert ranked[0].ukeire < max(one.ukeire for one in ranked)


def test_unknown_tiles_are_those_that_win() -> None:
    source = random.Random(9)
    for _ in range(200):
        faces = list(win(source).faces)
        unknown = [faces.pop(source.randrange(len(faces))) for _ in range(source.randint(1, 2))]
        hand = PartialHand("".join(map(str, faces)) + "?" * len(unknown))
        found = {str(completion.tiles) for completion in hand.completions()}
        assert str(mentsu.Counts("".join(str(face.tile) for face in unknown))) in found
        assert len(found) == hand.number_of_completions()
        for completion in hand.completions():
            assert hand.fill(completion.tiles).is_win() and completion.win_forms
