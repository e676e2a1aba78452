"""The exceptions: each is a `ValueError` with a reason and a kind."""

from __future__ import annotations


class MentsuError(ValueError):
    """The base of all errors of this package.

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
        """The reason as text."""
        return str(self.args[0])

    @property
    def kind(self) -> str:
        """The kind of the error, a name such as `too_many_copies`."""
        return str(self.args[1])

    @property
    def position(self) -> int | None:
        """The index of the wrong character of a text; the length of the text if something is missing."""
        position = self.args[2]
        return position if isinstance(position, int) else None

    def __str__(self) -> str:
        if self.position is None:
            return self.reason
        return f"{self.reason} (at position {self.position})"


class ParseError(MentsuError):
    """A text can't be parsed. `position` is the place."""


class NotationError(MentsuError):
    """Numbers of another notation (136-ids, 34-arrays, mjlog's melds) are out of range or contradict each other."""


class TileError(MentsuError):
    """There is no such tile, or not enough copies of it."""


class MeldError(MentsuError):
    """Tiles don't make a meld."""


class HandError(MentsuError):
    """Tiles and melds don't make a hand, or the hand doesn't have the tile to discard."""


class NoWin(MentsuError):
    """A hand has no score: it isn't won, has no yaku, is furiten, or is impossible.

    >>> import mentsu
    >>> try:
    ...     mentsu.Hand("123m456p789s11z45s").score(mentsu.Situation(ron="6s", seat="south"))
    ... except mentsu.NoWin as error:
    ...     print(error.kind)
    no_yaku
    """


class IllegalAction(MentsuError):
    """The rules forbid a call, kan, riichi or kita at this moment."""


class PlanError(MentsuError):
    """There is no plan for such a hand and outlook."""


class ChanceError(MentsuError):
    """The chance of such a hand, wall and number of draws can't be computed."""


class PuzzleError(MentsuError):
    """There is no puzzle of this size."""


class RulesError(MentsuError):
    """There is no such rule or preset, or a rule can't have such a value."""


class RecordError(MentsuError):
    """A file isn't a record of a game, a recorded round breaks the rules, or a format can't hold a game.

    >>> import mentsu
    >>> try:
    ...     mentsu.read_log(b"nothing")
    ... except mentsu.RecordError as error:
    ...     print(error.kind, error.place, sep=" | ")
    unknown_format | the record
    """

    def __init__(self, reason: str, kind: str = "", path: str | None = None, place: str | None = None) -> None:
        super().__init__(reason, kind)
        self.args = (reason, kind, path, place)

    @property
    def position(self) -> None:
        """Always `None`, since a record has a `place`."""
        return None

    @property
    def path(self) -> str | None:
        """The file, or `None` for bytes without a name."""
        path = self.args[2]
        return None if path is None else str(path)

    @property
    def place(self) -> str | None:
        """The place of the error: a tag of mjlog, a line of mjai, or an element of tenhou/6."""
        place = self.args[3]
        return None if place is None else str(place)

    def __str__(self) -> str:
        return self.reason if self.path is None else f"{self.path}: {self.reason}"


class ColumnError(MentsuError):
    """A row has no answer.

    `row` counts from 0 over the whole column, across chunks and batches; `position` is the index of the wrong
    character or number in the row, if there is one.

    >>> from mentsu import batch
    >>> try:
    ...     batch.shanten(["123m406p789s1122z", "123m456q"])
    ... except batch.ColumnError as error:
    ...     print(error.row, error.position, error.reason, sep="; ")
    1; 7; unknown character `q`
    """

    def __init__(
        self,
        row: int | str,
        reason: str | None = None,
        kind: str = "",
        position: int | None = None,
    ) -> None:
        # Polars raises a copy of an error from its expressions, which has only the message.
        self._row = row if isinstance(row, int) else -1
        self._is_copy = reason is None
        super().__init__(str(row) if reason is None else reason, kind, position)

    @property
    def row(self) -> int:
        """The row, counted from 0; -1 in a copy that has only the message."""
        return self._row

    def __reduce__(self) -> tuple[type[ColumnError], tuple[int | str | None, ...]]:
        if self._is_copy:
            return (type(self), (self.reason,))
        return (type(self), (self._row, self.reason, self.kind, self.position))

    def __str__(self) -> str:
        return self.reason if self._is_copy else f"row {self._row}: {super().__str__()}"


class ColumnTypeError(MentsuError, TypeError):
    """A column or argument has a wrong shape, type or length.

    >>> from mentsu import batch
    >>> batch.shanten("123m406p789s1122z")
    Traceback (most recent call last):
    mentsu.batch.ColumnTypeError: one text is not a column of hands: pass a list, or use mentsu.Hand
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason, "column_type")

    def __reduce__(self) -> tuple[type[ColumnTypeError], tuple[str]]:
        return (type(self), (self.reason,))


for _error in (MentsuError, *MentsuError.__subclasses__()):
    _error.__module__ = "mentsu"
for _error in (ColumnError, ColumnTypeError):
    _error.__module__ = "mentsu.batch"
