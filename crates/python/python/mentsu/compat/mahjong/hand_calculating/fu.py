"""The fu of a hand, item by item."""

from collections.abc import Collection, Sequence
from typing import TypedDict

from ..constants import TERMINAL_AND_HONOR_INDICES
from ..meld import Meld
from ..utils import is_chi, is_pair
from .hand_config import HandConfig


class FuDetail(TypedDict):
    """An item of fu and its reason, one of `FuCalculator`."""

    fu: int
    reason: str


class FuCalculator:
    """The fu of a hand divided into blocks."""

    # 20; 30 by ron with a closed hand; 25 for seven pairs.
    BASE = "base"
    # Waits of 2.
    PENCHAN = "penchan"
    KANCHAN = "kanchan"
    PAIR_WAIT = "pair_wait"
    # A pair of dragons, of the player's or the round's wind, 2; of both winds in one, 4.
    VALUED_PAIR = "valued_pair"
    DOUBLE_VALUED_PAIR = "double_valued_pair"
    # 2.
    TSUMO = "tsumo"
    # 2 for an open hand without other fu.
    HAND_WITHOUT_FU = "hand_without_fu"
    # 2 for an open koutsu, twice that if closed, twice for terminals and honors, four times as a kan.
    CLOSED_PON = "closed_pon"
    OPEN_PON = "open_pon"
    CLOSED_TERMINAL_PON = "closed_terminal_pon"
    OPEN_TERMINAL_PON = "open_terminal_pon"
    CLOSED_KAN = "closed_kan"
    OPEN_KAN = "open_kan"
    CLOSED_TERMINAL_KAN = "closed_terminal_kan"
    OPEN_TERMINAL_KAN = "open_terminal_kan"

    @staticmethod
    def calculate_fu(
        hand: Collection[Sequence[int]],
        win_tile: int,
        win_group: Sequence[int],
        config: HandConfig,
        valued_tiles: Sequence[int | None] | None = None,
        melds: Collection[Meld] | None = None,
    ) -> tuple[list[FuDetail], int]:
        """
        The items of the fu, and their sum rounded up to ten.

        `hand` is divided into blocks of kinds; `win_group` is the one that the winning tile, a
        number up to 135, completed. `valued_tiles` are the kinds of which a pair has fu; one that
        stands there twice has 4.

        >>> from mentsu.compat.mahjong.hand_calculating.fu import FuCalculator
        >>> from mentsu.compat.mahjong.hand_calculating.hand_config import HandConfig
        >>> hand = [[0, 1, 2], [3, 4, 5], [9, 10, 11], [31, 31], [33, 33, 33]]
        >>> items, fu = FuCalculator.calculate_fu(hand, 4 * 10, [9, 10, 11], HandConfig(), [31])
        >>> [(item["reason"], item["fu"]) for item in items], fu
        ([('kanchan', 2), ('valued_pair', 2), ('closed_terminal_pon', 8), ('base', 30)], 50)
        """
        if len(hand) == 7:
            return [FuDetail(fu=25, reason=FuCalculator.BASE)], 25
        melds = melds or ()
        won = win_tile >> 2
        items = [
            *_of_wait(hand, won, win_group, melds),
            *_of_pair(hand, win_group, valued_tiles or ()),
            *_of_koutsu(hand, win_group, melds, config.is_tsumo),
        ]
        is_open = any(meld.opened for meld in melds)
        if config.is_tsumo and (items or config.options.fu_for_pinfu_tsumo):
            items.append((2, FuCalculator.TSUMO))
        if is_open and not items and config.options.fu_for_open_pinfu:
            items.append((2, FuCalculator.HAND_WITHOUT_FU))
        items.append((20 if is_open or config.is_tsumo else 30, FuCalculator.BASE))
        total = sum(fu for fu, _ in items)
        return [FuDetail(fu=fu, reason=reason) for fu, reason in items], -(-total // 10) * 10


_Items = list[tuple[int, str]]


def _of_wait(
    hand: Collection[Sequence[int]], won: int, group: Sequence[int], melds: Collection[Meld]
) -> _Items:
    """Penchan and kanchan, in a shuntsu that isn't called."""
    if not is_chi(group):
        return []
    called = sum(meld.type == Meld.CHI and sorted(meld.tiles_34) == [*group] for meld in melds)
    if sum([[*block] == [*group] for block in hand]) <= called:
        return []
    low, middle, high = group
    if won == middle:
        return [(2, FuCalculator.KANCHAN)]
    if (low % 9, won) in ((0, high), (6, low)):
        return [(2, FuCalculator.PENCHAN)]
    return []


def _of_pair(
    hand: Collection[Sequence[int]], group: Sequence[int], valued: Sequence[int | None]
) -> _Items:
    """The fu of the pair, and those of a wait for it."""
    items: _Items = []
    pair = next((block[0] for block in reversed([*hand]) if is_pair(block)), None)
    times = 0 if pair is None or not valued else valued.count(pair)
    if times == 1:
        items.append((2, FuCalculator.VALUED_PAIR))
    elif times > 1:
        items.append((4, FuCalculator.DOUBLE_VALUED_PAIR))
    if is_pair(group):
        items.append((2, FuCalculator.PAIR_WAIT))
    return items


def _of_koutsu(
    hand: Collection[Sequence[int]],
    group: Sequence[int],
    melds: Collection[Meld],
    is_tsumo: bool,
) -> _Items:
    """Koutsu and kans. One completed by ron is open."""
    declared = {meld.tiles[0] // 4: meld for meld in melds if meld.type != Meld.CHI}
    items: _Items = []
    for block in hand:
        kind = block[0]
        if is_pair(block) or block[1] != kind:
            continue
        meld = declared.get(kind)
        is_kan = len(block) == 4 or (
            meld is not None and meld.type in (Meld.KAN, Meld.SHOUMINKAN)
        )
        by_ron = not is_tsumo and [*group] == [*block]
        is_open = by_ron or (meld is not None and bool(meld.opened))
        outside = kind in TERMINAL_AND_HONOR_INDICES
        fu = 2 << (outside + (not is_open) + 2 * is_kan)
        size, place = "kan" if is_kan else "pon", "terminal_" if outside else ""
        items.append((fu, f"{'open' if is_open else 'closed'}_{place}{size}"))
    return items
