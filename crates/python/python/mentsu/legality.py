"""What the rules allow at the table: calls, kans, riichi, furiten, kuikae, pao, draws.

Every function takes hands, melds and rules as values or as text.
"""

from __future__ import annotations

from ._native import (
    Passed,
    Turn,
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
