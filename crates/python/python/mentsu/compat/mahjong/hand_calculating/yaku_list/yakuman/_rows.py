"""The classes of the yakuman."""

from collections.abc import Collection, Sequence
from math import prod

from ....constants import (
    DRAGONS,
    HATSU,
    HONOR_INDICES,
    TERMINAL_AND_HONOR_INDICES,
    TERMINAL_INDICES,
    WINDS,
)
from ....meld import Meld
from ....utils import classify_hand_suits, is_pair, is_pin, is_sou, simplify
from ...yaku import SituationYaku, Yaku, by_attribute
from .._blocks import Blocks, koutsu, tiles

# How many of each rank a hand of chuuren poutou has at least.
_GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)
# 23468s and green dragons.
_GREEN = frozenset((19, 20, 21, 23, 25, HATSU))


class KokushiMusou(Yaku, attribute="kokushi", id=100, name="Kokushi Musou", han=(0, 13), is_yakuman=True):
    """国士無双, the thirteen terminals and honors, one of them twice."""

    def is_condition_met(self, hand: Blocks | None, tiles_34: Sequence[int], *args: object) -> bool:
        return prod(tiles_34[kind] for kind in TERMINAL_AND_HONOR_INDICES) == 2


class ChuurenPoutou(
    Yaku, attribute="chuuren_poutou", id=101, name="Chuuren Poutou", han=(0, 13), is_yakuman=True
):
    """九蓮宝燈, 1112345678999 of one suit and any tile of it."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        suits, honors = classify_hand_suits(hand)
        ranks = [simplify(tile) for tile in tiles(hand)]
        are_there = all([ranks.count(rank) >= copies for rank, copies in enumerate(_GATES)])
        return suits in (1, 2, 4) and not honors and are_there and len(ranks) == 14


class Suuankou(Yaku, attribute="suuankou", id=102, name="Suu Ankou", han=(0, 13), is_yakuman=True):
    """四暗刻, four concealed koutsu."""

    def is_condition_met(self, hand: Blocks, win_tile: int, is_tsumo: bool) -> bool:
        won = win_tile // 4
        # A koutsu completed by ron isn't concealed.
        return len(koutsu(hand) - (set() if is_tsumo else {won})) == 4


class Daisangen(Yaku, attribute="daisangen", id=103, name="Daisangen", han=(13, 13), is_yakuman=True):
    """大三元, koutsu of all three dragons."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return koutsu(hand) >= DRAGONS


class Shousuushii(Yaku, attribute="shosuushi", id=104, name="Shousuushii", han=(13, 13), is_yakuman=True):
    """小四喜, koutsu of three winds and a pair of the fourth."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        pairs = {block[0] for block in hand if is_pair(block)}
        return len(koutsu(hand) & WINDS) == 3 and bool(pairs & WINDS)


class Ryuuiisou(Yaku, attribute="ryuisou", id=105, name="Ryuuiisou", han=(13, 13), is_yakuman=True):
    """緑一色, 23468 of sou and green dragons alone."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return _GREEN.issuperset(tiles(hand))


class Suukantsu(Yaku, attribute="suukantsu", id=106, name="Suu Kantsu", han=(13, 13), is_yakuman=True):
    """四槓子, four kans among the melds."""

    def is_condition_met(self, hand: Blocks | None, melds: Collection[Meld], *args: object) -> bool:
        return sum(meld.type in (Meld.KAN, Meld.SHOUMINKAN) for meld in melds) == 4


class Tsuuiisou(Yaku, attribute="tsuisou", id=107, name="Tsuu Iisou", han=(13, 13), is_yakuman=True):
    """字一色, honors alone."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return HONOR_INDICES.issuperset(tiles(hand))


class Chinroutou(Yaku, attribute="chinroto", id=108, name="Chinroutou", han=(13, 13), is_yakuman=True):
    """清老頭, terminals alone."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return TERMINAL_INDICES.issuperset(tiles(hand))


class Daisharin(Yaku, attribute="daisharin", id=109, name="Daisharin", han=(0, 13), is_yakuman=True):
    """大車輪, 22334455667788 of pin, or of any suit under names of their own."""

    def set_pin(self) -> None:
        """Take the name of the hand in pin."""
        self.name = "Daisharin"

    def set_man(self) -> None:
        """Take the name of the hand in man."""
        self.name = "Daisuurin"

    def set_sou(self) -> None:
        """Take the name of the hand in sou."""
        self.name = "Daichikurin"

    def rename(self, hand: Sequence[Sequence[int]]) -> None:
        """Take the name of the hand's suit."""
        kind = hand[0][0]
        if is_sou(kind):
            self.set_sou()
        elif is_pin(kind):
            self.set_pin()
        else:
            self.set_man()

    def is_condition_met(self, hand: Blocks, allow_other_sets: bool, *args: object) -> bool:
        suits, honors = classify_hand_suits(hand)
        ranks = [simplify(tile) for tile in tiles(hand)]
        suit = suits in (1, 2, 4) if allow_other_sets else suits == 2
        return suit and not honors and all([ranks.count(rank) == 2 for rank in range(1, 8)])


class Daichisei(Yaku, attribute="daichisei", id=110, name="Daichisei", han=(0, 13), is_yakuman=True):
    """大七星, seven pairs of honors."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return HONOR_INDICES.issuperset(tiles(hand)) and len(hand) == 7


class DaiSuushii(Yaku, attribute="daisuushi", id=111, name="Dai Suushii", han=(26, 26), is_yakuman=True):
    """大四喜, koutsu of all four winds."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return koutsu(hand) >= WINDS


class DaburuKokushiMusou(
    SituationYaku, attribute="daburu_kokushi", id=112, name="Kokushi Musou Juusanmen Matchi", han=(0, 26), is_yakuman=True
):
    """国士無双十三面待ち, kokushi that waited for all thirteen kinds."""


class SuuankouTanki(
    SituationYaku, attribute="suuankou_tanki", id=113, name="Suu Ankou Tanki", han=(0, 26), is_yakuman=True
):
    """四暗刻単騎, four concealed koutsu that waited for the pair."""


class DaburuChuurenPoutou(
    SituationYaku, attribute="daburu_chuuren_poutou", id=114, name="Daburu Chuuren Poutou", han=(0, 26), is_yakuman=True
):
    """純正九蓮宝燈, chuuren poutou that waited for all nine ranks."""


class Tenhou(SituationYaku, attribute="tenhou", id=115, name="Tenhou", han=(0, 13), is_yakuman=True):
    """天和, tsumo on the first draw, by the dealer."""


class Chiihou(SituationYaku, attribute="chiihou", id=116, name="Chiihou", han=(0, 13), is_yakuman=True):
    """地和, tsumo on the first draw, by another player than the dealer."""


class RenhouYakuman(
    SituationYaku, attribute="renhou_yakuman", id=117, name="Renhou (yakuman)", han=(0, 13), is_yakuman=True
):
    """人和, ron before the own first draw, as a yakuman."""


class Sashikomi(SituationYaku, attribute="sashikomi", id=118, name="Sashikomi", han=(0, 13), is_yakuman=True):
    """差し込み, ron from somebody who has seen the hand: open riichi."""


class Paarenchan(
    SituationYaku, attribute="paarenchan", id=119, name="Paarenchan", han=(13, 13), is_yakuman=True
):
    """八連荘, the eighth win of a dealer in a row and those after it."""

    count = 0

    def set_paarenchan_count(self, count: int) -> None:
        """Set how many times the yakuman counts."""
        self.han_open = self.han_closed = 13 * count
        self.count = count

    def __str__(self) -> str:
        """The name and how many times it counts."""
        return f"{self.name} {self.count}"


CLASSES = by_attribute(__package__, globals())
