"""Answers: plain values that compare, hash, print and pickle. The native part creates them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from . import svg
from .._native import Counts, Face, Hand, Tile, TileSet

# The native part looks up every class here, including those of plans.
from .plans import CallPlan as CallPlan
from .plans import CallPlans as CallPlans
from .plans import DiscardChance as DiscardChance
from .plans import DiscardPlan as DiscardPlan
from .plans import Figures as Figures
from .plans import Plan as Plan
from .plans import Reply as Reply
from ..types import BlockKind, FormKind, Level, Limit, Payer, WaitShape


def _text(tiles: tuple[Tile, ...]) -> str:
    return "".join(str(tile.rank) for tile in tiles) + tiles[0].suit


@dataclass(frozen=True)
class Block:
    """A block of a winning form: a pair, shuntsu, koutsu, or a single tile of kokushi.

    >>> from mentsu import Hand
    >>> block = Hand("11m234p").win_forms()[0].blocks[1]
    >>> block.kind, str(block)
    ('shuntsu', '234p')
    """

    kind: BlockKind
    tiles: tuple[Tile, ...]

    def __str__(self) -> str:
        return _text(self.tiles)


@dataclass(frozen=True)
class WinForm:
    """One way to win (和了形): `standard`, `chiitoitsu` or `kokushi`, and its blocks.

    >>> from mentsu import Hand
    >>> form = Hand("112233m445566p77s").win_forms()[1]
    >>> form.kind, str(form)
    ('chiitoitsu', '11m 22m 33m 44p 55p 66p 77s')
    """

    kind: FormKind
    blocks: tuple[Block, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.blocks))

    def _repr_html_(self) -> str:
        return svg.groups([block.tiles for block in self.blocks])


@dataclass(frozen=True)
class Reading:
    """One way to read a won hand: a form, and the block that the winning tile completed.

    `block` is `None` for chiitoitsu and kokushi, which the winning tile completes as a whole.

    >>> from mentsu import Hand
    >>> reading = Hand("23444m111p789s").readings("4m")[1]
    >>> print(reading, "|", reading.block, reading.shape)
    44m 234m 111p 789s | 234m ryanmen
    """

    tile: Tile
    form: WinForm
    block: Block | None
    shape: WaitShape

    def __str__(self) -> str:
        return str(self.form)


@dataclass(frozen=True)
class Wait:
    """A tile that a hand waits for (待ち), how many copies are outside the hand, and the shapes of the wait."""

    tile: Tile
    left: int
    shapes: tuple[WaitShape, ...]
    readings: tuple[Reading, ...] = field(repr=False)


@dataclass(frozen=True)
class Waits:
    """All waits of a hand, in order of tile; `waits["5m"]` is one of them.

    >>> from mentsu import Hand
    >>> waits = Hand("2344m111p789s").waits()
    >>> waits.tiles, len(waits), waits["4m"].shapes, "9m" in waits
    (TileSet('14m'), 2, ('ryanmen', 'tanki'), False)
    """

    tiles: TileSet
    waits: tuple[Wait, ...]

    @property
    def left(self) -> int:
        """The number of winning tiles outside the hand."""
        return sum(wait.left for wait in self.waits)

    def __len__(self) -> int:
        return len(self.waits)

    def __iter__(self) -> Iterator[Wait]:
        return iter(self.waits)

    def __contains__(self, tile: Tile | Face | str) -> bool:
        return tile in self.tiles

    def __getitem__(self, tile: Tile | Face | str) -> Wait:
        wanted = Tile(tile)
        for wait in self.waits:
            if wait.tile == wanted:
                return wait
        raise KeyError(wanted)

    def __repr__(self) -> str:
        return f"Waits('{self.tiles}')"

    def _repr_html_(self) -> str:
        return self.tiles._repr_html_()


@dataclass(frozen=True)
class Attempt:
    """One attempt of the reference algorithm: a jantou, a set of koutsu, and the tiles left over after taking shuntsu.

    `form` is the winning form if nothing was left over, otherwise `None`.
    """

    jantou: Tile
    koutsu: TileSet
    left_over: Counts
    form: WinForm | None


@dataclass(frozen=True)
class Shantens:
    """The shanten (向聴数) of each form; chiitoitsu and kokushi need 13 or 14 concealed tiles."""

    standard: int
    chiitoitsu: int
    kokushi: int

    @property
    def least(self) -> int:
        """The shanten of the nearest form.

        >>> from mentsu import Hand
        >>> Hand("123m45p13789s113z").shantens().least
        1
        """
        return min(self.standard, self.chiitoitsu, self.kokushi)


@dataclass(frozen=True)
class Ukeire:
    """The tiles that lower the shanten of a hand (受け入れ), and how many of each are left."""

    shanten: int
    tiles: TileSet
    counts: Counts

    @property
    def total(self) -> int:
        """The total number of helpful tiles.

        >>> from mentsu import Hand
        >>> Hand("123m45p13789s113z").ukeire().total
        12
        """
        return self.counts.total

    def left(self, tile: Tile | Face | str) -> int:
        """The number of copies of a tile that are left; 0 if it doesn't help.

        >>> from mentsu import Hand
        >>> Hand("123m45p13789s113z").ukeire().left("2s")
        4
        """
        return self.counts[tile]

    def __iter__(self) -> Iterator[tuple[Tile, int]]:
        return ((tile, self.counts[tile]) for tile in self.tiles)

    def _repr_html_(self) -> str:
        return self.tiles._repr_html_()


@dataclass(frozen=True)
class Discard:
    """A tile to discard (打牌), the shanten after it, and its ukeire."""

    tile: Tile
    shanten: int
    ukeire: Ukeire


@dataclass(frozen=True)
class Improvement:
    """A draw that widens the ukeire (手変わり), and the best discard after it."""

    draw: Tile
    best: Discard


@dataclass(frozen=True)
class FuItem:
    """One item of the fu (符), with its reason."""

    reason: str
    fu: int


@dataclass(frozen=True)
class Payment:
    """The payment of one player: a share of the points, and honba.

    `payer` is the wind of a seat, or `discarder` if the situation has no `discarder`.
    """

    payer: Payer
    points: int
    honba: int

    @property
    def total(self) -> int:
        """The sum of points and honba."""
        return self.points + self.honba


@dataclass(frozen=True)
class Payments:
    """The payments for a win, and the riichi sticks that the winner takes.

    >>> from mentsu import Hand, Situation
    >>> score = Hand("23467m345p34588s").score(Situation(ron="5m", honba=1, sticks=2))
    >>> paid = score.payments
    >>> paid.points, paid.honba, paid.sticks, paid.received
    (2900, 300, 2000, 5200)
    """

    payments: tuple[Payment, ...]
    sticks: int

    @property
    def points(self) -> int:
        """The points of the hand."""
        return sum(payment.points for payment in self.payments)

    @property
    def honba(self) -> int:
        """The points of all honba."""
        return sum(payment.honba for payment in self.payments)

    @property
    def received(self) -> int:
        """The total that the winner receives."""
        return self.points + self.honba + self.sticks

    def __iter__(self) -> Iterator[Payment]:
        return iter(self.payments)


@dataclass(frozen=True)
class ScoredReading:
    """The score of one reading of a won hand, item by item.

    `han` and `fu` are `None` for a yakuman, which counts `yakuman` times.
    """

    reading: Reading
    yaku: dict[str, int] = field(hash=False)
    dora: dict[str, int] = field(hash=False)
    han: int | None
    yaku_han: int
    fu: int | None
    yakuman: int
    limit: Limit
    base_points: int
    points: int
    fu_items: tuple[FuItem, ...] = field(repr=False)

    def __str__(self) -> str:
        names = " ".join([*self.yaku, *(f"{name} {han}" for name, han in self.dora.items())])
        worth = f"{self.han} han {self.fu} fu" if self.han is not None else f"{self.yakuman}x yakuman"
        limit = "" if self.limit in ("none", "yakuman") else f", {self.limit.replace('_', ' ')}"
        return f"{self.points} points: {worth}{limit}: {names}"


@dataclass(frozen=True)
class Score:
    """The score of a win: its readings, the best first and the others in the order of `Hand.readings`, and the
    payments.

    A score also has the attributes of its best reading: `score.points`, `score.yaku`.

    >>> from mentsu import Hand, Situation
    >>> score = Hand("23467m345p34588s").score(Situation(ron="5m", riichi=True))
    >>> print(score)
    5800 points: 3 han 30 fu: riichi pinfu tanyao
    >>> [(item.reason, item.fu) for item in score.fu_items]
    [('base', 20), ('closed ron', 10)]
    """

    readings: tuple[ScoredReading, ...]
    payments: Payments

    @property
    def best(self) -> ScoredReading:
        """The reading that counts."""
        return self.readings[0]

    @property
    def points(self) -> int:
        """The points, without honba and sticks."""
        return self.best.points

    @property
    def han(self) -> int | None:
        """The han, including dora; `None` for a yakuman."""
        return self.best.han

    @property
    def fu(self) -> int | None:
        """The fu; `None` for a yakuman."""
        return self.best.fu

    @property
    def yakuman(self) -> int:
        """The number of yakuman, 0 for none."""
        return self.best.yakuman

    @property
    def limit(self) -> Limit:
        """The limit that caps it: `mangan` and above, or `none`."""
        return self.best.limit

    @property
    def yaku(self) -> dict[str, int]:
        """The yaku (役) by name, and the han or yakuman of each."""
        return self.best.yaku

    @property
    def dora(self) -> dict[str, int]:
        """The han of `dora`, `ura_dora`, `aka_dora` and `kita`, each only if the hand has it."""
        return self.best.dora

    @property
    def fu_items(self) -> tuple[FuItem, ...]:
        """The items of the fu, whose sum is `fu`."""
        return self.best.fu_items

    def __str__(self) -> str:
        return str(self.best)

    def __repr__(self) -> str:
        return f"<Score: {self}>"

    def _repr_html_(self) -> str:
        """The yaku, dora and fu as a table, for notebooks."""
        unit = "yakuman" if self.yakuman else "han"
        worth = [(name, f"{number} {unit}") for name, number in self.yaku.items()]
        worth += [(name, f"{number} han") for name, number in self.dora.items()]
        worth += [(item.reason, f"{item.fu} fu") for item in self.fu_items]
        rows = (f"<tr><td>{name.replace('_', ' ')}</td><td>{number}</td></tr>" for name, number in worth)
        head = ": ".join(str(self).split(": ")[:2])
        return f"<table><caption>{head}</caption><tbody>{''.join(rows)}</tbody></table>"


@dataclass(frozen=True)
class WaitScore:
    """The score of a wait by ron and by tsumo, or the reason why it doesn't win."""

    face: Face
    ron: Score | None
    tsumo: Score | None
    no_ron: str | None
    no_tsumo: str | None


@dataclass(frozen=True)
class RiichiScore:
    """A discard that may declare riichi, the hand after it, and the scores of its waits."""

    face: Face
    hand: Hand
    waits: tuple[WaitScore, ...]


@dataclass(frozen=True)
class YakuWay:
    """The way to a yaku: its shanten, the tiles that help, and what the nearest win with it lacks."""

    yaku: str
    shanten: int
    ukeire: Ukeire
    missing: Counts
    won: Counts


@dataclass(frozen=True)
class Yaku:
    """A yaku (役): its names, and its han in a closed and an open hand."""

    name: str
    kanji: str
    english: str
    closed_han: int
    open_han: int
    is_yakuman: bool

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Completion:
    """Tiles that complete a partial hand to a win, the concealed tiles with them, and the ways to win."""

    tiles: Counts
    concealed: Counts
    win_forms: tuple[WinForm, ...]


@dataclass(frozen=True)
class Measure:
    """The difficulty of the waits of concealed tiles.

    `decompositions` is the largest number of ways in which one wait wins, `missed_by_fixed_orders` are the waits that
    neither fixed order finds, and `level` is the difficulty, `None` without a wait.
    """

    waits: TileSet
    decompositions: int
    missed_by_fixed_orders: TileSet
    level: Level | None


@dataclass(frozen=True)
class Atlas:
    """The waits of all hands of one suit and size.

    `by_waits[n]` is the number of hands that wait for n kinds; `by_standard_waits` ignores chiitoitsu and kokushi.
    """

    tiles: int
    by_waits: tuple[int, ...]
    by_standard_waits: tuple[int, ...]
    most_readings: int
    seeming_tenpai: int

    @property
    def hands(self) -> int:
        """The number of hands."""
        return sum(self.by_waits)


for _class in list(globals().values()):
    if isinstance(_class, type) and _class.__module__ == __name__:
        _class.__module__ = "mentsu"
