"""Errors about recorded games."""

from __future__ import annotations

from ._errors import MentsuError


class RecordError(MentsuError):
    """A file that isn't a record of a game, a round that the rules can't play as it is recorded, or a game that
    another format can't hold.

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
        """Nothing: a record has a `place`."""
        return None

    @property
    def path(self) -> str | None:
        """The file; `None` for bytes without a name."""
        path = self.args[2]
        return None if path is None else str(path)

    @property
    def place(self) -> str | None:
        """Where: a tag of mjlog, a line of mjai, an element of tenhou/6."""
        place = self.args[3]
        return None if place is None else str(place)

    def __str__(self) -> str:
        return self.reason if self.path is None else f"{self.path}: {self.reason}"
