"""The adapters, by the checks that the libraries ship."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import mentsu
import pytest
from mentsu.env import TableFault, VectorEnv

np = pytest.importorskip("numpy", reason="environments are NumPy arrays")


@pytest.mark.parametrize("rules", ["tenhou", "mahjong_soul_sanma"])
def test_gymnasium_checks_it(rules: str) -> None:
    pytest.importorskip("gymnasium", reason="gymnasium isn't installed")
    from gymnasium.utils.env_checker import check_env
    from mentsu.env.gymnasium import MahjongEnv

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Planes are no picture, a vector or a set of vectors.
        warnings.filterwarnings("ignore", message=".*Box observation space.*")
        check_env(MahjongEnv(rules, opponents="random", illegal="default"), skip_render_check=True)


def test_a_game_against_bots_is_an_episode() -> None:
    pytest.importorskip("gymnasium", reason="gymnasium isn't installed")
    from mentsu.env.gymnasium import MahjongEnv

    env = MahjongEnv("tenhou", opponents="efficiency", reward="game_points", seat=2)
    rewards = []
    for seed in (1, 2, 1):
        seen, info = env.reset(seed=seed)
        ended, total = False, 0.0
        chosen = np.random.default_rng(3)
        while not ended:
            assert info["seat"] == 2 and seen["action_mask"].any()
            seen, reward, ended, cut, info = env.step(chosen.choice(seen["action_mask"].nonzero()[0]))
            total += reward
            assert not cut and (reward == 0 or ended)
        assert not seen["action_mask"].any() and not seen["observation"].any()
        rewards.append(total)
    assert rewards[0] == rewards[2] != rewards[1]
    seen, _ = env.reset()
    with pytest.raises(TableFault):
        env.step(np.int64((seen["action_mask"] == 0).nonzero()[0][0]))


def test_gymnasium_makes_it() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="gymnasium isn't installed")
    for name in ("mentsu.env.gymnasium:mentsu/Mahjong-v0", "mentsu/Mahjong-v0"):
        env = gymnasium.make(name, rules="tenhou_sanma", opponents="random")
        seen, _ = env.reset(seed=1)
        assert env.observation_space.contains(seen)


def test_a_game_that_is_over_wants_a_reset() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="gymnasium isn't installed")
    from mentsu.env.gymnasium import MahjongEnv

    env = MahjongEnv("tenhou", opponents="random", illegal="default")
    env.reset(seed=1)
    ended = False
    while not ended:
        *_, ended, _, _ = env.step(np.int64(123))
    for _ in range(2):
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(np.int64(123))
    env.reset()
    env.step(np.int64(123))


def test_observations_are_within_their_bounds() -> None:
    pytest.importorskip("gymnasium", reason="gymnasium isn't installed")
    from mentsu.encoding import VIEW_PLANES
    from mentsu.env.spaces import observed

    planes = [plane for plane in VIEW_PLANES if not plane.startswith(("plan_", "danger_"))]
    box = observed(planes)["observation"]
    assert np.isfinite(box.low).all() and np.isfinite(box.high).all()
    env = VectorEnv(64, "tenhou", seed=3, planes=planes)
    for _ in range(600):
        low, high = env.observations.min(axis=(0, 2)), env.observations.max(axis=(0, 2))
        assert (box.low[:, 0] <= low).all() and (high <= box.high[:, 0]).all()
        env.step(env.sample())


def copied(env: Any) -> list[Any]:
    """The environment in the ways in which Python copies objects."""
    return [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]


def test_tables_pickle_and_copy() -> None:
    env = VectorEnv(3, "mahjong_soul", seed=5, hidden=True, reward="game_score")
    for _ in range(40):
        env.step(env.sample())
    others = copied(env)
    for _ in range(400):
        for other in others:
            for name in ("observations", "hidden", "masks", "seats", "rewards", "round_ends", "game_ends"):
                assert np.array_equal(getattr(env, name), getattr(other, name)), name
        actions = env.sample()
        assert all(np.array_equal(other.sample(), actions) for other in others)
        for table in (env, *others):
            table.step(actions)


def test_the_gymnasium_adapter_is_saved_and_restored() -> None:
    pytest.importorskip("gymnasium", reason="gymnasium isn't installed")
    from mentsu.env.gymnasium import MahjongEnv

    env = MahjongEnv("tenhou", opponents="efficiency", illegal="default")
    seen, _ = env.reset(seed=6)
    for _ in range(20):
        env.step(np.int64(123))
    before = env.state()
    others = copied(env)
    on = [env.step(np.int64(123))[:3] for _ in range(30)]
    again, _ = env.restore(before)
    assert again["action_mask"].any()
    for other in (env, *others):
        for seen, reward, ended in on:
            then, won, over, _, _ = other.step(np.int64(123))
            assert np.array_equal(then["observation"], seen["observation"]) and (won, over) == (reward, ended)
    env.restore(before)
    first, _ = env.reset()
    other = MahjongEnv("tenhou", opponents="efficiency")
    other.restore(before)
    assert np.array_equal(other.reset()[0]["observation"], first["observation"])
    for wrong in (b"", b"{}", b"[]", b'{"table": 1, "random": 2}'):
        with pytest.raises(mentsu.MentsuError):
            env.restore(wrong)


@pytest.mark.parametrize("rules", ["tenhou", "tenhou_sanma"])
def test_pettingzoo_checks_it(rules: str) -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo isn't installed")
    from mentsu.env.pettingzoo import MahjongAEC
    from pettingzoo.test import api_test, seed_test

    api_test(MahjongAEC(rules), num_cycles=1_000)
    seed_test(lambda: MahjongAEC(rules), num_cycles=200)


def test_agents_see_their_own_seat() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo isn't installed")
    from mentsu.env.pettingzoo import MahjongAEC

    env = MahjongAEC()
    env.reset(seed=4)
    chosen = np.random.default_rng(1)
    for _ in range(100):
        agent = env.agent_selection
        seen = {other: env.observe(other) for other in env.agents}
        assert [other for other in env.agents if seen[other]["action_mask"].any()] == [agent]
        assert np.array_equal(seen[agent]["observation"], env._table.observations[0])
        env.step(chosen.choice(seen[agent]["action_mask"].nonzero()[0]))
    with pytest.raises(TableFault):
        env.step(None)


def test_seats_are_observed_one_by_one() -> None:
    env = VectorEnv(3, "tenhou_sanma", seed=1)
    for table in range(3):
        assert np.array_equal(env.observe(table, int(env.seats[table])), env.observations[table])
    for table, seat in ((3, 0), (0, 3), (-1, 0), (0, 9)):
        with pytest.raises(mentsu.MentsuError):
            env.observe(table, seat)


def test_the_pettingzoo_adapter_is_saved_and_restored() -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo isn't installed")
    from mentsu.env.pettingzoo import MahjongAEC

    env = MahjongAEC("tenhou_sanma")
    env.reset(seed=4)

    def play(env: Any, steps: int) -> list[Any]:
        seen = []
        for _ in range(steps):
            observed, reward, *_ = env.last()
            seen.append((env.agent_selection, reward, observed["observation"].sum(), dict(env.rewards)))
            env.step(int(observed["action_mask"].nonzero()[0][-1]) if observed["action_mask"].any() else None)
        return seen

    play(env, 50)
    before, others = env.state(), copied(env)
    on = play(env, 100)
    env.restore(before)
    for other in (env, *others):
        assert play(other, 100) == on
