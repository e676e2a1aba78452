"""The classes of the yaku that are no yakuman, and of dora."""

from collections.abc import Collection
from typing import Any

from ...constants import (
    CHUN,
    DRAGONS,
    EAST,
    HAKU,
    HATSU,
    NORTH,
    SOUTH,
    TERMINAL_AND_HONOR_INDICES,
    WEST,
)
from ...meld import Meld
from ...utils import classify_hand_suits, has_pon_or_kan_of, is_chi
from ..yaku import SituationYaku, Yaku, by_attribute
from ._blocks import Blocks, equal_shuntsu, is_in_every_suit, koutsu, outside, shuntsu, tiles


class CountedYaku(SituationYaku):
    """Dora: its han are as many as there are."""

    def __str__(self) -> str:
        """The name and how many there are."""
        return f"{self.name} {self.han_closed}"


class Yakuhai(Yaku):
    """A koutsu of one kind."""

    _kind: int

    def __init_subclass__(cls, *, kind: int | None = None, **row: Any) -> None:
        """Take the kind, if there is one: a class of one's own has that of its base."""
        super().__init_subclass__(**row)
        if kind is not None:
            cls._kind = kind


class Dragon(Yakuhai):
    """A koutsu of a dragon."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return has_pon_or_kan_of(hand, self._kind)


class SeatWind(Yakuhai):
    """A koutsu of the seat's wind."""

    def is_condition_met(self, hand: Blocks, player_wind: int | None, *args: object) -> bool:
        return player_wind == self._kind and has_pon_or_kan_of(hand, self._kind)


class RoundWind(Yakuhai):
    """A koutsu of the round's wind."""

    def is_condition_met(self, hand: Blocks, round_wind: int | None, *args: object) -> bool:
        return round_wind == self._kind and has_pon_or_kan_of(hand, self._kind)


class Tsumo(SituationYaku, attribute="tsumo", id=0, name="Menzen Tsumo", han=(0, 1)):
    """門前清自摸和, tsumo with a closed hand."""


class Riichi(SituationYaku, attribute="riichi", id=1, name="Riichi", han=(0, 1)):
    """立直."""


class OpenRiichi(SituationYaku, attribute="open_riichi", id=2, name="Open Riichi", han=(0, 2)):
    """オープン立直, riichi with the hand shown."""


class Ippatsu(SituationYaku, attribute="ippatsu", id=3, name="Ippatsu", han=(0, 1)):
    """一発, won within a turn after riichi."""


class Chankan(SituationYaku, attribute="chankan", id=4, name="Chankan", han=(1, 1)):
    """搶槓, ron on the tile that somebody adds to a pon."""


class Rinshan(SituationYaku, attribute="rinshan", id=5, name="Rinshan Kaihou", han=(1, 1)):
    """嶺上開花, tsumo on the tile after a kan."""


class Haitei(SituationYaku, attribute="haitei", id=6, name="Haitei Raoyue", han=(1, 1)):
    """海底摸月, tsumo on the last tile of the wall."""


class Houtei(SituationYaku, attribute="houtei", id=7, name="Houtei Raoyui", han=(1, 1)):
    """河底撈魚, ron on the last discard."""


class DaburuRiichi(SituationYaku, attribute="daburu_riichi", id=8, name="Double Riichi", han=(0, 2)):
    """ダブル立直, riichi in the first turn."""


class DaburuOpenRiichi(
    SituationYaku, attribute="daburu_open_riichi", id=9, name="Double Open Riichi", han=(0, 3)
):
    """ダブルオープン立直, riichi in the first turn with the hand shown."""


class NagashiMangan(SituationYaku, attribute="nagashi_mangan", id=10, name="Nagashi Mangan", han=(5, 5)):
    """流し満貫, only terminals and honors discarded, and none of them called."""


class Renhou(SituationYaku, attribute="renhou", id=11, name="Renhou", han=(0, 5)):
    """人和, ron before the own first draw, as five han."""


class Pinfu(SituationYaku, attribute="pinfu", id=12, name="Pinfu", han=(0, 1)):
    """平和, no fu but the base; whoever counts them knows."""


class Tanyao(Yaku, attribute="tanyao", id=13, name="Tanyao", han=(1, 1)):
    """断么九, neither terminals nor honors."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return TERMINAL_AND_HONOR_INDICES.isdisjoint(tiles(hand))


class Iipeiko(Yaku, attribute="iipeiko", id=14, name="Iipeiko", han=(0, 1)):
    """一盃口, the same shuntsu twice."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return equal_shuntsu(hand) >= 1


class Haku(Dragon, kind=HAKU, attribute="haku", id=15, name="Yakuhai (haku)", han=(1, 1)):
    """白, a koutsu of white dragons."""


class Hatsu(Dragon, kind=HATSU, attribute="hatsu", id=16, name="Yakuhai (hatsu)", han=(1, 1)):
    """發, a koutsu of green dragons."""


class Chun(Dragon, kind=CHUN, attribute="chun", id=17, name="Yakuhai (chun)", han=(1, 1)):
    """中, a koutsu of red dragons."""


class SeatWindEast(
    SeatWind, kind=EAST, attribute="seat_wind_east", id=18, name="Yakuhai (seat wind east)", han=(1, 1)
):
    """自風, a koutsu of east winds where that is the seat's wind."""


class SeatWindSouth(
    SeatWind, kind=SOUTH, attribute="seat_wind_south", id=19, name="Yakuhai (seat wind south)", han=(1, 1)
):
    """自風, a koutsu of south winds where that is the seat's wind."""


class SeatWindWest(
    SeatWind, kind=WEST, attribute="seat_wind_west", id=20, name="Yakuhai (seat wind west)", han=(1, 1)
):
    """自風, a koutsu of west winds where that is the seat's wind."""


class SeatWindNorth(
    SeatWind, kind=NORTH, attribute="seat_wind_north", id=21, name="Yakuhai (seat wind north)", han=(1, 1)
):
    """自風, a koutsu of north winds where that is the seat's wind."""


class RoundWindEast(
    RoundWind, kind=EAST, attribute="round_wind_east", id=22, name="Yakuhai (round wind east)", han=(1, 1)
):
    """場風, a koutsu of east winds where that is the round's wind."""


class RoundWindSouth(
    RoundWind, kind=SOUTH, attribute="round_wind_south", id=23, name="Yakuhai (round wind south)", han=(1, 1)
):
    """場風, a koutsu of south winds where that is the round's wind."""


class RoundWindWest(
    RoundWind, kind=WEST, attribute="round_wind_west", id=24, name="Yakuhai (round wind west)", han=(1, 1)
):
    """場風, a koutsu of west winds where that is the round's wind."""


class RoundWindNorth(
    RoundWind, kind=NORTH, attribute="round_wind_north", id=25, name="Yakuhai (round wind north)", han=(1, 1)
):
    """場風, a koutsu of north winds where that is the round's wind."""


class Sanshoku(Yaku, attribute="sanshoku", id=26, name="Sanshoku Doujun", han=(1, 2)):
    """三色同順, the same shuntsu in every suit."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return is_in_every_suit(shuntsu(hand))


class Ittsu(Yaku, attribute="ittsu", id=27, name="Ittsu", han=(1, 2)):
    """一気通貫, 123, 456 and 789 of one suit."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        found = {*shuntsu(hand)}
        return any({first, first + 3, first + 6} <= found for first in (0, 9, 18))


class Chantai(Yaku, attribute="chantai", id=28, name="Chantai", han=(1, 2)):
    """混全帯么九, a terminal or honor in every block, with shuntsu and honors."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        terminals, honors = outside(hand)
        return bool(shuntsu(hand) and terminals and honors) and terminals + honors == 5


class Honroto(Yaku, attribute="honroto", id=29, name="Honroutou", han=(2, 2)):
    """混老頭, terminals and honors alone."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return TERMINAL_AND_HONOR_INDICES.issuperset(tiles(hand))


class Toitoi(Yaku, attribute="toitoi", id=30, name="Toitoi", han=(2, 2)):
    """対々和, four koutsu."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return len(koutsu(hand)) == 4


class Sanankou(Yaku, attribute="sanankou", id=31, name="San Ankou", han=(2, 2)):
    """三暗刻, three concealed koutsu."""

    def is_condition_met(
        self, hand: Blocks, win_tile: int, melds: Collection[Meld], is_tsumo: bool
    ) -> bool:
        opened = [meld.tiles_34 for meld in melds if meld.opened]
        closed = [block for block in hand if list(block) not in opened]
        concealed = koutsu(closed)
        won = win_tile // 4
        # A koutsu completed by ron isn't concealed, unless a shuntsu can have been.
        if not is_tsumo and not any(is_chi(block) and won in block for block in closed):
            concealed.discard(won)
        return len(concealed) == 3


class SanKantsu(Yaku, attribute="sankantsu", id=32, name="San Kantsu", han=(2, 2)):
    """三槓子, three kans among the melds."""

    def is_condition_met(self, hand: Blocks | None, melds: Collection[Meld], *args: object) -> bool:
        return sum(meld.type in (Meld.KAN, Meld.SHOUMINKAN) for meld in melds) == 3


class SanshokuDoukou(Yaku, attribute="sanshoku_douko", id=33, name="Sanshoku Doukou", han=(2, 2)):
    """三色同刻, the same koutsu in every suit."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return is_in_every_suit(koutsu(hand))


class Chiitoitsu(Yaku, attribute="chiitoitsu", id=34, name="Chiitoitsu", han=(0, 2)):
    """七対子, seven pairs."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return len(hand) == 7


class Shosangen(Yaku, attribute="shosangen", id=35, name="Shou Sangen", han=(2, 2)):
    """小三元, koutsu of two dragons and a pair of the third."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        dragons = [len(block) for block in hand if block[0] in DRAGONS]
        return len(dragons) == 3 and sum(size > 2 for size in dragons) >= 2


class Honitsu(Yaku, attribute="honitsu", id=36, name="Honitsu", han=(2, 3)):
    """混一色, one suit and honors."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        suits, honors = classify_hand_suits(hand)
        return suits in (1, 2, 4) and bool(honors)


class Junchan(Yaku, attribute="junchan", id=37, name="Junchan", han=(2, 3)):
    """純全帯么九, a terminal in every block, with shuntsu."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return bool(shuntsu(hand)) and outside(hand)[0] == 5


class Ryanpeikou(Yaku, attribute="ryanpeiko", id=38, name="Ryanpeikou", han=(0, 3)):
    """二盃口, twice the same shuntsu twice."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        return equal_shuntsu(hand) >= 2


class Chinitsu(Yaku, attribute="chinitsu", id=39, name="Chinitsu", han=(5, 6)):
    """清一色, one suit alone."""

    def is_condition_met(self, hand: Blocks, *args: object) -> bool:
        suits, honors = classify_hand_suits(hand)
        return suits in (1, 2, 4) and not honors


class Dora(CountedYaku, attribute="dora", id=120, name="Dora", han=(1, 1)):
    """ドラ. Its han are as many as there are."""


class AkaDora(CountedYaku, attribute="aka_dora", id=121, name="Aka Dora", han=(1, 1)):
    """赤ドラ, red fives. Its han are as many as there are."""


class UraDora(CountedYaku, attribute="ura_dora", id=122, name="Ura Dora", han=(0, 1)):
    """裏ドラ. Its han are as many as there are."""


CLASSES = by_attribute(__package__, globals())
