"""Many tables at once."""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
from pathlib import Path

import mentsu
import pytest
from mentsu.encoding import VIEW_PLANES
from mentsu.env import ACTIONS, HIDDEN_PLANES, TableFault, VectorEnv
from mentsu.table import GameRules

np = pytest.importorskip("numpy", reason="environments are NumPy arrays")

ARRAYS = ("observations", "hidden", "masks", "seats", "rewards", "round_ends", "game_ends")


def snapshot(env: VectorEnv) -> list[np.ndarray]:
    return [getattr(env, name).copy() for name in ARRAYS]


def same(one: list[np.ndarray], other: list[np.ndarray]) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other))


@pytest.mark.parametrize("rules", ["tenhou", "tenhou_sanma", "mahjong_soul", "m_league"])
def test_games_are_played_by_numbers(rules: str) -> None:
    env = VectorEnv(40, rules, seed=3, hidden=True)
    assert env.observations.shape == (40, len(VIEW_PLANES) - 6, 34)
    assert env.hidden.shape == (40, len(HIDDEN_PLANES), 34) and env.masks.shape == (40, len(ACTIONS)) == (40, 124)
    total, rounds, games = np.zeros((40, 4)), 0, 0
    seen = np.zeros(124, bool)
    for _ in range(2_500):
        actions = env.sample()
        assert env.masks[np.arange(40), actions].all()
        seen[actions] = True
        env.step(actions)
        assert env.masks.any(axis=1).all() and (env.seats < env.players).all()
        assert not env.rewards[~env.round_ends].any()
        total += env.rewards
        rounds, games = rounds + env.round_ends.sum(), games + env.game_ends.sum()
    assert rounds > 40 and games > 2 and (env.game_ends <= env.round_ends).all()
    assert np.abs(total.sum(axis=1)).max() < 100_000 and np.abs(total).max() > 1_000
    kinds = {ACTIONS[number].split()[0].rstrip(",") for number in np.nonzero(seen)[0]}
    assert {"discard", "pon", "pass", "kan", "riichi", "win"} <= kinds
    assert ("chi" in kinds) == (env.players == 4) and ("kita" in kinds) == (rules == "tenhou_sanma")


def test_the_same_seed_gives_the_same_games_with_any_number_of_threads() -> None:
    one, three, other = (VectorEnv(500, seed=seed, threads=threads) for seed, threads in ((5, 1), (5, 3), (6, 1)))
    assert not same(snapshot(one), snapshot(other))
    for _ in range(60):
        actions = one.sample()
        assert np.array_equal(actions, three.sample())
        one.step(actions)
        three.step(actions.astype(np.uint8))
        assert same(snapshot(one), snapshot(three))
    other.reset(5)
    assert same(snapshot(other), snapshot(VectorEnv(500, seed=5)))


@pytest.mark.parametrize("opponents", [None, "efficiency"])
def test_a_state_is_restored(opponents: str | None) -> None:
    env = VectorEnv(12, "mahjong_soul", seed=8, opponents=opponents, reward="game_score")
    for _ in range(150):
        env.step(env.sample())
    state = env.state()
    again = VectorEnv(12, "mahjong_soul", seed=1, opponents=opponents, reward="game_score", threads=2)
    again.restore(state)
    assert again.state() == state and not again.rewards.any()
    for _ in range(150):
        actions = env.sample()
        assert np.array_equal(actions, again.sample())
        env.step(actions)
        again.step(actions)
        assert same(snapshot(env), snapshot(again))
    for wrong, message in ((b"{}", "state"), (state[:-9], "state"), (b"\xff", "state")):
        with pytest.raises(mentsu.MentsuError, match=message):
            again.restore(wrong)
    with pytest.raises(mentsu.MentsuError, match="other rules"):
        VectorEnv(12, "tenhou").restore(state)
    with pytest.raises(mentsu.MentsuError, match="another number"):
        VectorEnv(3, "mahjong_soul").restore(state)


def test_a_fault_stops_nobody_else() -> None:
    env, beside = VectorEnv(6, seed=2), VectorEnv(6, seed=2, errors="keep")
    actions = env.sample()
    beside.sample()
    wrong = actions.copy()
    wrong[1], wrong[4] = 123, 500
    before = snapshot(env)
    with pytest.raises(TableFault, match=r"table 1: seat 0 may not choose 123, pass \(and 1 other") as raised:
        env.step(wrong)
    assert set(raised.value.faults) == {1, 4} and "0 to 123" in raised.value.faults[4]
    assert pickle.loads(pickle.dumps(raised.value)).faults == raised.value.faults
    beside.step(wrong)
    assert set(beside.faults) == {1, 4} and same(snapshot(env), snapshot(beside))
    for array, was in zip(snapshot(env), before):
        assert np.array_equal(array[[1, 4]], was[[1, 4]])
    right = env.sample()
    right[[1, 4]] = actions[[1, 4]]
    env.step(right)
    assert not env.faults


@pytest.mark.parametrize("rules", ["tenhou", "tenhou_sanma"])
def test_bots_play_the_other_seats(rules: str) -> None:
    players = 3 if "sanma" in rules else 4
    env = VectorEnv(8, rules, seed=4, opponents="efficiency", planes=(), reward="game_points")
    assert env.observations.shape == (8, 0, 34)
    own = np.arange(8) % players
    total = np.zeros(4)
    for _ in range(600):
        assert np.array_equal(env.seats, own)
        env.step(env.sample())
        assert not env.rewards[~env.game_ends].any()
        total += (env.rewards * (own[:, None] == np.arange(4))).sum(axis=0)
    assert total.sum() < 0, "random play loses against tile count"
    mixed = VectorEnv(2, rules, opponents=["random", "default", "efficiency"][: players - 1])
    mixed.step(mixed.sample())
    with pytest.raises(mentsu.MentsuError, match="opponents"):
        VectorEnv(2, rules, opponents=["random"])


def test_arrays_are_written_in_place_and_shared() -> None:
    env = VectorEnv(4, seed=1)
    arrays = [getattr(env, name) for name in ARRAYS]
    shared = np.from_dlpack(env.observations)
    env.step(env.sample())
    assert all(getattr(env, name) is array for name, array in zip(ARRAYS, arrays))
    assert np.shares_memory(shared, env.observations) and np.array_equal(shared, env.observations)


def test_chosen_planes_are_those_of_all() -> None:
    names = ["drawn", "danger_2", "hand_1", "drawn"]
    whole, some = VectorEnv(5, seed=3, planes=VIEW_PLANES, plan=0), VectorEnv(5, seed=3, planes=names)
    for _ in range(40):
        actions = whole.sample()
        whole.step(actions)
        some.step(actions)
    expected = whole.observations[:, [VIEW_PLANES.index(name) for name in names]]
    assert np.array_equal(some.observations, expected)
    with pytest.raises(mentsu.MentsuError, match="plan"):
        VectorEnv(1, planes=["plan_win"])
    with pytest.raises(mentsu.MentsuError, match="no plane"):
        VectorEnv(1, planes=["no"])


def test_wrong_arguments_are_refused() -> None:
    for number in (0, -1, 10**7):
        with pytest.raises(mentsu.MentsuError):
            VectorEnv(number)
    for wrong in ({"rules": "no"}, {"opponents": "nobody"}, {"reward": "love"}, {"seed": -1}, {"errors": "null"}):
        with pytest.raises(mentsu.MentsuError):
            VectorEnv(1, **wrong)  # type: ignore[arg-type]
    env = VectorEnv(3)
    for actions in ([1, 2], [[1, 2, 3]], [0.5, 1, 2], ["a", "b", "c"]):
        with pytest.raises((mentsu.MentsuError, TypeError)):
            env.step(actions)
    env.masks = np.zeros((3, 7), bool)
    with pytest.raises(mentsu.MentsuError, match="masks"):
        env.step(env.sample())


def test_rules_may_be_changed() -> None:
    rules = GameRules("tenhou", length="tonpuu", reds=(0, 0, 0))
    env = VectorEnv(30, rules, seed=9)
    for _ in range(400):
        env.step(env.sample())
        assert not env.masks[:, 34:37].any() and not env.masks[:, 71:74].any()
    assert pickle.loads(pickle.dumps(rules)) == rules and hash(rules) == hash(rules.replace())
    assert rules.length == "tonpuu" and rules.reds == (0, 0, 0) and "tonpuu" in repr(rules)
    for name in GameRules.fields():
        assert rules.to_dict()[name] == getattr(rules, name)
    with pytest.raises(mentsu.RulesError, match="length"):
        GameRules(length="long")
    with pytest.raises(mentsu.RulesError, match="rule"):
        GameRules(lengt="tonpuu")
    with pytest.raises(AttributeError):
        rules.lengt


def test_a_step_lets_other_threads_run() -> None:
    env = VectorEnv(2_000, seed=1)
    ran = []
    thread = threading.Thread(target=lambda: ran.extend(range(1000)))
    thread.start()
    for _ in range(5):
        env.step(env.sample())
    thread.join()
    assert len(ran) == 1000


# Prints how many bytes a table takes beside its arrays after 150 steps, most of two rounds.
MEMORY = """
import os, sys
from pathlib import Path
from mentsu.env import VectorEnv

def used():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

tables, rules, opponents = 4_000, sys.argv[1], sys.argv[2] or None
VectorEnv(8, rules, opponents=opponents, planes=()).sample()
before = used()
env = VectorEnv(tables, rules, opponents=opponents, planes=(), seed=3)
for _ in range(150):
    env.step(env.sample())
arrays = env.masks, env.seats, env.rewards, env.round_ends, env.game_ends
print((used() - before - sum(array.nbytes for array in arrays)) / tables)
"""


@pytest.mark.parametrize("rules, opponents", [("tenhou", ""), ("tenhou_sanma", ""), ("mahjong_soul", "efficiency")])
def test_a_table_takes_less_than_four_kilobytes_beside_its_arrays(rules: str, opponents: str) -> None:
    if not Path("/proc/self/statm").exists():
        pytest.skip("only Linux reports what a process takes now")
    told = subprocess.run([sys.executable, "-c", MEMORY, rules, opponents], capture_output=True, text=True, check=True)
    # Less than a round takes would mean that nothing was measured.
    assert 1_000 < float(told.stdout) < 4_096, told.stdout
