"""What the rules allow at the table: calls, kans, riichi, furiten, kuikae, pao, draws.

Every function takes hands, melds and rules as values or as text.
"""

from __future__ import annotations

from dataclasses import dataclass

from ._native import (
    TileSet,
    calls,
    declare,
    discards_after_call,
    furiten,
    kita,
    kuikae,
    kyuushu_kyuuhai,
    liable,
    may_win,
    nagashi_mangan,
    newly_liable,
    own_kans,
    riichi_discards,
    sanchahou,
    suucha_riichi,
    suufon_renda,
    suukaikan,
    tenpai_payments,
)
from ._values.situation import _set
from .types import TileSetLike

__all__ = [
    "Passed",
    "Turn",
    "calls",
    "declare",
    "discards_after_call",
    "furiten",
    "kita",
    "kuikae",
    "kyuushu_kyuuhai",
    "liable",
    "may_win",
    "nagashi_mangan",
    "newly_liable",
    "own_kans",
    "riichi_discards",
    "sanchahou",
    "suucha_riichi",
    "suufon_renda",
    "suukaikan",
    "tenpai_payments",
]


@dataclass(frozen=True)
class Turn:
    """The moment of a decision.

    - `riichi`: the player is in riichi.
    - `last_tile`: no tile is left to draw.
    - `kans`: how many kans all players have made.
    - `first_uninterrupted`: it is the first turn, and nobody has called.
    - `called`: the player has just called.
    - `abortive_draw`: the discard ends the round unless somebody wins on it.

    >>> from mentsu.legality import Turn, own_kans
    >>> own_kans("1111m456p11s7z(777=z)+9p", Turn(kans=4))
    ()
    """

    riichi: bool = False
    last_tile: bool = False
    kans: int = 0
    first_uninterrupted: bool = False
    called: bool = False
    abortive_draw: bool = False


@dataclass(frozen=True, init=False)
class Passed:
    """The tiles that can make a hand furiten: all own discards, and the tiles let pass this turn and since riichi.

    >>> from mentsu.legality import Passed
    >>> Passed(discards="19m47z").discards
    TileSet('19m47z')
    """

    discards: TileSet
    this_turn: TileSet
    since_riichi: TileSet

    def __init__(
        self,
        discards: TileSetLike = "",
        this_turn: TileSetLike = "",
        since_riichi: TileSetLike = "",
    ) -> None:
        _set(
            self,
            discards=TileSet(discards),
            this_turn=TileSet(this_turn),
            since_riichi=TileSet(since_riichi),
        )
