"""What steps bring: rewards of rounds and games, and what becomes of requests that can't be."""

from __future__ import annotations

import mentsu
import pytest
from mentsu.env import TableFault, VectorEnv
from mentsu.table import GameRules

np = pytest.importorskip("numpy", reason="environments are NumPy arrays")

SHORT = GameRules("tenhou", length="one_round")


@pytest.mark.parametrize("opponents", [None, "efficiency"])
@pytest.mark.parametrize("rules", ["ema", "tenhou_sanma", SHORT])
def test_the_rounds_of_a_game_add_up_to_it(rules: str | GameRules, opponents: str | None) -> None:
    """Whoever gets the last sticks, and though bots may end rounds before the caller's first decision in a new game."""
    tables = 300 if opponents else 100
    by_round, by_game = (
        VectorEnv(tables, rules, seed=6, opponents=opponents, seat=2, planes=(), reward=reward)
        for reward in ("round_points", "game_points")
    )
    total, games = np.zeros((tables, 4)), 0
    for _ in range(1_500 if opponents is None else 400):
        actions = by_round.sample()
        by_game.step(by_game.sample())
        by_round.step(actions)
        assert np.array_equal(by_round.game_ends, by_game.game_ends)
        total += by_round.rewards
        ended = by_round.game_ends
        assert np.array_equal(total[ended], by_game.rewards[ended])
        total[ended] = 0
        games += int(ended.sum())
    assert games > 20


def test_a_reset_without_a_seed_goes_on() -> None:
    env, other = VectorEnv(3, seed=9), VectorEnv(3, seed=9)
    first = env.observations.copy()
    env.reset()
    assert not np.array_equal(env.observations, first)
    env.reset(9)
    assert np.array_equal(env.observations, first) and env.state() == other.state()


def test_what_cannot_be_changes_nothing() -> None:
    env = VectorEnv(2, seed=1)
    env.step(env.sample())
    state = env.state()
    env.masks = np.zeros((2, 3), np.bool_)
    for attempt in (lambda: env.reset(5), env.reset, lambda: env.restore(VectorEnv(2).state())):
        with pytest.raises(mentsu.MentsuError, match="masks"):
            attempt()
        assert env.state() == state
    for arguments in ({"seat": 4}, {"seat": 2**64 - 1}, {"rules": None}, {"rules": 3}):
        with pytest.raises(mentsu.MentsuError):
            VectorEnv(2, **arguments)
    learner = VectorEnv(2, opponents="random", seat=3)
    all_seats = VectorEnv(2)
    for _ in range(5):
        all_seats.step(all_seats.sample())
    with pytest.raises(mentsu.MentsuError, match="opponents"):
        learner.restore(all_seats.state())


def test_rules_are_no_lists_of_lists() -> None:
    endless: list[object] = []
    endless.append(endless)
    for wrong in (endless, [[1], [2], [3], [4]]):
        with pytest.raises(TypeError):
            GameRules("tenhou", uma=wrong)


def test_advisors_think_in_threads() -> None:
    one, two = (VectorEnv(4, seed=2, opponents="advisor_easy", planes=(), threads=threads) for threads in (1, 2))
    for _ in range(6):
        actions = one.sample()
        one.step(actions)
        two.step(actions)
        two.sample()
        assert one.state() == two.state()


def test_adapters_take_numbers_alone() -> None:
    pytest.importorskip("gymnasium", reason="gymnasium isn't installed")
    pytest.importorskip("pettingzoo", reason="pettingzoo isn't installed")
    from mentsu.env.gymnasium import MahjongEnv
    from mentsu.env.pettingzoo import MahjongAEC

    with pytest.raises(mentsu.MentsuError, match="illegal"):
        MahjongEnv(illegal="bad")
    env = MahjongEnv(illegal="default")
    env.reset(seed=1)
    for number in (-1, 124, -125, 10**9):
        assert env.step(number)[0]["action_mask"].any()
    with pytest.raises(TypeError):
        env.step(3.7)
    agents = MahjongAEC()
    agents.reset(seed=1)
    while not any(agents._cumulative_rewards.values()):
        seen = agents.observe(agents.agent_selection)
        agents.step(int(np.random.default_rng(0).choice(seen["action_mask"].nonzero()[0])))
    waiting = dict(agents._cumulative_rewards)
    with pytest.raises(TableFault):
        agents.step(-1)
    assert agents._cumulative_rewards == waiting
    with pytest.raises(TypeError):
        agents.step(1.5)
