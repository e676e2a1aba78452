"""Riichi mahjong hands in Polars: `pl.col("hand").mentsu.shanten()`.

Importing it registers the namespace `mentsu` of expressions and series. This module has the same questions as
functions, which type checkers see: `shanten("hand")`.

>>> import polars as pl
>>> import mentsu_polars
>>> frame = pl.DataFrame({"hand": ["123m406p789s1122z", None]})
>>> frame.select(pl.col("hand").mentsu.shanten()).to_series().to_list()
[0, None]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Union

import polars as pl
from mentsu import Rules, batch

__all__ = [
    "best_discard",
    "is_win",
    "plan",
    "score",
    "shanten",
    "shantens",
    "ukeire",
    "waits",
]

Errors = Literal["raise", "null"]
#: An expression, or the name of a column.
Hands = Union[pl.Expr, str]

_SHANTENS = pl.Struct({"standard": pl.Int8, "chiitoitsu": pl.Int8, "kokushi": pl.Int8})
_UKEIRE = pl.Struct({"shanten": pl.Int8, "tiles": pl.UInt64, "total": pl.UInt8})
_DISCARD = pl.Struct(
    {"discard": pl.UInt8, "shanten": pl.Int8, "tiles": pl.UInt64, "total": pl.UInt8}
)
_SCORE = pl.Struct(
    {
        "points": pl.UInt32,
        "received": pl.UInt32,
        "han": pl.UInt8,
        "fu": pl.UInt8,
        "yakuman": pl.UInt8,
        "dora": pl.UInt8,
        "limit": pl.UInt8,
        "yaku": pl.UInt64,
        "outcome": pl.UInt8,
    }
)
_PAID_SCORE = pl.Struct(
    [
        *_SCORE.fields,
        *(
            pl.Field(f"paid_{payer}", pl.UInt32)
            for payer in ("east", "south", "west", "north", "discarder")
        ),
    ]
)
_PLAN = pl.Struct(
    {
        "discard": pl.UInt8,
        "shanten": pl.Int8,
        "ukeire": pl.UInt8,
        "tenpai": pl.Float64,
        "win": pl.Float64,
        "points": pl.Float64,
        "riichi": pl.Boolean,
    }
)


# Messages for unsupported types. Polars reports them as the names of missing fields.
_NO_HANDS = (
    "hands are text or lists of whole numbers: "
    "cast to pl.String, pl.List(pl.UInt8) or pl.Array(pl.UInt8, 34)"
)
_NO_ARGUMENT = (
    "an argument other than the hands is text, whole numbers or booleans: "
    "cast it to pl.String, pl.UInt8 or pl.Boolean"
)


def _accepts(question: Callable[..., Any], *columns: pl.Series, **given: Any) -> bool:
    """Whether a question accepts columns of these types. Other errors occur when the rows are computed."""
    try:
        question(*columns, **given)
    except batch.ColumnTypeError:
        return False
    except Exception:
        return True
    return True


def _typed(
    exprs: list[pl.Expr],
    question: Callable[..., Any],
    dtype: pl.DataType | type[pl.DataType],
    names: list[str],
    values: dict[str, Any],
) -> Any:
    """The type of the answers, which is computed with the schema, so that unsupported types fail there.

    To find the type of an expression without one, Polars runs it on a few rows. It hides exceptions then, but it
    reports which field of a struct is missing. None of this runs when the rows are computed.
    """

    def check(series: Any) -> pl.Series:
        first, *others = (one.clear(1) for one in series)  # one null row
        answers: Any = dtype
        if not _accepts(question, first, **dict(zip(names, others, strict=True)), **values):
            answers = pl.Null
        field = pl.Struct({_NO_ARGUMENT if answers is dtype else "": answers})
        field = pl.Struct({_NO_HANDS if _accepts(batch.shanten, first) else "": field})
        return pl.Series(series[0].name, [None] * len(series[0]), dtype=field)

    checked = pl.map_batches(exprs, check, is_elementwise=True)
    return pl.dtype_of(checked.struct.field(_NO_HANDS).struct.field(_NO_ARGUMENT))


def _asked(
    hands: Hands,
    question: Callable[..., Any],
    dtype: pl.DataType | type[pl.DataType],
    arguments: dict[str, Any],
    how: dict[str, Any],
) -> pl.Expr:
    """The expression that calls `mentsu.batch`. Arguments in `arguments` may be expressions."""
    columns = {name: given for name, given in arguments.items() if isinstance(given, pl.Expr)}
    values = {name: given for name, given in arguments.items() if name not in columns} | how

    def ask(series: Any) -> pl.Series:
        # A literal arrives as one row and applies to all rows, also as the hand.
        rows = next((len(one) for one in series if len(one) != 1), 1)
        first, *others = (one.new_from_index(0, rows) if len(one) == 1 != rows else one for one in series)
        given = dict(zip(columns, others, strict=True))
        for name, one in given.items():
            if len(one) != rows:
                raise batch.ColumnTypeError(f"{name}: {len(one)} rows for {rows} hands")
        return pl.Series(first.name, question(first, **given, **values), dtype=dtype)

    hands = pl.col(hands) if isinstance(hands, str) else hands
    exprs = [hands, *columns.values()]
    typed = _typed(exprs, question, dtype, list(columns), values)
    return pl.map_batches(exprs, ask, return_dtype=typed, is_elementwise=True)


def shanten(
    hands: Hands,
    *,
    form: Literal["all", "standard", "chiitoitsu", "kokushi"] = "all",
    threads: int | None = 1,
    errors: Errors = "raise",
) -> pl.Expr:
    """The shanten of each hand, `Int8`: see `mentsu.batch.shanten`."""
    how = {"form": form, "threads": threads, "errors": errors}
    return _asked(hands, batch.shanten, pl.Int8, {}, how)


def shantens(hands: Hands, *, threads: int | None = 1, errors: Errors = "raise") -> pl.Expr:
    """The shanten of each hand by form, a struct: see `mentsu.batch.shantens`."""
    how = {"threads": threads, "errors": errors}
    return _asked(hands, batch.shantens, _SHANTENS, {}, how)


def is_win(hands: Hands, *, threads: int | None = 1, errors: Errors = "raise") -> pl.Expr:
    """Whether each hand is won, `Boolean`: see `mentsu.batch.is_win`."""
    return _asked(hands, batch.is_win, pl.Boolean, {}, {"threads": threads, "errors": errors})


def waits(
    hands: Hands,
    *,
    kind: Literal["bits", "list"] = "bits",
    fifth_copy: Literal["any", "concealed", "ignored"] = "any",
    threads: int | None = 1,
    errors: Errors = "raise",
) -> pl.Expr:
    """The tiles that each hand waits for, `UInt64` or `List(UInt8)`: see `mentsu.batch.waits`."""
    how = {"kind": kind, "fifth_copy": fifth_copy, "threads": threads, "errors": errors}
    dtype = pl.List(pl.UInt8) if kind == "list" else pl.UInt64
    return _asked(hands, batch.waits, dtype, {}, how)


def ukeire(hands: Hands, *, threads: int | None = 1, errors: Errors = "raise") -> pl.Expr:
    """The tiles that lower the shanten of each hand, a struct: see `mentsu.batch.ukeire`."""
    return _asked(hands, batch.ukeire, _UKEIRE, {}, {"threads": threads, "errors": errors})


def best_discard(hands: Hands, *, threads: int | None = 1, errors: Errors = "raise") -> pl.Expr:
    """The best discard of each hand, a struct: see `mentsu.batch.best_discard`."""
    how = {"threads": threads, "errors": errors}
    return _asked(hands, batch.best_discard, _DISCARD, {}, how)


def score(
    hands: Hands,
    *,
    rules: Rules | str | None = "tenhou",
    payments: bool = False,
    threads: int | None = 1,
    errors: Errors = "raise",
    **arguments: Any,
) -> pl.Expr:
    """The score of each hand, a struct: see `mentsu.batch.score`, which has the same arguments.

    Every other argument (`ron`, `seat`, `riichi`, …) is a value for all rows or an expression. An expression of one
    row, such as a literal, applies to all rows, also as the hand. All others have the same length.

    >>> import polars as pl
    >>> from mentsu_polars import score
    >>> frame = pl.DataFrame({"hand": ["23467m345p34588s"], "tile": ["5m"]})
    >>> frame.select(score("hand", ron=pl.col("tile"), riichi=True)).unnest("hand")["points"].to_list()
    [5800]
    >>> hand = pl.lit("23467m345p34588s")
    >>> tiles = pl.DataFrame({"tile": ["5m", "8m", "1z"]})
    >>> tiles.select(score(hand, ron=pl.col("tile"))).to_series().struct.field("points").to_list()
    [2900, 2900, 0]
    """
    how = {"rules": rules, "payments": payments, "threads": threads, "errors": errors}
    return _asked(hands, batch.score, _PAID_SCORE if payments else _SCORE, arguments, how)


def plan(
    hands: Hands,
    *,
    objective: Literal["tenpai", "win", "points"] = "points",
    riichi: Literal["best", "always", "never"] = "best",
    rules: Rules | str | None = "tenhou",
    threads: int | None = 1,
    errors: Errors = "raise",
    **arguments: Any,
) -> pl.Expr:
    """The planned discard of each hand, a struct: see `mentsu.batch.plan`, which has the same arguments.

    Every other argument (`draws`, `seat`, `dora`, …) is a value for all rows or an expression.
    """
    how = {"objective": objective, "riichi": riichi, "rules": rules, "threads": threads, "errors": errors}
    return _asked(hands, batch.plan, _PLAN, arguments, how)


class _Questions:
    """The questions as methods: see the functions of `mentsu_polars`."""

    def __init__(self, hands: Any) -> None:
        self._hands = hands

    def _ask(self, question: Callable[..., pl.Expr], how: dict[str, Any]) -> Any:
        return question(self._hands, **how)

    def shanten(self, **how: Any) -> Any:
        """The shanten of each hand, `Int8`."""
        return self._ask(shanten, how)

    def shantens(self, **how: Any) -> Any:
        """The shanten of each hand by form, a struct."""
        return self._ask(shantens, how)

    def is_win(self, **how: Any) -> Any:
        """Whether each hand is won, `Boolean`."""
        return self._ask(is_win, how)

    def waits(self, **how: Any) -> Any:
        """The tiles that each hand waits for, `UInt64` or `List(UInt8)`."""
        return self._ask(waits, how)

    def ukeire(self, **how: Any) -> Any:
        """The tiles that lower the shanten of each hand, a struct."""
        return self._ask(ukeire, how)

    def best_discard(self, **how: Any) -> Any:
        """The best discard of each hand, a struct."""
        return self._ask(best_discard, how)

    def score(self, **how: Any) -> Any:
        """The score of each hand, a struct."""
        return self._ask(score, how)

    def plan(self, **how: Any) -> Any:
        """The planned discard of each hand over the rest of a round, a struct."""
        return self._ask(plan, how)


@pl.api.register_expr_namespace("mentsu")
class _Expressions(_Questions):
    pass


@pl.api.register_series_namespace("mentsu")
class _Series(_Questions):
    def _ask(self, question: Callable[..., pl.Expr], how: dict[str, Any]) -> Any:
        """Computes the answer immediately. Series become columns of the same frame."""
        hands: pl.Series = self._hands
        columns = {name: given for name, given in how.items() if isinstance(given, pl.Series)}
        frame = pl.DataFrame([hands.alias("hands"), *(one.alias(name) for name, one in columns.items())])
        how = how | {name: pl.col(name) for name in columns}
        return frame.select(question("hands", **how)).to_series().alias(hands.name)
