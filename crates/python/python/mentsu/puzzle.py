"""Hands found by their waits, the atlas of one suit, and a quiz with levels, questions and verdicts."""

from __future__ import annotations

import operator
import random
from dataclasses import dataclass

from ._native import (
    Atlas,
    Hand,
    Measure,
    TileSet,
    _check_answer,
    _measure,
    _query_hands_in,
    _query_matches,
    _query_random,
    _question_of,
    _quiz,
    atlas,
    fixed_order_finds,
)
from ._values.errors import PuzzleError
from ._values.shown import short
from ._values.situation import _set
from .types import CountsLike, HandLike, Level, Suit, TileSetLike, WaitShape

__all__ = [
    "Atlas",
    "Measure",
    "Query",
    "Question",
    "Quiz",
    "Verdict",
    "atlas",
    "fixed_order_finds",
    "measure",
]


def _seed(seed: int | None) -> int:
    return random.getrandbits(64) if seed is None else operator.index(seed) % 2**64


@short
@dataclass(frozen=True, init=False)
class Query:
    """The hands to find, by their waits.

    - `waits`: exactly these tiles.
    - `number_of_waits`, `number_of_readings`: the least and the most.
    - `shapes`: the shapes of the waits.
    - `only_seeming_tenpai`: hands that look tenpai but aren't.
    - `one_per_class`: one of all hands that are shifted or mirrored images of each other.

    >>> from mentsu.puzzle import Query
    >>> Query(number_of_waits=(9, 9)).hands_in("m", 13)
    [Hand('1112345678999m')]
    >>> hand = Query(waits="14m").random("mp", 7, seed=1)
    >>> hand.wait_tiles()
    TileSet('14m')
    """

    waits: TileSet | None
    number_of_waits: tuple[int, int] | None
    shapes: tuple[WaitShape, ...] | None
    number_of_readings: tuple[int, int] | None
    only_seeming_tenpai: bool
    one_per_class: bool

    def __init__(
        self,
        waits: TileSetLike | None = None,
        *,
        number_of_waits: tuple[int, int] | None = None,
        shapes: tuple[WaitShape, ...] | None = None,
        number_of_readings: tuple[int, int] | None = None,
        only_seeming_tenpai: bool = False,
        one_per_class: bool = False,
    ) -> None:
        _set(
            self,
            waits=None if waits is None else TileSet(waits),
            number_of_waits=number_of_waits,
            shapes=None if shapes is None else tuple(shapes),
            number_of_readings=number_of_readings,
            only_seeming_tenpai=only_seeming_tenpai,
            one_per_class=one_per_class,
        )
        _query_matches(self, "")

    def matches(self, concealed: CountsLike) -> bool:
        """Whether these concealed tiles match.

        >>> from mentsu.puzzle import Query
        >>> Query(number_of_waits=(3, 14)).matches("2344567m")
        True
        """
        return _query_matches(self, concealed)

    def hands_in(self, suit: Suit, tiles: int) -> list[Hand]:
        """All matching hands of one suit with 1, 4, 7, 10 or 13 tiles."""
        return _query_hands_in(self, suit, tiles)

    def random(self, kinds: TileSetLike | str, tiles: int, *, seed: int | None = None) -> Hand | None:
        """A random matching hand of these kinds of tile (or of the suits of these letters); `None` if none was found.

        The same seed gives the same hand.
        """
        if isinstance(kinds, str) and kinds and not kinds[0].isdigit():
            letters = set(kinds)
            kinds = TileSet(tile for tile in TileSet.ALL if tile.suit in letters)
        return _query_random(self, _seed(seed), kinds, tiles)


def measure(concealed: CountsLike) -> Measure:
    """How hard the waits of concealed tiles are to see.

    >>> from mentsu.puzzle import measure
    >>> measure("1112345678999m").level
    'expert'
    """
    return _measure(concealed)


@short
@dataclass(frozen=True)
class Verdict:
    """The verdict on an answer: the waits found, those missed, and the tiles that aren't waits."""

    found: TileSet
    missed: TileSet
    wrong: TileSet

    @property
    def is_right(self) -> bool:
        """Whether nothing was missed and nothing wrong."""
        return not self.missed and not self.wrong


@short
@dataclass(frozen=True)
class Question:
    """A hand whose waits are the question.

    >>> from mentsu.puzzle import Question
    >>> question = Question.of("2344m111p789s")
    >>> question.check("1m"), question.check("14m").is_right
    (Verdict(found=TileSet('1m'), missed=TileSet('4m'), wrong=TileSet('')), True)
    """

    hand: Hand
    measure: Measure

    @staticmethod
    def of(hand: HandLike) -> Question:
        """The question of a hand. Raises `PuzzleError` if it waits for nothing."""
        asked = _question_of(hand)
        if asked is None:
            raise PuzzleError(f"{hand} waits for nothing", "no_waits")
        return Question(*asked)

    @property
    def waits(self) -> TileSet:
        """The answer."""
        return self.measure.waits

    def check(self, answer: TileSetLike) -> Verdict:
        """The verdict on an answer."""
        return Verdict(*_check_answer(self.hand, answer))


@short
@dataclass(frozen=True)
class Quiz:
    """A quiz of hands of one suit with 1, 4, 7, 10 or 13 tiles; `None` stands for any suit or level.

    >>> from mentsu.puzzle import Quiz
    >>> question = Quiz(7, level="hard").ask(seed=4)
    >>> len(question.waits), question.measure.level
    (4, 'hard')
    """

    tiles: int
    suit: Suit | None = None
    level: Level | None = None

    def ask(self, *, seed: int | None = None) -> Question | None:
        """A question, the same for the same seed; `None` if no such hand was found."""
        asked = _quiz(self.tiles, self.suit, self.level, _seed(seed))
        return None if asked is None else Question(*asked)
