"""Hands, and what seats saw, as input for learning: planes of 34 numbers, one for each kind of tile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, Literal

from . import _native
from ._values.errors import ColumnTypeError
from ._values.listed import listed
from ._values.views import VIEW_PLANES, VIEW_VERSION, encode_views

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

__all__ = ["HAND_PLANES", "VIEW_PLANES", "VIEW_VERSION", "encode", "encode_views"]

HAND_PLANES: Final[tuple[str, ...]] = tuple(_native.hand_planes())
"""The names of a hand's planes in order; `encode` says what they are."""


def encode(
    hands: Any,
    out: NDArray[numpy.float32] | None = None,
    *,
    planes: Iterable[str] | None = None,
    plan: int | None = None,
    draws: Any = 17,
    depth: Any = 1,
    seat: Any = "east",
    round: Any = "east",
    dora: Any = None,
    seen: Any = None,
    rules: Any = "tenhou",
    threads: int | None = 1,
    errors: Literal["raise", "null"] = "raise",
) -> NDArray[numpy.float32]:
    """Writes each hand of a column as planes into a NumPy array of `(hands, planes, 34)`, `float32`.

    `hands` is a column as `mentsu.batch` takes them. `out` is the array to write to, contiguous in C order, which is
    also returned; without it a new one is made. All numbers are roughly between 0 and 1:

    | plane | |
    |---|---|
    | `hand_1` … `hand_4` | 1 at kinds of which at least 1, …, 4 copies are concealed |
    | `hand_red` | 1 at fives of which one is red |
    | `drawn` | 1 at the drawn tile |
    | `melds` | copies in melds, divided by 4 |
    | `waits` | 1 at each wait; for a hand that has drawn, the waits before the draw |
    | `shanten` | shanten of the nearest form, divided by 6, at all kinds |
    | `shanten_standard`, `shanten_chiitoitsu`, `shanten_kokushi` | the same of each form; 14 / 6 where it is impossible |
    | `helps` | copies left of each kind that lowers shanten, divided by 4; for 3n+2 tiles after the best discard |
    | `shanten_after` | the shanten after discarding the kind, divided by 6 |
    | `ukeire_after` | how many tiles help then, divided by 80 |
    | `plan_tenpai`, `plan_win`, `plan_points` | the plan's figures after discarding the kind; points divided by 10,000 |

    `planes` selects and orders them; by default all are written but the last three, which take milliseconds a hand.
    Those need `plan`, the largest shanten to plan for, and take `draws`, `seat`, … as `mentsu.batch.plan` does; they are
    0 for hands of a greater shanten or of fewer than 14 tiles.

    A bad row is an error; with `errors="null"` its numbers are NaN, as are those of a null.

    >>> from mentsu.encoding import HAND_PLANES, encode
    >>> planes = encode(["23m456p789s11223z", "3406m"])
    >>> planes.shape
    (2, 15, 34)
    >>> planes[0, HAND_PLANES.index("helps")].nonzero()[0].tolist()
    [0, 3, 27, 28]
    >>> encode(["3406m"], planes=["hand_red"])[0, 0, 4]
    np.float32(1.0)
    """
    import numpy as np

    if planes is None:
        chosen = [name for name in HAND_PLANES if plan is not None or not name.startswith("plan_")]
    else:
        chosen = listed(planes, "planes")
        if plan is None and any(name.startswith("plan_") for name in chosen):
            raise ColumnTypeError("planes of plans are made for hands of up to the shanten `plan`")
    if out is None:
        # The native part raises the error for anything that isn't a column.
        arrow = hasattr(hands, "__arrow_c_array__") or hasattr(hands, "__arrow_c_stream__")
        pandas = type(hands).__module__.startswith("pandas.")
        try:
            rows = len(hands) if arrow or pandas or isinstance(hands, (list, tuple, np.ndarray)) else 0
        except TypeError:
            raise ColumnTypeError("a stream doesn't know its length: give `out`") from None
        out = np.empty((rows, len(chosen), 34), np.float32)
    given = {
        "draws": draws,
        "depth": depth,
        "seat": seat,
        "round": round,
        "dora": dora,
        "seen": seen,
    }
    _native.encode_hands(
        hands, out, chosen, plan, given, rules, threads=threads, errors=errors
    )
    return out
