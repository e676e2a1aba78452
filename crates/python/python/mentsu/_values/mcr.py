"""Answers under Chinese official rules: plain values that compare, hash, print and pickle."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass

from .._native import Counts, Hand, Tile
from .._native import McrSituation as Situation
from ..types import McrFormKind, Principle, WaitShape
from .shown import short


@short
@dataclass(frozen=True)
class Fan:
    """A fan (番种): its names, its points under MIL's rules, and the fan that never count together with it."""

    name: str
    english: str
    chinese: str
    pinyin: str
    points: int
    swallows: tuple[str, ...]

    def __str__(self) -> str:
        return self.name


@short
@dataclass(frozen=True)
class Form:
    """One way in which a hand is won (和牌牌型), and its blocks as text, the pair first and without melds.

    >>> from mentsu import mcr
    >>> [str(form) for form in mcr.forms("147m258p369s55z(234p)")]
    ['147m258p369s 55z']
    """

    kind: McrFormKind
    blocks: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.blocks)


@short
@dataclass(frozen=True)
class Shantens:
    """The shanten (向听数) of each of the five forms; `None` for an impossible form."""

    standard: int | None
    knitted_straight: int | None
    seven_pairs: int | None
    thirteen_orphans: int | None
    honors_and_knitted: int | None

    @property
    def least(self) -> int:
        """The lowest of them."""
        all_five = (
            self.standard,
            self.knitted_straight,
            self.seven_pairs,
            self.thirteen_orphans,
            self.honors_and_knitted,
        )
        return min(one for one in all_five if one is not None)


@short
@dataclass(frozen=True)
class CountedFan:
    """A fan that counts: its name, its points, and how often it counts."""

    fan: str
    points: int
    times: int

    @property
    def total(self) -> int:
        """Its points in total."""
        return self.points * self.times

    def __str__(self) -> str:
        return self.fan if self.times == 1 else f"{self.fan}*{self.times}"


@short
@dataclass(frozen=True)
class LeftOut:
    """A fan that occurs but doesn't count: how often, by which principle (计番原则), and because of which fan."""

    fan: str
    times: int
    principle: Principle
    by: str


@short
@dataclass(frozen=True)
class Payments:
    """The payments of the others: of the discarder (`None` if self-drawn), and of each of the two or three others."""

    from_discarder: int | None
    from_others: int
    received: int


@short
@dataclass(frozen=True)
class Score:
    """The score of a win (番数): the fan of its best reading, those left out, and the payments.

    `total` counts flowers, `without_flowers` doesn't; `is_enough` says whether the hand may be won (起和).

    >>> from mentsu import mcr
    >>> score = mcr.score("123m456p789s45s22z", mcr.Situation("6s", seat="south", flowers=2))
    >>> score.total, score.without_flowers, score.is_enough, score.payments.received
    (13, 11, True, 37)
    >>> print(score)
    13 points: mixed_straight concealed_hand mixed_double_chow flower_tile*2
    """

    form: Form
    total: int
    without_flowers: int
    is_enough: bool
    fans: tuple[CountedFan, ...]
    left_out: tuple[LeftOut, ...]
    payments: Payments

    def __iter__(self) -> Iterator[CountedFan]:
        return iter(self.fans)

    def __str__(self) -> str:
        return f"{self.total} points: {' '.join(map(str, self.fans))}"


@short
@dataclass(frozen=True)
class Exercise:
    """A win that a query found (习题). The hand has 13 tiles for a win by discard, or else 14 with its drawn tile."""

    hand: Hand
    situation: Situation
    score: Score


@short
@dataclass(frozen=True)
class FormAttempt:
    """An attempt at one of the five forms: the `form` in which a hand is won, or as text the first fact `against`
    it."""

    kind: McrFormKind
    form: Form | None
    against: str | None


@short
@dataclass(frozen=True)
class FanAttempt:
    """A fan of a reading: how it counts, why it doesn't count or counts less often, or as text the fact `against`
    it."""

    fan: str
    counted: CountedFan | None
    left_out: LeftOut | None
    against: str | None

    @property
    def is_there(self) -> bool:
        """Whether it occurs, so that it counts or is left out."""
        return self.against is None


@short
@dataclass(frozen=True)
class ReadingAttempts:
    """Every fan for one reading of a win. `is_best` is true for the reading that counts."""

    form: Form
    points: int
    is_best: bool
    fans: tuple[FanAttempt, ...]

    def of(self, fan: str) -> FanAttempt:
        """The attempt of the fan with this name; `KeyError` if there is none."""
        for attempt in self.fans:
            if attempt.fan == fan:
                return attempt
        raise KeyError(fan)


@short
@dataclass(frozen=True)
class Reading:
    """A form of a win, and the block that the winning tile completed.

    `block` is `None` for a form that is completed as a whole, and `shape` for any block that isn't a pair or set.
    """

    tile: Tile
    form: Form
    block: str | None
    shape: WaitShape | None


@short
@dataclass(frozen=True)
class Wait:
    """A winning tile, how many copies are left, and each form and block that it completes."""

    tile: Tile
    left: int
    readings: tuple[Reading, ...]


@short
@dataclass(frozen=True)
class Completion:
    """Tiles that replace the unknown ones of a partial hand, the complete hand, and the forms in which it is won."""

    tiles: Counts
    hand: Hand
    forms: tuple[Form, ...]


@short
@dataclass(frozen=True)
class WaitWorth:
    """A winning tile: how many copies are left, and its points without flowers by discard and self-drawn."""

    tile: Tile
    left: int
    by_discard: int
    self_drawn: int
    wins_by_discard: bool
    wins_self_drawn: bool


@short
@dataclass(frozen=True)
class FanWay:
    """A fan in reach: how many tiles the hand lacks for the nearest win with enough points in which it counts, and that
    win.

    `won` are its concealed tiles, and `tile` is the winning tile.
    """

    fan: str
    lacking: int
    total: int
    fans: tuple[str, ...]
    won: Counts
    tile: Tile
    is_self_drawn: bool


@short
@dataclass(frozen=True)
class WayChance:
    """A discard (`None` for a hand that awaits a draw), and the chance that the hand then wins with enough points."""

    discard: Tile | None
    chance: float


@short
@dataclass(frozen=True)
class Ways:
    """The nearest wins worth the minimum: how many tiles are lacking, each fan in reach, and the chance of each
    discard.

    `least` is the smallest number of lacking tiles, `None` if it is above five.
    """

    least: int | None
    fans: tuple[FanWay, ...]
    chances: tuple[WayChance, ...]

    def of_fan(self, fan: str) -> FanWay | None:
        """The nearest win in which this fan counts."""
        return next((way for way in self.fans if way.fan == fan), None)


for _class in list(globals().values()):
    if isinstance(_class, type) and _class.__module__ == __name__:
        _class.__module__ = "mentsu.mcr"
