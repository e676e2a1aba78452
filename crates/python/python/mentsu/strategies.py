"""Random valid tiles, melds, hands, situations and rules, for property tests with Hypothesis.

It needs Hypothesis, which mentsu doesn't install: `pip install hypothesis`.

>>> from hypothesis import given
>>> from mentsu import strategies
>>> @given(strategies.winning_hands())
... def test_a_win_is_won(hand):
...     assert hand.is_win() and hand.shanten() == -1
>>> test_a_win_is_won()
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast, get_args

from hypothesis import strategies as st

from ._native import Counts, Face, Hand, Meld, Rules, Situation, Tile, TileSet
from .types import MeldKind, Source, Wind

__all__ = [
    "counts",
    "faces",
    "hands",
    "melds",
    "rules",
    "situations",
    "tenpai_hands",
    "tile_sets",
    "tiles",
    "winning_hands",
]

_TILES = tuple(Tile.all())
_WINDS: tuple[Wind, ...] = get_args(Wind)
_SOURCES: tuple[Source, ...] = get_args(Source)
_RED = {Tile("5m"): Face("0m"), Tile("5p"): Face("0p"), Tile("5s"): Face("0s")}


def tiles() -> st.SearchStrategy[Tile]:
    """Any of the 34 kinds.

    >>> from mentsu import Tile, strategies
    >>> isinstance(strategies.tiles().example(), Tile)
    True
    """
    return st.sampled_from(_TILES)


def faces() -> st.SearchStrategy[Face]:
    """Any of the 37 faces."""
    return st.sampled_from([Face(tile) for tile in _TILES] + list(_RED.values()))


def tile_sets() -> st.SearchStrategy[TileSet]:
    """Any set of kinds."""
    return st.integers(0, 2**34 - 1).map(TileSet.from_bits)


def counts(*, most: int = 136) -> st.SearchStrategy[Counts]:
    """Any tiles, at most `most`, up to four of a kind."""
    return st.lists(st.integers(0, 135), max_size=most, unique=True).map(
        lambda ids: Counts(_TILES[i // 4] for i in ids)
    )


class _Stock:
    """The remaining ones of 136 tiles, sometimes with a red five in each suit."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.left = [4] * 34
        self.reds = set(_RED) if draw(st.booleans()) else set()

    def faces(self, kinds: list[Tile]) -> list[Face] | None:
        """Takes tiles, red fives at random; `None` if some are missing."""
        needed = [0] * 34
        for tile in kinds:
            needed[tile.index] += 1
        if any(need > left for need, left in zip(needed, self.left)):
            return None
        self.left = [left - need for left, need in zip(self.left, needed)]
        return [self.face(tile) for tile in kinds]

    def face(self, tile: Tile) -> Face:
        # The last copies of a five must be the red one if it is still there.
        if tile in self.reds and (self.left[tile.index] == 0 or self.draw(st.booleans())):
            self.reds.remove(tile)
            return _RED[tile]
        return Face(tile)

    def any(self, number: int) -> list[Face]:
        """Takes any tiles."""
        taken = []
        for _ in range(number):
            kinds = [tile for tile in _TILES if self.left[tile.index] > 0]
            taken.append(self.draw(st.sampled_from(kinds)))
            self.left[taken[-1].index] -= 1
        return [self.face(tile) for tile in taken]

    def mentsu(self, kan: bool) -> list[Face]:
        """Takes a shuntsu, a koutsu, or a kantsu."""
        while True:
            tile = self.draw(st.sampled_from(_TILES))
            if kan:
                kinds = [tile] * 4
            elif tile.suit != "z" and tile.rank <= 7 and self.draw(st.integers(0, 2)):
                kinds = [_TILES[tile.index + i] for i in range(3)]
            else:
                kinds = [tile] * 3
            taken = self.faces(kinds)
            if taken is not None:
                return taken

    def meld(self, open_only: bool = False) -> Meld:
        """Takes a meld."""
        kan = self.draw(st.integers(0, 4)) == 0
        own = self.mentsu(kan)
        if kan and not open_only and self.draw(st.booleans()):
            return Meld.ankan(own)
        called = own.pop(self.draw(st.integers(0, len(own) - 1)))
        if any(face.tile != called.tile for face in own):
            return Meld.chi(own, called)
        source = self.draw(st.sampled_from(_SOURCES))
        if not kan:
            return Meld.pon(own, called, source)
        if self.draw(st.booleans()):
            return Meld.daiminkan(own, called, source)
        added = own.pop()
        return Meld.kakan(Meld.pon(own, called, source), added)


@st.composite
def melds(draw: st.DrawFn, kind: MeldKind | None = None) -> Meld:
    """Any meld, or any of a kind, from any possible source."""
    while True:
        meld = _Stock(draw).meld()
        if kind in (None, meld.kind):
            return meld


def _number_of_melds(draw: st.DrawFn, most: int | None) -> int:
    return draw(st.integers(0, 4 if most is None else most))


@st.composite
def hands(
    draw: st.DrawFn, *, waiting: bool | None = None, most_melds: int | None = None
) -> Hand:
    """Any hand of 13 tiles if `waiting`, or of 14 with its drawn tile if not; `None` gives either. A meld counts as three.
    """
    stock = _Stock(draw)
    declared = [stock.meld() for _ in range(_number_of_melds(draw, most_melds))]
    concealed = stock.any(13 - 3 * len(declared))
    hand = Hand.of(concealed, declared)
    wait = draw(st.booleans()) if waiting is None else waiting
    return hand if wait else hand.draw(stock.any(1)[0])


@st.composite
def winning_hands(draw: st.DrawFn, *, most_melds: int | None = None) -> Hand:
    """A won hand of 14 tiles with its drawn tile: mostly a jantou and mentsu, sometimes seven pairs or kokushi.
    """
    stock = _Stock(draw)
    form = draw(st.integers(0, 15))
    declared: list[Meld] = []
    if form == 0:
        pairs = draw(st.lists(tiles(), min_size=7, max_size=7, unique=True))
        concealed = stock.faces([tile for tile in pairs for _ in range(2)])
    elif form == 1:
        doubled = draw(st.sampled_from(list(TileSet.YAOCHUU)))
        concealed = stock.faces([*TileSet.YAOCHUU, doubled])
    else:
        declared = [stock.meld() for _ in range(_number_of_melds(draw, most_melds))]
        concealed = [face for _ in range(4 - len(declared)) for face in stock.mentsu(False)]
        pairs = [tile for tile in _TILES if stock.left[tile.index] >= 2]
        concealed += cast("list[Face]", stock.faces([draw(st.sampled_from(pairs))] * 2))
    concealed = cast("list[Face]", concealed)
    return Hand.of(concealed, declared, drawn=draw(st.sampled_from(concealed)))


def tenpai_hands(*, most_melds: int | None = None) -> st.SearchStrategy[Hand]:
    """A hand of 13 tiles that a tile completes; sometimes it holds all four copies of that tile."""
    return winning_hands(most_melds=most_melds).map(Hand.before_draw)


@st.composite
def situations(draw: st.DrawFn, hand: Hand | None = None) -> Situation:
    """How a hand was won: by ron of its drawn tile or by tsumo, winds, riichi of a closed hand, indicators, honba and
    sticks. It may contradict the hand.
    """
    ron = None
    if hand is not None and hand.drawn is not None and draw(st.booleans()):
        ron = hand.drawn
    closed = hand is None or hand.is_closed
    riichi = closed and draw(st.booleans())
    indicators = draw(st.lists(faces(), max_size=3))
    return Situation(
        ron,
        seat=draw(st.sampled_from(_WINDS)),
        round=draw(st.sampled_from(_WINDS[:2])),
        riichi=riichi,
        ippatsu=riichi and draw(st.booleans()),
        haitei=ron is None and draw(st.integers(0, 9)) == 0,
        houtei=ron is not None and draw(st.integers(0, 9)) == 0,
        dora=indicators,
        ura=draw(st.lists(faces(), min_size=len(indicators), max_size=len(indicators)))
        if riichi
        else (),
        honba=draw(st.integers(0, 5)),
        sticks=draw(st.integers(0, 4)),
    )


def rules() -> st.SearchStrategy[Rules]:
    """Any preset, sometimes with changes."""
    changes = st.fixed_dictionaries(
        {},
        optional={
            "kiriage": st.booleans(),
            "open_tanyao": st.booleans(),
            "double_wind_fu": st.sampled_from([2, 4]),
            "counted_yakuman": st.sampled_from(["yakuman", "sanbaiman"]),
            "ippatsu": st.booleans(),
            "ura": st.booleans(),
        },
    )
    return st.builds(
        lambda preset, changed: Rules(preset, **changed), st.sampled_from(Rules.presets()), changes
    )
