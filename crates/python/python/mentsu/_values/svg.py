"""Tiles as SVG pictures for notebooks, drawn from circles, sticks and characters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Union

if TYPE_CHECKING:
    from .._native import Face, Hand, Meld, Tile

_WIDTH, _HEIGHT = 30, 40
_GAP = 10
_RED, _GREEN, _BLUE, _INK = "#c0282d", "#1f7a3d", "#1f4e9c", "#222"
_NUMERALS = "一二三四五六七八九"
_HONORS = (
    ("東", _INK), ("南", _INK), ("西", _INK), ("北", _INK), ("", _BLUE), ("發", _GREEN), ("中", _RED),
)

# The places of circles and sticks in a grid of 0 to 4 across and 0 to 6 down.
_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((2, 3),),
    2: ((2, 1.2), (2, 4.8)),
    3: ((0.7, 1), (2, 3), (3.3, 5)),
    4: ((0.8, 1.2), (3.2, 1.2), (0.8, 4.8), (3.2, 4.8)),
    5: ((0.7, 1), (3.3, 1), (2, 3), (0.7, 5), (3.3, 5)),
    6: ((0.9, 0.8), (3.1, 0.8), (0.9, 3.2), (3.1, 3.2), (0.9, 5.2), (3.1, 5.2)),
    7: ((0.5, 0.5), (2, 1.1), (3.5, 1.7), (0.9, 3.5), (3.1, 3.5), (0.9, 5.4), (3.1, 5.4)),
    8: tuple((x, y) for y in (0.6, 2.2, 3.8, 5.4) for x in (0.9, 3.1)),
    9: tuple((x, y) for y in (0.8, 3, 5.2) for x in (0.6, 2, 3.4)),
}


def _at(x: float, y: float) -> tuple[float, float]:
    return 5 + 5 * x, 6 + 4.667 * y


def _circles(rank: int, color: str | None) -> str:
    size = 8.0 if rank == 1 else 4.2 if rank < 5 else 3.0
    parts = []
    for i, place in enumerate(_PLACES[rank]):
        x, y = _at(*place)
        ink = color or (_RED, _BLUE, _GREEN)[i % 3 if rank in (1, 3, 5, 9) else 1 + i % 2]
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="none" stroke="{ink}" stroke-width="1.6"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size / 3:.1f}" fill="{ink}"/>'
        )
    return "".join(parts)


def _sticks(rank: int, color: str | None) -> str:
    length = 14.0 if rank == 1 else 10.0 if rank < 5 else 7.0
    parts = []
    for i, place in enumerate(_PLACES[rank]):
        x, y = _at(*place)
        ink = color or (_RED if rank in (1, 5, 7, 9) and i == len(_PLACES[rank]) // 2 else _GREEN)
        top, middle = y - length / 2, y
        parts.append(
            f'<rect x="{x - 1.5:.1f}" y="{top:.1f}" width="3" height="{length}" rx="1.5" fill="{ink}"/>'
            f'<rect x="{x - 2:.1f}" y="{middle - 0.6:.1f}" width="4" height="1.2" fill="{ink}"/>'
        )
    return "".join(parts)


def _character(text: str, y: float, size: float, color: str) -> str:
    return (
        f'<text x="15" y="{y}" font-size="{size}" text-anchor="middle" font-family="serif" '
        f'fill="{color}">{escape(text)}</text>'
    )


def _picture(tile: Tile, red: bool) -> str:
    color = _RED if red else None
    if tile.suit == "m":
        numeral = _character(_NUMERALS[tile.rank - 1], 18, 15, color or _INK)
        return numeral + _character("萬", 35, 15, _RED)
    if tile.suit == "p":
        return _circles(tile.rank, color)
    if tile.suit == "s":
        return _sticks(tile.rank, color)
    text, ink = _HONORS[tile.rank - 1]
    if not text:
        return f'<rect x="6" y="7" width="18" height="26" fill="none" stroke="{ink}" stroke-width="2"/>'
    return _character(text, 28, 22, ink)


def _tile(x: float, tile: Tile, red: bool, turned: bool = False, back: bool = False, up: float = 0) -> str:
    fill = "#d9a441" if back else "#fffdf5"
    body = (
        f'<rect x="1" y="1" width="{_WIDTH - 2}" height="{_HEIGHT - 2}" rx="4" fill="{fill}" '
        'stroke="#888"/>'
    )
    if not back:
        body += _picture(tile, red)
    place = f"translate({x:g} 0)"
    if turned:
        place = f"translate({x:g} {_HEIGHT - up:g}) rotate(-90)"
    return f'<g transform="{place}">{body}</g>'


def _svg(parts: Iterable[str], width: float, title: str, above: float = 0) -> str:
    height = _HEIGHT + above
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 {0 - above:g} {width:g} {height:g}" role="img"><title>{escape(title)}</title>'
        f'{"".join(parts)}</svg>'
    )


class _Row:
    """Tiles in a row from left to right."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.x = 0.0
        self.above = 0.0  # the height of what protrudes above the tiles

    def add(self, face: Face | Tile, turned: bool = False, back: bool = False) -> None:
        tile, red = _kind(face)
        self.parts.append(_tile(self.x, tile, red, turned, back))
        self.x += _HEIGHT if turned else _WIDTH

    def add_meld(self, meld: Meld) -> None:
        """The place of the called tile points at its player: the left for kamicha, the second for toimen, the right for
        shimocha."""
        own = [face for face, part in meld.parts if part == "own"]
        place = {"kamicha": 0, "toimen": 1}.get(meld.source or "", len(own))
        for i, face in enumerate(own[:place]):
            self.add(face, back=not meld.is_open and i in (0, 3))
        if meld.called is not None:
            self.add(meld.called, turned=True)
        if meld.added is not None and meld.called is not None:
            self._add_on_top(meld.added)
        elif meld.added is not None:
            self.add(meld.added)
        for face in own[place:]:
            self.add(face)

    def _add_on_top(self, face: Face) -> None:
        self.above = 2 * _WIDTH - _HEIGHT
        tile, red = _kind(face)
        self.parts.append(_tile(self.x - _HEIGHT, tile, red, turned=True, up=_WIDTH))

    def gap(self) -> None:
        self.x += _GAP if self.parts else 0

    def svg(self, title: str) -> str:
        return _svg(self.parts, max(self.x, 1), title, self.above)


def _kind(face: Union[Face, Tile]) -> tuple[Tile, bool]:
    from .._native import Face

    return (face.tile, face.is_red) if isinstance(face, Face) else (face, False)


def faces(tiles: Sequence[Face | Tile]) -> str:
    """Tiles in a row.

    >>> from mentsu import Tile
    >>> from mentsu._values.svg import faces
    >>> faces([Tile("5p")])[:4]
    '<svg'
    """
    row = _Row()
    for face in tiles:
        row.add(face)
    return row.svg("".join(map(str, tiles)))


def groups(blocks: Sequence[Sequence[Tile]]) -> str:
    """Blocks of tiles with gaps between them."""
    row = _Row()
    for block in blocks:
        row.gap()
        for tile in block:
            row.add(tile)
    return row.svg(" ".join("".join(map(str, block)) for block in blocks))


def meld(one: Meld) -> str:
    """A meld, with the called tile turned and at its player's side, and the outer tiles of an ankan face down."""
    row = _Row()
    row.add_meld(one)
    return row.svg(str(one))


def hand(one: Hand) -> str:
    """A hand: the concealed tiles, the drawn tile with a gap, then the melds."""
    row = _Row()
    for face in one.before_draw().faces:
        row.add(face)
    if one.drawn is not None:
        row.gap()
        row.add(one.drawn)
    for declared in one.melds:
        row.gap()
        row.add_meld(declared)
    return row.svg(str(one))
