"""Arguments of questions: the circumstances of a win, and the rest of a round."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from .._native import Face, Hand, Rules, _check_outlook, _check_situation, _walk, _wind
from .plans import Figures, Reply
from ..types import FaceLike, FacesLike, HandLike, Objective, Riichi, RiichiChoice, RulesLike, Wind, WindLike

_Value = TypeVar("_Value")


def _set(value: object, **fields: object) -> None:
    """Sets the fields of a frozen value once."""
    for name, given in fields.items():
        object.__setattr__(value, name, given)


def _pair(pair: Iterable[str | int]) -> tuple[str, WindLike]:
    """A yakuman and a seat, if `item` is a pair."""
    both = tuple(islice(pair, 3))
    if len(both) != 2:
        raise TypeError("`pao` has pairs of a yakuman and the seat that is liable for it")
    return both  # type: ignore[return-value]  # read by the native part


def _short(value: object, start: object) -> str:
    """The call that makes the value, with the arguments that differ from their defaults."""
    parts = []
    for one in dataclasses.fields(value):  # type: ignore[arg-type]  # any dataclass of this file
        given = getattr(value, one.name)
        if given != getattr(start, one.name):
            parts.append(f"{one.name}={given!r}")
    return f"{type(value).__name__}({', '.join(parts)})"


@dataclass(frozen=True, init=False, repr=False)
class Situation:
    """The circumstances of a win that its tiles don't show.

    `ron` is the tile claimed from another player; without it the hand won by tsumo with its drawn tile. By default
    nothing happened and both winds are East. A wind is a name, a letter or a number: `"east"`, `"E"` or 0. Use
    `double_riichi` instead of `riichi`, not with it. `pao` has pairs of a yakuman and the seat that is liable for it.
    Contradictions raise an error when a hand is scored. `tsubame_gaeshi`, `kanburi`, `open_riichi` and `paarenchan` are
    events of old yaku, which count under rules that play them (`Rules("mahjong_soul_old_yaku")`).

    >>> from mentsu import Situation
    >>> ron = Situation(ron="0p", seat="south", riichi=True, ippatsu=True, dora="3m", ura="5z")
    >>> ron.ron, ron.is_tsumo, ron.is_dealer
    (Face('0p'), False, False)
    >>> Situation(seat="south", honba=2)
    Situation(seat='south', honba=2)
    >>> Situation(seat="left")
    Traceback (most recent call last):
    mentsu.MentsuError: unknown wind "left": east, south, west or north
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
    tsubame_gaeshi: bool
    kanburi: bool
    open_riichi: bool
    paarenchan: bool
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
        tsubame_gaeshi: bool = False,
        kanburi: bool = False,
        open_riichi: bool = False,
        paarenchan: bool = False,
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
            tsubame_gaeshi=tsubame_gaeshi,
            kanburi=kanburi,
            open_riichi=open_riichi,
            paarenchan=paarenchan,
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
        """The same situation with these fields changed.

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
    """The rest of a round as far as it is known, and the limits of a plan.

    - `draws`: the number of tiles that the player still draws, 1 to 18.
    - `depth`: the number of exchanges to allow beyond the shortest way.
    - `seen`: the tiles seen in addition to the hand, its melds and the `dora` indicators.
    - `riichi`: when to declare it: `best`, `always` or `never`.
    - `sticks`: the riichi sticks on the table, 1,000 points each to the winner.
    - `others`: the number of tiles that the others discard between two draws, on which the hand may ron; 0 for a player
      alone.
    - `room`: the largest number of states to visit.

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
    sticks: int
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
        sticks: int = 0,
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
            sticks=sticks,
            kita=kita,
            others=others,
            first_turn=first_turn,
            room=room,
        )
        _check_outlook(self)
        _set(self, seat=_wind(seat), round=_wind(round))

    def replace(self, **changes: object) -> Outlook:
        """The same outlook with these fields changed.

        >>> from mentsu import Outlook
        >>> Outlook(draws=12).replace(depth=2)
        Outlook(draws=12, depth=2)
        """
        return dataclasses.replace(self, **changes)  # type: ignore[arg-type]  # checked when made

    def __repr__(self) -> str:
        return _short(self, _OUTLOOK)


_OUTLOOK = Outlook()


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


for _class in (Situation, Outlook, Line):
    _class.__module__ = "mentsu"
