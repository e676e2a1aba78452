"""Many tables that step at once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, Union

from .. import _native
from .._values.errors import ColumnTypeError, MentsuError
from .._values.views import chosen_planes
from .numbered import ACTIONS, HIDDEN_PLANES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from ..types import Bot, GameRulesLike, Reward

    Opponents = Union[Bot, Sequence[Bot], None]

    class _Arrays(Protocol):
        """The arrays that tables write."""

        observations: NDArray[np.float32]
        hidden: NDArray[np.float32]
        masks: NDArray[np.bool_]
        seats: NDArray[np.int8]
        rewards: NDArray[np.float32]
        round_ends: NDArray[np.bool_]
        game_ends: NDArray[np.bool_]


class TableFault(MentsuError):
    """Tables that didn't step; all others did. `faults` has the reason of each, by its number."""

    def __init__(self, faults: Mapping[int, str]) -> None:
        first = min(faults)
        others = f" (and {len(faults) - 1} other tables)" if len(faults) > 1 else ""
        super().__init__(f"table {first}: {faults[first]}{others}", "table_fault")
        self.faults = dict(faults)

    def __reduce__(self) -> tuple[type[TableFault], tuple[dict[int, str]]]:
        return TableFault, (self.faults,)


class VectorEnv:
    """`n` tables that step at once; what is seen, allowed and won stands in arrays that are written in place.

    Each row is a table where a player is to choose. After `step` it is the next choice of whoever is awaited there: of
    several who may claim a tile decide one after the other. When a round ends the next one is dealt, and when a game
    ends a new one begins; a dealer who may end the game does.

    | array | shape | |
    |---|---|---|
    | `observations` | `(n, planes, 34)` `float32` | what the player sees, by `planes` |
    | `hidden` | `(n, 16, 34)` `float32` | with `hidden=True`: what the player doesn't see, `HIDDEN_PLANES` |
    | `masks` | `(n, 124)` `bool` | the numbers that may be chosen |
    | `seats` | `(n,)` `int8` | who chooses |
    | `rewards` | `(n, 4)` `float32` | what the last step brought each seat |
    | `round_ends`, `game_ends` | `(n,)` `bool` | whether it ended a round, a game |

    They are ordinary arrays, so `torch.from_dlpack(env.observations)` shares their memory.

    - `rules`: a preset's name, or `mentsu.table.GameRules`.
    - `seed`: from the same seed the same games follow, with any number of threads; each table has its own walls.
    - `opponents`: `None`, and the caller plays all seats; or the bot that plays the other seats, or one for each in order
      of play. The caller then plays `seat` at the first table, the next one at the second, and so on around.
    - `planes`: names from `VIEW_PLANES`; by default all but those of plans and dangers. `()` writes none. `plan` is the
      largest shanten for which the planes of plans are made.
    - `reward`: `"round_points"`, as a round ends; `"game_points"` or `"game_score"` (with uma and oka), as a game ends.
      All are points: 1000 is one riichi stick. The end of a game gives its last sticks. What bots bring about in a new
      game before the player's first choice comes with the step that makes it.
    - `threads`: how many step at most; `None` for one a processor. A thread needs 128 tables to be worth it, 32 with
      planes, and one where advisors play or plans are made. They wait for the next step; each process that is forked has
      its own. Python's lock is released meanwhile, and Ctrl-C is heeded after the step.
    - `errors`: a number that may not be chosen, or a bug, leaves its table where it is, or begins a new game there, and
      stops no other; only `faults` shows that such a game was cut off. `"raise"` then raises `TableFault` after all others have stepped; `"keep"` leaves it in `faults`.

    >>> from mentsu.env import ACTIONS, VectorEnv
    >>> env = VectorEnv(3, seed=7, planes=["hand_1", "hand_2"])
    >>> env.observations.shape, env.seats.tolist(), int(env.masks[0].sum())
    ((3, 2, 34), [0, 0, 0], 13)
    >>> actions = env.masks.argmax(axis=1)
    >>> [ACTIONS[number] for number in actions]
    ['discard 5m', 'discard 4m', 'discard 1m']
    >>> env.step(actions)
    >>> env.seats.tolist()
    [1, 1, 1]
    """

    def __init__(
        self,
        n: int,
        rules: GameRulesLike = "tenhou",
        *,
        seed: int = 0,
        opponents: Opponents = None,
        seat: int = 0,
        planes: Iterable[str] | None = None,
        plan: int | None = None,
        hidden: bool = False,
        reward: Reward = "round_points",
        threads: int | None = 1,
        errors: Literal["raise", "keep"] = "raise",
    ) -> None:
        import numpy as np

        chosen = chosen_planes(planes, plan)
        if errors not in ("raise", "keep"):
            raise ColumnTypeError(f"errors is 'raise' or 'keep', not {errors!r}")
        if threads is None:
            threads = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        if not isinstance(rules, (str, _native.GameRules)):
            raise ColumnTypeError(f"rules are a name or GameRules, not {type(rules).__name__}")
        players = _native.GameRules(rules).players if isinstance(rules, str) else rules.players
        others = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
        self._tables = _native.Tables(n, rules, seed, others, seat, reward, chosen, plan, threads)
        self._arguments = {
            "n": n, "rules": rules, "seed": seed, "opponents": others, "seat": seat, "planes": chosen, "plan": plan,
            "hidden": hidden, "reward": reward, "threads": threads, "errors": errors,
        }
        self._errors = errors
        self.planes = tuple(chosen)
        self.players: int = players
        self.observations: NDArray[np.float32] = np.zeros((n, len(chosen), 34), np.float32)
        self.hidden: NDArray[np.float32] = np.zeros((n, len(HIDDEN_PLANES) if hidden else 0, 34), np.float32)
        self.masks: NDArray[np.bool_] = np.zeros((n, len(ACTIONS)), np.bool_)
        self.seats: NDArray[np.int8] = np.zeros(n, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((n, 4), np.float32)
        self.round_ends: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.game_ends: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.faults: dict[int, str] = {}
        self._tables.write(self)

    def __len__(self) -> int:
        """How many tables there are."""
        return len(self._tables)

    def reset(self, seed: int | None = None) -> None:
        """Begins new games by a seed, as a new environment would; without one on the walls that follow."""
        self.faults = {}
        self._tables.reset(seed, self)

    def step(self, actions: ArrayLike) -> None:
        """Chooses a number at each table, and writes what follows to the arrays.

        The numbers are integers of any width, one for each table.
        """
        import numpy as np

        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise ColumnTypeError(f"actions are whole numbers, not {given.dtype}")
        chosen = np.require(given, np.int64, ("C", "A"))
        self.faults = dict(self._tables.step(chosen, self))
        if self.faults and self._errors == "raise":
            raise TableFault(self.faults)

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Any of the numbers that may be chosen at each table, each with the same chance; it depends on the seed."""
        import numpy as np

        if out is None:
            out = np.empty(len(self), np.int64)
        self._tables.sample(out)
        return out

    def observe(self, table: int, seat: int) -> NDArray[np.float32]:
        """What a seat of a table sees, whether it is to choose or not, as an array of `(planes, 34)`."""
        import numpy as np

        out = np.zeros((len(self.planes), 34), np.float32)
        self._tables.observe(table, seat, out)
        return out

    def state(self) -> bytes:
        """All tables as bytes, to be restored by an environment of as many tables, the same rules and opponents."""
        return self._tables.state()

    def restore(self, state: bytes) -> None:
        """Puts all tables back as they were when `state` was asked for. Rewards and ends are 0 then."""
        self.faults = {}
        self._tables.restore(state, self)

    def __reduce__(self) -> tuple[Callable[..., VectorEnv], tuple[object, ...]]:
        last = [array.copy() for array in (self.rewards, self.round_ends, self.game_ends)]
        return _restored, (self._arguments, self.state(), last, self.faults)

    def __repr__(self) -> str:
        return f"<VectorEnv of {len(self)} tables, {self.players} players>"


def _restored(
    arguments: dict[str, Any], state: bytes, last: Sequence[NDArray[Any]], faults: dict[int, str]
) -> VectorEnv:
    """Unpickles: an environment with the same tables, and what the last step left in its arrays."""
    env = VectorEnv(**arguments)
    env.restore(state)
    for array, values in zip((env.rewards, env.round_ends, env.game_ends), last):
        array[...] = values
    env.faults = dict(faults)
    return env
