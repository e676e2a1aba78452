"""What `repr` shows of a dataclass: at most 200 characters."""

from __future__ import annotations

import dataclasses
from typing import TypeVar

from .._native import _call_repr

Made = TypeVar("Made", bound=type)


def short(made: Made) -> Made:
    """Gives a dataclass a `repr` that cuts long fields."""
    shown = [field.name for field in dataclasses.fields(made) if field.repr]

    def __repr__(self: object) -> str:
        return _call_repr(type(self).__name__, [(name, repr(getattr(self, name))) for name in shown])

    # As an assignment mypy takes this for a method of `type`.
    setattr(made, "__repr__", __repr__)
    return made
