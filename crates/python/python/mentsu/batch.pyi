"""The types of `mentsu.batch`. `crates/python/stubs` writes this file."""

from collections.abc import Iterable
from numpy import bool_, dtype, int8, uint64
from numpy.ma import MaskedArray
from numpy.typing import NDArray
from typing import Any, Final, Literal, Protocol, TypeVar, overload
from ._native import ChunkedColumn, Column, Hand, LazyColumn
from ._values.errors import ColumnError, ColumnTypeError
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
NO_TILE: Final = 255
LIMITS: Final[tuple[str, ...]]
OUTCOMES: Final = ("won", "not_won", "no_yaku", "below_minimum", "ankan_robbed")
YAKU: Final[tuple[str, ...]]
Errors = Literal["raise", "null"]
_Hand = TypeVar("_Hand", bound=str | bytes | Hand)
_MaybeHand = TypeVar("_MaybeHand", bound=str | bytes | Hand | None)
_Arrays = dict[str, NDArray[Any]]
_MaskedArrays = dict[str, MaskedArray[Any, dtype[Any]]]

class _ArrowArray(Protocol):
    def __arrow_c_array__(self, requested_schema: Any = ...) -> Any: ...

class _ArrowStream(Protocol):
    def __arrow_c_stream__(self, requested_schema: Any = ...) -> Any: ...

class _PandasColumn(Protocol):
    def to_numpy(self) -> Any: ...
    @property
    def array(self) -> Any: ...

@overload
def shanten(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, form: Literal["all", "standard", "chiitoitsu", "kokushi"] = ...,
    threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> list[int]: ...
@overload
def shanten(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *,
    form: Literal["all", "standard", "chiitoitsu", "kokushi"] = ..., threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> list[int | None]: ...
@overload
def shanten(
    hands: NDArray[Any], /, *, form: Literal["all", "standard", "chiitoitsu", "kokushi"] = ...,
    threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> NDArray[int8]: ...
@overload
def shanten(
    hands: NDArray[Any], /, *, form: Literal["all", "standard", "chiitoitsu", "kokushi"] = ...,
    threads: int | None = ..., errors: Literal["null"], lazy: Literal[False] = ...,
) -> MaskedArray[Any, dtype[int8]]: ...
@overload
def shanten(
    hands: _ArrowArray, /, *, form: Literal["all", "standard", "chiitoitsu", "kokushi"] = ...,
    threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def shanten(
    hands: _ArrowStream, /, *, form: Literal["all", "standard", "chiitoitsu", "kokushi"] = ...,
    threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def shanten(
    hands: _ArrowArray | _ArrowStream, /, *, form: Literal["all", "standard", "chiitoitsu", "kokushi"] = ...,
    threads: int | None = ..., errors: Errors = ..., lazy: Literal[True],
) -> LazyColumn: ...
@overload
def shanten(
    hands: _PandasColumn, /, *, form: Literal["all", "standard", "chiitoitsu", "kokushi"] = ...,
    threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
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
    hands: list[_Hand] | tuple[_Hand, ...], /, *, kind: Literal["bits"] = ...,
    fifth_copy: Literal["any", "concealed", "ignored"] = ..., threads: int | None = ..., errors: Literal["raise"] = ...,
    lazy: Literal[False] = ...,
) -> list[int]: ...
@overload
def waits(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, kind: Literal["bits"] = ...,
    fifth_copy: Literal["any", "concealed", "ignored"] = ..., threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> list[int | None]: ...
@overload
def waits(
    hands: NDArray[Any], /, *, kind: Literal["bits"] = ..., fifth_copy: Literal["any", "concealed", "ignored"] = ...,
    threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> NDArray[uint64]: ...
@overload
def waits(
    hands: NDArray[Any], /, *, kind: Literal["bits"] = ..., fifth_copy: Literal["any", "concealed", "ignored"] = ...,
    threads: int | None = ..., errors: Literal["null"], lazy: Literal[False] = ...,
) -> MaskedArray[Any, dtype[uint64]]: ...
@overload
def waits(
    hands: _ArrowArray, /, *, kind: Literal["bits"] = ..., fifth_copy: Literal["any", "concealed", "ignored"] = ...,
    threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def waits(
    hands: _ArrowStream, /, *, kind: Literal["bits"] = ..., fifth_copy: Literal["any", "concealed", "ignored"] = ...,
    threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def waits(
    hands: _ArrowArray | _ArrowStream, /, *, kind: Literal["bits"] = ...,
    fifth_copy: Literal["any", "concealed", "ignored"] = ..., threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[True],
) -> LazyColumn: ...
@overload
def waits(
    hands: _PandasColumn, /, *, kind: Literal["bits"] = ..., fifth_copy: Literal["any", "concealed", "ignored"] = ...,
    threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Any: ...
@overload
def waits(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, kind: Literal["list"],
    fifth_copy: Literal["any", "concealed", "ignored"] = ..., threads: int | None = ..., errors: Literal["raise"] = ...,
    lazy: Literal[False] = ...,
) -> list[list[int]]: ...
@overload
def waits(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, kind: Literal["list"],
    fifth_copy: Literal["any", "concealed", "ignored"] = ..., threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> list[list[int] | None]: ...
@overload
def waits(
    hands: NDArray[Any], /, *, kind: Literal["list"], fifth_copy: Literal["any", "concealed", "ignored"] = ...,
    threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> NDArray[Any]: ...
@overload
def waits(
    hands: NDArray[Any], /, *, kind: Literal["list"], fifth_copy: Literal["any", "concealed", "ignored"] = ...,
    threads: int | None = ..., errors: Literal["null"], lazy: Literal[False] = ...,
) -> MaskedArray[Any, dtype[Any]]: ...
@overload
def waits(
    hands: _ArrowArray, /, *, kind: Literal["list"], fifth_copy: Literal["any", "concealed", "ignored"] = ...,
    threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def waits(
    hands: _ArrowStream, /, *, kind: Literal["list"], fifth_copy: Literal["any", "concealed", "ignored"] = ...,
    threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def waits(
    hands: _ArrowArray | _ArrowStream, /, *, kind: Literal["list"],
    fifth_copy: Literal["any", "concealed", "ignored"] = ..., threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[True],
) -> LazyColumn: ...
@overload
def waits(
    hands: _PandasColumn, /, *, kind: Literal["list"], fifth_copy: Literal["any", "concealed", "ignored"] = ...,
    threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
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
def best_discard(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, threads: int | None = ..., errors: Literal["raise"] = ...,
    lazy: Literal[False] = ...,
) -> dict[str, list[int]]: ...
@overload
def best_discard(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> dict[str, list[int | None]]: ...
@overload
def best_discard(
    hands: NDArray[Any], /, *, threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> _Arrays: ...
@overload
def best_discard(
    hands: NDArray[Any], /, *, threads: int | None = ..., errors: Literal["null"], lazy: Literal[False] = ...,
) -> _MaskedArrays: ...
@overload
def best_discard(
    hands: _ArrowArray, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def best_discard(
    hands: _ArrowStream, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def best_discard(
    hands: _ArrowArray | _ArrowStream, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[True],
) -> LazyColumn: ...
@overload
def best_discard(
    hands: _PandasColumn, /, *, threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Any: ...

@overload
def score(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, ron: Any = ..., tsumo: Any = ..., seat: Any = ..., round: Any = ...,
    riichi: Any = ..., double_riichi: Any = ..., ippatsu: Any = ..., chankan: Any = ..., robbed_ankan: Any = ...,
    rinshan: Any = ..., haitei: Any = ..., houtei: Any = ..., tenhou: Any = ..., chiihou: Any = ..., renhou: Any = ...,
    tsubame_gaeshi: Any = ..., kanburi: Any = ..., open_riichi: Any = ..., paarenchan: Any = ..., dora: Any = ...,
    ura: Any = ..., kita: Any = ..., honba: Any = ..., sticks: Any = ..., discarder: Any = ...,
    pao_daisangen: Any = ..., pao_daisuushi: Any = ..., pao_suukantsu: Any = ..., rules: RulesLike | None = ...,
    payments: bool = ..., threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> dict[str, list[int]]: ...
@overload
def score(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, ron: Any = ..., tsumo: Any = ..., seat: Any = ...,
    round: Any = ..., riichi: Any = ..., double_riichi: Any = ..., ippatsu: Any = ..., chankan: Any = ...,
    robbed_ankan: Any = ..., rinshan: Any = ..., haitei: Any = ..., houtei: Any = ..., tenhou: Any = ...,
    chiihou: Any = ..., renhou: Any = ..., tsubame_gaeshi: Any = ..., kanburi: Any = ..., open_riichi: Any = ...,
    paarenchan: Any = ..., dora: Any = ..., ura: Any = ..., kita: Any = ..., honba: Any = ..., sticks: Any = ...,
    discarder: Any = ..., pao_daisangen: Any = ..., pao_daisuushi: Any = ..., pao_suukantsu: Any = ...,
    rules: RulesLike | None = ..., payments: bool = ..., threads: int | None = ..., errors: Errors = ...,
    lazy: Literal[False] = ...,
) -> dict[str, list[int | None]]: ...
@overload
def score(
    hands: NDArray[Any], /, *, ron: Any = ..., tsumo: Any = ..., seat: Any = ..., round: Any = ..., riichi: Any = ...,
    double_riichi: Any = ..., ippatsu: Any = ..., chankan: Any = ..., robbed_ankan: Any = ..., rinshan: Any = ...,
    haitei: Any = ..., houtei: Any = ..., tenhou: Any = ..., chiihou: Any = ..., renhou: Any = ...,
    tsubame_gaeshi: Any = ..., kanburi: Any = ..., open_riichi: Any = ..., paarenchan: Any = ..., dora: Any = ...,
    ura: Any = ..., kita: Any = ..., honba: Any = ..., sticks: Any = ..., discarder: Any = ...,
    pao_daisangen: Any = ..., pao_daisuushi: Any = ..., pao_suukantsu: Any = ..., rules: RulesLike | None = ...,
    payments: bool = ..., threads: int | None = ..., errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> _Arrays: ...
@overload
def score(
    hands: NDArray[Any], /, *, ron: Any = ..., tsumo: Any = ..., seat: Any = ..., round: Any = ..., riichi: Any = ...,
    double_riichi: Any = ..., ippatsu: Any = ..., chankan: Any = ..., robbed_ankan: Any = ..., rinshan: Any = ...,
    haitei: Any = ..., houtei: Any = ..., tenhou: Any = ..., chiihou: Any = ..., renhou: Any = ...,
    tsubame_gaeshi: Any = ..., kanburi: Any = ..., open_riichi: Any = ..., paarenchan: Any = ..., dora: Any = ...,
    ura: Any = ..., kita: Any = ..., honba: Any = ..., sticks: Any = ..., discarder: Any = ...,
    pao_daisangen: Any = ..., pao_daisuushi: Any = ..., pao_suukantsu: Any = ..., rules: RulesLike | None = ...,
    payments: bool = ..., threads: int | None = ..., errors: Literal["null"], lazy: Literal[False] = ...,
) -> _MaskedArrays: ...
@overload
def score(
    hands: _ArrowArray, /, *, ron: Any = ..., tsumo: Any = ..., seat: Any = ..., round: Any = ..., riichi: Any = ...,
    double_riichi: Any = ..., ippatsu: Any = ..., chankan: Any = ..., robbed_ankan: Any = ..., rinshan: Any = ...,
    haitei: Any = ..., houtei: Any = ..., tenhou: Any = ..., chiihou: Any = ..., renhou: Any = ...,
    tsubame_gaeshi: Any = ..., kanburi: Any = ..., open_riichi: Any = ..., paarenchan: Any = ..., dora: Any = ...,
    ura: Any = ..., kita: Any = ..., honba: Any = ..., sticks: Any = ..., discarder: Any = ...,
    pao_daisangen: Any = ..., pao_daisuushi: Any = ..., pao_suukantsu: Any = ..., rules: RulesLike | None = ...,
    payments: bool = ..., threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def score(
    hands: _ArrowStream, /, *, ron: Any = ..., tsumo: Any = ..., seat: Any = ..., round: Any = ..., riichi: Any = ...,
    double_riichi: Any = ..., ippatsu: Any = ..., chankan: Any = ..., robbed_ankan: Any = ..., rinshan: Any = ...,
    haitei: Any = ..., houtei: Any = ..., tenhou: Any = ..., chiihou: Any = ..., renhou: Any = ...,
    tsubame_gaeshi: Any = ..., kanburi: Any = ..., open_riichi: Any = ..., paarenchan: Any = ..., dora: Any = ...,
    ura: Any = ..., kita: Any = ..., honba: Any = ..., sticks: Any = ..., discarder: Any = ...,
    pao_daisangen: Any = ..., pao_daisuushi: Any = ..., pao_suukantsu: Any = ..., rules: RulesLike | None = ...,
    payments: bool = ..., threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def score(
    hands: _ArrowArray | _ArrowStream, /, *, ron: Any = ..., tsumo: Any = ..., seat: Any = ..., round: Any = ...,
    riichi: Any = ..., double_riichi: Any = ..., ippatsu: Any = ..., chankan: Any = ..., robbed_ankan: Any = ...,
    rinshan: Any = ..., haitei: Any = ..., houtei: Any = ..., tenhou: Any = ..., chiihou: Any = ..., renhou: Any = ...,
    tsubame_gaeshi: Any = ..., kanburi: Any = ..., open_riichi: Any = ..., paarenchan: Any = ..., dora: Any = ...,
    ura: Any = ..., kita: Any = ..., honba: Any = ..., sticks: Any = ..., discarder: Any = ...,
    pao_daisangen: Any = ..., pao_daisuushi: Any = ..., pao_suukantsu: Any = ..., rules: RulesLike | None = ...,
    payments: bool = ..., threads: int | None = ..., errors: Errors = ..., lazy: Literal[True],
) -> LazyColumn: ...
@overload
def score(
    hands: _PandasColumn, /, *, ron: Any = ..., tsumo: Any = ..., seat: Any = ..., round: Any = ..., riichi: Any = ...,
    double_riichi: Any = ..., ippatsu: Any = ..., chankan: Any = ..., robbed_ankan: Any = ..., rinshan: Any = ...,
    haitei: Any = ..., houtei: Any = ..., tenhou: Any = ..., chiihou: Any = ..., renhou: Any = ...,
    tsubame_gaeshi: Any = ..., kanburi: Any = ..., open_riichi: Any = ..., paarenchan: Any = ..., dora: Any = ...,
    ura: Any = ..., kita: Any = ..., honba: Any = ..., sticks: Any = ..., discarder: Any = ...,
    pao_daisangen: Any = ..., pao_daisuushi: Any = ..., pao_suukantsu: Any = ..., rules: RulesLike | None = ...,
    payments: bool = ..., threads: int | None = ..., errors: Errors = ..., lazy: Literal[False] = ...,
) -> Any: ...

def completions(
    hands: Iterable[str | None], /, *, kinds: TileSetLike | None = None, errors: Errors = "raise",
) -> list[list[str] | None]:
    """The completions of the unknown tiles of each text: those of `mentsu.completions`, as texts in order.

    Arrow arrays and series of texts are accepted, too. A missing text gives `None`, and so does a bad one with
    `errors="null"`.

    >>> from mentsu import batch
    >>> batch.completions(["345m45566?s77p111z", "11z?", None])
    [['4s', '7s'], ['1z'], None]
    """

def yaku_names(yaku: int) -> tuple[str, ...]:
    """The names of the yaku in a set of bits, as in the column `yaku` of `score`.

    >>> from mentsu import batch
    >>> batch.yaku_names(1 << batch.YAKU.index("pinfu") | 1 << batch.YAKU.index("riichi"))
    ('riichi', 'pinfu')
    """

@overload
def plan(
    hands: list[_Hand] | tuple[_Hand, ...], /, *, objective: Literal["tenpai", "win", "points"] = ..., draws: Any = ...,
    depth: Any = ..., seat: Any = ..., round: Any = ..., dora: Any = ..., seen: Any = ..., honba: Any = ...,
    sticks: Any = ..., kita: Any = ..., others: Any = ..., ura: Any = ..., first_turn: Any = ...,
    riichi: Literal["best", "always", "never"] = ..., rules: RulesLike | None = ..., threads: int | None = ...,
    errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> dict[str, list[Any]]: ...
@overload
def plan(
    hands: list[_MaybeHand] | tuple[_MaybeHand, ...], /, *, objective: Literal["tenpai", "win", "points"] = ...,
    draws: Any = ..., depth: Any = ..., seat: Any = ..., round: Any = ..., dora: Any = ..., seen: Any = ...,
    honba: Any = ..., sticks: Any = ..., kita: Any = ..., others: Any = ..., ura: Any = ..., first_turn: Any = ...,
    riichi: Literal["best", "always", "never"] = ..., rules: RulesLike | None = ..., threads: int | None = ...,
    errors: Errors = ..., lazy: Literal[False] = ...,
) -> dict[str, list[Any]]: ...
@overload
def plan(
    hands: NDArray[Any], /, *, objective: Literal["tenpai", "win", "points"] = ..., draws: Any = ..., depth: Any = ...,
    seat: Any = ..., round: Any = ..., dora: Any = ..., seen: Any = ..., honba: Any = ..., sticks: Any = ...,
    kita: Any = ..., others: Any = ..., ura: Any = ..., first_turn: Any = ...,
    riichi: Literal["best", "always", "never"] = ..., rules: RulesLike | None = ..., threads: int | None = ...,
    errors: Literal["raise"] = ..., lazy: Literal[False] = ...,
) -> _Arrays: ...
@overload
def plan(
    hands: NDArray[Any], /, *, objective: Literal["tenpai", "win", "points"] = ..., draws: Any = ..., depth: Any = ...,
    seat: Any = ..., round: Any = ..., dora: Any = ..., seen: Any = ..., honba: Any = ..., sticks: Any = ...,
    kita: Any = ..., others: Any = ..., ura: Any = ..., first_turn: Any = ...,
    riichi: Literal["best", "always", "never"] = ..., rules: RulesLike | None = ..., threads: int | None = ...,
    errors: Literal["null"], lazy: Literal[False] = ...,
) -> _MaskedArrays: ...
@overload
def plan(
    hands: _ArrowArray, /, *, objective: Literal["tenpai", "win", "points"] = ..., draws: Any = ..., depth: Any = ...,
    seat: Any = ..., round: Any = ..., dora: Any = ..., seen: Any = ..., honba: Any = ..., sticks: Any = ...,
    kita: Any = ..., others: Any = ..., ura: Any = ..., first_turn: Any = ...,
    riichi: Literal["best", "always", "never"] = ..., rules: RulesLike | None = ..., threads: int | None = ...,
    errors: Errors = ..., lazy: Literal[False] = ...,
) -> Column: ...
@overload
def plan(
    hands: _ArrowStream, /, *, objective: Literal["tenpai", "win", "points"] = ..., draws: Any = ..., depth: Any = ...,
    seat: Any = ..., round: Any = ..., dora: Any = ..., seen: Any = ..., honba: Any = ..., sticks: Any = ...,
    kita: Any = ..., others: Any = ..., ura: Any = ..., first_turn: Any = ...,
    riichi: Literal["best", "always", "never"] = ..., rules: RulesLike | None = ..., threads: int | None = ...,
    errors: Errors = ..., lazy: Literal[False] = ...,
) -> ChunkedColumn: ...
@overload
def plan(
    hands: _ArrowArray | _ArrowStream, /, *, objective: Literal["tenpai", "win", "points"] = ..., draws: Any = ...,
    depth: Any = ..., seat: Any = ..., round: Any = ..., dora: Any = ..., seen: Any = ..., honba: Any = ...,
    sticks: Any = ..., kita: Any = ..., others: Any = ..., ura: Any = ..., first_turn: Any = ...,
    riichi: Literal["best", "always", "never"] = ..., rules: RulesLike | None = ..., threads: int | None = ...,
    errors: Errors = ..., lazy: Literal[True],
) -> LazyColumn: ...
@overload
def plan(
    hands: _PandasColumn, /, *, objective: Literal["tenpai", "win", "points"] = ..., draws: Any = ..., depth: Any = ...,
    seat: Any = ..., round: Any = ..., dora: Any = ..., seen: Any = ..., honba: Any = ..., sticks: Any = ...,
    kita: Any = ..., others: Any = ..., ura: Any = ..., first_turn: Any = ...,
    riichi: Literal["best", "always", "never"] = ..., rules: RulesLike | None = ..., threads: int | None = ...,
    errors: Errors = ..., lazy: Literal[False] = ...,
) -> Any: ...
