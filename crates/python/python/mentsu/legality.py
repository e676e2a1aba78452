"""What may be done at the table: calls, kans, riichi, furiten, kuikae, pao, draws.

Every function takes hands, melds and rules as values or text.
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
from ._situation import _set
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
    """What the moment allows: whether the player is in riichi, whether no tile is left to draw, how
    many kans all players have made, whether nobody has called in this first turn, whether the player
    has just called, and whether the discard ends the round.

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
    """The tiles that a player discarded or let pass, which can make a hand furiten: all own discards,
    what came up since the last one, and what came up since riichi.

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
