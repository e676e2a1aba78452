"""Games that are played (麻雀卓): rounds, walls, what seats see, bots, and mjai both ways.

A `Game` plays one `Round` after another. `round.awaited` says whom it waits for, `round.options(seat)` what the seat may do,
and `round.act(seat, action)` moves it and gives the events that follow. A `View` is what one seat knows, and all that a
bot sees. Values compare, copy and pickle; from the same seed the same games follow as in Rust.

>>> from mentsu.table import Round
>>> round = Round("tenhou", seed=7)
>>> round.awaited, round.hand(0).shanten(), len(round.options(0))
((0,), 2, 11)
>>> round.act(0, round.default_action(0))[0]
<Event discard, seat 0, 7s>
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TextIO, Union

from . import _native
from ._native import Action, Event, GameRules, Table, TileDanger, View, Wall
from ._native import PlayedGame as Game
from ._native import PlayedRound as Round
from ._values.errors import MentsuError, RecordError

if TYPE_CHECKING:
    from .types import GameRulesLike

    Line = Mapping[str, Any]

__all__ = [
    "Action",
    "Event",
    "Game",
    "GameRules",
    "Round",
    "Table",
    "TileDanger",
    "View",
    "Wall",
    "action_from_mjai",
    "action_to_mjai",
    "event_to_mjai",
    "events_from_mjai",
    "play_mjai",
    "view_from_mjai",
]


def event_to_mjai(event: Event, *, players: int = 4) -> dict[str, Any]:
    """An event as mjai has it; what isn't seen is `?`.

    >>> from mentsu.table import Round, event_to_mjai
    >>> event_to_mjai(Round(seed=7).events[1].seen_by(2))
    {'type': 'tsumo', 'actor': 0, 'pai': '?'}
    """
    line: dict[str, Any] = json.loads(_native.mjai_of_event(event, players))
    return line


def events_from_mjai(lines: Iterable[Line], rules: GameRulesLike = "tenhou") -> tuple[Event, ...]:
    """The events of lines of mjai from a `start_kyoku` on. A `RecordError` names a line that isn't mjai.

    >>> from mentsu.table import Round, event_to_mjai, events_from_mjai
    >>> events = Round(seed=7).events
    >>> events_from_mjai(event_to_mjai(event) for event in events) == events
    True
    """
    return tuple(_native.events_of_mjai([json.dumps(dict(line)) for line in lines], rules))


def action_to_mjai(at: Union[Round, View], action: Action, seat: int | None = None) -> list[dict[str, Any]]:
    """The lines with which a seat answers to do this: two for a riichi, which its discard follows, else one.

    >>> from mentsu.table import Round, action_to_mjai
    >>> round = Round(seed=7)
    >>> action_to_mjai(round.view(0), round.default_action(0))
    [{'type': 'dahai', 'actor': 0, 'pai': '7s', 'tsumogiri': True}]
    """
    table, own = _moment(at, seat)
    return [json.loads(line) for line in _native.mjai_of_action(table, own, action)]


def action_from_mjai(
    at: Union[Round, View], lines: Union[Line, Iterable[Line]], seat: int | None = None
) -> Action:
    """The offered action that these lines mean, fields that mjai doesn't need left aside.

    A `MentsuError` says that nothing of what is offered is meant.

    >>> from mentsu.table import Round, action_from_mjai, action_to_mjai
    >>> view = Round(seed=7).view(0)
    >>> all(action_from_mjai(view, action_to_mjai(view, action)) == action for action in view.options)
    True
    """
    table, own = _moment(at, seat)
    given = [dict(lines)] if isinstance(lines, Mapping) else [dict(line) for line in lines]
    options = at.options if isinstance(at, View) else at.options(own)
    for action in options:
        meant = [json.loads(line) for line in _native.mjai_of_action(table, own, action)]
        if len(meant) == len(given) and all(
            all(line.get(field) == value for field, value in wanted.items()) for wanted, line in zip(meant, given)
        ):
            return action
    raise MentsuError(f"{json.dumps(given)[:200]} is nothing that seat {own} may do", "no_action")


def view_from_mjai(
    lines: Iterable[Line], seat: int | None = None, *, rules: GameRulesLike | None = None
) -> View:
    """What a seat knows after the last of these lines of mjai: a game's first line, and a round's from its deal on.

    Seat and rules are those of the `start_game`, if none are given. A `RecordError` names a line that isn't mjai.

    >>> from mentsu.table import Round, event_to_mjai, view_from_mjai
    >>> round = Round(seed=7)
    >>> view_from_mjai([event_to_mjai(event.seen_by(0)) for event in round.events], 0) == round.view(0)
    True
    """
    return _native.view_of_mjai([json.dumps(dict(line)) for line in lines], seat, rules)


def play_mjai(
    choose: Callable[[View], Action],
    events: Iterable[str] | None = None,
    answers: TextIO | None = None,
    *,
    rules: GameRulesLike | None = None,
) -> None:
    """Plays a seat by mjai: reads events, one a line, and answers each with a line, as `mentsu arena` wants it.

    Where the seat has options, `choose` is given its view and returns one of them. Events come from standard input and
    answers go to standard output, if nothing else is given. A game may follow another. Rules are those that
    `start_game` has, or Tenhou's, if none are given. Where a dealer may end the game, it goes on. A `RecordError` names
    a line that isn't mjai; empty ones are passed over.

    >>> import io, json
    >>> from mentsu.table import Round, event_to_mjai, play_mjai
    >>> lines = [{"type": "start_game", "id": 0}]
    >>> lines += [event_to_mjai(event.seen_by(0)) for event in Round(seed=7).events]
    >>> answers = io.StringIO()
    >>> play_mjai(lambda view: view.bot("efficiency"), map(json.dumps, lines), answers)
    >>> print(answers.getvalue(), end="")
    {"type": "none"}
    {"type": "none"}
    {"type": "dahai", "actor": 0, "pai": "2s", "tsumogiri": false}
    """
    game: list[str] = []
    round: list[str] = []
    riichi_discard: Line | None = None
    out = sys.stdout if answers is None else answers
    for number, line in enumerate(sys.stdin if events is None else events, 1):
        if not line.strip():
            continue
        event = _event(line, number)
        answer: Line = {"type": "none"}
        kind = event["type"]
        if kind == "start_game":
            game, round = [line], []
        elif kind == "start_kyoku":
            round = [line]
        elif kind in ("end_kyoku", "end_game"):
            round = []
        elif round:
            round.append(line)
        # The own riichi is the next event, if it was accepted.
        discard, riichi_discard = riichi_discard, None
        if discard is not None and kind == "reach" and event.get("actor") == discard["actor"]:
            answer = discard
        elif round:
            view = _native.view_of_mjai(game + round, None, rules)
            if view.options:
                answer, *later = action_to_mjai(view, choose(view))
                riichi_discard = later[0] if later else None
        print(json.dumps(answer), file=out, flush=True)


def _event(line: str, number: int) -> Line:
    """A line of mjai."""
    try:
        event = json.loads(line)
    except ValueError as why:
        raise RecordError(f"not JSON ({why}): {line.strip()[:80]!r}", "json", place=f"line {number}") from None
    if not isinstance(event, dict) or not isinstance(event.get("type"), str):
        raise RecordError(f"not an event of mjai: {line.strip()[:80]!r}", "missing", place=f"line {number}")
    return event


def _moment(at: Union[Round, View], seat: int | None) -> tuple[Table, int]:
    """The table, and whose action it is."""
    if isinstance(at, View):
        return at.table, at.seat
    if seat is None:
        raise MentsuError("a round has several seats: say which", "no_seat")
    return at.table, seat
