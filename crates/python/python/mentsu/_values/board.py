"""Pictures of a table for notebooks: each player's points, melds and river, and the known hands."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING

from .svg import faces, hand, meld

if TYPE_CHECKING:
    from .._native import Hand, PlayedRound, Table, View

_LINE = 6
"""The number of discards in a row of a river."""

_CELL = "padding:4px 8px;vertical-align:top;text-align:left"


def board(table: Table, hands: Mapping[int, Hand]) -> str:
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
