"""Answers about discards over the rest of a round: chances, plans, replies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from .errors import MentsuError
from .shown import short
from .._native import Face, Meld, Tile
from ..types import Objective


@short
@dataclass(frozen=True)
class DiscardChance:
    """A discard, and the exact chance of the best play after it."""

    tile: Tile
    chance: Fraction


@short
@dataclass(frozen=True)
class Figures:
    """The chance to be tenpai (聴牌率) and to win (和了率), 0 to 1, and the expected points."""

    tenpai: float
    win: float
    points: float


@short
@dataclass(frozen=True)
class DiscardPlan:
    """The figures of a discard over the remaining draws.

    `by_draws[n]` are the figures with n draws left, and `riichi[n]` is whether the discard then declares riichi.
    """

    face: Face
    shanten: int
    ukeire: int
    by_draws: tuple[Figures, ...] = field(repr=False)
    riichi: tuple[bool, ...] = field(repr=False)

    @property
    def figures(self) -> Figures:
        """The figures with all draws left."""
        return self.by_draws[-1]

    @property
    def tenpai(self) -> float:
        """The chance to be tenpai after the last draw, or to have won."""
        return self.figures.tenpai

    @property
    def win(self) -> float:
        """The chance to win."""
        return self.figures.win

    @property
    def points(self) -> float:
        """The expected points."""
        return self.figures.points


def _by(objective: Objective) -> Callable[[DiscardPlan], tuple[float, float, float, int, int]]:
    if objective not in ("tenpai", "win", "points"):
        raise MentsuError(f"{objective!r} is not an objective: tenpai, win, points", "unknown_name")

    def key(one: DiscardPlan) -> tuple[float, float, float, int, int]:
        return (getattr(one.figures, objective), one.points, one.win, -one.shanten, one.ukeire)

    return key


@short
@dataclass(frozen=True)
class Plan:
    """The figures of each discard over the rest of a round, in the order of the hand.

    `depth` is the number of exchanges beyond the shortest way that the plan allows, `states` the number of visited
    states.

    >>> from mentsu import Hand, Outlook
    >>> plan = Hand("135m123456p23499s").plan(Outlook(draws=6))
    >>> str(plan.best().face), str(plan.best("win").face)
    ('5m', '1m')
    """

    shanten: int
    draws: int
    depth: int
    states: int
    discards: tuple[DiscardPlan, ...]

    def best(self, objective: Objective = "points") -> DiscardPlan:
        """The best discard by `tenpai`, `win` or `points`. Points, the chance to win, shanten and ukeire break ties."""
        return max(self.discards, key=_by(objective))

    def ranked(self, objective: Objective = "points") -> tuple[DiscardPlan, ...]:
        """The discards, best first."""
        return tuple(sorted(self.discards, key=_by(objective), reverse=True))

    def __iter__(self) -> Iterator[DiscardPlan]:
        return iter(self.discards)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{one.face._repr_html_()}</td><td>{one.shanten}</td><td>{one.ukeire}</td>"
            f"<td>{one.tenpai:.1%}</td><td>{one.win:.1%}</td><td>{one.points:.0f}</td></tr>"
            for one in self.discards
        )
        head = "".join(
            f"<th>{name}</th>" for name in ("discard", "shanten", "ukeire", "tenpai", "win", "points")
        )
        return f"<table><tr>{head}</tr>{rows}</table>"


@short
@dataclass(frozen=True)
class CallPlan:
    """A chi or pon and the plan after it.

    `plan` has the discards after it except those that kuikae forbids, over the remaining draws: a call from kamicha
    replaces one draw.
    """

    meld: Meld
    plan: Plan

    @property
    def left(self) -> int:
        """The number of draws left after it."""
        return self.plan.draws

    def best(self, objective: Objective = "points") -> DiscardPlan:
        """The best discard after it."""
        return self.plan.best(objective)


@short
@dataclass(frozen=True)
class CallPlans:
    """The figures of passing a discard and of calling it (鳴き判断).

    `pass_by_draws[n]` are the figures of passing with n draws left.

    >>> from mentsu import Hand, Outlook
    >>> plans = Hand("4567p123s99s1177z").plan_calls("7z", "toimen", Outlook(draws=6))
    >>> best = plans.best("win")
    >>> str(best.meld), str(best.best("win").face), best.left
    ('(777=z)', '4p', 6)
    """

    pass_by_draws: tuple[Figures, ...] = field(repr=False)
    calls: tuple[CallPlan, ...]

    @property
    def passing(self) -> Figures:
        """The figures of passing with all draws left."""
        return self.pass_by_draws[-1]

    def best(self, objective: Objective = "points") -> CallPlan | None:
        """The best call by `tenpai`, `win` or `points`; `None` if none is better than passing."""
        key = _by(objective)

        def figure(call: CallPlan) -> float:
            return key(call.best(objective))[0]

        passing: float = getattr(self.passing, objective)
        return max((call for call in self.calls if figure(call) > passing), key=figure, default=None)

    def __iter__(self) -> Iterator[CallPlan]:
        return iter(self.calls)


@short
@dataclass(frozen=True)
class Reply:
    """The next action of a policy: `win`, or `discard` a face, with riichi or without."""

    action: str
    face: Face | None
    riichi: bool


for _class in list(globals().values()):
    if isinstance(_class, type) and _class.__module__ == __name__:
        _class.__module__ = "mentsu"
