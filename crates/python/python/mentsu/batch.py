"""Whole columns of hands at once.

A column of hands is one of these. The answers are of the same kind:

| hands | answers |
|---|---|
| NumPy, `uint8` of shape `(n, 34)`: counts of each kind | NumPy |
| NumPy, `uint8` of shape `(n, 13)`, `(n, 14)`, …, up to 18: tile numbers | NumPy |
| NumPy, texts of shape `(n,)` (`str`, `StringDType`, objects) | NumPy |
| an object with `__arrow_c_array__` or `__arrow_c_stream__` (pyarrow, Polars, DuckDB, pandas, …) | a `Column` or `ChunkedColumn` |
| an index of pandas, or a series of pandas before 3, by its `to_numpy()` | NumPy |
| a list or tuple of texts or of `Hand`s | a list |

In Arrow a column has text (also as bytes), or lists of whole numbers: 34 counts, or up to 18 tile numbers. Dictionaries
(including Polars' `Categorical` and `Enum`) and runs of these count as their values. In NumPy whole numbers may have
any width. `utf8`, fixed-size lists of `uint8` and NumPy's `uint8` are read without a copy. Answers keep the chunks, and
nulls stay null. Fixed-size lists of another size are an error of the column, whatever `errors` is, because their type
is wrong for every row. A table of one column counts as that column, whatever index a pandas frame has. Pandas frames
have capsules from 2.2 on, series from 3 on.

**Text** is mpsz: `123m406p789s11z(777=z)`, with the drawn tile after a plus. **Tile numbers** are 0 to 33 in order
(1m–9m, 1p–9p, 1s–9s, E S W N, white green red), 34 to 36 for the red fives of man, pin and sou, and 255 for no tile;
the last of 3n+2 tiles was drawn last. **Sets** of tiles are `uint64`: the bit of a tile is its number, 1m lowest.

**A bad row** (more than four of a kind, unreadable text, 12 tiles, a number like 300 or -1) raises a `ColumnError` that
names the row. With `errors="null"` its answer is null in Arrow, `None` in a list, and masked in NumPy, where every
array is then a masked one (`numpy.ma`). A hand that is missing in Arrow or pandas isn't a bad row: its answer is null,
or masked in NumPy.

**Threads.** Every call releases the GIL. `threads=4` uses four threads, `threads=None` all cores.

**Memory.** In addition to the answers a call needs a few megabytes, however long the column is. With `lazy=True` the
answers to an Arrow stream are computed chunk by chunk while they are read, and none are kept.

>>> from mentsu import batch
>>> batch.shanten(["123m406p789s1122z", "19m19p19s1234567z"])
[0, 0]
>>> import numpy
>>> counts = numpy.zeros((1, 34), numpy.uint8)
>>> counts[0, [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]] = 1
>>> batch.shanten(counts)
array([0], dtype=int8)
>>> bin(batch.waits(counts)[0]).count("1")
13
"""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any, Final, Literal

from . import _native
from ._native import ChunkedColumn, Column, LazyColumn
from ._values.errors import ColumnError, ColumnTypeError, MentsuError, ParseError
from .types import RulesLike, TileSetLike

__all__ = [
    "LIMITS",
    "NEVER",
    "NO_TILE",
    "OUTCOMES",
    "YAKU",
    "ChunkedColumn",
    "Column",
    "ColumnError",
    "ColumnTypeError",
    "LazyColumn",
    "best_discard",
    "completions",
    "is_win",
    "plan",
    "score",
    "shanten",
    "shantens",
    "ukeire",
    "waits",
    "yaku_names",
]

NEVER: Final = 127
"""The shanten of an impossible form, such as chiitoitsu with melds."""

NO_TILE: Final = 255
"""The tile number that means no tile."""

LIMITS: Final[tuple[str, ...]] = tuple(dict(_native._names())["Limit"])
"""The limits in the order of their numbers in `score`."""

OUTCOMES: Final = ("won", "not_won", "no_yaku", "below_minimum", "ankan_robbed")
"""The outcomes in the order of their numbers in `score`: won, or why not."""

YAKU: Final[tuple[str, ...]] = tuple(dict(_native._names())["Yaku"])
"""The yaku in the order of their bits in `score`."""

Errors = Literal["raise", "null"]


def shanten(
    hands: Any,
    /,
    *,
    form: Literal["all", "standard", "chiitoitsu", "kokushi"] = "all",
    threads: int | None = 1,
    errors: Errors = "raise",
    lazy: bool = False,
) -> Any:
    """The shanten of each hand, `int8`: -1 won, 0 tenpai; for the nearest form or for one form.

    `NEVER` (127) is the shanten of chiitoitsu and kokushi if they are impossible.

    >>> from mentsu import batch
    >>> batch.shanten(["123m406p789s1122z", "1199m1199p11223z"])
    [0, 0]
    >>> batch.shanten(["123m406p789s1122z", "1199m1199p11223z"], form="standard")
    [0, 3]
    >>> batch.shanten(["123m406p789s1z", None], errors="null")
    [0, None]
    >>> batch.shanten(["123m406q"])
    Traceback (most recent call last):
    mentsu.batch.ColumnError: row 0: unknown character `q` (at position 7)
    """
    return _native.batch_shanten(hands, form=form, threads=threads, errors=errors, lazy=lazy)


def shantens(
    hands: Any, /, *, threads: int | None = 1, errors: Errors = "raise", lazy: bool = False
) -> Any:
    """The shanten of each hand by form: `standard`, `chiitoitsu` and `kokushi`, all `int8`.

    Questions with several answers return a dictionary of arrays in NumPy, a dictionary of lists for a list, and structs
    in Arrow.

    >>> from mentsu import batch
    >>> batch.shantens(["1199m1199p11223z"])
    {'standard': [3], 'chiitoitsu': [0], 'kokushi': [5]}
    """
    return _native.batch_shantens(hands, threads=threads, errors=errors, lazy=lazy)


def is_win(
    hands: Any, /, *, threads: int | None = 1, errors: Errors = "raise", lazy: bool = False
) -> Any:
    """Whether each hand is won in any form, `bool`.

    >>> from mentsu import batch
    >>> batch.is_win(["123m406p789s11122z", "123m406p789s1112z"])
    [True, False]
    """
    return _native.batch_is_win(hands, threads=threads, errors=errors, lazy=lazy)


def waits(
    hands: Any,
    /,
    *,
    kind: Literal["bits", "list"] = "bits",
    fifth_copy: Literal["any", "concealed", "ignored"] = "any",
    threads: int | None = 1,
    errors: Errors = "raise",
    lazy: bool = False,
) -> Any:
    """The tiles that each hand waits for: a set in a `uint64`, or a list of tile numbers, `uint8`.

    A tile of which the hand holds all four copies doesn't count as a wait, unless `fifth_copy` says otherwise. A hand
    of 3n+2 tiles waits for nothing.

    >>> from mentsu import batch
    >>> batch.waits(["1112345678999m", "123m406p789s1122z"], kind="list")
    [[0, 1, 2, 3, 4, 5, 6, 7, 8], [27, 28]]
    >>> batch.waits(["1112345678999m"])
    [511]
    """
    if kind not in ("bits", "list"):
        raise ColumnTypeError('kind is "bits" or "list"')
    return _native.batch_waits(
        hands,
        fifth_copy=fifth_copy,
        lists=kind == "list",
        threads=threads,
        errors=errors,
        lazy=lazy,
    )


def ukeire(
    hands: Any, /, *, threads: int | None = 1, errors: Errors = "raise", lazy: bool = False
) -> Any:
    """The tiles that lower the shanten of each hand of 3n+1 tiles.

    | column | |
    |---|---|
    | `shanten` | `int8` |
    | `tiles` | `uint64`, the set of tiles that lower it; empty for a hand of 3n+2 tiles |
    | `total` | `uint8`, the number of their copies outside the hand and its melds |

    >>> from mentsu import batch
    >>> batch.ukeire(["123m45p13789s113z"])
    {'shanten': [1], 'tiles': [542720], 'total': [12]}
    """
    return _native.batch_ukeire(hands, threads=threads, errors=errors, lazy=lazy)


def best_discard(
    hands: Any, /, *, threads: int | None = 1, errors: Errors = "raise", lazy: bool = False
) -> Any:
    """The best discard of each hand of 3n+2 tiles, by shanten and then by the number of helpful tiles.

    | column | |
    |---|---|
    | `discard` | `uint8`, the tile's number; 255 for a hand that has nothing to discard |
    | `shanten` | `int8`, after it |
    | `tiles` | `uint64`, the set of tiles that lower it |
    | `total` | `uint8`, the number of their copies left |

    >>> from mentsu import batch
    >>> batch.best_discard(["23m456p789s112234z"])
    {'discard': [29], 'shanten': [1], 'tiles': [402653193], 'total': [12]}
    """
    return _native.batch_best_discard(hands, threads=threads, errors=errors, lazy=lazy)


def score(
    hands: Any,
    /,
    *,
    ron: Any = None,
    tsumo: Any = None,
    seat: Any = "east",
    round: Any = "east",
    riichi: Any = False,
    double_riichi: Any = False,
    ippatsu: Any = False,
    chankan: Any = False,
    robbed_ankan: Any = False,
    rinshan: Any = False,
    haitei: Any = False,
    houtei: Any = False,
    tenhou: Any = False,
    chiihou: Any = False,
    renhou: Any = False,
    tsubame_gaeshi: Any = False,
    kanburi: Any = False,
    open_riichi: Any = False,
    paarenchan: Any = False,
    dora: Any = None,
    ura: Any = None,
    kita: Any = 0,
    honba: Any = 0,
    sticks: Any = 0,
    discarder: Any = None,
    pao_daisangen: Any = None,
    pao_daisuushi: Any = None,
    pao_suukantsu: Any = None,
    rules: RulesLike | None = "tenhou",
    payments: bool = False,
    threads: int | None = 1,
    errors: Errors = "raise",
    lazy: bool = False,
) -> Any:
    """The score of each hand.

    A hand of 13 tiles wins by `ron`. A hand of 14 wins by tsumo with its drawn tile, the one after a plus or the last
    of its tile numbers; `tsumo` is the drawn tile if the hand doesn't name it, or is added to 13 tiles. A row whose
    `ron` is empty (null, an empty text, 255) is a tsumo.

    Every argument except `rules` and `payments` is one value for all hands or a column of values, in any kind of column
    that is accepted for hands: tiles as text, numbers, `Tile`s or `Face`s, winds as `"east"`, `"E"` or 0 to 3,
    indicators as text such as `"1z0p"`. `discarder` is the seat that dealt in; `pao_daisangen`, `pao_daisuushi` and
    `pao_suukantsu` are the seats that are liable for the yakuman, empty for none. The events and their contradictions
    are those of `mentsu.Situation`.

    | column | |
    |---|---|
    | `points` | `uint32`, without honba and sticks; 0 without a win |
    | `received` | `uint32`, points with honba and sticks |
    | `han`, `fu` | `uint8`; 0 for a yakuman |
    | `yakuman` | `uint8`, their number |
    | `dora` | `uint8`, of all kinds |
    | `limit` | `uint8`, an index of `LIMITS` |
    | `yaku` | `uint64`, one bit for each: `yaku_names` |
    | `outcome` | `uint8`, an index of `OUTCOMES`: 0 won, or why it doesn't win |

    `payments=True` adds five columns of `uint32`, including honba: `paid_east`, `paid_south`, `paid_west` and
    `paid_north` are the payments of the seats, and `paid_discarder` is that of the discarder if `discarder` is empty.
    Their sum plus the sticks is `received`.

    An impossible situation is an error of its row, but a hand that doesn't win isn't.

    >>> from mentsu import batch
    >>> won = batch.score(
    ...     ["23467m345p34588s", "234567m23488p67s+8s", "234m456s11p78p(999s)"],
    ...     ron=["5m", None, "9p"],
    ...     riichi=[True, False, False],
    ...     seat="S",
    ... )
    >>> won["points"], won["outcome"]
    ([3900, 2700, 0], [0, 0, 2])
    >>> [batch.yaku_names(yaku) for yaku in won["yaku"]]
    [('riichi', 'pinfu', 'tanyao'), ('menzen_tsumo', 'pinfu', 'tanyao'), ()]
    >>> liable = batch.score(
    ...     ["234m1p(555z)(666z)(777z)"],
    ...     ron="1p", discarder="N", pao_daisangen=["W"], payments=True,
    ... )
    >>> [liable[f"paid_{seat}"] for seat in ("south", "west", "north")]
    [[0], [24000], [24000]]
    """
    given = {
        "ron": ron,
        "tsumo": tsumo,
        "seat": seat,
        "round": round,
        "riichi": riichi,
        "double_riichi": double_riichi,
        "ippatsu": ippatsu,
        "chankan": chankan,
        "robbed_ankan": robbed_ankan,
        "rinshan": rinshan,
        "haitei": haitei,
        "houtei": houtei,
        "tenhou": tenhou,
        "chiihou": chiihou,
        "renhou": renhou,
        "tsubame_gaeshi": tsubame_gaeshi,
        "kanburi": kanburi,
        "open_riichi": open_riichi,
        "paarenchan": paarenchan,
        "dora": dora,
        "ura": ura,
        "kita": kita,
        "honba": honba,
        "sticks": sticks,
        "discarder": discarder,
        "pao_daisangen": pao_daisangen,
        "pao_daisuushi": pao_daisuushi,
        "pao_suukantsu": pao_suukantsu,
    }
    return _native.batch_score(
        hands, given, rules, payments, threads=threads, errors=errors, lazy=lazy
    )


def completions(
    hands: Iterable[str | None],
    /,
    *,
    kinds: TileSetLike | None = None,
    errors: Errors = "raise",
) -> list[list[str] | None]:
    """The completions of the unknown tiles of each text: those of `mentsu.completions`, as texts in order.

    Arrow arrays and series of texts are accepted, too. A missing text gives `None`, and so does a bad one with
    `errors="null"`.

    >>> from mentsu import batch
    >>> batch.completions(["345m45566?s77p111z", "11z?", None])
    [['4s', '7s'], ['1z'], None]
    """
    rows = hands.to_pylist() if hasattr(hands, "to_pylist") else hands
    found: list[list[str] | None] = []
    for row, text in enumerate(rows):
        try:
            tiles = None if text is None else _native.completions(text, kinds=kinds)
        except ParseError as error:
            if errors == "raise":
                raise ColumnError(row, error.reason, error.kind, error.position) from None
            tiles = None
        found.append(None if tiles is None else [str(one) for one in tiles])
    return found


def yaku_names(yaku: int) -> tuple[str, ...]:
    """The names of the yaku in a set of bits, as in the column `yaku` of `score`.

    >>> from mentsu import batch
    >>> batch.yaku_names(1 << batch.YAKU.index("pinfu") | 1 << batch.YAKU.index("riichi"))
    ('riichi', 'pinfu')
    """
    try:
        bits = operator.index(yaku)
    except TypeError:
        raise ColumnTypeError(f"a set of yaku is a whole number, not {type(yaku).__name__}") from None
    if not 0 <= bits < 1 << len(YAKU):
        raise MentsuError(f"a set of yaku is a number from 0 to {(1 << len(YAKU)) - 1}", "out_of_range")
    return tuple(name for bit, name in enumerate(YAKU) if bits >> bit & 1)


def plan(
    hands: Any,
    /,
    *,
    objective: Literal["tenpai", "win", "points"] = "points",
    draws: Any = 17,
    depth: Any = 1,
    seat: Any = "east",
    round: Any = "east",
    dora: Any = None,
    seen: Any = None,
    honba: Any = 0,
    sticks: Any = 0,
    kita: Any = 0,
    others: Any = 0,
    ura: Any = True,
    first_turn: Any = False,
    riichi: Literal["best", "always", "never"] = "best",
    rules: RulesLike | None = "tenhou",
    threads: int | None = 1,
    errors: Errors = "raise",
    lazy: bool = False,
) -> Any:
    """The planned discard from each hand of 14 tiles over the rest of a round.

    It is the best discard by `objective`, with its figures over `draws` draws. `mentsu.Hand.plan` describes the model.
    A plan takes some tens of microseconds at tenpai and some milliseconds at 2-shanten. The arguments are those of
    `mentsu.Outlook`; each except `objective`, `riichi` and `rules` is one value for all hands or a column of values.

    | column | |
    |---|---|
    | `discard` | `uint8`, the tile's number; red fives are 34 to 36 |
    | `shanten` | `int8`, after it |
    | `ukeire` | `uint8`, the number of unseen tiles that lower it |
    | `tenpai`, `win` | `float64`, the chances |
    | `points` | `float64`, the expected points |
    | `riichi` | `bool`, whether to declare riichi at once |

    >>> from mentsu import batch
    >>> best = batch.plan(["135m123456p23499s"], objective="win", draws=12, seat="south", dora="9m")
    >>> best["discard"], best["riichi"], round(best["win"][0], 2)
    ([0], [False], 0.41)
    """
    given = {
        "draws": draws,
        "depth": depth,
        "seat": seat,
        "round": round,
        "dora": dora,
        "seen": seen,
        "honba": honba,
        "sticks": sticks,
        "kita": kita,
        "others": others,
        "ura": ura,
        "first_turn": first_turn,
        "riichi": riichi,
    }
    return _native.batch_plan(
        hands, given, objective, rules, threads=threads, errors=errors, lazy=lazy
    )
