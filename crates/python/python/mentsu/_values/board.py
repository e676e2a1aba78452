"""Pictures for notebooks: a table with each player's points, melds and river, and the known hands; recorded games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import TYPE_CHECKING

from .svg import faces, hand, meld

if TYPE_CHECKING:
    from .._native import Decision, Game, Hand, PlayedRound, Round, Table, View

_LINE = 6
"""The number of discards in a row of a river."""

_CELL = "padding:4px 8px;vertical-align:top;text-align:left"


def board(table: Table | Decision, hands: Mapping[int, Hand]) -> str:
    """The table with these hands, one row for each player."""
    head = f"{table.wind} round, honba {table.honba}, sticks {table.sticks}, {table.draws_left} draws left"
    rows = []
    for seat, points in enumerate(table.points):
        notes = [f"seat {seat}", f"{points:,}"]
        notes += ["deals"] * (seat == table.dealer) + ["in riichi"] * table.riichi[seat]
        notes += [f"{table.norths[seat]} norths aside"] * bool(table.norths[seat])
        river = table.rivers[seat]
        lines = [faces(river[at : at + _LINE]) for at in range(0, len(river), _LINE)]
        own = hand(hands[seat]) if seat in hands else " ".join(map(meld, table.melds[seat]))
        rows.append(
            f'<tr><td style="{_CELL}">{escape(", ".join(notes))}</td>'
            f'<td style="{_CELL}">{"<br>".join(lines)}</td><td style="{_CELL}">{own}</td></tr>'
        )
    return (
        f"<table><caption>{escape(head)} {faces(table.indicators)}</caption>"
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def table(one: Table) -> str:
    """The public information."""
    return board(one, {})


def view(one: View) -> str:
    """The view of a seat."""
    return board(one.table, {one.seat: one.hand})


def round(one: PlayedRound) -> str:
    """A round with all hands shown."""
    seats = range(len(one.table.points))
    return board(one.table, {seat: one.hand(seat) for seat in seats})


def decision(one: Decision) -> str:
    """What a player did, and the table as the player saw it."""
    possible = ", ".join(map(str, one.options))
    head = f"Decision {one.number}: seat {one.seat} chose {one.action} of {possible}"
    return f"<div>{escape(head)}</div>{board(one, {one.seat: one.hand})}"


def _row(cells: Iterable[object], tag: str = "td") -> str:
    return f"<tr>{''.join(f'<{tag}>{cell}</{tag}>' for cell in cells)}</tr>"


def _title(one: Round) -> str:
    return f"{one.wind} {one.dealer + 1}, honba {one.honba}"


def _brought(one: Round, seat: int) -> str:
    """What a round brought a player, with how."""
    notes = ["won"] * (seat in one.winners) + ["dealt in"] * (seat in one.dealt_in)
    return " ".join([*([f"{one.deltas[seat]:+,}"] if one.deltas else []), *notes])


def recorded(one: Round) -> str:
    """A round of a record: the hands as dealt, and what it brought everyone."""
    head = f"{_title(one)}, sticks {one.sticks}: {one.result or 'not over'}"
    rows = (
        _row([f"seat {seat}", f"{points:,}", dealt and hand(dealt) or "", _brought(one, seat)])
        for seat, (points, dealt) in enumerate(zip(one.points, one.hands))
    )
    return f"<table><caption>{escape(head)} {faces([one.indicator])}</caption><tbody>{''.join(rows)}</tbody></table>"


def game(one: Game) -> str:
    """A recorded game: the players, and what each round brought them."""
    about = [one.format, one.preset, one.room, str(one.date) if one.date else None]
    seats = range(one.players)
    players = [
        escape(" ".join(filter(None, (one.names[seat] or f"seat {seat}", one.dan[seat])))) for seat in seats
    ]
    rows = [
        _row([_title(round), round.result or "not over", *(_brought(round, seat) for seat in seats)])
        for round in one.rounds
    ]
    if one.final_points and one.final_ranks:
        ends = (f"{points:,} ({rank})" for points, rank in zip(one.final_points, one.final_ranks))
        rows.append(_row(["points (place)", "", *ends]))
    return (
        f"<table><caption>{escape(', '.join(filter(None, about)))}</caption>"
        f"<thead>{_row(['round', 'result', *players], 'th')}</thead><tbody>{''.join(rows)}</tbody></table>"
    )
