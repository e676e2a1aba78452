"""Riichi mahjong hands (面子), one by one or in whole columns.

The package finds wins, waits, shanten, ukeire, yaku, fu, points, and the best discards.

>>> from mentsu import Hand, Situation
>>> hand = Hand("2344m111p789s")
>>> hand.shanten(), hand.wait_tiles()
(0, TileSet('14m'))
>>> [str(form) for form in Hand("11223344456789m").win_forms()]
['11m 234m 234m 456m 789m', '44m 123m 123m 456m 789m']
>>> print(Hand("23467m345p34588s").score(Situation(ron="5m", riichi=True)))
5800 points: 3 han 30 fu: riichi pinfu tanyao

`mentsu.batch` takes whole columns, `mentsu.legality` has the rules at the table, `mentsu.records` reads recorded games,
`mentsu.env` has environments for learning, `mentsu.mcr` is Chinese official mahjong, `mentsu.puzzle` finds hands by
their waits, `mentsu.strategies` generates hands for Hypothesis, and `mentsu.types` has types for annotations.
"""

from ._native import (
    Atlas,
    Attempt,
    Block,
    Completion,
    Counts,
    Discard,
    Face,
    FuItem,
    Hand,
    Improvement,
    Measure,
    Meld,
    Outlook,
    PartialHand,
    Payment,
    Payments,
    Reading,
    RiichiScore,
    Rules,
    Score,
    ScoredReading,
    Shantens,
    Situation,
    Tile,
    TileSet,
    Ukeire,
    Wait,
    Waits,
    WaitScore,
    WinForm,
    Yaku,
    YakuWay,
    __version__,
    all_yaku,
    ask,
    base_points,
    completions,
    payments,
    yaku,
)
from ._values.errors import (
    ChanceError,
    HandError,
    IllegalAction,
    MeldError,
    MentsuError,
    NotationError,
    NoWin,
    ParseError,
    PlanError,
    PuzzleError,
    RecordError,
    RulesError,
    TileError,
)

TYPE_CHECKING = False  # type checkers assume that it is true; importing `typing` takes longer than importing this package

if TYPE_CHECKING:
    from . import batch, encoding, env, legality, mcr, puzzle, records, strategies, table, types
    from ._values.plans import CallPlan, CallPlans, DiscardChance, DiscardPlan, Figures, Plan, Reply
    from ._values.situation import Line
    from .encoding import encode, encode_views
    from .records import decisions, read_log, stats
else:
    # Names that are imported on first use, by module.
    _LATER = {
        "_values.plans": "CallPlan CallPlans DiscardChance DiscardPlan Figures Plan Reply",
        "_values.situation": "Line",
        "encoding": "encode encode_views",
        "records": "decisions read_log stats",
    }
    _MODULES = ("batch", "encoding", "env", "legality", "mcr", "puzzle", "records", "strategies", "table", "types")
    _HOMES = {name: module for module, names in _LATER.items() for name in names.split()}

    def __getattr__(name):
        import importlib

        if name in _MODULES:
            return importlib.import_module(f"{__name__}.{name}")
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
        return value

    def __dir__():
        return sorted({*globals(), *__all__})


__all__ = [
    "Atlas",
    "Attempt",
    "Block",
    "CallPlan",
    "CallPlans",
    "ChanceError",
    "Completion",
    "Counts",
    "Discard",
    "DiscardChance",
    "DiscardPlan",
    "Face",
    "Figures",
    "FuItem",
    "Hand",
    "HandError",
    "IllegalAction",
    "Improvement",
    "Line",
    "Measure",
    "Meld",
    "MeldError",
    "MentsuError",
    "NoWin",
    "NotationError",
    "Outlook",
    "ParseError",
    "PartialHand",
    "Payment",
    "Payments",
    "Plan",
    "PlanError",
    "PuzzleError",
    "Reading",
    "RecordError",
    "Reply",
    "RiichiScore",
    "Rules",
    "RulesError",
    "Score",
    "ScoredReading",
    "Shantens",
    "Situation",
    "Tile",
    "TileError",
    "TileSet",
    "Ukeire",
    "Wait",
    "WaitScore",
    "Waits",
    "WinForm",
    "Yaku",
    "YakuWay",
    "__version__",
    "all_yaku",
    "ask",
    "base_points",
    "batch",
    "completions",
    "decisions",
    "encode",
    "encode_views",
    "legality",
    "mcr",
    "payments",
    "puzzle",
    "read_log",
    "records",
    "stats",
    "types",
    "yaku",
]
