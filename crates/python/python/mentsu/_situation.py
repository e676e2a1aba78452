"""Values that say how to ask: how a hand was won, and what is known of the rest of a round."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from ._native import Face, Hand, Rules, _check_outlook, _check_situation, _walk, _wind
from ._plans import Figures, Reply
from .types import FaceLike, FacesLike, HandLike, PlanGoal, Riichi, RiichiChoice, RulesLike, Wind, WindLike

_Value = TypeVar("_Value")


def _set(value: object, **fields: object) -> None:
    """Fills a frozen value once."""
    for name, given in fields.items():
        object.__setattr__(value, name, given)


def _pair(pair: Iterable[str | int]) -> tuple[str, WindLike]:
    """A yakuman and a seat, if it is a pair."""
    both = tuple(islice(pair, 3))
    if len(both) != 2:
        raise TypeError("`pao` has pairs of a yakuman and the seat that is liable for it")
    return both  # type: ignore[return-value]  # read by the native part


def _short(value: object, start: object) -> str:
    """What differs from the default, as a call that makes the value again."""
    parts = []
    for one in dataclasses.fields(value):  # type: ignore[arg-type]  # any dataclass of this file
        given = getattr(value, one.name)
        if given != getattr(start, one.name):
            parts.append(f"{one.name}={given!r}")
    return f"{type(value).__name__}({', '.join(parts)})"


@dataclass(frozen=True, init=False, repr=False)
class Situation:
    """How a hand was won, as far as its tiles don't say.

    `ron` is the tile taken from another player; without it the hand won by tsumo, with the tile that
    it knows as drawn. What isn't said didn't happen, both winds are East. `E` or 0 will do for `east`,
    and so on. `double_riichi` stands in place of `riichi`; `pao` are pairs of a yakuman and the seat that is liable for it. What can't go
    together is found when a hand is scored.

    >>> from mentsu import Situation
    >>> ron = Situation(ron="0p", seat="south", riichi=True, ippatsu=True, dora="3m", ura="5z")
    >>> ron.ron, ron.is_tsumo, ron.is_dealer
    (Face('0p'), False, False)
    >>> Situation(seat="south", honba=2)
    Situation(seat='south', honba=2)
    >>> Situation(seat="left")
    Traceback (most recent call last):
    mentsu.MentsuError: "left" is no wind; there is east, south, west, north
    """

    ron: Face | None
    seat: Wind
    round: Wind
    riichi: bool
    double_riichi: bool
    ippatsu: bool
    chankan: bool
    robbed_ankan: bool
    rinshan: bool
    haitei: bool
    houtei: bool
    tenhou: bool
    chiihou: bool
    renhou: bool
    dora: tuple[Face, ...]
    ura: tuple[Face, ...]
    kita: int
    honba: int
    sticks: int
    discarder: Wind | None
    pao: tuple[tuple[str, Wind], ...]

    def __init__(
        self,
        ron: FaceLike | None = None,
        *,
        seat: WindLike = "east",
        round: WindLike = "east",
        riichi: bool = False,
        double_riichi: bool = False,
        ippatsu: bool = False,
        chankan: bool = False,
        robbed_ankan: bool = False,
        rinshan: bool = False,
        haitei: bool = False,
        houtei: bool = False,
        tenhou: bool = False,
        chiihou: bool = False,
        renhou: bool = False,
        dora: FacesLike = (),
        ura: FacesLike = (),
        kita: int = 0,
        honba: int = 0,
        sticks: int = 0,
        discarder: WindLike | None = None,
        pao: Iterable[tuple[str, WindLike]] = (),
    ) -> None:
        _set(
            self,
            ron=None if ron is None else Face(ron),
            seat=seat,
            round=round,
            riichi=riichi,
            double_riichi=double_riichi,
            ippatsu=ippatsu,
            chankan=chankan,
            robbed_ankan=robbed_ankan,
            rinshan=rinshan,
            haitei=haitei,
            houtei=houtei,
            tenhou=tenhou,
            chiihou=chiihou,
            renhou=renhou,
            dora=tuple(Face.list(dora)),
            ura=tuple(Face.list(ura)),
            kita=kita,
            honba=honba,
            sticks=sticks,
            discarder=discarder,
            pao=tuple(_pair(pair) for pair in islice(pao, 5)),
        )
        _check_situation(self)
        _set(
            self,
            seat=_wind(seat),
            round=_wind(round),
            discarder=None if discarder is None else _wind(discarder),
            pao=tuple((yaku, _wind(wind)) for yaku, wind in self.pao),
        )

    @property
    def is_tsumo(self) -> bool:
        """Whether the winning tile was drawn."""
        return self.ron is None

    @property
    def is_dealer(self) -> bool:
        """Whether the winner sits East."""
        return self.seat == "east"

    def replace(self, **changes: object) -> Situation:
        """The same situation but for these fields.

        >>> from mentsu import Situation
        >>> Situation(ron="5m", riichi=True).replace(ron=None)
        Situation(riichi=True)
        """
        return dataclasses.replace(self, **changes)  # type: ignore[arg-type]  # checked when made

    def __repr__(self) -> str:
        return _short(self, _TSUMO)


_TSUMO = Situation()


@dataclass(frozen=True, init=False, repr=False)
class Outlook:
    """What is known of the rest of a round besides a hand, and how far ahead to look.

    `draws` are the tiles still to be drawn, 1 to 18; `depth` the exchanges beyond the shortest way;
    `seen` what is seen besides the hand, its melds and the `dora` indicators; `riichi` when to declare
    (`best`, `always`, `never`); `others` how many tiles the others discard between two draws on which
    the hand may ron, 0 for a player alone; `room` how many states may be met.

    >>> from mentsu import Outlook
    >>> Outlook(draws=12, seat="west", dora="4p", seen="11z9s")
    Outlook(draws=12, seat='west', dora=(Face('4p'),), seen=(Face('1z'), Face('1z'), Face('9s')))
    """

    draws: int
    depth: int
    seat: Wind
    round: Wind
    dora: tuple[Face, ...]
    seen: tuple[Face, ...]
    riichi: RiichiChoice
    ura: bool
    honba: int
    kita: int
    others: int
    first_turn: bool
    room: int

    def __init__(
        self,
        draws: int = 17,
        *,
        depth: int = 1,
        seat: WindLike = "east",
        round: WindLike = "east",
        dora: FacesLike = (),
        seen: FacesLike = (),
        riichi: RiichiChoice = "best",
        ura: bool = True,
        honba: int = 0,
        kita: int = 0,
        others: int = 0,
        first_turn: bool = False,
        room: int = 1 << 20,
    ) -> None:
        _set(
            self,
            draws=draws,
            depth=depth,
            seat=seat,
            round=round,
            dora=tuple(Face.list(dora)),
            seen=tuple(Face.list(seen)),
            riichi=riichi,
            ura=ura,
            honba=honba,
            kita=kita,
            others=others,
            first_turn=first_turn,
            room=room,
        )
        _check_outlook(self)
        _set(self, seat=_wind(seat), round=_wind(round))

    def replace(self, **changes: object) -> Outlook:
        """The same outlook but for these fields.

        >>> from mentsu import Outlook
        >>> Outlook(draws=12).replace(depth=2)
        Outlook(draws=12, depth=2)
        """
        return dataclasses.replace(self, **changes)  # type: ignore[arg-type]  # checked when made

    def __repr__(self) -> str:
        return _short(self, _OUTLOOK)


_OUTLOOK = Outlook()


class Line:
    """A line of play that follows, or departs from, the policy of a goal: draws and discards in turn.

    A line doesn't change: `draw` and `discard` give the line one move on.

    >>> from mentsu import Line
    >>> line = Line("135m123456p23499s", "win").discard("1m").draw("6m")
    >>> line.reply
    Reply(action='discard', face=Face('3m'), riichi=True)
    >>> line = line.discard("3m").draw("7m")
    >>> line.reply.action, line.riichi, line.left
    ('win', 'riichi', 15)
    """

    __slots__ = (
        "figures", "goal", "hand", "left", "moves", "outlook", "points", "reply", "riichi", "rules",
        "start",
    )

    #: The hand that the line began with.
    start: Hand
    #: What the policy plays for.
    goal: PlanGoal
    #: What is known of the rest of the round.
    outlook: Outlook
    #: The rules.
    rules: Rules
    #: The moves so far: whether a tile was drawn (or discarded), and which.
    moves: tuple[tuple[bool, Face], ...]
    #: The hand as it is now.
    hand: Hand
    #: How many draws are left.
    left: int
    #: Which riichi was declared.
    riichi: Riichi
    #: The figures of the hand after a discard, by the policy from now on.
    figures: Figures
    #: What the policy does now; `None` before a draw.
    reply: Reply | None
    #: What the hand as it is would be worth by tsumo, if it is a win.
    points: int | None

    def __init__(
        self,
        hand: HandLike,
        goal: PlanGoal = "points",
        outlook: Outlook | None = None,
        rules: RulesLike | None = "tenhou",
        *,
        moves: Iterable[tuple[bool, Face]] = (),
    ) -> None:
        outlook = Outlook() if outlook is None else outlook
        rules = Rules(rules) if rules is None or isinstance(rules, str) else rules
        # One more than the native part takes, for it to say so.
        moves = tuple(islice(moves, 1001))
        reached = _walk(hand, goal, outlook, rules, moves)
        _set(self, start=Hand(hand), goal=goal, outlook=outlook, rules=rules, moves=moves)
        names = ("hand", "left", "riichi", "figures", "reply", "points")
        _set(self, **dict(zip(names, reached)))

    def draw(self, face: FaceLike) -> Line:
        """The line with a tile drawn."""
        return self._with(True, face)

    def discard(self, face: FaceLike) -> Line:
        """The line with a tile discarded; riichi is declared where the policy would."""
        return self._with(False, face)

    def _with(self, draws: bool, face: FaceLike) -> Line:
        moves = (*self.moves, (draws, Face(face)))
        return Line(self.start, self.goal, self.outlook, self.rules, moves=moves)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Line doesn't change: {name} can't be set")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (self.start, self.goal, self.outlook, self.rules, self.moves)

    def __reduce__(self) -> tuple[object, ...]:
        return (_line, self._key())

    def __repr__(self) -> str:
        return f"<Line of {self.hand!r} for {self.goal}, {self.left} draws left>"


def _line(
    hand: Hand, goal: PlanGoal, outlook: Outlook, rules: Rules, moves: tuple[tuple[bool, Face], ...]
) -> Line:
    return Line(hand, goal, outlook, rules, moves=moves)


for _class in (Situation, Outlook, Line):
    _class.__module__ = "mentsu"
