"""Answers about what to discard over the rest of a round: chances, plans, replies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from ._errors import MentsuError
from ._native import Face, Tile
from .types import PlanGoal


@dataclass(frozen=True)
class DiscardChance:
    """A discard, and the exact chance of the best play after it."""

    tile: Tile
    chance: Fraction


@dataclass(frozen=True)
class Figures:
    """The chance to be tenpai (聴牌率) and to win (和了率), 0 to 1, and the points expected."""

    tenpai: float
    win: float
    points: float


@dataclass(frozen=True)
class DiscardPlan:
    """What a discard is worth over the draws left.

    `by_draws` has the figures with every number of draws left, from none to all of them, and
    `riichi` whether the discard declares riichi then.
    """

    face: Face
    shanten: int
    ukeire: int
    by_draws: tuple[Figures, ...] = field(repr=False)
    riichi: tuple[bool, ...] = field(repr=False)

    @property
    def figures(self) -> Figures:
        """The figures with all the draws that were asked for."""
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
        """The points that wins bring in."""
        return self.figures.points


def _by(goal: PlanGoal) -> Callable[[DiscardPlan], tuple[float, float, float, int]]:
    if goal not in ("tenpai", "win", "points"):
        raise MentsuError(f"{goal!r} is no goal of a plan; there is tenpai, win, points", "unknown_name")

    def key(one: DiscardPlan) -> tuple[float, float, float, int]:
        return (getattr(one.figures, goal), one.points, one.win, one.ukeire)

    return key


@dataclass(frozen=True)
class Plan:
    """What each discard is worth over the rest of a round, in the order of the hand.

    `depth` is how many exchanges beyond the shortest way were reckoned with, `states` how many
    states were met.

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

    def best(self, goal: PlanGoal = "points") -> DiscardPlan:
        """The best discard by `tenpai`, `win` or `points`; ties go by points, chance to win, ukeire."""
        return max(self.discards, key=_by(goal))

    def ranked(self, goal: PlanGoal = "points") -> tuple[DiscardPlan, ...]:
        """The discards, best first."""
        return tuple(sorted(self.discards, key=_by(goal), reverse=True))

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


@dataclass(frozen=True)
class Reply:
    """What a goal's policy does next: `win`, or `discard` a face, with riichi or without."""

    action: str
    face: Face | None
    riichi: bool
