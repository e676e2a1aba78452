"""What may be wrong: every error is a `ValueError` with a reason and a kind."""

from __future__ import annotations


class MentsuError(ValueError):
    """Something that isn't a tile, a hand, a win …; the base of all errors of this package.

    >>> import mentsu
    >>> try:
    ...     mentsu.Hand("123m18z")
    ... except mentsu.MentsuError as error:
    ...     print(error.kind, error.position, error.reason, sep=" | ")
    no_such_tile | 5 | there is no 8z
    """

    def __init__(self, reason: str, kind: str = "", position: int | None = None) -> None:
        super().__init__(reason, kind, position)

    @property
    def reason(self) -> str:
        """The reason in words."""
        return str(self.args[0])

    @property
    def kind(self) -> str:
        """The kind of error as a name for programs, such as `too_many_copies`."""
        return str(self.args[1])

    @property
    def position(self) -> int | None:
        """Where a text is wrong, in characters from its start; its length if something is missing."""
        position = self.args[2]
        return position if isinstance(position, int) else None

    def __str__(self) -> str:
        if self.position is None:
            return self.reason
        return f"{self.reason} (at position {self.position})"


class ParseError(MentsuError):
    """A text can't be read; `position` tells where."""


class NotationError(MentsuError):
    """Numbers of another notation (136-ids, 34-arrays, mjlog's melds) aren't what they should be."""


class TileError(MentsuError):
    """There is no such tile, or not so many of it."""


class MeldError(MentsuError):
    """Tiles don't make a meld."""


class HandError(MentsuError):
    """Tiles and melds don't make a hand, or a tile to discard isn't held."""


class NoWin(MentsuError):
    """A hand has no score: it isn't won, has no yaku, is furiten, or can't be.

    >>> import mentsu
    >>> try:
    ...     mentsu.Hand("123m456p789s11z45s").score(mentsu.Situation(ron="6s", seat="south"))
    ... except mentsu.NoWin as error:
    ...     print(error.kind)
    no_yaku
    """


class IllegalAction(MentsuError):
    """What the rules don't allow at this moment: a call, a kan, riichi, kita."""


class PlanError(MentsuError):
    """There is no plan for such a hand and outlook."""


class ChanceError(MentsuError):
    """There is no chance to tell for such a hand, wall and number of draws."""


class PuzzleError(MentsuError):
    """There is no puzzle of this size."""


class RulesError(MentsuError):
    """There are no such rules."""


for _error in [MentsuError, *MentsuError.__subclasses__()]:
    _error.__module__ = "mentsu"
