"""The types of `mentsu.mcr.batch`. `crates/python/stubs` writes this file."""

from collections.abc import Iterable
from numpy import bool_, dtype, int8, uint64
from numpy.ma import MaskedArray
from numpy.typing import NDArray
from typing import Any, Final, Literal, TypeVar, overload
from .._native import ChunkedColumn, Column, Hand, LazyColumn
from ..batch import Errors, _ArrowArray, _ArrowStream, _PandasColumn
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

FAN: Final[tuple[str, ...]]
OUTCOMES: Final = ("won", "not_won", "too_few_points")
_Hand = TypeVar("_Hand", bound=str | bytes | Hand)
_MaybeHand = TypeVar("_MaybeHand", bound=str | bytes | Hand | None)
_Arrays = dict[str, NDArray[Any]]
_MaskedArrays = dict[str, MaskedArray[Any, dtype[Any]]]

@overload
def shanten(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, threads: int | None = ..., errors: Literal["raise"] = ...,
    lazy: Literal[False] = ...,
) -> list[int]: ...
@overload
def shanten(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> list[int | None]: ...
@overload
def shanten(
    hands: NDArray[Any], /, *, threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> NDArray[int8]: ...
@overload
def shanten(
    hands: NDArray[Any], /, *, threads: int | None = ..., errors: Literal["null"], lazy: Literal[False] = ...,
) -> MaskedArray[Any, dtype[int8]]: ...
@overload
def shanten(
    hands: _ArrowArray, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def shanten(
    hands: _ArrowStream, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def shanten(
    hands: _ArrowArray | _ArrowStream, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[True],
) -> LazyColumn: ...
@overload
def shanten(
    hands: _PandasColumn, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Any: ...

@overload
def shantens(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, threads: int | None = ..., errors: Literal["raise"] = ...,
    lazy: Literal[False] = ...,
) -> dict[str, list[int]]: ...
@overload
def shantens(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> dict[str, list[int | None]]: ...
@overload
def shantens(
    hands: NDArray[Any], /, *, threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> _Arrays: ...
@overload
def shantens(
    hands: NDArray[Any], /, *, threads: int | None = ..., errors: Literal["null"], lazy: Literal[False] = ...,
) -> _MaskedArrays: ...
@overload
def shantens(
    hands: _ArrowArray, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def shantens(
    hands: _ArrowStream, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def shantens(
    hands: _ArrowArray | _ArrowStream, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[True],
) -> LazyColumn: ...
@overload
def shantens(
    hands: _PandasColumn, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Any: ...

@overload
def is_win(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, threads: int | None = ..., errors: Literal["raise"] = ...,
    lazy: Literal[False] = ...,
) -> list[bool]: ...
@overload
def is_win(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> list[bool | None]: ...
@overload
def is_win(
    hands: NDArray[Any], /, *, threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> NDArray[bool_]: ...
@overload
def is_win(
    hands: NDArray[Any], /, *, threads: int | None = ..., errors: Literal["null"], lazy: Literal[False] = ...,
) -> MaskedArray[Any, dtype[bool_]]: ...
@overload
def is_win(
    hands: _ArrowArray, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def is_win(
    hands: _ArrowStream, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def is_win(
    hands: _ArrowArray | _ArrowStream, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[True],
) -> LazyColumn: ...
@overload
def is_win(
    hands: _PandasColumn, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Any: ...

@overload
def waits(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, kind: Literal["bits"] = ..., threads: int | None = ...,
    errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> list[int]: ...
@overload
def waits(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, kind: Literal["bits"] = ..., threads: int | None = ...,
    errors: Errors = ..., lazy: Literal[False] = ...,
) -> list[int | None]: ...
@overload
def waits(
    hands: NDArray[Any], /, *, kind: Literal["bits"] = ..., threads: int | None = ..., errors: Literal["raise"] = ...,
    lazy: Literal[False] = ...,
) -> NDArray[uint64]: ...
@overload
def waits(
    hands: NDArray[Any], /, *, kind: Literal["bits"] = ..., threads: int | None = ..., errors: Literal["null"],
    lazy: Literal[False] = ...,
) -> MaskedArray[Any, dtype[uint64]]: ...
@overload
def waits(
    hands: _ArrowArray, /, *, kind: Literal["bits"] = ..., threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> Column: ...
@overload
def waits(
    hands: _ArrowStream, /, *, kind: Literal["bits"] = ..., threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def waits(
    hands: _ArrowArray | _ArrowStream, /, *, kind: Literal["bits"] = ..., threads: int | None = ...,
    errors: Errors = ..., lazy: Literal[True],
) -> LazyColumn: ...
@overload
def waits(
    hands: _PandasColumn, /, *, kind: Literal["bits"] = ..., threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> Any: ...
@overload
def waits(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, kind: Literal["list"], threads: int | None = ...,
    errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> list[list[int]]: ...
@overload
def waits(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, kind: Literal["list"], threads: int | None = ...,
    errors: Errors = ..., lazy: Literal[False] = ...,
) -> list[list[int] | None]: ...
@overload
def waits(
    hands: NDArray[Any], /, *, kind: Literal["list"], threads: int | None = ..., errors: Literal["raise"] = ...,
    lazy: Literal[False] = ...,
) -> NDArray[Any]: ...
@overload
def waits(
    hands: NDArray[Any], /, *, kind: Literal["list"], threads: int | None = ..., errors: Literal["null"],
    lazy: Literal[False] = ...,
) -> MaskedArray[Any, dtype[Any]]: ...
@overload
def waits(
    hands: _ArrowArray, /, *, kind: Literal["list"], threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> Column: ...
@overload
def waits(
    hands: _ArrowStream, /, *, kind: Literal["list"], threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def waits(
    hands: _ArrowArray | _ArrowStream, /, *, kind: Literal["list"], threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[True],
) -> LazyColumn: ...
@overload
def waits(
    hands: _PandasColumn, /, *, kind: Literal["list"], threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> Any: ...

@overload
def ukeire(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, threads: int | None = ..., errors: Literal["raise"] = ...,
    lazy: Literal[False] = ...,
) -> dict[str, list[int]]: ...
@overload
def ukeire(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> dict[str, list[int | None]]: ...
@overload
def ukeire(
    hands: NDArray[Any], /, *, threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> _Arrays: ...
@overload
def ukeire(
    hands: NDArray[Any], /, *, threads: int | None = ..., errors: Literal["null"], lazy: Literal[False] = ...,
) -> _MaskedArrays: ...
@overload
def ukeire(
    hands: _ArrowArray, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def ukeire(
    hands: _ArrowStream, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def ukeire(
    hands: _ArrowArray | _ArrowStream, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[True],
) -> LazyColumn: ...
@overload
def ukeire(
    hands: _PandasColumn, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Any: ...

@overload
def score(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ...,
    flowers: Any = ..., last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ...,
    rules: McrRulesLike | None = ..., fans: Literal[False] = ..., threads: int | None = ...,
    errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> dict[str, list[int]]: ...
@overload
def score(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ...,
    flowers: Any = ..., last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ...,
    rules: McrRulesLike | None = ..., fans: Literal[False] = ..., threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> dict[str, list[int | None]]: ...
@overload
def score(
    hands: NDArray[Any], /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ..., flowers: Any = ...,
    last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ..., rules: McrRulesLike | None = ...,
    fans: Literal[False] = ..., threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> _Arrays: ...
@overload
def score(
    hands: NDArray[Any], /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ..., flowers: Any = ...,
    last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ..., rules: McrRulesLike | None = ...,
    fans: Literal[False] = ..., threads: int | None = ..., errors: Literal["null"], lazy: Literal[False] = ...,
) -> _MaskedArrays: ...
@overload
def score(
    hands: _ArrowArray, /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ..., flowers: Any = ...,
    last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ..., rules: McrRulesLike | None = ...,
    fans: Literal[False] = ..., threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def score(
    hands: _ArrowStream, /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ..., flowers: Any = ...,
    last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ..., rules: McrRulesLike | None = ...,
    fans: Literal[False] = ..., threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def score(
    hands: _ArrowArray | _ArrowStream, /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ...,
    flowers: Any = ..., last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ...,
    rules: McrRulesLike | None = ..., fans: Literal[False] = ..., threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[True],
) -> LazyColumn: ...
@overload
def score(
    hands: _PandasColumn, /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ..., flowers: Any = ...,
    last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ..., rules: McrRulesLike | None = ...,
    fans: Literal[False] = ..., threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Any: ...
@overload
def score(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ...,
    flowers: Any = ..., last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ...,
    rules: McrRulesLike | None = ..., fans: bool, threads: int | None = ..., errors: Literal["raise"] = ...,
    lazy: Literal[False] = ...,
) -> dict[str, list[Any]]: ...
@overload
def score(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ...,
    flowers: Any = ..., last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ...,
    rules: McrRulesLike | None = ..., fans: bool, threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> dict[str, list[Any]]: ...
@overload
def score(
    hands: NDArray[Any], /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ..., flowers: Any = ...,
    last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ..., rules: McrRulesLike | None = ...,
    fans: bool, threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> _Arrays: ...
@overload
def score(
    hands: NDArray[Any], /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ..., flowers: Any = ...,
    last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ..., rules: McrRulesLike | None = ...,
    fans: bool, threads: int | None = ..., errors: Literal["null"], lazy: Literal[False] = ...,
) -> _MaskedArrays: ...
@overload
def score(
    hands: _ArrowArray, /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ..., flowers: Any = ...,
    last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ..., rules: McrRulesLike | None = ...,
    fans: bool, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def score(
    hands: _ArrowStream, /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ..., flowers: Any = ...,
    last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ..., rules: McrRulesLike | None = ...,
    fans: bool, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def score(
    hands: _ArrowArray | _ArrowStream, /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ...,
    flowers: Any = ..., last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ...,
    rules: McrRulesLike | None = ..., fans: bool, threads: int | None = ..., errors: Errors = ..., lazy: Literal[True],
) -> LazyColumn: ...
@overload
def score(
    hands: _PandasColumn, /, *, discard: Any = ..., seat: Any = ..., prevalent: Any = ..., flowers: Any = ...,
    last_copy: Any = ..., kong: Any = ..., last_tile: Any = ..., seen: Any = ..., rules: McrRulesLike | None = ...,
    fans: bool, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Any: ...

def fan_names(numbers: Iterable[int], /) -> tuple[str, ...]:
    """The names of a list of fan.

    >>> from mentsu.mcr import batch
    >>> batch.fan_names([0, 37])
    ('big_four_winds', 'big_three_winds')
    """
