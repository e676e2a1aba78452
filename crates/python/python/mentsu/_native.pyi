"""The native part of the package, which is written in Rust. `crates/python/stubs` writes this file."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import date as Date
from fractions import Fraction
from numpy import float32, int64
from numpy.typing import NDArray
from typing import Any, ClassVar, Final, Literal, NoReturn, SupportsIndex, TypedDict, final
from typing_extensions import CapsuleType, Self, Unpack
from ._values.mcr import (
    Exercise,
    FormAttempt,
    Completion as McrCompletion,
    Fan as McrFan,
    Form as McrForm,
    Score as McrScore,
    Shantens as McrShantens,
    Wait as McrWait,
    ReadingAttempts,
    WaitWorth,
    Ways,
)
from ._values.plans import CallPlans, DiscardChance, Figures, Plan, Reply
from .env.vector import _Arrays
from .mcr._query import Query as McrQuery
from .puzzle import Query
from .types import (
    BlockKind,
    Bot,
    CountsLike,
    FaceLike,
    FacesLike,
    FifthCopy,
    FormKind,
    Furiten,
    GameResult,
    GameRulesLike,
    Goal,
    HandLike,
    Level,
    Limit,
    McrRulesLike,
    MeldKind,
    MeldLike,
    NotenBappu,
    Objective,
    PartialHandLike,
    Payer,
    Reward,
    Riichi,
    RulesLike,
    Source,
    Suit,
    TileLike,
    TileSetLike,
    WaitShape,
    Wind,
    WindLike,
)

__all__ = [
    "__version__",
    "Action",
    "Advised",
    "Atlas",
    "Attempt",
    "Batch",
    "Block",
    "ChunkedColumn",
    "Column",
    "Completion",
    "Counts",
    "Decision",
    "DecisionStream",
    "Discard",
    "Event",
    "Face",
    "FuItem",
    "Game",
    "GameRules",
    "Hand",
    "HandEstimator",
    "Improvement",
    "LazyColumn",
    "McrRules",
    "McrSituation",
    "Measure",
    "Meld",
    "Outlook",
    "PartialHand",
    "Passed",
    "Payment",
    "Payments",
    "PlayedGame",
    "PlayedRound",
    "Reading",
    "RiichiScore",
    "Round",
    "Rules",
    "Score",
    "ScoredReading",
    "Shantens",
    "Situation",
    "Table",
    "Tables",
    "Tile",
    "TileDanger",
    "TileSet",
    "Turn",
    "Ukeire",
    "View",
    "Wait",
    "WaitScore",
    "Waits",
    "Wall",
    "WinForm",
    "Yaku",
    "YakuWay",
    "HonorsAndKnittedTilesShanten",
    "KnittedStraightShanten",
    "MahjongFanCalculator",
    "MahjongShanten",
    "RegularShanten",
    "SevenPairsShanten",
    "ThirteenOrphansShanten",
    "_call_repr",
    "_check_answer",
    "_mcr_check_query",
    "_mcr_fan_names",
    "_mcr_query_matches",
    "_mcr_query_random",
    "_measure",
    "_names",
    "_player_names",
    "_query_hands_in",
    "_query_matches",
    "_query_random",
    "_question_of",
    "_quiz",
    "_run",
    "_walk",
    "_wind",
    "action_at",
    "action_numbers",
    "action_of",
    "all_yaku",
    "ask",
    "atlas",
    "base_points",
    "batch_best_discard",
    "batch_is_win",
    "batch_mcr_is_win",
    "batch_mcr_score",
    "batch_mcr_shanten",
    "batch_mcr_shantens",
    "batch_mcr_ukeire",
    "batch_mcr_waits",
    "batch_plan",
    "batch_score",
    "batch_shanten",
    "batch_shantens",
    "batch_ukeire",
    "batch_waits",
    "calculate_shanten",
    "calculate_shanten_for_chiitoitsu_hand",
    "calculate_shanten_for_kokushi_hand",
    "calculate_shanten_for_regular_hand",
    "calls",
    "choices_of",
    "completions",
    "decision_schema",
    "decision_stream",
    "declare",
    "discards_after_call",
    "divide_tiles",
    "encode_hands",
    "encode_view",
    "encode_views",
    "event_of",
    "events_of_mjai",
    "fixed_order_finds",
    "fu_details",
    "furiten",
    "game_of",
    "hand_planes",
    "hidden_planes",
    "is_agari",
    "kita",
    "kuikae",
    "kyuushu_kyuuhai",
    "liable",
    "mask_of",
    "may_win",
    "mcr_all_fan",
    "mcr_completions",
    "mcr_discard_win_chances",
    "mcr_discards",
    "mcr_fan",
    "mcr_fan_attempts",
    "mcr_form_attempts",
    "mcr_forms",
    "mcr_is_win",
    "mcr_score",
    "mcr_shanten",
    "mcr_shantens",
    "mcr_ukeire",
    "mcr_wait_worths",
    "mcr_waits",
    "mcr_ways",
    "mcr_win_chance",
    "mjai_of_action",
    "mjai_of_event",
    "nagashi_mangan",
    "newly_liable",
    "numbers_of",
    "own_kans",
    "payments",
    "read_games",
    "riichi_discards",
    "round_of",
    "sanchahou",
    "stats_batch",
    "suucha_riichi",
    "suufon_renda",
    "suukaikan",
    "table_of",
    "tenpai_payments",
    "view_of",
    "view_of_mjai",
    "view_planes",
    "yaku",
]

__version__: Final[str]

@final
class Action:
    """Something that a player does or may do: `kind` is `discard`, `riichi`, a meld's kind, `kita`,
    `ron`, `tsumo`, `kyuushu` or `pass`.
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    @property
    def face(self) -> Face | None:
        """The tile that is discarded."""
    @property
    def kind(self) -> str:
        """The kind of action."""
    @property
    def meld(self) -> Meld | None:
        """The meld that is declared."""
    @property
    def tsumogiri(self) -> bool | None:
        """Whether that is the tile just drawn."""

@final
class Advised:
    """What an action is worth in points over the rest of the round, with the others in it. The value
    is the sum of `deal_in_points`, `going_on` and `folding`.
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __repr__(self) -> str: ...
    @property
    def action(self) -> Action:
        """The action."""
    @property
    def deal_in(self) -> float:
        """The chance that the discard deals in, 0 to 1."""
    @property
    def deal_in_points(self) -> float:
        """What that costs on average: 0 or less."""
    @property
    def folding(self) -> float:
        """The points that folding loses: 0 or less, but for noten payments."""
    @property
    def going_on(self) -> float:
        """The points that going on gains beyond folding."""
    @property
    def value(self) -> float:
        """The points expected until the round ends."""
    @property
    def win(self) -> float:
        """The chance to win the round, 0 to 1, if nobody wins on the discard."""
    __hash__: ClassVar[None]  # type: ignore[assignment]

@final
class Atlas:
    """The waits of all hands of one suit and size.

    `by_waits[n]` is the number of hands that wait for n kinds; `by_standard_waits` ignores
    chiitoitsu and kokushi.
    """
    __match_args__: Final = ("tiles", "by_waits", "by_standard_waits", "most_readings", "seeming_tenpai")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(
        cls, /, tiles: SupportsIndex, by_waits: tuple[SupportsIndex, ...], by_standard_waits: tuple[SupportsIndex, ...],
        most_readings: SupportsIndex, seeming_tenpai: SupportsIndex,
    ) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def by_standard_waits(self) -> tuple[int, ...]:
        """The same without chiitoitsu and kokushi."""
    @property
    def by_waits(self) -> tuple[int, ...]:
        """The number of hands by the number of their waits."""
    @property
    def hands(self) -> int:
        """The number of hands."""
    @property
    def most_readings(self) -> int:
        """The largest number of readings of a hand."""
    @property
    def seeming_tenpai(self) -> int:
        """The number of hands that wait only for a fifth copy."""
    @property
    def tiles(self) -> int:
        """The number of tiles of each hand."""

@final
class Attempt:
    """One attempt of the reference algorithm: a jantou, a set of koutsu, and the tiles left over
    after taking shuntsu.

    `form` is the winning form if nothing was left over, otherwise `None`.
    """
    __match_args__: Final = ("jantou", "koutsu", "left_over", "form")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, jantou: Tile, koutsu: TileSet, left_over: Counts, form: WinForm | None) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def form(self) -> WinForm | None:
        """The form, if nothing was left over."""
    @property
    def jantou(self) -> Tile:
        """The jantou that was tried."""
    @property
    def koutsu(self) -> TileSet:
        """The koutsu that were tried."""
    @property
    def left_over(self) -> Counts:
        """The tiles that no shuntsu took."""

@final
class Batch:
    """Some rows of a table, which Arrow libraries read through `__arrow_c_array__`, or through
    `__arrow_c_stream__` as a table of one batch.
    """
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[Any, Any]: ...
    def __arrow_c_schema__(self) -> CapsuleType: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> Any: ...
    def __getitem__(self, index: Any, /) -> Any:
        """A row as a dictionary, or the list of a slice's rows."""
    def __iter__(self) -> Iterator[Any]: ...
    def __len__(self) -> int: ...
    def __repr__(self) -> str: ...
    def to_pylist(self) -> list[dict[str, Any]]:
        """All rows as dictionaries."""

@final
class Block:
    """A block of a winning form: the jantou, a shuntsu, koutsu or kantsu, a pair of chiitoitsu, or
    a single tile of kokushi.

    >>> from mentsu import Hand
    >>> block = Hand("11m234p").win_forms()[0].blocks[1]
    >>> block.kind, str(block)
    ('shuntsu', '234p')
    """
    __match_args__: Final = ("kind", "tiles")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, kind: BlockKind, tiles: Iterable[Tile]) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    @property
    def kind(self) -> BlockKind:
        """What the block is."""
    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its tiles in order."""

@final
class ChunkedColumn:
    """A column of answers in as many chunks as were asked about: see `Column`.

    >>> import pyarrow
    >>> from mentsu import batch
    >>> hands = pyarrow.chunked_array([["123m406p789s1122z"], ["19m19p19s1234567z"]])
    >>> waits = batch.waits(hands)
    >>> waits
    <mentsu.batch.ChunkedColumn of uint64, 2 rows in 2 chunks>
    >>> pyarrow.chunked_array(waits).num_chunks
    2
    """
    @property
    def __array__(self) -> Any:
        """All rows as a NumPy array, numbers with missing ones as floats with NaN. Structs
        have none: so pandas makes a frame of their rows.
        """
    def __arrow_c_schema__(self) -> CapsuleType:
        """The capsule of the type."""
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> Any:
        """The capsule of a stream of the arrays. `requested_schema` is ignored."""
    def __getitem__(self, index: Any, /) -> Any:
        """The value of a row, or the list of a slice: numbers, lists, dictionaries, `None`."""
    def __iter__(self) -> Iterator[Any]: ...
    def __len__(self) -> int: ...
    def __repr__(self) -> str: ...
    def _array(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]: ...
    @property
    def num_chunks(self) -> int:
        """How many chunks there are."""
    def table(self) -> ChunkedColumn:
        """The structs of the column as rows of a table, for `pyarrow.table`,
        `polars.DataFrame`, DuckDB.
        """
    def to_pylist(self) -> list[Any]:
        """All rows as a list of Python's own values."""
    @property
    def type(self) -> str:
        """The type as Arrow writes it: `int8`, `struct<shanten: int8, …>`."""

@final
class Column:
    """A column of answers, for every library with Arrow's PyCapsule interface:
    `pyarrow.array(column)`, `polars.Series(column)` or, if its rows are structs,
    `pyarrow.table(column.table())`.

    >>> import pyarrow
    >>> from mentsu import batch
    >>> column = batch.shanten(pyarrow.array(["123m406p789s1122z", None]))
    >>> column
    <mentsu.batch.Column of int8, 2 rows>
    >>> pyarrow.array(column).to_pylist()
    [0, None]
    """
    @property
    def __array__(self) -> Any:
        """All rows as a NumPy array, numbers with missing ones as floats with NaN. Structs
        have none: so pandas makes a frame of their rows.
        """
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[Any, Any]:
        """The capsules of type and array. `requested_schema` is ignored."""
    def __arrow_c_schema__(self) -> CapsuleType:
        """The capsule of the type."""
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> Any:
        """The capsule of a stream of the arrays. `requested_schema` is ignored."""
    def __getitem__(self, index: Any, /) -> Any:
        """The value of a row, or the list of a slice: numbers, lists, dictionaries, `None`."""
    def __iter__(self) -> Iterator[Any]: ...
    def __len__(self) -> int: ...
    def __repr__(self) -> str: ...
    def _array(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]: ...
    def table(self) -> ChunkedColumn:
        """The structs of the column as rows of a table, for `pyarrow.table`,
        `polars.DataFrame`, DuckDB.
        """
    def to_pylist(self) -> list[Any]:
        """All rows as a list of Python's own values."""
    @property
    def type(self) -> str:
        """The type as Arrow writes it: `int8`, `struct<shanten: int8, …>`."""

@final
class Completion:
    """Tiles that complete a partial hand to a win, the concealed tiles with them, and the ways to
    win.
    """
    __match_args__: Final = ("tiles", "concealed", "win_forms")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, tiles: Counts, concealed: Counts, win_forms: tuple[WinForm, ...]) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def concealed(self) -> Counts:
        """All concealed tiles."""
    @property
    def tiles(self) -> Counts:
        """The tiles in the places of the unknown ones."""
    @property
    def win_forms(self) -> tuple[WinForm, ...]:
        """The ways to win."""

@final
class Counts:
    """How many of each kind, four at most: a wall, tiles seen, the concealed tiles of a hand.

    >>> from mentsu import Counts
    >>> seen = Counts("1122z9s")
    >>> seen["1z"], seen["9s"], seen["5m"], seen.total
    (2, 1, 0, 5)
    >>> seen + "1z", seen - "22z"
    (Counts('9s11122z'), Counts('9s11z'))
    >>> Counts("11111z")
    Traceback (most recent call last):
    mentsu.ParseError: ...
    """
    def __add__(self, other: CountsLike, /) -> Counts: ...
    def __contains__(self, tile: TileLike, /) -> bool: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ge__(self, value: Counts, /) -> bool: ...
    def __getitem__(self, tile: TileLike, /) -> int: ...
    def __getnewargs__(self) -> tuple[str]: ...
    def __gt__(self, value: Counts, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __iter__(self) -> Iterator[Tile]:
        """Each tile as often as there are copies, in order."""
    def __le__(self, value: Counts, /) -> bool: ...
    def __len__(self) -> int: ...
    def __lt__(self, value: Counts, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, tiles: CountsLike | None = None, /) -> Self: ...
    def __radd__(self, other: CountsLike, /) -> Counts: ...
    def __repr__(self) -> str: ...
    def __rsub__(self, other: CountsLike, /) -> Counts: ...
    def __str__(self) -> str: ...
    def __sub__(self, other: CountsLike, /) -> Counts: ...
    def _repr_html_(self) -> str:
        """The tiles as SVG pictures."""
    @staticmethod
    def from_array34(counts: Iterable[SupportsIndex], /) -> Counts:
        """The counts of an array of 34 numbers, 1m first.

        >>> from mentsu import Counts
        >>> Counts.from_array34([2] + [0] * 33)
        Counts('11m')
        """
    @property
    def kinds(self) -> TileSet:
        """The kinds with at least one copy.

        >>> from mentsu import Counts
        >>> Counts("1122z9s").kinds
        TileSet('9s12z')
        """
    def to_array34(self) -> list[int]:
        """The counts as a list of 34 numbers, 1m first.

        >>> from mentsu import Counts
        >>> Counts("11m").to_array34()[:3]
        [2, 0, 0]
        """
    @property
    def total(self) -> int:
        """How many tiles there are."""

@final
class Decision:
    """What a player did, could have done, and knew at that moment.

    `hand` is the hand before, `action` what was done, `options` what could have been done.
    """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    def _repr_html_(self) -> str:
        """The table as it was, and what was done."""
    @property
    def action(self) -> Action:
        """What was done."""
    def advice(self) -> tuple[Advised, ...]:
        """What each action that was possible is worth, the best first, by what the player knew."""
    def dangers(self, of: WindLike) -> tuple[TileDanger, ...]:
        """How dangerous each tile was against an opponent, and why, by what the player knew."""
    @property
    def dealer(self) -> int:
        """The seat that deals."""
    @property
    def draws_left(self) -> int:
        """How many tiles are left to draw."""
    @property
    def hand(self) -> Hand:
        """The hand before."""
    @property
    def honba(self) -> int:
        """Honba on the table."""
    @property
    def indicators(self) -> tuple[Face, ...]:
        """The dora indicators turned over."""
    @property
    def melds(self) -> tuple[tuple[Meld, ...], ...]:
        """Everyone's melds in the order of their declaration."""
    @property
    def norths(self) -> tuple[int, ...]:
        """How many norths everyone has set aside."""
    @property
    def number(self) -> int:
        """Its number in the game, from 0."""
    @property
    def options(self) -> tuple[Action, ...]:
        """What could have been done."""
    @property
    def place(self) -> str:
        """Its place in the record: a tag, a line, an element."""
    @property
    def points(self) -> tuple[int, ...]:
        """Everyone's points."""
    @property
    def riichi(self) -> tuple[bool, ...]:
        """Who has declared riichi."""
    @property
    def rivers(self) -> tuple[tuple[Face, ...], ...]:
        """Everyone's discards in order, called ones included."""
    @property
    def round(self) -> int:
        """The number of its round in the game, from 0."""
    def row(self, *, plan: SupportsIndex | None = None, reading: bool = False) -> dict[str, Any]:
        """The row of the decisions' table by column; `plan` is the largest shanten to plan for,
        `reading` adds the columns of reading and advice.
        """
    @property
    def seat(self) -> int:
        """The deciding seat; seat 0 dealt first."""
    @property
    def seat_wind(self) -> Wind:
        """The wind of that seat."""
    @property
    def shanten(self) -> int:
        """The least shanten that the hand has or can keep."""
    @property
    def sticks(self) -> int:
        """Riichi sticks on the table."""
    @property
    def turn(self) -> int:
        """One more than how many tiles the seat has discarded."""
    @property
    def ukeire(self) -> int:
        """How many tiles help: now for a hand of 3n+1 tiles, else after the best allowed discard."""
    @property
    def wind(self) -> Wind:
        """The round's wind."""

@final
class DecisionStream:
    """The decisions' table, computed while it is read: once, through `__arrow_c_stream__` or batch by
    batch.
    """
    def __array__(self, dtype: Any = None, copy: Any = None) -> NoReturn:
        """No array: iteration gives batches, of which NumPy and pandas would make something else than
        a table.
        """
    def __arrow_c_schema__(self) -> CapsuleType: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> Any: ...
    def __iter__(self) -> DecisionStream: ...
    def __next__(self) -> Batch: ...
    def __repr__(self) -> str: ...
    @property
    def columns(self) -> list[str]:
        """The columns' names."""

@final
class Discard:
    """A tile to discard (打牌), the shanten after it, and its ukeire."""
    __match_args__: Final = ("tile", "shanten", "ukeire")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, tile: Tile, shanten: SupportsIndex, ukeire: Ukeire) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def shanten(self) -> int:
        """The shanten after the discard."""
    @property
    def tile(self) -> Tile:
        """The tile."""
    @property
    def ukeire(self) -> Ukeire:
        """The ukeire after the discard."""

@final
class Event:
    """Something that happened at the table; attributes that don't belong to its `kind` are `None`.

    `kind` is `draw`, `discard`, `riichi`, `riichi_accepted`, a meld's kind, `kita`, `dora`, `win`
    or the name of a draw of the round.
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...
    def __repr__(self) -> str: ...
    @property
    def dealt_in(self) -> int | None:
        """The seat that dealt in; `None` for a tsumo."""
    @property
    def deltas(self) -> tuple[int, int, int, int] | None:
        """What each of four seats received or, if negative, paid for a win or a draw."""
    @property
    def face(self) -> Face | None:
        """The tile drawn, discarded, turned over or won on, if the record shows it."""
    @property
    def hand(self) -> Hand | None:
        """The winning hand, with the winning tile for a tsumo and without it for a ron."""
    @property
    def kind(self) -> str:
        """The kind of event."""
    @property
    def meld(self) -> Meld | None:
        """The meld that is declared."""
    @property
    def rinshan(self) -> bool | None:
        """Whether a draw comes from the dead wall."""
    @property
    def seat(self) -> int | None:
        """Whose it is."""
    def seen_by(self, seat: SupportsIndex) -> Event:
        """The event as a seat sees it: without tiles that are hidden from it."""
    @property
    def tsumogiri(self) -> bool | None:
        """Whether a discard is the tile just drawn."""
    @property
    def ura(self) -> tuple[Face, ...] | None:
        """The ura dora indicators of a win."""
    __hash__: ClassVar[None]  # type: ignore[assignment]

@final
class Face:
    """One physical tile: a `Tile`, and for fives whether it is red (赤). `0m` is a red 5m.

    Every parameter that takes a tile also takes its text: `hand.discard("0m")`.

    >>> from mentsu import Face
    >>> red = Face("0p")
    >>> red.tile, red.is_red
    (Tile('5p'), True)
    >>> sorted([Face("5p"), Face("6p"), red, Face("4p")])
    [Face('4p'), Face('0p'), Face('5p'), Face('6p')]
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __ge__(self, value: Face, /) -> bool: ...
    def __getnewargs__(self) -> tuple[str]: ...
    def __gt__(self, value: Face, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __le__(self, value: Face, /) -> bool: ...
    def __lt__(self, value: Face, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, text: FaceLike, /) -> Self: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    def _repr_html_(self) -> str:
        """The tile as an SVG picture."""
    @staticmethod
    def from_mjai(name: str, /) -> Face:
        """The face of a name in the mjai protocol: `5mr`, `E`, `P`.

        >>> from mentsu import Face
        >>> Face.from_mjai("5mr"), Face.from_mjai("C")
        (Face('0m'), Face('7z'))
        """
    @property
    def is_red(self) -> bool:
        """Whether it is a red five."""
    @staticmethod
    def list(text: FacesLike, /) -> list[Face]:
        """The faces of a text, in its order.

        >>> from mentsu import Face
        >>> Face.list("406m1z")
        [Face('4m'), Face('0m'), Face('6m'), Face('1z')]
        """
    @property
    def mjai(self) -> str:
        """The name in the mjai protocol.

        >>> from mentsu import Face
        >>> Face("0s").mjai
        '5sr'
        """
    @property
    def tile(self) -> Tile:
        """The kind."""

@final
class FuItem:
    """One item of the fu (符), with its reason."""
    __match_args__: Final = ("reason", "fu")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, reason: str, fu: SupportsIndex) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def fu(self) -> int:
        """The fu."""
    @property
    def reason(self) -> str:
        """The reason."""

@final
class Game:
    """A recorded game (牌譜): its rules, players and rounds, and the decisions made in it."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    def _repr_html_(self) -> str:
        """The players, and what each round brought them."""
    @property
    def dan(self) -> tuple[str | None, ...]:
        """Each player's rank (段位) as the site writes it: `七段`, `雀豪★2`."""
    @property
    def date(self) -> Date | None:
        """The day on which it began, a `datetime.date`: in Japan at Tenhou, in UTC at Mahjong Soul."""
    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every decision in order, from replaying the game by the rules."""
    @property
    def differences(self) -> tuple[str, ...]:
        """Where the record breaks the rules, at most once a round; the rest of such a round has no
        decisions.
        """
    @property
    def final_points(self) -> tuple[int, ...] | None:
        """Everyone's points at the end of the game, if the record says them."""
    @property
    def final_ranks(self) -> tuple[int, ...] | None:
        """Everyone's place by these points, 1 for the best; ties go to the seat that dealt earlier."""
    @property
    def format(self) -> str:
        """The format: `mjlog`, `client`, `tenhou6` or `mjai`."""
    @property
    def hanchan(self) -> bool:
        """East and south rounds, not east rounds alone."""
    def left_out(self, format: str) -> tuple[str, ...]:
        """What the record holds and `write` leaves out, since the format has no place for it: the
        names of the parts.
        """
    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, empty if the record lacks them."""
    @property
    def number(self) -> int:
        """The number of the game in its file, from 0."""
    @property
    def open_tanyao(self) -> bool:
        """Tanyao counts with an open hand."""
    @property
    def path(self) -> str | None:
        """The file it was read from."""
    @property
    def players(self) -> int:
        """How many play, 3 or 4."""
    @property
    def preset(self) -> str:
        """Whose rules: a preset's name."""
    @property
    def rates(self) -> tuple[float | None, ...]:
        """Each player's rating: Tenhou's R, the points within a level of Mahjong Soul."""
    @property
    def red_fives(self) -> bool:
        """There are red fives."""
    @property
    def reference(self) -> str | None:
        """The site's name of the game: Tenhou's reference, Mahjong Soul's UUID; `None` if neither the
        record nor the file's name has it.
        """
    @property
    def room(self) -> str | None:
        """The room of a ranked game: `ippan`, `joukyuu`, `tokujou` or `houou` of Tenhou; `dou_no_ma`,
        `gin_no_ma`, `kin_no_ma`, `gyoku_no_ma` or `ouza_no_ma` of Mahjong Soul.
        """
    @property
    def rounds(self) -> tuple[Round, ...]:
        """The rounds in order."""
    @property
    def seen_by(self) -> int | None:
        """The only seat whose hidden tiles the record shows; `None` if it shows all."""
    def to_mjai(self) -> str:
        """The game in mjai, one event a line."""
    def to_tenhou6(self) -> str:
        """The game in tenhou/6. Raises `RecordError` if the record hides tiles: the format shows every
        tile.
        """
    def write(self, format: str) -> str:
        """The game in a format by its name: `mjlog`, `tenhou6`, `mjai` or `majiang`. Raises
        `RecordError` where the record has something that the format can't say.
        """

class _GameRulesChanges(_RulesChanges, total=False):
    length: Literal["one_round", "tonpuu", "hanchan", "iichan"]
    start_points: int
    return_points: int
    target_points: int
    overtime_repeats: bool
    tobi: Literal["off", "below_zero", "at_zero"]
    agari_yame: Literal["off", "automatic", "dealers_choice"]
    tenpai_yame: Literal["off", "automatic", "dealers_choice"]
    renchan: Literal["never", "win", "tenpai"]
    uma: Iterable[int]
    ties: Literal["by_seat", "shared"]
    rounding: Literal["exact", "thousands", "thousands_up"]
    ron_sticks: Literal["first", "own_back"]
    last_sticks: Literal["first", "nobody"]
    noten_bappu: Literal["yonma", "sanma2000", "sanma3000"]
    tenpai: Literal["any", "concealed", "ignored"]
    call_ends_furiten: bool
    riichi_points: int
    riichi_tiles: int
    open_riichi_yakuman: bool
    kan_dora_turns: Literal["at_once", "with_discard", "with_discard_or_kan", "after_discard"]
    ankan_dora_at_once: bool
    rinshan_pao: bool
    kyuushu_kyuuhai: bool
    suufon_renda: bool
    suukaikan: Literal["off", "after_discard", "at_once", "fifth_kan"]
    suucha_riichi: bool
    kita: bool
    ron_on_kita: bool
    chip_points: int
    ippatsu_chips: int
    ura_chips: int
    red_chips: int
    all_red_chips: int
    yakuman_chips: int
    tobi_prize: int
    yakitori: int

class _GameRulesAttributes(_RulesAttributes):
    @property
    def length(self) -> Literal["one_round", "tonpuu", "hanchan", "iichan"]:
        """one_round, tonpuu, hanchan or iichan"""
    @property
    def start_points(self) -> int:
        """a number"""
    @property
    def return_points(self) -> int:
        """a number"""
    @property
    def target_points(self) -> int:
        """a number"""
    @property
    def overtime_repeats(self) -> bool:
        """true or false"""
    @property
    def tobi(self) -> Literal["off", "below_zero", "at_zero"]:
        """off, below_zero or at_zero"""
    @property
    def agari_yame(self) -> Literal["off", "automatic", "dealers_choice"]:
        """off, automatic or dealers_choice"""
    @property
    def tenpai_yame(self) -> Literal["off", "automatic", "dealers_choice"]:
        """off, automatic or dealers_choice"""
    @property
    def renchan(self) -> Literal["never", "win", "tenpai"]:
        """never, win or tenpai"""
    @property
    def uma(self) -> tuple[int, ...]:
        """4 multiples of 100 from -1000000 to 1000000, with / between them"""
    @property
    def ties(self) -> Literal["by_seat", "shared"]:
        """by_seat or shared"""
    @property
    def rounding(self) -> Literal["exact", "thousands", "thousands_up"]:
        """exact, thousands or thousands_up"""
    @property
    def ron_sticks(self) -> Literal["first", "own_back"]:
        """first or own_back"""
    @property
    def last_sticks(self) -> Literal["first", "nobody"]:
        """first or nobody"""
    @property
    def noten_bappu(self) -> Literal["yonma", "sanma2000", "sanma3000"]:
        """yonma, sanma2000 or sanma3000"""
    @property
    def tenpai(self) -> Literal["any", "concealed", "ignored"]:
        """any, concealed or ignored"""
    @property
    def call_ends_furiten(self) -> bool:
        """true or false"""
    @property
    def riichi_points(self) -> int:
        """a number"""
    @property
    def riichi_tiles(self) -> int:
        """a number from 0 to 255"""
    @property
    def open_riichi_yakuman(self) -> bool:
        """true or false"""
    @property
    def kan_dora_turns(self) -> Literal["at_once", "with_discard", "with_discard_or_kan", "after_discard"]:
        """at_once, with_discard, with_discard_or_kan or after_discard"""
    @property
    def ankan_dora_at_once(self) -> bool:
        """true or false"""
    @property
    def rinshan_pao(self) -> bool:
        """true or false"""
    @property
    def kyuushu_kyuuhai(self) -> bool:
        """true or false"""
    @property
    def suufon_renda(self) -> bool:
        """true or false"""
    @property
    def suukaikan(self) -> Literal["off", "after_discard", "at_once", "fifth_kan"]:
        """off, after_discard, at_once or fifth_kan"""
    @property
    def suucha_riichi(self) -> bool:
        """true or false"""
    @property
    def kita(self) -> bool:
        """true or false"""
    @property
    def ron_on_kita(self) -> bool:
        """true or false"""
    @property
    def chip_points(self) -> int:
        """a number"""
    @property
    def ippatsu_chips(self) -> int:
        """a number from 0 to 255"""
    @property
    def ura_chips(self) -> int:
        """a number from 0 to 255"""
    @property
    def red_chips(self) -> int:
        """a number from 0 to 255"""
    @property
    def all_red_chips(self) -> int:
        """a number from 0 to 255"""
    @property
    def yakuman_chips(self) -> int:
        """a number from 0 to 255"""
    @property
    def tobi_prize(self) -> int:
        """a number"""
    @property
    def yakitori(self) -> int:
        """a number"""

@final
class GameRules(_GameRulesAttributes):
    """The rules of a game: those by which a hand is scored, and what only a game needs. A house's
    preset, with changes where yours differs.

    `GameRules.fields()` lists the rules and their values; each rule is an attribute.

    >>> from mentsu.table import GameRules
    >>> rules = GameRules("m_league", length="tonpuu", start_points=30000)
    >>> rules.length, rules.players, rules.kiriage
    ('tonpuu', 4, True)
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, Any]]: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, preset: str | None = None, /, **changes: Unpack[_GameRulesChanges]) -> Self: ...
    def __repr__(self) -> str:
        """The nearest preset, and what differs from it."""
    def _get(self, name: str) -> Any:
        """The rule of a name."""
    @staticmethod
    def fields() -> dict[str, str]:
        """The rules by name, and the values that each may have.

        >>> from mentsu.table import GameRules
        >>> GameRules.fields()["length"]
        'one_round, tonpuu, hanchan or iichan'
        """
    @property
    def players(self) -> int:
        """How many play: 4, or 3 in sanma."""
    def replace(self, **changes: Unpack[_GameRulesChanges]) -> GameRules:
        """The same rules with these changes.

        >>> from mentsu.table import GameRules
        >>> GameRules("wrc").replace(length="tonpuu").length
        'tonpuu'
        """
    def to_dict(self) -> dict[str, Any]:
        """Every rule by its name.

        >>> from mentsu.table import GameRules
        >>> GameRules().to_dict()["start_points"]
        25000
        """

@final
class Hand:
    """A checked hand: concealed tiles and melds, and which tile was drawn last.

    Its text has suits after digits, `0` for a red five, `z` for E S W N, white, green, red, the
    drawn tile after a plus, and melds last: `Hand("406m1z+1z(777=z)")`. A hand has 13 or 14 tiles
    (3n+1 or 3n+2 for a puzzle), three fewer for each meld, and at most four copies of a kind. It is
    immutable.

    >>> from mentsu import Hand
    >>> hand = Hand("2344m111p789s")
    >>> hand.shanten(), hand.wait_tiles()
    (0, TileSet('14m'))
    >>> hand.draw("1m").is_win()
    True
    >>> Hand("123m18z")
    Traceback (most recent call last):
    mentsu.ParseError: there is no 8z (at position 5)
    """
    def __contains__(self, face: FaceLike, /) -> bool:
        """Whether a tile is concealed: any copy of the kind, or for a red five a red one.

        >>> from mentsu import Hand
        >>> hand = Hand("2340m(777=z)")
        >>> "5m" in hand, "0m" in hand, "7z" in hand
        (True, True, False)
        """
    def __eq__(self, value: object, /) -> bool: ...
    def __ge__(self, value: Hand, /) -> bool: ...
    def __getnewargs__(self) -> tuple[str]: ...
    def __gt__(self, value: Hand, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __iter__(self) -> Iterator[Face]:
        """The concealed tiles one by one, as `faces` has them.

        >>> from mentsu import Hand
        >>> [str(face) for face in Hand("50m11z")]
        ['0m', '5m', '1z', '1z']
        """
    def __le__(self, value: Hand, /) -> bool: ...
    def __len__(self) -> int:
        """How many tiles are concealed, the drawn one among them.

        >>> from mentsu import Hand
        >>> len(Hand("2344m(777=z)"))
        4
        """
    def __lt__(self, value: Hand, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, text: HandLike, /) -> Self: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    def _repr_html_(self) -> str:
        """The hand as SVG pictures, melds with the called tile turned, the drawn tile apart."""
    @property
    def all_tiles(self) -> Counts:
        """All tiles, concealed and declared; a kan counts four.

        >>> from mentsu import Hand
        >>> Hand("2344m(777=z)").all_tiles
        Counts('2344m777z')
        """
    def attempts(self) -> tuple[Attempt, ...]:
        """The reference algorithm step by step: every jantou, every set of koutsu, and the tiles that
        shuntsu left over.

        >>> from mentsu import Hand
        >>> attempts = Hand("23333444556688m").attempts()
        >>> len(attempts), [str(one.form) for one in attempts if one.form]
        (16, ['88m 234m 333m 456m 456m'])
        """
    @property
    def awaits_draw(self) -> bool:
        """Whether it holds 3n+1 concealed tiles: the next move is a draw or a call."""
    def before_draw(self) -> Hand:
        """The hand without the drawn tile; the same hand if it isn't known.

        >>> from mentsu import Hand
        >>> Hand("1123p+4p").before_draw()
        Hand('1123p')
        """
    def chance(self, draws: SupportsIndex, goal: Goal | None = None, *, wall: CountsLike | None = None) -> Fraction:
        """The exact chance to reach `win` or `tenpai` within some draws with the best discards, as a
        `Fraction`. The wall is by default all tiles outside the hand.

        >>> from mentsu import Hand
        >>> Hand("123m45p13789s113z").chance(2, "tenpai")
        Fraction(1450, 7503)
        >>> Hand("45m99p").chance(1, wall="36m55m1z")
        Fraction(2, 5)
        """
    @property
    def concealed(self) -> Counts:
        """How many of each kind are concealed."""
    def decompositions(self) -> tuple[WinForm, ...]:
        """The ways in which it falls apart into a jantou and mentsu.

        >>> from mentsu import Hand
        >>> len(Hand("22233344455566m").decompositions())
        4
        """
    def discard(self, face: FaceLike, /) -> Hand:
        """The hand without one of its concealed tiles.

        >>> from mentsu import Hand
        >>> Hand("1123p+4p").discard("1p")
        Hand('1234p')
        >>> Hand("1123p+4p").discard("9s")
        Traceback (most recent call last):
        mentsu.HandError: no 9s among the concealed tiles
        """
    def discard_chances(
        self, draws: SupportsIndex, goal: Goal | None = None, *, wall: CountsLike | None = None,
    ) -> tuple[DiscardChance, ...]:
        """The exact chance after each discard, best first.

        >>> from mentsu import Hand
        >>> best = Hand("123m45p13789s113z+9m").discard_chances(1, "tenpai")[0]
        >>> best.tile, best.chance
        (Tile('9m'), Fraction(6, 61))
        """
    def discards(
        self, *, seen: CountsLike | None = None, in_play: TileSetLike | None = None,
        fifth_copy: FifthCopy | None = None,
    ) -> tuple[Discard, ...]:
        """The discards, best first: by shanten, then by how many tiles help.

        >>> from mentsu import Hand
        >>> best = Hand("123m45p13789s113z+9m").discards()[0]
        >>> best.tile, best.shanten, best.ukeire.total
        (Tile('9m'), 1, 12)
        """
    def draw(self, face: FaceLike, /) -> Hand:
        """The hand with one more concealed tile, the drawn one.

        >>> from mentsu import Hand
        >>> Hand("1123p").draw("4p")
        Hand('1123p+4p')
        """
    @property
    def drawn(self) -> Face | None:
        """The tile drawn last; `None` if it isn't known or nothing was drawn.

        >>> from mentsu import Hand
        >>> Hand("1123p+4p").drawn, Hand("11234p").drawn
        (Face('4p'), None)
        """
    @property
    def faces(self) -> tuple[Face, ...]:
        """The concealed tiles one by one, sorted, the drawn one among them.

        >>> from mentsu import Hand
        >>> Hand("50m+4m").faces
        Traceback (most recent call last):
        mentsu.ParseError: ...
        >>> Hand("505m1z+4m").faces
        (Face('4m'), Face('0m'), Face('5m'), Face('5m'), Face('1z'))
        """
    @staticmethod
    def from_array34(counts: Iterable[SupportsIndex], melds: Iterable[MeldLike] | None = None) -> Hand:
        """A hand of counts, without red fives, and melds.

        >>> from mentsu import Hand
        >>> Hand.from_array34([3, 1, 1, 1, 1, 1, 1, 1, 3] + [0] * 25)
        Hand('1112345678999m')
        """
    @staticmethod
    def from_counts(counts: CountsLike, melds: Iterable[MeldLike] | None = None) -> Hand:
        """A hand of counts, without red fives, and melds.

        >>> from mentsu import Counts, Hand
        >>> Hand.from_counts(Counts("1123p"))
        Hand('1123p')
        """
    @staticmethod
    def from_ids136(
        ids: Iterable[SupportsIndex], melds: Iterable[MeldLike] | None = None, *, red_fives: bool = True,
    ) -> Hand:
        """A hand of Tenhou's numbers of physical tiles, 0 to 135, and melds.

        >>> from mentsu import Hand
        >>> Hand.from_ids136([12, 16, 20, 108, 109])
        Hand('406m11z')
        """
    @staticmethod
    def from_mjai(names: str | Iterable[str], melds: Iterable[MeldLike] | None = None) -> Hand:
        """A hand of the mjai protocol's names, a text with spaces or commas between them or a list as
        `to_mjai` gives it, and melds. The position of an error in a list counts the names joined by
        spaces.

        >>> from mentsu import Hand
        >>> Hand.from_mjai("4m 5mr 6m E E")
        Hand('406m11z')
        >>> Hand.from_mjai(["4m", "5mr", "6m", "E", "E"])
        Hand('406m11z')
        """
    def good_waits(
        self, *, seen: CountsLike | None = None, in_play: TileSetLike | None = None,
        fifth_copy: FifthCopy | None = None,
    ) -> Ukeire:
        """The tiles of a 1-shanten's ukeire that lead, with some discard, to a good wait: a ryanmen,
        three kinds, or two kinds with five tiles left.

        >>> from mentsu import Hand
        >>> Hand("123m45p13789s113z").good_waits().tiles
        TileSet('2s')
        """
    def improvements(
        self, *, seen: CountsLike | None = None, in_play: TileSetLike | None = None,
        fifth_copy: FifthCopy | None = None,
    ) -> tuple[Improvement, ...]:
        """The draws that keep its shanten but widen its ukeire (手変わり), in order of tile, each with the
        best discard after it.

        >>> from mentsu import Hand
        >>> improvements = Hand("123m45p13789s113z").improvements()
        >>> [str(improvement.draw) for improvement in improvements]
        ['4p', '5p', '1s', '3s', '4s', '5s', '1z']
        >>> widest = max(improvements, key=lambda improvement: improvement.best.ukeire.total)
        >>> widest.draw, widest.best.tile, widest.best.ukeire.total
        (Tile('1z'), Tile('3z'), 24)
        """
    @property
    def is_closed(self) -> bool:
        """Whether the hand is closed (門前): all its melds are ankan."""
    def is_tenpai(self) -> bool:
        """Whether it is tenpai (聴牌), one tile away from winning. A wait whose four copies are all
        concealed in the hand doesn't count.

        >>> from mentsu import Hand
        >>> Hand("2344m111p789s").is_tenpai(), Hand("1111m").is_tenpai()
        (True, False)
        """
    def is_win(self) -> bool:
        """Whether it is won: 3n+2 tiles that are all mentsu and a jantou, seven pairs, or kokushi.

        >>> from mentsu import Hand
        >>> Hand("11223344456789m").is_win()
        True
        """
    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds in the order in which they were declared.

        >>> from mentsu import Hand
        >>> Hand("2344m(777=z)").melds
        (Meld('(777=z)'),)
        """
    @staticmethod
    def of(concealed: FacesLike, melds: Iterable[MeldLike] | None = None, *, drawn: FaceLike | None = None) -> Hand:
        """A hand of concealed tiles (in any order) and melds.

        >>> from mentsu import Hand
        >>> Hand.of(["5m", "0m", "4m", "1z"], ["(777=z)", "[1111p]", "(1-23s)"])
        Hand('405m1z(777=z)[1111p](1-23s)')
        """
    def plan(
        self, outlook: Outlook | None = None, rules: RulesLike | None = None, *, objective: Objective | None = None,
    ) -> Plan:
        """For each discard the chance to be tenpai and to win, and the expected points, over the draws
        left in a round. With an `objective` (`tenpai`, `win` or `points`) all figures belong to one
        policy that plays for it; without, each is the maximum by a policy of its own.

        >>> from mentsu import Hand, Outlook
        >>> plan = Hand("3405m2238p23407s4z").plan(Outlook(draws=12, dora="1z"))
        >>> for discard in plan.ranked()[:2]:
        ...     print(discard.face, f"{discard.tenpai:.1%} {discard.win:.1%} {discard.points:.0f}")
        4z 82.5% 21.4% 3513
        8p 82.1% 21.0% 3440
        """
    def plan_calls(
        self, discarded: FaceLike, source: Source, outlook: Outlook | None = None, rules: RulesLike | None = None,
    ) -> CallPlans:
        """What each chi and pon of another player's discard leads to, and what passing does, for a
        hand of 13 tiles, three for each meld. The draws of the outlook are those that it has if
        nobody calls: a call from kamicha takes the place of one. Kans are left out.

        >>> from mentsu import Hand, Outlook
        >>> plans = Hand("2368m2467p357s77z").plan_calls("7z", "toimen", Outlook(draws=8))
        >>> pon = plans.calls[0]
        >>> f"{plans.passing.win:.1%}, or {pon.best('win').win:.1%} with {pon.meld}"
        '1.4%, or 3.2% with (777=z)'
        """
    def prospect(self, outlook: Outlook | None = None, rules: RulesLike | None = None) -> tuple[Figures, ...]:
        """The figures of a hand of 3n+1 tiles, for each number of draws left from 0 on.

        >>> from mentsu import Hand, Outlook
        >>> prospect = Hand("123456m123p4567s").prospect(Outlook(draws=3))
        >>> [f"{figures.win:.3f}" for figures in prospect]
        ['0.000', '0.050', '0.098', '0.146']
        """
    def quick_points(self, situation: Situation | None = None, rules: RulesLike | None = None) -> int:
        """Only the points of the best reading, without honba and sticks; quicker than `score`.

        >>> from mentsu import Hand, Situation
        >>> Hand("1112345678999m+5m").quick_points(rules="mahjong_soul")
        96000
        """
    def readings(self, tile: TileLike, /) -> tuple[Reading, ...]:
        """The readings of the hand as won by a tile: each form, and the block that the tile completed.

        >>> from mentsu import Hand
        >>> [reading.shape for reading in Hand("23444m111p789s").readings("4m")]
        ['tanki', 'ryanmen']
        """
    def reds(self, tile: TileLike, /) -> int:
        """How many concealed tiles of a kind are red; 0 unless the kind is a five.

        >>> from mentsu import Hand
        >>> Hand("405m1z").reds("5m")
        1
        """
    def score(self, situation: Situation | None = None, rules: RulesLike | None = None) -> Score:
        """What the hand is worth: the best reading and all others, and who pays what. The situation is
        a tsumo in East's seat by default. Rules are a `Rules` or a preset's name, by default
        `tenhou`. Raises `NoWin` if the hand isn't won, has no yaku, or contradicts the situation.

        >>> from mentsu import Hand, Situation
        >>> score = Hand("23467m345p34588s").score(Situation(ron="5m", riichi=True))
        >>> score.points, score.han, score.fu, score.yaku
        (5800, 3, 30, {'riichi': 1, 'pinfu': 1, 'tanyao': 1})
        >>> Hand("123m456p789s11z45s").score(Situation(ron="6s", seat="south"))
        Traceback (most recent call last):
        mentsu.NoWin: no yaku
        """
    def score_riichi_discards(
        self, situation: Situation | None = None, rules: RulesLike | None = None, *, passed: Passed | None = None,
        tenpai: FifthCopy | None = None,
    ) -> tuple[RiichiScore, ...]:
        """The discards that may declare riichi, and what the waits of each are worth with riichi.
        `tenpai` is the convention on fifth copies.

        >>> from mentsu import Hand
        >>> for riichi in Hand("23467m345p34588s+1z").score_riichi_discards():
        ...     print(riichi.face, [wait.ron.points for wait in riichi.waits])
        1z [5800, 5800]
        """
    def score_waits(
        self, situation: Situation | None = None, rules: RulesLike | None = None, *, passed: Passed | None = None,
    ) -> tuple[WaitScore, ...]:
        """What each wait is worth by ron, respecting furiten, and by tsumo; one face for each kind.

        >>> from mentsu import Hand, Situation
        >>> hand = Hand("23467m345p34588s")
        >>> for wait in hand.score_waits(Situation(seat="west", riichi=True)):
        ...     print(wait.face, wait.ron.points, wait.tsumo.points)
        5m 3900 5200
        8m 3900 5200
        """
    def shanten(self, *, in_play: TileSetLike | None = None) -> int:
        """How many tiles it is away from tenpai (向聴数): -1 won, 0 tenpai, up to 8. `in_play` are the
        kinds that the game has, in sanma `TileSet.SANMA`.

        >>> from mentsu import Hand, TileSet
        >>> Hand("123m45p13789s113z").shanten()
        1
        >>> hand = Hand("1111m222333444p")
        >>> hand.shanten(), hand.shanten(in_play=TileSet.SANMA)
        (1, 1)
        """
    def shantens(self, *, in_play: TileSetLike | None = None) -> Shantens:
        """The shanten of each form.

        >>> from mentsu import Hand
        >>> Hand("123m45p13789s113z").shantens()
        Shantens(standard=1, chiitoitsu=5, kokushi=7)
        """
    def standard_shanten(self, *, in_play: TileSetLike | None = None) -> int:
        """The shanten of the standard form alone: a jantou and mentsu.

        >>> from mentsu import Hand
        >>> Hand("19m19p19s1234567z").standard_shanten()
        8
        """
    def to_array34(self) -> list[int]:
        """The concealed tiles as a list of 34 numbers, 1m first.

        >>> from mentsu import Hand
        >>> Hand("1123p").to_array34()[9:12]
        [2, 1, 1]
        """
    def to_ids136(self, *, red_fives: bool = True) -> list[int]:
        """The concealed tiles as Tenhou's numbers of physical tiles, the lowest free ones.

        >>> from mentsu import Hand
        >>> Hand("406m11z").to_ids136()
        [12, 16, 20, 108, 109]
        """
    def to_mjai(self) -> list[str]:
        """The concealed tiles as the mjai protocol's names.

        >>> from mentsu import Hand
        >>> Hand("406m11z").to_mjai()
        ['4m', '5mr', '6m', 'E', 'E']
        """
    def to_unicode(self) -> str:
        """The hand in Unicode's mahjong tiles, with `r` after a red five.

        >>> from mentsu import Hand
        >>> Hand("406m11z").to_unicode()
        '🀊🀋r🀌🀀🀀'
        """
    def ukeire(
        self, *, seen: CountsLike | None = None, in_play: TileSetLike | None = None,
        fifth_copy: FifthCopy | None = None,
    ) -> Ukeire:
        """The tiles that lower its shanten (受け入れ), and how many copies of each are neither its own nor
        `seen`.

        >>> from mentsu import Hand
        >>> ukeire = Hand("123m45p13789s113z").ukeire(seen="33p2s")
        >>> ukeire.tiles, ukeire.total, ukeire.left("3p")
        (TileSet('36p2s'), 9, 2)
        """
    def unseen(self, *, seen: CountsLike | None = None, in_play: TileSetLike | None = None) -> Counts:
        """The tiles that can still come: all but its own and those `seen`.

        >>> from mentsu import Hand
        >>> Hand("2344m(444p)").unseen(seen="9999s").total
        125
        """
    def wait_tiles(self, *, fifth_copy: FifthCopy | None = None) -> TileSet:
        """The tiles it waits for, as a set; faster than `waits`.

        >>> from mentsu import Hand
        >>> Hand("1112345678999m").wait_tiles()
        TileSet('123456789m')
        """
    def waits(self, *, fifth_copy: FifthCopy | None = None) -> Waits:
        """The tiles it waits for, with shapes, readings and how many are left; empty for a hand of
        3n+2 tiles. `fifth_copy` drops waits for a tile that the hand already holds four times:
        counting `any` copies, `concealed` ones alone, or none (`ignored`).

        >>> from mentsu import Hand
        >>> for wait in Hand("2344m111p789s").waits():
        ...     print(wait.tile, wait.left, *wait.shapes)
        1m 4 ryanmen
        4m 2 ryanmen tanki
        """
    def win_forms(self) -> tuple[WinForm, ...]:
        """The ways in which it is won: standard ones in the order of the reference, then chiitoitsu,
        kokushi; empty if it isn't won.

        >>> from mentsu import Hand
        >>> for form in Hand("11223344456789m").win_forms():
        ...     print(form)
        11m 234m 234m 456m 789m
        44m 123m 123m 456m 789m
        """
    def with_drawn(self, face: FaceLike, /) -> Hand:
        """The hand with one of its tiles as the drawn one.

        >>> from mentsu import Hand
        >>> Hand("11234p").with_drawn("1p")
        Hand('1234p+1p')
        """
    def yaku_ways(
        self, situation: Situation | None = None, rules: RulesLike | None = None, *, seen: CountsLike | None = None,
        in_play: TileSetLike | None = None,
    ) -> tuple[YakuWay, ...]:
        """For each yaku in reach that the tiles decide, the nearest first: how far the hand is from a
        win with it, which tiles help, and what the nearest such win lacks. Of the situation, only
        the winds matter.

        >>> from mentsu import Hand
        >>> ways = {way.yaku: way for way in Hand("123m45p13789s113z").yaku_ways(seen="2s")}
        >>> chanta = ways["chanta"]
        >>> chanta.shanten, chanta.ukeire.tiles, chanta.ukeire.total
        (2, TileSet('2s13z'), 8)
        >>> chanta.missing, chanta.won
        (Counts('2s33z'), Counts('123m123789s11333z'))
        """

@final
class HandEstimator:
    """Estimates hands. It is made once, from the classes of yaku that it may assume unchanged."""
    def __new__(cls, /, config: Any, classes: dict[str, type[Any]], count_once: Callable[[Any], None]) -> Self:
        """`config` is as it is without arguments, `classes` has the class of each yaku by attribute;
        `count_once` makes the yakuman of a configuration count once.
        """
    def estimate(
        self, tiles: Collection[int], win_tile: int, melds: Collection[Any] | None,
        dora_indicators: Collection[int] | None, config: Any | None, ura_dora_indicators: Collection[int] | None,
        aotenjou: bool,
    ) -> tuple[Any, int, int, list[Any], bytes, bool] | str | None:
        """The value of a hand: a tuple of cost, han, fu, yaku, the indices of its fu details and
        whether it is open; an error as text; or `None` if only the reference knows. The payments
        are the usual ones, or those of `aotenjou`.
        """

@final
class Improvement:
    """A draw that widens the ukeire (手変わり), and the best discard after it."""
    __match_args__: Final = ("draw", "best")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, draw: Tile, best: Discard) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def best(self) -> Discard:
        """The best discard after it."""
    @property
    def draw(self) -> Tile:
        """The tile drawn."""

@final
class LazyColumn:
    """A column of answers that are found chunk by chunk as they are read, and can be read once.

    An error in a row, or of the source, is what the reader raises then.

    >>> import pyarrow
    >>> from mentsu import batch
    >>> source = pyarrow.chunked_array([["123m406p789s1122z"], ["19m19p19s1234567z"]])
    >>> lazy = batch.shanten(source, lazy=True)
    >>> lazy
    <mentsu.batch.LazyColumn of int8>
    >>> pyarrow.chunked_array(lazy).to_pylist()
    [0, 0]
    """
    @property
    def __array__(self) -> Any:
        """All rows as a NumPy array, numbers with missing ones as floats with NaN. Structs
        have none: so pandas makes a frame of their rows.
        """
    def __arrow_c_schema__(self) -> CapsuleType:
        """The capsule of the type."""
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> Any:
        """The capsule of a stream of the chunks, which can be taken once. `requested_schema` is
        ignored.
        """
    def __iter__(self) -> Iterator[Any]: ...
    def __repr__(self) -> str: ...
    def _array(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]: ...
    def table(self) -> LazyColumn:
        """The structs of the column as rows of a table, for `pyarrow.table`, `polars.DataFrame`,
        DuckDB. It takes the stream.
        """
    def to_pylist(self) -> list[Any]:
        """All rows as a list of Python's own values."""
    @property
    def type(self) -> str:
        """The type as Arrow writes it: `int8`, `struct<shanten: int8, …>`."""

class _McrRulesChanges(TypedDict, total=False):
    minimum: int
    base: int
    cap: int | None
    mixed_kongs: int
    concealed_kongs: int
    always_fully_concealed: bool
    all_types_of_pairs: bool
    waits_of_straights: Literal["all", "single_wait", "outside"]
    waits_by_shape: bool
    flowers: bool

class _McrRulesAttributes:
    @property
    def minimum(self) -> int:
        """a number from 0 to 65535"""
    @property
    def base(self) -> int:
        """a number from 0 to 65535"""
    @property
    def cap(self) -> int | None:
        """a number from 0 to 65535 or none"""
    @property
    def mixed_kongs(self) -> int:
        """5 or 6"""
    @property
    def concealed_kongs(self) -> int:
        """6 or 8"""
    @property
    def always_fully_concealed(self) -> bool:
        """true or false"""
    @property
    def all_types_of_pairs(self) -> bool:
        """true or false"""
    @property
    def waits_of_straights(self) -> Literal["all", "single_wait", "outside"]:
        """all, single_wait or outside"""
    @property
    def waits_by_shape(self) -> bool:
        """true or false"""
    @property
    def flowers(self) -> bool:
        """true or false"""

@final
class McrRules(_McrRulesAttributes):
    """The rules by which a hand is counted: a house's preset, with changes where yours differs.

    `Rules.presets()` lists the presets, `Rules.fields()` the rules and their values. Each rule is
    an attribute.

    >>> from mentsu.mcr import Rules
    >>> rules = Rules("green_book", cap=88)
    >>> rules
    Rules('green_book', cap=88)
    >>> rules.cap, rules.mixed_kongs, rules.waits_of_straights, Rules().cap
    (88, 6, 'single_wait', None)
    >>> Rules("mil", mixed_kongs=7)
    Traceback (most recent call last):
    mentsu.RulesError: mixed_kongs is 5 or 6
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, Any]]: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, preset: str | None = None, /, **changes: Unpack[_McrRulesChanges]) -> Self: ...
    def __repr__(self) -> str:
        """The nearest preset, and what differs from it."""
    def _get(self, name: str) -> bool | int | str | None:
        """The rule of a name."""
    @staticmethod
    def fields() -> dict[str, str]:
        """The rules by name, and the values that each may have.

        >>> from mentsu.mcr import Rules
        >>> Rules.fields()["concealed_kongs"], Rules.fields()["flowers"]
        ('6 or 8', 'true or false')
        """
    @staticmethod
    def presets() -> list[str]:
        """The names of the presets.

        >>> from mentsu.mcr import Rules
        >>> Rules.presets()
        ['mil', 'green_book', 'ema', 'japan']
        """
    def replace(self, **changes: Unpack[_McrRulesChanges]) -> McrRules:
        """The same rules with these changes.

        >>> from mentsu.mcr import Rules
        >>> Rules("japan").replace(cap=None)
        Rules('green_book', all_types_of_pairs=False)
        """
    def to_dict(self) -> dict[str, Any]:
        """Every rule by its name.

        >>> from mentsu.mcr import Rules
        >>> Rules().to_dict()["minimum"]
        8
        """

@final
class McrSituation:
    """The circumstances of a win (和牌情况) that its tiles don't show.

    - `discard`: the winning tile of another player; without it the hand won with its drawn
      tile.
    - `seat`, `prevalent`: the winner's wind (门风) and the round's (圈风), as `"east"`, `"E"` or
      0.
    - `flowers`: the number of flower tiles (花牌), at most eight.
    - `last_copy`: the three other copies of the winning tile lie open (和绝张).
    - `kong`: the tile came for an own kong (杠上开花), or was added to another player's pung
      (抢杠和).
    - `last_tile`: no tile is left in the wall (妙手回春, 海底捞月).
    - `seen`: how many other copies of the winning tile lie open outside the own melds, if that
      is known.

    Contradictions raise an error when a hand is scored.

    >>> from mentsu.mcr import Situation
    >>> won = Situation("6s", seat="south", flowers=2)
    >>> won.discard, won.is_self_drawn, won
    (Face('6s'), False, Situation(discard=Face('6s'), seat='south', flowers=2))
    >>> Situation("5m", kong=True).replace(discard=None)
    Situation(kong=True)
    """
    __match_args__: Final = ("discard", "seat", "prevalent", "flowers", "last_copy", "kong", "last_tile", "seen")
    def __eq__(self, other: object, /) -> bool: ...
    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, Any]]: ...
    def __hash__(self) -> int: ...
    def __new__(
        cls, discard: FaceLike | None = None, *, seat: WindLike = "east", prevalent: WindLike = "east",
        flowers: int = 0, last_copy: bool = False, kong: bool = False, last_tile: bool = False, seen: int | None = None,
    ) -> Self: ...
    def __repr__(self) -> str:
        """The call that makes the value."""
    def _get(self, name: str) -> Any:
        """The field of a name."""
    @staticmethod
    def fields() -> dict[str, str]:
        """The fields by name, and the values that each may have."""
    @property
    def is_self_drawn(self) -> bool:
        """Whether the winning tile was drawn (自摸)."""
    def replace(
        self, *, discard: FaceLike | None = ..., seat: WindLike = ..., prevalent: WindLike = ..., flowers: int = ...,
        last_copy: bool = ..., kong: bool = ..., last_tile: bool = ..., seen: int | None = ...,
    ) -> McrSituation:
        """The same with these fields changed."""
    @property
    def discard(self) -> Face | None:
        """a tile or none"""
    @property
    def seat(self) -> Wind:
        """east, south, west or north"""
    @property
    def prevalent(self) -> Wind:
        """east, south, west or north"""
    @property
    def flowers(self) -> int:
        """a number from 0 to 8"""
    @property
    def last_copy(self) -> bool:
        """true or false"""
    @property
    def kong(self) -> bool:
        """true or false"""
    @property
    def last_tile(self) -> bool:
        """true or false"""
    @property
    def seen(self) -> int | None:
        """a number from 0 to 3 or none"""

@final
class Measure:
    """The difficulty of the waits of concealed tiles.

    `decompositions` is the largest number of ways in which one wait wins,
    `missed_by_fixed_orders` are the waits that neither fixed order finds, and `level` is the
    difficulty, `None` without a wait.
    """
    __match_args__: Final = ("waits", "decompositions", "missed_by_fixed_orders", "level")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(
        cls, /, waits: TileSet, decompositions: SupportsIndex, missed_by_fixed_orders: TileSet, level: Level | None,
    ) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def decompositions(self) -> int:
        """The largest number of ways in which one wait wins."""
    @property
    def level(self) -> Level | None:
        """The difficulty; `None` without a wait."""
    @property
    def missed_by_fixed_orders(self) -> TileSet:
        """The waits that neither fixed order finds."""
    @property
    def waits(self) -> TileSet:
        """The tiles waited for."""

@final
class Meld:
    """A set that a player declared (副露): chi, pon, daiminkan, kakan or ankan.

    Its text has brackets, and after the called tile a marker of the player it came from: `-`
    kamicha, `=` toimen, `+` shimocha. `(06-7s)` is a chi, `(777=z)` a pon, `(1111m)` a daiminkan,
    `[1111m]` an ankan, `(777=7z)` a kakan.

    >>> from mentsu import Meld
    >>> pon = Meld("(777=z)")
    >>> pon.kind, pon.source, pon.called, pon.is_open
    ('pon', 'toimen', Face('7z'), True)
    >>> Meld("(135m)")
    Traceback (most recent call last):
    mentsu.ParseError: ...
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __ge__(self, value: Meld, /) -> bool: ...
    def __getnewargs__(self) -> tuple[str]: ...
    def __gt__(self, value: Meld, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __le__(self, value: Meld, /) -> bool: ...
    def __lt__(self, value: Meld, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, text: MeldLike, /) -> Self: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    def _repr_html_(self) -> str:
        """The meld as SVG pictures, the called tile turned."""
    @property
    def added(self) -> Face | None:
        """The tile that a kakan added to its pon."""
    @staticmethod
    def ankan(own: FacesLike) -> Meld:
        """An ankan (暗槓) of four own tiles.

        >>> from mentsu import Meld
        >>> Meld.ankan("0555p")
        Meld('[0555p]')
        """
    @property
    def called(self) -> Face | None:
        """The called tile; `None` for an ankan, and if it isn't known."""
    @staticmethod
    def chi(own: FacesLike, called: FaceLike) -> Meld:
        """A chi (吃) of two own tiles and the one called from kamicha.

        >>> from mentsu import Meld
        >>> Meld.chi("07s", "6s")
        Meld('(06-7s)')
        """
    @staticmethod
    def daiminkan(own: FacesLike, called: FaceLike, source: Source) -> Meld:
        """A daiminkan (大明槓) of three own tiles and the one called.

        >>> from mentsu import Meld
        >>> Meld.daiminkan("111m", "1m", "shimocha")
        Meld('(1111+m)')
        """
    @property
    def faces(self) -> tuple[Face, ...]:
        """Its faces in the order of its text.

        >>> from mentsu import Meld
        >>> Meld("(06-7s)").faces
        (Face('0s'), Face('6s'), Face('7s'))
        """
    @staticmethod
    def from_faces(kind: MeldKind, faces: FacesLike) -> Meld:
        """A meld of a kind from its tiles, without saying which was called.

        >>> from mentsu import Meld
        >>> Meld.from_faces("pon", "777z")
        Meld('(777z)')
        """
    @staticmethod
    def from_mjlog(bits: SupportsIndex, /, *, red_fives: bool = True) -> Meld:
        """The meld of one of Tenhou's 16-bit numbers; a kita is an error.

        >>> from mentsu import Meld
        >>> Meld.from_mjlog(46697)
        Meld('(444+z)')
        """
    @property
    def is_kan(self) -> bool:
        """Whether it is a kan."""
    @property
    def is_open(self) -> bool:
        """Whether it opens the hand, as all kinds but ankan do."""
    @staticmethod
    def kakan(pon: MeldLike, added: FaceLike) -> Meld:
        """A kakan (加槓): a pon and the tile added to it.

        >>> from mentsu import Meld
        >>> Meld.kakan("(777=z)", "7z")
        Meld('(777=7z)')
        """
    @property
    def kind(self) -> MeldKind:
        """`chi`, `pon`, `daiminkan`, `kakan` or `ankan`."""
    @property
    def parts(self) -> tuple[tuple[Face, str], ...]:
        """Its faces in the order of its text, each with its part: `own`, `added`, or the player it was
        called from.

        >>> from mentsu import Meld
        >>> Meld("(06-7s)").parts
        ((Face('0s'), 'own'), (Face('6s'), 'kamicha'), (Face('7s'), 'own'))
        """
    @staticmethod
    def pon(own: FacesLike, called: FaceLike, source: Source) -> Meld:
        """A pon (碰) of two own tiles and the one called.

        >>> from mentsu import Meld
        >>> Meld.pon("77z", "7z", "toimen")
        Meld('(777=z)')
        """
    @property
    def reds(self) -> int:
        """How many of its tiles are red fives."""
    @property
    def source(self) -> Source | None:
        """The player it was called from: `shimocha`, `toimen`, `kamicha`, or `None`."""
    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The kinds of its tiles: three, or four for a kan.

        >>> from mentsu import Meld
        >>> Meld("(06-7s)").tiles
        (Tile('5s'), Tile('6s'), Tile('7s'))
        """
    def to_mjlog(self, *, red_fives: bool = True) -> int:
        """Tenhou's 16-bit number of the meld.

        >>> from mentsu import Meld
        >>> Meld.from_mjlog(Meld("(666-z)").to_mjlog())
        Meld('(666-z)')
        """

@final
class Outlook:
    """The rest of a round as far as it is known, and the limits of a plan.

    - `draws`: the number of tiles that the player still draws, 1 to 18.
    - `depth`: the number of exchanges to allow beyond the shortest way.
    - `seen`: the tiles seen in addition to the hand, its melds and the `dora` indicators.
    - `riichi`: when to declare it: `best`, `always` or `never`.
    - `sticks`: the riichi sticks on the table, 1,000 points each to the winner.
    - `others`: the number of tiles that the others discard between two draws, on which the hand
      may ron; 0 for a player alone.
    - `room`: the largest number of states to visit.

    >>> from mentsu import Outlook
    >>> Outlook(draws=12, seat="west", dora="4p", seen="1z9s")
    Outlook(draws=12, seat='west', dora=(Face('4p'),), seen=(Face('9s'), Face('1z')))
    """
    __match_args__: Final = ("draws", "depth", "seat", "round", "dora", "seen", "riichi", "ura", "honba", "sticks", "kita", "others", "first_turn", "room")
    def __eq__(self, other: object, /) -> bool: ...
    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, Any]]: ...
    def __hash__(self) -> int: ...
    def __new__(
        cls, draws: int = 17, *, depth: int = 1, seat: WindLike = "east", round: WindLike = "east",
        dora: FacesLike = (), seen: FacesLike = (), riichi: Literal["best", "always", "never"] = "best",
        ura: bool = True, honba: int = 0, sticks: int = 0, kita: int = 0, others: int = 0, first_turn: bool = False,
        room: int = 1048576,
    ) -> Self: ...
    def __repr__(self) -> str:
        """The call that makes the value."""
    def _get(self, name: str) -> Any:
        """The field of a name."""
    @staticmethod
    def fields() -> dict[str, str]:
        """The fields by name, and the values that each may have."""
    def replace(
        self, *, draws: int = ..., depth: int = ..., seat: WindLike = ..., round: WindLike = ..., dora: FacesLike = ...,
        seen: FacesLike = ..., riichi: Literal["best", "always", "never"] = ..., ura: bool = ..., honba: int = ...,
        sticks: int = ..., kita: int = ..., others: int = ..., first_turn: bool = ..., room: int = ...,
    ) -> Outlook:
        """The same with these fields changed."""
    @property
    def draws(self) -> int:
        """a number from 1 to 18"""
    @property
    def depth(self) -> int:
        """a number from 0 to 3"""
    @property
    def seat(self) -> Wind:
        """east, south, west or north"""
    @property
    def round(self) -> Wind:
        """east, south, west or north"""
    @property
    def dora(self) -> tuple[Face, ...]:
        """at most 5 tiles"""
    @property
    def seen(self) -> tuple[Face, ...]:
        """at most 136 tiles"""
    @property
    def riichi(self) -> Literal["best", "always", "never"]:
        """best, always or never"""
    @property
    def ura(self) -> bool:
        """true or false"""
    @property
    def honba(self) -> int:
        """a number from 0 to 65535"""
    @property
    def sticks(self) -> int:
        """a number from 0 to 65535"""
    @property
    def kita(self) -> int:
        """a number from 0 to 4"""
    @property
    def others(self) -> int:
        """a number from 0 to 255"""
    @property
    def first_turn(self) -> bool:
        """true or false"""
    @property
    def room(self) -> int:
        """a number from 0 to 4294967295"""

@final
class PartialHand:
    """A hand with up to four unknown concealed tiles, written `?`.

    >>> from mentsu import PartialHand
    >>> hand = PartialHand("345m?55667s77p111z")
    >>> hand.can_win(), [str(completion.tiles) for completion in hand.completions()]
    (True, ['4s', '7s'])
    >>> PartialHand("345m?55667s77p111z", kinds="4s").number_of_completions()
    1
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, TileSet]]: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, text: PartialHandLike, /, *, kinds: TileSetLike | None = None) -> Self: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    def can_win(self) -> bool:
        """Whether it wins with some unknown tiles."""
    def completions(self) -> list[Completion]:
        """Every set of unknown tiles with which it wins, in order, and the winning forms.

        >>> from mentsu import PartialHand
        >>> [str(form) for form in PartialHand("1112345678999m?").completions()[0].win_forms]
        ['99m 123m 111m 456m 789m']
        """
    @property
    def faces(self) -> tuple[Face, ...]:
        """The known tiles one by one, sorted."""
    def fill(self, tiles: CountsLike, /) -> Hand:
        """The hand with these tiles in place of the unknown ones.

        >>> from mentsu import PartialHand
        >>> PartialHand("345m?55667s77p111z").fill("4s")
        Hand('345m77p455667s111z')
        """
    @property
    def kinds(self) -> TileSet:
        """The kinds that an unknown tile may be, by default all 34."""
    @property
    def known(self) -> Counts:
        """The known concealed tiles."""
    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds."""
    def number_of_completions(self) -> int:
        """With how many different sets of unknown tiles it wins.

        >>> from mentsu import PartialHand
        >>> PartialHand("3344556677m????").number_of_completions()
        896
        """
    def tenpai_completions(self) -> list[Counts]:
        """Every set of tiles with which a hand of 3n+1 tiles is tenpai, in order; none of 3n+2 tiles.

        >>> from mentsu import PartialHand
        >>> [str(tiles) for tiles in PartialHand("345m45566s77p11z?").tenpai_completions()]
        ['7p', '4s', '7s', '1z']
        """
    @property
    def unknown(self) -> int:
        """How many tiles are unknown."""
    def wait_tiles(self) -> TileSet:
        """The tiles that win with some unknown tiles.

        >>> from mentsu import PartialHand
        >>> PartialHand("123m456p789s11z2?s").wait_tiles()
        TileSet('1234s1z')
        """

@final
class Passed:
    """The tiles that can make a hand furiten: all own discards, and the tiles let pass this turn
    and since riichi.

    >>> from mentsu.legality import Passed
    >>> Passed(discards="19m47z").discards
    TileSet('19m47z')
    """
    __match_args__: Final = ("discards", "this_turn", "since_riichi")
    def __eq__(self, other: object, /) -> bool: ...
    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, Any]]: ...
    def __hash__(self) -> int: ...
    def __new__(
        cls, discards: TileSetLike = "", this_turn: TileSetLike = "", since_riichi: TileSetLike = "",
    ) -> Self: ...
    def __repr__(self) -> str:
        """The call that makes the value."""
    def _get(self, name: str) -> Any:
        """The field of a name."""
    @staticmethod
    def fields() -> dict[str, str]:
        """The fields by name, and the values that each may have."""
    def replace(
        self, *, discards: TileSetLike = ..., this_turn: TileSetLike = ..., since_riichi: TileSetLike = ...,
    ) -> Passed:
        """The same with these fields changed."""
    @property
    def discards(self) -> TileSet:
        """kinds of tile"""
    @property
    def this_turn(self) -> TileSet:
        """kinds of tile"""
    @property
    def since_riichi(self) -> TileSet:
        """kinds of tile"""

@final
class Payment:
    """The payment of one player: a share of the points, and honba.

    `payer` is the wind of a seat, or `discarder` if the situation has no `discarder`.
    """
    __match_args__: Final = ("payer", "points", "honba")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, payer: Payer, points: SupportsIndex, honba: SupportsIndex) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def honba(self) -> int:
        """The points of honba."""
    @property
    def payer(self) -> Payer:
        """Who pays."""
    @property
    def points(self) -> int:
        """The share of the points."""
    @property
    def total(self) -> int:
        """The sum of points and honba."""

@final
class Payments:
    """The payments for a win, and the riichi sticks that the winner takes.

    >>> from mentsu import Hand, Situation
    >>> score = Hand("23467m345p34588s").score(Situation(ron="5m", honba=1, sticks=2))
    >>> paid = score.payments
    >>> paid.points, paid.honba, paid.sticks, paid.received
    (2900, 300, 2000, 5200)
    """
    __match_args__: Final = ("payments", "sticks")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __iter__(self) -> Iterator[Payment]: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, payments: tuple[Payment, ...], sticks: SupportsIndex) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def honba(self) -> int:
        """The points of all honba."""
    @property
    def payments(self) -> tuple[Payment, ...]:
        """The payment of each payer."""
    @property
    def points(self) -> int:
        """The points of the hand."""
    @property
    def received(self) -> int:
        """The total that the winner receives."""
    @property
    def sticks(self) -> int:
        """The points of the riichi sticks."""

@final
class PlayedGame:
    """A game in progress (対局): the round being played, and what follows from its end. Its walls follow
    from the seed, each shuffled after the other by one `SplitMix64`.

    >>> from mentsu.table import Game
    >>> game = Game("tenhou", seed=11)
    >>> while game.result is None:
    ...     if game.round.is_over:
    ...         game.next_round()
    ...     else:
    ...         seat = game.awaited[0]
    ...         events = game.act(seat, game.default_action(seat))
    >>> sum(game.result["points"]), sum(game.result["scores"])
    (100000, 0)
    """
    def __copy__(self) -> PlayedGame: ...
    def __deepcopy__(self, _memo: Any) -> PlayedGame: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, rules: GameRulesLike | None = None, *, seed: SupportsIndex = ...) -> Self:
        """Deals the first round."""
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...
    def __repr__(self) -> str: ...
    def act(self, seat: WindLike, action: Action) -> tuple[Event, ...]:
        """A player acts in the current round. Returns the events that follow."""
    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose action is awaited."""
    def copy(self) -> PlayedGame:
        """The same game, which goes its own way."""
    def default_action(self, seat: WindLike) -> Action:
        """A harmless legal action: a pass, or the discard of the tile drawn."""
    @property
    def may_stop(self) -> int | None:
        """The dealer who may stop the game now, or `None`."""
    def next_round(self) -> None:
        """Deals the next round. A dealer who may stop goes on by it. An error during a round, and
        after the last one.
        """
    def options(self, seat: WindLike) -> tuple[Action, ...]:
        """What a player may do now."""
    @property
    def result(self) -> GameResult | None:
        """`points`, `places`, `scores` (with uma and oka) and `prizes` by seat; `None` until the game
        is over.
        """
    @property
    def round(self) -> PlayedRound:
        """A copy of the current round."""
    @property
    def rules(self) -> GameRules:
        """The rules."""
    def stop(self, seat: WindLike) -> None:
        """The last dealer ends the game."""
    def view(self, seat: WindLike) -> View:
        """All that a player may know."""
    __hash__: ClassVar[None]  # type: ignore[assignment]

@final
class PlayedRound:
    """A round in progress (局). Only `act` moves it; draws, indicators, payments and the end follow
    automatically.

    >>> from mentsu.table import Round
    >>> round = Round("tenhou", seed=7)
    >>> while round.awaited:
    ...     seat = round.awaited[0]
    ...     events = round.act(seat, round.view(seat).bot("efficiency"))
    >>> events[-1].kind, round.is_over
    ('win', True)
    """
    def __copy__(self) -> PlayedRound: ...
    def __deepcopy__(self, _memo: Any) -> PlayedRound: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(
        cls, /, rules: GameRulesLike | None = None, *, seed: SupportsIndex = ..., wall: Wall | None = None,
        wind: WindLike | None = None, dealer: WindLike | None = None, honba: SupportsIndex = ...,
        sticks: SupportsIndex = ..., points: Iterable[SupportsIndex] | None = None,
    ) -> Self:
        """Deals, and draws the dealer's first tile. `seed` shuffles the wall if none is given; the
        rest says how the round begins, a game's first if nothing does.
        """
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...
    def __repr__(self) -> str: ...
    def _repr_html_(self) -> str: ...
    def act(self, seat: WindLike, action: Action) -> tuple[Event, ...]:
        """A player acts. Returns the events that follow; `IllegalAction` says why the player may not
        do this, and leaves the round as it is.
        """
    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose action is awaited: whose turn it is, or all who can still reply."""
    @staticmethod
    def before(decision: Decision) -> PlayedRound:
        """The round just before a recorded decision, to be played on from there. An error where the
        record hides tiles.
        """
    def copy(self) -> PlayedRound:
        """The same round, which goes its own way."""
    def default_action(self, seat: WindLike) -> Action:
        """A harmless legal action: a pass, or the discard of the tile drawn."""
    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action, or the deal, led to."""
    def hand(self, seat: WindLike) -> Hand:
        """A player's hand. Nobody else sees it."""
    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
    def options(self, seat: WindLike) -> tuple[Action, ...]:
        """What a player may do now: nothing unless the player is awaited."""
    @property
    def points(self) -> tuple[int, ...]:
        """Everyone's points now, by seat."""
    @property
    def rules(self) -> GameRules:
        """The rules."""
    @property
    def table(self) -> Table:
        """What everybody sees."""
    def view(self, seat: WindLike) -> View:
        """All that a player may know."""
    @property
    def wall(self) -> Wall:
        """The wall. Nobody sees it."""
    __hash__: ClassVar[None]  # type: ignore[assignment]

@final
class Reading:
    """One way to read a won hand: a form, and the block that the winning tile completed.

    `block` is `None` for chiitoitsu and kokushi, which the winning tile completes as a whole.

    >>> from mentsu import Hand
    >>> reading = Hand("23444m111p789s").readings("4m")[1]
    >>> print(reading, "|", reading.block, reading.shape)
    44m 234m 111p 789s | 234m ryanmen
    """
    __match_args__: Final = ("tile", "form", "block", "shape")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, tile: Tile, form: WinForm, block: Block | None, shape: WaitShape) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    @property
    def block(self) -> Block | None:
        """The block that the tile completed."""
    @property
    def form(self) -> WinForm:
        """The form of the won hand."""
    @property
    def shape(self) -> WaitShape:
        """The shape of the wait."""
    @property
    def tile(self) -> Tile:
        """The winning tile."""

@final
class RiichiScore:
    """A discard that may declare riichi, the hand after it, and the scores of its waits."""
    __match_args__: Final = ("face", "hand", "waits")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, face: Face, hand: Hand, waits: tuple[WaitScore, ...]) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def face(self) -> Face:
        """The tile discarded."""
    @property
    def hand(self) -> Hand:
        """The hand after it."""
    @property
    def waits(self) -> tuple[WaitScore, ...]:
        """The score of each wait."""

@final
class Round:
    """A round of a recorded game (局)."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    def _repr_html_(self) -> str:
        """The hands as dealt, and what the round brought everyone."""
    @property
    def complete(self) -> bool:
        """Whether the record reaches the end of the round."""
    @property
    def dealer(self) -> int:
        """The seat that deals."""
    @property
    def dealt_in(self) -> tuple[int, ...]:
        """The seats that dealt in."""
    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions made in it."""
    @property
    def deltas(self) -> tuple[int, ...] | None:
        """What everybody received or, if negative, paid at the end; `None` if the record doesn't say
        it.
        """
    @property
    def events(self) -> tuple[Event, ...]:
        """What happened after the deal, in order."""
    @property
    def hands(self) -> tuple[Hand | None, ...]:
        """Everyone's tiles as dealt, `None` if the record hides them."""
    @property
    def honba(self) -> int:
        """Honba on the table as it begins."""
    @property
    def indicator(self) -> Face:
        """The first dora indicator."""
    @property
    def midway(self) -> bool:
        """Whether the record begins in the middle of the round."""
    @property
    def number(self) -> int:
        """Its number in the game, from 0."""
    @property
    def points(self) -> tuple[int, ...]:
        """Everyone's points as it begins."""
    @property
    def result(self) -> str | None:
        """How it ended: `tsumo`, `ron`, `exhaustive` or another draw's name; `None` if the record ends
        before.
        """
    @property
    def sticks(self) -> int:
        """Riichi sticks on the table as it begins."""
    @property
    def wind(self) -> Wind:
        """The round's wind."""
    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""

class _RulesChanges(TypedDict, total=False):
    sanma: bool
    sanma_tsumo: Literal["loss", "bisection", "even"]
    north_yakuhai: bool
    open_tanyao: bool
    reds: Iterable[int]
    kiriage: bool
    counted_yakuman: Literal["yakuman", "sanbaiman"]
    old_yaku: Iterable[str]
    double_yakuman: Iterable[str]
    yakuman_stacking: bool
    double_wind_fu: int
    renhou: Literal["off", "mangan", "yakuman", "five_han"]
    pao: Iterable[str]
    pao_share: Literal["whole_hand", "that_yakuman"]
    pao_honba: Literal["liable", "discarder"]
    pinfu_tsumo: bool
    rinshan_fu: bool
    ippatsu: bool
    ura: bool
    kan_dora: bool
    minimum_han: int
    honba: int
    kokushi_robs_ankan: bool
    nagashi_mangan: Literal["off", "draw", "win"]
    multiple_ron: Literal["triple_aborts", "all", "head_bump"]
    honba_for_each_ron: bool
    abortive_draws: bool
    kuikae: Literal["allowed", "same_tile", "suji"]
    riichi_ankan: Literal["never", "strict", "loose"]

class _RulesAttributes:
    @property
    def sanma(self) -> bool:
        """true or false"""
    @property
    def sanma_tsumo(self) -> Literal["loss", "bisection", "even"]:
        """loss, bisection or even"""
    @property
    def north_yakuhai(self) -> bool:
        """true or false"""
    @property
    def open_tanyao(self) -> bool:
        """true or false"""
    @property
    def reds(self) -> tuple[int, ...]:
        """3 numbers from 0 to 4"""
    @property
    def kiriage(self) -> bool:
        """true or false"""
    @property
    def counted_yakuman(self) -> Literal["yakuman", "sanbaiman"]:
        """yakuman or sanbaiman"""
    @property
    def old_yaku(self) -> tuple[str, ...]:
        """some of tsubame_gaeshi kanburi shiiaru_raotai uumensai sanrenkou isshoku_sanjun iipin_mouyue chuupin_raoyui open_riichi double_open_riichi ishi_no_ue_nimo_sannen daisharin daichikurin daisuurin daishichisei paarenchan"""
    @property
    def double_yakuman(self) -> tuple[str, ...]:
        """some of tenhou chiihou daisangen suuankou suuankou_tanki tsuuiisou ryuuiisou chinroutou chuuren junsei_chuuren kokushi kokushi_13 daisuushi shousuushi suukantsu ishi_no_ue_nimo_sannen daisharin daichikurin daisuurin daishichisei paarenchan"""
    @property
    def yakuman_stacking(self) -> bool:
        """true or false"""
    @property
    def double_wind_fu(self) -> int:
        """2 or 4"""
    @property
    def renhou(self) -> Literal["off", "mangan", "yakuman", "five_han"]:
        """off, mangan, yakuman or five_han"""
    @property
    def pao(self) -> tuple[str, ...]:
        """some of tenhou chiihou daisangen suuankou suuankou_tanki tsuuiisou ryuuiisou chinroutou chuuren junsei_chuuren kokushi kokushi_13 daisuushi shousuushi suukantsu ishi_no_ue_nimo_sannen daisharin daichikurin daisuurin daishichisei paarenchan"""
    @property
    def pao_share(self) -> Literal["whole_hand", "that_yakuman"]:
        """whole_hand or that_yakuman"""
    @property
    def pao_honba(self) -> Literal["liable", "discarder"]:
        """liable or discarder"""
    @property
    def pinfu_tsumo(self) -> bool:
        """true or false"""
    @property
    def rinshan_fu(self) -> bool:
        """true or false"""
    @property
    def ippatsu(self) -> bool:
        """true or false"""
    @property
    def ura(self) -> bool:
        """true or false"""
    @property
    def kan_dora(self) -> bool:
        """true or false"""
    @property
    def minimum_han(self) -> int:
        """a number from 0 to 255"""
    @property
    def honba(self) -> int:
        """a number from 0 to 65535"""
    @property
    def kokushi_robs_ankan(self) -> bool:
        """true or false"""
    @property
    def nagashi_mangan(self) -> Literal["off", "draw", "win"]:
        """off, draw or win"""
    @property
    def multiple_ron(self) -> Literal["triple_aborts", "all", "head_bump"]:
        """triple_aborts, all or head_bump"""
    @property
    def honba_for_each_ron(self) -> bool:
        """true or false"""
    @property
    def abortive_draws(self) -> bool:
        """true or false"""
    @property
    def kuikae(self) -> Literal["allowed", "same_tile", "suji"]:
        """allowed, same_tile or suji"""
    @property
    def riichi_ankan(self) -> Literal["never", "strict", "loose"]:
        """never, strict or loose"""

@final
class Rules(_RulesAttributes):
    """The rules by which a hand is scored: a house's preset, with changes where yours differs.

    `Rules.presets()` lists the presets, `Rules.fields()` the rules and their values. Each rule is
    an attribute.

    >>> from mentsu import Rules
    >>> rules = Rules("m_league", kiriage=False, reds=(1, 2, 1))
    >>> rules
    Rules('m_league', reds=(1, 2, 1), kiriage=False)
    >>> rules.reds, rules.renhou, Rules("ema").multiple_ron
    ((1, 2, 1), 'off', 'all')
    >>> Rules("tenhou", kiriag=True)
    Traceback (most recent call last):
    mentsu.RulesError: unknown rule "kiriag"; did you mean "kiriage"?
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, Any]]: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, preset: str | None = None, /, **changes: Unpack[_RulesChanges]) -> Self: ...
    def __repr__(self) -> str:
        """The nearest preset, and what differs from it."""
    def _get(self, name: str) -> Any:
        """The rule of a name."""
    @staticmethod
    def fields() -> dict[str, str]:
        """The rules by name, and the values that each may have.

        >>> from mentsu import Rules
        >>> Rules.fields()["kiriage"], Rules.fields()["kuikae"]
        ('true or false', 'allowed, same_tile or suji')
        """
    @property
    def players(self) -> int:
        """How many play: 4, or 3 in sanma."""
    @staticmethod
    def presets() -> list[str]:
        """The names of the presets.

        >>> from mentsu import Rules
        >>> Rules.presets()[:4]
        ['tenhou', 'tenhou_sanma', 'mahjong_soul', 'mahjong_soul_old_yaku']
        """
    def replace(self, **changes: Unpack[_RulesChanges]) -> Rules:
        """The same rules with these changes.

        >>> from mentsu import Rules
        >>> Rules("wrc").replace(kuikae="allowed")
        Rules('wrc', kuikae='allowed')
        """
    def to_dict(self) -> dict[str, Any]:
        """Every rule by its name.

        >>> from mentsu import Rules
        >>> Rules().to_dict()["honba"]
        300
        """

@final
class Score:
    """The score of a win: its readings, the best first and the others in the order of
    `Hand.readings`, and the payments.

    A score also has the attributes of its best reading: `score.points`, `score.yaku`.

    >>> from mentsu import Hand, Situation
    >>> score = Hand("23467m345p34588s").score(Situation(ron="5m", riichi=True))
    >>> print(score)
    5800 points: 3 han 30 fu: riichi pinfu tanyao
    >>> [(item.reason, item.fu) for item in score.fu_items]
    [('base', 20), ('closed ron', 10)]
    """
    __match_args__: Final = ("readings", "payments")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, readings: tuple[ScoredReading, ...], payments: Payments) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    def _repr_html_(self) -> str:
        """The yaku, dora and fu as a table, for notebooks."""
    @property
    def best(self) -> ScoredReading:
        """The reading that counts."""
    @property
    def dora(self) -> dict[str, int]:
        """The han of `dora`, `ura_dora`, `aka_dora` and `kita`, each only if the hand has it."""
    @property
    def fu(self) -> int | None:
        """The fu; `None` for a yakuman."""
    @property
    def fu_items(self) -> tuple[FuItem, ...]:
        """The items of the fu, whose sum is `fu`."""
    @property
    def han(self) -> int | None:
        """The han, including dora; `None` for a yakuman."""
    @property
    def limit(self) -> Limit:
        """The limit that caps it: `mangan` and above, or `none`."""
    @property
    def payments(self) -> Payments:
        """Who pays what."""
    @property
    def points(self) -> int:
        """The points, without honba and sticks."""
    @property
    def readings(self) -> tuple[ScoredReading, ...]:
        """The readings, the best first."""
    @property
    def yaku(self) -> dict[str, int]:
        """The yaku (役) by name, and the han or yakuman of each."""
    @property
    def yakuman(self) -> int:
        """The number of yakuman, 0 for none."""

@final
class ScoredReading:
    """The score of one reading of a won hand, item by item.

    `han` and `fu` are `None` for a yakuman, which counts `yakuman` times.
    """
    __match_args__: Final = ("reading", "yaku", "dora", "han", "yaku_han", "fu", "yakuman", "limit", "base_points", "points", "fu_items")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(
        cls, /, reading: Reading, yaku: dict[str, int], dora: dict[str, int], han: SupportsIndex | None,
        yaku_han: SupportsIndex, fu: SupportsIndex | None, yakuman: SupportsIndex, limit: Limit,
        base_points: SupportsIndex, points: SupportsIndex, fu_items: tuple[FuItem, ...],
    ) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    @property
    def base_points(self) -> int:
        """The base points."""
    @property
    def dora(self) -> dict[str, int]:
        """The han of each kind of dora that the hand has."""
    @property
    def fu(self) -> int | None:
        """The fu; `None` for a yakuman."""
    @property
    def fu_items(self) -> tuple[FuItem, ...]:
        """The items of the fu, whose sum is `fu`."""
    @property
    def han(self) -> int | None:
        """The han, including dora; `None` for a yakuman."""
    @property
    def limit(self) -> Limit:
        """The limit that caps it."""
    @property
    def points(self) -> int:
        """The points, without honba and sticks."""
    @property
    def reading(self) -> Reading:
        """The reading."""
    @property
    def yaku(self) -> dict[str, int]:
        """The yaku (役) by name, and the han or yakuman of each."""
    @property
    def yaku_han(self) -> int:
        """The han of the yaku alone."""
    @property
    def yakuman(self) -> int:
        """The number of yakuman, 0 for none."""

@final
class Shantens:
    """The shanten (向聴数) of each form; chiitoitsu and kokushi need 13 or 14 concealed tiles."""
    __match_args__: Final = ("standard", "chiitoitsu", "kokushi")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, standard: SupportsIndex, chiitoitsu: SupportsIndex, kokushi: SupportsIndex) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def chiitoitsu(self) -> int:
        """Of seven pairs."""
    @property
    def kokushi(self) -> int:
        """Of thirteen orphans."""
    @property
    def least(self) -> int:
        """The shanten of the nearest form.

        >>> from mentsu import Hand
        >>> Hand("123m45p13789s113z").shantens().least
        1
        """
    @property
    def standard(self) -> int:
        """Of mentsu and a jantou."""

@final
class Situation:
    """The circumstances of a win that its tiles don't show.

    `ron` is the tile claimed from another player; without it the hand won by tsumo with its
    drawn tile. By default nothing happened and both winds are East. A wind is a name, a letter
    or a number: `"east"`, `"E"` or 0. Use `double_riichi` instead of `riichi`, not with it.
    `pao` has pairs of a yakuman and the seat that is liable for it. Contradictions raise an
    error when a hand is scored. `tsubame_gaeshi`, `kanburi`, `open_riichi` and `paarenchan` are
    events of old yaku, which count under rules that play them
    (`Rules("mahjong_soul_old_yaku")`).

    >>> from mentsu import Situation
    >>> ron = Situation(ron="0p", seat="south", riichi=True, ippatsu=True, dora="3m", ura="5z")
    >>> ron.ron, ron.is_tsumo, ron.is_dealer
    (Face('0p'), False, False)
    >>> Situation(seat="south", honba=2)
    Situation(seat='south', honba=2)
    >>> Situation(ron="5m", riichi=True).replace(ron=None)
    Situation(riichi=True)
    >>> Situation(seat="left")
    Traceback (most recent call last):
    mentsu.MentsuError: unknown wind "left": east, south, west or north
    """
    __match_args__: Final = ("ron", "seat", "round", "riichi", "double_riichi", "ippatsu", "chankan", "robbed_ankan", "rinshan", "haitei", "houtei", "tenhou", "chiihou", "renhou", "tsubame_gaeshi", "kanburi", "open_riichi", "paarenchan", "dora", "ura", "kita", "honba", "sticks", "discarder", "pao")
    def __eq__(self, other: object, /) -> bool: ...
    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, Any]]: ...
    def __hash__(self) -> int: ...
    def __new__(
        cls, ron: FaceLike | None = None, *, seat: WindLike = "east", round: WindLike = "east", riichi: bool = False,
        double_riichi: bool = False, ippatsu: bool = False, chankan: bool = False, robbed_ankan: bool = False,
        rinshan: bool = False, haitei: bool = False, houtei: bool = False, tenhou: bool = False, chiihou: bool = False,
        renhou: bool = False, tsubame_gaeshi: bool = False, kanburi: bool = False, open_riichi: bool = False,
        paarenchan: bool = False, dora: FacesLike = (), ura: FacesLike = (), kita: int = 0, honba: int = 0,
        sticks: int = 0, discarder: WindLike | None = None, pao: Iterable[tuple[str, WindLike]] = (),
    ) -> Self: ...
    def __repr__(self) -> str:
        """The call that makes the value."""
    def _get(self, name: str) -> Any:
        """The field of a name."""
    @staticmethod
    def fields() -> dict[str, str]:
        """The fields by name, and the values that each may have."""
    @property
    def is_dealer(self) -> bool:
        """Whether the winner sits East."""
    @property
    def is_tsumo(self) -> bool:
        """Whether the winning tile was drawn."""
    def replace(
        self, *, ron: FaceLike | None = ..., seat: WindLike = ..., round: WindLike = ..., riichi: bool = ...,
        double_riichi: bool = ..., ippatsu: bool = ..., chankan: bool = ..., robbed_ankan: bool = ...,
        rinshan: bool = ..., haitei: bool = ..., houtei: bool = ..., tenhou: bool = ..., chiihou: bool = ...,
        renhou: bool = ..., tsubame_gaeshi: bool = ..., kanburi: bool = ..., open_riichi: bool = ...,
        paarenchan: bool = ..., dora: FacesLike = ..., ura: FacesLike = ..., kita: int = ..., honba: int = ...,
        sticks: int = ..., discarder: WindLike | None = ..., pao: Iterable[tuple[str, WindLike]] = ...,
    ) -> Situation:
        """The same with these fields changed."""
    @property
    def ron(self) -> Face | None:
        """a tile or none"""
    @property
    def seat(self) -> Wind:
        """east, south, west or north"""
    @property
    def round(self) -> Wind:
        """east, south, west or north"""
    @property
    def riichi(self) -> bool:
        """true or false"""
    @property
    def double_riichi(self) -> bool:
        """true or false"""
    @property
    def ippatsu(self) -> bool:
        """true or false"""
    @property
    def chankan(self) -> bool:
        """true or false"""
    @property
    def robbed_ankan(self) -> bool:
        """true or false"""
    @property
    def rinshan(self) -> bool:
        """true or false"""
    @property
    def haitei(self) -> bool:
        """true or false"""
    @property
    def houtei(self) -> bool:
        """true or false"""
    @property
    def tenhou(self) -> bool:
        """true or false"""
    @property
    def chiihou(self) -> bool:
        """true or false"""
    @property
    def renhou(self) -> bool:
        """true or false"""
    @property
    def tsubame_gaeshi(self) -> bool:
        """true or false"""
    @property
    def kanburi(self) -> bool:
        """true or false"""
    @property
    def open_riichi(self) -> bool:
        """true or false"""
    @property
    def paarenchan(self) -> bool:
        """true or false"""
    @property
    def dora(self) -> tuple[Face, ...]:
        """at most 5 tiles"""
    @property
    def ura(self) -> tuple[Face, ...]:
        """at most 5 tiles"""
    @property
    def kita(self) -> int:
        """a number from 0 to 4"""
    @property
    def honba(self) -> int:
        """a number from 0 to 65535"""
    @property
    def sticks(self) -> int:
        """a number from 0 to 65535"""
    @property
    def discarder(self) -> Wind | None:
        """none, east, south, west or north"""
    @property
    def pao(self) -> tuple[tuple[str, Wind], ...]:
        """a seat for daisangen, daisuushi or suukantsu, as in daisangen=west"""

@final
class Table:
    """What everybody sees of a round: points, rivers, melds, indicators. Lists of players are by seat."""
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...
    def __repr__(self) -> str: ...
    def _repr_html_(self) -> str: ...
    @property
    def dealer(self) -> int:
        """The seat that deals."""
    @property
    def discards(self) -> tuple[tuple[int, Face, bool, bool, int | None], ...]:
        """All discards in order: seat, tile, whether it was the tile just drawn, whether riichi was
        declared with it, and the seat that called it or `None`.
        """
    @property
    def draws_left(self) -> int:
        """How many tiles are left to draw."""
    @property
    def honba(self) -> int:
        """Honba on the table."""
    @property
    def indicators(self) -> tuple[Face, ...]:
        """The dora indicators turned over."""
    @property
    def melds(self) -> tuple[tuple[Meld, ...], ...]:
        """Everyone's melds in the order of their declaration."""
    @property
    def norths(self) -> tuple[int, ...]:
        """How many norths everyone has set aside."""
    @property
    def points(self) -> tuple[int, ...]:
        """Everyone's points, without the sticks on the table."""
    @property
    def riichi(self) -> tuple[bool, ...]:
        """Who has declared riichi."""
    @property
    def rivers(self) -> tuple[tuple[Face, ...], ...]:
        """Everyone's discards in order, called ones included."""
    @property
    def rules(self) -> GameRules:
        """The rules of the game."""
    @property
    def sticks(self) -> int:
        """Riichi sticks on the table."""
    @property
    def wind(self) -> Wind:
        """The round's wind."""

@final
class Tables:
    """Many tables that step at once."""
    def __len__(self) -> int:
        """How many tables there are."""
    def __new__(
        cls, /, number: SupportsIndex, rules: GameRulesLike, seed: SupportsIndex, opponents: Iterable[Bot] | None,
        seat: SupportsIndex, reward: Reward, planes: Iterable[str], plan: SupportsIndex | None, threads: SupportsIndex,
    ) -> Self: ...
    def observe(self, table: SupportsIndex, seat: SupportsIndex, out: NDArray[float32]) -> None:
        """Writes what a seat of a table sees, whether it chooses or not."""
    def reset(self, seed: SupportsIndex | None, arrays: _Arrays) -> None:
        """Begins new games by a seed, or on the walls that follow, and writes all rows."""
    def restore(self, state: bytes, arrays: _Arrays) -> None:
        """Puts all tables back, and writes all rows."""
    def sample(self, out: NDArray[int64]) -> None:
        """Writes any of the numbers that may be chosen at each table."""
    def state(self) -> bytes:
        """All tables as bytes."""
    def step(self, numbers: NDArray[int64], arrays: _Arrays) -> list[tuple[int, str]]:
        """A number is chosen at each table; all rows are written. Returns the tables that didn't step,
        each with the reason.
        """
    def write(self, arrays: _Arrays) -> None:
        """Writes all rows as they are, without rewards."""

@final
class Tile:
    """One of the 34 kinds of tile (牌): `Tile("5m")`, `Tile("7z")`.

    Tiles are sorted 1m-9m, 1p-9p, 1s-9s, East South West North, White Green Red. A red five is a
    `Face`, not a kind of its own.

    >>> from mentsu import Tile
    >>> tile = Tile("7p")
    >>> tile.suit, tile.rank, tile.index
    ('p', 7, 15)
    >>> sorted([Tile("6z"), Tile("1m")])
    [Tile('1m'), Tile('6z')]
    >>> Tile("8z")
    Traceback (most recent call last):
    mentsu.ParseError: there is no 8z (at position 0)
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __ge__(self, value: Tile, /) -> bool: ...
    def __getnewargs__(self) -> tuple[str]: ...
    def __gt__(self, value: Tile, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __le__(self, value: Tile, /) -> bool: ...
    def __lt__(self, value: Tile, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, text: TileLike, /) -> Self: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    def _repr_html_(self) -> str:
        """The tile as an SVG picture."""
    @staticmethod
    def all() -> list[Tile]:
        """All 34 kinds in their order.

        >>> from mentsu import Tile
        >>> len(Tile.all()), Tile.all()[-1]
        (34, Tile('7z'))
        """
    def dora(self, *, sanma: bool = False) -> Tile:
        """The dora (ドラ) if this tile is the indicator; in sanma 1m makes 9m the dora.

        >>> from mentsu import Tile
        >>> Tile("9p").dora(), Tile("4z").dora(), Tile("1m").dora(sanma=True)
        (Tile('1p'), Tile('1z'), Tile('9m'))
        """
    @staticmethod
    def from_index(index: SupportsIndex, /) -> Tile:
        """The tile with this index, 0 to 33.

        >>> from mentsu import Tile
        >>> Tile.from_index(33)
        Tile('7z')
        >>> Tile.from_index(34)
        Traceback (most recent call last):
        mentsu.TileError: there is no tile 34: tiles are numbered 0 to 33
        """
    @property
    def index(self) -> int:
        """The index in the order of all kinds, 0 to 33."""
    @property
    def is_five(self) -> bool:
        """Whether it is a five of a number suit, which may be red."""
    @property
    def is_honor(self) -> bool:
        """Whether it is a wind or a dragon (字牌)."""
    @property
    def is_terminal(self) -> bool:
        """Whether it is a 1 or a 9 of a number suit (老頭牌)."""
    @property
    def is_yaochuu(self) -> bool:
        """Whether it is a terminal or an honor (么九牌)."""
    @staticmethod
    def of(suit: Suit, rank: SupportsIndex, /) -> Tile:
        """The tile of this suit (`m`, `p`, `s`, `z`) and rank, 1 to 9, or 1 to 7 for honors.

        >>> from mentsu import Tile
        >>> Tile.of("z", 6)
        Tile('6z')
        """
    @property
    def rank(self) -> int:
        """The rank, 1 to 9, or 1 to 7 for honors (E S W N, white, green, red)."""
    @property
    def suit(self) -> Suit:
        """The suit's letter: `m`, `p`, `s` or `z`."""
    @property
    def unicode(self) -> str:
        """The tile's character in Unicode.

        >>> from mentsu import Tile
        >>> Tile("1z").unicode
        '🀀'
        """

@final
class TileDanger:
    """How dangerous a tile is against an opponent, and why, by what a player can know.

    >>> from mentsu.table import Round
    >>> round = Round(seed=7)
    >>> for _ in range(40):
    ...     seat = round.awaited[0]
    ...     _ = round.act(seat, round.default_action(seat))
    >>> view = round.view(0)
    >>> safest = min(view.dangers(2), key=lambda danger: danger.chance)
    >>> safest.chance, safest.safe, safest.reasons
    (0.0, 'let_pass', ('let_pass',))
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __repr__(self) -> str: ...
    @property
    def chance(self) -> float:
        """The chance that the opponent wins on the tile, 0 to 1."""
    @property
    def clues(self) -> tuple[tuple[str, float], ...]:
        """The clues about the waits for it, among them nearby discards, early or late, each with the
        factor by which it makes a wait likelier.
        """
    @property
    def if_tenpai(self) -> float:
        """The same if the opponent is tenpai."""
    @property
    def reasons(self) -> tuple[str, ...]:
        """What speaks for or against the tile: why it is safe, or of its ryanmen `suji` (all are
        furiten), `half_suji` (one of two is), `no_chance` (kabe: for all of them a tile is gone)
        and `one_chance` (for all left a tile has one copy); and `dora`.
        """
    def row(self) -> dict[str, Any]:
        """A row of a table: a column for the tile, each chance, and each reason.

        >>> from mentsu.table import Round
        >>> row = Round(seed=7).view(0).dangers("west")[33].row()
        >>> row["tile"], row["genbutsu"], row["dora"]
        ('7z', False, False)
        """
    @property
    def safe(self) -> Literal["genbutsu", "let_pass", "no_wait", "yaku_nashi"] | None:
        """Why the tile is certainly safe: `genbutsu`, `let_pass`, `no_wait` or `yaku_nashi`. `None` if
        it isn't.
        """
    @property
    def tile(self) -> Tile:
        """The tile."""
    __hash__: ClassVar[None]  # type: ignore[assignment]

@final
class TileSet:
    """A set of kinds of tile, in their order: `TileSet("36p2s")`.

    It compares and combines as a `frozenset` does, and takes text as the other operand.

    >>> from mentsu import TileSet
    >>> waits = TileSet("36p2s")
    >>> "3p" in waits, len(waits), list(waits)
    (True, 3, [Tile('3p'), Tile('6p'), Tile('2s')])
    >>> waits | "1z", waits & "3p9s", waits - "3p", waits ^ "23p"
    (TileSet('36p2s1z'), TileSet('3p'), TileSet('6p2s'), TileSet('26p2s'))
    >>> TileSet("3p") <= waits
    True
    >>> str(TileSet()), bool(TileSet())
    ('', False)
    """
    ALL: Final[TileSet]
    '\n    All 34 kinds.\n    '
    SANMA: Final[TileSet]
    '\n    The 27 kinds of sanma.\n    '
    YAOCHUU: Final[TileSet]
    '\n    The thirteen terminals and honors (么九牌).\n    '
    def __and__(self, other: TileSetLike, /) -> TileSet: ...
    def __bool__(self) -> bool: ...
    def __contains__(self, tile: TileLike, /) -> bool: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ge__(self, value: TileSet, /) -> bool: ...
    def __getnewargs__(self) -> tuple[str]: ...
    def __gt__(self, value: TileSet, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __invert__(self) -> TileSet: ...
    def __iter__(self) -> Iterator[Tile]: ...
    def __le__(self, value: TileSet, /) -> bool: ...
    def __len__(self) -> int: ...
    def __lt__(self, value: TileSet, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, tiles: TileSetLike | None = None, /) -> Self: ...
    def __or__(self, other: TileSetLike, /) -> TileSet: ...
    def __rand__(self, other: TileSetLike, /) -> TileSet: ...
    def __repr__(self) -> str: ...
    def __ror__(self, other: TileSetLike, /) -> TileSet: ...
    def __rsub__(self, other: TileSetLike, /) -> TileSet: ...
    def __rxor__(self, other: TileSetLike, /) -> TileSet: ...
    def __str__(self) -> str: ...
    def __sub__(self, other: TileSetLike, /) -> TileSet: ...
    def __xor__(self, other: TileSetLike, /) -> TileSet: ...
    def _repr_html_(self) -> str:
        """The tiles as SVG pictures."""
    @property
    def bits(self) -> int:
        """The set as 34 bits, the lowest for 1m.

        >>> from mentsu import TileSet
        >>> TileSet("13m").bits
        5
        """
    @staticmethod
    def from_bits(bits: SupportsIndex, /) -> TileSet:
        """The set of these bits, the lowest for 1m.

        >>> from mentsu import TileSet
        >>> TileSet.from_bits(0b101)
        TileSet('13m')
        """

@final
class Turn:
    """The moment of a decision.

    - `riichi`: the player is in riichi.
    - `last_tile`: no tile is left to draw.
    - `kans`: how many kans all players have made.
    - `first_uninterrupted`: it is the first turn, and nobody has called.
    - `called`: the player has just called.
    - `abortive_draw`: the discard ends the round unless somebody wins on it.

    >>> from mentsu.legality import Turn, own_kans
    >>> own_kans("1111m456p11s7z(777=z)+9p", Turn(kans=4))
    ()
    """
    __match_args__: Final = ("riichi", "last_tile", "kans", "first_uninterrupted", "called", "abortive_draw")
    def __eq__(self, other: object, /) -> bool: ...
    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, Any]]: ...
    def __hash__(self) -> int: ...
    def __new__(
        cls, riichi: bool = False, last_tile: bool = False, kans: int = 0, first_uninterrupted: bool = False,
        called: bool = False, abortive_draw: bool = False,
    ) -> Self: ...
    def __repr__(self) -> str:
        """The call that makes the value."""
    def _get(self, name: str) -> Any:
        """The field of a name."""
    @staticmethod
    def fields() -> dict[str, str]:
        """The fields by name, and the values that each may have."""
    def replace(
        self, *, riichi: bool = ..., last_tile: bool = ..., kans: int = ..., first_uninterrupted: bool = ...,
        called: bool = ..., abortive_draw: bool = ...,
    ) -> Turn:
        """The same with these fields changed."""
    @property
    def riichi(self) -> bool:
        """true or false"""
    @property
    def last_tile(self) -> bool:
        """true or false"""
    @property
    def kans(self) -> int:
        """a number from 0 to 4"""
    @property
    def first_uninterrupted(self) -> bool:
        """true or false"""
    @property
    def called(self) -> bool:
        """true or false"""
    @property
    def abortive_draw(self) -> bool:
        """true or false"""

@final
class Ukeire:
    """The tiles that lower the shanten of a hand (受け入れ), and how many of each are left."""
    __match_args__: Final = ("shanten", "tiles", "counts")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __iter__(self) -> Iterator[tuple[Tile, int]]: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, shanten: SupportsIndex, tiles: TileSet, counts: Counts) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    def _repr_html_(self) -> str: ...
    @property
    def counts(self) -> Counts:
        """How many of each are left."""
    def left(self, tile: TileLike) -> int:
        """The number of copies of a tile that are left; 0 if it doesn't help.

        >>> from mentsu import Hand
        >>> Hand("123m45p13789s113z").ukeire().left("2s")
        4
        """
    @property
    def shanten(self) -> int:
        """The shanten of the hand."""
    @property
    def tiles(self) -> TileSet:
        """The tiles that help."""
    @property
    def total(self) -> int:
        """The total number of helpful tiles.

        >>> from mentsu import Hand
        >>> Hand("123m45p13789s113z").ukeire().total
        12
        """

@final
class View:
    """What one player knows of a round: what everybody sees, and the own hand. It is made of the
    events that the player sees, and computes the engine's options from them.

    >>> from mentsu.table import Round, View
    >>> round = Round("tenhou", seed=7)
    >>> deal, draw = (event.seen_by(0) for event in round.events)
    >>> view = View("tenhou", 0, deal)
    >>> view.apply(draw)
    >>> view == round.view(0), view.options == round.options(0)
    (True, True)
    """
    def __copy__(self) -> View: ...
    def __deepcopy__(self, _memo: Any) -> View: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, rules: GameRulesLike, seat: WindLike, deal: Event) -> Self:
        """The view of a seat as a round begins, from its deal."""
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...
    def __repr__(self) -> str: ...
    def _repr_html_(self) -> str: ...
    def advice(self) -> tuple[Advised, ...]:
        """What each action offered is worth with the others in it, the best first; nothing if the
        player isn't asked.
        """
    def apply(self, event: Event) -> None:
        """Applies an event as the player sees it. An error leaves the view as it is."""
    def bot(self, name: Bot, *, seed: SupportsIndex = ...) -> Action:
        """What a bot does here: `advisor`, `advisor_middle`, `advisor_easy`, `efficiency`, `random` or
        `default`. Those depend on the seed that choose at random or misjudge: `random`,
        `advisor_middle` and `advisor_easy`.
        """
    def copy(self) -> View:
        """The same view, which goes its own way."""
    def dangers(self, of: WindLike) -> tuple[TileDanger, ...]:
        """How dangerous each tile is against an opponent, and why, in order of tile."""
    @property
    def default_action(self) -> Action:
        """A harmless legal action: a pass, or the discard of the tile drawn."""
    @property
    def hand(self) -> Hand:
        """The player's own hand."""
    @property
    def is_furiten(self) -> bool:
        """Whether furiten bars the player from ron."""
    @property
    def options(self) -> tuple[Action, ...]:
        """What the player may do now."""
    @property
    def seat(self) -> int:
        """The seat whose view it is."""
    @property
    def table(self) -> Table:
        """What everybody sees."""
    def worth(self, action: Action) -> Event | None:
        """What an offered win would pay if nobody else wins on the same tile, as the event of the win;
        ura dora aside. `None` for an action that is no win or isn't offered.
        """
    __hash__: ClassVar[None]  # type: ignore[assignment]

@final
class Wait:
    """A tile that a hand waits for (待ち), how many copies are outside the hand, and the shapes of
    the wait.
    """
    __match_args__: Final = ("tile", "left", "shapes", "readings")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(
        cls, /, tile: Tile, left: SupportsIndex, shapes: tuple[WaitShape, ...], readings: tuple[Reading, ...],
    ) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def left(self) -> int:
        """How many copies are outside the hand."""
    @property
    def readings(self) -> tuple[Reading, ...]:
        """The readings of the hand as won by the tile."""
    @property
    def shapes(self) -> tuple[WaitShape, ...]:
        """The shapes of the wait."""
    @property
    def tile(self) -> Tile:
        """The tile."""

@final
class WaitScore:
    """The score of a wait by ron and by tsumo, or the reason why it doesn't win."""
    __match_args__: Final = ("face", "ron", "tsumo", "no_ron", "no_tsumo")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(
        cls, /, face: Face, ron: Score | None, tsumo: Score | None, no_ron: str | None, no_tsumo: str | None,
    ) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def face(self) -> Face:
        """The tile."""
    @property
    def no_ron(self) -> str | None:
        """Why it doesn't win by ron."""
    @property
    def no_tsumo(self) -> str | None:
        """Why it doesn't win by tsumo."""
    @property
    def ron(self) -> Score | None:
        """The score by ron."""
    @property
    def tsumo(self) -> Score | None:
        """The score by tsumo."""

@final
class Waits:
    """All waits of a hand, in order of tile; `waits["5m"]` is one of them.

    >>> from mentsu import Hand
    >>> waits = Hand("2344m111p789s").waits()
    >>> waits.tiles, len(waits), waits["4m"].shapes, "9m" in waits
    (TileSet('14m'), 2, ('ryanmen', 'tanki'), False)
    """
    __match_args__: Final = ("tiles", "waits")
    def __contains__(self, tile: TileLike, /) -> bool: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __getitem__(self, tile: TileLike, /) -> Wait: ...
    def __hash__(self) -> int: ...
    def __iter__(self) -> Iterator[Wait]: ...
    def __len__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, tiles: TileSet, waits: tuple[Wait, ...]) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    def _repr_html_(self) -> str: ...
    @property
    def left(self) -> int:
        """The number of winning tiles outside the hand."""
    @property
    def tiles(self) -> TileSet:
        """The tiles."""
    @property
    def waits(self) -> tuple[Wait, ...]:
        """Each wait, in order of tile."""

@final
class Wall:
    """The tiles of a round in their order (牌山): 136, or 108 in sanma. They lie as Tenhou lays them:
    the dead wall first, and dealt from the end.

    >>> from mentsu.table import Wall
    >>> wall = Wall.shuffled("tenhou", seed=1)
    >>> len(wall), Wall(wall.faces) == wall
    (136, True)
    """
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __len__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, faces: FacesLike, rules: GameRulesLike | None = None) -> Self:
        """A wall of these tiles, from the first of the dead wall to the first dealt."""
    def __reduce__(self) -> tuple[Any, tuple[str, GameRules]]: ...
    def __repr__(self) -> str: ...
    @property
    def faces(self) -> tuple[Face, ...]:
        """The tiles in order."""
    @staticmethod
    def shuffled(rules: GameRulesLike | None = None, *, seed: SupportsIndex = ...) -> Wall:
        """A wall that is shuffled by a seed, the same as in Rust: `SplitMix64::new(seed)`."""

@final
class WinForm:
    """One way to win (和了形): `standard`, `chiitoitsu` or `kokushi`, and its blocks.

    >>> from mentsu import Hand
    >>> form = Hand("112233m445566p77s").win_forms()[1]
    >>> form.kind, str(form)
    ('chiitoitsu', '11m 22m 33m 44p 55p 66p 77s')
    """
    __match_args__: Final = ("kind", "blocks")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, kind: FormKind, blocks: tuple[Block, ...]) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    def _repr_html_(self) -> str: ...
    @property
    def blocks(self) -> tuple[Block, ...]:
        """Its blocks, the jantou first."""
    @property
    def kind(self) -> FormKind:
        """What the form is."""

@final
class Yaku:
    """A yaku (役): its names, and its han in a closed and an open hand."""
    __match_args__: Final = ("name", "kanji", "english", "closed_han", "open_han", "is_yakuman")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(
        cls, /, name: str, kanji: str, english: str, closed_han: SupportsIndex, open_han: SupportsIndex,
        is_yakuman: bool,
    ) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    def __str__(self) -> str: ...
    @property
    def closed_han(self) -> int:
        """The han in a closed hand."""
    @property
    def english(self) -> str:
        """The name in English."""
    @property
    def is_yakuman(self) -> bool:
        """Whether it is a yakuman."""
    @property
    def kanji(self) -> str:
        """The name in kanji."""
    @property
    def name(self) -> str:
        """The name in romaji."""
    @property
    def open_han(self) -> int:
        """The han in an open hand, 0 if there is none."""

@final
class YakuWay:
    """The way to a yaku: its shanten, the tiles that help, and what the nearest win with it lacks."""
    __match_args__: Final = ("yaku", "shanten", "ukeire", "missing", "won")
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, yaku: str, shanten: SupportsIndex, ukeire: Ukeire, missing: Counts, won: Counts) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __repr__(self) -> str: ...
    @property
    def missing(self) -> Counts:
        """The tiles that the nearest win lacks."""
    @property
    def shanten(self) -> int:
        """How far the hand is from tenpai with it."""
    @property
    def ukeire(self) -> Ukeire:
        """The tiles that help."""
    @property
    def won(self) -> Counts:
        """The tiles of that win."""
    @property
    def yaku(self) -> str:
        """The name of the yaku."""
def HonorsAndKnittedTilesShanten(hand: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """The shanten of honors and knitted tiles (全不靠), and the tiles that lower it."""
def KnittedStraightShanten(hand: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """The shanten of a knitted straight (组合龙), and the tiles that lower it."""
def MahjongFanCalculator(
    pack: tuple[tuple[str, str, int], ...], hand: tuple[str, ...], winTile: str, flowerCount: int, isSelfDrawn: bool,
    is4thTile: bool, isAboutKong: bool, isWallLast: bool, seatWind: int, prevalentWind: int, verbose: bool = ...,
) -> tuple[tuple[int, str] | tuple[int, int, str, str], ...]:
    """The fan of a win: `((points, name), …)`, with `verbose` `((points each, times, name, English
    name), …)`. The module tells what the arguments are.
    """
def MahjongShanten(pack: tuple[tuple[str, str, int], ...], hand: tuple[str, ...]) -> int:
    """The shanten of a hand beside its sets: the least of the five forms."""
def RegularShanten(hand: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """The shanten of a pair and sets (基本和型), and the tiles that lower it."""
def SevenPairsShanten(hand: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """The shanten of seven pairs (七对), and the tiles that lower it."""
def ThirteenOrphansShanten(hand: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """The shanten of thirteen orphans (十三幺), and the tiles that lower it."""
def _call_repr(name: str, fields: list[tuple[str, str]]) -> str:
    """The same for classes in Python."""
def _check_answer(question: HandLike, answer: TileSetLike) -> tuple[TileSet, TileSet, TileSet]: ...
def _mcr_check_query(query: McrQuery) -> None:
    """Raises the error of a wrong field when a query is made."""
def _mcr_fan_names(fans: Iterable[str]) -> tuple[str, ...]:
    """The names of some fan, each once, in the order of the table."""
def _mcr_query_matches(
    query: McrQuery, hand: HandLike, situation: McrSituation | None, rules: McrRulesLike | None,
) -> McrScore | None: ...
def _mcr_query_random(query: McrQuery, seed: SupportsIndex, rules: McrRulesLike | None) -> Exercise | None: ...
def _measure(concealed: CountsLike) -> Measure: ...
def _names() -> list[tuple[str, list[str]]]:
    """The names of every enum that Python writes, by the enum's name in Rust."""
def _player_names() -> list[tuple[str, list[str]]]:
    """The names of bots and rewards, by the enum's name in Rust, as `_names` has those of hands."""
def _query_hands_in(query: Query, suit: Suit, tiles: SupportsIndex) -> list[Hand]: ...
def _query_matches(query: Query, concealed: CountsLike) -> bool: ...
def _query_random(query: Query, seed: SupportsIndex, kinds: TileSetLike, tiles: SupportsIndex) -> Hand | None: ...
def _question_of(hand: HandLike) -> tuple[Hand, Measure] | None: ...
def _quiz(
    tiles: SupportsIndex, suit: Suit | None, level: Level | None, seed: SupportsIndex,
) -> tuple[Hand, Measure] | None: ...
def _run(arguments: Iterable[str]) -> int:
    """Runs the command line program with these arguments on the standard streams of this process, and
    returns its exit code.
    """
def _walk(
    hand: HandLike, objective: Objective, outlook: Outlook, rules: RulesLike, moves: Iterable[tuple[bool, FaceLike]],
) -> tuple[Hand, int, Riichi, Figures, Reply | None, int | None]:
    """Where a line of play leads after some moves, for `mentsu.Line`."""
def _wind(wind: WindLike) -> Wind:
    """The name of a wind in any spelling."""
def action_at(view: View, number: SupportsIndex, announced: SupportsIndex) -> tuple[Action | None, int]:
    """What a number does: an action, or what it announces (1, or 2 for an open riichi)."""
def action_numbers() -> list[str]:
    """What each action number means, in order."""
def action_of(json: str) -> Action:
    """Unpickles an action."""
def all_yaku() -> tuple[Yaku, ...]:
    """Every yaku, the yakuman last.

    >>> from mentsu import all_yaku
    >>> all_yaku()[0].name
    'menzen_tsumo'
    """
def ask(request: str, /) -> str:
    """Answers a request in JSON, such as a line for `mentsu batch`. A request that can't be answered
    gives an object with `error`.

    >>> import json, mentsu
    >>> request = {"id": 1, "op": "hand", "closed": "1112345678999m"}
    >>> json.loads(mentsu.ask(json.dumps(request)))["shanten"]
    0
    >>> mentsu.ask('{"id":2,"op":"hand","closed":"11111m"}')
    '{"id":2,"error":"closed: 5 copies of 1m, but there are only 4 (at byte 4)"}'
    """
def atlas(tiles: SupportsIndex, /) -> Atlas:
    """Counts what all hands of one suit with 1, 4, 7, 10 or 13 tiles wait for.

    >>> from mentsu.puzzle import atlas
    >>> found = atlas(7)
    >>> found.hands, found.by_waits[:4], found.most_readings, found.seeming_tenpai
    (6030, (3624, 1037, 1046, 248), 7, 72)
    """
def base_points(han: SupportsIndex, fu: SupportsIndex, rules: RulesLike | None = None) -> tuple[int, Limit]:
    """The base points of han and fu, and the limit that caps them.

    >>> from mentsu import base_points
    >>> [base_points(han, 30) for han in (1, 4, 5, 6)]
    [(240, 'none'), (1920, 'none'), (2000, 'mangan'), (3000, 'haneman')]
    """
def batch_best_discard(hands: Any, /, *, threads: SupportsIndex | None, errors: str, lazy: bool) -> Any: ...
def batch_is_win(hands: Any, /, *, threads: SupportsIndex | None, errors: str, lazy: bool) -> Any: ...
def batch_mcr_is_win(hands: Any, /, *, threads: SupportsIndex | None, errors: str, lazy: bool) -> Any: ...
def batch_mcr_score(
    hands: Any, given: dict[str, Any], rules: McrRulesLike | None, fans: bool, /, *, threads: SupportsIndex | None,
    errors: str, lazy: bool,
) -> Any: ...
def batch_mcr_shanten(hands: Any, /, *, threads: SupportsIndex | None, errors: str, lazy: bool) -> Any: ...
def batch_mcr_shantens(hands: Any, /, *, threads: SupportsIndex | None, errors: str, lazy: bool) -> Any: ...
def batch_mcr_ukeire(hands: Any, /, *, threads: SupportsIndex | None, errors: str, lazy: bool) -> Any: ...
def batch_mcr_waits(hands: Any, /, *, lists: bool, threads: SupportsIndex | None, errors: str, lazy: bool) -> Any: ...
def batch_plan(
    hands: Any, given: dict[str, Any], objective: Objective, rules: RulesLike | None, /, *,
    threads: SupportsIndex | None, errors: str, lazy: bool,
) -> Any: ...
def batch_score(
    hands: Any, given: dict[str, Any], rules: RulesLike | None, payments: bool, /, *, threads: SupportsIndex | None,
    errors: str, lazy: bool,
) -> Any: ...
def batch_shanten(hands: Any, /, *, form: str, threads: SupportsIndex | None, errors: str, lazy: bool) -> Any: ...
def batch_shantens(hands: Any, /, *, threads: SupportsIndex | None, errors: str, lazy: bool) -> Any: ...
def batch_ukeire(hands: Any, /, *, threads: SupportsIndex | None, errors: str, lazy: bool) -> Any: ...
def batch_waits(
    hands: Any, /, *, fifth_copy: FifthCopy, lists: bool, threads: SupportsIndex | None, errors: str, lazy: bool,
) -> Any: ...
def calculate_shanten(
    tiles_34: Sequence[int], use_chiitoitsu: bool = ..., use_kokushi: bool = ..., is_three_player: bool = ...,
) -> int:
    """The least shanten of the chosen forms: -1 won, 0 tenpai.

    >>> from mentsu.compat.mahjong.shanten import Shanten
    >>> from mentsu.compat.mahjong.tile import TilesConverter
    >>> hand = TilesConverter.one_line_string_to_34_array("1133557799m119p1z")
    >>> Shanten.calculate_shanten(hand), Shanten.calculate_shanten(hand, use_chiitoitsu=False)
    (0, 3)

    A hand of fewer than 13 tiles has melds in place of the missing ones, and only the standard
    form. Raises ValueError for more than 14 tiles, a number of tiles that 3 divides, 2m to 8m in
    sanma, and a fifth copy.
    """
def calculate_shanten_for_chiitoitsu_hand(tiles_34: Sequence[int]) -> int:
    """The shanten of seven pairs, for any number of tiles.

    >>> from mentsu.compat.mahjong.shanten import Shanten
    >>> Shanten.calculate_shanten_for_chiitoitsu_hand([2] * 6 + [1, 1] + [0] * 26)
    0
    """
def calculate_shanten_for_kokushi_hand(tiles_34: Sequence[int]) -> int:
    """The shanten of thirteen orphans, for any number of tiles.

    >>> from mentsu.compat.mahjong.shanten import Shanten
    >>> from mentsu.compat.mahjong.tile import TilesConverter
    >>> hand = TilesConverter.one_line_string_to_34_array("129m19p19s1234567z")
    >>> Shanten.calculate_shanten_for_kokushi_hand(hand)
    0
    """
def calculate_shanten_for_regular_hand(tiles_34: Sequence[int], is_three_player: bool = ...) -> int:
    """The shanten of the standard form alone, a jantou and mentsu.

    >>> from mentsu.compat.mahjong.shanten import Shanten
    >>> from mentsu.compat.mahjong.tile import TilesConverter
    >>> hand = TilesConverter.one_line_string_to_34_array("1111m111122233z")
    >>> Shanten.calculate_shanten_for_regular_hand(hand)
    1
    >>> Shanten.calculate_shanten_for_regular_hand(hand, is_three_player=True)
    2
    """
def calls(
    hand: HandLike, discarded: FaceLike, source: Source, turn: Turn | None = None, rules: RulesLike | None = None,
) -> tuple[Meld, ...]:
    """The calls that a hand of 3n+1 tiles may make on a discard (鳴き): every chi, pon and daiminkan,
    with each choice of red fives.

    >>> from mentsu.legality import calls
    >>> calls("34055m1123z7777s", "5m", "kamicha")
    (Meld('(345-m)'), Meld('(055-m)'), Meld('(555-m)'), Meld('(0555-m)'))
    """
def choices_of(decision: Decision) -> list[tuple[int, list[bool], int]]:
    """The choices of a decision, one or two: what was announced (0, 1, or 2 for an open riichi), the
    mask of what could be chosen, and the number that was.
    """
def completions(text: str, /, *, kinds: TileSetLike | None = None) -> list[Counts]:
    """What the unknown tiles (`?` or `🀫`) of a text may be: all that make a hand win, a hand of 3n+1
    tiles tenpai, or a single block complete. In order.

    >>> from mentsu import completions
    >>> [str(tiles) for tiles in completions("345m45566?s77p111z")]
    ['4s', '7s']
    >>> [str(tiles) for tiles in completions("(刻子 🀀 🀀 🀫)")]
    ['1z']
    >>> [str(tiles) for tiles in completions("??7p")]
    ['56p', '68p', '77p', '89p']
    """
def decision_schema() -> tuple[int, list[tuple[str, str]]]:
    """The version of the decisions' table, and its columns with their types."""
def decision_stream(
    files: Sequence[tuple[str, str | bytes | Game, bool]], *, errors_are_rows: bool, columns: Iterable[str] | None,
    plan: SupportsIndex | None, reading: bool, replies: bool, threads: SupportsIndex | None,
    progress: Callable[[int], object] | None,
) -> DecisionStream:
    """The decisions of files, each a name and a path (a string) or bytes."""
def declare(hand: HandLike, meld: MeldLike) -> Hand:
    """The hand after a call or a kan.

    >>> from mentsu.legality import declare
    >>> declare("34055m1123z7777s", "(055-m)")
    Hand('345m7777s1123z(055-m)')
    """
def discards_after_call(hand: HandLike, meld: MeldLike, rules: RulesLike | None = None) -> tuple[Face, ...]:
    """The faces that a hand may discard right after a call, without repetition.

    >>> from mentsu.legality import discards_after_call
    >>> discards_after_call("4s59p11z(1-23s)", "(1-23s)")
    (Face('5p'), Face('9p'), Face('1z'))
    """
def divide_tiles(tiles_34: Sequence[int], declared: Sequence[tuple[int, int]]) -> list[list[list[int]]]:
    """All ways in which tiles fall apart into five blocks or seven pairs, declared blocks included.
    A declared block is its lowest tile and its kind: 0 kantsu, 1 koutsu, 2 pair, 3 shuntsu.
    """
def encode_hands(
    hands: Any, out: Any, planes: Iterable[str], plan: SupportsIndex | None, given: dict[str, Any],
    rules: RulesLike | None, /, *, threads: SupportsIndex | None, errors: str,
) -> None:
    """Writes the planes of a column of hands into an array of `(hands, planes, 34)`."""
def encode_view(
    view: View, out: NDArray[float32], planes: Iterable[str], plan: SupportsIndex | None, announced: SupportsIndex,
) -> None:
    """Writes the named planes of a view into an array of `(planes, 34)`."""
def encode_views(
    decisions: Sequence[Decision], out: NDArray[float32], planes: Iterable[str], plan: SupportsIndex | None = None,
    announced: Sequence[int] | None = None,
) -> None:
    """Writes the named planes of decisions into an array of `(decisions, planes, 34)`. For each
    decision `announced` may say whether its riichi is announced: 0, 1, or 2 for an open one.
    """
def event_of(json: str) -> Event:
    """Unpickles an event."""
def events_of_mjai(lines: Iterable[str], rules: GameRulesLike) -> list[Event]:
    """The events of lines of mjai from the deal of a round on, by these rules."""
def fixed_order_finds(order: Literal["koutsu_first", "shuntsu_first"], tiles: CountsLike) -> bool:
    """Whether an algorithm that always takes koutsu first (`koutsu_first`), or shuntsu first
    (`shuntsu_first`), recognises tiles as a win. Each misses some wins.

    >>> from mentsu.puzzle import fixed_order_finds
    >>> hand = "22333456m"
    >>> fixed_order_finds("koutsu_first", hand), fixed_order_finds("shuntsu_first", hand)
    (True, False)
    """
def fu_details(places: bytes) -> list[Any]:
    """The fu details at these indices."""
def furiten(hand: HandLike, passed: Passed | None = None) -> tuple[Furiten, TileSet] | None:
    """Why a hand of 3n+1 tiles is furiten (振聴), and by which waits: `riichi`, `discards` or
    `temporary`; `None` if it may ron.

    >>> from mentsu.legality import Passed, furiten
    >>> furiten("23467m345p34588s", Passed(discards="8m1z"))
    ('discards', TileSet('8m'))
    """
def game_of(json: str) -> PlayedGame:
    """Unpickles."""
def hand_planes() -> list[str]:
    """The names of the planes in order."""
def hidden_planes() -> list[str]:
    """The names of the hidden planes, in order."""
def is_agari(tiles_34: Sequence[int], open_sets_34: Collection[Sequence[int]] | None = None) -> bool:
    """Whether concealed tiles are won, without the tiles of open sets.

    >>> from mentsu.compat.mahjong.agari import Agari
    >>> from mentsu.compat.mahjong.tile import TilesConverter
    >>> hand = TilesConverter.one_line_string_to_34_array("123m456p789s11z")
    >>> Agari.is_agari(hand)
    True
    >>> whole = TilesConverter.one_line_string_to_34_array("111123m456p789s11z")
    >>> Agari.is_agari(whole, [[0, 0, 0]])
    True

    More than 14 tiles are never won.
    """
def kita(hand: HandLike, turn: Turn | None = None, rules: RulesLike | None = None) -> Hand:
    """The hand in sanma after setting a north aside (抜きドラ).

    >>> from mentsu.legality import kita
    >>> kita("123p456s1144z+4z", rules="tenhou_sanma")
    Hand('123p456s1144z')
    """
def kuikae(meld: MeldLike, rules: RulesLike | None = None) -> TileSet | None:
    """The kinds that may not be discarded right after a call (喰い替え); `None` if the meld doesn't say
    what was called.

    >>> from mentsu.legality import kuikae
    >>> kuikae("(1-23s)"), kuikae("(1-23s)", "m_league"), kuikae("(123s)")
    (TileSet('14s'), TileSet('14s'), None)
    """
def kyuushu_kyuuhai(hand: HandLike, turn: Turn | None = None) -> bool:
    """Whether nine kinds of terminals and honors let the hand abort the round (九種九牌).

    >>> from mentsu.legality import Turn, kyuushu_kyuuhai
    >>> kyuushu_kyuuhai("19m19p19s12355z45m+9m", Turn(first_uninterrupted=True))
    True
    """
def liable(melds: Iterable[MeldLike], seat: WindLike, rules: RulesLike | None = None) -> list[tuple[str, Wind]]:
    """The yakuman for which somebody is liable by these melds of the player in a seat, and who it is
    (包).

    >>> from mentsu.legality import liable
    >>> liable(["(555-z)", "(666=z)", "(777+z)"], "east")
    [('daisangen', 'south')]
    """
def mask_of(view: View, announced: SupportsIndex) -> list[bool]:
    """The mask of what the player of a view may choose."""
def may_win(
    hand: HandLike, situation: Situation | None = None, passed: Passed | None = None, rules: RulesLike | None = None,
) -> Score:
    """The score of a win, if it may be declared. Raises `NoWin` if it may not, for furiten included.

    >>> from mentsu import Situation
    >>> from mentsu.legality import Passed, may_win
    >>> may_win("23467m345p34588s", Situation(ron="5m")).points
    2900
    >>> may_win("23467m345p34588s", Situation(ron="5m"), Passed(discards="8m"))
    Traceback (most recent call last):
    mentsu.NoWin: ...
    """
def mcr_all_fan() -> tuple[McrFan, ...]: ...
def mcr_completions(hand: PartialHandLike) -> tuple[McrCompletion, ...]: ...
def mcr_discard_win_chances(
    hand: HandLike, draws: SupportsIndex, situation: McrSituation | None, rules: McrRulesLike | None, *,
    wall: CountsLike | None,
) -> tuple[DiscardChance, ...]: ...
def mcr_discards(hand: HandLike, *, seen: CountsLike | None) -> tuple[Discard, ...]: ...
def mcr_fan(name: str) -> McrFan: ...
def mcr_fan_attempts(
    hand: HandLike, situation: McrSituation | None, rules: McrRulesLike | None,
) -> tuple[ReadingAttempts, ...]: ...
def mcr_form_attempts(hand: HandLike) -> tuple[FormAttempt, ...]: ...
def mcr_forms(hand: HandLike) -> tuple[McrForm, ...]: ...
def mcr_is_win(hand: HandLike) -> bool: ...
def mcr_score(hand: HandLike, situation: McrSituation | None, rules: McrRulesLike | None) -> McrScore: ...
def mcr_shanten(hand: HandLike) -> int: ...
def mcr_shantens(hand: HandLike) -> McrShantens: ...
def mcr_ukeire(hand: HandLike, *, seen: CountsLike | None) -> Ukeire: ...
def mcr_wait_worths(
    hand: HandLike, situation: McrSituation | None, rules: McrRulesLike | None, *, seen: CountsLike | None,
) -> tuple[WaitWorth, ...]: ...
def mcr_waits(hand: HandLike, *, seen: CountsLike | None) -> tuple[McrWait, ...]: ...
def mcr_ways(
    hand: HandLike, *, draws: SupportsIndex, others: SupportsIndex, depth: SupportsIndex, seat: WindLike,
    prevalent: WindLike, seen: CountsLike | None, rules: McrRulesLike | None,
) -> Ways: ...
def mcr_win_chance(
    hand: HandLike, draws: SupportsIndex, situation: McrSituation | None, rules: McrRulesLike | None, *,
    wall: CountsLike | None,
) -> Fraction: ...
def mjai_of_action(table: Table, seat: WindLike, action: Action) -> list[str]:
    """The lines with which a seat answers to do this at a table."""
def mjai_of_event(event: Event, players: SupportsIndex) -> str:
    """An event as a line of mjai, among `players` players."""
def nagashi_mangan(discards: TileSetLike, *, any_called: bool = False) -> bool:
    """Whether a player's discards, none of them called, are a nagashi mangan (流し満貫).

    >>> from mentsu.legality import nagashi_mangan
    >>> nagashi_mangan("19m19p1234567z"), nagashi_mangan("19m", any_called=True)
    (True, False)
    """
def newly_liable(
    hand: HandLike, declared: MeldLike, seat: WindLike, rules: RulesLike | None = None,
) -> list[tuple[str, Wind]]:
    """The yakuman for which somebody becomes liable by a meld that the hand declares now, and who it
    is.

    >>> from mentsu.legality import newly_liable
    >>> newly_liable("44z5p1s(111=z)[2222z](333-z)", "(444+z)", "west")
    [('daisuushi', 'north')]
    """
def numbers_of(action: Action) -> bytes:
    """The choices that make an action: one number, two for a riichi."""
def own_kans(hand: HandLike, turn: Turn | None = None, rules: RulesLike | None = None) -> tuple[Meld, ...]:
    """The ankan and kakan that a hand may declare in its own turn.

    >>> from mentsu.legality import Turn, own_kans
    >>> own_kans("1111m456p11s7z(777=z)+9p")
    (Meld('[1111m]'), Meld('(777=7z)'))
    """
def payments(base: SupportsIndex, situation: Situation | None = None, rules: RulesLike | None = None) -> Payments:
    """Who pays what for a number of base points.

    >>> from mentsu import Situation, payments
    >>> paid = payments(2000, Situation(seat="south", honba=1))
    >>> [(one.payer, one.total) for one in paid], paid.received
    ([('east', 4100), ('west', 2100), ('north', 2100)], 8300)
    """
def read_games(content: bytes | bytearray, path: str | None = None) -> list[Game]:
    """The games of a file."""
def riichi_discards(hand: HandLike, *, tenpai: FifthCopy | None = None) -> tuple[Face, ...]:
    """The discards that leave a closed hand tenpai, so that it may declare riichi (立直).

    >>> from mentsu.legality import riichi_discards
    >>> riichi_discards("1230667m234p567s1z")
    (Face('6m'), Face('1z'))
    >>> riichi_discards("1230667m567s1z(234-p)")
    Traceback (most recent call last):
    mentsu.IllegalAction: ...
    """
def round_of(json: str) -> PlayedRound:
    """Unpickles."""
def sanchahou(winners: SupportsIndex, rules: RulesLike | None = None) -> bool:
    """Whether three winners of one discard abort the round (三家和).

    >>> from mentsu.legality import sanchahou
    >>> sanchahou(3), sanchahou(3, "mahjong_soul")
    (True, False)
    """
def stats_batch(
    files: Sequence[tuple[str, str | bytes | Game, bool]], *, by: Literal["player", "seat"], skips: bool,
    plan: SupportsIndex | None, threads: SupportsIndex | None, progress: Callable[[int], object] | None,
) -> Batch:
    """The statistics of files, each a name and a path (a string) or bytes."""
def suucha_riichi(riichi: Iterable[bool]) -> bool:
    """Whether all four players are in riichi (四家立直).

    >>> from mentsu.legality import suucha_riichi
    >>> suucha_riichi([True] * 4), suucha_riichi([True] * 3)
    (True, False)
    """
def suufon_renda(first_discards: Iterable[TileLike], turn: Turn | None = None) -> bool:
    """Whether the four first discards are the same wind (四風連打).

    >>> from mentsu.legality import Turn, suufon_renda
    >>> suufon_renda(["1z"] * 4, Turn(first_uninterrupted=True))
    True
    """
def suukaikan(kans: Iterable[SupportsIndex]) -> bool:
    """Whether four kans were made by more than one player (四槓散了).

    >>> from mentsu.legality import suukaikan
    >>> suukaikan([3, 1, 0, 0]), suukaikan([4, 0, 0, 0])
    (True, False)
    """
def table_of(json: str) -> Table:
    """Unpickles."""
def tenpai_payments(tenpai: Iterable[bool], bappu: NotenBappu | None = None) -> list[int]:
    """What each player receives at an exhaustive draw (不聴罰符).

    >>> from mentsu.legality import tenpai_payments
    >>> tenpai_payments([True, False, False, False])
    [3000, -1000, -1000, -1000]
    """
def view_of(json: str) -> View:
    """Unpickles."""
def view_of_mjai(lines: Iterable[str], seat: WindLike | None, rules: GameRulesLike | None) -> View:
    """What a seat knows after the last of these lines of mjai: a game's first line, and a round's from
    its deal on. The seat is the one that the first line names, if none is given; so are the rules.
    """
def view_planes() -> tuple[int, list[str]]:
    """The version of the planes, and their names in order."""
def yaku(name: str, /) -> Yaku:
    """A yaku (役) by its name: kanji, English, han in a closed and in an open hand.

    >>> from mentsu import yaku
    >>> honitsu = yaku("honitsu")
    >>> honitsu.kanji, honitsu.english, honitsu.closed_han, honitsu.open_han
    ('混一色', 'half flush', 3, 2)
    """
