"""What the adapters share: the spaces of Gymnasium, and saved generators of random numbers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from .._values.errors import MentsuError
from .numbered import ACTIONS

if TYPE_CHECKING:
    from .vector import VectorEnv

_BOUNDS = {
    "points": (-10.0, 10.0),
    "honba": (0.0, 10.0),
    "sticks": (0.0, 10.0),
    "turn": (0.0, 2.0),
    "river_order": (0.0, 2.0),
    "shanten": (-1.0, 2.0),
    "ukeire_after": (0.0, 2.0),
    "plan_points": (0.0, 100.0),
}
"""The least and greatest number of planes by the beginning of their names; all other planes are from 0 to 1."""


def _bounds(plane: str) -> tuple[float, float]:
    return next((pair for name, pair in _BOUNDS.items() if plane.startswith(name)), (0.0, 1.0))


def observed(planes: Sequence[str]) -> spaces.Dict:
    """What is observed: planes of numbers within bounds, and a mask of actions."""
    bounds = np.array([_bounds(plane) for plane in planes], np.float32).reshape(len(planes), 2, 1)
    low, high = (np.repeat(bounds[:, side], 34, axis=1) for side in (0, 1))
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, (len(planes), 34), np.float32),
            "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
        }
    )


def saved(table: VectorEnv, random: np.random.Generator, **fields: object) -> bytes:
    """A table, a generator and other fields as bytes."""
    state = {"table": table.state().decode(), "random": random.bit_generator.state, **fields}
    return json.dumps(state).encode()


def put_back(state: bytes, table: VectorEnv, random: np.random.Generator) -> dict[str, Any]:
    """Puts the table and the generator back; returns the other fields."""
    try:
        fields: dict[str, Any] = json.loads(state)
        saved_table, saved_random = fields.pop("table").encode(), fields.pop("random")
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise MentsuError(f"no state: {error}", "no_state") from None
    table.restore(saved_table)
    random.bit_generator.state = saved_random
    return fields
