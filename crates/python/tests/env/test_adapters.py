"""The adapters, by the checks that the libraries ship."""

from __future__ import annotations

import warnings

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
        # Bounds of observations are infinite, on purpose.
        warnings.filterwarnings("ignore", message=".*(infinity|Box observation space|unbounded).*")
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
