"""Checks of lists of names, such as planes and columns."""

from __future__ import annotations

from collections.abc import Iterable

from .errors import MentsuError

#: The longest accepted list, longer than any list of valid names.
_MOST = 1000


def listed(names: Iterable[str], what: str) -> list[str]:
    """The names of a collection, whose `__len__` isn't trusted."""
    if isinstance(names, str):
        raise TypeError(f"{what} are names in a list, not one text")
    found: list[str] = []
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"{what} are names, not {type(name).__name__}")
        if len(found) == _MOST:
            raise MentsuError(f"{what}: there are more than {_MOST} names", "too_long")
        found.append(name)
    return found
