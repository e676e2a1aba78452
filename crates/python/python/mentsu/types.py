"""Types for annotations: names of small sets of values, and what is accepted as a tile, a hand and so on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict, Union

from ._native import Counts, Face, GameRules, Hand, McrRules, Meld, PartialHand, Rules, Tile, TileSet

Suit = Literal["m", "p", "s", "z"]
Wind = Literal["east", "south", "west", "north"]
Source = Literal["shimocha", "toimen", "kamicha"]
MeldKind = Literal["chi", "pon", "daiminkan", "kakan", "ankan"]
FifthCopy = Literal["any", "concealed", "ignored"]
WaitShape = Literal[
    "ryanmen", "kanchan", "penchan", "shanpon", "tanki", "chiitoitsu", "kokushi", "kokushi13"
]
FormKind = Literal["standard", "chiitoitsu", "kokushi"]
BlockKind = Literal["jantou", "pair", "shuntsu", "koutsu", "kantsu", "single"]
Limit = Literal["none", "mangan", "haneman", "baiman", "sanbaiman", "counted_yakuman", "yakuman"]
Payer = Literal["east", "south", "west", "north", "discarder"]
Goal = Literal["tenpai", "win"]
Objective = Literal["tenpai", "win", "points"]
RiichiChoice = Literal["best", "always", "never"]
Riichi = Literal["none", "riichi", "double_riichi"]
Level = Literal["easy", "medium", "hard", "expert"]
NotenBappu = Literal["yonma", "sanma2000", "sanma3000"]
Furiten = Literal["riichi", "discards", "temporary"]

McrFormKind = Literal[
    "standard", "knitted_straight", "seven_pairs", "thirteen_orphans", "honors_and_knitted"
]
Principle = Literal["non_repeat", "non_separation", "non_identical", "account_once"]

Bot = Literal["advisor", "advisor_middle", "advisor_easy", "efficiency", "random", "default"]
Reward = Literal["round_points", "game_points", "game_score"]

#: A wind: `"east"`, `"E"` or 0.
WindLike = Union[Wind, Literal["E", "S", "W", "N"], int]
#: A kind of tile, or its text: `"5m"`.
TileLike = Union[Tile, Face, str]
#: A tile that may be a red five, or its text: `"0m"`.
FaceLike = Union[Tile, Face, str]
#: A meld, or its text: `"(777=z)"`.
MeldLike = Union[Meld, str]
#: A hand, or its text.
HandLike = Union[Hand, str]
#: A hand with unknown tiles, or its text: `"123m?"`.
PartialHandLike = Union[PartialHand, Hand, str]
#: A set of kinds: text or any collection.
TileSetLike = Union[TileSet, str, Iterable[TileLike]]
#: Tiles in any order: text or any collection.
CountsLike = Union[Counts, str, Iterable[TileLike]]
#: Tiles whose order counts: text or any collection.
FacesLike = Union[str, Iterable[FaceLike]]
#: Rules, or a preset's name.
RulesLike = Union[Rules, str]
#: Chinese official rules, or a preset's name.
McrRulesLike = Union[McrRules, str]
#: The rules of a game, or a preset's name.
GameRulesLike = Union[GameRules, str]


class GameResult(TypedDict):
    """How a game ended, by seat: points, places, scores (with uma and oka) and prizes."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    prizes: tuple[int, ...]
