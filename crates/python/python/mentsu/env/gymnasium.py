"""One seat against bots, as an environment of Gymnasium: `pip install mentsu[gymnasium]`."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from .._values.errors import ColumnTypeError
from .numbered import ACTIONS
from .spaces import observed, put_back, saved
from .vector import TableFault, VectorEnv

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ..types import GameRulesLike, Reward
    from .vector import Opponents

    Seen = dict[str, NDArray[Any]]

__all__ = ["MahjongEnv"]

FIRST_OTHER = 74
"""The numbers below discard."""


class MahjongEnv(gymnasium.Env["Seen", np.int64]):
    """A game against bots. An episode is a game; rewards are points, as `VectorEnv` says.

    What is observed is a dictionary: `observation`, `(planes, 34)`, and `action_mask`, 124 zeros and ones, which is also in
    `info`. Both are 0 after the end of a game, and a further `step` raises Gymnasium's `ResetNeeded`. `illegal` says what
    a number that may not be chosen does: `"raise"` a `TableFault`, or `"default"`, which passes or discards the tile drawn.

    `state` and `restore` save the game for a search; environments also pickle and copy. `gymnasium.make` makes one as
    `"mentsu.env.gymnasium:mentsu/Mahjong-v0"`, or as `"mentsu/Mahjong-v0"` once this module is imported.

    >>> from mentsu.env.gymnasium import MahjongEnv
    >>> env = MahjongEnv(opponents="random")
    >>> seen, info = env.reset(seed=1)
    >>> seen, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
    >>> seen["observation"].shape, ended
    ((85, 34), False)
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        rules: GameRulesLike = "tenhou",
        *,
        opponents: Opponents = "efficiency",
        seat: int = 0,
        planes: Iterable[str] | None = None,
        reward: Reward = "round_points",
        illegal: Literal["raise", "default"] = "raise",
    ) -> None:
        if illegal not in ("raise", "default"):
            raise ColumnTypeError(f"illegal is 'raise' or 'default', not {illegal!r}")
        self._table = VectorEnv(
            1, rules, opponents=opponents or "efficiency", seat=seat, planes=planes, reward=reward, errors="keep"
        )
        self._illegal = illegal
        self._over = False
        self.observation_space = cast("spaces.Space[Seen]", observed(self._table.planes))
        self.action_space = spaces.Discrete(len(ACTIONS))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begins a new game. Games follow from the seed, one after the other."""
        super().reset(seed=seed, options=options)
        self._over = False
        self._table.reset(int(self.np_random.integers(2**62)))
        return self._seen()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Chooses a number, and plays on to the seat's next choice or the end of the game."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset before the next step")
        seat = int(self._table.seats[0])
        allowed = self._table.masks[0].nonzero()[0]
        number = operator.index(action)
        if self._illegal == "default" and number not in allowed:
            # Whoever may not discard may pass.
            discards = allowed[allowed < FIRST_OTHER]
            number = int(discards[-1] if discards.size else allowed[-1])
        self._table.step([number])
        if self._table.faults:
            raise TableFault(self._table.faults)
        reward, self._over = float(self._table.rewards[0, seat]), bool(self._table.game_ends[0])
        seen, info = self._seen()
        return seen, reward, self._over, False, info

    def state(self) -> bytes:
        """The game as bytes, for `restore` of an environment with the same arguments."""
        return saved(self._table, self.np_random, over=self._over)

    def restore(self, state: bytes) -> tuple[Seen, dict[str, Any]]:
        """Puts the game back as it was when `state` was called, and observes it as `reset` does.

        >>> from mentsu.env.gymnasium import MahjongEnv
        >>> env = MahjongEnv(opponents="random")
        >>> _, info = env.reset(seed=1)
        >>> before = env.state()
        >>> _ = env.step(info["action_mask"].argmax())
        >>> _, again = env.restore(before)
        >>> (again["action_mask"] == info["action_mask"]).all()
        np.True_
        """
        self._over = bool(put_back(state, self._table, self.np_random).get("over", False))
        return self._seen()

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        # A game that is over has been followed by another.
        left = 0 if self._over else 1
        mask = self._table.masks[0].astype(np.int8) * np.int8(left)
        seen = {"observation": self._table.observations[0] * np.float32(left), "action_mask": mask}
        return seen, {"action_mask": mask, "seat": int(self._table.seats[0])}


gymnasium.register("mentsu/Mahjong-v0", "mentsu.env.gymnasium:MahjongEnv")
