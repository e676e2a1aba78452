"""The yaku that are no yakuman, and dora: a module each, as in the original."""

from ._rows import CLASSES as CLASSES
from .aka_dora import AkaDora as AkaDora
from .chankan import Chankan as Chankan
from .chantai import Chantai as Chantai
from .chiitoitsu import Chiitoitsu as Chiitoitsu
from .chinitsu import Chinitsu as Chinitsu
from .chun import Chun as Chun
from .daburu_open_riichi import DaburuOpenRiichi as DaburuOpenRiichi
from .daburu_riichi import DaburuRiichi as DaburuRiichi
from .dora import Dora as Dora
from .haitei import Haitei as Haitei
from .haku import Haku as Haku
from .hatsu import Hatsu as Hatsu
from .honitsu import Honitsu as Honitsu
from .honroto import Honroto as Honroto
from .houtei import Houtei as Houtei
from .iipeiko import Iipeiko as Iipeiko
from .ippatsu import Ippatsu as Ippatsu
from .ittsu import Ittsu as Ittsu
from .junchan import Junchan as Junchan
from .nagashi_mangan import NagashiMangan as NagashiMangan
from .open_riichi import OpenRiichi as OpenRiichi
from .pinfu import Pinfu as Pinfu
from .renhou import Renhou as Renhou
from .riichi import Riichi as Riichi
from .rinshan import Rinshan as Rinshan
from .round_wind_east import RoundWindEast as RoundWindEast
from .round_wind_north import RoundWindNorth as RoundWindNorth
from .round_wind_south import RoundWindSouth as RoundWindSouth
from .round_wind_west import RoundWindWest as RoundWindWest
from .ryanpeiko import Ryanpeikou as Ryanpeikou
from .sanankou import Sanankou as Sanankou
from .sankantsu import SanKantsu as SanKantsu
from .sanshoku import Sanshoku as Sanshoku
from .sanshoku_douko import SanshokuDoukou as SanshokuDoukou
from .seat_wind_east import SeatWindEast as SeatWindEast
from .seat_wind_north import SeatWindNorth as SeatWindNorth
from .seat_wind_south import SeatWindSouth as SeatWindSouth
from .seat_wind_west import SeatWindWest as SeatWindWest
from .shosangen import Shosangen as Shosangen
from .tanyao import Tanyao as Tanyao
from .toitoi import Toitoi as Toitoi
from .tsumo import Tsumo as Tsumo
from .ura_dora import UraDora as UraDora

__all__ = [
    "AkaDora",
    "Chankan",
    "Chantai",
    "Chiitoitsu",
    "Chinitsu",
    "Chun",
    "DaburuOpenRiichi",
    "DaburuRiichi",
    "Dora",
    "Haitei",
    "Haku",
    "Hatsu",
    "Honitsu",
    "Honroto",
    "Houtei",
    "Iipeiko",
    "Ippatsu",
    "Ittsu",
    "Junchan",
    "NagashiMangan",
    "OpenRiichi",
    "Pinfu",
    "Renhou",
    "Riichi",
    "Rinshan",
    "RoundWindEast",
    "RoundWindNorth",
    "RoundWindSouth",
    "RoundWindWest",
    "Ryanpeikou",
    "SanKantsu",
    "Sanankou",
    "Sanshoku",
    "SanshokuDoukou",
    "SeatWindEast",
    "SeatWindNorth",
    "SeatWindSouth",
    "SeatWindWest",
    "Shosangen",
    "Tanyao",
    "Toitoi",
    "Tsumo",
    "UraDora",
]
