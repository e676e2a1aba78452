"""Names that stand for small sets of values, and what is taken for a tile or a hand: for annotations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Union

from ._native import Counts, Face, Hand, Meld, PartialHand, Rules, Tile, TileSet

Suit = Literal["m", "p", "s", "z"]
Wind = Literal["east", "south", "west", "north"]
Source = Literal["shimocha", "toimen", "kamicha"]
MeldKind = Literal["chi", "pon", "daiminkan", "kakan", "ankan"]
FifthCopy = Literal["any", "concealed", "ignored"]
WaitShape = Literal[
    "ryanmen", "kanchan", "penchan", "shanpon", "tanki", "chiitoitsu", "kokushi", "kokushi13"
]
FormKind = Literal["standard", "chiitoitsu", "kokushi"]
BlockKind = Literal["pair", "shuntsu", "koutsu", "kantsu", "single"]
Limit = Literal["none", "mangan", "haneman", "baiman", "sanbaiman", "counted_yakuman", "yakuman"]
Payer = Literal["east", "south", "west", "north", "discarder"]
ChanceGoal = Literal["tenpai", "win"]
PlanGoal = Literal["tenpai", "win", "points"]
RiichiChoice = Literal["best", "always", "never"]
Riichi = Literal["none", "riichi", "double_riichi"]
Level = Literal["easy", "medium", "hard", "expert"]
NotenBappu = Literal["yonma", "sanma_2000", "sanma_3000"]
Furiten = Literal["riichi", "discards", "temporary"]

#: A wind: `"E"` or 0 will do for `"east"`.
WindLike = Union[Wind, Literal["E", "S", "W", "N"], int]
#: A kind of tile: `"5m"` will do.
TileLike = Union[Tile, Face, str]
#: A tile that may be a red five: `"0m"` will do.
FaceLike = Union[Tile, Face, str]
#: A meld: `"(777=z)"` will do.
MeldLike = Union[Meld, str]
#: A hand: its text will do.
HandLike = Union[Hand, str]
#: A hand with unknown tiles: `"123m?"` will do.
PartialHandLike = Union[PartialHand, Hand, str]
#: Tiles, each once: text or any collection.
TileSetLike = Union[TileSet, str, Iterable[TileLike]]
#: Tiles and how many of each: text or any collection.
CountsLike = Union[Counts, str, Iterable[TileLike]]
#: Tiles in an order: text or any collection.
FacesLike = Union[str, Iterable[FaceLike]]
#: Rules: a preset's name will do.
RulesLike = Union[Rules, str]
