"""Actions and recorded decisions as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple, Union

from .. import _native
from .._values.views import chosen_planes, encode_views

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ACTIONS: Final[tuple[str, ...]] = tuple(_native.action_numbers())
"""What each number means, in order: `discard 1m`, …, `pass`."""

HIDDEN_PLANES: Final[tuple[str, ...]] = tuple(_native.hidden_planes())
"""The names of the planes that no player sees, in order. A digit at the end is an opponent in order of play.

`hidden_hand_1_1` … `hidden_hand_4_3`: 1 at kinds of which the opponent conceals at least 1, …, 4 copies; `hidden_waits_1`
…: the opponent's waits by shape; `hidden_wall`: copies left in the live wall, divided by 4."""


class Examples(NamedTuple):
    """Recorded decisions as a policy meets them at a table; a riichi is two rows."""

    observations: NDArray[np.float32]
    """`(rows, planes, 34)`: what the players saw."""
    masks: NDArray[np.bool_]
    """`(rows, 124)`: what they could choose."""
    actions: NDArray[np.int64]
    """`(rows,)`: the numbers that they chose."""
    decisions: NDArray[np.int64]
    """`(rows,)`: which of the decisions a row is of."""


def examples(
    decisions: Iterable[_native.Decision],
    *,
    planes: Iterable[str] | None = None,
    plan: int | None = None,
) -> Examples:
    """Recorded decisions, passes among them, as observations, masks and numbers of actions, as `VectorEnv` has them.

    `planes` and `plan` are those of `encode_views`.

    >>> from mentsu import read_log
    >>> from mentsu.env import ACTIONS, examples
    >>> text = b'''{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"","aka":1},"log":[[
    ...     [0,0,0],[25000,25000,25000,25000],[14],[],
    ...     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[60],
    ...     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    ...     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    ...     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ...     []]]}'''
    >>> seen = examples(read_log(text)[0].decisions)
    >>> ACTIONS[seen.actions[0]], seen.masks.sum(), seen.observations.shape
    ('discard 2m as drawn', np.int64(16), (1, 85, 34))
    """
    import numpy as np

    given = list(decisions)
    rows = [
        (number, decision, *choice)
        for number, decision in enumerate(given)
        for choice in _native.choices_of(decision)
    ]
    observations = encode_views(
        [decision for _, decision, *_ in rows],
        planes=planes,
        plan=plan,
        announced=[announced for _, _, announced, _, _ in rows],
    )
    masks = np.array([mask for *_, mask, _ in rows], np.bool_).reshape(len(rows), len(ACTIONS))
    return Examples(
        observations,
        masks,
        np.array([chosen for *_, chosen in rows], np.int64),
        np.array([number for number, *_ in rows], np.int64),
    )


def numbers_of(action: _native.Action) -> tuple[int, ...]:
    """The choices that make an action: one number, two for a riichi; none for a call without its called tile.

    >>> from mentsu.env import numbers_of
    >>> from mentsu.table import Round
    >>> numbers_of(Round(seed=7).default_action(0))
    (61,)
    """
    return tuple(_native.numbers_of(action))


class Choice(NamedTuple):
    """What a player sees and may choose."""

    observation: NDArray[np.float32]
    """`(planes, 34)`."""
    mask: NDArray[np.bool_]
    """`(124,)`."""


def choice_at(
    view: _native.View, announced: int = 0, *, planes: Iterable[str] | None = None, plan: int | None = None
) -> Choice:
    """A view in the numbers of an environment, for a policy that plays elsewhere: in a game, or by mjai.

    `announced` is what `action_at` returned before: 1 where a riichi is announced, 2 for an open one.
    """
    import numpy as np

    chosen = chosen_planes(planes, plan)
    observation = np.zeros((len(chosen), 34), np.float32)
    _native.encode_view(view, observation, chosen, plan, announced)
    return Choice(observation, np.array(_native.mask_of(view, announced), np.bool_))


def action_at(view: _native.View, number: int, announced: int = 0) -> Union[_native.Action, int]:
    """What a number does: an action, or 1 or 2 where it announces a riichi or an open one, whose discard is chosen next.

    >>> from mentsu.env import action_at, choice_at
    >>> from mentsu.table import Round
    >>> view = Round(seed=7).view(0)
    >>> numbers = choice_at(view).mask.nonzero()[0]
    >>> {action_at(view, int(number)) for number in numbers} == set(view.options)
    True
    """
    action, announces = _native.action_at(view, number, announced)
    return announces if action is None else action
