"""Chinese official mahjong (国标麻将, MCR): winning forms, the 81 fan and why some don't count, and the way to eight.

>>> from mentsu import mcr
>>> score = mcr.score("123m456p789s45s22z", mcr.Situation("6s", seat="south", flowers=2))
>>> [(mcr.fan(one.fan).chinese, one.points, one.times) for one in score.fans]
[('花龙', 8, 1), ('门前清', 2, 1), ('喜相逢', 1, 1), ('花牌', 1, 2)]
>>> [(one.fan, one.principle, one.by) for one in score.left_out]
[('short_straight', 'account_once', 'mixed_straight')]
>>> mcr.shantens("147m258p39s12345z").honors_and_knitted
0

Hands are those of the whole package: a pung is a pon, a chow a chi, a kong one of the three kans. `mentsu.mcr.batch`
asks whole columns, and `mentsu.compat.MahjongGB` stands in for PyPI's `PyMahjongGB`.
"""

from __future__ import annotations

from fractions import Fraction

from .. import _native
from .._native import McrRules as Rules
from .._native import McrSituation as Situation
from .._values.mcr import (
    Completion,
    CountedFan,
    Exercise,
    Fan,
    FanAttempt,
    FanWay,
    Form,
    FormAttempt,
    LeftOut,
    Payments,
    Reading,
    ReadingAttempts,
    Score,
    Shantens,
    Wait,
    WaitWorth,
    WayChance,
    Ways,
)
from .._native import Discard, Ukeire
from .._values.plans import DiscardChance
from ..types import CountsLike, HandLike, McrRulesLike, PartialHandLike, WindLike
from . import batch
from ._query import Query

__all__ = [
    "Completion",
    "CountedFan",
    "Exercise",
    "Fan",
    "FanAttempt",
    "FanWay",
    "Form",
    "FormAttempt",
    "LeftOut",
    "Payments",
    "Query",
    "Reading",
    "ReadingAttempts",
    "Rules",
    "Score",
    "Shantens",
    "Situation",
    "Wait",
    "WaitWorth",
    "WayChance",
    "Ways",
    "all_fan",
    "batch",
    "completions",
    "discard_win_chances",
    "discards",
    "fan",
    "fan_attempts",
    "form_attempts",
    "forms",
    "is_win",
    "score",
    "shanten",
    "shantens",
    "ukeire",
    "wait_worths",
    "waits",
    "ways",
    "win_chance",
]


def is_win(hand: HandLike) -> bool:
    """Whether a hand is won in one of the five forms, whatever it is worth.

    >>> from mentsu import mcr
    >>> mcr.is_win("1111m2233p445566s"), mcr.is_win("147m258p369s1234z")
    (True, False)
    """
    return _native.mcr_is_win(hand)


def forms(hand: HandLike) -> tuple[Form, ...]:
    """Every form in which a hand is won, melds aside.

    >>> from mentsu import mcr
    >>> [form.kind for form in mcr.forms("11112233445566m")]
    ['standard', 'seven_pairs']
    """
    return _native.mcr_forms(hand)


def shanten(hand: HandLike) -> int:
    """The least shanten (向听数) of the five forms: -1 won, 0 tenpai.

    >>> from mentsu import mcr
    >>> mcr.shanten("147m258p39s12345z")
    0
    """
    return _native.mcr_shanten(hand)


def shantens(hand: HandLike) -> Shantens:
    """The shanten of each of the five forms.

    >>> from mentsu import mcr
    >>> all_five = mcr.shantens("147m258p39s12345z")
    >>> all_five.standard, all_five.knitted_straight, all_five.least
    (8, 3, 0)
    """
    return _native.mcr_shantens(hand)


def ukeire(hand: HandLike, *, seen: CountsLike | None = None) -> Ukeire:
    """The tiles that lower the least shanten of a hand of 3n+1 tiles, and how many are neither its own nor `seen`.

    >>> from mentsu import mcr
    >>> waits = mcr.ukeire("147m258p369s55z34m", seen="22m")
    >>> waits.shanten, waits.tiles, waits.total
    (0, TileSet('25m'), 6)
    """
    return _native.mcr_ukeire(hand, seen=seen)


def discards(hand: HandLike, *, seen: CountsLike | None = None) -> tuple[Discard, ...]:
    """The discards of a hand of 3n+2 tiles, best first: by shanten, then by how many tiles help.

    >>> from mentsu import mcr
    >>> best = mcr.discards("147m258p369s559m13z")[0]
    >>> best.shanten
    1
    """
    return _native.mcr_discards(hand, seen=seen)


def score(
    hand: HandLike, situation: Situation | None = None, rules: McrRulesLike | None = None
) -> Score:
    """What a win is worth, fan by fan. Raises `NoWin` if the tiles aren't won or contradict the situation.

    A hand with less than the minimum has a score: `Score.is_enough` says whether it may be won.

    >>> from mentsu import mcr
    >>> print(mcr.score("123456m78p55s(789m)", mcr.Situation("9p"), "green_book"))
    19 points: pure_straight all_chows mixed_double_chow
    >>> mcr.score("123m44p56788s(777z)", mcr.Situation("4p", kong=True))
    Traceback (most recent call last):
    mentsu.NoWin: a robbed kong of 4p, of which the hand holds 2
    """
    return _native.mcr_score(hand, situation, rules)


def form_attempts(hand: HandLike) -> tuple[FormAttempt, ...]:
    """How a hand splits in each of the five forms, melds aside, or why it doesn't.

    >>> from mentsu import mcr
    >>> for attempt in mcr.form_attempts("147m258p36s123445z"):
    ...     print(attempt.kind, attempt.against)
    standard with the pair 44z 147m258p36s1235z are left over
    knitted_straight 9s is missing of 147m258p369s
    seven_pairs 1 of 1m
    thirteen_orphans 4m is no terminal or honor
    honors_and_knitted 2 of 4z
    """
    return _native.mcr_form_attempts(hand)


def fan_attempts(
    hand: HandLike, situation: Situation | None = None, rules: McrRulesLike | None = None
) -> tuple[ReadingAttempts, ...]:
    """Every fan for every reading of a win, with the reason if it does not apply. Raises `NoWin` as `score` does.

    >>> from mentsu import mcr
    >>> (reading,) = mcr.fan_attempts("123456m78p55s(789m)", mcr.Situation("9p"))
    >>> reading.of("pure_straight").counted.points, reading.of("all_types").against
    (16, 'no tile of 1234z')
    """
    return _native.mcr_fan_attempts(hand, situation, rules)


def waits(hand: HandLike, *, seen: CountsLike | None = None) -> tuple[Wait, ...]:
    """The waits of a hand of 3n+1 tiles at tenpai, each with the forms and the blocks that it completes.

    >>> from mentsu import mcr
    >>> [(str(wait.tile), reading.block) for wait in mcr.waits("147m258p369s55z34m") for reading in wait.readings]
    [('2m', '234m'), ('5m', '345m')]
    """
    return _native.mcr_waits(hand, seen=seen)


def completions(hand: PartialHandLike) -> tuple[Completion, ...]:
    """What unknown tiles must be to win in one of the five forms, or of a hand of 3n+1 tiles to be tenpai.

    >>> from mentsu import mcr
    >>> [str(one.tiles) for one in mcr.completions("147m258p36s1234z??")]
    ['9s5z', '9s6z', '9s7z', '56z', '57z', '67z']
    """
    return _native.mcr_completions(hand)


def wait_worths(
    hand: HandLike,
    situation: Situation | None = None,
    rules: McrRulesLike | None = None,
    *,
    seen: CountsLike | None = None,
) -> tuple[WaitWorth, ...]:
    """What each wait of a hand at tenpai is worth by discard and self-drawn, without flowers.

    >>> from mentsu import mcr
    >>> [(str(wait.tile), wait.by_discard, wait.wins_by_discard) for wait in mcr.wait_worths("123m456p77m23489s")]
    [('7s', 13, True)]
    """
    return _native.mcr_wait_worths(hand, situation, rules, seen=seen)


def win_chance(
    hand: HandLike,
    draws: int,
    situation: Situation | None = None,
    rules: McrRulesLike | None = None,
    *,
    wall: CountsLike | None = None,
) -> Fraction:
    """The exact chance of drawing a win worth the minimum within some draws, with the best discards.

    The wall is by default all tiles outside the hand.

    >>> from mentsu import mcr
    >>> mcr.win_chance("123m456p77m23489s", 1)
    Fraction(4, 123)
    """
    return _native.mcr_win_chance(hand, draws, situation, rules, wall=wall)


def discard_win_chances(
    hand: HandLike,
    draws: int,
    situation: Situation | None = None,
    rules: McrRulesLike | None = None,
    *,
    wall: CountsLike | None = None,
) -> tuple[DiscardChance, ...]:
    """The exact chance after each discard, best first.

    >>> from mentsu import mcr
    >>> best = mcr.discard_win_chances("123m456p77m23489s6m", 1)[0]
    >>> best.tile, best.chance
    (Tile('6m'), Fraction(2, 61))
    """
    return _native.mcr_discard_win_chances(hand, draws, situation, rules, wall=wall)


def ways(
    hand: HandLike,
    *,
    draws: int = 17,
    others: int = 0,
    depth: int = 1,
    seat: WindLike = "east",
    prevalent: WindLike = "east",
    seen: CountsLike | None = None,
    rules: McrRulesLike | None = None,
) -> Ways:
    """The way to eight fan of a hand that is 2-shanten or less: which fan are in reach, and how likely each discard wins.

    `others` is how many tiles the others discard between two draws, each of which may win; `depth` how many exchanges
    beyond the shortest way are allowed. Raises `PlanError` for a hand that is farther away.

    >>> from mentsu import mcr
    >>> found = mcr.ways("123m45p77m23489s6m", draws=12)
    >>> straight = found.of_fan("mixed_straight")
    >>> found.least, straight.lacking, straight.total, str(straight.won), str(straight.tile)
    (2, 2, 15, '12377m456p234789s', '7s')
    >>> best = mcr.ways("123m45p77m23489s6m1z", draws=12).chances[0]
    >>> best.discard, f"{best.chance:.1%}"
    (Tile('1z'), '20.1%')
    """
    return _native.mcr_ways(
        hand,
        draws=draws,
        others=others,
        depth=depth,
        seat=seat,
        prevalent=prevalent,
        seen=seen,
        rules=rules,
    )


def fan(name: str) -> Fan:
    """A fan (番种) by its name.

    >>> from mentsu import mcr
    >>> straight = mcr.fan("pure_straight")
    >>> straight.chinese, straight.english, straight.points
    ('清龙', 'Pure Straight', 16)
    """
    return _native.mcr_fan(name)


def all_fan() -> tuple[Fan, ...]:
    """Every fan, from 88 points down.

    >>> from mentsu import mcr
    >>> len(mcr.all_fan()), mcr.all_fan()[0].name
    (82, 'big_four_winds')
    """
    return _native.mcr_all_fan()
