"""Whole columns of hands under Chinese official rules: `mentsu.batch` has what columns may be, and how rows fail.

>>> from mentsu.mcr import batch
>>> batch.shanten(["147m258p39s12345z", "123m456p77m23489s"])
[0, 0]
>>> batch.score(["123m456p789s45s22z", "123m456p77m23489s"], discard=["6s", "7s"])["total"]
[11, 13]
"""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any, Final, Literal

from .. import _native
from .._values.errors import MentsuError
from ..batch import ColumnTypeError, Errors
from ..types import McrRulesLike

__all__ = [
    "FAN",
    "OUTCOMES",
    "fan_names",
    "is_win",
    "score",
    "shanten",
    "shantens",
    "ukeire",
    "waits",
]

FAN: Final[tuple[str, ...]] = tuple(dict(_native._names())["Fan"])
"""The fan in the order of their numbers in `score`."""

OUTCOMES: Final = ("won", "not_won", "too_few_points")
"""The outcomes in the order of their numbers in `score`: won, or why not."""


def shanten(
    hands: Any, /, *, threads: int | None = 1, errors: Errors = "raise", lazy: bool = False
) -> Any:
    """The least shanten of the five forms, `int8`: -1 won, 0 tenpai.

    >>> from mentsu.mcr import batch
    >>> batch.shanten(["147m258p36s12344z", None], errors="null")
    [1, None]
    """
    return _native.batch_mcr_shanten(hands, threads=threads, errors=errors, lazy=lazy)


def shantens(
    hands: Any, /, *, threads: int | None = 1, errors: Errors = "raise", lazy: bool = False
) -> Any:
    """The shanten of each form, all `int8`: `mentsu.batch.NEVER` (127) for one that is out of reach.

    >>> from mentsu.mcr import batch
    >>> batch.shantens(["147m258p39s12345z"])["knitted_straight"]
    [3]
    """
    return _native.batch_mcr_shantens(hands, threads=threads, errors=errors, lazy=lazy)


def is_win(
    hands: Any, /, *, threads: int | None = 1, errors: Errors = "raise", lazy: bool = False
) -> Any:
    """Whether each hand is won in one of the five forms, `bool`.

    >>> from mentsu.mcr import batch
    >>> batch.is_win(["1111m2233p445566s", "147m258p369s1234z"])
    [True, False]
    """
    return _native.batch_mcr_is_win(hands, threads=threads, errors=errors, lazy=lazy)


def waits(
    hands: Any,
    /,
    *,
    kind: Literal["bits", "list"] = "bits",
    threads: int | None = 1,
    errors: Errors = "raise",
    lazy: bool = False,
) -> Any:
    """The tiles that each hand at tenpai waits for: a set in a `uint64`, or a list of tile numbers, `uint8`.

    >>> from mentsu.mcr import batch
    >>> batch.waits(["147m258p369s55z34m", "147m258p36s12344z"], kind="list")
    [[1, 4], []]
    """
    if kind not in ("bits", "list"):
        raise ColumnTypeError('kind is "bits" or "list"')
    return _native.batch_mcr_waits(
        hands, lists=kind == "list", threads=threads, errors=errors, lazy=lazy
    )


def ukeire(
    hands: Any, /, *, threads: int | None = 1, errors: Errors = "raise", lazy: bool = False
) -> Any:
    """What lowers the least shanten of each hand of 3n+1 tiles: `shanten`, `tiles` (a set) and `total` copies.

    >>> from mentsu.mcr import batch
    >>> batch.ukeire(["147m258p369s55z34m"])
    {'shanten': [0], 'tiles': [18], 'total': [8]}
    """
    return _native.batch_mcr_ukeire(hands, threads=threads, errors=errors, lazy=lazy)


def score(
    hands: Any,
    /,
    *,
    discard: Any = None,
    seat: Any = "east",
    prevalent: Any = "east",
    flowers: Any = 0,
    last_copy: Any = False,
    kong: Any = False,
    last_tile: Any = False,
    seen: Any = None,
    rules: McrRulesLike | None = "mil",
    fans: bool = False,
    threads: int | None = 1,
    errors: Errors = "raise",
    lazy: bool = False,
) -> Any:
    """What each win is worth.

    A hand of 13 tiles wins by `discard`; one of 14 with its drawn tile, the one after a plus or the last of its tile
    numbers. Every argument but `rules` and `fans` is one value for all hands or a column of values, as for
    `mentsu.batch.score`; their meaning is that of `mentsu.mcr.Situation`.

    | column | |
    |---|---|
    | `total` | `uint32`, the points of all fan; 0 for a hand that isn't won |
    | `without_flowers` | `uint32`, those that decide whether the hand may be won |
    | `outcome` | `uint8`, an index of `OUTCOMES` |
    | `fans` | with `fans=True` lists of `uint8`, indices of `FAN`: one that counts twice stands twice |

    An impossible situation is an error of its row; a hand that isn't won is not.

    >>> from mentsu.mcr import batch
    >>> won = batch.score(["123m456p789s45s22z", "789m456p45s22s(345m)"], discard=["6s", "3s"], flowers=2, fans=True)
    >>> won["total"], won["outcome"]
    ([13, 5], [0, 2])
    >>> batch.fan_names(won["fans"][0])
    ('mixed_straight', 'concealed_hand', 'mixed_double_chow', 'flower_tile', 'flower_tile')
    """
    given = {
        "discard": discard,
        "seat": seat,
        "prevalent": prevalent,
        "flowers": flowers,
        "last_copy": last_copy,
        "kong": kong,
        "last_tile": last_tile,
        "seen": seen,
    }
    return _native.batch_mcr_score(
        hands, given, rules, fans, threads=threads, errors=errors, lazy=lazy
    )


def fan_names(numbers: Iterable[int], /) -> tuple[str, ...]:
    """The names of a list of fan.

    >>> from mentsu.mcr import batch
    >>> batch.fan_names([0, 37])
    ('big_four_winds', 'big_three_winds')
    """
    return tuple(map(_fan_name, numbers))


def _fan_name(number: Any) -> str:
    try:
        at = operator.index(number)
    except TypeError:
        raise ColumnTypeError(f"a fan's number is a whole number, not {type(number).__name__}") from None
    if not 0 <= at < len(FAN):
        raise MentsuError(f"a fan's number is from 0 to {len(FAN) - 1}, not {at}", "out_of_range")
    return FAN[at]
