"""A line of play over the rest of a round, with the policy of a plan."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from .._native import Face, Hand, Outlook, Rules, _walk
from .plans import Figures, Reply
from ..types import FaceLike, HandLike, Objective, Riichi, RulesLike


def _set(value: object, **fields: object) -> None:
    """Sets the fields of a frozen value once."""
    for name, given in fields.items():
        object.__setattr__(value, name, given)


class Line:
    """A line of play: draws and discards in turn, which may depart from the policy of its objective.

    A line is immutable: `draw` and `discard` return the line after one more move.

    >>> from mentsu import Line
    >>> line = Line("135m123456p23499s", "win").discard("1m").draw("6m")
    >>> line.reply
    Reply(action='discard', face=Face('3m'), riichi=True)
    >>> line = line.discard("3m").draw("7m")
    >>> line.reply.action, line.riichi, line.left
    ('win', 'riichi', 15)
    """

    __slots__ = (
        "figures", "objective", "hand", "left", "moves", "outlook", "points", "reply", "riichi", "rules",
        "start",
    )

    #: The hand that the line began with.
    start: Hand
    #: The objective of the policy.
    objective: Objective
    #: The rest of the round as far as it is known.
    outlook: Outlook
    #: The rules.
    rules: Rules
    #: The moves so far: true for a draw or false for a discard, and the tile.
    moves: tuple[tuple[bool, Face], ...]
    #: The current hand.
    hand: Hand
    #: The number of draws left.
    left: int
    #: Which riichi was declared.
    riichi: Riichi
    #: The figures of the policy from here on.
    figures: Figures
    #: The policy's next move; `None` before a draw.
    reply: Reply | None
    #: The points of the hand by tsumo, if it is won.
    points: int | None

    def __init__(
        self,
        hand: HandLike,
        objective: Objective = "points",
        outlook: Outlook | None = None,
        rules: RulesLike | None = "tenhou",
        *,
        moves: Iterable[tuple[bool, Face]] = (),
    ) -> None:
        outlook = Outlook() if outlook is None else outlook
        rules = Rules(rules) if rules is None or isinstance(rules, str) else rules
        # One more than the native part accepts, so that it raises the error.
        moves = tuple(islice(moves, 1001))
        reached = _walk(hand, objective, outlook, rules, moves)
        _set(self, start=Hand(hand), objective=objective, outlook=outlook, rules=rules, moves=moves)
        names = ("hand", "left", "riichi", "figures", "reply", "points")
        _set(self, **dict(zip(names, reached)))

    def draw(self, face: FaceLike) -> Line:
        """The line with a tile drawn."""
        return self._with(True, face)

    def discard(self, face: FaceLike) -> Line:
        """The line with a tile discarded, with riichi if the policy declares it."""
        return self._with(False, face)

    def _with(self, draws: bool, face: FaceLike) -> Line:
        moves = (*self.moves, (draws, Face(face)))
        return Line(self.start, self.objective, self.outlook, self.rules, moves=moves)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Line is immutable: {name} can't be set")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (self.start, self.objective, self.outlook, self.rules, self.moves)

    def __reduce__(self) -> tuple[object, ...]:
        return (_line, self._key())

    def __repr__(self) -> str:
        return f"<Line of {self.hand!r} for {self.objective}, {self.left} draws left>"


def _line(
    hand: Hand, objective: Objective, outlook: Outlook, rules: Rules, moves: tuple[tuple[bool, Face], ...]
) -> Line:
    return Line(hand, objective, outlook, rules, moves=moves)


Line.__module__ = "mentsu"
