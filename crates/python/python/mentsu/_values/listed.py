"""Lists of names: planes and columns."""

from __future__ import annotations

from collections.abc import Iterable

from .errors import MentsuError

#: More than there are of any kind.
_MOST = 1000


def listed(names: Iterable[str], what: str) -> list[str]:
    """The names of a collection; its `__len__` is not trusted."""
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
