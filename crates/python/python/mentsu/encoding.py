"""Hands, and what seats saw, as numbers for learning: planes of 34 numbers, one for each kind of tile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, Literal

from . import _native
from ._column_errors import ColumnTypeError
from ._names import listed
from ._views import VIEW_PLANES, VIEW_VERSION, encode_views

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

    `hands` is a column as `mentsu.batch` takes them. `out` is the array to write to, contiguous in C order, and is
    given back; without it a new one is made. All numbers lie near 0 to 1:

    | plane | |
    |---|---|
    | `hand_1` … `hand_4` | 1 for each kind of which there are so many at least, concealed |
    | `hand_red` | 1 at fives one of which is red |
    | `drawn` | 1 at the drawn tile |
    | `melds` | copies in melds, of 4; of a kan, too |
    | `waits` | 1 at each wait; of a hand that has drawn, the waits before |
    | `shanten` | of 6, everywhere: of the nearest form |
    | `shanten_standard`, `shanten_chiitoitsu`, `shanten_kokushi` | of each form; 14 of 6 where it can't be |
    | `helps` | copies left of each kind that lowers shanten, of 4; of 3n+2 tiles, after the best discard |
    | `shanten_after` | the shanten that each discard leaves, of 6 |
    | `ukeire_after` | how many tiles help after it, of 80 |
    | `plan_tenpai`, `plan_win`, `plan_points` | what each discard leads to over the draws left; points of 10,000 |

    `planes` chooses some of them, in this order or another. Without it all are written but the last three, which take
    milliseconds a hand. They are made for hands of 14 tiles of up to the shanten `plan`, which must be said where they
    are wanted, with `draws`, `seat`, … as in `mentsu.batch.plan`; all other hands have 0 there.

    A bad row is an error; with `errors="null"` its numbers are NaN, and so are those of a null.

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
        # Of what is no column, whose length is anything, the error is the native part's.
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
