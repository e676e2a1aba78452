"""Wins for exercises under Chinese official rules, found by what counts in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .._native import _mcr_check_query, _mcr_fan_names, _mcr_query_matches, _mcr_query_random
from .._native import McrSituation as Situation
from .._values.mcr import Exercise, Score
from .._values.shown import short
from .._values.situation import _set
from ..puzzle import _seed
from ..types import HandLike, McrFormKind, McrRulesLike


@short
@dataclass(frozen=True, init=False)
class Query:
    """The wins to find, by what counts in them (番种).

    - `fans`: all of these count.
    - `only`: no fan counts but `fans` and these; an empty collection allows no others.
    - `left_out`: all of these are there and don't count.
    - `points`: the least and the most points, flowers aside.
    - `form`: the form of the best reading.
    - `number_of_melds`: the least and the most melds, concealed kongs among them, 0 to 4.
    - `number_of_waits`: the least and the most different waits before the winning tile came, 1 to 13.

    What isn't set may be anything. Names of fan are kept in the order of `all_fan`, each once.

    >>> from mentsu import mcr
    >>> query = mcr.Query(["mixed_straight"], left_out=["short_straight"], points=(8, 12))
    >>> found = query.random(seed=7)
    >>> 8 <= found.score.without_flowers <= 12, "short_straight" in [one.fan for one in found.score.left_out]
    (True, True)
    >>> query.matches(found.hand, found.situation) == found.score
    True
    """

    fans: tuple[str, ...]
    only: tuple[str, ...] | None
    left_out: tuple[str, ...]
    points: tuple[int, int] | None
    form: McrFormKind | None
    number_of_melds: tuple[int, int] | None
    number_of_waits: tuple[int, int] | None

    def __init__(
        self,
        fans: Iterable[str] = (),
        *,
        only: Iterable[str] | None = None,
        left_out: Iterable[str] = (),
        points: tuple[int, int] | None = None,
        form: McrFormKind | None = None,
        number_of_melds: tuple[int, int] | None = None,
        number_of_waits: tuple[int, int] | None = None,
    ) -> None:
        _set(
            self,
            fans=_mcr_fan_names(fans),
            only=None if only is None else _mcr_fan_names(only),
            left_out=_mcr_fan_names(left_out),
            points=points,
            form=form,
            number_of_melds=number_of_melds,
            number_of_waits=number_of_waits,
        )
        _mcr_check_query(self)

    def matches(
        self, hand: HandLike, situation: Situation | None = None, rules: McrRulesLike | None = None
    ) -> Score | None:
        """The score of a win that matches; `None` for one that doesn't, or that is none.

        >>> from mentsu import mcr
        >>> won = mcr.Situation("6s", seat="south")
        >>> print(mcr.Query(["mixed_straight"]).matches("123m456p789s45s22z", won))
        11 points: mixed_straight concealed_hand mixed_double_chow
        >>> mcr.Query(["pure_straight"]).matches("123m456p789s45s22z", won) is None
        True
        """
        return _mcr_query_matches(self, hand, situation, rules)

    def random(self, rules: McrRulesLike | None = None, *, seed: int | None = None) -> Exercise | None:
        """A random win that matches; `None` if a hundred thousand wins didn't.

        The same seed gives the same win. Wins aren't drawn as often as they come in play: every fan comes within some
        thousand.
        """
        return _mcr_query_random(self, _seed(seed), rules)


Query.__module__ = "mentsu.mcr"
