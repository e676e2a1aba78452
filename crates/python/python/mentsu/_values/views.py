"""The views of seats at decisions, as planes of numbers for learning."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from .. import _native
from .errors import ColumnTypeError
from .listed import listed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

VIEW_VERSION: int
"""The version of the planes. It grows when a plane is removed or changes its place or meaning."""

VIEW_PLANES: tuple[str, ...]
"""The names of the planes, in order."""

VIEW_VERSION, _names = _native.view_planes()
VIEW_PLANES = tuple(_names)


def encode_views(
    decisions: Iterable[_native.Decision],
    out: NDArray[np.float32] | None = None,
    *,
    planes: Iterable[str] | None = None,
    plan: int | None = None,
    announced: Sequence[int] | None = None,
) -> NDArray[np.float32]:
    """The views of the deciding seats as an array of `(decisions, planes, 34)`, without hidden information.

    A plane has a number for each kind of tile, `1m` first and `7z` last; numbers about the whole table are repeated in
    all 34 places. `VIEW_PLANES` has the names. A digit after a name counts seats in order of play from the deciding
    one, 0, or is the smallest number of copies. All numbers are roughly between 0 and 1; divisors are in parentheses.

    - `hand_1` … `hand_4`, `hand_red`, `drawn`: the concealed tiles; `claimed`: the tile that may be claimed.
    - `waits`: the waits by shape when the hand last had 3n+1 tiles; `furiten`: furiten bars it from ron.
    - `melds_0` … (including norths set aside), `river_0` …, `dora`: tiles on the table (4); `unseen_1` …: those that
      may still come.
    - `seat_wind`, `round_wind`; `riichi_0` …, `points_0` … (100,000), `dealer_0` …, `turn` (18), `draws_left` (70),
      `honba` and `sticks` (8), `sanma`, `own_turn`.
    - `shanten` (6), `helps` (4): the copies left of each kind that helps, in the own turn after the best discard.
    - `may_discard`, `may_riichi`: the allowed discards; `shanten_after` (6) and `ukeire_after` (80): the shanten and
      ukeire after each.
    - `river_order_1_0` … `river_order_4_0` … (24): the place in the river, from 1, of the first, …, fourth copy of the
      kind; `river_drawn_1_0` …: that copy was discarded as drawn; `river_riichi_0` …: the tile of the riichi.
    - `announced`: riichi is announced, and its discard is chosen now.
    - `plan_tenpai`, `plan_win`, `plan_points` (10,000): the figures of each discard; 0 for hands of a greater shanten
      than `plan`, and without a choice of discards. Without `plan` these planes aren't written.
    - `danger_1` …: the chance that each opponent wins on a discard of the kind. They are written only if `planes` has
      them.

    `planes` selects and orders them. `out` is an array of that shape to write to, `float32` and contiguous in C order,
    which is also returned. `announced` has for each decision whether its player has announced riichi (1) or open riichi
    (2) and now chooses the discard; by default it is 0 for all. `mentsu.env.examples` fills it in.

    >>> from mentsu import read_log
    >>> from mentsu.encoding import VIEW_PLANES, encode_views
    >>> text = b'''{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"","aka":1},"log":[[
    ...     [0,0,0],[25000,25000,25000,25000],[14],[],
    ...     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[60],
    ...     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    ...     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    ...     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ...     []]]}'''
    >>> planes = encode_views(read_log(text)[0].decisions)
    >>> planes.shape
    (1, 85, 34)
    >>> planes[0, VIEW_PLANES.index("drawn")].nonzero()[0]
    array([1])
    """
    import numpy as np

    seen = list(_decisions(decisions))
    chosen = chosen_planes(planes, plan)
    if out is None:
        out = np.empty((len(seen), len(chosen), 34), np.float32)
    if announced is not None and len(announced) != len(seen):
        raise ColumnTypeError(f"announced has {len(announced)} rows, not {len(seen)}")
    _native.encode_views(seen, out, chosen, plan, announced)
    return out


def chosen_planes(planes: Iterable[str] | None, plan: int | None) -> list[str]:
    """The planes that are written: the requested ones, or all except the slow ones."""
    if planes is None:
        left_out = ("danger_",) if plan is not None else ("danger_", "plan_")
        return [name for name in VIEW_PLANES if not name.startswith(left_out)]
    chosen = listed(planes, "planes")
    if plan is None and any(name.startswith("plan_") for name in chosen):
        raise ColumnTypeError("planes of plans are made for hands of up to the shanten `plan`")
    return chosen


def _decisions(given: Iterable[_native.Decision]) -> Iterator[_native.Decision]:
    """The decisions, after a type check of each."""
    for decision in given:
        if not isinstance(decision, _native.Decision):
            raise TypeError(f"decisions are those of a game, not {type(decision).__name__}")
        yield decision
