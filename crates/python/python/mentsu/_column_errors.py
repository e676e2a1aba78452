"""The errors of whole columns, which `mentsu.batch` raises."""

from __future__ import annotations

from ._errors import MentsuError

__all__ = ["ColumnError", "ColumnTypeError"]


class ColumnError(MentsuError):
    """A row has no answer.

    `row` counts from 0 over the whole column, chunks and batches included; `position` is the character of
    its text, or the place among its numbers, that is at fault, where there is one.

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
        # Polars raises an error of its expressions again with nothing but its message.
        self._row = row if isinstance(row, int) else -1
        self._is_copy = reason is None
        super().__init__(str(row) if reason is None else reason, kind, position)

    @property
    def row(self) -> int:
        """The row, counted from 0; -1 of an error that was raised again with its message alone."""
        return self._row

    def __reduce__(self) -> tuple[type[ColumnError], tuple[int | str | None, ...]]:
        if self._is_copy:
            return (type(self), (self.reason,))
        return (type(self), (self._row, self.reason, self.kind, self.position))

    def __str__(self) -> str:
        return self.reason if self._is_copy else f"row {self._row}: {super().__str__()}"


class ColumnTypeError(MentsuError, TypeError):
    """A column is of a shape, type or length that it can't be asked with.

    >>> from mentsu import batch
    >>> batch.shanten("123m406p789s1122z")
    Traceback (most recent call last):
    mentsu.batch.ColumnTypeError: one text is no column of hands: give a list, or ask mentsu.Hand
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason, "column_type")

    def __reduce__(self) -> tuple[type[ColumnTypeError], tuple[str]]:
        return (type(self), (self.reason,))


for _error in (ColumnError, ColumnTypeError):
    _error.__module__ = "mentsu.batch"
