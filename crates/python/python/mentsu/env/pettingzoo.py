"""All seats of one table, as an AEC environment of PettingZoo: `pip install mentsu[pettingzoo]`."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped, unused-ignore]

from .numbered import ACTIONS
from .spaces import observed, put_back, saved
from .vector import TableFault, VectorEnv

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ..types import GameRulesLike, Reward

    Seen = dict[str, NDArray[Any]]

__all__ = ["MahjongAEC"]

_AGENTS = (
    "agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos",
    "_skip_agent_selection",
)
"""The attributes that say which agents play, who chooses, and what each has won."""


class MahjongAEC(AECEnv):  # type: ignore[misc, unused-ignore]
    """A game of `player_0` … `player_3`, by seat. Rewards are points, as `VectorEnv` says.

    What an agent observes is a dictionary: `observation`, `(planes, 34)`, and `action_mask`, 124 zeros and ones, all 0 for
    an agent that isn't to choose. All agents terminate with the game. A number that may not be chosen raises `TableFault`.
    `state` and `restore` save the game for a search; environments also pickle and copy.

    >>> from mentsu.env.pettingzoo import MahjongAEC
    >>> env = MahjongAEC("tenhou_sanma")
    >>> env.reset(seed=1)
    >>> seen, reward, ended, cut, info = env.last()
    >>> env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
    >>> env.agents
    ['player_0', 'player_1', 'player_2']
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "name": "mentsu_v0", "is_parallelizable": False}

    def __init__(
        self,
        rules: GameRulesLike = "tenhou",
        *,
        planes: Iterable[str] | None = None,
        reward: Reward = "round_points",
    ) -> None:
        super().__init__()
        self._table = VectorEnv(1, rules, planes=planes, reward=reward, errors="keep")
        self._random = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.players)]
        self.agents: list[str] = []
        self.render_mode = None
        self.observation_spaces = {agent: observed(self._table.planes) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """What an agent chooses from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. Games follow from the seed, one after the other."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._table.reset(int(self._random.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._awaited()

    def step(self, action: int | np.int64 | None) -> None:
        """The selected agent chooses a number; an agent whose game is over chooses `None`."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TableFault({0: f"{self.agent_selection} is to choose a number, not None"})
        self._table.step([operator.index(action)])
        if self._table.faults:
            raise TableFault(self._table.faults)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = {agent: float(self._table.rewards[0, seat]) for seat, agent in enumerate(self.possible_agents)}
        self._accumulate_rewards()
        if self._table.game_ends[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._awaited()

    def observe(self, agent: str) -> Seen:
        """What an agent observes now; zeros once the game is over."""
        mask = np.zeros(len(ACTIONS), np.int8)
        if self.terminations.get(agent, True):
            return {"observation": np.zeros(self._table.observations.shape[1:], np.float32), "action_mask": mask}
        if agent == self.agent_selection:
            mask[:] = self._table.masks[0]
        seat = self.possible_agents.index(agent)
        return {"observation": self._table.observe(0, seat), "action_mask": mask}

    def state(self) -> bytes:
        """The game as bytes, for `restore` of an environment with the same arguments.

        Other environments of PettingZoo give an array for critics here: `VectorEnv` has it as `hidden`.
        """
        agents = {name: getattr(self, name, None) for name in _AGENTS}
        return saved(self._table, self._random, **agents)

    def restore(self, state: bytes) -> None:
        """Puts the game back as it was when `state` was called."""
        agents = put_back(state, self._table, self._random)
        for name in _AGENTS:
            setattr(self, name, agents.get(name))

    def _awaited(self) -> str:
        return str(self.possible_agents[int(self._table.seats[0])])
